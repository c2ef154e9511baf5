"""Boxes of Sifaka other than the default one: they bring about what it seldom does."""

import random
from importlib import resources

DEFAULT = (resources.files("katta.games.sifaka") / "components.toml").read_text(encoding="utf-8")

FAR_LAYOUT = """
refuge_cards = [[-9, 20], [-9, 23], [-6, 23], [-6, 20]]
refuges = { red = [-8, 21], blue = [-8, 23], yellow = [-6, 23], green = [-6, 21] }
seats = { 2 = ["green", "blue"], 3 = ["blue", "red", "green"], 4 = ["yellow", "green", "red", "blue"] }
first_four = [[-6, 18], [-11, 23], [-11, 20], [-9, 18]]
"""


def with_layout(toml: str, layout: str) -> str:
    tokens, rest = toml.split("[layout]\n")
    return tokens + "[layout]\n" + layout + "[terrain]\n" + rest.split("[terrain]\n")[1]


def with_cards(toml: str, cards: list[list[str]]) -> str:
    rows = ",\n".join("[" + ", ".join(f'"{symbol}"' for symbol in card) + "]" for card in cards)
    return toml.split("[terrain]\n", maxsplit=1)[0] + f"[terrain]\ncards = [\n{rows}\n]\n"


def with_symbols(toml: str, symbols: list[str], seed: int) -> str:
    """48 cards of symbols drawn from a list."""
    chooser = random.Random(seed)
    return with_cards(toml, [[chooser.choice(symbols) for _ in range(4)] for _ in range(48)])


ARROWS = ["arrow N", "arrow E", "arrow S", "arrow W"]
MANGOES = ["mango green", "mango yellow", "mango red"]
FAR = with_layout(DEFAULT, FAR_LAYOUT)

BOXES = {
    "default": DEFAULT,
    "far, around a hole": FAR,
    "many arrows": with_symbols(DEFAULT, [*ARROWS, "palms 2", "mango green"], 1),
    "many palms": with_symbols(DEFAULT, [*ARROWS, "palms 7", "palms 1", "blank"], 2),
    "many mangoes": with_symbols(FAR, [*MANGOES, *MANGOES, "palms 1", "arrow N", "arrow W"], 3),
    "red mangoes": with_symbols(DEFAULT, ["mango red", "palms 1", "palms 1", "arrow E", "blank"], 4),
}
