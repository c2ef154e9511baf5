### The rules of Malédiction!, one message per section. The terms are in ../TERMS.md.

malediction-rules-goal =
    Malédiction! est un jeu de plis pour 3 à 5 personnes. À chaque manche, vous regardez vos cartes et choisissez un contrat : combien de plis allez-vous remporter ? Rempli, il vous rapporte des points ; manqué, il vous en coûte. Après sept manches au plus, le plus grand total gagne.
    .title = But du jeu

malediction-rules-components =
    Le jeu comprend :
    - { $witches } cartes Sorcière en cinq couleurs : des rats, des corbeaux, des balais et des araignées de valeur 1 à { $highest }, et { $potions } potions de valeur 1 à { $strongest }.
    - { $contracts } cartes Contrat portant les nombres 0 à 3. Les contrats 1 à 3 ont deux faces : « exactement » (notée 2) et « au moins » (notée 2+).
    - { $hats } Chapeaux de sorcière, 5 cartes Points et la Boule de cristal.

    Tout le monde peut connaître : la carte d’atout, tous les contrats, les cartes Points, les zéros gardés et les Chapeaux, les piles de contrats, toutes les cartes jouées, le nombre de cartes de chaque main et le nombre de plis que chaque personne a remportés. Restent secrètes les autres mains, les cartes non distribuées et celles qui restent à la fin d’une manche.
    .title = Matériel

malediction-rules-setup =
    Triez les contrats par nombre en quatre piles : 0, 1, 2 et 3. Placez à côté la pile des { $hats } Chapeaux de sorcière. Chaque personne reçoit une carte Points, où elle posera ses contrats et ses Chapeaux.

    La personne la plus âgée a la Boule de cristal pour la première manche, et prend la première place. Après chaque manche, la Boule passe d’une place vers la gauche.
    .title = Mise en place

malediction-rules-trump =
    Au début de chaque manche, les { $witches } cartes Sorcière sont mélangées et l’une d’elles est retournée au hasard. Sa couleur est l’atout de la manche ; sa valeur n’a aucune importance. Ce peut être une potion : alors l’atout est potion.

    La carte retournée reste sur la table. Parmi les { $dealt } autres, chaque personne en reçoit { $hand }. Le reste n’est pas vu pendant cette manche.
    .title = Atout et distribution

malediction-rules-contracts =
    Dans le sens des aiguilles d’une montre, chaque personne, en commençant par celle qui a la Boule de cristal, prend un contrat et le pose face visible devant elle. Choisissez une pile qui n’est pas vide, puis la face :
    - « exactement », par exemple 2 : vous devez remporter exactement ce nombre de plis.
    - « au moins », par exemple 2+ : vous devez remporter ce nombre de plis ou davantage.
    - 0 : vous ne devez remporter aucun pli.

    Le tableau ci-dessous dit ce que vaut chaque face. « Exactement » est plus difficile et rapporte plus que « au moins ». Votre choix tient jusqu’au décompte de la manche.
    .title = Contrats

malediction-rules-retry =
    Au lieu de prendre un contrat dans une pile, vous pouvez reprendre l’un de vos contrats manqués. Vous pouvez choisir n’importe lequel sur votre carte Points, quelle que soit la manche où vous l’avez manqué, et vous choisissez de nouveau sa face.

    La carte quitte votre carte Points : sa pénalité disparaît pour le moment. Les piles ne changent pas. Si vous remplissez le contrat cette fois, il rapporte ses points ; si vous le manquez encore, il coûte de nouveau des points.
    .title = Nouvel essai

malediction-rules-lead =
    La personne dont le contrat vaut le plus de points entame le premier pli. À valeur égale, c’est celle d’entre elles qui a choisi en dernier. Ensuite, la personne qui a remporté le pli entame le suivant.

    Pour entamer, vous pouvez jouer n’importe quelle carte ou un combo avec une potion. La couleur d’entame est celle de la carte jouée ; pour un combo, celle de la carte de base.
    .title = Entamer

malediction-rules-follow =
    Puis vous jouez tour à tour, dans le sens des aiguilles d’une montre : une carte ou un combo par personne. Si vous avez des cartes de la couleur d’entame, vous devez en jouer une, seule ou comme carte de base d’un combo. Si vous n’en avez pas, jouez ce que vous voulez, même un combo. Rien n’oblige à jouer atout ni à jouer plus fort que les autres.

    Une potion n’a pas d’autre couleur que potion. Si l’on entame d’une potion et que vous en avez, vous devez jouer une potion, seule ou avec une autre potion.

    Par exemple, on entame d’un rat et vous avez rat 2, potion 3 et araignée 9 : vous devez jouer rat 2, seul ou avec la potion. Avec potion 1, potion 2 et araignée 3, vous auriez le libre choix.
    .title = Fournir

malediction-rules-potions =
    Une potion jouée seule est une carte de couleur potion. Mais vous pouvez aussi l’ajouter à une autre carte. C’est un combo : une carte de base plus une potion, jamais davantage. La potion prend la couleur de la carte de base et lui ajoute sa valeur. Araignée 5 avec potion 2 compte comme araignée 7.

    Deux potions ensemble font une potion plus forte : potion 3 avec potion 1 compte comme potion 4.

    Si l’atout est potion, un rat, un corbeau, un balai ou une araignée avec une potion n’est pas un atout. On entame rat 9, une personne ajoute potion 3 à araignée 9, une autre joue potion 1 : potion 1 l’emporte.

    Un combo consomme deux cartes à la fois : votre main se vide plus vite.
    .title = Potions et combos

malediction-rules-winning =
    L’atout le plus fort remporte le pli. Si personne n’a joué atout, c’est la plus forte carte de la couleur d’entame. Les autres couleurs ne remportent jamais un pli. Un combo compte pour son total.

    La personne qui remporte le pli le pose devant elle et entame le suivant.

    Par exemple, l’atout est araignée, et l’on joue rat 8, rat 4, araignée 6, puis araignée 5 avec potion 2. La quatrième personne remporte le pli avec araignée 7.
    .title = Remporter un pli

malediction-rules-tie =
    En cas d’égalité pour le gain d’un pli, personne ne le remporte. Ses cartes sont défaussées et il ne compte pour personne. Parmi les personnes à égalité, celle qui a joué en dernier entame le pli suivant.

    Par exemple, l’atout est araignée, et l’on joue rat 8, araignée 7, rat 9, puis araignée 5 avec potion 2. La deuxième et la quatrième personne sont à égalité avec 7. Personne ne remporte le pli, et la quatrième entame.
    .title = Égalité dans un pli

malediction-rules-round-end =
    Un pli est toujours joué jusqu’au bout : tout le monde y joue. Après un pli où la main de quelqu’un s’est vidée, la manche est terminée. Les cartes que d’autres ont encore en main sont défaussées sans être montrées. Une manche compte donc de 4 à 7 plis.

    Faites ensuite le décompte dans cet ordre : vérifier les contrats, remplacer les plis manquants par des zéros gardés, compter les points, attribuer le Chapeau.
    .title = Fin d’une manche

malediction-rules-fulfil =
    Votre contrat est rempli si vous avez remporté :
    - exactement autant de plis que l’indique le nombre, pour « exactement »,
    - autant de plis que l’indique le nombre ou davantage, pour « au moins »,
    - aucun pli, pour 0.

    Sinon, il est manqué. Les plis que personne n’a remportés ne comptent pour personne.
    .title = Rempli ou manqué

malediction-rules-zeros =
    Un 0 rempli est gardé : posez-le sur votre carte Points. Il ne vaut aucun point, mais vous aidera plus tard. Un 0 manqué retourne sur la pile 0 et ne coûte rien.

    Si vous avez remporté trop peu de plis, vous pouvez remplacer ceux qui manquent par des zéros gardés lors de manches précédentes, un zéro par pli manquant. Le contrat compte alors comme rempli. Ce n’est possible que si vous avez assez de zéros pour tous les plis manquants ; ceux que vous rendez retournent sur la pile 0. La question est posée tour à tour, en commençant par la personne qui a la Boule de cristal, et vous pouvez refuser. Les zéros n’enlèvent jamais des plis en trop.

    Par exemple, votre contrat est 3 et vous avez remporté 1 pli. Avec deux zéros gardés, vous pouvez le remplir ; un seul zéro ne servirait à rien.
    .title = Zéros gardés

malediction-rules-points =
    Un contrat 1, 2 ou 3 rempli rapporte les points de la face choisie. Manqué, il en coûte autant. Dans les deux cas, il reste dès lors sur votre carte Points. Vous pourrez tenter de nouveau un contrat manqué lors d’une manche ultérieure.
    .title = Points

malediction-rules-hat =
    Si vous avez remporté plus de plis que toutes les autres personnes, vous prenez un Chapeau de sorcière, qui vaut 1 point. Peu importe que votre contrat soit rempli ou non. Seuls comptent les plis vraiment remportés, pas les zéros rendus.

    Si plusieurs personnes sont à égalité pour le plus de plis, même sans un seul pli, personne ne reçoit de Chapeau, et un Chapeau retourne dans la boîte.
    .title = Chapeau de sorcière

malediction-rules-end =
    La partie s’arrête après le décompte d’une manche si le septième Chapeau est parti, ou si la pile de contrats 1, 2 ou 3 est vide. Une pile 0 vide ne met pas fin à la partie ; on ne peut simplement plus y prendre de 0. Sinon, la Boule de cristal passe à gauche et une nouvelle manche commence.

    Additionnez vos contrats, en plus et en moins, et vos Chapeaux. Le plus grand total gagne, même s’il est négatif. En cas d’égalité, la personne qui a le plus de Chapeaux l’emporte ; si l’égalité demeure, la victoire est partagée.
    .title = Fin de la partie

malediction-rules-options =
    Avant la partie, votre table peut convenir d’autres règles :
    - Un contrat manqué coûte autant de points que le nombre de la carte, quelle que soit la face.
    - Les zéros gardés ne remplacent qu’un seul pli manquant, avec un seul zéro.
    .title = Options

malediction-rules-words =
    Quatre mots reviennent sans cesse :
    - Pli : chaque personne joue une fois au milieu de la table, à son tour. Ces cartes forment ensemble un pli, et quelqu’un le remporte.
    - Entamer : jouer la première carte d’un pli. Elle est au choix.
    - Fournir : jouer une carte de la même couleur que la première.
    - Atout : la couleur qui bat toutes les autres pendant cette manche.
    .title = Petit lexique

malediction-rules-advice =
    Quelques conseils pour choisir un contrat :
    - Vous avez { $hand } cartes en main, mais une manche compte rarement { $hand } plis : chaque potion d’un combo la raccourcit.
    - Comptez vos atouts et vos fortes cartes, et tenez compte des contrats déjà choisis avant vous. Si tout le monde veut des plis, il vous en restera moins.
    - Avec une main faible, pensez au 0 : manqué, il ne coûte rien ; rempli, il sauvera un contrat plus tard.

    Et avec de vraies cartes : retournez une carte de chaque pile de contrats à côté de celle-ci, pour que les deux faces se voient, et disposez les plis remportés de façon à les compter d’un coup d’œil.
    .title = Conseils

malediction-table-contracts = Contrats
malediction-table-contracts-contract = Contrat
malediction-table-contracts-copies = Cartes
malediction-table-contracts-exactly = Points, exactement
malediction-table-contracts-at-least = Points, au moins
malediction-table-potions = Potions
malediction-table-potions-potion = Potion
malediction-table-potions-copies = Cartes

## Pictures

malediction-figure-suits = Un rat, un corbeau, un balai, une araignée et une potion.
malediction-figure-faces = Aucun pli ; exactement 2 plis ; au moins 2 plis.
malediction-figure-combo = L’araignée 5 et la potion 2 forment un combo qui compte comme une araignée 7.
malediction-figure-trick = L’atout est araignée : de ces quatre cartes jouées, la dernière l’emporte avec une araignée 7.
malediction-figure-follow = On a entamé du rat 8 et vous avez un rat : jouez-le, sans potion ou avec. L’araignée 9 n’est pas permise.
malediction-figure-hat = Un Chapeau de sorcière : 1 point pour qui a, sans égalité, le plus de plis.
