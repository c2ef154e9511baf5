"""The texts of Mada's moves."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from katta.games.mada.cards import CARD
from katta.games.mada.moves import MOVES
from tests.games.mada.tables import LEANINGS, MADA, SEATS, steps

CARDS, read, write = CARD.words, MOVES.read, MOVES.write
BARE = ["draw", "luck", "keep"]
ONE_CARD = [f"{verb} {card}" for verb in ("deal", "flip") for card in CARDS] + [f"play {card}" for card in CARDS[:-1]]
SWAPS = [f"swap {seat}" for seat in range(5)]
DISCARDS = [
    "discard " + " ".join(CARDS[kind] for kind in kinds)
    for a in range(15)
    for kinds in [(a,), *((a, b) for b in range(a, 15)), *((a, b, c) for b in range(a, 15) for c in range(b, 15))]
]
ALL = BARE + ONE_CARD + SWAPS + DISCARDS


def test_every_text_is_read_and_written_back():
    codes = [read(text) for text in ALL]
    assert [write(code) for code in codes] == ALL
    assert len(set(codes)) == len(ALL)
    assert all(0 <= code < 2**31 for code in codes)


@pytest.mark.parametrize("seats", SEATS)
def test_every_move_of_random_games_is_read_and_written_back(seats):
    for leaning in LEANINGS:
        for before, move, _ in steps(MADA.start(seats), 1, leaning, most=150):
            for text in before.moves() or before.chances():
                assert write(read(text)) == text
            assert move in ALL


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "play", "play ", "play  7", "play 07", "play +7", "play 0", "play 14", "play S", "play l", "Play 7",
        "play 7 ", " play 7", "play 7 8", "play ７", "play 7\n", "draw 7", "draw ", "luck 1", "keep 3", "LUCK", "swap",
        "swap 5", "swap -1", "swap 01", "swap 1 2", "swap A", "discard", "discard ", "discard S", "discard 7 3",
        "discard L 3", "discard 1 2 3 4", "discard 3  7", "discard 3,7", "deal", "deal 0", "deal 7 7", "flip s",
    ],
)  # fmt: skip
def test_misspellings_are_refused(text):
    with pytest.raises(ValueError, match="no move of mada"):
        read(text)


PIECES = [*" 0123456789LDS+-", "play ", "discard ", "draw", "luck", "swap ", "deal ", "flip "]


@given(st.one_of(st.text(), st.lists(st.sampled_from(PIECES)).map("".join)))
def test_only_canonical_texts_are_read(text):
    if text in ALL:
        assert write(read(text)) == text
    else:
        with pytest.raises(ValueError, match="no move of mada"):
            read(text)
