### The rules of Sifaka, one message per section. The terms are in ../TERMS.md.

sifaka-rules-goal =
    Les sifakas sont des lémuriens de Madagascar, et les mangues sont leur péché mignon. Dans ce jeu pour 2 à 4 personnes, vous guidez votre Sifaka à travers un paysage de cartes qui s’agrandit sans cesse. Récoltez des jetons Mangue : à la fin, le plus grand nombre de points gagne.
    .title = But du jeu

sifaka-rules-components =
    Le jeu comprend :
    - { $terrain } cartes Terrain et { $refuges } cartes Refuge, chacune de 2 cases sur 2. Les cases des cartes Refuge sont vides.
    - { $tokens } jetons Mangue avec leurs points au dos, { $points } points en tout : le tableau ci-dessous les donne.
    - { $pawns } pions Sifaka : rouge, bleu, jaune et vert. On voit de quel côté regarde un pion.

    Une case de carte Terrain est vide, ou montre une mangue (verte, jaune ou rouge), un ou plusieurs palmiers, ou une flèche.

    Tout le monde peut connaître : le plateau, les pions et leur direction, les jetons Mangue sur le plateau, ceux qui restent et ceux que chaque personne a pris, par couleur, et la taille de la pioche. Restent secrets les cartes des autres mains, l’ordre de la pioche et les points de tous les jetons qui ne sont pas à vous.
    .title = Matériel

sifaka-rules-board =
    Les cartes forment une grille de cases sans bord fixe. Chaque carte est posée exactement sur cette grille, dans l’une des quatre orientations. Une flèche tourne avec sa carte. Par exemple, une carte montre en haut à gauche une flèche vers le nord ; après un quart de tour dans le sens des aiguilles d’une montre, la flèche se trouve en haut à droite et pointe vers l’est.

    Le plateau comprend toute case recouverte par au moins une carte. Un trou entre les cartes n’en fait pas partie. Là où des cartes se recouvrent, seul compte le symbole du dessus.
    .title = Plateau

sifaka-rules-setup =
    Réunissez les 4 cartes Refuge en un grand carré, les refuges vers le centre. Posez chaque pion sur le refuge de sa couleur ; à deux, sur deux refuges opposés en diagonale. Les refuges inutilisés sont de simples cases vides.

    Triez les jetons Mangue par couleur, mélangez chaque couleur et empilez-les face mangue vers le haut. Personne ne regarde le dos.

    Tour à tour, choisissez ensuite la direction de votre pion : nord, est, sud ou ouest. Puis mélangez les cartes Terrain pour former la pioche, face cachée. Chaque personne en pioche une et la garde cachée.

    La dernière personne à avoir mangé une mangue commence : elle prend la première place.
    .title = Mise en place

sifaka-rules-turn =
    Vous jouez à tour de rôle dans le sens des aiguilles d’une montre : après vous vient la personne à votre gauche. Votre tour a quatre étapes :
    - poser votre carte Terrain,
    - déplacer votre pion,
    - prendre un jeton Mangue, si votre pion s’est arrêté dessus,
    - piocher une nouvelle carte Terrain.
    .title = Votre tour

sifaka-rules-place =
    Posez la carte Terrain de votre main sur la grille, dans l’orientation de votre choix. Elle doit recouvrir au moins une case du plateau ; le toucher ne suffit pas. Elle peut recouvrir des cases de plusieurs cartes ou une carte entière, et dépasser du bord.

    Votre carte ne peut recouvrir aucune case où se trouve un jeton Mangue ou un pion, pas même le vôtre.
    .title = Poser une carte

sifaka-rules-first-four =
    Les quatre premières cartes de toute la partie font exception. Elles vont à quatre emplacements fixes à côté du bloc des refuges. Vous choisissez un emplacement encore libre, ainsi que l’orientation. Ces cartes ne recouvrent rien : aucun pion ne bouge encore. Leurs mangues reçoivent un jeton comme d’habitude.
    .title = Les quatre premières cartes

sifaka-rules-mangoes =
    Dès que votre carte est posée, chacune de ses mangues reçoit un jeton Mangue de sa couleur, points cachés. S’il ne reste plus de jeton de cette couleur, la mangue n’en reçoit pas.

    Si une même carte demande plus de jetons d’une couleur qu’il n’en reste, servez dans cet ordre, selon la position de la carte : en haut à gauche, en haut à droite, en bas à droite, en bas à gauche.
    .title = Mangues

sifaka-rules-move =
    Comptez les palmiers des cases que votre carte vient de recouvrir, c’est-à-dire les symboles qui y étaient visibles juste avant. Les symboles de la nouvelle carte ne comptent pas. Chaque palmier donne un point de mouvement, et un point avance votre pion d’une case.

    Vous devez utiliser tous vos points. Votre pion va tout droit, dans la direction où il regarde, et chaque case où il entre doit faire partie du plateau. La carte que vous venez de poser en fait déjà partie.

    Les pions peuvent se traverser et partager une case. Si vous n’avez recouvert ni palmier ni flèche, votre pion ne fait rien.
    .title = Déplacer votre pion

sifaka-rules-arrows =
    Si vous avez recouvert des flèches, votre pion doit en utiliser au moins une : il se tourne dans la direction qu’elle indique. Vous pouvez en utiliser plusieurs, dans n’importe quel ordre, mais chacune une seule fois. Vous pouvez tourner avant, entre ou après les pas ; tourner ne coûte aucun point. Si vous n’avez recouvert aucune flèche, votre pion garde sa direction.

    Par exemple, votre pion est dans le coin en bas à gauche d’un terrain libre de 4 cases sur 4 et regarde vers l’est. Vous avez recouvert deux palmiers et une flèche vers le nord. Vous pouvez avancer de deux cases vers le nord ; ou d’une vers l’est, puis d’une vers le nord ; ou de deux vers l’est, puis vous tourner vers le nord.
    .title = Flèches

sifaka-rules-stuck =
    Existe-t-il au moins une façon de choisir quelles flèches utiliser et à quel moment tourner, qui permette d’utiliser tous vos points de mouvement ? Alors vous devez en choisir une.

    S’il n’en existe aucune, votre pion reste sur place. Si vous avez recouvert des flèches, il se tourne dans la direction de l’une d’elles, à votre choix.

    Si vous ne pouvez poser votre carte nulle part, elle est retirée du jeu. Votre pion ne bouge pas, et vous passez directement à la pioche.
    .title = Situations bloquées

sifaka-rules-collect =
    Si votre pion s’arrête sur une case avec un jeton Mangue, vous le prenez. Passer dessus ne suffit pas. Un jeton posé pendant ce même tour compte aussi. Vous pouvez regarder les points de vos jetons. Tout le monde voit leur couleur, mais les points restent secrets jusqu’à la fin.
    .title = Prendre une mangue

sifaka-rules-draw =
    À la fin de votre tour, piochez une carte Terrain et gardez-la cachée jusqu’au tour suivant. Quand la pioche est vide, on ne pioche plus, et chaque personne joue la carte qui lui reste.
    .title = Piocher

sifaka-rules-end =
    La partie s’arrête après le tour où la { $terrain }e carte Terrain a été jouée. Cela fait { $two } tours par personne à deux, { $three } à trois et { $four } à quatre.

    Retournez vos jetons Mangue et additionnez les points. Le plus grand total gagne. En cas d’égalité, on compare le nombre de jetons, puis celui des rouges, puis celui des jaunes (celui des verts ne peut alors plus différer). Si l’égalité demeure, la victoire est partagée. Les jetons restés sur le plateau ne comptent pour personne.
    .title = Fin de la partie

sifaka-rules-options =
    Avant la partie, votre table peut convenir d’autres règles :
    - Plus de points que de cases : vous choisissez librement quelles flèches utiliser et à quel moment tourner, même si tous les points ne peuvent alors pas servir. Un pas qui sortirait du plateau met fin au déplacement à cet endroit, et les points restants sont perdus. Vous pouvez encore utiliser des flèches ensuite.
    - Les pions se bloquent : on ne peut pas entrer sur une case occupée par un autre pion, tout comme sur une case hors du plateau.
    .title = Options

sifaka-rules-madagascar =
    Les sifakas existent : ce sont des lémuriens, et comme tous les lémuriens ils ne vivent à l’état sauvage qu’à Madagascar, où l’on en connaît plus de cent espèces.

    On abat leurs forêts, le climat se réchauffe et on les chasse. C’est pourquoi certains lémuriens comptent parmi les 25 primates les plus menacés de la planète.
    .title = Les lémuriens

sifaka-table-tokens = Jetons Mangue
sifaka-table-tokens-mango = Mangue
sifaka-table-tokens-points = Points
sifaka-table-tokens-tokens = Jetons
sifaka-table-squares = Ce que montrent les cartes Terrain
sifaka-table-squares-symbol = Case
sifaka-table-squares-squares = Combien

## Pictures

sifaka-figure-squares = 2 palmiers, une flèche, une mangue rouge et une case vide.
sifaka-figure-tokens = Un jeton Mangue vert, un jaune et un rouge ; leurs points sont au dos.
sifaka-figure-move = La nouvelle carte recouvre une case avec 2 palmiers : votre pion avance de 2 cases tout droit.
sifaka-figure-facing = Un pion regarde au nord, à l’est, au sud ou à l’ouest : vers le haut, la droite, le bas ou la gauche du plateau.
sifaka-figure-turning = La nouvelle carte recouvre 2 palmiers et une flèche vers le sud : ici, votre pion fait un pas, tourne et en fait un autre. Il pourrait aussi tourner avant ou après les deux.
