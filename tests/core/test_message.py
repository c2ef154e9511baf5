"""Messages: values that mean the same wherever they are said."""

import pytest

from katta import Listing, Message, Player


def test_a_message_without_arguments():
    assert Message("list-and").arguments == {}


def test_messages_are_values():
    card = Message("card", {"value": 7})
    assert card == Message("card", {"value": 7})
    assert Message("play", {"player": Player(1), "cards": Listing((card, card))}) == Message(
        "play", {"player": Player(1), "cards": Listing((card, card))}
    )
    assert card != Message("card", {"value": 8})


def test_players_and_listings_are_values():
    assert len({Player(0), Player(0), Player(1)}) == 2
    assert Listing((1, "two")) == Listing((1, "two"))


@pytest.mark.parametrize(("value", "field"), [(Message("card"), "id"), (Player(0), "seat"), (Listing((1,)), "items")])
def test_nothing_of_them_can_be_changed(value, field):
    with pytest.raises(AttributeError):
        setattr(value, field, None)
