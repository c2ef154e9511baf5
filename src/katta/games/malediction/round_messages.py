"""What is told of a round's scoring, free of language."""

from katta.core.contract import State
from katta.core.message import Message, Player
from katta.games.malediction.names import contract_name
from katta.games.malediction.state import FINISHED, TURN_TRUMP


def round_scored(before: State, after: State) -> list[Message]:
    """The contracts in ball order, the hat, and why the game is over; nothing while a round goes on."""
    if after.phase not in (TURN_TRUMP, FINISHED):
        return []
    order = [(int(before.ball) + place) % int(before.seats) for place in range(before.seats)]
    told = [_contract_scored(before, after, seat) for seat in order]
    told.append(_hat(before, after))
    if after.phase == FINISHED:
        told.append(_end(after))
    return told


def _tricks_won(after: State, seat: int) -> int:
    """Tricks of the round just scored: they are still on show."""
    taken: int = after.takers.tolist().count(seat + 1)
    return taken


def _contract_scored(before: State, after: State, seat: int) -> Message:
    face, player, tricks = int(before.contract[seat]) - 1, Player(seat), _tricks_won(after, seat)
    if face == 0:
        if after.zeros[seat] > before.zeros[seat]:
            return Message("malediction-event-zero-saved", {"player": player})
        return Message("malediction-event-zero-failed", {"player": player, "tricks": tricks})
    is_fulfilled = after.fulfilled[seat, face] > before.fulfilled[seat, face]
    points = int(after.worth[face] if is_fulfilled else after.cost[face])
    return Message(
        "malediction-event-fulfilled" if is_fulfilled else "malediction-event-failed",
        {"player": player, "contract": contract_name(face), "tricks": tricks, "points": points},
    )


def _hat(before: State, after: State) -> Message:
    for seat in range(after.seats):
        if after.hats[seat] > before.hats[seat]:
            return Message("malediction-event-hat", {"player": Player(seat), "tricks": _tricks_won(after, seat)})
    return Message("malediction-event-no-hat")


def _end(after: State) -> Message:
    for number in (1, 2, 3):
        if after.piles[number] == 0:
            return Message("malediction-event-end-pile", {"number": number})
    return Message("malediction-event-end-hats")
