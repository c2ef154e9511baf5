"""A position of a game: a value that answers questions and gives the next position."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np

from katta.core import contract, table_text
from katta.core.compiler import kernel
from katta.core.contract import CHANCE, EVERYTHING, OVER, Moves, State, Weights
from katta.core.errors import Concealed, IllegalMove, NotOver
from katta.core.generator import seeded
from katta.core.message import Message
from katta.core.reading import read
from katta.core.view import Ending, View

if TYPE_CHECKING:
    from katta.core.dealer import Dealer
    from katta.core.game import Game

NOTHING = -1
"""Instead of a move: look at the state as it is."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    truncated: bool


@kernel
def advance(states: Any, move: int, moves: Moves, weights: Weights) -> tuple[int, int, int, int]:
    """Carry a move out, in place; then who acts, how much is possible, who looks, how many play.

    One call with arrays, because each hand-over of a record to compiled code costs as much as a dozen moves.
    """
    s = states[0]
    if move != NOTHING:
        contract.apply(s, move)
    who = contract.actor(s)
    count = 0
    if who == CHANCE:
        count = contract.outcomes(s, moves, weights)
    elif who >= 0 and (s.eyes == EVERYTHING or s.eyes == who):
        count = contract.legal(s, moves)
    return who, count, s.eyes, s.seats


class Position:
    """One moment of a game. It never changes: `play` returns the next one."""

    __slots__ = ("_actor", "_eyes", "_numbers", "_public", "_raw", "_reading", "_seats", "_weights", "game")

    def __init__(self, game: Game, state: State | bytes, move: int = NOTHING) -> None:
        """The position of a state of a game, or the one that a playable move leads to from there."""
        buffer = bytearray(state if isinstance(state, bytes) else state.tobytes())
        moves = np.empty(game.most_moves, dtype=np.int32)
        weights = np.empty(game.most_moves, dtype=np.int32)
        states = np.frombuffer(buffer, dtype=game.state)
        who, count, eyes, seats = advance(states, move, moves, weights)
        self.game = game
        self._seats = int(seats)
        self._eyes = None if eyes == EVERYTHING else int(eyes)
        self._actor = int(who)
        self._raw = bytes(buffer)
        self._numbers: list[int] = moves[:count].tolist()
        self._weights: list[int] = weights[:count].tolist() if who == CHANCE else []
        self._reading: State | None = None
        self._public: Any = None

    @property
    def state(self) -> State:
        """The record that the kernels work on; copy it before changing anything (`state.copy()`)."""
        return np.frombuffer(self._raw, dtype=self.game.state)[0]  # bytes never change

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
        states = self._copy()
        contract.conceal(states[0], seat)
        return Position(self.game, states[0])

    def resample(self, seat: int, seed: int) -> Position:
        """A full position that looks the same to that seat, drawn from all that it holds possible."""
        states = self.seen_by(seat)._copy()
        contract.resample(states[0], seeded(seed))
        return Position(self.game, states[0])

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator (None), sees, as plain JSON data."""
        if seat is not None:
            self._require_seat(seat)
            if self.eyes not in (None, seat):
                raise Concealed(f"what seat {seat} sees cannot be told from what seat {self.eyes} sees")
        fields = self._fields()
        if self._public is None:
            self._public = self.game.public(fields)
        return {
            "game": self.game.name,
            "seats": self.seats,
            "seat": seat,
            "actor": self.actor,
            **self.game.view(fields, self._public, seat),
            "result": self._plain_result() if self.actor == OVER else None,
        }

    def result(self) -> Result:
        """Scores and winners of a finished game."""
        if self.actor != OVER:
            raise NotOver("the game is not over yet")
        state = self.state
        mask = int(contract.winners(state))
        won = tuple(seat for seat in range(self.seats) if mask >> seat & 1)
        return Result(tuple(contract.scores_of(state)), won, bool(contract.truncated(state)))

    def choice(self, text: str) -> Message:
        """What the button of a legal move says."""
        return self.game.wording.choice(self._fields(), self.game.texts.read(text))

    def choices(self) -> list[tuple[str, Message]]:
        """The acting seat's legal moves with their buttons."""
        texts, say, fields = self.game.texts, self.game.wording.choice, self._fields()
        return [(texts[move], say(fields, move)) for move in self._legal()]

    def events(self, text: str, after: Position, eyes: int | None) -> list[Message]:
        """What a seat, or a spectator (None), is told of a move that led from here to `after`."""
        return self.game.wording.events(self._fields(), self.game.texts.read(text), after._fields(), eyes)

    def is_told_alike(self, text: str) -> bool:
        """Whether all eyes are told the same of a move."""
        return self.game.wording.is_told_alike(self.game.texts.read(text))

    def paragraph(self) -> str:
        """The section of the rules that matters now."""
        return self.game.wording.paragraph(self._fields())

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
        return np.frombuffer(bytearray(self._raw), dtype=self.game.state)

    def _fields(self) -> State:
        """The state with its fields read, for who asks for many of them."""
        if self._reading is None:
            self._reading = read(self._raw, self.game.state)
        return self._reading

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
        code, arguments = self.game.refusal(self._fields(), move)
        raise IllegalMove(text, code, self.moves(), arguments)

    def _plain_result(self) -> Ending:
        result = self.result()
        return {"scores": list(result.scores), "winners": list(result.winners), "truncated": result.truncated}

    def _require_seat(self, seat: int) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise ValueError(f"seats are 0 to {self.seats - 1}, not {seat!r}")


def _kept(game: Game, version: int, raw: bytes) -> Position:
    """A position that was pickled."""
    if version != game.version or len(raw) != game.state.itemsize:
        raise ValueError(
            f"this position was kept by another version of {game.name}; keep the record of a match instead"
        )
    return Position(game, raw)
