"""The names of what lies on Sifaka's table, free of language; each is made once."""

from functools import cache

from katta.core.contract import State
from katta.core.message import Listing, Message
from katta.games.sifaka.components import MANGO_COLOURS, SYMBOLS, SifakaSymbol
from katta.games.sifaka.state import ARROW, BLANK, MANGO, PALMS

SYMBOL_TEXTS: dict[int, SifakaSymbol] = {code: text for text, code in SYMBOLS.items()}
"""The text of each symbol, as in the component file."""

_DIRECTIONS = ("north", "east", "south", "west")


@cache
def direction_name(direction: int) -> Message:
    """`north`, ..."""
    return Message(f"sifaka-direction-{_DIRECTIONS[direction]}")


@cache
def token_name(colour: int) -> Message:
    """`a green mango token`, ..."""
    return Message(f"sifaka-token-{MANGO_COLOURS[colour]}")


@cache
def symbol_name(symbol: int) -> Message:
    """What a square shows: `2 palms`, `an arrow to the north`, ..."""
    if symbol > PALMS:
        return palms_name(symbol - PALMS)
    if symbol >= ARROW:
        return Message("sifaka-symbol-arrow", {"direction": direction_name(symbol - ARROW)})
    if symbol >= MANGO:
        return Message(f"sifaka-symbol-mango-{MANGO_COLOURS[symbol - MANGO]}")
    assert symbol == BLANK
    return Message("sifaka-symbol-blank")


@cache
def palms_name(count: int) -> Message:
    """`2 palms`, also of several squares together."""
    return Message("sifaka-symbol-palms", {"count": count})


def card_name(s: State, card: int) -> Message:
    """A Terrain card with its squares NW, NE, SE, SW."""
    return _card_name(card, *s.faces[card - 1].tolist())


@cache
def _card_name(card: int, *symbols: int) -> Message:
    squares = Listing(tuple(symbol_name(symbol) for symbol in symbols))
    return Message("sifaka-card-terrain", {"number": card, "squares": squares})
