### Mada : cartes, boutons, événements, refus et étiquettes de la table. Le vocabulaire est dans ../TERMS.md.

mada-name = Mada
mada-line = Grimpez toujours plus haut et prenez des risques… mais pas celui de trop, qui rapporte à tout le reste de la table.
mada-begins = La personne qui a vu un lémurien en dernier commence.

mada-option-rebuild = Pioche vide
mada-option-rebuild-lazy = reformée dès qu’il faut une carte
mada-option-rebuild-eager = reformée aussitôt
mada-help-asides = Les cartes mises de côté sont visibles

## Cartes

mada-card-cactus = Cactus { $value }
mada-card-lemur = Lémur
    .one = un Lémur
mada-card-double-lemur = Double Lémur
    .one = un Double Lémur
mada-card-scorpion = Scorpion
    .one = un Scorpion
mada-letter-lemur = L
mada-letter-double-lemur = D
mada-letter-scorpion = S

## Boutons

mada-choose-play = Jouer { $card }
mada-choose-draw = Piocher une carte
mada-choose-luck = Prendre un risque
mada-choose-swap =
    Échanger votre défausse avec celle de { $player } ({ $count ->
        [0] vide
        [one] 1 carte
       *[other] { $count } cartes
    })
mada-choose-discard = Défausser { $cards }
mada-choose-keep = Garder toutes vos cartes

## Événements

mada-event-dealt = { $player } reçoit une carte.
mada-event-receive = { $player } reçoit { $card-one }.
    .you = Vous recevez { $card-one }.
mada-event-scorpion = { $player } tombe sur un Scorpion !
    .you = Vous tombez sur un Scorpion !
mada-event-play = { $player } joue { $card-one }.
    .you = Vous jouez { $card-one }.
mada-event-draw = { $player } pioche une carte.
    .you = Vous piochez une carte.
mada-event-luck = { $player } prend un risque…
    .you = Vous prenez un risque…
mada-event-flip = { $player } retourne { $card-one }.
    .you = Vous retournez { $card-one }.
mada-event-dragged =
    Le Lémur emporte { $count ->
        [one] la carte
       *[other] les { $count } cartes
    } du dessus tout en bas de la défausse personnelle.
    .you =
        Le Lémur emporte { $count ->
            [one] la carte
           *[other] les { $count } cartes
        } du dessus tout en bas de votre défausse personnelle.
mada-event-swap = { $player } et { $other } échangent leurs défausses personnelles.
    .you = Vous échangez votre défausse personnelle avec celle de { $other }.
    .you-other = { $player } échange sa défausse personnelle avec la vôtre.
mada-event-discard = { $player } défausse { $cards-one }.
    .you = Vous défaussez { $cards-one }.
mada-event-keep = { $player } garde toute sa main.
    .you = Vous gardez toute votre main.
mada-event-lost = Trop bas ! { $player } perd la manche.
    .you = Trop bas ! Vous perdez la manche.
mada-event-aside =
    { $player } met de côté { $card-one } : { $pears ->
        [0] aucune figue de Barbarie
        [one] 1 figue de Barbarie
       *[other] { $pears } figues de Barbarie
    }.
    .you =
        Vous mettez de côté { $card-one } : { $pears ->
            [0] aucune figue de Barbarie
            [one] 1 figue de Barbarie
           *[other] { $pears } figues de Barbarie
        }.
mada-event-fifth = C’est un cinquième Cactus mis de côté : la partie est terminée.
# Jamais moins de 26 cartes.
mada-event-rebuilt = La pioche est reformée et compte { $count } cartes.
mada-event-cut = La partie a duré 5 000 tours : elle est interrompue.

## Refus

refusal-mada-chance-not-now = Aucune carte n’est distribuée maintenant : c’est à quelqu’un de jouer.
refusal-mada-play-not-in-hand = Vous ne pouvez pas jouer { $card } : cette carte n’est pas dans votre main.
refusal-mada-play-too-low = { $card } est trop bas : sur { $top }, il faut un Cactus supérieur ou égal. Jouez une autre carte, piochez ou prenez un risque.
refusal-mada-draw-hand-full = Vous avez déjà 3 cartes en main, et c’est la limite. Jouez une carte ou prenez un risque.
refusal-mada-swap-not-now = On n’échange les défausses personnelles qu’après un Double Lémur. Jouez une carte, piochez ou prenez un risque.
refusal-mada-swap-due = D’abord le Double Lémur : choisissez avec qui échanger votre défausse personnelle.
refusal-mada-swap-yourself = On n’échange pas sa défausse personnelle avec soi-même, { $player }. Choisissez quelqu’un d’autre.
refusal-mada-swap-no-such-seat = Personne n’occupe la place { $seat }. Choisissez quelqu’un d’autre.
refusal-mada-discard-not-now = On ne défausse des cartes de sa main que pour un Scorpion ou après avoir perdu une manche. Jouez une carte, piochez ou prenez un risque.
refusal-mada-discard-not-in-hand = Vous ne pouvez pas défausser ce qui n’est pas dans votre main : { $cards }.
refusal-mada-discard-one-card = Le Scorpion prend une carte de la main, pas plus. Choisissez une seule carte.
refusal-mada-keep-not-now = Seule la personne qui vient de perdre une manche choisit ce qu’elle garde. Jouez une carte, piochez ou prenez un risque.
refusal-mada-sting-due = D’abord le Scorpion : choisissez une carte de votre main à défausser.
refusal-mada-loss-due = Vous avez perdu la manche : choisissez d’abord les cartes à défausser, ou gardez toute votre main.

## Ce que la table attend

mada-ask-dealing = On distribue les premières cartes.
mada-ask-opening-sting = { $player } a reçu un Scorpion : une carte de sa main doit partir avec lui.
    .you = Vous avez reçu un Scorpion : choisissez la carte de votre main qui part avec lui.
mada-ask-turn = C’est à { $player } de jouer.
    .you =
        { $plays ->
            [no-cards] Piochez une carte ou prenez un risque.
            [too-low] { $draws ->
                [yes] Vos cartes sont inférieures à { $least } : piochez une carte ou prenez un risque.
               *[no] Vos cartes sont inférieures à { $least } et votre main est pleine : prenez un risque.
            }
            [cactus] { $draws ->
                [yes] Jouez un Cactus de { $least } ou plus, piochez une carte ou prenez un risque.
               *[no] Jouez un Cactus de { $least } ou plus ou prenez un risque : votre main est pleine.
            }
            [special] { $draws ->
                [yes] Jouez une carte spéciale, piochez une carte ou prenez un risque.
               *[no] Jouez une carte spéciale ou prenez un risque : votre main est pleine.
            }
            [both] { $draws ->
                [yes] Jouez un Cactus de { $least } ou plus ou une carte spéciale, piochez une carte ou prenez un risque.
               *[no] Jouez un Cactus de { $least } ou plus ou une carte spéciale, ou prenez un risque : votre main est pleine.
            }
           *[any] { $draws ->
                [yes] Jouez la carte de votre choix, piochez une carte ou prenez un risque.
               *[no] Jouez la carte de votre choix ou prenez un risque : votre main est pleine.
            }
        }
mada-ask-drawing = { $player } pioche une carte…
    .you = Vous piochez une carte…
mada-ask-flipping = { $player } prend un risque…
    .you = Vous prenez un risque…
mada-ask-swapping = Double Lémur : { $player } choisit avec qui échanger.
    .you = Double Lémur : choisissez avec qui vous échangez votre défausse personnelle.
mada-ask-sting = Scorpion : { $player } doit défausser une carte de sa main.
    .you = Scorpion : choisissez la carte de votre main à défausser.
mada-ask-lost = { $player } a perdu la manche et peut défausser des cartes de sa main.
    .you = Vous avez perdu la manche : défaussez des cartes ou gardez-les toutes.
mada-ask-finished = La partie est terminée.

## Étiquettes de la table

mada-label-draw = Pioche
mada-label-discard = Défausse commune
mada-label-pile = Défausse
mada-label-aside = De côté
mada-label-hand = Votre main
mada-label-player = { $player }
    .bot = { $player } (robot)
mada-label-you = { $player } (vous)
mada-label-standing-closed = { $hand } en main · Cactus { $cacti }/5
mada-label-standing =
    { $hand } en main · Cactus { $cacti }/5 · { $pears ->
        [one] { $pears } figue
       *[other] { $pears } figues
    }

## Ce que seul le navigateur dit

mada-web-look =
    { $player } : parcourir la défausse { $count ->
        [0] (vide)
        [one] (1 carte, { $card })
       *[other] ({ $count } cartes, { $card } sur le dessus)
    }
mada-web-pile = { $player } : défausse personnelle
mada-web-order = De bas en haut
mada-web-heap =
    Parcourir la défausse commune ({ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    })
mada-web-draw =
    { $count ->
        [one] il reste { $count } carte
       *[other] il reste { $count } cartes
    }
mada-web-chance = { $percent } % de chances de gagner
