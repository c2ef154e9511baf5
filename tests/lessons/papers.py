"""The rules as they are written in `docs/rules`, paragraph by paragraph."""

import re
from functools import cache
from itertools import count
from pathlib import Path

PAPERS = Path(__file__).parents[2] / "docs" / "rules"
RULE = re.compile(r"\[[TIR](/[TIR])*\]")
"""A rule says where it comes from: the text of the booklets, what follows from it, or a ruling."""
BEGINNING = re.compile(r"( *)(?:[0-9]+\.|-) ")
"""Of an item of a list, and how deep it stands."""


@cache
def paragraphs(game: str) -> set[str]:
    """The names of those that are rules: `turn-2` is the second of “Turn: exactly one of”, `turn-2.1` is below it."""
    _, *parts = re.split(r"^## ", (PAPERS / f"{game}.md").read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {
        f"{_slug(title)}-{number}"
        for title, _, text in (part.partition("\n") for part in parts)
        for number in _rules(text)
    }


def _slug(title: str) -> str:
    """The first words of a title."""
    return re.split(r"[^a-z ]", title.lower())[0].strip().replace(" ", "-")


def _rules(text: str) -> set[str]:
    """The numbers of the rules of a part, those below another one as `2.1`."""
    found: dict[str, str] = {}
    numbers = count(1)
    number, below, name = 0, count(1), ""
    for line in text.splitlines():
        item = BEGINNING.match(line)
        if item and item[1]:
            name = f"{number}.{next(below)}"
        elif item or (line and not name):
            number, below = next(numbers), count(1)
            name = str(number)
        elif not line:
            name = ""
        if name:
            found[name] = found.get(name, "") + line
    return {name for name, words in found.items() if RULE.search(words)}
