### What only the browser says.

web-welcome = Three games, one table. What shall it be?
web-preparing = The rules are being prepared, for a minute or two. You can play already; only the stronger bots and hints take longer until then.
web-home = To all games
web-close = Close
web-unreachable = The server cannot be reached. Try again in a moment.
web-connecting = Connecting …
web-line-lost = No connection. Your game is safe; trying again …

## Settings

web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-auto = as the device
web-theme-light = light
web-theme-dark = dark
web-speed = Animations
web-speed-calm = calm
web-speed-normal = normal
web-speed-quick = quick
web-speed-off = off
web-sound = Sounds

## Home

web-play-now = Play now
web-friends = With friends
web-friends-game = With friends: { $game }
web-seats = { $least } to { $most } players
web-continue = Your tables
web-forget = Remove from this list
web-status-waiting = waiting for players
web-status-playing = under way
web-status-over = over

## A new table

web-new-table = A table of { $game }
web-nickname = Your nickname
web-guests = Who else plays?
web-guest = Player { $number }
web-guest-link = a friend, by a link
web-guest-here = somebody here, on this device
web-guest-bot = a bot
web-level-of = { $seat }: level of the bot
web-name-of = { $seat }: nickname
web-table-options = Rules and clock
web-clock = Time for a move
web-clock-none = no limit
web-clock-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-clock-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
web-allow-hints = Hints allowed
web-allow-spectators = Spectators allowed
web-make-table = Set the table

## Sitting down

web-join-title = You are invited to { $game }
web-sit-down = Sit down
web-seat-free = free seat
web-invite = Invite your friends
web-invite-code = The same link as a QR code
web-copy = Copy the link
web-copied = Copied
web-pass-device = Pass the device to { $name }.
web-i-am = I am { $name }

## At the table

web-your-turn = Your turn
web-your-moves = Your moves
web-moves-in-words = All { $count } moves, in words
web-no-moves = It is not your turn.
web-hint = Ask for a hint
web-thinking = A bot is thinking about your moves …
web-undo = Take back
web-rules = Rules
web-practice = practice game
web-looking-on = you are looking on
web-past = replay
web-skip = Skip
web-log = What happened
web-log-empty = Nothing yet.
web-again = See it again
web-see-again = See again: { $event }
web-people = At the table
web-away = away
web-hand-over = Let a bot play
web-bot-plays-for-you = A bot plays for you.
web-take-seat-back = Play myself

## The end

web-counting = Counting …
web-winners =
    { $count ->
        [one] { $players } wins!
       *[other] { $players } share the victory!
    }
web-you-win = You win!
web-you-win-with = You win, together with { $players }!
web-truncated = The game was cut short.
web-chances = Everyone’s chance of winning, move by move
web-chances-none = The chances of winning cannot be worked out here.
web-rematch = Play again
web-rematch-is-on = There is a new game with the same people.
web-join-rematch = Go there
web-replay = Look at it again
web-download = Download the record
web-check-deal = Check the deal

## The deal

web-deal-how = Before the first card, the dealer published a promise code: the SHA-256 of a secret that decides every card. Now the secret is open, and everyone can check it.
web-deal-commitment = Promise code, published before the first card
web-deal-secret = Secret, published after the end
web-deal-hash-fits = Your browser has worked out the SHA-256 of the secret: it is the promise code.
web-deal-hash-differs = Your browser has worked out the SHA-256 of the secret: it is not the promise code.
web-deal-verified = Dealt once more with this secret, every card comes out the same.
web-deal-differs = Dealt once more with this secret, the cards come out differently.
web-deal-yourself = To check it without this server, download the record and let a Katta on your own computer check it. Its documentation also shows how to do it by hand.

## Replay

web-replay-open = Open a record file
web-replay-how = Choose a record file (.katta). It is only shown, not kept.
web-replay-first = To the start
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-on = One step on
web-replay-last = To the end
web-replay-place = Place in the game
web-replay-eyes = Seen by
web-replay-spectator = a spectator
