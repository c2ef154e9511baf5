"""Why a move of Mada is good or bad."""

from katta.core.position import Position
from katta.texts import Catalogue
from tests.games.mada.tables import after, table


def said(position: Position, text: str) -> list[str]:
    reasons = position.seen_by(position.actor).reasons(text)
    return [Catalogue("en", ["Ada", "Bob", "Cleo"]).say(reason) for reason in reasons]


def test_luck_names_the_risk_and_what_it_would_give_the_others():
    position = table(piles=["7", "4 9", "L"], hands=["2 L", "", ""])
    risk, gift = said(position, "luck")
    assert "chance of losing the round" in risk
    assert gift == "if you lose, the others put aside 4 prickly pears"


def test_luck_on_an_empty_pile_cannot_lose():
    assert "you cannot lose" in said(table(hands=["2 L", "", ""]), "luck")[0]


def test_drawing_names_what_stays_at_stake():
    assert "Cactus 7 stays on your pile" in said(table(piles=["7", "", ""]), "draw")[0]
    assert "brings nothing" in said(table(piles=["", "7", ""]), "draw")[0]


def test_a_lemur_saves_a_pile_or_comes_too_early():
    assert "takes away a top" in said(table(piles=["7", "", ""], hands=["L", "", ""]), "play L")[0]
    assert "the Lemur can wait" in said(table(hands=["L", "", ""]), "play L")[0]


def test_a_swap_weighs_both_tops():
    position = after(table(piles=["3", "5", ""], hands=["D", "", ""]), "play D")
    top, luck, given = said(position, "swap 1")
    assert "Cactus 5" in top
    assert "would lose" in luck
    assert "goes to them" in given


def test_a_scorpion_costs_least_what_could_not_be_laid():
    position = after(table(piles=["7", "", ""], hands=["4 9 D", "", ""]), "luck", "flip S")
    assert said(position, "discard 4")[0] == "you cannot lay Cactus 4 on your pile anyway"
    assert "you give up a top card worth" in said(position, "discard 9")[0]
    assert said(position, "discard D")[0] == "you give up a card that can save your pile"
    assert "you can lay 2 on your pile" in said(position, "discard 4")[1]


def test_a_loser_hears_what_each_discard_leaves():
    position = after(table(piles=["7", "4 9", ""], hands=["2 L", "", ""]), "luck", "flip 6")
    assert said(position, "keep")[0] == "you have room to draw 1 card"
    assert said(position, "discard L")[-1] == "you give up a card that can save your pile"
    assert "leaves you without a card in hand" in said(position, "discard 2 L")
