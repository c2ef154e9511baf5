"""A game is told at a pace that one can follow."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import katta
from tests.web.visitor import PHONE, Visitor

GAMES = [game.name for game in katta.games()]

REMEMBER = """() => {
    window.shown = { captions: [], stops: 0 };
    const look = () => {
        const caption = document.querySelector(".stage .bubble")?.textContent;
        if (caption && window.shown.captions.at(-1) !== caption) window.shown.captions.push(caption);
        if (document.querySelector(".go-on")) window.shown.stops += 1;
    };
    new MutationObserver(look).observe(document.body, { childList: true, characterData: true, subtree: true });
}"""
"""Keep what is said beside the seats, however short it is there."""


IS_READ_WHOLE = """(select) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    const pen = new OffscreenCanvas(1, 1).getContext("2d");
    pen.font = font;
    const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return [...select.options].every(({ text }) => pen.measureText(text).width <= room + 1);
}"""
"""Whether no choice of a list is cut off."""


def wait_for_a_stop(person: Visitor, luck: random.Random) -> None:
    """Play anything until something is complete and waits to be looked at."""
    stop = person.page.locator(".go-on")
    while not stop.is_visible():
        expect(person.moves.first.or_(stop).first).to_be_visible()
        if texts := person.texts():
            person.page.locator(f'[data-move="{luck.choice(texts)}"]').evaluate("button => button.click()")
            expect(person.moves).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_what_others_do_is_said_beside_them_and_the_last_move_stays_to_be_read(
    visit: Callable[..., Visitor], game: str
) -> None:
    person = visit(size=PHONE, speed="quick")
    person.play_now(game)
    person.page.evaluate(REMEMBER)
    last = person.page.locator(".last-move")
    while not (captions := person.page.evaluate("window.shown.captions")):
        person.play(person.texts()[0])
        person.await_turn()
    names = person.page.locator("section:has(#people-title) li strong").all_inner_texts()
    assert all(any(name in caption for name in names[1:]) for caption in captions), (names, captions)
    expect(last).to_be_in_viewport()
    newest = person.page.locator("section:has(#log-title) li span").first.inner_text()
    assert newest.endswith(last.get_attribute("title") or "nothing")
    assert person.is_as_wide_as_the_screen()


def test_a_trick_waits_for_a_key_until_the_person_wants_no_waiting(visit: Callable[..., Visitor]) -> None:
    person = visit(speed="quick")
    person.page.goto("/")
    person.page.get_by_role("button", name="Settings").click()
    person.page.get_by_label("After a trick or a round").select_option("tap")
    person.page.keyboard.press("Escape")
    person.play_now("malediction")
    luck = random.Random(4)
    wait_for_a_stop(person, luck)
    assert person.page.locator(".go-on .left").count() == 0
    person.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert person.page.locator(".go-on select").evaluate(IS_READ_WHOLE)
    expect(person.page.locator(".stage ~ p[aria-live]")).to_have_text(re.compile("trick"))
    person.page.keyboard.press(" ")
    expect(person.page.locator(".go-on")).to_be_hidden()
    wait_for_a_stop(person, luck)
    person.page.locator(".go-on").get_by_label("After a trick or a round").select_option("none")
    person.page.get_by_role("button", name="Go on").click()
    person.await_turn()
    person.page.evaluate(REMEMBER)
    person.play_some(luck, 8)
    assert person.page.evaluate("window.shown.stops") == 0
