"""The component file and the state record."""

import numpy as np
import pytest

from katta.core.errors import BadComponents
from katta.games.malediction import components
from katta.games.malediction.state import MaledictionState
from tests.games.malediction.tables import MALEDICTION, deal, play_all


def variant(tmp_path, old, new):
    text = components.DEFAULT.text
    assert old in text
    path = tmp_path / "other.toml"
    path.write_text(text.replace(old, new), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("hand = 7", "hand = 8", "hand: expected 7"),
        ("hats = 7", "hats = 6", "hats: expected 7"),
        ('"rat", "crow"', '"crow", "rat"', "suits: expected"),
        ("potions = { 1 = 3", "potions = { 1 = 4", "potions: expected"),
        ("copies = { 0 = 8", "copies = { 0 = 9", "contracts.copies: expected"),
        ("exactly  = { 0 = 0, ", "exactly  = { ", "contracts.exactly: expected points for the numbers"),
        ("at_least = { 1 = 1", "at_least = { 4 = 1", "contracts.at_least: expected points for the numbers"),
        ("exactly  = { 0 = 0", "exactly  = { 0 = 1", "contracts.exactly.0: expected 0 points"),
        ("3 = 6", "3 = -6", "contracts.exactly"),
        ("3 = 6", '3 = "six"', "contracts.exactly"),
        ("hats = 7", "hats = 7\nbrooms = 1", "brooms"),
        ("hats = 7\n", "", "hats"),
    ],
)
def test_wrong_material_is_named(tmp_path, old, new, key):
    path = variant(tmp_path, old, new)
    with pytest.raises(BadComponents, match=key) as refused:
        MALEDICTION.start(3, components=path)
    assert str(path) in str(refused.value)


def test_points_on_the_faces_may_vary(tmp_path):
    path = variant(tmp_path, "at_least = { 1 = 1", "at_least = { 1 = 5")
    position = MALEDICTION.start(3, components=path)
    assert position.view(None)["worth"]["1+"] == position.view(None)["cost"]["1+"] == 5
    assert MALEDICTION.start(3, components=path, penalty="number").view(None)["cost"]["1+"] == 1
    assert play_all(deal(position, "S1"), "bid 1+, bid 2, bid 0").actor == 0


def test_the_record_has_no_gaps_and_no_field_hides_an_attribute():
    dtype = MaledictionState.dtype
    names = dtype.names or ()
    assert sum(dtype[name].itemsize for name in names) == dtype.itemsize
    assert not set(names) & set(dir(np.zeros(1, np.dtype([("x", np.int8)]))[0]))
    assert dtype.itemsize < 1024
