"""What the buttons of Mada say where the move alone does not."""

from katta.core.compiler import kernel
from katta.core.declare import Count, Log, Seat, payload_of, verb_of
from katta.core.declare import offer as declared
from katta.games.mada.moves import SWAP
from katta.games.mada.state import MadaState


@declared
def swap(log: Log, player: Seat, count: Count) -> None:
    """With how many cards of a pile one would swap."""


@kernel
def offer(s: MadaState, move: int, log: Log) -> None:
    """A swap says how large the other pile is."""
    if verb_of(move) == SWAP:
        other = payload_of(move)
        swap(log, other, s.pile_count[other])
