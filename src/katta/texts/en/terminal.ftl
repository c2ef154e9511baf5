### What only the terminal says.

## Before the game

terminal-which-game = Which game shall it be?
terminal-ask-game = Number of the game
terminal-ask-names = Who plays? Your name, or several with commas
terminal-too-many-names = No more than { $most } can play.
terminal-ask-bots = How many bots play along? { $least } to { $most }
terminal-ask-level = How well do they play? { $levels }
terminal-number-expected = Type a number from { $least } to { $most }.
terminal-commitment = The dealer is bound to every card by this promise code, which can be checked after the game:
terminal-welcome = Type ? for help. The game saves itself after every move.
terminal-already-over = This game is already over.

## During the game

terminal-choices = Your choices
terminal-help =
    Type 1, 2, … or the words of a choice
    ? shows this help
    r shows the rule that matters now
    b goes back to the first step of a choice
    u takes back your last decision
    q saves the game and leaves
terminal-pressed = { $event } (There was no other choice.)
terminal-repeated = { $event } (× { $count })
terminal-thinking = { $name } is thinking …
terminal-taken-back = Your last decision is taken back.
terminal-nothing-to-take-back = There is no decision of yours to take back.
terminal-pass-device = Pass the device to { $name }. { $name }, press Enter

## At a table of people

join-here = At the table: { $players }
join-begin = Press Enter or type b to begin; bots take the seats that are still free.
join-came = { $player } is here.
join-away = { $player } is away.
join-replaceable = { $player } has been away or idle for a while; w lets a bot play.
join-bot-plays = A bot plays for you; t takes your seat back.
join-said = { $player }: { $phrase }
join-declined = { $player } does not agree.
join-proposal-undo = { $player } would like to take a move back. Do you agree? y: yes, n: no
join-proposal-hand-over = { $player } would like a bot to play for { $other }. Do you agree? y: yes, n: no
join-others-asked = The others are being asked.
join-muted = You no longer hear { $player }.
join-unmuted = You hear { $player } again.
join-nobody-away = Nobody has been away for long enough.
join-removed = The host has given your seat to somebody else.
join-back = The connection is back.
join-help-people =
    s lists what you can say; s 3 says the third
    m NAME mutes somebody, and hears them again
    w lets a bot play for somebody who is away
    t takes your seat back from a bot
    y or n answers when somebody asks you to agree

## After the game

terminal-winners =
    { $count ->
        [one] { $players } wins!
       *[other] { $players } share the victory!
    }
terminal-you-win = You win!
terminal-you-win-with = You win, together with { $players }!
terminal-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
terminal-truncated = The game was cut short.
terminal-unfinished = The game is not over yet.
terminal-record = The record is kept in { $file }. Look at the game again, or check how it was dealt:
terminal-saved = The game is saved in { $file }. Continue it with:
terminal-not-saved = The game could not be saved anywhere.
terminal-saved-elsewhere = { $place } cannot be written, so the game is saved in { $file }.
terminal-saved-nowhere = Neither { $place } nor any other folder can be written, so the game is not saved.

## Looking at it again

terminal-replay-title = { $game }: step { $step } of { $last }
terminal-replay-prompt = Enter: on, b: back, 1 to { $last }: go there, q: quit
terminal-verified =
    { $count ->
        [one] The only card or token was dealt as promised.
       *[other] All { $count } cards and tokens were dealt as promised.
    }
terminal-verified-commitment = Compare this promise code with the one you saw before the first card:

## Lists

terminal-players = Players
terminal-option = Option
terminal-bench-game = Game
terminal-bench-players = Players
terminal-bench-mode = Rules
terminal-bench-games = Games/s
terminal-bench-moves = Moves/s
terminal-bench-length = Moves/game
terminal-bench-compiled = compiled
terminal-bench-uncompiled = not compiled

## The pages as a folder

site-written =
    { $folder } holds the pages, { $count } files: every game against bots or around one device, without a server.
    Any web host can serve it, under any address; python -m http.server --directory { $folder } does on this machine.
error-site-taken = There is something else in { $folder } already; name a new or an empty folder.
error-site-not-built = The pages of Katta are not built yet; run make setup once.
error-site-no-games = The games are not compiled for the page yet; run make engine once.
