### Any game, drawn from its declaration; and what is wrong with a package that brings one.

any-game-player = { $player }
    .bot = { $player } (bot)
any-game-you = { $player } (jij)
any-game-to-move = { $player } is aan zet.
    .you = Jij bent aan zet.
any-game-chance = Het toeval beslist.
any-game-over = Het spel is afgelopen.
any-game-yes = ja
any-game-no = nee
any-game-welcome = Meer spellen, één tafel. Wat zal het zijn?
any-game-none = geen

any-game-broken = { $game } uit het pakket { $package } kan niet worden gespeeld: { $problem }
any-game-in-english = { $game } spreekt Engels in deze talen, want het pakket heeft ze niet: { $languages }.

error-new-game-name = Een spel heet naar kleine letters, cijfers en losse streepjes, hoogstens 30, niet ‘{ $name }’.
error-new-game-taken = Er is al een spel ‘{ $name }’, van het pakket { $package }; kies een andere naam.
error-new-game-folder = Er is al een map { $folder }; kies een andere naam of verwijder hem.
new-game-written =
    In { $folder } staat een klein spel dat je zo kunt spelen. Verder:
      pip install -e { $folder }
      katta play { $game }
      pytest { $folder }
    Maak er daarna het jouwe van: docs/adding-a-game.md zegt hoe.
