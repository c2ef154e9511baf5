"""The boards themselves: what is clicked, dragged and steered there is played."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.visitor import PHONE, Visitor


def hold_card(person: Visitor) -> str:
    """Into a game of Mada, until a card can be played; returns the move."""
    person.play_now("mada")
    while not (plays := [text for text in person.texts() if text.startswith("play") and text != "play D"]):
        person.play(person.texts()[0])
        person.await_turn()
    return plays[0]


def test_mada_a_card_is_played_by_a_click(visit: Callable[..., Visitor]) -> None:
    person = visit()
    card = hold_card(person)
    before = person.version()
    person.page.locator(f'[data-try="{card}"]').first.click()
    person.await_version_after(before)
    assert person.played[-1] == card


def test_mada_luck_is_tried_by_the_sun(visit: Callable[..., Visitor]) -> None:
    person = visit()
    person.play_now("mada")
    person.play_until("luck")
    before = person.version()
    person.page.locator('[data-try="luck"]').click()
    person.await_version_after(before)
    assert person.played[-1] == "luck"
    person.await_turn()
    assert person.reads("You try your luck")


def test_mada_a_card_is_dragged_onto_the_pile(visit: Callable[..., Visitor]) -> None:
    person = visit()
    card = hold_card(person)
    before = person.version()
    hand = person.page.locator(f'[data-try="{card}"]').first.bounding_box()
    pile = person.page.locator("[data-drop=pile]").bounding_box()
    assert hand
    assert pile
    person.page.mouse.move(hand["x"] + hand["width"] / 2, hand["y"] + hand["height"] / 2)
    person.page.mouse.down()
    person.page.mouse.move(pile["x"] + pile["width"] / 2, pile["y"] + pile["height"] / 2, steps=8)
    person.page.mouse.up()
    person.await_version_after(before)
    assert person.played[-1] == card


def hold_terrain(person: Visitor) -> None:
    """Into a game of Sifaka, a card in hand."""
    person.play_now("sifaka")
    person.play(person.texts()[0])
    person.await_turn()


def test_sifaka_a_card_is_steered_and_placed_by_keys_on_the_board(visit: Callable[..., Visitor]) -> None:
    person = visit()
    hold_terrain(person)
    board = person.page.get_by_role("application")
    before, allowed = person.version(), person.texts()
    asked = len(person.played)
    board.focus()
    person.page.keyboard.press("ArrowUp")
    person.page.keyboard.press("r")
    person.page.keyboard.press("Enter")
    person.await_version_after(before)
    [placed] = person.played[asked:]
    assert placed in allowed
    assert placed.startswith("place ")


def test_sifaka_a_place_against_the_rules_is_refused_with_a_sentence(visit: Callable[..., Visitor]) -> None:
    """The middle of the board, where the pawns stand."""
    person = visit()
    hold_terrain(person)
    box = person.page.get_by_role("application").bounding_box()
    assert box
    person.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(person.page.get_by_role("alert").filter(has_text=re.compile("first four cards|pawn"))).to_be_visible()


def test_sifaka_a_large_board_stays_readable_on_a_phone(visit: Callable[..., Visitor]) -> None:
    person = visit(size=PHONE, touch=True)
    person.play_now("sifaka")
    person.play_some(random.Random(2), 20)

    def square() -> float:
        scale = "new DOMMatrix(getComputedStyle(document.querySelector('.world')).transform).a"
        return 100 * float(person.page.evaluate(scale))

    near = square()
    assert near > 40
    person.page.get_by_role("button", name="Show the whole board").click()
    assert square() < near
    person.page.get_by_role("button", name="Back to my pawn").click()
    assert square() == pytest.approx(near, rel=0.1)  # as long as a little is to be gained, nothing moves


def test_malediction_a_contract_and_a_card_are_chosen_on_the_board(visit: Callable[..., Visitor]) -> None:
    person = visit()
    person.play_now("malediction")
    before = person.version()
    person.page.locator(".board").get_by_role("button", name=re.compile("Take .*exactly 1")).click()
    person.await_version_after(before)
    assert person.played[-1] == "bid 1"
    person.await_turn()
    texts = person.texts()
    card = next(text for text in texts if "+" not in text).removeprefix("play ")
    before = person.version()
    person.page.locator(f'[data-card="{card}"]').first.click()
    joined = (text.removeprefix("play ").split("+") for text in texts if "+" in text)
    if any(card in cards for cards in joined):  # a potion could be added, or be one itself, so it asks
        person.page.locator(".board .choice").first.click()
    person.await_version_after(before)
    assert person.played[-1] in texts
    assert card in person.played[-1].removeprefix("play ").split("+")


def test_a_whole_game_on_a_phone_in_the_dark(visit: Callable[..., Visitor]) -> None:
    person = visit(size=PHONE, theme="dark", touch=True)
    person.play_now("malediction")
    person.play_on(random.Random(3))
    expect(person.ending).to_be_visible()
    assert person.is_as_wide_as_the_screen()
