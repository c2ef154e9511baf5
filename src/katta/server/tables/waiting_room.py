"""The waiting room: before the start the host settles what is played and who sits where."""

from collections.abc import Sequence
from dataclasses import replace

from msgspec import structs

from katta.core import registry
from katta.core.errors import KattaError
from katta.core.game import Game
from katta.server.store.rows import SeatRow, TableRow
from katta.server.tables import audit, cut_handlers, seating
from katta.server.tables.table import Table
from katta.server.wire.messages import Arrange, Introduce, Placed
from katta.server.wire.refusal import Refusal


def require_waiting(table: Table) -> None:
    """Once the game has begun, or is about to, nothing is settled any more."""
    if table.status != "waiting" or table.cuts.is_on:
        raise Refusal("has-begun")


async def arrange(table: Table, said: Arrange, by: str) -> None:
    """Settle what the host wants. Called with the table's lock held."""
    require_waiting(table)
    row = _settled(table.row, said)
    placed = _fitting(registry.game(row.game), table.seats) if said.seats is None else said.seats
    seats = _seated(placed, table.seats)
    row = replace(row, first=_first(table.row.first, said.first, placed))
    if row.game != table.row.game:
        seats = [replace(seat, mark=None) for seat in seats]
    checked_setup(row, len(seats))
    before = list(table.seats)
    await table.arrange(row, seats)
    table.arranged = structs.replace(said, id="")
    audit.arranged(table.name, by, said, before, seats)


def is_repeated(table: Table, said: Arrange) -> bool:
    """Whether this is what was done last, sent twice; stale if the seats are others than those that were seen."""
    if said.seating is None or said.seating == table.row.seating:
        return False
    if said.seating == table.row.seating - 1 and table.arranged == structs.replace(said, id=""):
        return True
    raise Refusal("stale")


async def introduce(table: Table, place: int, said: Introduce) -> None:
    """Change a nickname or a mark. Called with the table's lock held."""
    require_waiting(table)
    seat = table.seats[place]
    others = [other for other in table.seats if other.seat != place]
    if said.name is not None:
        seat = replace(seat, name=seating.checked_name(said.name, [other.name for other in others]))
    if said.mark is not None:
        if said.mark and said.mark not in table.game.marks:
            raise Refusal("no-such-mark")
        if said.mark and any(other.mark == said.mark for other in others):
            raise Refusal("mark-taken")
        seat = replace(seat, mark=said.mark or None)
    await table.change_seat(seat)


async def begin(table: Table, level: str | None, seat: int | None, by: str) -> None:
    """Let the game begin, with bots on the seats that are free. Called with the table's lock held."""
    require_waiting(table)
    seats: Sequence[SeatRow] = table.seats
    if level is not None:
        seats = seating.with_bots(seats, seating.checked_level(level))
    if any(seat.kind == "open" for seat in seats):
        raise Refusal("seats-open")
    await table.begin(seats, None if seat is None else seats[seat].secret)
    audit.note("begin", by, table.name, level=level)


async def take_seat(table: Table, seat: SeatRow) -> None:
    """Somebody sits down; perhaps the game begins with that. Called with the table's lock held."""
    others = [other for other in table.seats if other.seat != seat.seat]
    if table.row.start == "full" and all(other.kind != "open" for other in others):
        seats = [seat if other.seat == seat.seat else other for other in table.seats]
        await table.begin(seats)
    else:
        await table.change_seat(seat)


async def join(table: Table, name: str, secret: str, commitment: str | None = None) -> int:
    """Take any open seat with a secret of one's own, or come back to the one that was taken with it."""
    async with table.lock:
        await table.refresh()
        if not seating.is_taken_with(table.seats, secret):
            seat = seating.with_secret(seating.taken(seating.open_seat(table.seats), name, table.seats), secret)
            await cut_handlers.commit(table, seat, commitment)
            await take_seat(table, seat)
        return seating.seat_of(table.seats, secret).seat


def is_only_who_begins(said: Arrange) -> bool:
    """Whether nothing else is to be settled: who saw a lemur last is for everybody to say, not for the host alone."""
    return said.first is not None and said == Arrange(said.id, first=said.first, seating=said.seating)


def known_game(name: str) -> Game:
    """The game of this name."""
    try:
        return registry.game(name)
    except KattaError as problem:
        raise Refusal("bad-table", {"problem": str(problem)}) from None


def checked_helps(game: Game, wanted: Sequence[str]) -> list[str]:
    """The helps that are wanted, if the game has them."""
    try:
        return game.checked_helps(wanted)
    except KattaError as problem:
        raise Refusal("bad-table", {"problem": str(problem)}) from None


def checked_setup(row: TableRow, seats: int) -> None:
    """Whether the game can be played like this."""
    try:
        registry.game(row.game).start(seats, **row.options)
    except KattaError as problem:
        raise Refusal("bad-table", {"problem": str(problem)}) from None


def _settled(row: TableRow, said: Arrange) -> TableRow:
    """What is played, and how."""
    try:
        game = registry.game(said.game or row.game)
        known = row.options if game.name == row.game else {}
        options = game.complete(known if said.options is None else said.options)
        given = row.helps if game.name == row.game else []
        helps = game.checked_helps(given if said.helps is None else said.helps)
    except KattaError as problem:
        raise Refusal("bad-table", {"problem": str(problem)}) from None
    return replace(
        row,
        game=game.name,
        rules=game.version,
        options=options,
        clock=row.clock if said.clock is None else said.clock or None,
        hints=row.hints if said.hints is None else said.hints,
        spectators=row.spectators if said.spectators is None else said.spectators,
        helps=helps,
    )


def _fitting(game: Game, before: Sequence[SeatRow]) -> list[Placed]:
    """All who are here, on as many seats as the game has: free ones go first, then bots, and free ones are added."""
    people = sum(seat.kind == "person" for seat in before)
    if people > game.seats[-1]:
        raise Refusal("too-many-people", {"most": game.seats[-1]})
    staying = sorted(before, key=lambda seat: ("person", "bot", "open").index(seat.kind))[: game.seats[-1]]
    placed = [Placed(seat) for seat in sorted(seat.seat for seat in staying)]
    return placed + [Placed()] * (game.seats[0] - len(placed))


def _seated(placed: Sequence[Placed], before: Sequence[SeatRow]) -> list[SeatRow]:
    """Who sits where, by what the host says."""
    kept = [one.seat for one in placed if one.seat is not None]
    if len(set(kept)) < len(kept) or any(seat >= len(before) for seat in kept):
        raise Refusal("bad-seats")
    seats: list[SeatRow] = []
    names = [before[seat].name for seat in kept]
    for place, one in enumerate(placed):
        if one.seat is not None:
            seats.append(replace(before[one.seat], seat=place))
        elif one.kind == "bot":
            seats.append(seating.new_bot(place, one.level or "", names))
            names.append(seats[-1].name)
        else:
            seats.append(seating.new_open(place))
    for place, one in enumerate(placed):
        if one.name is not None and seats[place].kind != "open":
            others = [seat.name for seat in seats if seat.seat != place]
            seats[place] = replace(seats[place], name=seating.checked_name(one.name, others))
        if one.level is not None and seats[place].kind == "bot":
            seats[place] = replace(seats[place], level=seating.checked_level(one.level))
    if not any(seat.kind == "person" and seat.host for seat in seats):
        first = next((seat for seat in seats if seat.kind == "person"), None)
        if first is not None:
            seats[first.seat] = replace(first, host=True)
    return seats


def _first(before: int | None, wanted: int | None, placed: Sequence[Placed]) -> int | None:
    """Where whoever is to begin sits now; None if that is left to the lot, or to nobody who is still here."""
    who = before if wanted is None else wanted
    if who is None or who < 0:
        return None
    return next((place for place, one in enumerate(placed) if one.seat == who), None)
