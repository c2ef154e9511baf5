"""The reception: which game is it to be?"""

from rich.table import Table
from rich.text import Text

from katta.core import registry
from katta.core.game import Game
from katta.terminal.screen import Screen


def choose_game(screen: Screen) -> Game:
    """Ask for one of the games, by number or by name."""
    games = registry.games()
    screen.tell("terminal-which-game", "bold")
    grid = Table.grid(padding=(0, 2, 0, 1))
    grid.add_column(justify="right", style="bold cyan")
    grid.add_column()
    for number, game in enumerate(games, 1):
        name, line = screen.say(f"{game.name}-name"), screen.say(f"{game.name}-line")
        grid.add_row(str(number), Text.assemble((name, "bold"), "\n", line))
    screen.show(grid)
    while True:
        answer = screen.ask(screen.say("terminal-ask-game"), "1").casefold()
        for number, game in enumerate(games, 1):
            if answer in (str(number), game.name, screen.say(f"{game.name}-name").casefold()):
                return game
        screen.tell("terminal-number-expected", "red", least=1, most=len(games))
