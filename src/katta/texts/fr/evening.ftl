### Une soirée ensemble : une partie après l’autre, et le score de toutes.

evening-title = La soirée
evening-score = Le score de la soirée
evening-player = Personne
evening-wins = Gagnées
evening-games = Jouées
evening-bot = robot
evening-winner = victoire
evening-parts = Une victoire partagée compte pour une part.
evening-nothing = Aucune partie n’est encore terminée.
evening-played =
    { $count ->
        [one] { $count } partie jusqu’ici
       *[other] { $count } parties jusqu’ici
    }
evening-all =
    { $count ->
        [one] Voir la partie de la soirée
       *[other] Voir les { $count } parties de la soirée
    }
evening-on = En cours
evening-next-up = Va commencer
evening-go = Aller à la table
evening-watch = Regarder
evening-seat = Aller à votre place

## The next game

evening-another = Un autre jeu ou d’autres règles
evening-choose = Et maintenant ?
evening-choose-how = Une table est dressée pour toutes les personnes présentes. Avant le début, les règles, les places et les robots peuvent encore changer.
evening-same = Encore une fois, avec d’autres règles, places ou robots
evening-with =
    { $count ->
        [one] { $players } continue.
       *[other] { $players } continuent.
    }
evening-without =
    { $count ->
        [one] { $players } n’est pas là et ne jouerait pas.
       *[other] { $players } ne sont pas là et ne joueraient pas.
    }
evening-prepared = { $game } se prépare pour toutes les personnes présentes.
evening-left-out = Les autres ont commencé une nouvelle partie en votre absence. Allez-y pour regarder, ou pour prendre place s’il en reste une.
