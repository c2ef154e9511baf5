"""The table of Sifaka, drawn in a terminal."""

from collections import Counter

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from katta.core.message import Player, Say
from katta.core.view import View
from katta.games.sifaka.signs import ARROWS, PLACE, Cell, pawn_cell, symbol_cell, token_cell, turned

FRAME = 4
"""Columns that a panel takes for its own border and margin."""

SIDE_BY_SIDE = 112
"""From this width on, the players sit beside the board."""

SIDE = 52
"""The width they have there."""


def picture(view: View, say: Say, width: int) -> RenderableType:
    """The board, the players with the supply, and the own card in its four rotations."""
    beside = width >= SIDE_BY_SIDE
    side = SIDE if beside else width
    board = _board(view, say, width - side if beside else width)
    others = [_players(view, say, side)]
    if view["hand"]:
        others.append(_hand(view, say, side))
    if not beside:
        return Group(board, *others)
    halves = Table.grid()
    halves.add_row(board, Group(*others))
    return halves


# The board


def _board(view: View, say: Say, width: int) -> RenderableType:
    """The squares with their distances from the own pawn; an empty square around shows where cards may stick out."""
    cells = _cells(view)
    origin = view["players"][view["turn"] if view["seat"] is None else view["seat"]]
    rows = range(min(row for row, _ in cells) - 1, max(row for row, _ in cells) + 2)
    columns = range(min(column for _, column in cells) - 1, max(column for _, column in cells) + 2)
    label = max(len(str(abs(row - origin["row"]))) for row in (rows[0], rows[-1]))
    room = width - FRAME - label - 1
    if len(columns) > room:
        columns = columns[1:-1]
    cell = _cell_width(len(columns), room)
    parts: list[RenderableType] = [_distances(columns, origin["column"], cell, label)]
    for row in rows:
        line = Text.assemble((f"{abs(row - origin['row']):>{label}} ", "dim"))
        for column in columns:
            line.append_text(cells[row, column].draw(cell) if (row, column) in cells else Text(" " * cell))
        parts.append(line)
    parts += [_covered(view, say), _legend(view, say, cell)]
    return Panel(Group(*parts), title=say("sifaka-name"), box=box.ROUNDED, width=width, border_style="yellow")


def _cell_width(columns: int, room: int) -> int:
    """Three columns of the terminal a square, or as many as fit."""
    return max(1, min(3, room // columns))


def _distances(columns: range, origin: int, cell: int, label: int) -> Text:
    """How far away the columns are, above them; every few of them where squares are narrow."""
    every = {1: 5, 2: 2, 3: 1}[cell]
    line = " " * (label + 1 + len(columns) * cell + 2)
    for i, column in enumerate(columns):
        distance = abs(column - origin)
        if distance % every == 0:
            begin = label + 1 + i * cell
            line = line[:begin] + str(distance) + line[begin + len(str(distance)) :]
    return Text(line.rstrip(), style="dim")


def _cells(view: View) -> dict[tuple[int, int], Cell]:
    """Every square that shows something: symbols, then tokens, then pawns on top."""
    top, left = view["board"]["top"], view["board"]["left"]
    cells = {}
    for place_row, place_column in view["places"]:
        for i, j in ((0, 0), (0, 1), (1, 0), (1, 1)):
            cells[place_row + i, place_column + j] = PLACE
    for row, symbols in enumerate(view["board"]["rows"], start=top):
        for column, symbol in enumerate(symbols, start=left):
            if symbol is not None:
                cells[row, column] = symbol_cell(symbol)
    for token in view["tokens"]:
        cells[token["row"], token["column"]] = token_cell(token["colour"])
    for square, seats in _standing(view).items():
        cells[square] = pawn_cell([view["players"][seat] for seat in seats])
    return cells


def _standing(view: View) -> dict[tuple[int, int], list[int]]:
    """The seats whose pawns stand on each square; the seat on turn comes first."""
    order = [(view["turn"] + i) % view["seats"] for i in range(view["seats"])]
    squares: dict[tuple[int, int], list[int]] = {}
    for seat in order:
        player = view["players"][seat]
        squares.setdefault((player["row"], player["column"]), []).append(seat)
    return squares


def _covered(view: View, say: Say) -> Text:
    """What the card just placed has covered."""
    if not view["palms"] and not view["arrows"]:
        return Text()
    arrows = " ".join(ARROWS[direction] for direction in view["arrows"])
    return Text.assemble(
        (say("sifaka-label-covered") + " ", "bold"),
        (f"♣ {view['palms']} ", "bold bright_green"),
        (arrows, "bold bright_cyan"),
    )


def _legend(view: View, say: Say, width: int) -> Text:
    """What the signs mean, as they are drawn in squares of that width."""
    signs = [
        (symbol_cell("palms 2"), "palms"),
        (symbol_cell("arrow N"), "arrow"),
        (symbol_cell("mango green"), "mango"),
        (token_cell("green"), "token"),
        (pawn_cell([{"facing": "E", "colour": "red"}]), "pawn"),
    ]
    if view["places"]:
        signs.append((PLACE, "place"))
    words = [
        Text.assemble(
            (cell.single if width == 1 else cell.sign, cell.style), (" " + say(f"sifaka-legend-{name}"), "dim")
        )
        for cell, name in signs
    ]
    return Text("  ").join(words)


# The players


def _players(view: View, say: Say, width: int) -> RenderableType:
    rows = Table.grid(padding=(0, 2), expand=True)
    rows.add_column(ratio=1)
    rows.add_column(no_wrap=True, justify="right")
    rows.add_column(no_wrap=True, justify="right")
    for seat in range(view["seats"]):
        rows.add_row(_name(view, seat, say), _taken(view["players"][seat]), _points(view["players"][seat], say))
    supply = Text.assemble((say("sifaka-label-supply"), "dim"), " ", _tokens(view["supply"]))
    pile = Text.assemble((say("sifaka-label-pile"), "dim"), " ", ("▒▒ ", "yellow"), (str(view["pile"]), "bold"))
    parts: list[RenderableType] = [rows, Text(), supply, pile]
    if view["removed"]:
        parts.append(Text(say("sifaka-label-removed", count=len(view["removed"])), style="dim"))
    return Panel(Group(*parts), box=box.ROUNDED, width=width, border_style="dim")


def _name(view: View, seat: int, say: Say) -> Text:
    """`▶` on turn, `★` a winner, then the pawn as it stands on the board."""
    player = view["players"][seat]
    cell = pawn_cell([player])
    is_active = seat == view["turn"] and view["phase"] != "finished"
    is_winner = view["result"] is not None and seat in view["result"]["winners"]
    name = say("sifaka-label-you" if seat == view["seat"] else "sifaka-label-player", player=Player(seat))
    return Text.assemble(
        ("★ " if is_winner else "▶ " if is_active else "  ", "bold bright_yellow"),
        (cell.sign, cell.style),
        " ",
        (name, "bold" if is_active or is_winner else ""),
    )


def _taken(player: View) -> Text:
    """The tokens of a player; with their values where they are seen."""
    text = _tokens(player["taken"])
    values = player["values"]
    if values is not None and any(values.values()):
        counts = Counter(value for numbers in values.values() for value in numbers)
        shown = " ".join(f"{value}×{counts[value]}" for value in sorted(counts))
        text.append(f"  [{shown}]", style="dim")
    return text


def _tokens(counts: dict[str, int]) -> Text:
    """`●g 3 ●y 1 ●r 0`."""
    words = []
    for colour, count in counts.items():
        cell = token_cell(colour)
        words.append(Text.assemble((cell.sign, cell.style), f" {count}"))
    return Text(" ").join(words)


def _points(player: View, say: Say) -> Text:
    if player["points"] is None:
        return Text("?", style="dim")
    return Text(say("sifaka-label-points", points=player["points"]), style="bold")


# The own card


def _hand(view: View, say: Say, width: int) -> RenderableType:
    """The own card, in its four rotations: the number below is the rotation."""
    rotations = Table.grid(padding=(0, 2))
    squares = view["faces"][view["hand"][0]]
    rotations.add_row(*(_card(squares, rotation, str(rotation)) for rotation in range(4)))
    label = Text(say("sifaka-label-hand", number=int(view["hand"][0])), style="bold")
    return Panel(rotations, title=label, title_align="left", box=box.ROUNDED, border_style="cyan", width=width)


def _card(squares: list[str], rotation: int, number: str = "") -> RenderableType:
    """A card turned clockwise so many quarter turns."""
    nw, ne, se, sw = (turned(squares[(corner - rotation) % 4], rotation) for corner in range(4))
    lines = [Text.assemble(symbol_cell(a).draw(3), symbol_cell(b).draw(2)) for a, b in ((nw, ne), (sw, se))]
    return Panel(Group(*lines), box=box.ROUNDED, subtitle=Text(number, style="dim"), expand=False, border_style="cyan")


def thumbnail(view: View, text: str, say: Say) -> RenderableType | None:
    """The own card as a placement would lay it; nothing for other moves."""
    verb, _, details = text.partition(" ")
    if verb != "place":
        return None
    return _card(view["faces"][view["hand"][0]], int(details.rpartition(",")[2]))
