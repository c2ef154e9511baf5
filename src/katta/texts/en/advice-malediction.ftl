# Why a bot likes a move of Malédiction!, or not.

malediction-reason-hand =
    this hand is good for about { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }
malediction-reason-odds = fulfilled in about { $percent }% of cases
malediction-reason-worth =
    it is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
malediction-reason-zero = a saved zero can make up for a missing trick later
malediction-reason-mends = it takes a penalty off your Points card
malediction-reason-wins = it takes this trick for certain
malediction-reason-unbeaten = no card that you cannot see beats it on its own
malediction-reason-beaten-by =
    { $cards ->
        [one] { $cards } card that you cannot see beats it
       *[other] { $cards } cards that you cannot see beat it
    }
malediction-reason-ties = it only equals the best so far: as it stands, nobody takes the trick
malediction-reason-sheds = you get rid of a strong card without taking the trick
malediction-reason-wastes = you lose a strong card without taking the trick
malediction-reason-ducks = it cannot take this trick, and your strong cards stay with you
malediction-reason-potion = the potion adds { $value }, and you have a card less for later tricks
malediction-reason-void = then you have no { $suit } left and may play anything when they are led
malediction-reason-need =
    you still need { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }
malediction-reason-hat = your contract is safe; more tricks may bring the hat
malediction-reason-avoid = you have all your tricks: one more and the contract fails
malediction-reason-lost = the contract has failed already; only the hat is left
malediction-reason-fulfils =
    it fulfils your contract, worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
malediction-reason-keeps-zeros = you keep your zeros ({ $zeros }), but the contract fails: −{ $points }
