### Mada: cards, buttons, events, refusals and the labels of the table. The terms are in ../TERMS.md.

mada-name = Mada
mada-line = Climb higher and higher, card by card: dare once too often, and everyone else scores.
mada-begins = Whoever saw a lemur last begins.

mada-option-rebuild = Empty draw pile
mada-option-rebuild-lazy = rebuilt when a card is needed
mada-option-rebuild-eager = rebuilt at once
mada-help-asides = Cards put aside lie face up

## Cards

mada-card-cactus = Cactus { $value }
mada-card-lemur = Lemur
    .one = a Lemur
mada-card-double-lemur = Double Lemur
    .one = a Double Lemur
mada-card-scorpion = Scorpion
    .one = a Scorpion
mada-letter-lemur = L
mada-letter-double-lemur = D
mada-letter-scorpion = S

## Buttons

mada-choose-play = Play { $card }
mada-choose-draw = Draw a card
mada-choose-luck = Try your luck
mada-choose-swap =
    Swap piles with { $player } ({ $count ->
        [0] empty
        [one] 1 card
       *[other] { $count } cards
    })
mada-choose-discard = Discard { $cards }
mada-choose-keep = Keep all hand cards

## Events

mada-event-dealt = { $player } is dealt a card.
mada-event-receive = { $player } receives { $card-one }.
    .you = You receive { $card-one }.
mada-event-scorpion = { $player } finds a Scorpion!
    .you = You find a Scorpion!
mada-event-play = { $player } plays { $card-one }.
    .you = You play { $card-one }.
mada-event-draw = { $player } draws a card.
    .you = You draw a card.
mada-event-luck = { $player } tries their luck …
    .you = You try your luck …
mada-event-flip = { $player } turns over { $card-one }.
    .you = You turn over { $card-one }.
mada-event-dragged =
    The Lemur drags the top { $count ->
        [one] card
       *[other] { $count } cards
    } to the bottom of the pile.
    .you =
        The Lemur drags the top { $count ->
            [one] card
           *[other] { $count } cards
        } to the bottom of your pile.
mada-event-swap = { $player } and { $other } swap piles.
    .you = You swap piles with { $other }.
    .you-other = { $player } swaps piles with you.
mada-event-discard = { $player } discards { $cards-one }.
    .you = You discard { $cards-one }.
mada-event-keep = { $player } keeps all hand cards.
    .you = You keep all your hand cards.
mada-event-lost = Too low! { $player } loses the round.
    .you = Too low! You lose the round.
mada-event-aside =
    { $player } puts { $card-one } aside: { $pears ->
        [0] no prickly pears
        [one] 1 prickly pear
       *[other] { $pears } prickly pears
    }.
    .you =
        You put { $card-one } aside: { $pears ->
            [0] no prickly pears
            [one] 1 prickly pear
           *[other] { $pears } prickly pears
        }.
mada-event-fifth = That is a fifth Cactus aside: the game is over.
# Never fewer than 26 cards.
mada-event-rebuilt = The draw pile is rebuilt and has { $count } cards.
mada-event-cut = The game has lasted 5,000 turns and is cut short.

## Refusals

refusal-mada-chance-not-now = No card is dealt now: a player is to move.
refusal-mada-play-not-in-hand = You cannot play { $card }: it is not in your hand.
refusal-mada-play-too-low = { $card } is too low: on { $top } you may only play a Cactus that is equal or higher. Play another card, draw or try your luck.
refusal-mada-draw-hand-full = You hold 3 cards already, and that is the limit. Play a card or try your luck.
refusal-mada-swap-not-now = Piles are swapped only after a Double Lemur. Play a card, draw or try your luck.
refusal-mada-swap-due = The Double Lemur comes first: choose a player to swap piles with.
refusal-mada-swap-yourself = You cannot swap piles with yourself, { $player }. Choose somebody else.
refusal-mada-swap-no-such-seat = Nobody sits on seat { $seat }. Choose another player.
refusal-mada-discard-not-now = Hand cards are discarded only for a Scorpion or after losing a round. Play a card, draw or try your luck.
refusal-mada-discard-not-in-hand = You cannot discard what is not in your hand: { $cards }.
refusal-mada-discard-one-card = The Scorpion takes one hand card, no more. Choose a single card.
refusal-mada-keep-not-now = Only the loser of a round is asked what to keep. Play a card, draw or try your luck.
refusal-mada-sting-due = The Scorpion comes first: choose one hand card to discard.
refusal-mada-loss-due = You lost the round: first choose the hand cards you discard, or keep them all.

## What the table waits for

mada-ask-dealing = The opening hands are dealt.
mada-ask-opening-sting = { $player } was dealt a Scorpion: one hand card must go with it.
    .you = You were dealt a Scorpion: choose the hand card that goes with it.
mada-ask-turn = { $player } is to move.
    .you =
        { $plays ->
            [no-cards] Draw a card or try your luck.
            [too-low] { $draws ->
                [yes] Your cards are lower than { $least }: draw a card or try your luck.
               *[no] Your cards are lower than { $least } and your hand is full: try your luck.
            }
            [cactus] { $draws ->
                [yes] Play a Cactus of { $least } or more, draw a card or try your luck.
               *[no] Play a Cactus of { $least } or more, or try your luck: your hand is full.
            }
            [special] { $draws ->
                [yes] Play a special card, draw a card or try your luck.
               *[no] Play a special card or try your luck: your hand is full.
            }
            [both] { $draws ->
                [yes] Play a Cactus of { $least } or more or a special card, draw a card or try your luck.
               *[no] Play a Cactus of { $least } or more or a special card, or try your luck: your hand is full.
            }
           *[any] { $draws ->
                [yes] Play any card, draw a card or try your luck.
               *[no] Play any card or try your luck: your hand is full.
            }
        }
mada-ask-drawing = { $player } draws a card …
    .you = You draw a card …
mada-ask-flipping = { $player } tries their luck …
    .you = You try your luck …
mada-ask-swapping = Double Lemur: { $player } chooses a pile to swap with.
    .you = Double Lemur: choose whose pile you swap with yours.
mada-ask-sting = Scorpion: { $player } must discard a hand card.
    .you = Scorpion: choose the hand card you discard.
mada-ask-lost = { $player } lost the round and may discard hand cards.
    .you = You lost the round: discard cards from your hand, or keep them all.
mada-ask-finished = The game is over.

## Labels of the table

mada-label-draw = Draw pile
mada-label-discard = General discard
mada-label-pile = Pile
mada-label-aside = Aside
mada-label-hand = Your hand
mada-label-player = { $player }
    .bot = { $player } (bot)
mada-label-you = { $player } (you)
mada-label-standing-closed = { $hand } in hand · Cacti { $cacti }/5
mada-label-standing =
    { $hand } in hand · Cacti { $cacti }/5 · { $pears ->
        [one] 1 prickly pear
       *[other] { $pears } prickly pears
    }

## What only the browser says

mada-web-look =
    { $player }: look through the pile { $count ->
        [0] (empty)
        [one] (1 card, { $card })
       *[other] ({ $count } cards, { $card } on top)
    }
mada-web-pile = { $player }: pile
mada-web-order = From bottom to top
mada-web-heap =
    Look through the general discard ({ $count ->
        [one] 1 card
       *[other] { $count } cards
    })
mada-web-draw =
    { $count ->
        [one] 1 card is left
       *[other] { $count } cards are left
    }
mada-web-chance = { $percent }% chance of winning
