"""What holds in every position, checked after every move of random games."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from katta.core.contract import CHANCE, OVER
from katta.core.position import Position
from katta.games.mada.cards import CARD
from tests.games.mada.tables import LEANINGS, MADA, REBUILDS, SEATS, draw_pile, steps

ALL_CARDS = Counter(draw_pile(MADA.start(2)).split())


def check(position: Position) -> None:
    s, view = position.state, position.view(None)
    cards = draw_pile(position).split() + view["discard"]
    for seat, player in enumerate(view["players"]):
        hand = [CARD.texts[card] for card in s.hand[seat] if card]
        cards += hand + ["S"] * player["stings"] + player["pile"] + player["aside"]
        assert player["hand"] == len(hand) <= 3
        assert "S" not in hand
        assert not {"S", "D"} & {*player["pile"], *player["aside"]}
        assert player["cacti"] == sum(card != "L" for card in player["aside"]) <= 5
    assert Counter(cards) == ALL_CARDS
    assert view["draw"] == len(draw_pile(position).split())
    if view["phase"] == "turn":
        assert position.moves()[-1] == "luck"
    if position.actor == CHANCE:
        assert sum(position.chances().values()) == 1
    is_over = view["turns"] == 5000 or any(player["cacti"] == 5 for player in view["players"])
    assert (position.actor == OVER) == is_over


def check_step(before: Position, move: str, then: Position) -> None:
    gains = (then.state.aside - before.state.aside).sum(axis=1).tolist()
    assert set(gains) <= {0, 1}
    assert gains[before.state.turn] == 0  # only non-losers gain
    assert sum(gains) == 0 or move.startswith("flip ")
    if then.state.draw_count > before.state.draw_count:
        assert then.state.draw_count >= 26


def check_bytes(position: Position) -> None:
    """Equal positions are equal bytes: unused places are blank and hands are in card order."""
    s = position.state
    hands, hand_counts, piles, pile_counts = s.hand, s.hand_count, s.pile, s.pile_count
    for seat in range(5):
        cards = hands[seat, : hand_counts[seat]].tolist()
        assert cards == sorted(cards)
        assert 0 not in cards
        assert not hands[seat, hand_counts[seat] :].any()
        assert not piles[seat, pile_counts[seat] :].any()


@settings(deadline=None, max_examples=15)
@given(
    seats=st.sampled_from(SEATS),
    rebuild=st.sampled_from(REBUILDS),
    leaning=st.sampled_from(list(LEANINGS)),
    seed=st.integers(0, 2**32),
)
def test_invariants(seats, rebuild, leaning, seed):
    for before, move, then in steps(MADA.start(seats, rebuild=rebuild), seed, leaning):
        check(then)
        check_step(before, move, then)
        check_bytes(then)
