### Malédiction! : cartes, contrats, boutons, événements, refus et étiquettes de la table. Le vocabulaire est dans ../TERMS.md.

malediction-name = Malédiction!
malediction-line = Scrutez la boule de cristal, annoncez vos plis et versez une potion dans les projets des autres.
malediction-begins = La personne la plus âgée reçoit d’abord la Boule de cristal.

malediction-option-penalty = Un contrat manqué coûte
malediction-option-penalty-mirror = ce que sa face aurait rapporté
malediction-option-penalty-number = le nombre inscrit sur la carte
malediction-option-zeros = Les zéros gardés compensent
malediction-option-zeros-many = autant de plis manquants qu’il faut
malediction-option-zeros-one = un seul pli manquant

## Cartes

malediction-suit-rat = rats
malediction-suit-crow = corbeaux
malediction-suit-broom = balais
malediction-suit-spider = araignées
malediction-suit-potion = potions
malediction-letter-rat = R
malediction-letter-crow = C
malediction-letter-broom = B
malediction-letter-spider = A
malediction-letter-potion = P
malediction-card-rat = Rat { $value }
malediction-card-crow = Corbeau { $value }
malediction-card-broom = Balai { $value }
malediction-card-spider = Araignée { $value }
malediction-card-potion = Potion { $value }
malediction-combo = { $card } + { $potion }

## Contrats

malediction-contract-zero = 0
malediction-contract-exactly = exactement { $number }
malediction-contract-at-least = au moins { $number }

## Boutons

malediction-choose-trump = Retourner { $card } comme atout
malediction-choose-deal = Donner { $card } à { $player }
malediction-choose-bid-zero = Prendre un 0 : ne remporter aucun pli, puis garder la carte pour plus tard
malediction-choose-bid =
    Prendre « { $contract } » ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
malediction-choose-retry =
    Reprendre le contrat manqué « { $old } » comme « { $contract } » ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
malediction-choose-play = Jouer { $play }
malediction-choose-zero =
    Rendre { $count ->
        [one] un zéro gardé
       *[other] { $count } zéros gardés
    } et remplir le contrat
malediction-choose-keep = Garder les zéros et manquer le contrat

## Événements

malediction-event-round = Manche { $round } : { $player } a la Boule de cristal.
    .you = Manche { $round } : vous avez la Boule de cristal.
malediction-event-trump = { $card } est la carte retournée. Atout : { $suit }.
malediction-event-hand = Votre main : { $cards }.
malediction-event-dealt = Les cartes sont distribuées. { $player } choisit le premier contrat.
    .you = Les cartes sont distribuées. Vous choisissez le premier contrat.
malediction-event-bid = { $player } prend le contrat « { $contract } ».
    .you = Vous prenez le contrat « { $contract } ».
malediction-event-retry =
    { $turned ->
        [yes] { $player } reprend un contrat manqué : « { $old } » devient « { $contract } ».
       *[no] { $player } tente de nouveau le contrat manqué « { $contract } ».
    }
    .you =
        { $turned ->
            [yes] Vous reprenez un contrat manqué : « { $old } » devient « { $contract } ».
           *[no] Vous tentez de nouveau le contrat manqué « { $contract } ».
        }
malediction-event-lead = { $player } entame le premier pli.
    .you = Vous entamez le premier pli.
malediction-event-play = { $player } joue { $play }.
    .you = Vous jouez { $play }.
malediction-event-void = { $player } ne peut pas fournir. Couleur épuisée : { $suit }.
    .you = Vous ne pouvez pas fournir. Couleur épuisée : { $suit }.
malediction-event-trick = { $player } remporte le pli avec { $play }.
    .you = Vous remportez le pli avec { $play }.
malediction-event-tie = Égalité : personne ne remporte le pli. { $player } entame le suivant.
    .you = Égalité : personne ne remporte le pli. Vous entamez le suivant.
malediction-event-tie-last = Égalité : personne ne remporte le pli.
# Jamais moins de 4 plis.
malediction-event-round-end = La manche { $round } s’achève après { $count } plis.
malediction-event-zero =
    { $player } rend { $count ->
        [one] un zéro gardé
       *[other] { $count } zéros gardés
    } pour remplir son contrat.
    .you =
        Vous rendez { $count ->
            [one] un zéro gardé
           *[other] { $count } zéros gardés
        } pour remplir votre contrat.
malediction-event-keep = { $player } garde ses zéros.
    .you = Vous gardez vos zéros.
malediction-event-fulfilled =
    { $player } remplit « { $contract } » avec { $tricks ->
        [0] aucun pli remporté
        [one] { $tricks } pli remporté
       *[other] { $tricks } plis remportés
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you =
        Vous remplissez « { $contract } » avec { $tricks ->
            [0] aucun pli remporté
            [one] { $tricks } pli remporté
           *[other] { $tricks } plis remportés
        } : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
malediction-event-failed =
    { $player } manque « { $contract } » avec { $tricks ->
        [0] aucun pli remporté
        [one] { $tricks } pli remporté
       *[other] { $tricks } plis remportés
    } : moins { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you =
        Vous manquez « { $contract } » avec { $tricks ->
            [0] aucun pli remporté
            [one] { $tricks } pli remporté
           *[other] { $tricks } plis remportés
        } : moins { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
malediction-event-zero-saved = { $player } ne remporte aucun pli et garde un zéro.
    .you = Vous ne remportez aucun pli et gardez un zéro.
malediction-event-zero-failed =
    { $player } remporte { $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
    } : le 0 retourne sur sa pile.
    .you =
        Vous remportez { $tricks ->
            [one] { $tricks } pli
           *[other] { $tricks } plis
        } : votre 0 retourne sur sa pile.
malediction-event-hat = { $player } a le plus de plis ({ $tricks }) et prend un Chapeau.
    .you = Vous avez le plus de plis ({ $tricks }) et prenez un Chapeau.
malediction-event-no-hat = Égalité au nombre de plis : un Chapeau retourne dans la boîte.
malediction-event-end-pile = La pile de contrats { $number } est vide : la partie est terminée.
malediction-event-end-hats = Le dernier Chapeau est parti : la partie est terminée.

## Refus

refusal-malediction-chance-not-now = On ne distribue rien maintenant : c’est à quelqu’un de jouer.
refusal-malediction-bid-not-now = Les contrats se choisissent avant le premier pli. Le vôtre tient jusqu’au décompte de la manche.
refusal-malediction-bid-pile-empty = La pile de contrats { $number } est vide. Prenez sur une autre pile, ou reprenez un contrat manqué.
refusal-malediction-retry-not-now = On ne reprend un contrat manqué qu’au moment de choisir les contrats, avant le premier pli.
refusal-malediction-retry-not-failed = Aucun contrat manqué « { $contract } » sur votre carte Points. Choisissez-en un qui s’y trouve, ou prenez sur une pile.
refusal-malediction-play-contract-first = Choisissez d’abord un contrat ; les plis viennent ensuite.
refusal-malediction-play-round-over = Les plis de cette manche sont joués. Dites si vous rendez des zéros gardés.
refusal-malediction-play-not-in-hand = Vous ne pouvez pas jouer { $card } : cette carte n’est pas dans votre main.
refusal-malediction-play-single-copy = Vous n’avez { $card } qu’une fois : impossible de l’ajouter à elle-même.
refusal-malediction-play-must-follow = Il faut fournir la couleur d’entame ({ $suit }), car vous en avez. Jouez une de ces cartes, seule ou avec une potion.
refusal-malediction-play-must-play-potion = La couleur d’entame est potion, et vous en avez : jouez une potion, seule ou avec une autre.
refusal-malediction-zero-not-now = Les zéros gardés se rendent seulement en fin de manche, quand ils compensent tous vos plis manquants.
refusal-malediction-keep-not-now = On ne vous demande pas vos zéros gardés maintenant : cela se règle en fin de manche.

## Ce que la table attend

malediction-ask-trump = On retourne la carte d’atout…
malediction-ask-deal = On distribue les cartes…
malediction-ask-contracts = { $player } choisit un contrat.
    .you = Choisissez un contrat : combien de plis remporterez-vous avec vos { $cards } cartes, exactement ou au moins ?
malediction-ask-lead = { $player } entame.
    .you =
        Vous entamez : jouez la carte de votre choix{ $potions ->
            [yes] , seule ou avec une potion.
           *[no] .
        }
malediction-ask-follow = À { $player } de jouer. Couleur d’entame : { $suit }.
    .you =
        Couleur à fournir : { $suit }. Vous pouvez jouer { $count ->
            [one] une de vos cartes.
           *[other] { $count } de vos cartes.
        }
malediction-ask-void = À { $player } de jouer. Couleur d’entame : { $suit }.
    .you = Vous ne pouvez pas fournir ({ $suit }) : jouez la carte de votre choix.
malediction-ask-scoring =
    { $player } peut rendre { $count ->
        [one] un zéro gardé
       *[other] { $count } zéros gardés
    }.
    .you =
        Il vous manque { $count ->
            [one] un pli : rendez un zéro gardé
           *[other] { $count } plis : rendez autant de zéros gardés
        } pour remplir votre contrat, ou gardez-les et manquez-le.
malediction-ask-finished = La partie est terminée.

## Étiquettes de la table

malediction-label-round = Manche { $round }
malediction-label-trump = Atout
malediction-label-piles = Contrats
malediction-label-hats-left = Chapeaux restants
malediction-label-player = { $player }
    .bot = { $player } (robot)
malediction-label-you = { $player } (vous)
malediction-label-contract = Contrat
malediction-label-tricks = Plis
malediction-label-cards = Cartes
malediction-label-zeros = Zéros
malediction-label-hats = Chap.
malediction-label-points = Points
malediction-label-points-card = Carte Points
malediction-label-voids = Sans
malediction-label-trick = Pli { $number }
malediction-label-last-trick = Dernier pli
malediction-label-tied = Égalité : personne ne l’a remporté.
malediction-label-won-by = Remporté par { $player }.
    .you = Vous l’avez remporté.
malediction-label-hand = Votre main

## Ce que seul le navigateur dit

malediction-web-chance = { $percent } % de chances de gagner
malediction-web-left = reste { $count }
malediction-web-points-of = Carte Points de { $player } : { $points }
malediction-web-ball = a la Boule de cristal
malediction-web-standing-open = il manque des plis
malediction-web-standing-met = contrat rempli pour l’instant
malediction-web-standing-broken = trop de plis
malediction-web-fulfilled = « { $contract } » rempli
malediction-web-failed = « { $contract } » manqué
malediction-web-hats =
    { $count ->
        [one] { $count } Chapeau
       *[other] { $count } Chapeaux
    }
malediction-web-zeros =
    { $count ->
        [one] { $count } zéro gardé
       *[other] { $count } zéros gardés
    }
malediction-web-retry = Reprendre un contrat manqué
malediction-web-brew = { $card } : sans potion, ou avec ?
malediction-web-pour = { $card } : sans autre carte, ou avec laquelle ?
