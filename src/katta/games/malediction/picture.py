"""The table, drawn in a terminal."""

from collections import Counter

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from katta.core.message import Player, Say, figure
from katta.core.view import View
from katta.games.malediction.cards import LETTERS, SUIT
from katta.games.malediction.state import HATS

WIDE = 92
"""From that many columns on, the Points cards stand in the table of the players."""

_STYLES = {"R": "bright_yellow", "C": "bright_blue", "B": "bright_red", "S": "bright_magenta", "P": "bright_green"}
_TRUMP = "★"
_BALL = "◉"
_HAT = "▲"
_NOTHING = Text("–", style="dim")


def picture(view: View, say: Say, width: int) -> RenderableType:
    """What all share above, the players, the trick, and the own hand below."""
    parts = [_middle(view, say, width), _players(view, say, width)]
    if width < WIDE:
        parts.append(_points_cards(view, say, width))
    parts.append(_trick(view, say, width))
    if view["hand"] is not None:
        parts.append(_hand(view, say, width))
    return Group(*parts)


def _middle(view: View, say: Say, width: int) -> RenderableType:
    """Trump, the piles and the hats."""
    rows = Table.grid(padding=(0, 2), expand=True)
    rows.add_column(no_wrap=True, style="dim")
    rows.add_column(ratio=1)
    rows.add_row(say("malediction-label-trump"), _trump(view, say))
    rows.add_row(say("malediction-label-piles"), _piles(view))
    hats = Text.assemble((_HAT * view["hats_left"], "bold"), ("△" * (HATS - view["hats_left"]), "dim"))
    rows.add_row(say("malediction-label-hats-left"), hats)
    title = Text.assemble(say("malediction-name"), " · ", say("malediction-label-round", round=view["round"]))
    return Panel(rows, title=title, subtitle=_legend(say), box=box.ROUNDED, width=width, border_style="magenta")


def _trump(view: View, say: Say) -> Text:
    if view["trump"] is None:
        return _NOTHING
    suit = Text(say(f"malediction-suit-{view['trump_suit']}"), style="bold")
    return Text.assemble(_cards(view["trump"], None, say), "  ", suit, (f" {_TRUMP}", "bold"))


def _piles(view: View) -> Text:
    """`0×8  1×16 …`: the number of each pile and how many contracts it holds."""
    words = [
        Text.assemble((str(number), "bold"), (f"×{left}", "" if left else "bold red"))
        for number, left in enumerate(view["piles"])
    ]
    return Text("   ").join(words)


def _players(view: View, say: Say, width: int) -> RenderableType:
    """One row a player: contract, tricks, cards, and where there is room the Points card."""
    table = Table(box=None, width=width, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column("", no_wrap=True, width=3)
    table.add_column("", ratio=1, no_wrap=True, overflow="ellipsis")
    for column in ("contract", "tricks", "cards", "zeros", "hats", "points"):
        table.add_column(say(f"malediction-label-{column}"), justify="right", no_wrap=True)
    if width >= WIDE:
        table.add_column(say("malediction-label-points-card"), ratio=2)
        table.add_column(say("malediction-label-voids"))
    for seat, player in enumerate(view["players"]):
        row = [_marks(view, seat), _name(view, seat, say), *_standing(view, player)]
        if width >= WIDE:
            row += [_points_card(view, player), _voids(player, say)]
        table.add_row(*row)
    return Padding(table, (1, 0))


def _is_active(view: View, seat: int) -> bool:
    return bool(seat == view["actor"])


def _marks(view: View, seat: int) -> Text:
    """`▶` on turn, `♛` a winner, `◉` the crystal ball."""
    marks = Text("▶" if _is_active(view, seat) else " ", style="green")
    if view["result"] and seat in view["result"]["winners"]:
        marks = Text("♛", style="bright_yellow")
    return marks.append(_BALL if seat == view["ball"] else " ", style="bright_cyan")


def _name(view: View, seat: int, say: Say) -> Text:
    label = "malediction-label-you" if seat == view["seat"] else "malediction-label-player"
    return Text(say(label, player=Player(seat)), style="bold" if _is_active(view, seat) else "")


def _standing(view: View, player: View) -> list[Text]:
    contract = Text(player["contract"] or "–", style="bold cyan" if player["contract"] else "dim")
    if player["contract"] and player["contract"] != "0":
        contract.append(f" (+{view['worth'][player['contract']]})", style="dim")
    tricks = Text(str(player["won"]))
    if player["handed_in"]:
        tricks.append(f"+{player['handed_in']}", style="cyan")
    counts = [Text(str(player[key])) for key in ("hand", "zeros", "hats")]
    return [contract, tricks, *counts, Text(figure(player["points"]), style="bold")]


def _points_cards(view: View, say: Say, width: int) -> RenderableType:
    """The Points cards and known voids below the players, where the table is narrow."""
    rows = Table.grid(padding=(0, 1))
    rows.add_column(width=2)
    rows.add_column(no_wrap=True, overflow="ellipsis", max_width=width // 3, style="dim")
    rows.add_column(max_width=width - width // 3 - 5)
    for seat, player in enumerate(view["players"]):
        if player["fulfilled"] or player["failed"] or player["voids"]:
            words = [_points_card(view, player)] if player["fulfilled"] or player["failed"] else []
            if player["voids"]:
                words.append(Text.assemble((f"{say('malediction-label-voids')} ", "dim"), _voids(player, say)))
            rows.add_row("", say("malediction-label-player", player=Player(seat)), Text("   ").join(words))
    return rows


def _points_card(view: View, player: View) -> Text:
    """`✔2 +4  ✘3+ −3×2`: contracts fulfilled and failed, with what each brings or costs."""
    words: list[Text] = []
    for face, count in Counter[str](player["fulfilled"]).items():
        words.append(Text(f"✔{face} +{view['worth'][face]}" + _times(count), style="green"))
    for face, count in Counter[str](player["failed"]).items():
        words.append(Text(f"✘{face} −{view['cost'][face]}" + _times(count), style="red"))
    return Text("  ").join(words) if words else _NOTHING


def _times(count: int) -> str:
    return f"×{count}" if count > 1 else ""


def _voids(player: View, say: Say) -> Text:
    letters = [LETTERS[SUIT.words.index(suit)] for suit in player["voids"]]
    return Text(" ").join(_cards(letter, None, say) for letter in letters) if letters else _NOTHING


def _trick(view: View, say: Say, width: int) -> RenderableType:
    """The trick on the table; between two tricks, the last one and who won it."""
    if not view["tricks"]:
        return Text()
    trick = view["tricks"][-1]
    table = Table(box=None, padding=(0, 2), header_style="dim", pad_edge=False)
    for play in trick["plays"]:
        name = say("malediction-label-player", player=Player(play["seat"]))
        table.add_column(name, no_wrap=True, overflow="ellipsis", max_width=max(7, (width - 4) // view["seats"] - 2))
    table.add_row(*(_cards(play["play"], view["trump"], say) for play in trick["plays"]))
    below = [_trick_end(trick, say)] if trick["complete"] else []
    label = "malediction-label-last-trick" if trick["complete"] else "malediction-label-trick"
    return Panel(
        Group(table, *below),
        title=say(label, number=len(view["tricks"])),
        title_align="left",
        box=box.ROUNDED,
        border_style="dim" if trick["complete"] else "green",
        width=width,
    )


def _trick_end(trick: View, say: Say) -> Text:
    if trick["winner"] is None:
        return Text(say("malediction-label-tied"), style="italic")
    return Text(say("malediction-label-won-by", player=Player(trick["winner"])), style="italic")


def _hand(view: View, say: Say, width: int) -> RenderableType:
    """The own cards, side by side."""
    cards = Table.grid(padding=(0, 1))
    cards.add_row(*(_big_card(card, view["trump"], say) for card in view["hand"]))
    return Panel(
        cards if view["hand"] else _NOTHING,
        title=Text(say("malediction-label-hand"), style="bold"),
        title_align="left",
        box=box.ROUNDED,
        border_style="cyan",
        width=width,
    )


def _big_card(card: str, trump: str | None, say: Say) -> RenderableType:
    face = _cards(card, None, say)
    face.append(_TRUMP if trump and card[0] == trump[0] else " ", style="bold")
    return Panel(face, box=box.ROUNDED, border_style=_STYLES[card[0]], padding=0)


def _legend(say: Say) -> Text:
    """`R rats  C crows …`: what the letters mean."""
    words = [
        Text.assemble(_cards(letter, None, say), f" {say(f'malediction-suit-{word}')}")
        for letter, word in zip(LETTERS, SUIT.words)
    ]
    return Text("  ").join(words)


def _cards(play: str, trump: str | None, say: Say) -> Text:
    """`S5+P2★`: a play, each card in the colour of its suit; the star marks a trump."""
    words = [Text(_letter(card, say), style=f"bold {_STYLES[card[0]]}") for card in play.split("+")]
    text = Text("+").join(words)
    if trump and play[0] == trump[0]:
        text.append(_TRUMP, style="bold")
    return text


def _letter(card: str, say: Say) -> str:
    """`S5` with what the suit is called by in the reader's language."""
    return say(f"malediction-letter-{SUIT.words[LETTERS.index(card[0])]}") + card[1:]
