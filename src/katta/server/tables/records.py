"""Record files: of a finished game, and as a replay for one pair of eyes."""

import datetime
from collections.abc import Iterator

from katta.core.contract import OVER
from katta.core.dealer import Dealer
from katta.core.errors import BadRecord
from katta.core.match import Match
from katta.core.view import Ending
from katta.server.tables.projection import Eyes, choices_of
from katta.server.tables.table import Table
from katta.server.wire.bodies import CutInfo, Frame, Replay
from katta.server.wire.refusal import Refusal
from katta.server.wire.reviews import AskedMoment, OpenMoment

LONGEST_PROBLEM = 300
"""What is said of a record that is none: it may quote one of its lines."""


def record_of(table: Table) -> str:
    """The record file of a finished game."""
    return match_of(table).write()


def match_of(table: Table) -> Match:
    """A finished game as a match."""
    if table.status != "over":
        raise Refusal("not-over")
    date = datetime.datetime.fromtimestamp(table.row.created, datetime.UTC).date()
    names = [seat.name for seat in table.seats]
    played_by_bots = {seat.seat: seat.level for seat in table.seats if seat.kind == "bot" and seat.level is not None}
    given = table.history.given
    match = Match(table.game, names, bots=played_by_bots, date=date, given=given, **table.row.options)  # type: ignore[arg-type]
    for entry in table.history.standing:
        match.play(entry.text)
    match.dealer = table.dealer if table.dealer.secret else None
    return match


def parsed(record: str) -> Match:
    """A record, checked and played through."""
    try:
        return Match.parse(record)
    except BadRecord as problem:
        raise Refusal("bad-record", {"problem": str(problem)[:LONGEST_PROBLEM]}) from None


def replay_of(record: str, seat: int | None) -> Replay:
    """A record as a replay."""
    match = parsed(record)
    if seat is not None and seat >= len(match.names):
        raise Refusal("not-seated")
    dealer = match.dealer
    return Replay(
        match.game.name,
        match.options,
        match.names,
        seat,
        dealer is not None,
        list(_frames(match, seat)),
        _ending(match),
        match.bots,
        match.given,
        dealer.commitment if dealer else None,
        dealer.secret.hex() if dealer else None,
        list(_cuts(dealer)) if dealer else [],
    )


def moment_of(asked: AskedMoment) -> OpenMoment:
    """What the seat to move could do at a moment of a record."""
    match = parsed(asked.record)
    if asked.moment >= len(match.positions) or asked.seat >= len(match.names):
        raise Refusal("no-such-moment")
    return OpenMoment(choices_of(match.positions[asked.moment], asked.seat))


def _cuts(dealer: Dealer) -> Iterator[CutInfo]:
    for seat, cut in dealer.cuts.items():
        yield CutInfo(seat, cut.commitment, cut.number.hex() if cut.number is not None else None)


def _frames(match: Match, eyes: Eyes) -> Iterator[Frame]:
    before = match.positions[0]
    yield Frame(OVER, "", [], before.view(eyes))
    for text, after in zip(match.history, match.positions[1:], strict=True):
        yield Frame(before.actor, text, after.events(eyes), after.view(eyes))
        before = after


def _ending(match: Match) -> Ending | None:
    if match.position.actor != OVER:
        return None
    result = match.position.result()
    return {"scores": list(result.scores), "winners": list(result.winners), "truncated": result.truncated}
