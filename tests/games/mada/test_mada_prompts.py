"""What is asked at a table of Mada names what is possible, and nothing else."""

import pytest

from tests.games.mada.tables import MADA, after, deal, table
from tests.games.prompts import prompt


@pytest.mark.parametrize(
    ("pile", "hand", "sentence"),
    [
        ("", "", "Draw a card or try your luck."),
        ("", "3 5", "Play any card, draw a card or try your luck."),
        ("7", "7 L", "Play any card, draw a card or try your luck."),
        ("7 L", "1 2", "Play any card, draw a card or try your luck."),
        ("", "3 5 6", "Play any card or try your luck: your hand is full."),
        ("7", "3 9", "Play a Cactus of 7 or more, draw a card or try your luck."),
        ("7", "3 8 9", "Play a Cactus of 7 or more, or try your luck: your hand is full."),
        ("7", "3 D", "Play a special card, draw a card or try your luck."),
        ("7", "3 4 L", "Play a special card or try your luck: your hand is full."),
        ("7", "3 9 L", "Play a Cactus of 7 or more or a special card, or try your luck: your hand is full."),
        ("7", "3", "Your cards are lower than 7: draw a card or try your luck."),
        ("7", "3 4 5", "Your cards are lower than 7 and your hand is full: try your luck."),
    ],
)
def test_a_turn_offers_what_the_hand_allows(pile: str, hand: str, sentence: str) -> None:
    position = table(piles=[pile, "", ""], hands=[hand, "", ""])
    assert prompt(position, 0) == sentence
    assert ("draw a card" in sentence.lower()) == ("draw" in position.moves())
    assert ("lay " in sentence) == any(move.startswith("play") for move in position.moves())


def test_others_hear_whose_turn_it_is_and_nothing_of_the_hand() -> None:
    positions = [table(piles=["7", "", ""], hands=[hand, "", ""]) for hand in ("3 9 L", "1 2 3")]
    for eyes in (None, 1):
        assert {prompt(position, eyes) for position in positions} == {"Ann is to move."}
        assert positions[0].view(eyes)["asks"] == positions[1].view(eyes)["asks"]


def test_every_other_decision_is_asked_for_with_its_reason() -> None:
    assert prompt(MADA.start(2), 0) == "The opening hands are dealt."
    dealt = deal(2, "S 1 2", "3 4 5")
    assert prompt(dealt, 0) == "You were dealt a Scorpion: choose the hand card that goes with it."
    assert prompt(dealt, 1) == "Ann was dealt a Scorpion: one hand card must go with it."
    assert prompt(after(table(), "luck"), 0) == "You try your luck …"
    assert prompt(after(table(), "draw"), 1) == "Ann draws a card …"
    stung = after(table(hands=["4", "", ""]), "luck", "flip S")
    assert prompt(stung, 0) == "Scorpion: choose the hand card you discard."
    assert prompt(stung, None) == "Scorpion: Ann must discard a hand card."
    swapping = after(table(hands=["D", "", ""], piles=["7", "", ""]), "play D")
    assert prompt(swapping, 0) == "Double Lemur: choose whose pile you swap with yours."
    lost = after(table(hands=["4", "", ""], piles=["7", "", ""]), "luck", "flip 6")
    assert prompt(lost, 0) == "You lost the round: discard cards from your hand, or keep them all."
    assert prompt(lost, 1) == "Ann lost the round and may discard hand cards."
    over = after(table(piles=["7", "1", ""], asides=["", "1 2 3 4", "13"]), "luck", "flip 6")
    assert prompt(over, 0) == "The game is over."
