"""What a person is told of Mada, free of language."""

import functools

from katta.core.contract import State
from katta.core.message import Message, Player
from katta.games.mada.cards import card_name, cards_name
from katta.games.mada.choices import lowest_cactus
from katta.games.mada.notation import DEAL, DISCARD, DRAW, FLIP, KEEP, LUCK, PLAY, SWAP, discarded, payload, verb
from katta.games.mada.specials import run_on_top
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
_CHOICES = {DRAW: "mada-choose-draw", LUCK: "mada-choose-luck", KEEP: "mada-choose-keep"}
_DEEDS = {DRAW: "mada-event-draw", LUCK: "mada-event-luck", KEEP: "mada-event-keep"}


def paragraph(s: State) -> str:
    """The section of the rules that matters now."""
    return _PARAGRAPHS[int(s.phase)]


def choice(s: State, move: int) -> Message:
    """What the button of a move says."""
    what, with_what = _parts(move)
    if what == SWAP:
        return Message("mada-choose-swap", {"player": Player(with_what), "count": int(s.pile_count[with_what])})
    return _plain_choice(move)


def is_told_alike(move: int) -> bool:
    """Whether all seats and spectators are told the same of a move: of everything but a card dealt to a hand."""
    return _parts(move)[0] != DEAL


def events(before: State, move: int, after: State, eyes: int | None) -> list[Message]:
    """What a seat, or a spectator, is told of a move and of what followed from it."""
    what, kind = _parts(move)
    told = _dealt(before, kind, eyes) if what == DEAL else [_deed(int(before.turn), move)]
    if what in (PLAY, FLIP) and kind == LEMUR:
        told += _dragged(before)
    if what == FLIP and kind < lowest_cactus(before, int(before.turn)):
        told += _round_end(before, after)
    if after.draw_count > before.draw_count:
        told.append(Message("mada-event-rebuilt", {"count": int(after.draw_count)}))
    if after.cut:
        told.append(Message("mada-event-cut"))
    return told


@functools.cache
def _parts(move: int) -> tuple[int, int]:
    """What is done, and with what; looked up, because a compiled function is dear to call for so little."""
    return verb(move), payload(move)


@functools.cache
def _plain_choice(move: int) -> Message:
    """A button that says the same in every position."""
    what, with_what = _parts(move)
    if what == PLAY:
        return Message("mada-choose-play", {"card": card_name(with_what)})
    if what == DISCARD:
        return Message("mada-choose-discard", {"cards": cards_name(discarded(move))})
    return Message(_CHOICES[what])


@functools.cache
def _deed(turn: int, move: int) -> Message:
    """The move itself."""
    what, with_what = _parts(move)
    who = Player(turn)
    if what == PLAY:
        return Message("mada-event-play", {"player": who, "card": card_name(with_what)})
    if what == FLIP:
        return Message("mada-event-flip", {"player": who, "card": card_name(with_what)})
    if what == SWAP:
        return Message("mada-event-swap", {"player": who, "other": Player(with_what)})
    if what == DISCARD:
        return Message("mada-event-discard", {"player": who, "cards": cards_name(discarded(move))})
    return Message(_DEEDS[what], {"player": who})


def _dealt(before: State, kind: int, eyes: int | None) -> list[Message]:
    """A card that goes to a hand is named to its owner only; a Scorpion shows itself to all."""
    seat = int(before.dealt) // OPENING_CARDS if before.phase == DEALING else int(before.turn)
    if kind == SCORPION:
        return [Message("mada-event-scorpion", {"player": Player(seat)})]
    if eyes == seat:
        return [Message("mada-event-receive", {"player": Player(seat), "card": card_name(kind)})]
    return [Message("mada-event-dealt", {"player": Player(seat)})] if before.phase == DEALING else []


def _dragged(before: State) -> list[Message]:
    """How many cards the Lemur dragged down."""
    run = int(run_on_top(before, int(before.turn)))
    return [Message("mada-event-dragged", {"count": run})] if run else []


def _round_end(before: State, after: State) -> list[Message]:
    """The loser, and what each of the others put aside."""
    told = [Message("mada-event-lost", {"player": Player(int(before.turn))})]
    for seat in range(before.seats):
        for kind in range(PILE_KINDS):
            if after.aside[seat, kind] > before.aside[seat, kind]:
                told.append(_put_aside(before, seat, kind))
    if after.phase == FINISHED and not after.cut:
        told.append(Message("mada-event-fifth"))
    return told


def _put_aside(s: State, seat: int, kind: int) -> Message:
    pears = int(s.pears[kind]) if kind < VALUES else 0
    return Message("mada-event-aside", {"player": Player(seat), "card": card_name(kind), "pears": pears})
