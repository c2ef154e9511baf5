"""The menu: the legal moves as numbered sentences, in several steps where a game has very many."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from katta.core.declare.meanings import Plain
from katta.core.game import Game
from katta.core.message import HYPHEN, MINUS
from katta.texts import Catalogue

MOST_LINES = 12
"""Up to so many moves stand in one list; more are asked for step by step, if the game declares `steps`."""


@dataclass(frozen=True, slots=True)
class Move:
    """A legal move with the labels that lead to it, one for each step."""

    text: str
    labels: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Menu:
    """One step of choosing: all moves that are still possible, the titles of the steps and which step it is."""

    moves: tuple[Move, ...]
    titles: tuple[str, ...]
    depth: int = 0

    @classmethod
    def of(cls, game: Game, choices: Sequence[tuple[str, Plain]], catalogue: Catalogue) -> Menu:
        """The first menu of the legal moves, each with what its button offers."""
        steps = {text: game.steps(offered) for text, offered in choices}
        if len(choices) <= MOST_LINES or not all(steps.values()):
            flat = tuple(Move(text, (catalogue.say(game.message("offer", offered)),)) for text, offered in choices)
            return cls(flat, (catalogue.say("terminal-choices"),))
        moves = tuple(Move(text, tuple(map(catalogue.say, said))) for text, said in steps.items())
        return cls(moves, tuple(catalogue.title(step.id) for step in steps[choices[0][0]]))._past_single_labels()

    @property
    def title(self) -> str:
        """What is asked."""
        return self.titles[self.depth]

    @property
    def labels(self) -> list[str]:
        """What can be answered, in the order of the moves."""
        return list(dict.fromkeys(move.labels[self.depth] for move in self.moves))

    @property
    def is_last(self) -> bool:
        """Whether each label stands for one move."""
        return len(self.labels) == len(self.moves)

    def text(self, label: str) -> str:
        """The first move behind a label."""
        return next(move.text for move in self.moves if move.labels[self.depth] == label)

    def behind(self, label: str) -> set[str]:
        """All moves behind a label."""
        return {move.text for move in self.moves if move.labels[self.depth] == label}

    def pick(self, answer: str) -> str | Menu | None:
        """The move, or the next step, that a number or a label leads to; None for anything else."""
        labels = self.labels
        if answer.isdecimal() and 1 <= int(answer) <= len(labels):
            chosen = labels[int(answer) - 1]
        else:
            chosen = next((label for label in labels if _spelled(label) == _spelled(answer)), "")
        if not chosen:
            return None
        if self.is_last:
            return self.text(chosen)
        group = tuple(move for move in self.moves if move.labels[self.depth] == chosen)
        return Menu(group, self.titles, self.depth + 1)._past_single_labels()

    def _past_single_labels(self) -> Menu:
        """This step or the next one that leaves a choice."""
        menu = self
        while len(menu.labels) == 1 and not menu.is_last:
            menu = Menu(menu.moves, menu.titles, menu.depth + 1)
        return menu


def _spelled(words: str) -> str:
    """Words as a keyboard has them: any space, a hyphen for a minus sign, and no matter how large the letters are."""
    return "".join(words.split()).replace(MINUS, HYPHEN).casefold()
