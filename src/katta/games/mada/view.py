"""What a seat of Mada sees, as plain data."""

from collections.abc import Iterable

from katta.core.contract import State
from katta.core.game import View
from katta.games.mada.notation import CARDS
from katta.games.mada.scoring import points

PHASES = ("dealing", "opening-sting", "turn", "drawing", "flipping", "swapping", "sting", "lost", "finished")


def view(s: State, seat: int | None) -> View:
    """Everything public, and the seat's own hand."""
    return {
        "phase": PHASES[s.phase],
        "turn": int(s.turn),
        "turns": int(s.turns),
        "draw": int(s.draw_count),
        "discard": _heap(s.discard),
        "pears": [int(pears) for pears in s.pears],
        "players": [_player(s, other) for other in range(s.seats)],
        "hand": None if seat is None else [CARDS[card - 1] for card in s.hand[seat] if card],
    }


def _player(s: State, seat: int) -> View:
    """What everybody sees of a player."""
    return {
        "hand": int(s.hand_count[seat]),
        "stings": int(s.stings[seat]),
        "pile": [CARDS[s.pile[seat, place] - 1] for place in range(s.pile_count[seat])],
        "aside": _heap(s.aside[seat]),
        "cacti": int(s.cacti_aside[seat]),
        "points": int(points(s, seat)),
    }


def _heap(counts: Iterable[int]) -> list[str]:
    """The cards of a heap in card order."""
    return [CARDS[kind] for kind, count in enumerate(counts) for _ in range(count)]
