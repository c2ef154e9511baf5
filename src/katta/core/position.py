"""A position of a game: a value that answers questions and gives the next position."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from katta.core import contract
from katta.core.contract import CHANCE, EVERYTHING, OVER, State
from katta.core.errors import Concealed, IllegalMove, NotOver
from katta.core.generator import seeded
from katta.core.message import Message
from katta.core.view import Ending, View

if TYPE_CHECKING:
    from katta.core.game import Game


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    truncated: bool


class Position:
    """One moment of a game. It never changes: `play` returns the next one."""

    __slots__ = ("_states", "game")

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self._states = np.frombuffer(state.tobytes(), dtype=game.state)  # bytes never change

    @property
    def state(self) -> State:
        """The record that the kernels work on; copy it before changing anything (`state.copy()`)."""
        return self._states[0]

    @property
    def seats(self) -> int:
        """How many players sit at the table."""
        return int(self.state.seats)

    @property
    def eyes(self) -> int | None:
        """The seat that looks at a concealed position; None for a full one."""
        return None if self.state.eyes == EVERYTHING else int(self.state.eyes)

    @property
    def actor(self) -> int:
        """The seat to move, CHANCE or OVER."""
        return int(contract.actor(self.state))

    def moves(self) -> list[str]:
        """The acting seat's legal moves, in the canonical order of the rules; none at chance and at the end."""
        return [self.game.notation.write(move) for move in self._legal()]

    def chances(self) -> dict[str, Fraction]:
        """What can happen at a chance node with its exact probability; nothing elsewhere."""
        weights = self.weights()
        total = sum(weights.values())
        return {text: Fraction(weight, total) for text, weight in weights.items()}

    def weights(self) -> dict[str, int]:
        """What can happen at a chance node with its weight: cards or tokens that bring it about."""
        if self.actor != CHANCE:
            return {}
        moves = np.empty(self.game.most_moves, dtype=np.int32)
        weights = np.empty(self.game.most_moves, dtype=np.int32)
        count = contract.outcomes(self.state, moves, weights)
        return {self.game.notation.write(int(moves[i])): int(weights[i]) for i in range(count)}

    def play(self, text: str) -> Position:
        """The position after a move or a chance outcome; IllegalMove says which rule refuses it."""
        self._require_everything("play on")
        move = self._read(text)
        states = self._copy()
        contract.apply(states[0], move)
        return Position(self.game, states[0])

    def seen_by(self, seat: int) -> Position:
        """The same position with everything hidden from that seat blanked."""
        self._require_seat(seat)
        states = self._copy()
        if self.eyes is None:
            contract.conceal(states[0], seat)
        elif self.eyes != seat:
            raise Concealed(f"what seat {seat} sees cannot be told from what seat {self.eyes} sees")
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
        actor = self.actor
        return {
            "game": self.game.name,
            "seats": self.seats,
            "seat": seat,
            "actor": actor,
            **self.game.view(self.state, seat),
            "result": self._plain_result() if actor == OVER else None,
        }

    def result(self) -> Result:
        """Scores and winners of a finished game."""
        if self.actor != OVER:
            raise NotOver("the game is not over yet")
        scores = np.zeros(self.seats, dtype=np.int32)
        contract.score(self.state, scores)
        mask = int(contract.winners(self.state))
        won = tuple(seat for seat in range(self.seats) if mask >> seat & 1)
        return Result(tuple(int(points) for points in scores), won, bool(contract.truncated(self.state)))

    def choice(self, text: str) -> Message:
        """What the button of a legal move says."""
        return self.game.wording.choice(self.state, self.game.notation.read(text))

    def events(self, text: str, after: Position, eyes: int | None) -> list[Message]:
        """What a seat, or a spectator (None), is told of a move that led from here to `after`."""
        return self.game.wording.events(self.state, self.game.notation.read(text), after.state, eyes)

    def paragraph(self) -> str:
        """The section of the rules that matters now."""
        return self.game.wording.paragraph(self.state)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.game is other.game and self._bytes() == other._bytes()

    def __hash__(self) -> int:
        return hash((self.game.name, self._bytes()))

    def __repr__(self) -> str:
        whose = "" if self.eyes is None else f" seen by seat {self.eyes}"
        return f"<Position of {self.game.name} for {self.seats}, actor {self.actor}{whose}>"

    def _bytes(self) -> bytes:
        return self._states.tobytes()

    def _copy(self) -> npt.NDArray[np.void]:
        """The state to change; NumPy's own copy would leave the bytes between its fields to chance."""
        return np.frombuffer(bytearray(self._bytes()), dtype=self.game.state)

    def _legal(self) -> list[int]:
        actor = self.actor
        if actor < 0:
            return []
        if self.eyes not in (None, actor):
            raise Concealed(f"seat {self.eyes} cannot know the moves of seat {actor}; resample first")
        moves = np.empty(self.game.most_moves, dtype=np.int32)
        count = contract.legal(self.state, moves)
        return [int(move) for move in moves[:count]]

    def _read(self, text: str) -> int:
        """The integer of a text that is playable here; else IllegalMove with the rule that refuses it."""
        notation = self.game.notation
        try:
            move = notation.read(text)
        except ValueError:
            raise IllegalMove(text, "move.unknown", self.moves(), {"text": text}) from None
        actor = self.actor
        if actor == OVER:
            raise IllegalMove(text, "move.game-over", [])
        if actor == CHANCE:
            if text in self.weights():
                return move
            raise IllegalMove(text, "move.awaits-chance", [])
        if move in self._legal():
            return move
        code, arguments = self.game.refusal(self.state, move)
        raise IllegalMove(text, code, self.moves(), arguments)

    def _plain_result(self) -> Ending:
        result = self.result()
        return {"scores": list(result.scores), "winners": list(result.winners), "truncated": result.truncated}

    def _require_seat(self, seat: int) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise ValueError(f"seats are 0 to {self.seats - 1}, not {seat!r}")

    def _require_everything(self, what: str) -> None:
        if self.eyes is not None:
            raise Concealed(f"you cannot {what} a position seen by seat {self.eyes}; resample it first")
