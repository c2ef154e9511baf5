### The lessons of Malédiction!. The terms are in ../TERMS.md.

## Contract and tricks

malediction-lesson-1 = Contrat et plis
malediction-lesson-1-goal = Les sorcières voient l’avenir : prédisez combien de plis vous remporterez. Une bonne prédiction rapporte des points !
malediction-lesson-1-hand = Ces sept cartes Sorcière sont à vous : rats, corbeaux, balais, araignées et une potion.
malediction-lesson-1-trump = Une carte a été retournée au hasard : les araignées sont atout pour cette manche. Sa valeur ne compte pas.
malediction-lesson-1-choice = Choisissez un contrat. « 2 » veut dire exactement deux plis, « 2+ » deux ou plus, « 0 » aucun.
malediction-lesson-1-bid = Vos cartes sont fortes : deux plis devraient être faciles. Prenez « 2+ », qui vaut 2 points.
malediction-lesson-1-lead = Votre contrat vaut le plus de points, donc vous entamez. Jouez votre corbeau 9.
malediction-lesson-1-again = Aucun corbeau n’était plus fort : le pli est à vous. Qui remporte un pli entame : jouez votre balai 3.
malediction-lesson-1-follow = { $left } l’emporte avec balai 9 et entame d’un rat. Vous avez des rats, il faut fournir : prenez rat 8 !
malediction-lesson-1-trumping = Deux plis plus tard. { $left } entame d’un corbeau et vous n’en avez pas. Jouez à votre guise : araignée 2 est atout et gagne !
malediction-lesson-1-last = Il reste une carte : entamez avec votre potion.
malediction-lesson-1-over = Votre main est vide, la manche s’arrête donc après ce pli.
malediction-lesson-1-fulfilled = Vous avez cinq plis, « 2+ » est donc rempli : 2 points. Manqué, il vous aurait coûté 2 points.
malediction-lesson-1-hat = Vous avez aussi le plus de plis. Vous recevez donc un Chapeau de sorcière, qui vaut 1 point.
malediction-lesson-1-ball = La Boule de cristal montre qui choisit en premier. Elle passe à { $left } pour la manche suivante.
malediction-lesson-1-done = Voilà une manche entière. Place aux potions !

## Potions and failed contracts

malediction-lesson-2 = Potions et malchance
malediction-lesson-2-void = Les araignées sont atout, votre contrat est exactement 2. Vous n’avez pas de balai : gagnez avec araignée 2.
malediction-lesson-2-combo = Une potion renforce une carte. Entamez avec rat 5 et potion 3 : ensemble, ils font rat 8.
malediction-lesson-2-tie = { $left } a joué rat 8, à égalité avec votre combo. Personne ne remporte le pli. { $left } a joué après vous et entame.
malediction-lesson-2-potions = L’entame est une potion et vous en avez : il faut fournir. Deux s’additionnent : jouez potion 2 et potion 1.
malediction-lesson-2-enough = Deux plis : il ne vous en faut plus ! Entamez corbeau 8 en espérant que quelqu’un le prenne.
malediction-lesson-2-only = { $right } l’a pris et entame d’un balai. Il ne vous reste qu’araignée 6 : il faut la jouer.
malediction-lesson-2-failed = Un troisième pli, et la manche est finie. Vous vouliez exactement 2 : manqué, cela coûte 4 points.
malediction-lesson-2-hat = Petite consolation : vous avez le plus de plis, le Chapeau est à vous, contrat rempli ou non.
malediction-lesson-2-next = Nouvelle manche : nouvel atout, nouvelles cartes, et les autres choisissent avant vous.
malediction-lesson-2-retry = Vous pouvez reprendre un contrat manqué. Reprenez votre 2, et tournez-le cette fois sur « 2+ ».
malediction-lesson-2-gone = Les 4 points perdus sont effacés pour l’instant. { $right } a un contrat de même valeur, mais vous avez choisi en dernier : vous entamez.
malediction-lesson-2-done = Avec ces cartes, vous y arriverez. Passons aux zéros !

## Zeros and the end

malediction-lesson-3 = Les zéros, puis la fin
malediction-lesson-3-zero = Votre contrat est 0 : vous ne devez remporter aucun pli. Jusqu’ici, tout va bien.
malediction-lesson-3-rid = Les corbeaux sont atout et vous n’en avez pas : jouez à votre guise. Débarrassez-vous d’araignée 7 avec potion 2 !
malediction-lesson-3-free = L’entame est une potion et vous n’en avez plus. Jouez votre araignée 3.
malediction-lesson-3-avoid = Votre dernière carte : balai 8 n’est ni de la couleur d’entame ni atout. Il ne peut pas gagner.
malediction-lesson-3-saved = Rempli ! Un 0 ne rapporte rien, mais vous le gardez : un zéro gardé peut vous aider plus tard.
malediction-lesson-3-box = Personne n’a seul le plus de plis, donc personne n’a le Chapeau. Il retourne dans la boîte.
malediction-lesson-3-tied = Manche suivante, dernier pli : votre contrat est « 1+ », { $left } entame du rat 7. Jouez rat 5 avec potion 2 !
malediction-lesson-3-nobody = Sept contre sept : égalité, personne ne gagne le pli. Il vous en fallait un, et la manche est finie.
malediction-lesson-3-keep = Votre zéro pourrait le remplacer, mais rien n’y oblige. « 1+ » ne vaut que 1 point : gardez le zéro pour plus tard.
malediction-lesson-3-seventh = Une autre table, septième manche : il reste un Chapeau. Les balais sont atout, vous n’avez pas de corbeau : jouez balai 4 !
malediction-lesson-3-hats = Vous avez le plus de plis et prenez le Chapeau. C’était le septième, le dernier : la partie est finie !
malediction-lesson-3-no-zero = { $left } ne voulait aucun pli et en a deux. Un 0 manqué retourne sur sa pile, mais ne coûte aucun point.
malediction-lesson-3-late = Une autre table, dernière manche. Votre contrat est « 1+ », et vous avez un zéro gardé. Sans araignée, jouez corbeau 3.
malediction-lesson-3-missed = Les araignées sont atout et on en entame encore une. Vous n’en avez pas : jouez rat 4.
malediction-lesson-3-short = Aucun pli, et il vous en fallait un. Mais un zéro gardé remplace un pli manquant.
malediction-lesson-3-hand-in = Rendez-le ! Votre contrat est alors rempli, et le zéro retourne sur sa pile.
malediction-lesson-3-end = La pile de contrats 3 est vide : cela aussi met fin à la partie.
malediction-lesson-3-count = On additionne contrats et Chapeaux, en plus et en moins. Un point suffit aujourd’hui : vous gagnez !
malediction-lesson-3-shared = À égalité, qui a le plus de Chapeaux gagne. Si c’est encore égal, la victoire est partagée.
malediction-lesson-3-options = Avant la partie, votre table peut choisir d’autres règles : pour les contrats manqués et les zéros gardés.
malediction-lesson-3-done = Vous connaissez tous les secrets des sorcières. Amusez-vous bien !
