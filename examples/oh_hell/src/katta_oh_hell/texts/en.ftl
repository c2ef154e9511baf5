### Oh Hell. What is not here is said by the declaration.

oh-hell-name = Oh Hell
oh-hell-line = Bid how many tricks you will take, then take exactly as many: not one fewer, not one more.

oh-hell-option-suits = Suits in the deck
oh-hell-option-ranks = Cards of each suit
oh-hell-option-tricks = Tricks
oh-hell-option-tricks-random = as chance has it
oh-hell-option-penalty = A wrong bid
oh-hell-option-penalty-no = counts the tricks
oh-hell-option-penalty-yes = costs points
oh-hell-option-points = Points for each trick

oh-hell-rules-goal =
    Take exactly as many tricks as you bid. The number of tricks, and who deals, are left to chance. Everyone is dealt
    as many cards as there are tricks; the next card is turned up, and its suit is trump.
    .title = Goal
oh-hell-rules-bidding =
    The player after the dealer bids first, the dealer last: any number from none to all. The bids may not add up to
    the number of tricks, so somebody will always be wrong; it is the dealer who must see to that.
    .title = Bidding
oh-hell-rules-play =
    The player after the dealer leads any card. You must follow suit if you can; if not, play what you like. The
    highest trump takes the trick, or without one the highest card of the suit led. Whoever takes it leads the next.
    .title = Play
oh-hell-rules-score =
    A point for each trick, and 10 more if you took exactly as many as you bid. Most points win; the tied share.
    .title = Score
oh-hell-rules-options =
    You can leave suits or high cards out, fix the number of tricks, make tricks worth more points, and let a wrong
    bid cost the points of each trick too many or too few.
    .title = Options
