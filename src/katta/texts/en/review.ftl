# After the game: what turned it, a quiz of it, and practice from any moment.

## What turned the game

review-title = What turned the game
review-thinking = Going through the game: { $percent }%
review-clean = You made no big mistake.
review-played = Move { $step }: you chose “{ $move }”.
review-better = Better: “{ $move }”. Chance of winning { $share }% instead of { $less }%.
review-why = Why: { $reasons }.
review-look = Look at it
review-try = Try it
review-quiz = Find the better move
review-open = Choose a moment to see it again.
review-table = The same as a table
review-step = Move

## Quiz of one’s own mistakes

quiz-count = { $number } of { $count }
quiz-question = It is move { $step }, and you see what you saw then. What would you play?
quiz-best = Yes, that is the best move.
quiz-good = Good: nearly as strong as “{ $move }”.
quiz-same = That is what you chose then. It costs { $percent }% of the chance of winning.
quiz-worse = There is something better.
quiz-answer = Show the answer
quiz-next = Next
quiz-done = That was all: { $right } of { $count } found.
quiz-back = Back to the game
quiz-from-start = Once more

## Replay and practice

replay-hands = All hands open
replay-hand = Hand of { $player }
replay-empty-hand = no cards
note-practice = Practice: this game goes on from the middle of another one. What happens from here on is dealt anew.
deal-given =
    Practice: { $count ->
        [one] the first move comes
       *[other] the first { $count } moves come
    } from another game and not dealt here.
server-no-such-moment = There is no such moment in this record, or nothing is left to play there.

## katta analyse

analyse-turning-points = Turning points of { $player }
analyse-no-turning-point = { $player } made no big mistake.
analyse-point = Move { $step }: “{ $move }”.
