"""What cards show: symbols, directions and colours, and the cards themselves, each with its number and its name."""

from typing import Annotated, TypeAlias

from katta.core.compiler import kernel
from katta.core.declare import Several, Subset, Words
from katta.core.message import Message

CARDS = 48
MOST_PALMS = 7
"""On one square: four bits of a symbol leave room for no more."""

_DIRECTION_NAMES = {"N": "north", "E": "east", "S": "south", "W": "west"}
DIRECTION = Words(
    "sifaka-direction",
    [*_DIRECTION_NAMES],
    names=lambda direction: Message(f"sifaka-direction-{_DIRECTION_NAMES[direction]}"),
)
"""Clockwise, so that a quarter turn adds one."""
NORTH, EAST, SOUTH, WEST = DIRECTION.numbers()
Direction: TypeAlias = Annotated[int, DIRECTION]
MaybeDirection: TypeAlias = Annotated[int, DIRECTION.or_none()]

COLOUR = Words("sifaka-mango", ["green", "yellow", "red"], names=lambda colour: Message(f"sifaka-token-{colour}"))
"""Of mangoes and their tokens, the least worth first."""
GREEN, YELLOW, RED = COLOUR.numbers()
Colour: TypeAlias = Annotated[int, COLOUR]
ColourSet: TypeAlias = Annotated[int, Subset(COLOUR)]

PAWN = Words("sifaka-pawn", ["red", "blue", "yellow", "green"], names=lambda colour: Message(f"sifaka-mark-{colour}"))
PawnColour: TypeAlias = Annotated[int, PAWN]


def _symbol_name(symbol: str) -> Message:
    """What a square shows: `2 palms`, `an arrow to the north`, ..."""
    kind, _, which = symbol.partition(" ")
    if kind == "palms":
        return Message("sifaka-symbol-palms", {"count": int(which)})
    if kind == "arrow":
        return Message("sifaka-symbol-arrow", {"direction": DIRECTION.name(which)})
    return Message(f"sifaka-symbol-{symbol.replace(' ', '-')}")


_ARROWS = [f"arrow {direction}" for direction in DIRECTION.words]
SYMBOL = Words(
    "sifaka-symbol",
    [
        "blank",
        *(f"mango {colour}" for colour in COLOUR.words),
        *_ARROWS,
        *(f"palms {count}" for count in range(1, MOST_PALMS + 1)),
    ],
    first=1,
    names=_symbol_name,
)
"""What a square shows; 0 where no card lies. Arrows point as the card lies."""
SYMBOL_BITS = SYMBOL.bits
OFF = 0
BLANK = SYMBOL["blank"]
MANGO = SYMBOL["mango green"]
"""Plus the colour."""
ARROW = SYMBOL["arrow N"]
"""Plus the direction."""
PALMS = SYMBOL["palms 1"] - 1
"""Plus how many."""
Symbol: TypeAlias = Annotated[int, SYMBOL.always()]
"""Of a square that a card lies on."""
SymbolOrOff: TypeAlias = Annotated[int, SYMBOL]
Corners: TypeAlias = Annotated[int, Several(SYMBOL, 4)]
"""What a card shows as it lies, clockwise from the north-west: the first in the lowest bits."""

GAIN = Words(
    "sifaka-gain",
    [*_ARROWS, *(f"palms {count}" for count in range(1, 4 * MOST_PALMS + 1))],
    names=_symbol_name,
)
"""What a card covers for its player: arrows one by one, the palms of all four squares together."""
GAIN_ARROW = GAIN["arrow N"]
GAIN_PALMS = GAIN["palms 1"] - 1
Gain: TypeAlias = Annotated[int, GAIN]

CARD = Words(
    "sifaka-card",
    [str(number) for number in range(1, CARDS + 1)],
    first=1,
    names=lambda card: Message("sifaka-card-terrain", {"number": int(card)}),
)
NO_CARD = 0
Card: TypeAlias = Annotated[int, CARD.always()]
CardSet: TypeAlias = Annotated[int, Subset(CARD)]
"""A bit for each card, by its number."""

# The corners of a card in the order of the component file, clockwise: NW, NE, SE, SW.
CORNER_ROW = (0, 0, 1, 1)
CORNER_COLUMN = (0, 1, 1, 0)


@kernel
def is_mango(symbol: int) -> bool:
    """Whether a symbol is a mango, of any colour."""
    return MANGO <= symbol < ARROW


@kernel
def is_arrow(symbol: int) -> bool:
    """Whether a symbol is an arrow, to anywhere."""
    return ARROW <= symbol <= PALMS


@kernel
def as_it_lies(symbol: int, rotation: int) -> int:
    """A symbol on a card turned clockwise: arrows turn with the card."""
    return ARROW + ((symbol - ARROW + rotation) & 3) if is_arrow(symbol) else symbol
