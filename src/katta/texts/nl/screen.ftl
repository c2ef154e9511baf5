### De tafel op een televisie.

screen-scan = Scan om aan te schuiven
screen-scan-back = Weer terug? Scan om naar je plaats te gaan
screen-code = QR-code van de uitnodiging voor deze tafel
screen-code-watch = QR-code van deze tafel
screen-missing =
    { $count ->
        [one] Er ontbreekt { $count } speler
       *[other] Er ontbreken { $count } spelers
    }
screen-complete = Iedereen is er. { $name } start het spel.
screen-complete-alone = Iedereen is er.
screen-no-invite = De code voor de vrije plaatsen verschijnt hier als je dit scherm opent vanuit het menu van de tafel.
screen-no-spectators = Wie de tafel leidt, kan vóór het begin publiek toelaten. Dan kan het spel hier te zien zijn.
screen-again = Druk op een telefoon op ‘Nog een keer spelen’ om verder te spelen. Dit scherm volgt.
