### Any game, drawn from its declaration; and what is wrong with a package that brings one.

any-game-player = { $player }
    .bot = { $player } (bot)
any-game-you = { $player } (tú)
any-game-to-move = Le toca a { $player }.
    .you = Te toca.
any-game-chance = Decide el azar.
any-game-over = La partida ha terminado.
any-game-yes = sí
any-game-no = no
any-game-welcome = Varios juegos, una mesa. ¿A qué jugamos?
any-game-none = ninguna

any-game-broken = No se puede jugar a { $game }, del paquete { $package }: { $problem }
any-game-in-english = { $game } habla inglés en estos idiomas, porque su paquete no los tiene: { $languages }.

error-new-game-name = El nombre de un juego consta de minúsculas, cifras y guiones sueltos, 30 como máximo, no de «{ $name }».
error-new-game-taken = Ya hay un juego «{ $name }», del paquete { $package }; elige otro nombre.
error-new-game-folder = Ya hay una carpeta { $folder }; elige otro nombre o bórrala.
new-game-written =
    En { $folder } hay un pequeño juego que ya se puede jugar. Después:
      pip install -e { $folder }
      katta play { $game }
      pytest { $folder }
    Luego conviértelo en el tuyo: docs/adding-a-game.md dice cómo.
