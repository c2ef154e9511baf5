"""The integers of the moves, and what they are made of.

The number of a move says all about it, whatever the position.
"""

from typing import Literal, get_args

from katta.core.compiler import kernel
from katta.games.malediction.cards import CARDS, FIRST_POTION, POTIONS, value_of

MaledictionFace = Literal["0", "1", "1+", "2", "2+", "3", "3+"]
"""The face of a contract: exactly, or at least, so many tricks."""

FACES: tuple[MaledictionFace, ...] = get_args(MaledictionFace)
"""The faces of the contracts in the order of the bids: exactly, then at least."""

TRUMP = 0
"""`trump R5`: TRUMP + card."""

DEAL = TRUMP + CARDS
"""`deal R7`: DEAL + card."""

BID = DEAL + CARDS
"""`bid 2+`: BID + face."""

RETRY = BID + len(FACES)
"""`retry 2+ as 2`: RETRY + 7 * face as it lies + new face."""

PLAY = RETRY + len(FACES) * len(FACES)
"""`play R8`: PLAY + card; `play S5+P2`: PLAY + COMBO * value of the potion + base card."""

COMBO_BITS = 6
COMBO = 1 << COMBO_BITS
"""A power of two above all cards, so that the parts of a play are bits of it."""

ZERO = PLAY + COMBO * (1 + POTIONS)
"""`zero`."""

KEEP = ZERO + 1
"""`keep`."""

NO_POTION = -1


@kernel
def number_of(face: int) -> int:
    """The number of tricks on a face."""
    return (face + 1) // 2


@kernel
def is_at_least(face: int) -> bool:
    """Whether a face says "at least"."""
    return face > 0 and face % 2 == 0


@kernel
def combo(card: int, potion: int) -> int:
    """The play of a base card with a potion added."""
    return COMBO * value_of(potion) + card


@kernel
def card_played(play: int) -> int:
    """The base card of a play."""
    return play & (COMBO - 1)


@kernel
def potion_added(play: int) -> int:
    """The potion of a combo, or NO_POTION."""
    return FIRST_POTION - 1 + (play >> COMBO_BITS) if play >= COMBO else NO_POTION


@kernel
def value_played(play: int) -> int:
    """Tricks 4, combo: the potion adds its value to that of the base card."""
    return value_of(card_played(play)) + (play >> COMBO_BITS)
