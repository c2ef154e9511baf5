"""Positions in which one move is so much better that every bot that looks ahead must find it."""

import pytest

from katta.bots import bot
from katta.core.position import Position
from tests.games.mada import tables as mada
from tests.games.malediction import tables as malediction
from tests.games.sifaka import tables as sifaka


def luck_would_lose_the_game() -> Position:
    """All cards that can come are low, and the other player needs one more cactus."""
    return mada.table(piles=["12", "9"], hands=["13 1 1", "1 2 1"], asides=["", "1 2 3 4"], draw="1 2 3 2 1")


def last_chance_of_a_trick() -> Position:
    """Seat 0 must win a trick of the last two; it can win this one, and the next will be led by another."""
    position = malediction.in_tricks(["R8 R1", "R5 S8", "R2 S7"], leader=1, **malediction.rounds_played(6))
    return malediction.play_all(position, "play R5, play R2")


def a_red_mango_next_door() -> Position:
    """The last step of the game: north to a token, or east to nothing."""
    return sifaka.table(".R..\n....\n....\n....", pawns=("1,1,N", "3,3,N"), palms=1, arrows="NE", pile=0)


@pytest.mark.parametrize("level", ["hard", "expert"])
@pytest.mark.parametrize(
    ("position", "good"),
    [
        (luck_would_lose_the_game(), {"play 13"}),
        (last_chance_of_a_trick(), {"play R8"}),
        (a_red_mango_next_door(), {"go 0,1,N", "go 0,1,E"}),
    ],
    ids=["mada", "malediction", "sifaka"],
)
def test_the_obvious_move_is_found(position: Position, good: set[str], level: str) -> None:
    assert good < set(position.moves())
    seat = position.actor
    for seed in range(3):
        assert bot(level, seed=seed).choose(position.seen_by(seat), seat) in good
    advice = bot(level, seed=1, budget=500).advise(position.seen_by(seat), seat)
    best, other = advice[0], next(one for one in advice if one.move not in good)
    assert best.move in good
    assert best.share > other.share + 0.2
