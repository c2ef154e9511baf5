# Waarom een bot een zet in Malédiction! goed vindt, of niet.

malediction-reason-hand =
    deze hand is goed voor ongeveer { $tricks ->
        [one] { $tricks } slag
       *[other] { $tricks } slagen
    }
malediction-reason-odds = gehaald in ongeveer { $percent }% van de gevallen
malediction-reason-worth =
    het levert { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op
malediction-reason-zero = een bewaarde nul kan later een ontbrekende slag goedmaken
malediction-reason-mends = dat haalt strafpunten van je puntenkaart
malediction-reason-wins = daarmee pak je deze slag zeker
malediction-reason-unbeaten = geen enkele kaart die je niet ziet, is op zichzelf hoger
malediction-reason-beaten-by =
    { $cards ->
        [one] { $cards } kaart die je niet ziet, is hoger
       *[other] { $cards } kaarten die je niet ziet, zijn hoger
    }
malediction-reason-ties = het is even hoog als de beste tot nu toe: zo pakt niemand de slag
malediction-reason-sheds = je raakt een sterke kaart kwijt zonder de slag te pakken
malediction-reason-wastes = je verspeelt een sterke kaart zonder de slag te pakken
malediction-reason-ducks = daarmee pak je deze slag niet, en je sterke kaarten houd je
malediction-reason-potion = de toverdrank telt { $value } erbij op, en je houdt een kaart minder over
malediction-reason-void = daarna heb je geen { $suit } meer en hoef je die niet te bekennen
malediction-reason-need =
    je hebt nog { $tricks ->
        [one] { $tricks } slag
       *[other] { $tricks } slagen
    } nodig
malediction-reason-hat = je contract is veilig; meer slagen kunnen de hoed opleveren
malediction-reason-avoid = je hebt al je slagen: met één meer haal je het contract niet
malediction-reason-lost = het contract is niet meer te halen; alleen de hoed is nog te winnen
malediction-reason-fulfils =
    dan haal je je contract, goed voor { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
malediction-reason-keeps-zeros = je houdt je nullen ({ $zeros }), maar je haalt het contract niet: −{ $points }
