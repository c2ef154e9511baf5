"""The text of each move: `trump R5`, `deal R7`, `bid 2+`, `retry 2+ as 2`, `play S5+P2`, `zero`, `keep`."""

from katta.games.malediction.cards import CARDS, FIRST_POTION, LETTERS, VALUES
from katta.games.malediction.moves import BID, COMBO, DEAL, FACES, KEEP, PLAY, RETRY, TRUMP, ZERO

CARD_TEXTS = tuple(f"{LETTERS[card // VALUES]}{card % VALUES + 1}" for card in range(CARDS))
"""`R8`, `P2`: the text of each card, in card order."""


def _all_plays() -> dict[int, str]:
    """`R8`, `S5+P2`: every play; of two potions the larger is written first."""
    plays = dict(enumerate(CARD_TEXTS))
    for card, base in enumerate(CARD_TEXTS):
        for potion in range(FIRST_POTION, CARDS):
            if potion <= card or card < FIRST_POTION:
                plays[COMBO * (potion - FIRST_POTION + 1) + card] = f"{base}+{CARD_TEXTS[potion]}"
    return plays


PLAY_TEXTS = _all_plays()
"""The text of each play, by its integer."""


def _all_moves() -> dict[int, str]:
    """Every move of the game with its text: a few hundred."""
    texts = {TRUMP + card: f"trump {text}" for card, text in enumerate(CARD_TEXTS)}
    texts |= {DEAL + card: f"deal {text}" for card, text in enumerate(CARD_TEXTS)}
    texts |= {BID + face: f"bid {text}" for face, text in enumerate(FACES)}
    for lying, old in enumerate(FACES):
        for face, new in enumerate(FACES):
            if old[0] == new[0] != "0":
                texts[RETRY + len(FACES) * lying + face] = f"retry {old} as {new}"
    texts |= {PLAY + play: f"play {text}" for play, text in PLAY_TEXTS.items()}
    return texts | {ZERO: "zero", KEEP: "keep"}


TEXTS = _all_moves()
"""The text of each move, by its integer."""

_MOVES = {text: move for move, text in TEXTS.items()}


def write(move: int) -> str:
    """The text of a move."""
    return TEXTS[move]


def read(text: str) -> int:
    """The move of a text; ValueError for what is no move in any position."""
    try:
        return _MOVES[text]
    except KeyError:
        raise ValueError(f"{text!r} is no move of Malédiction!") from None
