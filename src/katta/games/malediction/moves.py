"""The moves: `trump R5`, `deal R7`, `bid 2+`, `retry 2+ as 2`, `play S5+P2`, `zero`, `keep`."""

from katta.core.compiler import kernel
from katta.core.declare import Moves, payload_of
from katta.games.malediction.cards import CARD
from katta.games.malediction.faces import FACE
from katta.games.malediction.plays import PLAY as PLAYS
from katta.games.malediction.plays import is_play

FACE_BITS = FACE.bits

MOVES = Moves("malediction")
TRUMP = MOVES.declare("trump {card}", card=CARD)
DEAL = MOVES.declare("deal {card}", card=CARD)
BID = MOVES.declare("bid {contract}", contract=FACE)
RETRY = MOVES.declare(
    "retry {old} as {contract}",
    old=FACE,
    contract=FACE,
    where=lambda old, contract: FACE.words[old - FACE.first][0] == FACE.words[contract - FACE.first][0] != "0",
)
PLAY = MOVES.declare("play {play}", play=PLAYS, where=is_play)
ZERO = MOVES.declare("zero")
KEEP = MOVES.declare("keep")


@kernel
def retry_of(old: int, contract: int) -> int:
    """The move that tries a failed contract again with another face, or with the same."""
    return RETRY + (old << FACE_BITS) + contract


@kernel
def old_of(move: int) -> int:
    """The failed contract of a `retry`."""
    return payload_of(move) >> FACE_BITS


@kernel
def contract_of(move: int) -> int:
    """The contract chosen by a `bid` or a `retry`."""
    return payload_of(move) & ((1 << FACE_BITS) - 1)
