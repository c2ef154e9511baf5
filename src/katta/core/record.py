"""The record file: a match as text that a person can read and a program can check.

    katta record: 1
    game: mada
    rules: 1
    date: 2026-01-31
    option rebuild: lazy
    player 0: Ada
    player 1: Bob
    bot 1: random
    given: 12
    commitment: 5f70...
    secret: 9a0c...
    commitment 0: 77b1...
    number 0: c04e...

    * deal 7
    0 play 7
    ...

    result: scores 3 9, winners 1
    check: 31f0...

A line `*` is an outcome of chance, a line `0` a move of seat 0. A `bot` line says that the seat is played by a program
of that level. A game that goes on from the middle of another one has its first moves from there, as many as are
`given`: the secret has not dealt them. Where players cut, each of them has a `number`: with the commitment to it, or
`withheld` if the device did not show it, or `none` if the device took no part. The check is the SHA-256 of all that
stands above it. A changed component file is carried along, its lines behind `|`. The record of a game that is still
going on holds the secret too, for the dealer to go on with: it is not for the players' eyes.
"""

from __future__ import annotations

import datetime
import hashlib
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from katta.core import bounds, registry
from katta.core.components import ComponentFile
from katta.core.contract import CHANCE, OVER
from katta.core.dealer import Cut, Dealer
from katta.core.errors import BadRecord, UnknownGame
from katta.core.game import Game
from katta.core.position import Position

FORMAT = 1
UNFINISHED = "unfinished"
HEXADECIMAL = re.compile(r"[0-9a-f]{64}")
WITHHELD, NO_NUMBER = "withheld", "none"
"""In place of a player's number: the device did not show it, or had none."""


@dataclass(frozen=True)
class MoveLine:
    """One move of a record, with the line it stands on."""

    actor: int
    text: str
    line: int = 0


@dataclass(frozen=True)
class Record:
    """What a record file says."""

    game: Game
    date: datetime.date
    options: dict[str, str]
    names: list[str]
    bots: Mapping[int, str] = field(default_factory=dict)
    given: int = 0
    dealer: Dealer | None = None
    components: ComponentFile | None = None
    moves: Sequence[MoveLine] = field(default=())
    result: str = UNFINISHED
    result_line: int = 0


def actor_word(actor: int) -> str:
    """How a line names who acted."""
    return "*" if actor == CHANCE else str(actor)


def result_words(position: Position) -> str:
    """The result as the record states it."""
    if position.actor != OVER:
        return UNFINISHED
    result = position.result()
    scores, winners = (" ".join(map(str, numbers)) for numbers in (result.scores, result.winners))
    return f"scores {scores}, winners {winners}" + (", truncated" if result.truncated else "")


def write(record: Record) -> str:
    """The text of a record."""
    body = "\n".join([*_head(record), "", *_moves(record), "", f"result: {record.result}", ""])
    return f"{body}check: {_check(body)}\n"


def _head(record: Record) -> Iterator[str]:
    yield f"katta record: {FORMAT}"
    yield f"game: {record.game.name}"
    yield f"rules: {record.game.version}"
    yield f"date: {record.date.isoformat()}"
    for name, value in record.options.items():
        yield f"option {name}: {value}"
    for seat, name in enumerate(record.names):
        yield f"player {seat}: {name}"
    for seat, level in sorted(record.bots.items()):
        yield f"bot {seat}: {level}"
    if record.given:
        yield f"given: {record.given}"
    if record.dealer is not None:
        yield f"commitment: {record.dealer.commitment}"
        yield f"secret: {record.dealer.secret.hex()}"
        for seat, cut in record.dealer.cuts.items():
            yield from _cut(seat, cut)
    if record.components is not None:
        yield f"components: {record.components.name}"
        for line in record.components.text.splitlines():
            yield f"| {line}".rstrip()


def _cut(seat: int, cut: Cut) -> Iterator[str]:
    if cut.commitment is not None:
        yield f"commitment {seat}: {cut.commitment}"
    shown = NO_NUMBER if cut.commitment is None else WITHHELD if cut.number is None else cut.number.hex()
    yield f"number {seat}: {shown}"


def _moves(record: Record) -> Iterator[str]:
    for move in record.moves:
        yield f"{actor_word(move.actor)} {move.text}"


def _check(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()


def read(text: str) -> Record:
    """What a record text says; BadRecord names the line that is wrong. The moves are not replayed here."""
    try:
        bounds.RECORD.check(text)
    except bounds.TooMuch as problem:
        raise BadRecord(problem.line, problem.problem) from None
    return _Reader(text).record()


class _Reader:
    """Goes through the lines of a record once."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.lines = text.splitlines()
        self.next = 0

    def record(self) -> Record:
        if self._value("katta record") != str(FORMAT):
            raise self._wrong(f"this record is of another format than {FORMAT}")
        game = self._game()
        date = self._date()
        options = {name: self._option(game, name) for name in game.options}
        names = [self._value(f"player {seat}") for seat in self._players()]
        bots = {seat: self._value(f"bot {seat}") for seat in self._bots(len(names))}
        given = self._given()
        dealer = self._dealer(len(names))
        components = self._components()
        self._blank()
        moves = list(self._moves())
        if given > len(moves):
            raise self._wrong(f"{given} moves are said to be given, and there are {len(moves)}")
        self._blank()
        result = self._value("result")
        result_line = self.next
        self._closing()
        return Record(game, date, options, names, bots, given, dealer, components, moves, result, result_line)

    def _game(self) -> Game:
        try:
            game = registry.game(self._value("game"))
        except UnknownGame as problem:
            raise self._wrong(str(problem)) from None
        if (version := self._value("rules")) != str(game.version):
            raise self._wrong(f"the record was played by rules {version}, this is {game.version}")
        return game

    def _date(self) -> datetime.date:
        date = self._value("date")
        try:
            return datetime.date.fromisoformat(date)
        except ValueError:
            raise self._wrong("a date like 2026-01-31 is expected") from None

    def _option(self, game: Game, name: str) -> str:
        value = self._value(f"option {name}")
        if value not in game.options[name]:
            raise self._wrong(f"option {name} is {' or '.join(game.options[name])}")
        return value

    def _players(self) -> Iterator[int]:
        seat = 0
        while self._peek().startswith(f"player {seat}: "):
            yield seat
            seat += 1

    def _bots(self, seats: int) -> Iterator[int]:
        return (seat for seat in range(seats) if self._peek().startswith(f"bot {seat}: "))

    def _given(self) -> int:
        if not self._peek().startswith("given: "):
            return 0
        number = self._value("given")
        if not re.fullmatch(r"[1-9][0-9]{0,6}", number):
            raise self._wrong("how many moves are given is a number from 1 on")
        return int(number)

    def _dealer(self, seats: int) -> Dealer | None:
        if not self._peek().startswith("commitment: "):
            return None
        commitment, secret = self._value("commitment"), self._value("secret")
        try:
            dealer = Dealer(bytes.fromhex(secret))
        except ValueError:
            raise self._wrong("a secret is 64 hexadecimal digits") from None
        if dealer.commitment != commitment:
            raise self._wrong("the SHA-256 of this secret is not the commitment")
        return Dealer(dealer.secret, {seat: self._cut(seat) for seat in self._cutters(seats)})

    def _cutters(self, seats: int) -> Iterator[int]:
        return (seat for seat in range(seats) if self._peek().startswith((f"commitment {seat}: ", f"number {seat}: ")))

    def _cut(self, seat: int) -> Cut:
        has_committed = self._peek().startswith("commitment ")
        commitment = self._value(f"commitment {seat}") if has_committed else None
        if commitment is not None and not HEXADECIMAL.fullmatch(commitment):
            raise self._wrong("a commitment is 64 hexadecimal digits")
        number = self._value(f"number {seat}")
        if number == (WITHHELD if has_committed else NO_NUMBER):
            return Cut(commitment)
        if not has_committed:
            raise self._wrong("a number without the commitment to it")
        try:
            return Cut(commitment, bytes.fromhex(number))
        except ValueError:
            raise self._wrong("the SHA-256 of this number is not the commitment to it") from None

    def _components(self) -> ComponentFile | None:
        if not self._peek().startswith("components: "):
            return None
        name = self._value("components")
        lines = []
        while self._peek().startswith("|"):
            lines.append(self._take().removeprefix("|").removeprefix(" "))
        return ComponentFile(name, "".join(f"{line}\n" for line in lines))

    def _moves(self) -> Iterator[MoveLine]:
        while self.next < len(self.lines) and self._peek():
            who, _, text = self._take().partition(" ")
            if who != "*" and not who.isdecimal():
                raise self._wrong("a move line begins with * or the number of a seat")
            yield MoveLine(CHANCE if who == "*" else int(who), text, self.next)

    def _closing(self) -> None:
        body = "".join(f"{line}\n" for line in self.lines[: self.next])
        if self._value("check") != _check(body):
            raise self._wrong("the lines above are not those that were written: the file was damaged or edited")
        if self.next < len(self.lines):
            self.next += 1
            raise self._wrong("nothing may follow the check")

    def _value(self, key: str) -> str:
        line = self._take()
        if not line.startswith(f"{key}: "):
            raise self._wrong(f"'{key}: ...' is expected here")
        return line.removeprefix(f"{key}: ")

    def _blank(self) -> None:
        if self._take():
            raise self._wrong("an empty line is expected here")

    def _peek(self) -> str:
        return self.lines[self.next] if self.next < len(self.lines) else ""

    def _take(self) -> str:
        self.next += 1
        if self.next > len(self.lines):
            raise BadRecord(
                max(len(self.lines), 1), "the record ends here, before its result and its check: it was cut off"
            )
        return self.lines[self.next - 1]

    def _wrong(self, problem: str) -> BadRecord:
        """An error in the line that was read last."""
        return BadRecord(self.next, problem)
