# Waarom een bot een zet in Malédiction! goed vindt, of niet.

malediction-reason-hand =
    deze hand is goed voor ongeveer { $tricks ->
        [one] { $tricks } slag
       *[other] { $tricks } slagen
    }
malediction-reason-odds = gehaald in ongeveer { $percent }% van de gevallen
malediction-reason-mends = dat haalt strafpunten van je puntenkaart
malediction-reason-need =
    je hebt nog { $tricks ->
        [one] { $tricks } slag
       *[other] { $tricks } slagen
    } nodig
malediction-reason-hat = je contract is veilig; meer slagen kunnen de hoed opleveren
malediction-reason-avoid = je hebt al je slagen: met één meer haal je het contract niet
malediction-reason-lost = het contract is niet meer te halen; alleen de hoed is nog te winnen
malediction-reason-fulfils = dan haal je je contract
