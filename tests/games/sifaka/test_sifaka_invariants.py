"""What holds after every move of Sifaka."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from katta.core.contract import OVER
from katta.core.position import Position
from katta.games.sifaka.state import GOING, LOOKING, SPAN
from tests.games.sifaka.boxes import BOXES
from tests.games.sifaka.tables import LEANINGS, OVERSHOOTS, PAWNS, SEATS, SIFAKA, squares, start, steps, tokens


def points(counts):
    return sum(int(number) * (i % 5) for i, number in enumerate(np.ravel(counts)))


def check(position: Position) -> None:
    s = position.state
    board, on_board = squares(s), tokens(s)
    assert bin(int(s.pile)).count("1") == s.pile_count
    assert int(s.supply.sum()) + len(on_board) + int(s.taken.sum()) == 30
    assert points(s.untaken) + points(s.held) == 61
    assert int(s.taken.sum()) - int(s.held.sum()) == (s.phase == LOOKING)
    assert all(board[square].startswith("mango") for square in on_board)
    assert s.bottom - s.top < SPAN
    assert s.right - s.left < SPAN
    for seat in range(s.seats):
        assert (int(s.pawn_row[seat]), int(s.pawn_column[seat])) in board
        assert (int(s.pawn_row[seat]), int(s.pawn_column[seat])) not in on_board
    for field in ("pawn_row", "pawn_column", "hand", "taken", "held"):
        assert not s[field][s.seats :].any()
    if s.phase != GOING:
        assert not s.palms
        assert not s.arrows.any()


def check_placement(before: Position, move: str, then: Position) -> None:
    """No card covers a token or a pawn, and all but the first four cover the board."""
    row, column, _ = map(int, move.split()[1].split(","))
    covered = {(row + i, column + j) for i in (0, 1) for j in (0, 1)}
    s = before.state
    assert not covered & set(tokens(s))
    assert not covered & {(int(s.pawn_row[seat]), int(s.pawn_column[seat])) for seat in range(s.seats)}
    assert bool(covered & set(squares(s))) == (s.free == 0)
    assert then.view(None)["played"] == before.view(None)["played"] + 1


def check_going(before: Position, move: str, then: Position) -> None:
    """A pawn moves P steps or none (with `edge`: at most P); its direction is a covered arrow's, or unchanged."""
    s, seat = before.state, before.actor
    row, column, direction = move.split()[1].split(",")
    distance = abs(int(row) - int(s.pawn_row[seat])) + abs(int(column) - int(s.pawn_column[seat]))
    assert distance <= s.palms
    if not s.overshoot and distance:
        assert (int(s.palms) - distance) % 2 == 0
    if s.arrows.any():
        assert s.arrows["NESW".index(direction)]
    else:
        assert "NESW"[s.pawn_facing[seat]] == direction
        assert s.overshoot or distance in (0, s.palms)
    others = [other for other in range(s.seats) if other != seat]
    assert all(s[field][other] == then.state[field][other] for field in ("pawn_row", "pawn_facing") for other in others)


@settings(deadline=None, max_examples=5)
@given(
    seats=st.sampled_from(SEATS),
    overshoot=st.sampled_from(OVERSHOOTS),
    pawns=st.sampled_from(PAWNS),
    box=st.sampled_from(list(BOXES)),
    leaning=st.sampled_from(LEANINGS),
    seed=st.integers(0, 2**32),
)
def test_the_invariants_of_the_rules_page(seats, overshoot, pawns, box, leaning, seed):
    cards = 0
    for before, move, then in steps(start(seats, box, overshoot=overshoot, pawns=pawns), seed, leaning):
        check(then)
        if move.startswith("place"):
            check_placement(before, move, then)
        if move.startswith("go"):
            check_going(before, move, then)
        cards += move.startswith(("place", "pass"))
    assert then.actor == OVER
    assert cards == 48


def test_no_list_of_moves_is_longer_than_its_room():
    longest = max(len(position.moves()) for position, _, _ in steps(start(2), 1, "sprawling"))
    assert longest <= SIFAKA.most_moves


@pytest.mark.parametrize("seed", range(3))
def test_a_board_never_outgrows_its_52_rows_and_columns(seed):
    *_, (_, _, end) = steps(start(2, "many palms"), seed, "diagonal")
    s = end.state
    assert 46 < s.bottom - s.top + 1 <= SPAN
    assert s.right - s.left + 1 == SPAN
