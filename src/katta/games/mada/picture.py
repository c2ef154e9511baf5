"""The table of Mada, drawn in a terminal."""

from collections.abc import Container, Iterable

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from katta.core.message import Player, Say
from katta.core.view import View
from katta.games.mada.cards import CARD, VALUES

PANEL_WIDTH = 50
"""Players sit side by side where each gets that many columns."""

MOST_DOTS = 6
_STYLES = {"L": "bright_magenta", "D": "bright_cyan", "S": "bright_red"}
_LETTERS = {"L": "mada-letter-lemur", "D": "mada-letter-double-lemur", "S": "mada-letter-scorpion"}
_NOTHING = Text("–", style="dim")


def picture(view: View, say: Say, width: int, helps: Container[str] = ()) -> RenderableType:
    """What all share above, the players in the middle, the own hand below."""
    parts = [_middle(view, say, width), _players(view, say, width, "asides" in helps)]
    if view["hand"] is not None:
        parts.append(_hand(view, say, width))
    return Group(*parts)


def _middle(view: View, say: Say, width: int) -> RenderableType:
    """The draw pile and the general discard."""
    rows = Table.grid(padding=(0, 2), expand=True)
    rows.add_column(no_wrap=True, style="dim")
    rows.add_column(ratio=1)
    rows.add_row(say("mada-label-draw"), Text.assemble(("▒▒ ", "yellow"), (str(view["draw"]), "bold")))
    rows.add_row(say("mada-label-discard"), _heap(view["discard"], say))
    return Panel(rows, title=say("mada-name"), box=box.ROUNDED, width=width, border_style="yellow")


def _players(view: View, say: Say, width: int, shows_asides: bool) -> RenderableType:
    """One panel a player, in seating order; whoever looks comes last, next to the own hand."""
    seats = [(seat + (view["seat"] or 0)) % view["seats"] for seat in range(view["seats"])]
    if view["seat"] is not None:
        seats = seats[1:] + seats[:1]
    across = max(1, width // PANEL_WIDTH)
    rows = Table.grid(expand=False)
    for _ in range(across):
        rows.add_column(width=width // across)
    for first in range(0, len(seats), across):
        row = seats[first : first + across]
        rows.add_row(*(_player(view, seat, say, width // across, shows_asides) for seat in row))
    return rows


def _player(view: View, seat: int, say: Say, width: int, shows_asides: bool) -> RenderableType:
    """A pile from bottom to top, the cards put aside, and below how the player stands."""
    player = view["players"][seat]
    rows = Table.grid(padding=(0, 1), expand=True)
    rows.add_column(no_wrap=True, style="dim")
    rows.add_column(ratio=1)
    rows.add_row(say("mada-label-pile"), _pile(player["pile"], say))
    is_open = shows_asides or seat == view["seat"] or view["result"] is not None
    rows.add_row(say("mada-label-aside"), _aside(player["aside"], view["pears"], say) if is_open else _backs(player))
    counts = {"hand": player["hand"], "cacti": player["cacti"]}
    standing = (
        say("mada-label-standing", pears=player["points"], **counts)
        if is_open
        else say("mada-label-standing-closed", **counts)
    )
    is_active = seat == view["turn"] and view["phase"] not in ("dealing", "finished")
    return Panel(
        rows,
        title=_title(view, seat, say, is_active),
        title_align="left",
        subtitle=Text(standing, style="not dim"),
        subtitle_align="right",
        box=box.HEAVY if is_active else box.ROUNDED,
        border_style="green" if is_active else "dim",
        width=width,
    )


def _title(view: View, seat: int, say: Say, is_active: bool) -> Text:
    """The name: `▶` on turn, `★` a winner, a letter for each opening Scorpion that has not acted yet."""
    title = Text(style="bold not dim")
    if is_active:
        title.append("▶ ")
    if view["result"] and seat in view["result"]["winners"]:
        title.append("★ ", style="bright_yellow")
    title.append(say("mada-label-you" if seat == view["seat"] else "mada-label-player", player=Player(seat)))
    for _ in range(view["players"][seat]["stings"]):
        title.append_text(Text.assemble(" ", _card("S", say)))
    return title


def _hand(view: View, say: Say, width: int) -> RenderableType:
    """The own cards, side by side."""
    cards = Table.grid(padding=(0, 1))
    cards.add_row(*(_big_card(card, view["pears"], say) for card in view["hand"]))
    label = Text(say("mada-label-hand"), style="bold")
    return Panel(
        cards if view["hand"] else _NOTHING,
        title=label,
        title_align="left",
        box=box.ROUNDED,
        border_style="cyan",
        width=width,
    )


def _big_card(card: str, pears: list[int], say: Say) -> RenderableType:
    """A hand card: its name, and its prickly pears or its letter."""
    below = _dots(pears[CARD[card] - 1]) if CARD[card] <= VALUES else Text(_letter(card, say))
    return Panel(Group(Text(say(CARD.name(card)), style="bold"), below), box=box.ROUNDED, style=_style(card))


def _pile(cards: list[str], say: Say) -> Text:
    """The cards from bottom to top; brackets hold the top one, which counts."""
    if not cards:
        return _NOTHING
    text = Text()
    for card in cards[:-1]:
        text.append_text(Text.assemble(_card(card, say), " "))
    return text.append(f"[{_letter(cards[-1], say)}]", style=f"bold reverse {_style(cards[-1])}")


def _aside(cards: list[str], pears: list[int], say: Say) -> Text:
    """The cards put aside, each with its prickly pears."""
    words = [Text.assemble(_card(card, say), _dots(pears[CARD[card] - 1]) if card != "L" else "") for card in cards]
    return Text("  ").join(words) if words else _NOTHING


def _backs(player: View) -> Text:
    """The same of somebody else: face down, as the booklets say, until the end."""
    return Text("▒▒ " * len(player["aside"]), style="yellow") if player["aside"] else _NOTHING


def _heap(cards: Iterable[str], say: Say) -> Text:
    """Cards whose order does not matter: `3×2 7 L`."""
    counts: dict[str, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    words = [
        Text.assemble(_card(card, say), (f"×{count}" if count > 1 else "", "dim")) for card, count in counts.items()
    ]
    return Text(" ").join(words) if words else _NOTHING


def _dots(pears: int) -> Text:
    """Prickly pears, counted off as long as the eye can follow."""
    return Text("●" * pears if pears <= MOST_DOTS else f"●×{pears}", style="red")


def _card(card: str, say: Say) -> Text:
    return Text(_letter(card, say), style=_style(card))


def _letter(card: str, say: Say) -> str:
    """`7` of a Cactus, and the letter that an animal begins with in the reader's language."""
    return say(_LETTERS[card]) if card in _LETTERS else card


def _style(card: str) -> str:
    return _STYLES.get(card, "green")
