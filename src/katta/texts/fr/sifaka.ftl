### Sifaka : symboles, boutons, événements, refus et étiquettes de la table. Le vocabulaire est dans ../TERMS.md.

sifaka-name = Sifaka
sifaka-line = Composez le paysage carte après carte et menez votre lémurien vers les mangues les plus mûres.
sifaka-begins = La personne qui a mangé une mangue en dernier commence.

sifaka-mark-red = rouge
sifaka-mark-blue = bleu
sifaka-mark-yellow = jaune
sifaka-mark-green = vert

sifaka-option-overshoot = Plus de points que de cases
sifaka-option-overshoot-stay = le pion reste sur place
sifaka-option-overshoot-edge = il va jusqu’au bord
sifaka-option-pawns = Pions
sifaka-option-pawns-share = se croisent et partagent les cases
sifaka-option-pawns-block = se bloquent

## Symboles, jetons et cartes

sifaka-direction-north = le nord
sifaka-direction-east = l’est
sifaka-direction-south = le sud
sifaka-direction-west = l’ouest

sifaka-symbol-blank = case vide
sifaka-symbol-palms =
    { $count ->
        [one] 1 palmier
       *[other] { $count } palmiers
    }
sifaka-symbol-arrow = flèche vers { $direction }
sifaka-symbol-mango-green = mangue verte
sifaka-symbol-mango-yellow = mangue jaune
sifaka-symbol-mango-red = mangue rouge

sifaka-token-green = un jeton Mangue vert
sifaka-token-yellow = un jeton Mangue jaune
sifaka-token-red = un jeton Mangue rouge

sifaka-card-terrain = carte Terrain { $number }

## Événements

sifaka-event-face = { $player } choisit de regarder vers { $direction }.
    .you = Vous choisissez de regarder vers { $direction }.
sifaka-event-draw = { $player } pioche une carte.
sifaka-event-receive = { $player } pioche : { $card } ({ $squares }).
    .you = Vous piochez : { $card } ({ $squares }).
sifaka-event-place = { $player } pose une carte.
    .you = Vous posez votre carte.
sifaka-event-cover = Elle recouvre : { $symbols }.
sifaka-event-tokens = Nouveau sur le plateau : { $tokens }.
sifaka-event-none-left = Il ne reste plus de jeton pour cette mangue : { $mango }.
sifaka-event-remove = { $player } ne peut poser de carte nulle part. Retirée du jeu : { $card } ({ $squares }).
    .you = Vous ne pouvez poser votre carte nulle part. Retirée du jeu : { $card } ({ $squares }).
sifaka-event-go =
    { $player } avance de { $squares-count ->
        [one] 1 case
       *[other] { $squares-count } cases
    } et regarde vers { $direction }.
    .you =
        Vous avancez de { $squares-count ->
            [one] 1 case
           *[other] { $squares-count } cases
        } et regardez vers { $direction }.
sifaka-event-stay = { $player } reste sur place et regarde vers { $direction }.
    .you = Vous restez sur place et regardez vers { $direction }.
sifaka-event-take = { $player } prend { $token } !
    .you = Vous prenez { $token } !
sifaka-event-value =
    { $player } regarde le jeton : { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    .you =
        Vous regardez votre jeton : { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
sifaka-event-pile-empty = C’était la dernière carte de la pioche. Chaque personne joue la carte qui lui reste.
sifaka-event-end = Toutes les cartes sont jouées : on retourne les jetons Mangue.
sifaka-event-points =
    { $player } a { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you =
        Vous avez { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.

## Refus

refusal-sifaka-chance-not-now = On ne pioche rien maintenant : c’est à quelqu’un de jouer.
refusal-sifaka-face-due = Choisissez d’abord la direction de votre pion.
refusal-sifaka-face-not-now = La direction d’un pion ne se choisit qu’avant la partie. Ensuite, il tourne grâce aux flèches recouvertes.
refusal-sifaka-place-first-four = Les quatre premières cartes vont aux quatre emplacements marqués à côté des cartes Refuge. Choisissez-en un qui est libre.
refusal-sifaka-place-taken = Une carte se trouve déjà à cet emplacement. Choisissez un autre des quatre emplacements marqués.
refusal-sifaka-place-covers-pawn = Le pion de { $player } se trouve là : aucune carte ne peut recouvrir un pion.
refusal-sifaka-place-covers-token = Un jeton Mangue se trouve là : aucune carte ne peut recouvrir un jeton.
refusal-sifaka-place-touches-only = Votre carte ne fait que toucher le plateau. Elle doit en recouvrir au moins une case.
refusal-sifaka-place-covers-nothing = Votre carte serait à l’écart du plateau. Elle doit en recouvrir au moins une case.
refusal-sifaka-pass-can-place = Vous pouvez poser votre carte, donc vous le devez. Elle n’est retirée que s’il n’y a aucun endroit pour elle.
refusal-sifaka-go-due = Votre carte est posée : déplacez maintenant votre pion.
refusal-sifaka-go-not-now = Posez d’abord votre carte. Votre pion bouge si elle recouvre des palmiers ou des flèches.
refusal-sifaka-go-must-stay = Il est impossible d’utiliser tous vos points ({ $palms }) : votre pion reste sur place.
refusal-sifaka-go-off-board = Cette case ne fait pas partie du plateau.
refusal-sifaka-go-blocked = Le pion de { $player } s’y trouve : à cette table, les pions se bloquent.
refusal-sifaka-go-keep-direction = Vous n’avez recouvert aucune flèche : votre pion regarde toujours vers { $direction }.
refusal-sifaka-go-use-arrow = À la fin, votre pion doit regarder dans la direction d’une flèche recouverte : vers { $directions }.
refusal-sifaka-go-other-direction = Votre pion peut y arriver, mais pas en regardant vers { $direction } à la fin. Choisissez une autre direction.
refusal-sifaka-go-out-of-reach = Votre pion ne peut pas s’arrêter là : il doit utiliser tous ses points ({ $palms }), tout droit, et ne tourne que grâce aux flèches recouvertes.

## Ce que la table attend

sifaka-ask-facing = { $player } choisit la direction de son pion.
    .you = Choisissez la direction de votre pion : il avance tout droit.
sifaka-ask-opening = { $player } pioche une première carte…
    .you = Vous piochez une première carte…
sifaka-ask-placing = À { $player } de poser une carte.
    .you =
        { $first ->
            [yes] Posez votre carte sur un des emplacements marqués.
           *[no] Posez votre carte en recouvrant au moins une case : les palmiers et les flèches recouverts déplacent votre pion.
        }
sifaka-ask-stuck = À { $player } de poser une carte.
    .you = Votre carte ne peut aller nulle part : elle est retirée du jeu.
sifaka-ask-going = À { $player } de déplacer son pion.
    .you =
        { $turns ->
            [0] { $palms ->
                [one] Vous avez recouvert { $palms } palmier : votre pion va tout droit.
               *[other] Vous avez recouvert { $palms } palmiers : votre pion va tout droit.
            }
            [one] { $palms ->
                [0] Vous avez recouvert une flèche vers { $arrows } : votre pion se tourne.
                [one] Vous avez recouvert { $palms } palmier et une flèche vers { $arrows } : choisissez où va votre pion.
               *[other] Vous avez recouvert { $palms } palmiers et une flèche vers { $arrows } : choisissez où va votre pion.
            }
           *[other] { $palms ->
                [0] Vous avez recouvert des flèches vers { $arrows } : choisissez la direction de votre pion.
                [one] Vous avez recouvert { $palms } palmier et des flèches vers { $arrows } : choisissez où va votre pion.
               *[other] Vous avez recouvert { $palms } palmiers et des flèches vers { $arrows } : choisissez où va votre pion.
            }
        }
sifaka-ask-staying = À { $player } de déplacer son pion.
    .you =
        Impossible d’utiliser { $palms ->
            [one] votre point
           *[other] tous vos points ({ $palms })
        } : votre pion reste sur place.
sifaka-ask-looking = { $player } regarde le jeton…
    .you = Vous regardez votre jeton…
sifaka-ask-drawing = { $player } pioche une carte…
    .you = Vous piochez une carte…
sifaka-ask-finished = La partie est terminée.

## Étiquettes de la table

sifaka-label-hand = Votre carte, numéro { $number }, dans ses quatre orientations
sifaka-label-covered = Recouvert :
sifaka-label-supply = Jetons restants
sifaka-label-pile = Pioche
sifaka-label-removed =
    { $count ->
        [one] 1 carte retirée du jeu
       *[other] { $count } cartes retirées du jeu
    }
sifaka-label-player = { $player }
    .bot = { $player } (robot)
sifaka-label-you = { $player } (vous)
sifaka-label-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

sifaka-legend-palms = palmiers
sifaka-legend-arrow = flèche
sifaka-legend-mango = mangue
sifaka-legend-token = jeton Mangue
sifaka-legend-pawn = pion
sifaka-legend-place = emplacement d’une des quatre premières cartes

## Sur la page

sifaka-web-board = Le plateau
sifaka-web-keys = Les flèches du clavier déplacent votre carte, R la fait tourner, Entrée la pose. Plus et moins changent la taille, 0 montre tout le plateau, puis de nouveau votre pion.
sifaka-web-zoom-in = Agrandir
sifaka-web-zoom-out = Réduire
sifaka-web-fit = Montrer tout le plateau
sifaka-web-near = Revenir à mon pion
sifaka-web-rotate = Tourner la carte
sifaka-web-place = Poser
sifaka-web-cancel = Annuler
sifaka-web-hand = Votre carte
sifaka-web-choose-place = Choisissez où poser votre carte.
sifaka-web-choose-first = Choisissez un des emplacements marqués pour votre carte.
sifaka-web-choose-stop = Choisissez la case où va votre pion.
sifaka-web-choose-facing = Choisissez la direction de votre pion.
sifaka-web-reach =
    { $count ->
        [0] aucun jeton Mangue à portée
        [one] { $count } jeton Mangue à portée
       *[other] { $count } jetons Mangue à portée
    }
sifaka-web-chance = { $percent } % de chances de gagner
sifaka-web-on-turn = c’est son tour
sifaka-web-holds = a une carte en main
sifaka-web-tokens-green =
    { $count ->
        [one] { $count } jeton Mangue vert
       *[other] { $count } jetons Mangue verts
    }
sifaka-web-tokens-yellow =
    { $count ->
        [one] { $count } jeton Mangue jaune
       *[other] { $count } jetons Mangue jaunes
    }
sifaka-web-tokens-red =
    { $count ->
        [one] { $count } jeton Mangue rouge
       *[other] { $count } jetons Mangue rouges
    }
