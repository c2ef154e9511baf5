### Any game, drawn from its declaration; and what is wrong with a package that brings one.

any-game-player = { $player }
    .bot = { $player } (bot)
any-game-you = { $player } (tu)
any-game-to-move = Tocca a { $player }.
    .you = Tocca a te.
any-game-chance = Decide il caso.
any-game-over = La partita è finita.
any-game-yes = sì
any-game-no = no
any-game-welcome = Più giochi, un tavolo. A che cosa giochiamo?
any-game-none = nessuna

any-game-broken = Non si può giocare a { $game }, del pacchetto { $package }: { $problem }
any-game-in-english = { $game } parla inglese in queste lingue, perché il suo pacchetto non le ha: { $languages }.

error-new-game-name = Il nome di un gioco è fatto di lettere minuscole, cifre e trattini singoli, al massimo 30, non di «{ $name }».
error-new-game-taken = C’è già un gioco «{ $name }», del pacchetto { $package }; scegli un altro nome.
error-new-game-folder = C’è già una cartella { $folder }; scegli un altro nome o eliminala.
new-game-written =
    In { $folder } c’è un piccolo gioco che si può giocare così com’è. Poi:
      pip install -e { $folder }
      katta play { $game }
      pytest { $folder }
    Infine fanne il tuo: docs/adding-a-game.md dice come.
