### Ce que seul le terminal dit.

## Before the game

terminal-which-game = À quel jeu voulez-vous jouer ?
terminal-ask-game = Son numéro
terminal-ask-names = Qui joue ? Votre nom, ou plusieurs avec des virgules
terminal-too-many-names = On ne peut pas jouer à plus de { $most }.
terminal-ask-bots = Combien de robots jouent avec vous ? De { $least } à { $most }
terminal-ask-level = À quel niveau jouent-ils ? { $levels }
terminal-number-expected = Tapez un nombre de { $least } à { $most }.
terminal-commitment = Ce code engage déjà chaque carte à venir, et « katta verify » le vérifie après la partie :
terminal-welcome = Tapez ? pour de l’aide. La partie s’enregistre après chaque coup.
terminal-already-over = Cette partie est déjà terminée.

## During the game

terminal-choices = Vos choix
terminal-help =
    1, 2, … fait un choix ; ses propres mots le font aussi
    ? affiche cette aide
    r affiche la règle qui compte maintenant
    b revient à la première étape d’un choix
    u reprend votre dernière décision
    q enregistre la partie et quitte
terminal-pressed = { $event } (Il n’y avait pas d’autre choix.)
terminal-repeated = { $event } (× { $count })
terminal-thinking = { $name } réfléchit…
terminal-taken-back = Votre dernière décision est reprise.
terminal-nothing-to-take-back = Vous n’avez encore rien décidé que vous puissiez reprendre.
terminal-pass-device = Passez l’appareil à { $name }. { $name }, appuyez sur Entrée

## After the game

terminal-winners =
    { $count ->
        [one] { $players } gagne !
       *[other] { $players } partagent la victoire !
    }
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
