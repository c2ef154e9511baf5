### Any game, drawn from its declaration; and what is wrong with a package that brings one.

any-game-player = { $player }
    .bot = { $player } (Bot)
any-game-you = { $player } (du)
any-game-to-move = { $player } ist am Zug.
    .you = Du bist am Zug.
any-game-chance = Der Zufall entscheidet.
any-game-over = Die Partie ist zu Ende.
any-game-yes = ja
any-game-no = nein
any-game-welcome = Viele Spiele, ein Tisch. Was darf es sein?
any-game-none = keine

any-game-broken = { $game } aus dem Paket { $package } kann nicht gespielt werden: { $problem }
any-game-in-english = { $game } spricht in diesen Sprachen Englisch, weil sein Paket sie nicht hat: { $languages }.

error-new-game-name = Ein Spiel heißt nach Kleinbuchstaben, Ziffern und einzelnen Bindestrichen, höchstens 30, nicht „{ $name }“.
error-new-game-taken = Es gibt schon ein Spiel „{ $name }“, aus dem Paket { $package }; wähle einen anderen Namen.
error-new-game-folder = Es gibt schon einen Ordner { $folder }; wähle einen anderen Namen oder entferne ihn.
new-game-written =
    In { $folder } ist ein kleines Spiel, das sich spielen lässt, wie es ist. Weiter:
      pip install -e { $folder }
      katta play { $game }
      pytest { $folder }
    Dann mach deines daraus: docs/adding-a-game.md sagt, wie.
