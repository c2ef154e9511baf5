"""The text of each move of Mada: `play 7`, `draw`, `luck`, `swap 2`, `discard 3 7 L`, `keep`, `deal 7`, `flip S`.

Inside the kernels a move is an integer: its verb in steps of 4096 plus a payload.
"""

from typing import Literal, get_args

from katta.core.compiler import kernel
from katta.games.mada.state import DOUBLE_LEMUR, HAND_LIMIT, KINDS, MOST_SEATS, SCORPION

VERB = 4096
PLAY = 0 * VERB  # + kind
DRAW = 1 * VERB
LUCK = 2 * VERB
SWAP = 3 * VERB  # + seat
DISCARD = 4 * VERB  # + cards in card order, kind + 1 each, four bits a card, the first one lowest
KEEP = 5 * VERB
DEAL = 6 * VERB  # + kind
FLIP = 7 * VERB  # + kind

MadaCard = Literal["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "L", "D", "S"]
CARDS: tuple[MadaCard, ...] = get_args(MadaCard)
KIND: dict[str, int] = {card: kind for kind, card in enumerate(CARDS)}
_ONE_CARD = {"play": (PLAY, DOUBLE_LEMUR), "deal": (DEAL, SCORPION), "flip": (FLIP, SCORPION)}
_BARE = {"draw": DRAW, "luck": LUCK, "keep": KEEP}


@kernel
def verb(move: int) -> int:
    """What is done: PLAY, DRAW, ..."""
    return move & ~(VERB - 1)


@kernel
def payload(move: int) -> int:
    """What it is done with: a kind, a seat or several cards."""
    return move & (VERB - 1)


def discarded(move: int) -> list[int]:
    """The kinds of a `discard`, in card order."""
    cards = payload(move)
    return [(cards >> 4 * place & 15) - 1 for place in range(HAND_LIMIT) if cards >> 4 * place]


def write(move: int) -> str:
    """The text of a move."""
    for word, (code, _) in _ONE_CARD.items():
        if verb(move) == code:
            return f"{word} {CARDS[payload(move)]}"
    if verb(move) == SWAP:
        return f"swap {payload(move)}"
    if verb(move) == DISCARD:
        return " ".join(["discard", *(CARDS[kind] for kind in discarded(move))])
    return next(word for word, code in _BARE.items() if code == move)


def read(text: str) -> int:
    """The move of a text; ValueError for what is no move in any position."""
    word, *words = text.split(" ")
    move = _BARE.get(word) if not words else _with_payload(word, words)
    if move is None:
        raise ValueError(f"{text!r} is no move of Mada")
    return move


def _with_payload(word: str, words: list[str]) -> int | None:
    if word == "swap":
        seats = [str(seat) for seat in range(MOST_SEATS)]
        return SWAP + seats.index(words[0]) if len(words) == 1 and words[0] in seats else None
    kinds = [KIND.get(card, KINDS) for card in words]
    if word in _ONE_CARD and len(kinds) == 1:
        code, last = _ONE_CARD[word]
        return code + kinds[0] if kinds[0] <= last else None
    if word == "discard" and len(kinds) <= HAND_LIMIT and kinds == sorted(kinds) and kinds[-1] < SCORPION:
        return DISCARD + sum(kind + 1 << 4 * place for place, kind in enumerate(kinds))
    return None
