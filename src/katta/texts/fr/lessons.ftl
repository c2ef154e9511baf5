### Learning by playing: what all lessons share.

lessons-learn = Apprendre
lessons-learn-game = Apprendre { $game } : { $done } leçons sur { $count } terminées
lessons-first-time = Première fois ? Apprenez en jouant
lessons-decline = Pas de leçons pour { $game }, merci
lessons-all = Les leçons de { $game }
lessons-done = (terminée)
lessons-lesson = Leçon
lessons-leave = Quitter la leçon
lessons-progress = Étape { $step } sur { $count }
lessons-continue = Continuer
lessons-back = Une étape en arrière
lessons-next = Leçon suivante
lessons-your-turn = À vous
lessons-read-first = Lisez d’abord la suite.
lessons-instead = C’est permis aussi. Mais dans cette leçon, choisissez : { $choice }.
server-no-such-lesson = Cette leçon n’existe pas.
lessons-terminal-on = Entrée : continuer, q : quitter
lessons-terminal-which = Quelle leçon ?
lessons-terminal-left = Vous pourrez reprendre ici la prochaine fois.
error-no-lessons = Il n’y a pas de leçons pour { $name }.
error-lesson-unknown = La leçon { $number } n’existe pas : choisissez de 1 à { $most }.
