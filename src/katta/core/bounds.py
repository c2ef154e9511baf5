"""How much a text may hold before anything is built from it.

A few kilobytes can be made to take gigabytes: tomllib keeps every beginning of a dotted key, and goes one call deeper
for each bracket. So the readers of records and component files look here first, in time that grows with the text only.
"""

import re
from dataclasses import dataclass
from pathlib import Path

MOST_BRACKETS = 8
"""Of TOML, one within the other; the games' own files have two."""

MOST_DOTS = 8
"""Of one TOML key."""

TOKENS = re.compile(
    r"""(?P<comment>\#[^\n]*)
    | (?P<string>"[^"\\\n]*(?:\\.[^"\\\n]*)*"|'[^'\n]*')
    | (?P<opening>[\[{]) | (?P<closing>[\]}])
    | (?P<dot>\.) | (?P<end>[\n,=])
    """,
    re.VERBOSE,
)
SEVERAL_LINES = ('"' * 3, "'" * 3)
"""How TOML begins a text over several lines. No box needs one, and without them a text ends where its line does."""


class TooMuch(ValueError):
    """A text holds more than anything sensible would; `line` counts from 1."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem


@dataclass(frozen=True)
class Bounds:
    """What a kind of text may have."""

    characters: int
    lines: int
    line: int
    """Characters of one line."""

    def check(self, text: str) -> None:
        """TooMuch if a text goes beyond this."""
        if len(text) > self.characters:
            raise TooMuch(1, f"the text is longer than {self.characters} characters")
        lines = text.splitlines()
        if len(lines) > self.lines:
            raise TooMuch(self.lines + 1, f"there are more than {self.lines} lines")
        for number, line in enumerate(lines, start=1):
            if len(line) > self.line:
                raise TooMuch(number, f"the line is longer than {self.line} characters")

    def read(self, path: str | Path) -> str:
        """The text of a file, of which no more is read than may be there."""
        with Path(path).open(encoding="utf-8") as file:
            return file.read(self.characters + 1)


RECORD = Bounds(characters=400_000, lines=20_000, line=1_000)
COMPONENTS = Bounds(characters=64_000, lines=2_000, line=500)


def check_toml(text: str) -> None:
    """TooMuch if a TOML text is too long, too deep, or has keys of too many parts."""
    COMPONENTS.check(text)
    for quotes in SEVERAL_LINES:
        if quotes in text:
            raise TooMuch(_line(text, text.index(quotes)), f"a text may not begin with {quotes}")
    depth = dots = 0
    for token in TOKENS.finditer(text):
        kind = token.lastgroup
        depth += (kind == "opening") - (kind == "closing")
        dots = dots + 1 if kind == "dot" else 0 if kind == "end" else dots
        if depth > MOST_BRACKETS:
            raise TooMuch(_line(text, token.start()), f"there are more than {MOST_BRACKETS} brackets within each other")
        if dots > MOST_DOTS:
            raise TooMuch(_line(text, token.start()), f"the key has more than {MOST_DOTS} dots")


def _line(text: str, place: int) -> int:
    return text.count("\n", 0, place) + 1
