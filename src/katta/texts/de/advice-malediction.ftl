# Warum einem Bot ein Zug in Malédiction! gefällt oder nicht.

malediction-reason-hand =
    diese Hand ist für etwa { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    } gut
malediction-reason-odds = in rund { $percent } % der Fälle erfüllt
malediction-reason-mends = das nimmt Minuspunkte von deiner Punktekarte
malediction-reason-need =
    dir { $tricks ->
        [one] fehlt noch { $tricks } Stich
       *[other] fehlen noch { $tricks } Stiche
    }
malediction-reason-hat = deine Ansage ist sicher; weitere Stiche können den Hut bringen
malediction-reason-avoid = du hast alle deine Stiche: Mit einem mehr ist die Ansage verfehlt
malediction-reason-lost = die Ansage ist schon verfehlt; es geht nur noch um den Hut
malediction-reason-fulfils = das erfüllt deine Ansage
