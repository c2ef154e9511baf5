### Any game, drawn from its declaration; and what is wrong with a package that brings one.

any-game-player = { $player }
any-game-you = { $player } (vous)
any-game-nobody = personne
any-game-to-move = C’est à { $player } de jouer.
any-game-chance = Le hasard décide.
any-game-over = La partie est terminée.
any-game-yes = oui
any-game-no = non
any-game-none = aucun

any-game-broken = { $game }, du paquet { $package }, ne peut pas être joué : { $problem }
any-game-in-english = { $game } parle anglais dans ces langues, car son paquet ne les contient pas : { $languages }.
