"""A position that answers quickly: one compiled call says who acts and what can be done.

Reading a field of a NumPy record from Python costs microseconds, and so does handing a record to a kernel; a server
that shows every move to every seat would do little else. A moment reads all fields at once and hands arrays over.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any, cast

import numpy as np

from katta.core.compiler import kernel
from katta.core.contract import CHANCE, EVERYTHING, Moves, State, Weights, actor, apply, legal, outcomes
from katta.core.dealer import Dealer
from katta.core.game import Game
from katta.core.message import Message
from katta.core.position import Position


@kernel
def survey(states: Any, moves: Moves, weights: Weights) -> tuple[int, int]:
    """Who acts, and how many moves or outcomes were written; a concealed state has only the moves of its own seat."""
    who = actor(states[0])
    if states[0].eyes != EVERYTHING and states[0].eyes != who:
        return who, 0
    if who == CHANCE:
        return who, outcomes(states[0], moves, weights)
    if who >= 0:
        return who, legal(states[0], moves)
    return who, 0


@kernel
def advance(states: Any, move: int, moves: Moves, weights: Weights) -> tuple[int, int]:
    """Carry a move out, in place, and survey what it leads to."""
    apply(states[0], move)
    return survey(states, moves, weights)


class Reading(np.void):  # type: ignore[misc]
    """A record whose fields are plain attributes, read all at once; it never changes.

    `seen_by_all` keeps what a view shows to every seat (`katta.core.view`).
    """


@functools.cache
def _reading_type(game: Game) -> np.dtype[Any]:
    return np.dtype((Reading, game.state))


def _read(game: Game, raw: bytes, states: Any) -> State:
    """The record of these bytes, its fields read; they are read from another one, or it would be part of itself."""
    reading = np.frombuffer(raw, dtype=_reading_type(game))[0]
    reading.__dict__.update(zip(game.state.names or (), states.item()))
    reading.seen_by_all = None
    return cast(State, reading)


@functools.lru_cache(1 << 8)
def _start(game: Game, seats: int, options: tuple[tuple[str, str], ...]) -> bytes:
    return game.start(seats, **dict(options)).state.tobytes()


@functools.lru_cache(1 << 16)
def _move(game: Game, text: str) -> int:
    return game.notation.read(text)


@functools.lru_cache(1 << 16)
def _text(game: Game, move: int) -> str:
    return game.notation.write(move)


@functools.lru_cache(1 << 16)
def _is_told_alike(game: Game, text: str) -> bool:
    return game.wording.is_told_alike(_move(game, text))


class Moment(Position):
    """A position with its answers ready: what others compute when asked is a plain attribute here."""

    __slots__ = ("_choices", "_odds", "_raw", "actor", "eyes", "seats", "state")
    actor: int
    eyes: int | None
    seats: int
    state: State

    def __init__(self, game: Game, raw: bytes, move: int | None = None) -> None:
        """The position of these bytes, or, with a move, the position after it."""
        buffer = bytearray(raw)
        states = np.frombuffer(buffer, dtype=game.state)
        moves = np.empty(game.most_moves, dtype=np.int32)
        weights = np.empty(game.most_moves, dtype=np.int32)
        who, count = survey(states, moves, weights) if move is None else advance(states, move, moves, weights)
        self.game = game
        self._raw = changed = bytes(buffer)
        self._states = np.frombuffer(changed, dtype=game.state)
        self._choices: list[int] = moves[:count].tolist()
        self._odds: list[int] = weights[:count].tolist() if who == CHANCE else []
        self.actor = int(who)
        self.state = state = _read(game, changed, self._states)
        self.eyes = None if state.eyes == EVERYTHING else state.eyes
        self.seats = state.seats

    @classmethod
    def start(cls, game: Game, seats: int, options: Mapping[str, str]) -> Moment:
        """Before the first deal."""
        return cls(game, _start(game, seats, tuple(options.items())))

    @classmethod
    def of(cls, position: Position) -> Moment:
        """The same position with its answers ready."""
        return cls(position.game, position.state.tobytes())

    def moves(self) -> list[str]:
        """The acting seat's legal moves, in the canonical order of the rules."""
        return [_text(self.game, move) for move in self._legal()]

    def weights(self) -> dict[str, int]:
        """What can happen at a chance node with its weight."""
        return {_text(self.game, move): weight for move, weight in zip(self._choices, self._odds, strict=False)}

    def deal(self, dealer: Dealer, event: int) -> str:
        """What a dealer deals here, as its n-th event."""
        return _text(self.game, self._choices[dealer.count_off(event, self._odds)])

    def choice(self, text: str) -> Message:
        """What the button of a legal move says."""
        return self.game.wording.choice(self.state, _move(self.game, text))

    def choices(self) -> list[tuple[str, Message]]:
        """The acting seat's legal moves with their buttons."""
        game, say, state = self.game, self.game.wording.choice, self.state
        return [(_text(game, move), say(state, move)) for move in self._legal()]

    def events(self, text: str, after: Position, eyes: int | None) -> list[Message]:
        """What a seat, or a spectator (None), is told of a move that led from here to `after`."""
        return self.game.wording.events(self.state, _move(self.game, text), after.state, eyes)

    def is_told_alike(self, text: str) -> bool:
        """Whether all eyes are told the same of a move."""
        return _is_told_alike(self.game, text)

    def play(self, text: str) -> Moment:
        """The moment after a move or an outcome; IllegalMove says which rule refuses it.

        A move of the own seat can be played in a concealed moment, too: it leads to what the seat would see then.
        """
        return Moment(self.game, self._raw, self._read(text))

    def _read(self, text: str) -> int:
        """The integer of a text that is playable here; else IllegalMove with the rule that refuses it."""
        try:
            move = _move(self.game, text)
        except ValueError:
            return super()._read(text)
        return move if move in self._choices and _text(self.game, move) == text else super()._read(text)

    def _legal(self) -> list[int]:
        return self._choices if self.actor >= 0 else []
