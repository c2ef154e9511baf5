### Malédiction!: cards, contracts, buttons, events, refusals and the labels of the table. The terms are in ../TERMS.md.

malediction-name = Malédiction!
malediction-line = Look into the crystal ball, name your tricks, and brew a potion into other people’s plans.
malediction-begins = The oldest of you gets the crystal ball first.

malediction-option-penalty = A failed contract costs
malediction-option-penalty-mirror = what its face would have brought
malediction-option-penalty-number = the number on the card
malediction-option-zeros = Saved zeros make up for
malediction-option-zeros-many = any number of missing tricks
malediction-option-zeros-one = a single missing trick

## Cards

malediction-suit-rat = rats
malediction-suit-crow = crows
malediction-suit-broom = brooms
malediction-suit-spider = spiders
malediction-suit-potion = potions
malediction-letter-rat = R
malediction-letter-crow = C
malediction-letter-broom = B
malediction-letter-spider = S
malediction-letter-potion = P
malediction-card-rat = Rat { $value }
malediction-card-crow = Crow { $value }
malediction-card-broom = Broom { $value }
malediction-card-spider = Spider { $value }
malediction-card-potion = Potion { $value }
malediction-combo = { $card } + { $potion }

## Contracts

malediction-contract-zero = 0
malediction-contract-exactly = exactly { $number }
malediction-contract-at-least = at least { $number }

## Buttons

malediction-choose-trump = Turn up { $card } as trump
malediction-choose-deal = Deal { $card } to { $player }
malediction-choose-bid-zero = Take a 0: win no trick, then keep the card for later
malediction-choose-bid =
    Take “{ $contract }” ({ $points ->
        [one] 1 point
       *[other] { $points } points
    })
malediction-choose-retry =
    Try the failed “{ $old }” again as “{ $contract }” ({ $points ->
        [one] 1 point
       *[other] { $points } points
    })
malediction-choose-play = Play { $play }
malediction-choose-zero =
    Hand in { $count ->
        [one] a saved zero
       *[other] { $count } saved zeros
    } and fulfil the contract
malediction-choose-keep = Keep the zeros and fail the contract

## Events

malediction-event-round = Round { $round }: { $player } has the crystal ball.
    .you = Round { $round }: you have the crystal ball.
malediction-event-trump = { $card } is turned up: { $suit } are trump.
malediction-event-hand = Your hand: { $cards }.
malediction-event-dealt = All cards are dealt. { $player } chooses the first contract.
    .you = All cards are dealt. You choose the first contract.
malediction-event-bid = { $player } takes the contract “{ $contract }”.
    .you = You take the contract “{ $contract }”.
malediction-event-retry =
    { $turned ->
        [yes] { $player } tries a failed contract again: “{ $old }” becomes “{ $contract }”.
       *[no] { $player } tries the failed “{ $contract }” again.
    }
    .you =
        { $turned ->
            [yes] You try a failed contract again: “{ $old }” becomes “{ $contract }”.
           *[no] You try the failed “{ $contract }” again.
        }
malediction-event-lead = { $player } leads the first trick.
    .you = You lead the first trick.
malediction-event-play = { $player } plays { $play }.
    .you = You play { $play }.
malediction-event-void = { $player } has no { $suit } left.
    .you = You have no { $suit } left.
malediction-event-trick = { $player } wins the trick with { $play }.
    .you = You win the trick with { $play }.
malediction-event-tie = The trick is tied and nobody wins it. { $player } leads the next one.
    .you = The trick is tied and nobody wins it. You lead the next one.
malediction-event-tie-last = The trick is tied and nobody wins it.
# Never fewer than 4 tricks.
malediction-event-round-end = Round { $round } is over after { $count } tricks.
malediction-event-zero =
    { $player } hands in { $count ->
        [one] a saved zero
       *[other] { $count } saved zeros
    } to fulfil the contract.
    .you =
        You hand in { $count ->
            [one] a saved zero
           *[other] { $count } saved zeros
        } to fulfil your contract.
malediction-event-keep = { $player } keeps the saved zeros.
    .you = You keep your saved zeros.
malediction-event-fulfilled =
    { $player } fulfils “{ $contract }” with { $tricks ->
        [0] no tricks
        [one] 1 trick
       *[other] { $tricks } tricks
    } won: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    .you =
        You fulfil “{ $contract }” with { $tricks ->
            [0] no tricks
            [one] 1 trick
           *[other] { $tricks } tricks
        } won: { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
malediction-event-failed =
    { $player } fails “{ $contract }” with { $tricks ->
        [0] no tricks
        [one] 1 trick
       *[other] { $tricks } tricks
    } won: minus { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    .you =
        You fail “{ $contract }” with { $tricks ->
            [0] no tricks
            [one] 1 trick
           *[other] { $tricks } tricks
        } won: minus { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
malediction-event-zero-saved = { $player } wins no trick and saves a zero.
    .you = You win no trick and save a zero.
malediction-event-zero-failed =
    { $player } wins { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }, so the 0 goes back to its pile.
    .you =
        You win { $tricks ->
            [one] 1 trick
           *[other] { $tricks } tricks
        }, so your 0 goes back to its pile.
malediction-event-hat = { $player } has the most tricks ({ $tricks }) and takes a hat.
    .you = You have the most tricks ({ $tricks }) and take a hat.
malediction-event-no-hat = It is a tie for most tricks: a hat goes back in the box.
malediction-event-end-pile = Contract pile { $number } is empty: the game is over.
malediction-event-end-hats = The last hat is gone: the game is over.

## Refusals

refusal-malediction-chance-not-now = No card is dealt now: a player is to move.
refusal-malediction-bid-not-now = Contracts are chosen before the first trick. Yours stands until the round has been scored.
refusal-malediction-bid-pile-empty = Contract pile { $number } is empty. Choose from another pile, or try a failed contract again.
refusal-malediction-retry-not-now = A failed contract can be tried again only when contracts are chosen, before the first trick.
refusal-malediction-retry-not-failed = No failed contract “{ $contract }” lies on your Points card. Choose one that does, or take one from a pile.
refusal-malediction-play-contract-first = First choose a contract; the tricks come after that.
refusal-malediction-play-round-over = The tricks of this round are over. Say whether you hand in saved zeros.
refusal-malediction-play-not-in-hand = You cannot play { $card }: it is not in your hand.
refusal-malediction-play-single-copy = You hold { $card } only once, so you cannot add it to itself.
refusal-malediction-play-must-follow = You must follow suit: { $suit } were led, and you hold some. Play one of them, alone or with a potion added.
refusal-malediction-play-must-play-potion = Potions were led, and you hold some: play a potion, alone or with another potion.
refusal-malediction-zero-not-now = Saved zeros are handed in only at the end of a round, when they make up for all the tricks you miss.
refusal-malediction-keep-not-now = Nobody asks for your saved zeros now: that is settled at the end of a round.

## What the table waits for

malediction-ask-trump = The trump card is turned up …
malediction-ask-deal = The cards are dealt …
malediction-ask-contracts = { $player } chooses a contract.
    .you = Choose a contract: how many tricks will you win with your { $cards } cards, exactly or at least?
malediction-ask-lead = { $player } leads.
    .you =
        You lead: play any card{ $potions ->
            [yes] , alone or with a potion.
           *[no] .
        }
malediction-ask-follow = { $player } is to play: { $suit } were led.
    .you =
        Follow { $suit }: { $count ->
            [one] one of your cards may be played.
           *[other] { $count } of your cards may be played.
        }
malediction-ask-void = { $player } is to play: { $suit } were led.
    .you = You have no { $suit } to follow with: play any card.
malediction-ask-scoring =
    { $player } may hand in { $count ->
        [one] a saved zero
       *[other] { $count } saved zeros
    }.
    .you =
        You are { $count ->
            [one] a trick short: hand in a saved zero
           *[other] { $count } tricks short: hand in as many saved zeros
        } to fulfil your contract, or keep them and fail it.
malediction-ask-finished = The game is over.

## Labels of the table

malediction-label-round = Round { $round }
malediction-label-trump = Trump
malediction-label-piles = Contracts
malediction-label-hats-left = Hats left
malediction-label-player = { $player }
    .bot = { $player } (bot)
malediction-label-you = { $player } (you)
malediction-label-contract = Contract
malediction-label-tricks = Tricks
malediction-label-cards = Cards
malediction-label-zeros = Zeros
malediction-label-hats = Hats
malediction-label-points = Points
malediction-label-points-card = Points card
malediction-label-voids = None of
malediction-label-trick = Trick { $number }
malediction-label-last-trick = Last trick
malediction-label-tied = Tied: nobody won it.
malediction-label-won-by = Won by { $player }.
    .you = Won by you.
malediction-label-hand = Your hand

## What only the browser says

malediction-web-chance = { $percent }% chance of winning
malediction-web-left = { $count } left
malediction-web-points-of = Points card of { $player }: { $points }
malediction-web-ball = has the crystal ball
malediction-web-standing-open = tricks are missing
malediction-web-standing-met = the contract holds
malediction-web-standing-broken = too many tricks
malediction-web-fulfilled = “{ $contract }” fulfilled
malediction-web-failed = “{ $contract }” failed
malediction-web-hats =
    { $count ->
        [one] { $count } hat
       *[other] { $count } hats
    }
malediction-web-zeros =
    { $count ->
        [one] { $count } saved zero
       *[other] { $count } saved zeros
    }
malediction-web-retry = Try a failed contract again
malediction-web-brew = { $card }: alone, or with a potion?
malediction-web-pour = { $card }: alone, or added to which card?
