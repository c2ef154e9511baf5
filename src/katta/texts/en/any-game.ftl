### Any game, drawn from its declaration; and what is wrong with a package that brings one.

any-game-player = { $player }
    .bot = { $player } (bot)
any-game-you = { $player } (you)
any-game-to-move = { $player } is to move.
    .you = You are to move.
any-game-chance = Chance decides.
any-game-over = The game is over.
any-game-yes = yes
any-game-no = no
any-game-welcome = Several games, one table. What shall it be?
any-game-none = none

any-game-broken = { $game } of the package { $package } cannot be played: { $problem }
any-game-in-english = { $game } speaks English in these languages, for its package does not have them: { $languages }.

error-new-game-name = A game is called by small letters, digits and single dashes, at most 30 of them, not “{ $name }”.
error-new-game-taken = There is a game “{ $name }” already, of the package { $package }; choose another name.
error-new-game-folder = There is a folder { $folder } already; choose another name, or remove it.
new-game-written =
    { $folder } holds a small game that can be played as it is. Next:
      pip install -e { $folder }
      katta play { $game }
      pytest { $folder }
    Then change it into yours: docs/adding-a-game.md says how.
