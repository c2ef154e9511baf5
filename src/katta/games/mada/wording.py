"""What a person is told of Mada, free of language."""

from katta.core.contract import State
from katta.core.message import Message, Player
from katta.games.mada.cards import card_name, cards_name
from katta.games.mada.notation import (
    DEAL,
    DISCARD,
    DRAW,
    FLIP,
    KEEP,
    LUCK,
    PLAY,
    SWAP,
    discarded,
    payload,
    verb,
)
from katta.games.mada.state import (
    DEALING,
    DRAWING,
    FINISHED,
    FLIPPING,
    LEMUR,
    LOST,
    OPENING_CARDS,
    OPENING_STING,
    PILE_KINDS,
    SCORPION,
    STING,
    SWAPPING,
    TURN,
    VALUES,
)

_PARAGRAPHS = {
    DEALING: "setup",
    OPENING_STING: "scorpion",
    TURN: "turn",
    DRAWING: "draw",
    FLIPPING: "luck",
    SWAPPING: "double-lemur",
    STING: "scorpion",
    LOST: "round-end",
    FINISHED: "end",
}


def paragraph(s: State) -> str:
    """The section of the rules that matters now."""
    return _PARAGRAPHS[int(s.phase)]


def choice(s: State, move: int) -> Message:
    """What the button of a move says."""
    what = verb(move)
    if what == PLAY:
        return Message("mada-choose-play", {"card": card_name(payload(move))})
    if what == SWAP:
        return Message("mada-choose-swap", {"player": Player(payload(move)), "count": int(s.pile_count[payload(move)])})
    if what == DISCARD:
        return Message("mada-choose-discard", {"cards": cards_name(discarded(move))})
    return Message({DRAW: "mada-choose-draw", LUCK: "mada-choose-luck", KEEP: "mada-choose-keep"}[what])


def events(before: State, move: int, after: State, eyes: int | None) -> list[Message]:
    """What a seat, or a spectator, is told of a move and of what followed from it."""
    what = verb(move)
    told = _dealt(before, payload(move), eyes) if what == DEAL else [_deed(before, move)]
    kind = payload(move)
    if what in (PLAY, FLIP) and kind == LEMUR:
        told += _dragged(before, after)
    if what == FLIP and _is_lost(before, kind):
        told += _round_end(before, after)
    told += _rebuilt(before, after)
    if after.cut and after.phase == FINISHED:
        told.append(Message("mada-event-cut"))
    return told


def _deed(before: State, move: int) -> Message:
    """The move itself."""
    what, who = verb(move), Player(int(before.turn))
    if what == PLAY:
        return Message("mada-event-play", {"player": who, "card": card_name(payload(move))})
    if what == FLIP:
        return Message("mada-event-flip", {"player": who, "card": card_name(payload(move))})
    if what == SWAP:
        return Message("mada-event-swap", {"player": who, "other": Player(payload(move))})
    if what == DISCARD:
        return Message("mada-event-discard", {"player": who, "cards": cards_name(discarded(move))})
    bare = {DRAW: "mada-event-draw", LUCK: "mada-event-luck", KEEP: "mada-event-keep"}
    return Message(bare[what], {"player": who})


def _dealt(before: State, kind: int, eyes: int | None) -> list[Message]:
    """A card that goes to a hand is named to its owner only; a Scorpion shows itself to all."""
    seat = int(before.dealt) // OPENING_CARDS if before.phase == DEALING else int(before.turn)
    if kind == SCORPION:
        return [Message("mada-event-scorpion", {"player": Player(seat)})]
    if eyes == seat:
        return [Message("mada-event-receive", {"player": Player(seat), "card": card_name(kind)})]
    return [Message("mada-event-dealt", {"player": Player(seat)})] if before.phase == DEALING else []


def _dragged(before: State, after: State) -> list[Message]:
    """How many cards the Lemur drew under the pile: the new Lemur lies on them."""
    seat = int(before.turn)
    if before.pile_count[seat] == 0:
        return []
    run = 0
    while before.pile[seat, before.pile_count[seat] - 1 - run] == before.pile[seat, before.pile_count[seat] - 1]:
        run += 1
        if run == before.pile_count[seat] or before.pile[seat, before.pile_count[seat] - 1] == LEMUR + 1:
            break
    return [Message("mada-event-dragged", {"count": run})]


def _is_lost(before: State, kind: int) -> bool:
    if kind >= VALUES or before.pile_count[before.turn] == 0:
        return False
    top = before.pile[before.turn, before.pile_count[before.turn] - 1] - 1
    return bool(top != LEMUR and kind < top)


def _round_end(before: State, after: State) -> list[Message]:
    """The loser, and what each of the others put aside."""
    told = [Message("mada-event-lost", {"player": Player(int(before.turn))})]
    for seat in range(before.seats):
        for kind in range(PILE_KINDS):
            if after.aside[seat, kind] > before.aside[seat, kind]:
                pears = int(before.pears[kind]) if kind < VALUES else 0
                told.append(
                    Message("mada-event-aside", {"player": Player(seat), "card": card_name(kind), "pears": pears})
                )
    if after.phase == FINISHED:
        told.append(Message("mada-event-fifth"))
    return told


def _rebuilt(before: State, after: State) -> list[Message]:
    if after.draw_count <= before.draw_count:
        return []
    return [Message("mada-event-rebuilt", {"count": int(after.draw_count)})]
