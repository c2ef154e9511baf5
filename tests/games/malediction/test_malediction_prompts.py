"""What is asked at a table of Malédiction! names what may be played, and why."""

from tests.games.malediction.tables import MALEDICTION, by_seat, deal, in_tricks, play_all
from tests.games.prompts import prompt


def test_a_contract_is_explained_in_a_few_words() -> None:
    position = deal(MALEDICTION.start(3), "S1")
    chooser = position.actor
    expected = "Choose a contract: how many tricks will you win with your 7 cards, exactly or at least?"
    assert prompt(position, chooser) == expected
    assert prompt(position, None).endswith("chooses a contract.")


def test_who_leads_plays_anything() -> None:
    assert prompt(in_tricks(["R5 C9", "R2", "C1"]), 0) == "You lead: play any card."
    assert prompt(in_tricks(["R5 P1", "R2", "C1"]), 0) == "You lead: play any card, alone or with a potion."
    assert prompt(in_tricks(["R5 P1", "R2", "C1"]), 1) == "Ann leads."


def test_who_can_follow_hears_with_how_many_cards() -> None:
    led = in_tricks(["C5 C9", "C1 C2 C3 R7", "R1 R2"]).play("play C5")
    assert prompt(led, 1) == "Follow crows: 3 of your cards may be played."
    assert prompt(led, 0) == "Ben is to play: crows were led."
    one = in_tricks(["C5 C9", "C1 R7", "R1 R2"]).play("play C5")
    assert prompt(one, 1) == "Follow crows: one of your cards may be played."


def test_who_cannot_follow_plays_anything_and_the_others_are_not_told_so() -> None:
    hands = ("R7 B1", "C7 B1")
    void, following = (in_tricks(["C5 C9", hand, "R1 R2"]).play("play C5") for hand in hands)
    assert prompt(void, 1) == "You have no crows to follow with: play any card."
    for eyes in (None, 0):
        assert void.view(eyes)["asks"] == following.view(eyes)["asks"]


def test_saved_zeros_are_asked_for_with_the_reason() -> None:
    position = in_tricks(["S9", "R2", "R3"], contracts="3 1 1", zeros=by_seat(2))
    position = play_all(position, "play S9, play R2, play R3")
    expected = "You are 2 tricks short: hand in as many saved zeros to fulfil your contract, or keep them and fail it."
    assert prompt(position, 0) == expected
    assert prompt(position, 2) == "Ann may hand in 2 saved zeros."
