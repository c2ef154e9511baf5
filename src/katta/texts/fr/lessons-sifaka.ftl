### The lessons of Sifaka. The terms are in ../TERMS.md.

## Place, move, collect

sifaka-lesson-1 = Poser, avancer, récolter
sifaka-lesson-1-goal = Les Sifakas adorent les mangues ! Guidez le vôtre dans la jungle et récoltez les jetons qui valent le plus.
sifaka-lesson-1-face = Votre Sifaka est dans son refuge rouge. Choisissez d’abord où il regarde : vers le nord, en haut.
sifaka-lesson-1-card = Voici votre carte Terrain : quatre cases avec une mangue verte, deux palmiers et une flèche. Toutes les orientations sont permises.
sifaka-lesson-1-first = Les quatre premières cartes de la partie vont à côté des refuges. Posez la vôtre en haut.
sifaka-lesson-1-mango = La mangue de votre carte a reçu un jeton vert. Ses points sont cachés au dos.
sifaka-lesson-1-second = { $left } a aussi posé une carte. Posez la suivante à droite.
sifaka-lesson-1-cover = Quatre cartes sont posées. Désormais, une carte doit recouvrir au moins une case du plateau.
sifaka-lesson-1-place = Les palmiers recouverts sont des pas pour votre Sifaka. Recouvrez la case aux trois palmiers !
sifaka-lesson-1-go = Trois palmiers, trois pas tout droit : jusqu’à la mangue. En avant !
sifaka-lesson-1-taken = Vous vous arrêtez sur le jeton : il est à vous. Les autres ne savent pas qu’il vaut 2 points.
sifaka-lesson-1-draw = À la fin de votre tour, vous piochez une carte. Puis { $left } a joué.
sifaka-lesson-1-done = Poser, avancer, récolter, piocher : voilà un tour de Sifaka. Bravo !

## Arrows

sifaka-lesson-2 = Flèches et impasses
sifaka-lesson-2-look = Votre Sifaka regarde vers l’ouest. La carte là-bas a trois palmiers et une flèche vers le nord.
sifaka-lesson-2-place = On peut recouvrir une carte entière. Posez la vôtre dessus : elle porte aussi une mangue.
sifaka-lesson-2-go = Trois pas, et la flèche est obligatoire : elle tourne votre Sifaka vers le nord, quand vous voulez. Allez à la mangue, à l’ouest !
sifaka-lesson-2-fresh = Un jeton posé pendant ce tour compte aussi. Et voyez : votre Sifaka regarde maintenant vers le nord.
sifaka-lesson-2-far = La même table encore une fois. La carte du bas a beaucoup de palmiers, mais seules trois cases s’ouvrent devant votre Sifaka.
sifaka-lesson-2-cover = Essayez : recouvrez cinq palmiers.
sifaka-lesson-2-stay = Il faudrait faire les cinq pas, et c’est impossible. Votre Sifaka reste donc sur place.
sifaka-lesson-2-nothing = Recouvrez maintenant une simple case vide.
sifaka-lesson-2-still = Ni palmier, ni flèche : votre Sifaka ne fait rien. Parfois, une carte n’apporte que de nouvelles mangues.
sifaka-lesson-2-taboo = Ne recouvrez jamais un jeton ni un pion, pas même le vôtre. Passer sur un jeton ne suffit pas pour le prendre.
sifaka-lesson-2-south = Encore une table : votre Sifaka regarde vers l’est. Recouvrez deux palmiers et une flèche vers le sud.
sifaka-lesson-2-share = Les Sifakas ne se gênent jamais : ils se croisent et peuvent partager une case. Rendez visite à { $left } !
sifaka-lesson-2-nowhere = Très rare : jetons et Sifakas gardent tout le plateau, votre carte n’a de place nulle part. Retirez-la du jeu.
sifaka-lesson-2-removed = Rien ne bouge. Vous piochez une carte comme toujours, et c’est au tour de { $left }.
sifaka-lesson-2-done = Vous savez maintenant guider votre Sifaka partout !

## The end

sifaka-lesson-3 = Les dernières cartes
sifaka-lesson-3-few = La partie est presque finie : il reste deux cartes dans la pioche. Posez la vôtre là où ça brille.
sifaka-lesson-3-walk = Une mangue rouge est à portée, et les rouges sont les meilleures. Allez la chercher !
sifaka-lesson-3-empty = { $left } a pioché la dernière carte. Plus personne ne pioche : chacun pose encore la carte de sa main.
sifaka-lesson-3-last = Voici votre dernière carte. Posez-la là où ça brille.
sifaka-lesson-3-mango = Encore une mangue ! Prenez-la.
sifaka-lesson-3-over = { $left } a posé la 48e carte, la partie est finie. Les jetons restés sur le plateau ne comptent pour personne.
sifaka-lesson-3-count = On retourne tous les jetons, et le plus de points gagne. Vous en avez 32, { $left } en a 16 : vous gagnez !
sifaka-lesson-3-ties = À égalité, on compare le nombre de jetons, puis les rouges, puis les jaunes. Ensuite, on partage la victoire.
sifaka-lesson-3-options = Avant la partie, votre table peut choisir d’autres règles : pour les pas de trop et les pions sur le chemin.
sifaka-lesson-3-done = Vous savez tout de Sifaka. Régalez-vous de mangues !
