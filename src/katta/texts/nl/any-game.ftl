### Any game, drawn from its declaration; and what is wrong with a package that brings one.

any-game-player = { $player }
any-game-you = { $player } (jij)
any-game-nobody = niemand
any-game-to-move = { $player } is aan zet.
any-game-chance = Het toeval beslist.
any-game-over = Het spel is afgelopen.
any-game-yes = ja
any-game-no = nee
any-game-none = geen

any-game-broken = { $game } uit het pakket { $package } kan niet worden gespeeld: { $problem }
any-game-in-english = { $game } spreekt Engels in deze talen, want het pakket heeft ze niet: { $languages }.
