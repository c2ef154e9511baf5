"""The numbers of Sifaka's rules text."""

from collections import Counter

import msgspec

from katta.core.components import ComponentFile
from katta.core.material import Material, RulesTable
from katta.core.message import Message
from katta.games.sifaka.components import REFUGE_CARDS, Components, load
from katta.games.sifaka.symbols import CARDS, COLOUR, PAWN, SYMBOL


def material(file: ComponentFile | None) -> Material:
    """The mango tokens with their points, and what the Terrain cards show."""
    found = load(file)
    points = _points(found)
    values = {
        "terrain": CARDS,
        "refuges": REFUGE_CARDS,
        "pawns": len(PAWN.words),
        "tokens": sum(map(len, points.values())),
        "points": sum(map(sum, points.values())),
        "two": CARDS // 2,
        "three": CARDS // 3,
        "four": CARDS // 4,
    }
    return Material(values, (_tokens(points), _squares(found)))


def _points(found: Components) -> dict[str, list[int]]:
    """By colour."""
    points: dict[str, list[int]] = msgspec.structs.asdict(found.tokens)
    return points


def _tokens(points: dict[str, list[int]]) -> RulesTable:
    rows = (
        (SYMBOL.name(f"mango {colour}"), worth, count)
        for colour in COLOUR.words
        for worth, count in sorted(Counter(points[colour]).items())
    )
    return RulesTable("tokens", "components", ("mango", "points", "tokens"), tuple(rows))


def _squares(found: Components) -> RulesTable:
    """All arrows are one row: a card can be turned."""
    counts = Counter(symbol for card in found.terrain.cards for symbol in card)
    arrows = sum(count for symbol, count in counts.items() if symbol.startswith("arrow"))
    shown = [symbol for symbol in SYMBOL.words if counts[symbol] and not symbol.startswith("arrow")]
    rows = ((SYMBOL.name(symbol), counts[symbol]) for symbol in shown)
    return RulesTable("squares", "components", ("symbol", "squares"), (*rows, (Message("sifaka-legend-arrow"), arrows)))
