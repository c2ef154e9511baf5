### The lessons of Mada. The terms are in ../TERMS.md.

## Play, draw, luck

mada-lesson-1 = Jouer, piocher, prendre un risque
mada-lesson-1-goal = Bienvenue dans Mada ! Vous récoltez des figues de Barbarie. Qui en a le plus à la fin gagne.
mada-lesson-1-hand = Voici votre main. Le nombre d’un Cactus est sa valeur ; ses figues de Barbarie sont des points.
mada-lesson-1-play = À votre tour, vous faites une seule chose. Jouez Cactus 5 : il commence votre défausse personnelle.
mada-lesson-1-higher = Désormais, une carte doit être égale ou supérieure à votre carte du dessus. Jouez Cactus 9.
mada-lesson-1-draw = Votre 4 est trop bas. Mais avec moins de trois cartes en main, vous pouvez en piocher une.
mada-lesson-1-skip = Cactus 12, quelle chance ! On peut sauter des nombres : jouez-le sur votre 9.
mada-lesson-1-daring = { $right } a pris un risque : la première carte de la pioche est allée droit sur sa défausse. Elle était assez haute.
mada-lesson-1-luck = À vous ! C’est toujours permis. Touchez le soleil et prenez un risque.
mada-lesson-1-lost = Ouf, un 13 ! Mais { $left } aussi a pris un risque et retourne un 8. Trop bas : { $left } perd la manche.
mada-lesson-1-aside = Tous les autres mettent de côté leur carte du dessus, face cachée. Votre 13 rapporte six figues de Barbarie !
mada-lesson-1-kept = Les autres cartes posées sont défaussées. { $left }, et personne d’autre, peut aussi défausser des cartes de sa main.
mada-lesson-1-next = { $right }, à gauche de { $left }, commence une nouvelle manche. Personne ne complète sa main.
mada-lesson-1-empty = Votre défausse est de nouveau vide, et toute carte y va. Jouez votre 4.
mada-lesson-1-done = Jouer, piocher ou prendre un risque : c’est le cœur de Mada. Bravo !

## The special cards

mada-lesson-2 = Lémurs et Scorpions
mada-lesson-2-dealt = Tout le monde reçoit trois cartes. Aïe, il y avait un Scorpion parmi les vôtres !
mada-lesson-2-sting = Un Scorpion part aussitôt et emporte une de vos cartes. Laissez-lui le 3.
mada-lesson-2-alone = Vous ne recevez rien en échange. Ce n’est pas grave : jouez votre 9.
mada-lesson-2-stuck = Une autre table. Un 5 ne va pas sur votre 8, mais un Lémur va toujours. Jouez-le.
mada-lesson-2-dragged = Le Lémur a emporté vos deux 8 sous votre défausse. Un 3 est maintenant dessus : jouez votre 5 !
mada-lesson-2-draw = Votre main est vide. Piochez une carte.
mada-lesson-2-double = Un Double Lémur ! Il échange toute votre défausse personnelle contre une autre. Jouez-le.
mada-lesson-2-swap = Le Double Lémur est défaussé. Prenez la défausse de { $left } : un 13 est dessus !
mada-lesson-2-safe = { $right } a pris un risque et retourné un Lémur. Une carte spéciale ne fait jamais perdre la manche.
mada-lesson-2-taken-over = Un 13 est venu avec cette défausse. Piochez une carte : qu’est-ce qui va bien dessus ?
mada-lesson-2-whoever = La carte du dessus compte, peu importe qui l’a posée. Seul un 13 convient, et le voilà : jouez-le !
mada-lesson-2-first = Encore une table. Sur une défausse vide, un Lémur reste simplement dessus. Jouez-le.
mada-lesson-2-any = Sur un Lémur, n’importe quel Cactus peut suivre. Jouez votre 2.
mada-lesson-2-again = Maintenant, piochez une carte.
mada-lesson-2-second = Encore un Scorpion : une carte de votre main part avec lui. Votre défausse reste, et votre tour est fini.
mada-lesson-2-done = Vous connaissez toutes les cartes spéciales. Elles ne rapportent jamais de points.

## The end

mada-lesson-3 = Une pioche vide, puis la fin
mada-lesson-3-last = Il ne reste qu’une carte dans la pioche. Piochez-la !
mada-lesson-3-rebuilt = Chaque défausse a gardé sa carte du dessus. Le reste et la défausse commune forment la nouvelle pioche.
mada-lesson-3-dare = Aucun de vos Cactus ne va. Osez : prenez un risque !
mada-lesson-3-lost = Un 3 est plus bas que votre 11. Vous perdez la manche, et les autres mettent une carte de côté.
mada-lesson-3-parting = Petite consolation : vous pouvez défausser les cartes qui vous déplaisent. Choisissez le 5 et défaussez-le.
mada-lesson-3-next = { $left }, à votre gauche, a commencé la manche suivante.
mada-lesson-3-four = Une autre table, vers la fin. Vous avez mis quatre Cactus de côté, et { $right } aussi.
mada-lesson-3-play = Votre 12 porte six figues de Barbarie. Jouez-le !
mada-lesson-3-fifth = { $left } perd la manche, et votre 12 est votre cinquième Cactus de côté. La partie s’arrête aussitôt !
mada-lesson-3-count = On retourne toutes les cartes mises de côté. Le plus de figues de Barbarie gagne, et vous en avez 20 !
mada-lesson-3-shared = { $right } a aussi cinq Cactus, mais seulement 16 figues de Barbarie. À égalité, vous partageriez la victoire.
mada-lesson-3-options = Encore un mot : avant la partie, votre table peut choisir une autre règle pour la pioche vide.
mada-lesson-3-done = Vous savez tout de Mada. Amusez-vous bien !
