### People at a table: who is here, what they agree on, what they say.

people-you = you
people-host = leads the table
people-here = here
people-idle = has not moved for a while
people-bot-plays = a bot plays ({ $level })
people-watching =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
people-mute = Hide what { $player } says
people-unmute = Show what { $player } says

## A bot for somebody

people-hand-over = Let a bot play for { $player }
people-bot-plays-for = A bot plays for { $player }.
people-take-back-for = { $player } plays again

## Agreement

people-asks-undo = { $player } would like to take the last move back.
people-asks-bot = { $player } would like a bot to play for { $other }.
people-my-undo = You would like to take your last move back.
people-my-bot = You would like a bot to play for { $other }.
people-waits = Waiting for { $players } …
people-about-me = The others want to let a bot play for you. Play on and nothing changes.
people-about-seat = The others want to let a bot play for { $player }. If { $player } plays on, nothing changes.
people-agree = Agree
people-disagree = Do not agree
people-declined = { $player } does not agree: everything stays as it is.
people-undo-asks = Take back, if the others agree
people-undo-of = { $player }: take the last move back

## Saying something

people-talk = Say something
people-reactions = Reactions
people-phrases = Phrases
people-says = { $player }: { $phrase }
