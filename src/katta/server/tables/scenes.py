"""What a table looks like to each pair of eyes, and what they may do there."""

from typing import TYPE_CHECKING, NamedTuple, cast

from msgspec import Raw

from katta.core.contract import OVER
from katta.core.position import Position
from katta.core.view import View
from katta.server.tables import undo_rule
from katta.server.tables.projection import Eyes, choices_of
from katta.server.wire.messages import Scene, Status

if TYPE_CHECKING:
    from katta.server.tables.table import Table


class Backdrop(NamedTuple):
    """What is the same in the scenes of all seats."""

    position: Position
    version: int
    status: Status
    paragraph: str
    seconds_left: float | None
    secret: str | None
    alone: int | None
    """The only seat with a person, if all others are bots."""


def scene(table: "Table", eyes: Eyes) -> Scene:
    """What a seat sees and may do now."""
    return before(table, eyes, backdrop(table, table.history.position, table.history.version))


def backdrop(table: "Table", position: Position, version: int) -> Backdrop:
    """What is the same in the scenes of all seats."""
    return Backdrop(
        position,
        version,
        table.status,
        position.paragraph(),
        table.drive.seconds_left(),
        (table.dealer.secret.hex() or None) if position.actor == OVER else None,
        table.alone,
    )


def before(table: "Table", eyes: Eyes, common: Backdrop) -> Scene:
    """The scene of a seat before a backdrop."""
    position, status = common.position, common.status
    is_mine = eyes is not None and table.seats[eyes].level is None
    return Scene(
        common.version,
        status,
        None if status == "waiting" else _seen(table, position, eyes),
        choices_of(position, eyes) if is_mine and status == "playing" else [],
        common.paragraph,
        is_mine and status != "waiting" and _can_take_back(table, eyes or 0, common.alone),
        table.is_practice,
        common.seconds_left,
        common.secret,
    )


def _seen(table: "Table", position: Position, eyes: Eyes) -> View:
    """What eyes see, ready to be sent: nobody here reads it before."""
    if any(seat.mark for seat in table.seats):
        return dressed(table, position.view(eyes))
    return cast(View, Raw(position.view_json(eyes)))


def dressed(table: "Table", view: View) -> View:
    """A view in the colours that people have chosen."""
    if not any(seat.mark for seat in table.seats):
        return view
    return table.game.dress(view, [seat.mark for seat in table.seats])


def _can_take_back(table: "Table", seat: int, alone: int | None) -> bool:
    """Freely against bots; else what was found out about the last move."""
    if seat == alone:
        return undo_rule.can_ask(table.history, seat, True)
    return table.proposals.undoable == (table.history.version, seat)
