### The lessons of Sifaka. The terms are in ../TERMS.md.

## Place, move, collect

sifaka-lesson-1 = Place, move, collect
sifaka-lesson-1-goal = Sifakas adore mangoes! Lead yours across the jungle and collect the tokens worth the most points.
sifaka-lesson-1-face = Your Sifaka sits in its red refuge. First choose which way it faces: let it look north, up the page.
sifaka-lesson-1-card = This is your Terrain card: four squares with a green mango, two palms and an arrow. It may lie in any rotation.
sifaka-lesson-1-first = The first four cards of a game go beside the refuges. Put yours at the top.
sifaka-lesson-1-mango = The mango on your card has got a green token. Its points are hidden on the back.
sifaka-lesson-1-second = { $left } has placed a card, too. Place your next one on the right.
sifaka-lesson-1-cover = Four cards lie there now. From here on, a card must cover at least one square of the board.
sifaka-lesson-1-place = Covered palms are steps for your Sifaka. Cover the square with three palms!
sifaka-lesson-1-go = Three palms, three steps straight ahead: right onto the mango. Off you go!
sifaka-lesson-1-taken = You stopped on the token, so it is yours. Only you know that it is worth 2 points.
sifaka-lesson-1-draw = At the end of your turn you draw a new card. Then it was the turn of { $left }.
sifaka-lesson-1-done = Place, move, collect, draw: that is a turn of Sifaka. Well done!

## Arrows

sifaka-lesson-2 = Arrows and dead ends
sifaka-lesson-2-look = Your Sifaka faces west. The card over there has three palms and an arrow that points north.
sifaka-lesson-2-place = You may cover a whole card. Put yours on top of it: there is a mango on it, too.
sifaka-lesson-2-go = Three steps, and the arrow must be used: it turns your Sifaka north, before, between or after them. Go west to the mango!
sifaka-lesson-2-fresh = A token that was laid this very turn counts, too. And see: your Sifaka faces north now.
sifaka-lesson-2-far = The same table once more. The lower card has many palms, but your Sifaka has only three squares before it.
sifaka-lesson-2-cover = Try it: cover five palms.
sifaka-lesson-2-stay = All five steps would have to be used, and that is impossible. So your Sifaka stays where it is.
sifaka-lesson-2-nothing = Now cover nothing but a blank square.
sifaka-lesson-2-still = No palm, no arrow: your Sifaka does nothing. Sometimes a card only brings new mangoes.
sifaka-lesson-2-taboo = Never cover a token or a Sifaka, not even your own. Passing over a token does not take it.
sifaka-lesson-2-south = One more table: your Sifaka faces east. Cover two palms and an arrow that points south.
sifaka-lesson-2-share = Sifakas are never in each other’s way: they pass each other and may share a square. Visit { $left }!
sifaka-lesson-2-nowhere = Hardly ever seen: tokens and Sifakas guard the whole board, and your card fits nowhere. Remove it from the game.
sifaka-lesson-2-removed = Nothing moves. You draw a new card as always, and it is the turn of { $left }.
sifaka-lesson-2-done = Now you can steer your Sifaka anywhere!

## The end

sifaka-lesson-3 = The last cards
sifaka-lesson-3-few = The game is almost over: only two cards are left in the draw pile. Place yours where it glows.
sifaka-lesson-3-walk = A red mango is within reach, and red ones are the best. Go and get it!
sifaka-lesson-3-empty = { $left } has drawn the last card. From now on nobody draws; everyone plays the card they hold.
sifaka-lesson-3-last = This is your last card. Place it where it glows.
sifaka-lesson-3-mango = One more mango! Take it.
sifaka-lesson-3-over = { $left } has placed the 48th card, and the game is over. Tokens left on the board score for nobody.
sifaka-lesson-3-count = All tokens are turned over, and the most points win. You have 32, { $left } has 16: you win!
sifaka-lesson-3-ties = In a tie the most tokens decide, then red ones, then yellow ones. After that you share the victory.
sifaka-lesson-3-options = Before a game, your table may agree on other rules: for steps that go too far, and for pawns in the way.
sifaka-lesson-3-done = Now you know all of Sifaka. Enjoy your mangoes!
