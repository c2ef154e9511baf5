# Why a bot likes a move of Mada, or not.

mada-reason-bust = chance of losing the round: { $percent }%
mada-reason-gift =
    if you lose, the others put aside { $pears ->
        [one] { $pears } prickly pear
       *[other] { $pears } prickly pears
    }
mada-reason-sure = no card that is left is lower than your top card: you cannot lose
mada-reason-keeps-top =
    no risk: { $card } stays on your pile, worth { $pears ->
        [one] { $pears } prickly pear
       *[other] { $pears } prickly pears
    } when another player loses
mada-reason-no-stake = no risk, but your pile brings nothing when another player loses
mada-reason-pears =
    the top is worth { $pears ->
        [one] { $pears } prickly pear
       *[other] { $pears } prickly pears
    } when another player loses
mada-reason-next-luck = trying your luck on it would lose in { $percent }% of cases
mada-reason-lemur = takes away a top on which luck would lose in { $percent }% of cases
mada-reason-lemur-early = nothing can go wrong on your pile yet: the Lemur can wait
mada-reason-escape = gets rid of a pile on which luck would lose in { $percent }% of cases
mada-reason-escape-early = nothing can go wrong on your pile yet: the Double Lemur can wait
mada-reason-empty = their pile is empty: the next card cannot lose
mada-reason-any-card = a Lemur is on top: the next card cannot lose
mada-reason-their-top =
    their top is { $card }, worth { $pears ->
        [one] { $pears } prickly pear
       *[other] { $pears } prickly pears
    }
mada-reason-gives-top =
    your top card, worth { $pears ->
        [one] { $pears } prickly pear
       *[other] { $pears } prickly pears
    }, goes to them
mada-reason-dead = you cannot lay { $cards-one } on your pile anyway
mada-reason-gives-up =
    you give up a top card worth { $pears ->
        [one] { $pears } prickly pear
       *[other] { $pears } prickly pears
    }
mada-reason-gives-up-lemur = you give up a card that can save your pile
mada-reason-playable = of the cards you keep, you can lay { $cards } on your pile
mada-reason-none-playable = you can lay none of the cards you keep on your pile
mada-reason-no-hand = leaves you without a card in hand
mada-reason-full = your hand stays full: you cannot draw
mada-reason-room =
    you have room to draw { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
