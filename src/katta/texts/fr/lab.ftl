### Le laboratoire : tournois, analyse, indices, vitesse de la recherche.

## Tournaments

arena-playing = Parties en cours
arena-warming-up = Préparation (la première fois, environ une demi-minute)
arena-name = Nom
arena-share = Victoires
arena-interval = 95 %
arena-fair = Équité
arena-score = Avance
arena-rating = Cote
arena-time = ms/coup
arena-forfeits = Forfaits
arena-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $deals ->
        [one] { $deals } distribution jouée
       *[other] { $deals } distributions jouées
    } depuis chaque place. Les victoires partagées comptent pour leur part.
arena-forfeit =
    { $count ->
        [one] { $name } a perdu une partie par forfait : { $reason }.
       *[other] { $name } a perdu { $count } parties par forfait : { $reason }.
    }
arena-forfeit-start = le programme n’a pas pu démarrer ({ $detail })
arena-forfeit-silent = aucune réponse en { $detail } s
arena-forfeit-nonsense = « { $detail } » n’est pas un coup du jeu
arena-forfeit-illegal = « { $detail } » n’est pas permis ici
arena-forfeit-ended = le programme s’est arrêté (code { $detail })

## Analysis

analyse-thinking = Examen des coups
analyse-step = Étape
analyse-player = Nom
analyse-played = Joué
analyse-better = Mieux
analyse-cost = Coût
analyse-summary =
    { $count ->
        [one] { $count } choix a été jugé
       *[other] { $count } choix ont été jugés
    } d’après ce qui était connu ; { $mistakes ->
        [0] aucun n’a coûté à coup sûr des chances de gagner.
        [one] { $mistakes } a coûté à coup sûr des chances de gagner.
       *[other] { $mistakes } ont coûté à coup sûr des chances de gagner.
    }
analyse-plot-title = { $game } : chances de gagner
analyse-plot-across = Étape
analyse-plot-up = Chance de gagner
analyse-plot-saved = Les chances de gagner sont dessinées dans { $file }.

## Hints

hint-warming-up = Préparation (la première fois, environ une demi-minute)…
hint-thinking = Examen de vos possibilités…

## Speed of the search

search-speed = Itérations par seconde
search-parts = Où passe le temps
search-game = Jeu
search-players = Personnes
search-moment = Moment
search-playout = Suites
search-one = 1 fil
search-two = 2 fils
search-playing = Suites
search-tree = Arbre
search-resampling = Mondes
search-copying = Copies
search-first = premier choix
search-middle = mi-partie
search-guided = guidées
search-random = au hasard
search-memory = Une recherche occupe { $megabytes } Mo de mémoire par fil, quelle que soit sa durée.

## Errors

error-budget = Un budget est un nombre d’itérations comme 2000, ou un temps comme 200ms, et non « { $text } ».
error-bench-unknown = Il n’y a pas de mesure « { $name } » ; il y a : { $known }.
error-arena-no-search = « { $name } » ne cherche pas à { $game } et ne prend donc pas de budget.
error-arena-command = « { $command } » n’est pas un programme qui puisse démarrer.
error-arena-contestants = Une table de { $seats } places demande de 2 à { $seats } adversaires, et non { $count }.
error-arena-timeout = Le temps pour un coup est un nombre de secondes supérieur à 0.
error-arena-no-journal = { $file } ne contient pas de parties de l’arène ; nommez un autre fichier.
error-arena-other = { $file } contient des parties avec d’autres adversaires, un autre nombre de places ou une autre graine ; nommez un autre fichier.
error-arena-other-version = { $file } contient des parties d’une autre version de ces robots ; nommez un autre fichier.
error-arena-line = { $file } est endommagé à la ligne { $line } ; nommez un autre fichier.
error-arena-broken = Un processus de jeu a été arrêté de force ; ce qui a été joué est gardé dans le fichier de --resume, s’il y en avait un.
error-plot = Les chances de gagner sont dessinées en SVG ; nommez un fichier qui finit par .svg, et non { $file }.
