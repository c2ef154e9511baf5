### Les liens : qui joue où et sur quel appareil, et les tables qu’un appareil connaît.

links-marked = Ce navigateur ne laisse pas les pages copier. Le lien est sélectionné : copiez-le comme n’importe quel texte.
links-elsewhere = Vous êtes ici par une adresse que seul cet appareil peut ouvrir. Les liens affichés mènent à celle des autres appareils de votre réseau.
links-only-here = Les autres appareils ne peuvent pas ouvrir cette adresse : Katta n’a été lancé que pour cette machine. Pour laisser entrer d’autres appareils de votre réseau, arrêtez-le et lancez-le ainsi :

## À qui est la place d’un lien

links-are-you = Êtes-vous { $name } ?
links-are-you-why = Ce lien est une place à une table de { $game }. Qui répond oui voit les cartes de cette place et joue pour elle.
links-not-me-watch = Non, je veux seulement regarder
links-not-me = Non, vers tous les jeux
links-my-seat = À ma place

## À la table

links-menu = Appareils et invitations
links-continue = Continuer sur un autre appareil
links-continue-how = Votre lien personnel vous mène à votre place sur n’importe quel appareil. Ne le montrez à personne.
links-personal = Votre lien personnel
links-personal-show = Afficher mon lien personnel
links-personal-code = Votre lien personnel sous forme de code QR
links-personal-what =
    { $count ->
        [one] Qui ouvre ce lien prend votre place à cette table, voit vos cartes et joue pour vous. Ouvrez-le sur votre autre appareil et ne le donnez à personne d’autre.
       *[other] Qui ouvre ce lien prend les { $count } places jouées sur cet appareil, voit vos cartes et joue pour vous. Ouvrez-le sur votre autre appareil et ne le donnez à personne d’autre.
    }
links-not-kept = Ce navigateur ne garde rien : quand vous fermerez la page, votre place sera perdue, sauf si vous gardez votre lien personnel.
links-invite-how = Qui ouvre ce lien peut prendre une place libre.
links-back-in = Pour qui joue déjà ici
links-back-in-how = Qui joue ici et change d’appareil ouvre ce lien sur le nouveau et dit son pseudo. Le premier appareil est consulté.
links-watch = Regarder
links-watch-how = Qui ouvre ce lien voit la table, mais la main de personne.
links-watch-link = Lien pour regarder
links-screen = Grand écran
links-screen-how = La table remplit un téléviseur ou un projecteur, et chaque personne garde sa main sur son téléphone.
links-screen-open = Afficher sur un grand écran

## Un autre appareil demande

links-claim = Est-ce vous, sur un autre appareil ?
links-claim-of = { $name }, est-ce vous, sur un autre appareil ?
links-claim-code = L’autre appareil affiche ce code :
links-claim-why = Ne dites oui que si l’un de vos appareils affiche le même code : il verra vos cartes.
links-claim-yes = Oui, c’est moi
links-claim-no = Non

## Vos tables

links-your-turn-minutes =
    { $count ->
        [one] À vous de jouer, depuis { $count } minute
       *[other] À vous de jouer, depuis { $count } minutes
    }
links-your-turn-hours =
    { $count ->
        [one] À vous de jouer, depuis { $count } heure
       *[other] À vous de jouer, depuis { $count } heures
    }
links-your-turn-days =
    { $count ->
        [one] À vous de jouer, depuis { $count } jour
       *[other] À vous de jouer, depuis { $count } jours
    }
links-all =
    { $count ->
        [one] Afficher { $count } table
       *[other] Afficher les { $count } tables
    }
links-remove-question = Retirer cette table de votre liste ? Votre place reste la vôtre, et vous pouvez faire revenir la table pendant 30 jours.
links-remove = Retirer
links-remove-not = La garder
links-removed = { $game } : retirée.
links-undo = Annuler
links-removed-tables = Tables retirées
links-removed-how = La clé de votre place est gardée 30 jours après le retrait d’une table.
links-removed-when = retirée : { $when }
links-bring-back = Faire revenir

## Toutes les tables sur un autre appareil

links-take-along = Emporter mes tables sur un autre appareil
links-take-along-what =
    { $count ->
        [one] Ce lien apporte { $count } table sur un autre de vos appareils. Qui l’ouvre y prend votre place et voit vos cartes : ne le donnez à personne d’autre.
       *[other] Ce lien apporte { $count } tables sur un autre de vos appareils. Qui l’ouvre y prend votre place et voit vos cartes : ne le donnez à personne d’autre.
    }
links-take-along-code = Le même lien sous forme de code QR
links-with-finished = aussi les parties terminées
links-no-code = Il y a trop de tables pour un code QR. Envoyez-vous le lien.
links-arrival = Tables d’un autre appareil
links-arrival-what =
    { $count ->
        [one] Ce lien apporte { $count } table que cet appareil ne connaît pas encore. Est-ce la vôtre ?
       *[other] Ce lien apporte { $count } tables que cet appareil ne connaît pas encore. Sont-elles les vôtres ?
    }
links-arrival-table = { $game }, sous le pseudo { $name }
links-arrival-add = Oui, ajouter à mes tables
links-arrival-no = Non
links-arrival-none = Ce lien n’apporte aucune table nouvelle ici.
