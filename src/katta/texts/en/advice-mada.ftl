# Why a bot likes a move of Mada, or not.

mada-reason-bust = chance of losing the round: { $percent }%
mada-reason-safe = leaves your pile as it is
mada-reason-pears =
    the top is worth { $pears ->
        [one] { $pears } prickly pear
       *[other] { $pears } prickly pears
    } when another player loses
mada-reason-next-luck = trying your luck on it would lose in { $percent }% of cases
mada-reason-lemur = takes away a top on which luck would lose in { $percent }% of cases
mada-reason-escape = gets rid of a pile on which luck would lose in { $percent }% of cases
mada-reason-empty = their pile is empty: the next card cannot lose
mada-reason-any-card = a Lemur is on top: the next card cannot lose
mada-reason-their-top =
    their top is { $card }, worth { $pears ->
        [one] { $pears } prickly pear
       *[other] { $pears } prickly pears
    }
mada-reason-kept = you keep { $cards-one }
mada-reason-no-hand = leaves you without a card in hand
