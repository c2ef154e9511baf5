"""Every refusal of Mada: the code of the rule, and that nothing changes."""

import pytest

from katta.core.errors import IllegalMove
from katta.core.message import Listing, Message, Player
from katta.games.mada.state import LOST, STING, SWAPPING
from tests.games.mada.tables import MADA, SEATS, after, deal, steps, table

TURN_OF_A = table(piles=["5", "2", ""], hands=["4 9 L", "", ""])
SWAP_DUE = table(piles=["5", "2", ""], hands=["4", "", ""], phase=SWAPPING)
STUNG = table(hands=["4 9", "", ""], phase=STING)
OPENING = deal(2, "4 S 9", "1 2 3")
BEATEN = table(hands=["4 4 9", "", ""], phase=LOST)

REFUSED = [
    (TURN_OF_A, "deal 4", "mada.chance.not-now"),
    (TURN_OF_A, "flip S", "mada.chance.not-now"),
    (SWAP_DUE, "flip 4", "mada.chance.not-now"),
    (TURN_OF_A, "play 7", "mada.play.not-in-hand"),
    (TURN_OF_A, "play D", "mada.play.not-in-hand"),
    (TURN_OF_A, "play 4", "mada.play.too-low"),
    (TURN_OF_A, "draw", "mada.draw.hand-full"),
    (TURN_OF_A, "swap 1", "mada.swap.not-now"),
    (TURN_OF_A, "discard 4", "mada.discard.not-now"),
    (TURN_OF_A, "keep", "mada.keep.not-now"),
    (SWAP_DUE, "swap 0", "mada.swap.yourself"),
    (SWAP_DUE, "swap 3", "mada.swap.no-such-seat"),
    (SWAP_DUE, "play 4", "mada.swap.due"),
    (SWAP_DUE, "discard 4", "mada.swap.due"),
    (SWAP_DUE, "keep", "mada.swap.due"),
    (STUNG, "luck", "mada.sting.due"),
    (STUNG, "keep", "mada.sting.due"),
    (STUNG, "swap 1", "mada.sting.due"),
    (STUNG, "discard 7", "mada.discard.not-in-hand"),
    (STUNG, "discard 4 9", "mada.discard.one-card"),
    (OPENING, "draw", "mada.sting.due"),
    (OPENING, "discard 4 9", "mada.discard.one-card"),
    (BEATEN, "luck", "mada.loss.due"),
    (BEATEN, "swap 1", "mada.loss.due"),
    (BEATEN, "discard 9 9", "mada.discard.not-in-hand"),
    (BEATEN, "discard 4 4 4", "mada.discard.not-in-hand"),
]


@pytest.mark.parametrize(("position", "move", "code"), REFUSED)
def test_refusal(position, move, code):
    untouched = position.state.copy()
    with pytest.raises(IllegalMove) as refused:
        position.play(move)
    assert refused.value.code == code
    assert refused.value.moves == position.moves()
    assert position.state == untouched


def test_every_code_is_provoked():
    assert {code for _, _, code in REFUSED} == set(MADA.refusal_codes)
    assert len(set(MADA.refusal_codes)) == len(MADA.refusal_codes)


@pytest.mark.parametrize(
    ("position", "move", "arguments"),
    [
        (
            TURN_OF_A,
            "play 4",
            {"card": Message("mada-card-cactus", {"value": 4}), "top": Message("mada-card-cactus", {"value": 5})},
        ),
        (TURN_OF_A, "play D", {"card": Message("mada-card-double-lemur")}),
        (SWAP_DUE, "swap 0", {"player": Player(0)}),
        (SWAP_DUE, "swap 4", {"seat": 5}),  # people count from 1
        (
            BEATEN,
            "discard 9 9 L",
            {"cards": Listing((Message("mada-card-cactus", {"value": 9}), Message("mada-card-lemur")))},
        ),
    ],
)
def test_refusal_names_what_is_wrong(position, move, arguments):
    with pytest.raises(IllegalMove) as refused:
        position.play(move)
    assert refused.value.arguments == arguments


@pytest.mark.parametrize(
    ("position", "move", "code"),
    [
        (TURN_OF_A, "play S", "move.unknown"),
        (TURN_OF_A, "Luck", "move.unknown"),
        (TURN_OF_A.play("luck"), "luck", "move.awaits-chance"),
        (TURN_OF_A.play("luck"), "deal 4", "move.awaits-chance"),
        (after(table(piles=["7", "1", ""], asides=["", "1 1 1 2", ""]), "luck", "flip 6"), "luck", "move.game-over"),
    ],
)
def test_refusals_of_the_core(position, move, code):
    with pytest.raises(IllegalMove) as refused:
        position.play(move)
    assert refused.value.code == code


def test_every_readable_move_is_either_legal_or_refused_with_a_known_code():
    cards = [str(value) for value in range(1, 14)] + ["L", "D"]
    texts = ["draw", "luck", "keep", "deal 1", "flip S"]
    texts += [f"swap {seat}" for seat in range(5)]
    texts += [f"{verb} {card}" for verb in ("play", "discard") for card in cards]
    texts += ["discard 1 2", "discard 5 5", "discard 5 L", "discard 1 2 3", "discard L L L"]
    for seats in SEATS:
        for number, (_, _, position) in enumerate(steps(MADA.start(seats), seats, "special")):
            if position.actor < 0 or number % 7:
                continue
            for text in set(texts) - set(position.moves()):
                with pytest.raises(IllegalMove) as refused:
                    position.play(text)
                assert refused.value.code in MADA.refusal_codes
