"""A position of a game: a value that answers questions and gives the next position."""

from __future__ import annotations

import functools
import threading
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any, cast

import numpy as np
from msgspec.json import decode, encode

from katta.core import contract, table_text
from katta.core.answers import (
    NOTHING,
    Numbers,
    end,
    explain,
    find_paragraph,
    look,
    refuse,
    resample,
    write_choices,
    write_told,
    write_view,
)
from katta.core.compiler import kernel
from katta.core.contract import CHANCE, EVERYTHING, OVER, SPECTATOR, Moves, Weights
from katta.core.declare.meanings import Plain
from katta.core.declare.paper import written
from katta.core.declare.records import State
from katta.core.declare.statements import BYTES, Statements, clear, code_of
from katta.core.errors import Concealed, IllegalMove, NotOver
from katta.core.generator import seeded
from katta.core.message import Message
from katta.core.view import Ending, View

if TYPE_CHECKING:
    from katta.core.dealer import Dealer
    from katta.core.game import Game

LONGEST_LOG = 4096
"""Numbers that a move can tell; tests see to it that none comes near."""

LONGEST_OFFER = 24
"""Numbers that the button of a move can tell."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    truncated: bool


@kernel
def advance(states: Any, move: int, moves: Moves, weights: Weights, log: Numbers) -> tuple[int, int, int, int, int]:
    """Carry a move out, in place; then who acts, how much is possible, who looks, how many play, how much is told.

    One call with arrays, because each hand-over of a record to compiled code costs as much as a dozen moves.
    """
    s = states[0]
    clear(log)
    if move != NOTHING:
        contract.apply(s, move, log)
    who = contract.actor(s)
    count = 0
    if who == CHANCE:
        count = contract.outcomes(s, moves, weights)
    elif who >= 0 and (s.eyes == EVERYTHING or s.eyes == who):
        count = contract.legal(s, moves)
    return who, count, s.eyes, s.seats, log[0]


class Workplace:
    """Memory that kernels work in: each thread has one for each game, laid out once.

    Derived numbers, the state twice and the log lie one behind the other, so that JSON can be written of all of them.
    """

    def __init__(self, game: Game) -> None:
        self.moves = np.empty(game.most_moves, dtype=np.int32)
        self.weights = np.empty(game.most_moves, dtype=np.int32)
        self.scores = np.zeros(game.seats[-1], dtype=np.int32)
        state, derived, states_at = game.state.dtype, game.derived.dtype, game.view.states_at
        second_at = states_at + state.itemsize
        log_at = second_at + state.itemsize
        log_at += -log_at % BYTES
        length = max(LONGEST_LOG, game.most_moves * LONGEST_OFFER)
        self.memory = np.zeros(log_at + length * BYTES, dtype=np.uint8)
        self.derived = self.memory[: derived.itemsize].view(derived)
        self.states = self.memory[states_at : second_at + state.itemsize].view(state)
        self.log = self.memory[log_at:].view(np.int32)
        self.first = memoryview(self.memory.data)[states_at:second_at]
        self.second = memoryview(self.memory.data)[second_at : second_at + state.itemsize]
        self.told = memoryview(self.memory.data)[log_at:]


class _Workplaces(threading.local):
    def __init__(self) -> None:
        self.by_game: dict[Game, Workplace] = {}


_workplaces = _Workplaces()


def workplace(game: Game, raw: bytes) -> Workplace:
    """This thread's memory for a game, with a state in the first place."""
    found = _workplaces.by_game.get(game)
    if found is None:
        found = _workplaces.by_game[game] = Workplace(game)
    found.first[:] = raw
    return found


class Position:
    """One moment of a game. It never changes: `play` returns the next one."""

    __slots__ = ("_actor", "_eyes", "_numbers", "_raw", "_seats", "_told", "_weights", "game")

    def __init__(self, game: Game, state: State | bytes, move: int = NOTHING) -> None:
        """The position of a state of a game, or the one that a playable move leads to from there."""
        at = workplace(game, state if isinstance(state, bytes) else state.tobytes())
        who, count, eyes, seats, told = advance(at.states, move, at.moves, at.weights, at.log)
        self.game = game
        self._seats = int(seats)
        self._eyes = None if eyes == EVERYTHING else int(eyes)
        self._actor = int(who)
        self._raw = bytes(at.first)
        self._numbers: list[int] = at.moves[:count].tolist()
        self._weights: list[int] = at.weights[:count].tolist() if who == CHANCE else []
        self._told: bytes = at.log[:told].tobytes()

    @property
    def state(self) -> Any:
        """The record that the kernels work on, of the game's own class; copy it before changing anything."""
        return np.frombuffer(self._raw, dtype=self.game.state.dtype)[0]  # bytes never change

    @property
    def seats(self) -> int:
        """How many players sit at the table."""
        return self._seats

    @property
    def eyes(self) -> int | None:
        """The seat that looks at a concealed position; None for a full one."""
        return self._eyes

    @property
    def actor(self) -> int:
        """The seat to move, CHANCE or OVER."""
        return self._actor

    def moves(self) -> list[str]:
        """The acting seat's legal moves, in the canonical order of the rules; none at chance and at the end."""
        texts = self.game.texts
        return [texts[move] for move in self._legal()]

    def chances(self) -> dict[str, Fraction]:
        """What can happen at a chance node with its exact probability; nothing elsewhere."""
        total = sum(self._weights)
        return {text: Fraction(weight, total) for text, weight in self.weights().items()}

    def weights(self) -> dict[str, int]:
        """What can happen at a chance node with its weight: cards or tokens that bring it about."""
        texts = self.game.texts
        return {texts[move]: weight for move, weight in zip(self._numbers, self._weights, strict=False)}

    def dealt(self, dealer: Dealer, event: int) -> str:
        """What a dealer deals at this chance node, as the n-th event of the game."""
        return self.game.texts[self._numbers[dealer.count_off(event, self._weights)]]

    def play(self, text: str) -> Position:
        """The position after a move or a chance outcome; IllegalMove says which rule refuses it."""
        if self.eyes is not None:
            raise Concealed(f"you cannot play on a position seen by seat {self.eyes}; resample it first")
        return Position(self.game, self._raw, self._read(text))

    def preview(self, text: str) -> Position:
        """What the seat that looks would see after a move of its own, before chance or anybody else acts."""
        return Position(self.game, self._raw, self._read(text))

    def seen_by(self, seat: int) -> Position:
        """The same position with everything hidden from that seat blanked."""
        self._require_seat(seat)
        if self.eyes == seat:
            return self
        if self.eyes is not None:
            raise Concealed(f"what seat {seat} sees cannot be told from what seat {self.eyes} sees")
        at = workplace(self.game, self._raw)
        look(at.states, seat, at.derived)
        return Position(self.game, bytes(at.second))

    def resample(self, seat: int, seed: int) -> Position:
        """A full position that looks the same to that seat, drawn from all that it holds possible."""
        states = self.seen_by(seat)._copy()
        resample(states, seeded(seed))
        return Position(self.game, states[0])

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator (None), sees, as plain JSON data."""
        return decode(self.view_json(seat))

    def view_json(self, seat: int | None) -> bytes:
        """The same as JSON, which is made sooner."""
        self._require_eyes(seat)
        at, game = workplace(self.game, self._raw), self.game
        eyes = SPECTATOR if seat is None else seat
        view, prompts = game.view.template(self.seats, seat), game.told["prompt"].template
        seen = written(write_view, at.states, eyes, at.derived, at.log, at.memory, view, prompts)
        result = b"null" if self.actor != OVER else encode(self._plain_result())
        return b'%s%s,"result":%s}' % (_head(game.name, self.seats, seat, self.actor), seen, result)

    def memory(self, seat: int | None) -> tuple[bytes, bytes]:
        """What `view` is made of: the state concealed for a seat, and its derived numbers, as they lie in memory."""
        self._require_eyes(seat)
        at = workplace(self.game, self._raw)
        at.derived.view(np.uint8).fill(0)  # of another position there may be more
        look(at.states, SPECTATOR if seat is None else seat, at.derived)
        return bytes(at.second), at.derived.tobytes()

    def result(self) -> Result:
        """Scores and winners of a finished game."""
        if self.actor != OVER:
            raise NotOver("the game is not over yet")
        at = workplace(self.game, self._raw)
        mask, truncated = end(at.states, at.scores)
        won = tuple(seat for seat in range(self.seats) if mask >> seat & 1)
        return Result(tuple(at.scores[: self.seats].tolist()), won, bool(truncated))

    def choices(self) -> list[tuple[str, Plain]]:
        """The acting seat's legal moves, each with what its button offers, as plain JSON data."""
        return [(choice["move"], choice["what"]) for choice in decode(self.choices_json())]

    def choices_json(self) -> bytes:
        """The same as JSON, a list of `{"move": ..., "what": ...}`, which is made sooner."""
        return self._written_choices(NOTHING) if self._legal() else b"[]"

    def choice(self, text: str) -> Plain:
        """What the button of a move offers."""
        [found] = decode(self._written_choices(self.game.texts.read(text)))
        return found["what"]

    def button(self, text: str) -> Message:
        """The same as a message."""
        return self.game.message("offer", self.choice(text))

    def reasons(self, text: str) -> list[Message]:
        """Why a move is good or bad, as a person would put it, from what the seat to move sees."""
        at, reasons = workplace(self.game, self._raw), self.game.told["reason"]
        told = self._told_by(reasons, explain(at.states, self.game.texts.read(text), at.log), self.actor)
        return [reasons.message(each) for each in told]

    def events(self, eyes: int | None) -> list[Plain]:
        """What a seat, or a spectator (None), is told of the move that led here, as plain JSON data."""
        return cast(list[Plain], decode(self.events_json(eyes)))

    def events_json(self, eyes: int | None) -> bytes:
        """The same as JSON, which is made sooner."""
        at, events = workplace(self.game, self._raw), self.game.told["event"]
        at.told[: len(self._told)] = self._told
        seat = SPECTATOR if eyes is None else eyes
        return written(write_told, at.log, len(self._told) // BYTES, seat, at.memory, events.template)

    def narrated(self, eyes: int | None) -> list[Message]:
        """The same as messages, as far as it is said and not only shown."""
        events = self.game.told["event"]
        return [events.message(told) for told in self.events(eyes) if events.is_said(told)]

    def is_told_alike(self) -> bool:
        """Whether all eyes are told the same of the move that led here."""
        return self.game.told["event"].is_for_all(memoryview(self._told).cast("i"))

    def paragraph(self) -> str:
        """The section of the rules that matters now."""
        return self.game.rules_page[find_paragraph(workplace(self.game, self._raw).states)]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.game is other.game and self._raw == other._raw

    def __hash__(self) -> int:
        return hash((self.game.name, self._raw))

    def __repr__(self) -> str:
        whose = "" if self.eyes is None else f" seen by seat {self.eyes}"
        return f"<Position of {self.game.name} for {self.seats}, actor {self.actor}{whose}>"

    def __str__(self) -> str:
        return table_text.plain(self)

    def _repr_html_(self) -> str:
        return table_text.html(self)

    def __copy__(self) -> Position:
        return self

    def __deepcopy__(self, _memo: object) -> Position:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _kept, (self.game, self.game.version, self._raw)

    def _copy(self) -> Any:
        """The state to change; NumPy's own copy would leave the bytes between its fields to chance."""
        return np.frombuffer(bytearray(self._raw), dtype=self.game.state.dtype)

    def _legal(self) -> list[int]:
        if self.actor < 0:
            return []
        if self.eyes not in (None, self.actor):
            raise Concealed(f"seat {self.eyes} cannot know the moves of seat {self.actor}; resample first")
        return self._numbers

    def _read(self, text: str) -> int:
        """The number of a text that is playable here; else IllegalMove with the rule that refuses it."""
        texts = self.game.texts
        try:
            move = texts.read(text)
        except ValueError:
            raise IllegalMove(text, "move.unknown", self.moves(), {"text": text}) from None
        if self.actor == OVER:
            raise IllegalMove(text, "move.game-over", [])
        if self.actor == CHANCE:
            if move in self._numbers and texts[move] == text:
                return move
            raise IllegalMove(text, "move.awaits-chance", [])
        if move in self._legal():
            return move
        raise self._refused(text, move)

    def _refused(self, text: str, move: int) -> IllegalMove:
        """The refusal of a move by the rule that is in its way."""
        at = workplace(self.game, self._raw)
        refusals = self.game.told["refusal"]
        told = self._told_by(refusals, refuse(at.states, move, at.log), self.actor)
        if not told:
            return IllegalMove(text, "move.not-legal", self.moves(), {"text": text})
        message = refusals.message(told[0])
        return IllegalMove(text, code_of(self.game.name, told[0]["type"]), self.moves(), message.arguments)

    def _told_by(self, statements: Statements, used: int, eyes: int) -> list[Plain]:
        """What a seat is told by the log of this thread's memory."""
        at = workplace(self.game, self._raw)
        told: list[Plain] = decode(written(write_told, at.log, used, eyes, at.memory, statements.template))
        return told

    def _written_choices(self, move: int) -> bytes:
        """A move with what its button offers; with NOTHING, all that are legal."""
        at, game = workplace(self.game, self._raw), self.game
        verbs, offers = game.moves.template, game.told["offer"].template
        return written(write_choices, at.states, move, at.moves, at.log, at.memory, verbs, offers)

    def _plain_result(self) -> Ending:
        result = self.result()
        return {"scores": list(result.scores), "winners": list(result.winners), "truncated": result.truncated}

    def _require_eyes(self, seat: int | None) -> None:
        if seat is not None:
            self._require_seat(seat)
            if self.eyes not in (None, seat):
                raise Concealed(f"what seat {seat} sees cannot be told from what seat {self.eyes} sees")

    def _require_seat(self, seat: int) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise ValueError(f"seats are 0 to {self.seats - 1}, not {seat!r}")


@functools.lru_cache(1 << 10)
def _head(game: str, seats: int, seat: int | None, actor: int) -> bytes:
    """How every view begins."""
    return encode({"game": game, "seats": seats, "seat": seat, "actor": actor})[:-1]


def _kept(game: Game, version: int, raw: bytes) -> Position:
    """A position that was pickled."""
    if version != game.version or len(raw) != game.state.dtype.itemsize:
        raise ValueError(
            f"this position was kept by another version of {game.name}; keep the record of a match instead"
        )
    return Position(game, raw)
