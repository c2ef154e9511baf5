### The first page of the browser: the games, whom one plays against, and what Katta is.

home-play-now-against = Jouer tout de suite à { $game }, { $against }
home-against =
    { $count ->
        [one] contre 1 robot ({ $level })
       *[other] contre { $count } robots ({ $level })
    }
home-change = changer
home-change-game = Changer d’adversaires à { $game }
home-rules-game = Règles de { $game }
home-rules-contents = Chapitres des règles

## Opponents

home-opponents = Vos adversaires à { $game }
home-opponents-count = Combien ?
home-opponents-level = À quel niveau jouent-ils ?
home-opponents-kept = Cet appareil retient votre choix pour ce jeu.
home-level-random = Joue n’importe quel coup permis, sans réfléchir.
home-level-easy = Prend ce qui paraît bon tout de suite, souvent sans penser à la suite. Idéal pour vos premières parties.
home-level-medium = Sait ce qui compte dans le jeu, mais n’anticipe guère.
home-level-hard = Anticipe un peu avant chaque coup.
home-level-expert = Anticipe loin et pèse ce que les autres peuvent avoir en main. Il n’en voit pas plus que vous.

## What Katta is

home-about = Katta est une table pour des jeux de famille : contre des robots, à plusieurs sur un appareil, ou avec des proches au loin. Pas besoin de compte.
home-free = Katta { $version } est un logiciel libre : vous pouvez l’utiliser, le modifier et le transmettre.
home-licence = Licence

## What the box says

home-ages = De { $least } à { $most } ans
home-age = Dès { $least } ans
home-minutes = { $minutes } minutes
home-minutes-longer = { $minutes } minutes ou plus

## Who made the games

home-credits = D’où viennent les jeux
home-credit-authors = Jeu : { $names }
home-credit-illustrators = Illustrations et design : { $names }
home-credit-publisher = Édité par { $publisher }
home-drawn = Les jeux appartiennent à celles et ceux qui les ont créés et édités ; si l’un d’eux vous plaît ici, la vraie boîte vous plaira aussi. Toutes les images de ces pages ont été dessinées pour Katta.
