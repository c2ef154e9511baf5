### What the log tells besides the moves, and what people say to each other.

note-begin = { $player } begins.
    .you = You begin.
note-lot = { $player } begins: it was drawn by lot.
    .you = You begin: it was drawn by lot.
note-bot = A bot plays for { $player } from now on ({ $level }).
    .you = A bot plays for you from now on ({ $level }).
note-back = { $player } is back and plays again.
    .you = You are back and play again.
note-late = The time of { $player } is up: a bot makes this move.
    .you = Your time is up: a bot makes this move.
note-undo = { $player } took a move back.
    .you = You took a move back.

## Reactions

phrase-clap = Bravo!
phrase-laugh = Ha ha!
phrase-wow = Wow!
phrase-sad = Oh no …
phrase-heart = Lovely!
phrase-think = Hmm …

## Phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-that-was-close = That was close!
phrase-lucky = What luck!
phrase-take-your-time = Take your time.
phrase-one-moment = One moment, please.
phrase-good-game = Good game!
phrase-bye = I have to go. Bye!
