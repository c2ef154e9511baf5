### Any game, drawn from its declaration; and what is wrong with a package that brings one.

any-game-player = { $player }
any-game-you = { $player } (du)
any-game-nobody = niemand
any-game-to-move = { $player } ist am Zug.
any-game-chance = Der Zufall entscheidet.
any-game-over = Die Partie ist zu Ende.
any-game-yes = ja
any-game-no = nein
any-game-none = keine

any-game-broken = { $game } aus dem Paket { $package } kann nicht gespielt werden: { $problem }
any-game-in-english = { $game } spricht in diesen Sprachen Englisch, weil sein Paket sie nicht hat: { $languages }.
