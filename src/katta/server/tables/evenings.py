"""Evenings: the games that the same people play one after the other, and who won how many."""

from collections.abc import Sequence

from katta.server.store.rows import SeatRow, TableRow
from katta.server.wire.bodies import Evening, Participant, PlayedTable
from katta.server.wire.messages import Status
from katta.server.wire.refusal import Refusal


def evening_of(played: Sequence[tuple[TableRow, Sequence[SeatRow]]]) -> Evening:
    """The games of an evening, oldest first, and its players, who won most first."""
    if not played:
        raise Refusal("no-such-evening")
    seated = [_key(seat) for _, seats in played for seat in seats if seat.kind != "open"]
    wins, games = dict.fromkeys(seated, 0.0), dict.fromkeys(seated, 0)
    for row, seats in played:
        if row.result is not None:
            winners = row.result["winners"]
            for seat in seats:
                games[_key(seat)] += 1
                wins[_key(seat)] += 1 / len(winners) if seat.seat in winners else 0
    order = sorted(wins, key=lambda key: (-wins[key], games[key] == 0, games[key]))
    names = {_key(seat): seat.name for _, seats in played for seat in seats}
    players = [Participant(names[key], key[0] == "bot", games[key], round(wins[key], 3)) for key in order]
    return Evening(played[0][0].name, players, [_table(row, seats, order) for row, seats in played])


def _key(seat: SeatRow) -> tuple[str, str]:
    """People keep their secret from game to game, bots their name."""
    return seat.kind, seat.name if seat.kind == "bot" else seat.secret


def _table(row: TableRow, seats: Sequence[SeatRow], order: Sequence[tuple[str, str]]) -> PlayedTable:
    status: Status = "over" if row.over else "playing" if row.begun else "waiting"
    return PlayedTable(
        row.name,
        row.game,
        status,
        [seat.name for seat in seats],
        [order.index(_key(seat)) if seat.kind != "open" else -1 for seat in seats],
        row.result["scores"] if row.result else None,
        row.result["winners"] if row.result else [],
        row.created,
    )
