### Ce que seul le terminal dit.

## Before the game

terminal-which-game = À quel jeu voulez-vous jouer ?
terminal-ask-game = Numéro du jeu
terminal-ask-names = Qui joue ? Votre nom, ou plusieurs avec des virgules
terminal-too-many-names = On ne peut pas jouer à plus de { $most }.
terminal-ask-bots = Combien de robots jouent avec vous ? De { $least } à { $most }
terminal-ask-level = À quel niveau jouent-ils ? { $levels }
terminal-number-expected = Tapez un nombre de { $least } à { $most }.
terminal-commitment = Ce code fixe déjà toutes les cartes, et l’on peut le vérifier après la partie :
terminal-welcome = Tapez ? pour de l’aide. La partie s’enregistre après chaque coup.
terminal-already-over = Cette partie est déjà terminée.

## During the game

terminal-choices = Vos choix
terminal-help =
    Tapez 1, 2, … ou les mots d’un choix
    ? affiche cette aide
    r affiche la règle qui compte maintenant
    b revient à la première étape d’un choix
    u annule votre dernier choix
    q enregistre la partie et quitte
terminal-pressed = { $event } (Il n’y avait pas d’autre choix.)
terminal-repeated = { $event } (× { $count })
terminal-thinking = { $name } réfléchit…
terminal-taken-back = Votre dernier choix est annulé.
terminal-nothing-to-take-back = Vous n’avez encore fait aucun choix à annuler.
terminal-pass-device = Passez l’appareil à { $name }. { $name }, appuyez sur Entrée

## At a table of people

join-here = À la table : { $players }
join-begin = Appuyez sur Entrée ou tapez b pour commencer ; des robots prennent les places encore libres.
join-came = { $player } est là.
join-away = { $player } n’est pas là.
join-replaceable = { $player } n’est pas là ou ne joue pas depuis un moment ; w laisse jouer un robot.
join-bot-plays = Un robot joue pour vous ; t vous rend votre place.
join-said = { $player } : { $phrase }
join-declined = { $player } n’est pas d’accord.
join-proposal-undo = { $player } voudrait annuler un coup. Êtes-vous d’accord ? y : oui, n : non
join-proposal-hand-over = { $player } voudrait qu’un robot joue pour { $other }. Êtes-vous d’accord ? y : oui, n : non
join-others-asked = On demande l’accord des autres.
join-muted = Vous n’entendez plus { $player }.
join-unmuted = Vous entendez de nouveau { $player }.
join-nobody-away = Personne n’est absent depuis assez longtemps.
join-removed = Votre place a été donnée à une autre personne.
join-back = La connexion est rétablie.
join-help-people =
    s montre ce que vous pouvez dire ; s 3 dit la troisième phrase
    m NOM met quelqu’un en sourdine, et l’en sort de nouveau
    w laisse un robot jouer pour une personne absente
    t vous rend votre place quand un robot joue pour vous
    y ou n répond quand on vous demande votre accord

## After the game

terminal-winners =
    { $count ->
        [one] { $players } gagne !
       *[other] { $players } partagent la victoire !
    }
terminal-you-win = Vous avez gagné !
terminal-you-win-with = Vous avez gagné, avec { $players } !
terminal-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
terminal-truncated = La partie a été interrompue.
terminal-unfinished = La partie n’est pas encore terminée.
terminal-record = L’enregistrement est dans { $file }. Revoyez la partie, ou vérifiez la distribution :
terminal-saved = La partie est enregistrée dans { $file }. Reprenez-la avec :
terminal-not-saved = La partie n’a pu être enregistrée nulle part.
terminal-saved-elsewhere = Impossible d’écrire dans { $place }, la partie est donc enregistrée dans { $file }.
terminal-saved-nowhere = Impossible d’écrire dans { $place } ni dans un autre dossier, la partie n’est donc pas enregistrée.

## Looking at it again

terminal-replay-title = { $game } : étape { $step } sur { $last }
terminal-replay-prompt = Entrée : suite, b : retour, 1 à { $last } : y aller, q : quitter
terminal-verified =
    { $count ->
        [one] L’unique carte a été distribuée conformément à l’engagement.
       *[other] Les { $count } cartes et jetons ont tous été distribués conformément à l’engagement.
    }
terminal-verified-commitment = Comparez cet engagement avec celui que vous avez vu avant la première carte :

## Lists

terminal-players = Personnes
terminal-option = Option
terminal-bench-game = Jeu
terminal-bench-players = Personnes
terminal-bench-mode = Règles
terminal-bench-games = Parties/s
terminal-bench-moves = Coups/s
terminal-bench-length = Coups/partie
terminal-bench-compiled = compilées
terminal-bench-uncompiled = non compilées

## Les pages dans un dossier

site-written =
    { $folder } contient les pages, { $count } fichiers : chaque jeu contre des robots ou autour d’un appareil, sans serveur.
    N’importe quel hébergement peut les servir, à n’importe quelle adresse ; sur cette machine : python -m http.server --directory { $folder }
error-site-taken = Il y a déjà autre chose dans { $folder } ; indiquez un dossier nouveau ou vide.
error-site-not-built = Les pages de Katta ne sont pas encore construites ; lancez une fois make setup.
error-site-no-games = Les jeux ne sont pas encore compilés pour la page ; lancez une fois make engine.
