### Any game, drawn from its declaration; and what is wrong with a package that brings one.

any-game-player = { $player }
    .bot = { $player } (robot)
any-game-you = { $player } (vous)
any-game-to-move = C’est à { $player } de jouer.
    .you = C’est à vous de jouer.
any-game-chance = Le hasard décide.
any-game-over = La partie est terminée.
any-game-yes = oui
any-game-no = non
any-game-welcome = Plusieurs jeux, une table. À quoi jouons-nous ?
any-game-none = aucun

any-game-broken = { $game }, du paquet { $package }, ne peut pas être joué : { $problem }
any-game-in-english = { $game } parle anglais dans ces langues, car son paquet ne les contient pas : { $languages }.

error-new-game-name = Le nom d’un jeu se compose de minuscules sans accent, de chiffres et de tirets isolés, 30 au plus, et non de « { $name } ».
error-new-game-taken = Il y a déjà un jeu « { $name } », du paquet { $package } ; choisissez un autre nom.
error-new-game-folder = Il y a déjà un dossier { $folder } ; choisissez un autre nom ou supprimez-le.
new-game-written =
    { $folder } contient un petit jeu que l’on peut jouer tel quel. Ensuite :
      pip install -e { $folder }
      katta play { $game }
      pytest { $folder }
    Puis faites-en le vôtre : docs/adding-a-game.md explique comment.
