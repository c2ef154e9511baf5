### Before the game: who comes, what is played, who begins. The terms are in ../TERMS.md.

## Who plays

waiting-missing =
    { $count ->
        [one] Waiting for { $count } player …
       *[other] Waiting for { $count } players …
    }
waiting-complete = Everybody is here
waiting-you = you
waiting-host = host
waiting-here = here
waiting-away = away
waiting-bot = bot
waiting-watchers =
    { $count ->
        [one] { $count } person is looking on.
       *[other] { $count } people are looking on.
    }
waiting-rename = Change the nickname of { $name }
waiting-name-of = Nickname of { $name }
waiting-name-taken = Somebody here is called { $name }. How about { $other }?
waiting-save = Save
waiting-cancel = Cancel
waiting-remove = Remove { $name } from the table
waiting-remove-ask = Shall { $name } leave the table? The seat is free again then.
waiting-remove-yes = Remove
waiting-remove-no = Keep
waiting-level-of = { $name }: level of the bot
waiting-free-seat = Send the bot { $name } away
waiting-put-bot = Put a bot on seat { $number }
waiting-drop-seat = Take seat { $number } away
waiting-add-seat = One more seat
waiting-mark-of = The colour of { $name }

## Who begins

waiting-first = Who begins?
waiting-first-lot = drawn by lot
waiting-first-booklet = By the booklet:

## What is played

waiting-change = Change
waiting-settings = What is played
waiting-game = Game
waiting-seats = How many play?
waiting-no-hints = no hints
waiting-hints = hints allowed
waiting-no-spectators = no spectators
waiting-spectators = spectators welcome
waiting-no-clock = no time limit
waiting-clock = { $time } a move
waiting-clock-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
waiting-clock-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }

## The start

waiting-begin = Begin
waiting-begin-bots =
    { $count ->
        [one] Begin with a bot on the free seat
       *[other] Begin with bots on the free seats
    }
waiting-begin-level = Level of these bots
waiting-for-host = { $name } begins the game when everybody is here.
waiting-for-full = The game begins when all seats are taken.
waiting-looking-on = You are looking on. The game appears here as soon as it begins.
waiting-play-along = To play along, open the invitation: { $host } has the link.
waiting-invite-how = Whoever opens this link takes a free seat.
waiting-invite-full = All seats are taken. Whoever opens this link now can look on.
waiting-screen = Show this table on a big screen
waiting-evening = The evening so far

## By invitation

waiting-invited-by = { $name } invites you to { $game }
waiting-at-table = At the table: { $names }
waiting-full = All seats are taken.
waiting-begun = The game has begun.
waiting-over = This game is over.
waiting-already = Do you sit here already, on another device?
waiting-claim-ask = Look at the other device of { $name }: it asks whether this is you.
waiting-claim-code = Both devices show this code
waiting-claim-waits = Waiting for an answer …
waiting-claim-declined = The other device said no.
waiting-removed = The host gave your seat to somebody else.
