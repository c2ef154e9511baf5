"""Everything Katta refuses, each with a sentence that says what to do."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from katta.core.message import Argument


class KattaError(ValueError):
    """The root of all refusals; its text is fit for a person."""


class UnknownGame(KattaError):
    """No game has that name."""


class BadGame(KattaError):
    """A game does not declare itself as it should."""


class BadSetup(KattaError):
    """A game cannot start with these seats, options or names."""


class BadComponents(KattaError):
    """A component file does not describe the game's material."""


class BadRecord(KattaError):
    """A record file is damaged, edited or not a record; `line` counts from 1."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem


class Concealed(KattaError):
    """A question that only a full position can answer was put to a concealed one."""


class NotOver(KattaError):
    """The result was asked for before the end."""


class IllegalMove(KattaError):
    """A move that the rules refuse; nothing has changed.

    `code` names the rule for good (`mada.play.too-low`), `arguments` fill its sentence, `moves` are the legal ones.
    """

    def __init__(
        self, text: str, code: str, moves: Sequence[str], arguments: "Mapping[str, Argument] | None" = None
    ) -> None:
        super().__init__(f"{text!r} is refused: {code}")
        self.text = text
        self.code = code
        self.moves = list(moves)
        self.arguments = dict(arguments or {})
