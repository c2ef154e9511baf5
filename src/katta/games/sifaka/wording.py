"""What a person is told of Sifaka, free of language."""

from functools import lru_cache

import numpy as np

from katta.core.contract import State
from katta.core.message import Listing, Message, Player
from katta.games.sifaka.movement import list_plans
from katta.games.sifaka.names import card_name, direction_name, palms_name, symbol_name, token_name
from katta.games.sifaka.notation import (
    DEAL,
    FACE,
    GO,
    PASS,
    PLACE,
    column_of,
    number_of,
    row_of,
    turn_of,
    verb_of,
)
from katta.games.sifaka.placement import list_placements
from katta.games.sifaka.rules import points
from katta.games.sifaka.squares import is_token_shown, symbol_shown
from katta.games.sifaka.state import (
    ARROW,
    CORNER_COLUMN,
    CORNER_ROW,
    DRAWING,
    FACING,
    FINISHED,
    GOING,
    LOOKING,
    MANGO,
    OPENING,
    PLACING,
)

ROOM = 2048
"""More moves than a position can have."""

REMEMBERED = 1 << 14
"""Moves whose buttons are kept: every square that the boards of a server are likely to reach, with its rotations."""

_PARAGRAPHS = {FACING: "setup", OPENING: "setup", LOOKING: "collect", DRAWING: "draw", FINISHED: "end"}


def paragraph(s: State) -> str:
    """The section of the rules that matters now."""
    if s.phase == PLACING:
        if s.free:
            return "first-four"
        return "place" if list_placements(s, np.empty(ROOM, dtype=np.int32)) else "stuck"
    if s.phase == GOING:
        if list_plans(s, np.empty(ROOM, dtype=np.int32)) == 0:
            return "stuck"
        return "arrows" if any(s.arrows.tolist()) else "move"
    return _PARAGRAPHS[int(s.phase)]


def choice(s: State, move: int) -> Message:
    """What the button of a move says."""
    return _same_everywhere(move) or _way(s, move)


@lru_cache(REMEMBERED)
def _same_everywhere(move: int) -> Message | None:
    """The button of a move that says the same in every position; None for a way."""
    what = verb_of(move)
    if what == FACE:
        return Message("sifaka-choose-face", {"direction": direction_name(number_of(move))})
    if what == PASS:
        return Message("sifaka-choose-pass")
    if what == PLACE:
        square = {"row": row_of(move), "column": column_of(move)}
        return Message("sifaka-choose-place", {**square, "rotation": turn_of(move)})
    return None


def _way(s: State, move: int) -> Message:
    """The button of a way: it names the token that the pawn would take."""
    row, column, direction = row_of(move), column_of(move), direction_name(turn_of(move))
    if (s.pawn_row[s.turn], s.pawn_column[s.turn]) == (row, column):
        return Message("sifaka-choose-stay", {"direction": direction})
    if is_token_shown(s, row, column):
        token = token_name(symbol_shown(s, row, column) - MANGO)
        return Message("sifaka-choose-take", {"row": row, "column": column, "direction": direction, "token": token})
    return Message("sifaka-choose-go", {"row": row, "column": column, "direction": direction})


def steps(s: State, move: int) -> tuple[Message, ...]:
    """A placement or a way asked for in two steps: first the square, then the rotation or the direction."""
    square = {"row": row_of(move), "column": column_of(move)}
    if verb_of(move) == PLACE:
        return Message("sifaka-step-place", square), Message("sifaka-step-rotation", {"rotation": turn_of(move)})
    return Message("sifaka-step-go", square), Message("sifaka-step-face", {"direction": direction_name(turn_of(move))})


def is_told_alike(move: int) -> bool:
    """Whether all seats and spectators are told the same of a move: of everything that a player does."""
    return verb_of(move) in (FACE, PLACE, PASS, GO)


def events(before: State, move: int, after: State, eyes: int | None) -> list[Message]:
    """What a seat, or a spectator, is told of a move and of what followed from it."""
    what, who = verb_of(move), Player(int(before.turn))
    if what == FACE:
        told = [Message("sifaka-event-face", {"player": who, "direction": direction_name(number_of(move))})]
    elif what == DEAL:
        told = _dealt(before, number_of(move), eyes)
    elif what == PLACE:
        told = _placed(before, move, after)
    elif what == PASS:
        card = card_name(before, int(before.hand[before.turn]))
        told = [Message("sifaka-event-pass", {"player": who, "card": card})]
    elif what == GO:
        told = _gone(before, move, after)
    else:
        told = _looked(before, number_of(move), eyes)
    return told + _closing(before, after)


def _dealt(before: State, card: int, eyes: int | None) -> list[Message]:
    """A card is named to who draws it only."""
    who = Player(int(before.turn))
    if eyes == before.turn:
        return [Message("sifaka-event-receive", {"player": who, "card": card_name(before, card)})]
    return [Message("sifaka-event-draw", {"player": who})]


def _placed(before: State, move: int, after: State) -> list[Message]:
    """The card, what it covered, the tokens that were laid and the mangoes that got none."""
    row, column = row_of(move), column_of(move)
    told = [Message("sifaka-event-place", {"player": Player(int(before.turn)), "row": row, "column": column})]
    covered = [palms_name(int(after.palms))] if after.palms else []
    covered += [symbol_name(ARROW + i) for i, count in enumerate(after.arrows.tolist()) for _ in range(count)]
    if covered:
        told.append(Message("sifaka-event-cover", {"symbols": Listing(tuple(covered))}))
    laid, bare = [], []
    for square in [(row + i, column + j) for i, j in zip(CORNER_ROW, CORNER_COLUMN)]:
        symbol = symbol_shown(after, *square)
        if MANGO <= symbol < ARROW:
            if is_token_shown(after, *square):
                laid.append(token_name(symbol - MANGO))
            else:
                bare.append(symbol_name(symbol))
    if laid:
        told.append(Message("sifaka-event-tokens", {"tokens": Listing(tuple(laid))}))
    return told + [Message("sifaka-event-none-left", {"mango": mango}) for mango in bare]


def _gone(before: State, move: int, after: State) -> list[Message]:
    """Where the pawn went, and the token it took."""
    seat, row, column = int(before.turn), row_of(move), column_of(move)
    who, direction = Player(seat), direction_name(turn_of(move))
    if (before.pawn_row[seat], before.pawn_column[seat]) == (row, column):
        told = [Message("sifaka-event-stay", {"player": who, "direction": direction})]
    else:
        told = [Message("sifaka-event-go", {"player": who, "row": row, "column": column, "direction": direction})]
    if after.phase == LOOKING:
        token = token_name(symbol_shown(after, row, column) - MANGO)
        told.append(Message("sifaka-event-take", {"player": who, "token": token}))
    return told


def _looked(before: State, value: int, eyes: int | None) -> list[Message]:
    """The value of a token is told to who took it only."""
    if eyes != before.turn:
        return []
    return [Message("sifaka-event-value", {"player": Player(int(before.turn)), "points": value})]


def _closing(before: State, after: State) -> list[Message]:
    """The draw pile running out, and the end with everybody's points."""
    if before.pile_count > 0 and after.pile_count == 0:
        return [Message("sifaka-event-pile-empty")]
    if after.phase != FINISHED:
        return []
    totals = [
        Message("sifaka-event-points", {"player": Player(seat), "points": int(points(after, seat))})
        for seat in range(after.seats)
    ]
    return [Message("sifaka-event-end"), *totals]
