"""What a seat of Mada sees, as plain data."""

from katta.core.contract import State, scores_of
from katta.games.mada.notation import CARDS, MadaCard
from katta.games.mada.view_types import PHASES, MadaPlayer, MadaTable, MadaView


def view(s: State, public: MadaTable, seat: int | None) -> MadaView:
    """Everything public, and the seat's own hand."""
    hand = None if seat is None else [CARDS[card - 1] for card in s.hand[seat].tolist() if card]
    return {**public, "hand": hand}


def public(s: State) -> MadaTable:
    """What all see alike. Arrays become lists at once: reading them piecemeal is slow."""
    seats = s.seats
    heights: list[int] = s.pile_count.tolist()
    rows = zip(
        s.hand_count.tolist(),
        s.stings.tolist(),
        s.pile[:seats, : max(heights)].tolist(),
        heights,
        s.aside[:seats].tolist(),
        s.cacti_aside.tolist(),
        scores_of(s),
    )
    return {
        "phase": PHASES[s.phase],
        "turn": int(s.turn),
        "turns": int(s.turns),
        "draw": int(s.draw_count),
        "discard": _heap(s.discard.tolist()),
        "pears": s.pears.tolist(),
        "players": [_player(*row) for row in rows],
    }


def _player(
    hand: int, stings: int, pile: list[int], height: int, aside: list[int], cacti: int, points: int
) -> MadaPlayer:
    """What everybody sees of a player."""
    return {
        "hand": hand,
        "stings": stings,
        "pile": [CARDS[card - 1] for card in pile[:height]],
        "aside": _heap(aside),
        "cacti": cacti,
        "points": points,
    }


def _heap(counts: list[int]) -> list[MadaCard]:
    """The cards of a heap in card order."""
    return [CARDS[kind] for kind, count in enumerate(counts) if count for _ in range(count)]
