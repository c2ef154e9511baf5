"""The rules of Sifaka: the kernels of the contract (docs/rules/sifaka.md)."""

from katta.core.compiler import kernel
from katta.core.contract import CHANCE, OVER, Moves
from katta.core.declare import Log, payload_of, verb_of
from katta.games.sifaka import turn
from katta.games.sifaka.chance import outcomes, sample
from katta.games.sifaka.destinations import list_destinations
from katta.games.sifaka.moves import DEAL, FACE, GO, PASS, PLACE, TOKEN, column_of, row_of, turn_of
from katta.games.sifaka.offers import offer
from katta.games.sifaka.placement import list_placements
from katta.games.sifaka.prompts import ask
from katta.games.sifaka.refusals import refuse
from katta.games.sifaka.rules_page import paragraph
from katta.games.sifaka.scoring import score, winners
from katta.games.sifaka.secrets import conceal, resample
from katta.games.sifaka.showing import derive
from katta.games.sifaka.state import DRAWING, FACING, FINISHED, LOOKING, OPENING, PLACING, SifakaState

__all__ = [
    "actor",
    "apply",
    "ask",
    "conceal",
    "derive",
    "legal",
    "offer",
    "outcomes",
    "paragraph",
    "refuse",
    "resample",
    "sample",
    "score",
    "winners",
]


@kernel
def actor(s: SifakaState) -> int:
    """The seat on turn, except where a card is drawn or a token looked at."""
    if s.phase == FINISHED:
        return OVER
    if s.phase == OPENING or s.phase == DRAWING or s.phase == LOOKING:
        return CHANCE
    return int(s.turn)


@kernel
def legal(s: SifakaState, moves: Moves) -> int:
    """The moves of the seat on turn in canonical order. `pass`: only with no legal placement."""
    if s.phase == FACING:
        for direction in range(4):
            moves[direction] = FACE + direction
        return 4
    if s.phase == PLACING:
        count = list_placements(s, moves)
        if count == 0:
            moves[0] = PASS
            count = 1
        return count
    return list_destinations(s, moves)


@kernel
def apply(s: SifakaState, move: int, log: Log) -> None:
    """Carry out a move of a player or of chance."""
    verb = verb_of(move)
    if verb == PLACE:
        turn.place(s, row_of(move), column_of(move), turn_of(move), log)
    elif verb == GO:
        turn.go(s, row_of(move), column_of(move), turn_of(move), log)
    elif verb == DEAL:
        turn.deal(s, payload_of(move), log)
    elif verb == TOKEN:
        turn.look_at_token(s, payload_of(move), log)
    elif verb == FACE:
        turn.choose_facing(s, payload_of(move), log)
    else:
        turn.remove_card(s, log)
