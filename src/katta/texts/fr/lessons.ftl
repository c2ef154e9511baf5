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
