### Ce que seul le navigateur dit.

web-welcome = Trois jeux, une table : à vous de choisir !
web-preparing = Les règles sont en préparation pendant une minute ou deux. On peut déjà jouer ; seuls les robots plus forts et les indices se font attendre.
web-home = Tous les jeux
web-close = Fermer
web-unreachable = Le serveur est injoignable. Réessayez dans un instant.
web-connecting = Connexion…
web-line-lost = Pas de connexion ; votre partie est en sécurité. Nouvelle tentative…

## Settings

web-settings = Réglages
web-language = Langue
web-theme = Couleurs
web-theme-auto = comme l’appareil
web-theme-light = claires
web-theme-dark = sombres
web-speed = Animations
web-speed-calm = calmes
web-speed-normal = normales
web-speed-quick = rapides
web-speed-off = aucune
web-sound = Sons

## Home

web-play-now = Jouer tout de suite
web-friends = À plusieurs
web-friends-game = Jouer à { $game } à plusieurs
web-seats = { $least } à { $most } personnes
web-continue = Vos tables
web-forget = Retirer de cette liste
web-status-waiting = en attente d’autres personnes
web-status-playing = en cours
web-status-over = terminée

## A new table

web-new-table = Une table de { $game }
web-nickname = Votre pseudo
web-guests = Qui d’autre joue ?
web-guest = Place { $number }
web-guest-link = quelqu’un, par un lien
web-guest-here = quelqu’un ici, sur cet appareil
web-guest-bot = un robot
web-level-of = { $seat } : niveau du robot
web-name-of = { $seat } : pseudo
web-table-options = Règles et temps
web-clock = Temps par coup
web-clock-none = sans limite
web-clock-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-clock-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
web-allow-hints = Indices autorisés
web-allow-spectators = Public autorisé
web-make-table = Ouvrir la table

## Sitting down

web-join-title = On vous invite à jouer à { $game }
web-sit-down = Prendre place
web-seat-free = place libre
web-invite = Invitez vos proches
web-invite-code = Le même lien en code QR
web-copy = Copier le lien
web-copied = Copié
web-pass-device = Passez l’appareil à { $name }.
web-i-am = Je suis { $name }

## At the table

web-your-turn = À vous de jouer
web-your-moves = Vos coups
web-moves-in-words = Les { $count } coups, en mots
web-no-moves = Ce n’est pas votre tour.
web-hint = Demander un indice
web-thinking = Un robot réfléchit à vos coups…
web-undo = Annuler le coup
web-rules = Règles
web-practice = entraînement
web-looking-on = vous regardez la partie
web-past = rediffusion
web-skip = Passer
web-log = Ce qui s’est passé
web-log-empty = Rien pour l’instant.
web-again = Revoir
web-see-again = Revoir : { $event }
web-people = Autour de la table
web-away = n’est pas là
web-hand-over = Faire jouer un robot
web-bot-plays-for-you = Un robot joue à votre place.
web-take-seat-back = Reprendre ma place

## The end

web-counting = Décompte…
web-winners =
    { $count ->
        [one] { $players } gagne !
       *[other] { $players } partagent la victoire !
    }
web-you-win = Vous avez gagné !
web-you-win-with = Vous avez gagné, avec { $players } !
web-truncated = La partie a été interrompue.
web-chances = Les chances de gagner, coup par coup
web-chances-none = Les chances de gagner ne peuvent pas être calculées ici.
web-rematch = Rejouer
web-rematch-is-on = Une nouvelle partie est ouverte, avec les mêmes personnes.
web-join-rematch = Y aller
web-replay = Revoir la partie
web-download = Télécharger l’enregistrement
web-check-deal = Vérifier la distribution

## The deal

web-deal-how = Avant la première carte, un engagement a été publié : le SHA-256 d’un secret qui décide de chaque carte. Ce secret est maintenant dévoilé, et tout le monde peut le vérifier.
web-deal-commitment = Engagement, publié avant la première carte
web-deal-secret = Secret, publié après la fin
web-deal-hash-fits = Votre navigateur a calculé le SHA-256 du secret : c’est bien l’engagement.
web-deal-hash-differs = Votre navigateur a calculé le SHA-256 du secret : ce n’est pas l’engagement.
web-deal-verified = Une nouvelle distribution avec ce secret donne exactement les mêmes cartes.
web-deal-differs = Une nouvelle distribution avec ce secret donne d’autres cartes.
web-deal-yourself = Pour vérifier sans ce serveur, téléchargez l’enregistrement et faites-le vérifier par Katta sur votre propre ordinateur. Sa documentation montre aussi comment s’y prendre à la main.

## Replay

web-replay-open = Ouvrir un enregistrement
web-replay-how = Choisissez un fichier d’enregistrement (.katta). Il est seulement affiché, pas conservé.
web-replay-first = Au début
web-replay-back = Étape précédente
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-on = Étape suivante
web-replay-last = À la fin
web-replay-place = Moment de la partie
web-replay-eyes = Vu par
web-replay-spectator = le public
