### Ein gemeinsamer Abend: eine Partie nach der anderen, und der Stand über alle.

evening-title = Der Abend
evening-score = Der Stand des Abends
evening-player = Person
evening-wins = Gewonnen
evening-games = Gespielt
evening-bot = Bot
evening-winner = gewonnen
evening-parts = Ein geteilter Sieg zählt zu Teilen.
evening-nothing = Noch ist keine Partie zu Ende.
evening-played =
    { $count ->
        [one] Bisher { $count } Partie
       *[other] Bisher { $count } Partien
    }
evening-all =
    { $count ->
        [one] Die Partie dieses Abends ansehen
       *[other] Alle { $count } Partien dieses Abends ansehen
    }
evening-on = Wird gerade gespielt
evening-next-up = Beginnt gleich
evening-go = Zum Tisch
evening-watch = Zuschauen
evening-seat = Zu deinem Platz

## The next game

evening-another = Anderes Spiel oder andere Regeln
evening-choose = Was kommt jetzt?
evening-choose-how = Für alle, die da sind, wird ein Tisch gedeckt. Regeln, Plätze und Bots lassen sich vor dem Beginn noch ändern.
evening-same = Noch einmal, mit anderen Regeln, Plätzen oder Bots
evening-with =
    { $count ->
        [one] { $players } spielt weiter.
       *[other] { $players } spielen weiter.
    }
evening-without =
    { $count ->
        [one] { $players } ist nicht da und wäre nicht dabei.
       *[other] { $players } sind nicht da und wären nicht dabei.
    }
evening-prepared = { $game } wird für alle vorbereitet, die da sind.
evening-left-out = Die anderen haben eine neue Partie begonnen, während du weg warst. Geh hin, um zuzuschauen oder um Platz zu nehmen, wenn einer frei ist.
