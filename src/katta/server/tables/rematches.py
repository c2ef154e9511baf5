"""Who plays on when a game is over."""

from dataclasses import replace

from katta.core.game import Game
from katta.server.store.rows import SeatRow
from katta.server.tables import seating
from katta.server.tables.table import Table
from katta.server.wire.refusal import Refusal

STAND_IN = "easy"
"""The bots that make up the number where people are missing."""


def staying(old: Table, game: Game) -> list[SeatRow]:
    """Who plays on: the people who are here and the bots, who sat second first; bots make up what is missing."""
    seats = [replace(seat, level=None) if seat.kind == "person" else seat for seat in seating.turned(old.seats, 1)]
    here = {seat.secret for seat in old.seats if old.is_present(seat.seat)}
    people = [seat for seat in seats if seat.kind == "person" and seat.secret in here]
    if len(people) > game.seats[-1]:
        raise Refusal("too-many-people", {"most": game.seats[-1]})
    bots = [seat for seat in seats if seat.kind == "bot"][: game.seats[-1] - len(people)]
    staying = [seat for seat in seats if seat in people or seat in bots]
    while len(staying) < game.seats[0]:
        level = bots[0].level or STAND_IN if bots else STAND_IN
        staying.append(seating.new_bot(len(staying), level, [seat.name for seat in staying]))
    if game is not old.game:
        staying = [replace(seat, mark=None) for seat in staying]
    if people and not any(seat.host for seat in people):
        staying = [replace(seat, host=seat.secret == people[0].secret) for seat in staying]
    return seating.numbered(staying)
