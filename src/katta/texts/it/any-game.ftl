### Any game, drawn from its declaration; and what is wrong with a package that brings one.

any-game-player = { $player }
any-game-you = { $player } (tu)
any-game-nobody = nessuno
any-game-to-move = Tocca a { $player }.
any-game-chance = Decide il caso.
any-game-over = La partita è finita.
any-game-yes = sì
any-game-no = no
any-game-none = nessuna

any-game-broken = Non si può giocare a { $game }, del pacchetto { $package }: { $problem }
any-game-in-english = { $game } parla inglese in queste lingue, perché il suo pacchetto non le ha: { $languages }.
