"""The end of a session: the result of the game, and what to do with its record."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from katta.core.match import Match
from katta.core.message import Listing, Message, Player
from katta.terminal import table
from katta.terminal.archive import Archive
from katta.terminal.screen import Screen


def show(match: Match, archive: Archive, eyes: int | None, screen: Screen) -> None:
    """The last table, the result, and the ways to look at the game again."""
    screen.show(table.picture(match.position, eyes, screen))
    screen.show()
    screen.show(result(match, screen))
    if archive.path is not None:
        screen.tell("terminal-record", file=str(archive.path))
        _commands(screen, f"katta replay {archive.name}", f"katta verify {archive.name}")


def leave(archive: Archive, screen: Screen) -> None:
    """How to go on with the game another time."""
    if archive.path is None:
        screen.tell("terminal-not-saved")
    else:
        screen.tell("terminal-saved", file=str(archive.path))
        _commands(screen, f"katta play --resume {archive.name}")


def result(match: Match, screen: Screen) -> RenderableType:
    """Points, best first, and who won."""
    found = match.position.result()
    grid = Table.grid(padding=(0, 2, 0, 1))
    grid.add_column()
    grid.add_column(justify="right")
    for seat in sorted(range(len(match.names)), key=lambda seat: (seat not in found.winners, -found.scores[seat])):
        star = "★" if seat in found.winners else " "
        style = "bold" if seat in found.winners else ""
        points = screen.say("terminal-points", count=found.scores[seat])
        grid.add_row(Text(f"{star} {match.names[seat]}", style), Text(points, style))
    sentence = screen.say(winners(found.winners, screen.catalogue.you))
    parts: list[RenderableType] = [Text(sentence, "bold green"), Text(), grid, Text()]
    if found.truncated:
        parts.insert(1, Text(screen.say("terminal-truncated"), "yellow"))
    return Group(*parts)


def winners(seats: Sequence[int], you: int | None) -> Message:
    """Who has won: said to the person of a seat as `you`, else by name."""
    others = Listing(tuple(Player(seat) for seat in seats if seat != you))
    if you not in seats:
        return Message("terminal-winners", {"players": others, "count": len(seats)})
    return Message("terminal-you-win-with", {"players": others}) if others.items else Message("terminal-you-win")


def _commands(screen: Screen, *commands: str) -> None:
    for command in commands:
        screen.show(Padding(Text(command, "cyan"), (0, 0, 0, 2), expand=False))
