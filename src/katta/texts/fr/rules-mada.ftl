### The rules of Mada, one message per section. The terms are in ../TERMS.md.

mada-rules-goal =
    Mada se joue à 2, 3, 4 ou 5. Manche après manche, vous essayez de mettre de côté des cartes Cactus riches en figues de Barbarie. Dès que quelqu’un met de côté sa cinquième carte Cactus, la partie est terminée, et la personne qui possède le plus de figues de Barbarie gagne. Il faut de bonnes cartes, mais aussi du sang-froid : à trop tenter le sort, vous offrez des points au reste de la table.
    .title = But du jeu

mada-rules-cards =
    Le jeu compte { $cards } cartes :
    - { $cacti } cartes Cactus, de valeur 1 à { $highest }. Chacune montre des figues de Barbarie, vos points à la fin. Le tableau ci-dessous dit combien.
    - { $specials } cartes spéciales : { $lemurs } Lémurs, { $doubles } Doubles Lémurs et { $scorpions } Scorpions. Elles n’ont ni valeur ni figues de Barbarie.

    Votre main peut contenir des Cactus, des Lémurs et des Doubles Lémurs. Un Scorpion ne reste jamais en main : il agit dès qu’il apparaît.

    Chaque personne a devant elle sa défausse personnelle, face visible, et un endroit pour les cartes mises de côté. La pioche et la défausse commune servent à toute la table.

    Tout le monde peut connaître : toutes les défausses personnelles et l’ordre de leurs cartes, la défausse commune, le nombre de cartes de chaque main et de la pioche. Les cartes mises de côté sont face cachée : vous voyez les vôtres, et des autres seulement le dos jusqu’à la fin de la partie. Restent secrets le contenu des autres mains et l’ordre de la pioche.
    .title = Cartes

mada-rules-setup =
    Mélangez toutes les cartes. Chaque personne en reçoit 3, qu’elle garde cachées. Le reste forme la pioche, face cachée. Au début, la défausse commune et les défausses personnelles sont vides, et rien n’est mis de côté.

    Vous avez reçu un Scorpion ? Gardez-le à part de votre main jusqu’à ce que toutes les cartes soient distribuées. Ensuite, tour à tour, les Scorpions agissent : chacun va dans la défausse commune avec une autre carte de votre main, à votre choix. Un deuxième Scorpion ne peut pas être cette autre carte, et rien n’est remplacé. Un Scorpion vous laisse donc 1 carte ; deux ou trois ne vous en laissent aucune.

    La dernière personne à avoir vu un lémurien commence : elle prend la première place.
    .title = Mise en place

mada-rules-turn =
    Vous jouez à tour de rôle dans le sens des aiguilles d’une montre : après vous vient la personne à votre gauche. À votre tour, vous faites une seule de ces trois actions :
    - jouer une carte de votre main,
    - piocher une carte,
    - prendre un risque.

    Si vous ne pouvez ni jouer ni piocher, il vous reste à prendre un risque. C’est toujours permis, même quand une autre action serait possible.
    .title = Votre tour

mada-rules-play =
    Choisissez une carte en main et posez-la face visible sur votre défausse personnelle. Un Cactus doit être supérieur ou égal à la carte du dessus ; on peut sauter des nombres. Sur une défausse personnelle vide ou sur un Lémur, n’importe quel Cactus convient. Un Lémur ou un Double Lémur peut toujours être joué.

    Seule compte la carte qui se trouve en ce moment au-dessus de votre défausse personnelle, peu importe qui l’a jouée. Après avoir joué, vous ne piochez pas.
    .title = Jouer une carte

mada-rules-draw =
    Prenez en main la première carte de la pioche. Ce n’est permis que si vous avez moins de 3 cartes en main. Après avoir pioché, vous ne jouez pas. Si c’est un Scorpion, il agit aussitôt au lieu de rejoindre votre main.
    .title = Piocher une carte

mada-rules-luck =
    Annoncez d’abord à voix haute que vous prenez un risque. Retournez ensuite la première carte de la pioche et posez-la directement sur votre défausse personnelle.
    - Si c’est un Cactus supérieur ou égal à la carte du dessus, tout va bien et la manche continue.
    - Si votre défausse personnelle était vide ou montrait un Lémur, aucun Cactus n’est à craindre.
    - Si c’est un Cactus inférieur à la carte du dessus, vous perdez la manche, qui s’arrête là.
    - Si c’est un Lémur, un Double Lémur ou un Scorpion, appliquez son effet. Une carte spéciale ne fait jamais perdre.
    .title = Prendre un risque

mada-rules-lemur =
    Le Lémur se pose sur votre défausse personnelle et s’accroche à la carte du dessus. Si d’autres cartes de même valeur se trouvent juste en dessous, il les emporte toutes. Prenez ces cartes, le Lémur par-dessus, et glissez-les sous le reste de votre défausse personnelle. L’effet est le même, que le Lémur vienne de votre main ou d’une prise de risque.

    Si la carte du dessus est elle-même un Lémur, le nouveau n’emporte que celui-là. Sur une défausse personnelle vide, le Lémur reste simplement en place.

    Si, après cela, la carte du dessus est un Lémur, n’importe quel Cactus peut suivre, mais seulement à un tour ultérieur : le Lémur ne donne pas d’action supplémentaire.

    Par exemple, votre défausse personnelle est 3, 5, 5, de bas en haut. Un Lémur la change en 5, 5, Lémur, 3. Un deuxième Lémur la change en 3, Lémur, 5, 5, Lémur.
    .title = Lémur

mada-rules-double-lemur =
    Le Double Lémur va dans la défausse commune, jamais sur une défausse personnelle. Vous devez alors échanger toute votre défausse personnelle avec celle d’une autre personne de votre choix. Une défausse vide s’échange comme les autres. Les mains et les cartes mises de côté ne bougent pas. L’effet est le même, que le Double Lémur vienne de votre main ou d’une prise de risque.
    .title = Double Lémur

mada-rules-scorpion =
    Un Scorpion agit dès qu’il vous arrive : quand vous piochez, quand vous prenez un risque ou lors de la distribution. Il part dans la défausse commune et emporte une carte de votre main, à votre choix. Si votre main est vide, seul le Scorpion s’en va.

    Votre défausse personnelle ne change pas et vous ne perdez pas la manche. Votre tour est terminé et vous ne piochez pas de nouveau.
    .title = Scorpion

mada-rules-round-end =
    Une manche s’arrête quand quelqu’un la perd en prenant un risque. Procédez alors dans cet ordre :
    - Toutes les autres personnes mettent de côté, face cachée et en même temps, la carte du dessus de leur défausse personnelle. Qui a une défausse personnelle vide ne met rien de côté. Un Lémur mis de côté ne vaut rien et ne compte pas parmi les cinq Cactus.
    - Si quelqu’un a maintenant cinq Cactus de côté, la partie est terminée sur-le-champ. On saute alors les étapes suivantes.
    - Les défausses personnelles sont vidées dans la défausse commune, y compris toute celle de la personne qui a perdu, avec la carte trop basse.
    - La personne qui a perdu peut mettre dans la défausse commune, face visible, autant de cartes de sa main qu’elle veut, ou toutes les garder. Les autres gardent leur main.
    .title = Fin d’une manche

mada-rules-next-round =
    La personne assise à gauche de celle qui a perdu commence la manche suivante. Toutes les défausses personnelles sont de nouveau vides. Personne ne complète sa main : vous n’aurez donc peut-être pas toutes et tous le même nombre de cartes.
    .title = Manche suivante

mada-rules-empty-pile =
    Dès que la pioche est vide, terminez l’action qui en a pris la dernière carte, avec les choix qui en découlent. Reformez alors la pioche : chaque défausse personnelle garde sa carte du dessus ; toutes les cartes en dessous sont mélangées avec la défausse commune et deviennent la nouvelle pioche. Les mains et les cartes mises de côté restent intactes.

    Il y a toujours assez de cartes pour cela, au moins 26 : personne ne peut donc se retrouver sans action possible.
    .title = Pioche vide

mada-rules-end =
    La partie s’arrête dès que quelqu’un a mis de côté sa cinquième carte Cactus. Plusieurs personnes peuvent y arriver en même temps.

    Retournez les cartes que vous avez mises de côté et comptez leurs figues de Barbarie. Le plus grand total gagne ; en cas d’égalité, la victoire est partagée. La cinquième carte ne suffit pas pour gagner : une autre personne peut avoir plus de figues de Barbarie.

    Une partie qui n’en finit pas est arrêtée après 5 000 tours, et l’on compte.
    .title = Fin de la partie

mada-rules-options =
    Avant la partie, votre table peut convenir d’une autre règle :
    - Pioche vide : elle n’est pas reformée aussitôt, mais attend que quelqu’un doive y prendre une carte, pour piocher ou pour prendre un risque.
    .title = Options

mada-rules-madagascar =
    Les lémuriens ne vivent à l’état sauvage qu’à Madagascar. On en connaît plus de cent espèces ; la plus célèbre est le lémur à queue rayée, celui de ces cartes.

    On abat leurs forêts, le climat se réchauffe et on les chasse. C’est pourquoi certains lémuriens comptent parmi les 25 primates les plus menacés de la planète.
    .title = Les lémuriens

mada-table-cards = Toutes les cartes
mada-table-cards-card = Carte
mada-table-cards-copies = Combien
mada-table-cards-pears = Figues de Barbarie

## Pictures

mada-figure-kinds = Un Cactus avec sa valeur et ses figues de Barbarie, un Lémur, un Double Lémur et un Scorpion.
mada-figure-play = Un 5 est au-dessus de votre défausse : vous pouvez jouer un 9, mais pas un 4.
mada-figure-lemur = Le Lémur emmène les deux 5 sous la défausse ; le 3 est maintenant au-dessus.
mada-figure-aside = Quelqu’un d’autre a perdu : vous mettez de côté la carte du dessus, le 8, face cachée.
mada-figure-swap = Avec un Double Lémur, la défausse au 4 passe à quelqu’un d’autre, et la sienne, au 12, est à vous.
