"""Why a move of Mada is good or bad."""

from katta.core.position import Position
from katta.texts import Catalogue
from tests.games.mada.tables import after, table


def said(position: Position, text: str) -> list[str]:
    reasons = position.seen_by(position.actor).reasons(text)
    return [Catalogue("en", ["Ada", "Bob", "Cleo"]).say(reason) for reason in reasons]


def test_a_scorpion_names_what_stays_in_the_hand():
    position = after(table(hands=["4 4 D", "", ""]), "luck", "flip S")
    assert said(position, "discard 4") == ["you keep Cactus 4 and a Double Lemur"]
    assert said(position, "discard D") == ["you keep Cactus 4 and Cactus 4"]


def test_a_loser_hears_what_each_discard_leaves():
    position = after(table(piles=["7", "4 9", ""], hands=["2 L", "", ""]), "luck", "flip 6")
    assert said(position, "keep") == ["you keep Cactus 2 and a Lemur"]
    assert said(position, "discard 2") == ["you keep a Lemur"]
    assert said(position, "discard 2 L") == ["leaves you without a card in hand"]


def test_every_move_has_a_reason():
    stung = after(table(hands=["4 L D", "", ""]), "luck", "flip S")
    swapping = after(table(piles=["3", "5", ""], hands=["D", "", ""]), "play D")
    turn = table(piles=["7", "5", ""], hands=["2 L", "", ""])
    for position in (stung, swapping, turn):
        assert all(said(position, text) for text in position.moves())
