### Any game, drawn from its declaration; and what is wrong with a package that brings one.

any-game-player = { $player }
any-game-you = { $player } (tú)
any-game-nobody = nadie
any-game-to-move = Le toca a { $player }.
any-game-chance = Decide el azar.
any-game-over = La partida ha terminado.
any-game-yes = sí
any-game-no = no
any-game-none = ninguna

any-game-broken = No se puede jugar a { $game }, del paquete { $package }: { $problem }
any-game-in-english = { $game } habla inglés en estos idiomas, porque su paquete no los tiene: { $languages }.
