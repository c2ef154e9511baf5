### Sifaka: symbols, buttons, events, refusals and the labels of the table. The terms are in ../TERMS.md.

sifaka-name = Sifaka
sifaka-line = Lay out the landscape card by card, and lead your lemur to the ripest mangoes.
sifaka-begins = Whoever ate a mango last begins.

sifaka-mark-red = red
sifaka-mark-blue = blue
sifaka-mark-yellow = yellow
sifaka-mark-green = green

sifaka-option-overshoot = More points than squares
sifaka-option-overshoot-stay = the pawn stays
sifaka-option-overshoot-edge = it goes to the edge
sifaka-option-pawns = Pawns
sifaka-option-pawns-share = pass and share squares
sifaka-option-pawns-block = block each other

## Symbols, tokens and cards

sifaka-direction-north = north
sifaka-direction-east = east
sifaka-direction-south = south
sifaka-direction-west = west

sifaka-symbol-blank = blank
sifaka-symbol-palms =
    { $count ->
        [one] 1 palm
       *[other] { $count } palms
    }
sifaka-symbol-arrow = arrow to the { $direction }
sifaka-symbol-mango-green = green mango
sifaka-symbol-mango-yellow = yellow mango
sifaka-symbol-mango-red = red mango

sifaka-token-green = a green mango token
sifaka-token-yellow = a yellow mango token
sifaka-token-red = a red mango token

sifaka-card-terrain = Terrain card { $number }

## Events

sifaka-event-face = { $player } chooses to face { $direction }.
    .you = You choose to face { $direction }.
sifaka-event-draw = { $player } draws a card.
sifaka-event-receive = { $player } draws { $card } ({ $squares }).
    .you = You draw { $card } ({ $squares }).
sifaka-event-place = { $player } places a card.
    .you = You place your card.
sifaka-event-cover = It covers: { $symbols }.
sifaka-event-tokens = New on the board: { $tokens }.
sifaka-event-none-left = No token is left for this mango: { $mango }.
sifaka-event-remove = { $player } cannot place a card anywhere. { $card } ({ $squares }) is removed from the game.
    .you = You cannot place your card anywhere. { $card } ({ $squares }) is removed from the game.
sifaka-event-go =
    { $player } goes { $squares-count ->
        [one] 1 square
       *[other] { $squares-count } squares
    } and faces { $direction }.
    .you =
        You go { $squares-count ->
            [one] 1 square
           *[other] { $squares-count } squares
        } and face { $direction }.
sifaka-event-stay = { $player } stays and faces { $direction }.
    .you = You stay and face { $direction }.
sifaka-event-take = { $player } takes { $token }!
    .you = You take { $token }!
sifaka-event-value =
    { $player } looks at the token: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    .you =
        You look at your token: { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
sifaka-event-pile-empty = That was the last card of the draw pile. Everyone plays the card they still hold.
sifaka-event-end = All cards have been played: the mango tokens are turned over.
sifaka-event-points =
    { $player } has { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    .you =
        You have { $points ->
            [one] 1 point
           *[other] { $points } points
        }.

## Refusals

refusal-sifaka-chance-not-now = Nothing is drawn now: a player is to move.
refusal-sifaka-face-due = First choose which way your pawn faces.
refusal-sifaka-face-not-now = The direction of a pawn is chosen only before the game. Later it turns by covered arrows.
refusal-sifaka-place-first-four = The first four cards go to the four marked places beside the Refuge cards. Choose one that is free.
refusal-sifaka-place-taken = A card lies on this place already. Choose another of the four marked places.
refusal-sifaka-place-covers-pawn = The pawn of { $player } stands there: no card may cover a pawn.
refusal-sifaka-place-covers-token = A mango token lies there: no card may cover a token.
refusal-sifaka-place-touches-only = Your card only touches the board. It must cover at least one of its squares.
refusal-sifaka-place-covers-nothing = Your card would lie apart from the board. It must cover at least one of its squares.
refusal-sifaka-pass-can-place = You can place your card, so you must. It is removed only if there is no place for it at all.
refusal-sifaka-go-due = Your card is placed: now move your pawn.
refusal-sifaka-go-not-now = First place your card. Your pawn moves if it covers palms or arrows.
refusal-sifaka-go-must-stay = There is no way to use all your points ({ $palms }), so your pawn stays where it is.
refusal-sifaka-go-off-board = That square is not part of the board.
refusal-sifaka-go-blocked = The pawn of { $player } stands there: at this table, pawns block each other.
refusal-sifaka-go-keep-direction = You covered no arrow, so your pawn keeps facing { $direction }.
refusal-sifaka-go-use-arrow = Your pawn must end up facing the way of a covered arrow: { $directions }.
refusal-sifaka-go-other-direction = Your pawn can get there, but not facing { $direction } in the end. Choose another direction.
refusal-sifaka-go-out-of-reach = Your pawn cannot stop there: it must use all its points ({ $palms }), straight ahead, and turns only by covered arrows.

## What the table waits for

sifaka-ask-facing = { $player } chooses which way the pawn faces.
    .you = Choose which way your pawn faces: it walks straight ahead.
sifaka-ask-opening = { $player } draws a first card …
    .you = You draw a first card …
sifaka-ask-placing = { $player } is to place a card.
    .you =
        { $first ->
            [yes] Place your card on one of the marked places.
           *[no] Place your card so that it covers at least one square: covered palms and arrows move your pawn.
        }
sifaka-ask-stuck = { $player } is to place a card.
    .you = There is no place for your card: it is removed from the game.
sifaka-ask-going = { $player } is to move the pawn.
    .you =
        { $turns ->
            [0] { $palms ->
                [one] You covered 1 palm: your pawn goes straight ahead.
               *[other] You covered { $palms } palms: your pawn goes straight ahead.
            }
            [one] { $palms ->
                [0] You covered an arrow to the { $arrows }: your pawn turns.
                [one] You covered 1 palm and an arrow to the { $arrows }: choose where your pawn goes.
               *[other] You covered { $palms } palms and an arrow to the { $arrows }: choose where your pawn goes.
            }
           *[other] { $palms ->
                [0] You covered arrows to the { $arrows }: choose which way your pawn faces.
                [one] You covered 1 palm and arrows to the { $arrows }: choose where your pawn goes.
               *[other] You covered { $palms } palms and arrows to the { $arrows }: choose where your pawn goes.
            }
        }
sifaka-ask-staying = { $player } is to move the pawn.
    .you =
        There is no way to use { $palms ->
            [one] your point
           *[other] all your { $palms } points
        }, so your pawn stays where it is.
sifaka-ask-looking = { $player } looks at the token …
    .you = You look at your token …
sifaka-ask-drawing = { $player } draws a card …
    .you = You draw a card …
sifaka-ask-finished = The game is over.

## Labels of the table

sifaka-label-hand = Your card, number { $number }, in its four rotations
sifaka-label-covered = Covered:
sifaka-label-supply = Tokens left
sifaka-label-pile = Draw pile
sifaka-label-removed =
    { $count ->
        [one] 1 card removed from the game
       *[other] { $count } cards removed from the game
    }
sifaka-label-player = { $player }
    .bot = { $player } (bot)
sifaka-label-you = { $player } (you)
sifaka-label-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }

sifaka-legend-palms = palms
sifaka-legend-arrow = arrow
sifaka-legend-mango = mango
sifaka-legend-token = mango token
sifaka-legend-pawn = pawn
sifaka-legend-place = place of one of the first four cards

## On the page

sifaka-web-board = The board
sifaka-web-keys = Arrow keys move your card, R turns it, Enter places it. Plus and minus zoom, 0 shows the whole board, and again your pawn.
sifaka-web-zoom-in = Zoom in
sifaka-web-zoom-out = Zoom out
sifaka-web-fit = Show the whole board
sifaka-web-near = Back to my pawn
sifaka-web-rotate = Turn the card
sifaka-web-place = Place
sifaka-web-cancel = Cancel
sifaka-web-hand = Your card
sifaka-web-choose-place = Choose a place for your card.
sifaka-web-choose-first = Choose one of the marked places for your card.
sifaka-web-choose-stop = Choose the square where your pawn goes.
sifaka-web-choose-facing = Choose which way your pawn faces.
sifaka-web-reach =
    { $count ->
        [0] no mango token within reach
        [one] 1 mango token within reach
       *[other] { $count } mango tokens within reach
    }
sifaka-web-chance = { $percent }% chance of winning
sifaka-web-on-turn = on turn
sifaka-web-holds = holds a card
sifaka-web-tokens-green =
    { $count ->
        [one] 1 green mango token
       *[other] { $count } green mango tokens
    }
sifaka-web-tokens-yellow =
    { $count ->
        [one] 1 yellow mango token
       *[other] { $count } yellow mango tokens
    }
sifaka-web-tokens-red =
    { $count ->
        [one] 1 red mango token
       *[other] { $count } red mango tokens
    }
