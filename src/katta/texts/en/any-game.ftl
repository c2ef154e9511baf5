### Any game, drawn from its declaration; and what is wrong with a package that brings one.

any-game-player = { $player }
any-game-you = { $player } (you)
any-game-nobody = nobody
any-game-to-move = { $player } is to move.
any-game-chance = Chance decides.
any-game-over = The game is over.
any-game-yes = yes
any-game-no = no
any-game-none = none

any-game-broken = { $game } of the package { $package } cannot be played: { $problem }
any-game-in-english = { $game } speaks English in these languages, for its package does not have them: { $languages }.
