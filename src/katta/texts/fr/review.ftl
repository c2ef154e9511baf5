# Après la partie : ce qui l’a fait basculer, un quiz et de l’entraînement à partir de n’importe quel moment.

## What turned the game

review-title = Ce qui a fait basculer la partie
review-thinking = Examen de la partie : { $percent } %
review-clean = Vous n’avez commis aucune grosse erreur.
review-played = Coup { $step } : vous avez choisi « { $move } ».
review-better = Mieux : « { $move } ». Chances de gagner : { $share } % au lieu de { $less } %.
review-why = Pourquoi : { $reasons }.
review-look = Revoir
review-try = Essayer
review-quiz = Trouver le meilleur coup
review-open = Choisissez un moment pour le revoir.
review-table = Sous forme de tableau
review-step = Coup

## Quiz of one’s own mistakes

quiz-count = { $number } sur { $count }
quiz-question = C’est le coup { $step } et vous voyez ce que vous voyiez alors. Que joueriez-vous ?
quiz-best = Oui, c’est le meilleur coup.
quiz-good = Bien : presque aussi fort que « { $move } ».
quiz-same = C’est ce que vous aviez choisi. Ce coup coûte { $percent } % de chances de gagner.
quiz-worse = Il y a mieux.
quiz-answer = Voir la réponse
quiz-next = Suivant
quiz-done = C’est tout : { $right } sur { $count } trouvés.
quiz-back = Retour à la partie
quiz-from-start = Encore une fois

## Replay and practice

replay-hands = Toutes les mains visibles
replay-hand = Main de { $player }
replay-empty-hand = aucune carte
note-practice = Entraînement : cette partie reprend au milieu d’une autre. À partir d’ici, tout est distribué à nouveau.
deal-given =
    Entraînement : { $count ->
        [one] le premier coup vient
       *[other] les { $count } premiers coups viennent
    } d’une autre partie, pas de cette distribution.
server-no-such-moment = Ce moment n’existe pas dans cet enregistrement, ou il n’y a plus rien à y jouer.

## katta analyse

analyse-turning-points = Moments décisifs de { $player }
analyse-no-turning-point = { $player } n’a commis aucune grosse erreur.
analyse-point = Coup { $step } : « { $move } ».
