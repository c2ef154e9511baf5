### Een avond samen: het ene spel na het andere, en de stand van allemaal.

evening-title = De avond
evening-score = De stand van de avond
evening-player = Speler
evening-wins = Gewonnen
evening-games = Gespeeld
evening-bot = bot
evening-winner = gewonnen
evening-parts = Een gedeelde overwinning telt voor een deel.
evening-nothing = Er is nog geen spel afgelopen.
evening-played =
    { $count ->
        [one] Tot nu toe { $count } spel
       *[other] Tot nu toe { $count } spellen
    }
evening-all =
    { $count ->
        [one] Het spel van deze avond bekijken
       *[other] Alle { $count } spellen van deze avond bekijken
    }
evening-on = Wordt nu gespeeld
evening-next-up = Begint zo
evening-go = Naar de tafel
evening-watch = Toekijken
evening-seat = Naar je plaats

## The next game

evening-another = Ander spel of andere regels
evening-choose = Wat wordt het nu?
evening-choose-how = Er wordt een tafel gedekt voor iedereen die er is. Vóór het begin kunnen regels, plaatsen en bots nog veranderen.
evening-same = Nog een keer, met andere regels, plaatsen of bots
evening-with =
    { $count ->
        [one] { $players } speelt verder.
       *[other] { $players } spelen verder.
    }
evening-without =
    { $count ->
        [one] { $players } is er niet en zou niet meedoen.
       *[other] { $players } zijn er niet en zouden niet meedoen.
    }
evening-prepared = { $game } wordt klaargezet voor iedereen die er is.
evening-left-out = De anderen zijn aan een nieuw spel begonnen terwijl je weg was. Ga erheen om toe te kijken, of om aan te schuiven als er een plaats vrij is.
