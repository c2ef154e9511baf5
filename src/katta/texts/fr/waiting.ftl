### Avant la partie : qui vient, à quoi l’on joue, qui commence. Le vocabulaire est dans ../TERMS.md.

## Qui joue

waiting-missing =
    { $count ->
        [one] En attente de { $count } personne…
       *[other] En attente de { $count } personnes…
    }
waiting-complete = Tout le monde est là
waiting-you = vous
waiting-host = invite
waiting-here = ici
waiting-away = ailleurs
waiting-bot = robot
waiting-watchers =
    { $count ->
        [one] { $count } personne regarde.
       *[other] { $count } personnes regardent.
    }
waiting-rename = Changer le pseudo de { $name }
waiting-name-of = Pseudo de { $name }
waiting-name-taken = Quelqu’un s’appelle déjà { $name } ici. Pourquoi pas { $other } ?
waiting-save = Enregistrer
waiting-cancel = Annuler
waiting-remove = Retirer { $name } de la table
waiting-remove-ask = { $name } doit quitter la table ? La place sera de nouveau libre.
waiting-remove-yes = Retirer
waiting-remove-no = Garder
waiting-level-of = { $name } : niveau du robot
waiting-free-seat = Renvoyer le robot { $name }
waiting-put-bot = Mettre un robot à la place { $number }
waiting-drop-seat = Supprimer la place { $number }
waiting-add-seat = Une place de plus
waiting-mark-of = La couleur de { $name }

## Qui commence

waiting-first = Qui commence ?
waiting-first-lot = le sort en décide
waiting-first-booklet = Selon la règle :

## À quoi l’on joue

waiting-change = Changer
waiting-settings = À quoi l’on joue
waiting-game = Jeu
waiting-seats = Combien de personnes ?
waiting-no-hints = sans indices
waiting-hints = indices autorisés
waiting-no-spectators = sans public
waiting-spectators = public bienvenu
waiting-no-clock = sans limite de temps
waiting-clock = { $time } par coup
waiting-clock-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
waiting-clock-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }

## Le début

waiting-begin = Commencer
waiting-begin-bots =
    { $count ->
        [one] Commencer avec un robot à la place libre
       *[other] Commencer avec des robots aux places libres
    }
waiting-begin-level = Niveau de ces robots
waiting-for-host = { $name } lance la partie quand tout le monde est là.
waiting-for-full = La partie commence quand toutes les places sont prises.
waiting-looking-on = Vous regardez. La partie apparaîtra ici dès qu’elle commence.
waiting-play-along = Pour jouer avec les autres, ouvrez l’invitation : { $host } a le lien.
waiting-invite-how = Ce lien donne une place libre à qui l’ouvre.
waiting-invite-full = Toutes les places sont prises. Qui ouvre ce lien maintenant peut regarder.
waiting-screen = Montrer cette table sur un grand écran
waiting-evening = La soirée jusqu’ici

## Sur invitation

waiting-invited-by = { $name } vous invite à jouer à { $game }
waiting-at-table = À la table : { $names }
waiting-full = Toutes les places sont prises.
waiting-begun = La partie a commencé.
waiting-over = Cette partie est terminée.
waiting-already = Vous avez déjà une place ici, sur un autre appareil ?
waiting-claim-ask = Regardez l’autre appareil de { $name } : il demande si c’est bien vous.
waiting-claim-code = Les deux appareils montrent ce code
waiting-claim-waits = En attente d’une réponse…
waiting-claim-declined = L’autre appareil a dit non.
waiting-removed = Votre place a été donnée à quelqu’un d’autre.
