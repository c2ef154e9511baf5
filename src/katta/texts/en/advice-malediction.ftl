# Why a bot likes a move of Malédiction!, or not.

malediction-reason-hand =
    this hand is good for about { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }
malediction-reason-odds = fulfilled in about { $percent }% of cases
malediction-reason-mends = it takes a penalty off your Points card
malediction-reason-need =
    you still need { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }
malediction-reason-hat = your contract is safe; more tricks may bring the hat
malediction-reason-avoid = you have all your tricks: one more and the contract fails
malediction-reason-lost = the contract has failed already; only the hat is left
malediction-reason-fulfils = it fulfils your contract
