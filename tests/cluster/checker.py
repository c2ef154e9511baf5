"""Judges histories: is there an order of all that happened that explains what every client was told, and when?

The store numbers the entries of a table, so there is at most one such order. A table is linearizable if each thing that
a client asked for is at its place in it exactly if that is what the client was told, and if nobody who asks after
somebody was told of a version is shown an earlier one. Each function finds one kind of lie and says it in a sentence.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from operator import attrgetter

from tests.cluster.history import Final, History, Join, Kept, Move, Outcome, Seated, Shown

NOTES = ("note", "undo")


def lies(history: History, finals: dict[str, Final]) -> list[str]:
    """Everything that cannot be true together; a table whose end nobody looked up counts, too."""
    found = []
    for table in history.tables:
        if table not in finals:
            found.append(f"{table}: nobody knows how it ended")
            continue
        found += [f"{table}: {lie}" for lie in _lies_of(table, history, finals[table])]
    return found


def _lies_of(table: str, history: History, final: Final) -> Iterator[str]:
    moves = [move for move in history.moves if move.table == table]
    shown = [told for told in history.shown if told.table == table]
    joins = [join for join in history.joins if join.table == table]
    seated = [told for told in history.seated if told.table == table]
    yield from broken_numbers(final.entries)
    yield from wrong_record(final)
    yield from wrong_moves(moves, final)
    yield from reads_backwards(moves, shown, final)
    yield from told_otherwise(shown, final)
    yield from wrong_seats(joins, final)
    yield from seats_backwards(joins, seated, final)


def broken_numbers(entries: list[Kept]) -> Iterator[str]:
    """The store has each version once."""
    if [entry.version for entry in entries] != list(range(1, len(entries) + 1)):
        yield "the entries of the store are not numbered one by one"


def wrong_record(final: Final) -> Iterator[str]:
    """What a server gives as the record is what the store has."""
    kept = [(entry.actor, entry.text) for entry in final.entries if entry.kind not in NOTES]
    if final.record is not None and final.record != kept:
        yield "the record is not what the store has"


def wrong_moves(moves: list[Move], final: Final) -> Iterator[str]:
    """Acknowledged moves are there, refused ones are not, and nobody's hand was played but by its owner."""
    asked: dict[tuple[int, int, str], set[Outcome]] = defaultdict(set)
    for move in moves:
        place = _place(final.entries, move.at)
        is_there = place is not None and (place.actor, place.text) == (move.seat, move.text)
        what = f"{move.text!r} of seat {move.seat} at version {move.at}"
        if is_there and place is not None:
            asked[place.version, move.seat, move.text].add(move.outcome)
        elif move.outcome is Outcome.OK:
            yield f"{what} was acknowledged and is lost"
    for entry in final.entries:
        if entry.kind == "move" and entry.actor not in final.bots:
            outcomes = asked[entry.version, entry.actor, entry.text]
            what = f"{entry.text!r} of seat {entry.actor}, version {entry.version},"
            if not outcomes:
                yield f"{what} was played, and nobody asked for it there"
            elif outcomes == {Outcome.REFUSED}:
                yield f"{what} was refused and played"


def _place(entries: list[Kept], version: int) -> Kept | None:
    """Where a move made at a version belongs: what is noted meanwhile does not count."""
    return next((entry for entry in entries[version:] if entry.kind not in NOTES), None)


def reads_backwards(moves: list[Move], shown: list[Shown], final: Final) -> Iterator[str]:
    """Who asks after somebody knew a version is shown no earlier one, and a move comes after all that was known."""
    known = [(told.ended, told.version, told.who) for told in shown]
    for move in moves:
        place = _place(final.entries, move.at)
        if move.outcome is Outcome.OK and place is not None:
            known.append((move.ended, place.version, f"seat {move.seat}"))
    asked = [(told.began, told.version, told.who, "was shown") for told in shown]
    asked += [
        (move.began, place.version - 1, f"seat {move.seat}", "played after")
        for move in moves
        if (place := _place(final.entries, move.at)) and (place.actor, place.text) == (move.seat, move.text)
    ]
    yield from _overtaken(known, asked)
    by_reader: dict[str, Shown] = {}
    for told in sorted(shown, key=attrgetter("ended")):
        before = by_reader.get(told.who)
        if before is not None and told.version < before.version:
            yield f"{told.who} was shown version {told.version} after {before.version}"
        by_reader[told.who] = told


def _overtaken(known: list[tuple[float, int, str]], asked: list[tuple[float, int, str, str]]) -> Iterator[str]:
    """One sweep through time: the highest version that was known before each question."""
    known.sort()
    highest, whose, position = 0, "", 0
    for began, version, who, what in sorted(asked):
        while position < len(known) and known[position][0] < began:
            if known[position][1] > highest:
                _, highest, whose = known[position]
            position += 1
        if version < highest:
            yield f"{who} {what} version {version} when {whose} knew {highest} already"


def told_otherwise(shown: list[Shown], final: Final) -> Iterator[str]:
    """Whatever was told of a version is so, and the same for the same eyes."""
    events: dict[tuple[int, int | None], str] = {}
    wrong: set[int] = set()
    for step in (step for told in shown for step in told.steps):
        entry = final.entries[step.version - 1] if step.version <= len(final.entries) else None
        is_same = events.setdefault((step.version, step.eyes), step.events) == step.events
        is_kept = entry is not None and (entry.actor, entry.kind in NOTES) == (step.actor, step.is_note)
        if not (is_same and is_kept):
            wrong.add(step.version)
    wrong |= {told.version for told in shown if told.version > len(final.entries)}
    if wrong:
        yield f"what was told of versions {sorted(wrong)} is not what the store has"


def wrong_seats(joins: list[Join], final: Final) -> Iterator[str]:
    """An acknowledged seat belongs to one person, whose secret opens it; who was refused does not sit there."""
    given: dict[int, Join] = {}
    for join in joins:
        if join.outcome is Outcome.OK:
            if join.seat in given or join.seat in final.first_people:
                yield f"seat {join.seat} was given to {join.name} and to somebody else"
            elif final.people.get(join.seat) != join.name:
                yield f"{join.name} was given seat {join.seat} and lost it"
            elif final.opens.get(join.secret) != join.seat:
                yield f"the secret of {join.name} does not open seat {join.seat}"
            given[join.seat] = join
    asked = {join.name for join in joins if join.outcome is not Outcome.REFUSED} | set(final.first_people.values())
    for seat, name in final.people.items():
        if name not in asked:
            yield f"{name} sits on seat {seat} without having been told so"
    if len(set(final.people.values())) < len(final.people):
        yield "somebody sits on two seats"
    for join in joins:
        rivals = sum(other.outcome is not Outcome.REFUSED and other.began < join.ended for other in joins)
        if join.code == "server.no-open-seat" and rivals < final.open_seats:
            yield f"{join.name} was told that no seat was open while one was"


def seats_backwards(joins: list[Join], seated: list[Seated], final: Final) -> Iterator[str]:
    """Who has sat down is there for everybody who looks later, and nobody is before asking."""
    sat = [(join.ended, {join.seat: join.name}) for join in joins if join.outcome is Outcome.OK]
    known = sorted([*sat, *((look.ended, look.people) for look in seated)], key=lambda item: item[0])
    began = _firsts((join.name, join.began) for join in joins)
    for look in seated:
        for ended, people in known:
            if ended < look.began and not people.items() <= look.people.items():
                yield f"somebody saw {look.people} sit there when {people} was known already"
        for name in set(look.people.values()) - set(final.first_people.values()):
            if look.ended < began.get(name, float("inf")):
                yield f"{name} was seen before asking for a seat"


def _firsts(pairs: Iterable[tuple[str, float]]) -> dict[str, float]:
    """The earliest time of each name."""
    found: dict[str, float] = {}
    for name, when in pairs:
        found[name] = min(when, found.get(name, when))
    return found
