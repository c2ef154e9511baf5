# Warum einem Bot ein Zug in Malédiction! gefällt oder nicht.

malediction-reason-hand =
    diese Hand ist für etwa { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    } gut
malediction-reason-odds = in rund { $percent } % der Fälle erfüllt
malediction-reason-worth =
    sie bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
malediction-reason-zero = eine aufbewahrte Null kann später einen fehlenden Stich ersetzen
malediction-reason-mends = das nimmt Minuspunkte von deiner Punktekarte
malediction-reason-wins = damit nimmst du diesen Stich sicher
malediction-reason-unbeaten = keine Karte, die du nicht siehst, übertrifft das allein
malediction-reason-beaten-by =
    { $cards ->
        [one] { $cards } Karte, die du nicht siehst, übertrifft das
       *[other] { $cards } Karten, die du nicht siehst, übertreffen das
    }
malediction-reason-ties = das ist nur gleich hoch wie das Beste bisher: So nimmt niemand den Stich
malediction-reason-sheds = du wirst eine starke Karte los, ohne den Stich zu nehmen
malediction-reason-wastes = du verlierst eine starke Karte, ohne den Stich zu nehmen
malediction-reason-ducks = damit nimmst du diesen Stich nicht und behältst deine starken Karten
malediction-reason-potion = der Zaubertrank zählt { $value } dazu, und du hast für später eine Karte weniger
malediction-reason-void = danach hast du keine { $suit } mehr und musst sie nicht bedienen
malediction-reason-need =
    dir { $tricks ->
        [one] fehlt noch { $tricks } Stich
       *[other] fehlen noch { $tricks } Stiche
    }
malediction-reason-hat = deine Ansage ist sicher; weitere Stiche können den Hut bringen
malediction-reason-avoid = du hast alle deine Stiche: Mit einem mehr ist die Ansage verfehlt
malediction-reason-lost = die Ansage ist schon verfehlt; es geht nur noch um den Hut
malediction-reason-fulfils =
    das erfüllt deine Ansage, die { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } bringt
malediction-reason-keeps-zeros = du behältst deine Nullen ({ $zeros }), aber die Ansage ist verfehlt: −{ $points }
