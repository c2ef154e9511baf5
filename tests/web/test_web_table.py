"""What a person can do at a table besides moving."""

import random
import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.harness import House
from tests.server.test_server_admin import admin
from tests.web.visitor import SEEN_AGAIN, SHOWN, Visitor


def test_every_move_is_a_button_named_by_its_sentence(visit: Callable[..., Visitor]) -> None:
    person = visit()
    person.play_now("mada")
    listed = person.page.get_by_role("list", name="Your moves").get_by_role("button")
    assert listed.count() == len(person.texts()) > 0
    assert all(re.match(r"(Play|Draw|Try|Discard)", one.inner_text()) for one in listed.all())


def test_a_double_click_plays_once(visit: Callable[..., Visitor]) -> None:
    person = visit()
    person.play_now("mada")
    person.play_until("luck")
    person.page.locator("[data-move=luck]").dblclick()
    person.await_turn()
    log = person.page.locator("section:has(#log-title) li").all_inner_texts()
    assert sum("You try your luck" in line for line in log) <= 2  # the second only if the round went on by itself
    assert not person.page.get_by_role("alert").is_visible()


def test_an_illegal_card_says_why(visit: Callable[..., Visitor]) -> None:
    """A full hand cannot draw: the draw pile says so when it is clicked."""
    person = visit()
    for _ in range(20):
        person.play_now("mada")
        if "draw" not in person.texts() and "luck" in person.texts():
            break
    person.page.locator('[data-try="draw"]').click()
    expect(person.page.get_by_role("alert").filter(has_text="You hold 3 cards already")).to_be_visible()


def test_hints_come_with_chances_and_a_reason(visit: Callable[..., Visitor]) -> None:
    person = visit()
    person.play_now("mada")
    person.page.get_by_role("button", name="Ask for a hint").click()
    expect(person.page.locator("[data-move] .share").first).to_have_text(re.compile(r"\d+%"))
    expect(person.page.locator(".why")).to_have_text(re.compile(r"\w"))


def test_taking_back_against_bots_makes_it_a_practice_game(visit: Callable[..., Visitor]) -> None:
    person = visit()
    person.play_now("malediction")
    before = person.texts()
    person.play(before[0])
    person.await_turn()
    person.page.get_by_role("button", name="Take back").click()
    expect(person.page.get_by_text("practice game")).to_be_visible()
    assert person.texts() == before


def test_what_others_did_can_be_seen_again(visit: Callable[..., Visitor]) -> None:
    person = visit(speed="quick")
    person.play_now("mada")
    person.play_until("luck")
    person.play("luck")
    again = person.page.get_by_role("button", name=re.compile("^See again: Indri"))
    while person.await_turn() and not again.count():  # who loses has to discard before anybody else plays
        person.play(person.texts()[0])
    person.page.reload()
    person.await_turn()
    person.hold_time(*SEEN_AGAIN)
    again.first.click()
    expect(person.page.get_by_text("replay", exact=True)).to_be_visible()
    person.let_time_pass()
    expect(person.page.get_by_text("replay", exact=True)).to_be_hidden()
    person.await_turn()


def test_the_rules_open_at_the_paragraph_that_matters(visit: Callable[..., Visitor]) -> None:
    person = visit()
    person.play_now("sifaka")
    person.page.get_by_role("button", name="Rules").click()
    now = person.page.locator("section.now")
    expect(now).to_be_in_viewport()
    assert now.get_attribute("id") == "rules-setup"


def test_the_end_brings_scores_chances_replay_record_and_rematch(visit: Callable[..., Visitor]) -> None:
    person = visit()
    person.play_now("mada")
    person.play_on(random.Random(11))
    expect(person.page.locator(".ending figure svg path").first).to_be_visible()
    with person.page.expect_download() as download:
        person.page.get_by_role("link", name="Download the record").click()
    assert download.value.path().read_text(encoding="utf-8").startswith("katta")
    person.page.get_by_role("button", name="Check the deal").click()
    expect(person.page.locator("dialog p.good")).to_have_count(3)
    person.page.keyboard.press("Escape")
    finished = person.page.url
    person.page.get_by_role("button", name="Play again").click()
    person.page.wait_for_url(lambda url: url != finished)
    person.await_turn()
    assert {kept["game"] for kept in person.remembers()} == {"mada"}
    assert len(person.remembers()) == 2


def test_a_game_can_be_continued_from_the_home_page(visit: Callable[..., Visitor]) -> None:
    person = visit()
    person.play_now("sifaka")
    person.play(person.texts()[0])
    version = person.version()
    person.page.goto("/")
    person.page.locator("section:has(#continue-title) a").first.click()
    person.await_turn()
    assert int(person.version()) >= int(version)


def test_animations_run_and_end_where_the_rules_say(visit: Callable[..., Visitor]) -> None:
    """The same game with flying pieces: what is shown in the end is what the server says."""
    person = visit(speed="quick")
    person.play_now("mada")
    person.play_some(random.Random(5), 6)
    shown = person.version()
    person.page.reload()
    person.await_turn()
    assert person.version() == shown


def test_a_wrong_link_says_so(visit: Callable[..., Visitor]) -> None:
    person = visit()
    person.page.goto("/table/nowhere#nothing")
    expect(person.page.get_by_role("alert").filter(has_text="There is no such table here.")).to_be_visible()
    expect(person.page.get_by_role("link", name="To all games", exact=True)).to_be_visible()
    person.forgive_refusal()


def test_two_tabs_of_one_seat_stay_in_step(visit: Callable[..., Visitor]) -> None:
    person = visit()
    person.play_now("malediction")
    other = person.context.new_page()
    other.goto(person.page.url)
    other.locator("[data-move]").first.wait_for()
    person.play(person.texts()[0])
    person.await_turn()
    expect(other.locator("[data-version]")).to_have_attribute("data-version", person.version())


def test_who_is_in_a_hurry_skips_what_is_being_shown(visit: Callable[..., Visitor]) -> None:
    """A card turned over by luck takes four seconds at the calm speed, and here it would take for ever."""
    for skip in ("button", "key", "tap"):
        person = visit(speed="calm")
        person.play_now("mada")
        person.play_until("luck")
        before = person.version()
        person.hold_time(*SHOWN)
        person.page.locator('[data-move="luck"]').click()
        button = person.page.get_by_role("button", name="Skip")
        button.wait_for()
        if skip == "button":
            button.click()
        elif skip == "key":
            person.page.keyboard.press("Escape")
        else:
            person.page.locator(".board .others").click()
        person.await_version_after(before)


def test_the_end_of_a_round_is_said_aloud_with_all_that_follows(visit: Callable[..., Visitor]) -> None:
    """Scores, the next deal and its trump arrive together; a screen reader must not hear the last of them only."""
    person = visit()
    person.play_now("malediction")
    person.page.evaluate(
        """() => {
            const region = document.querySelector("p[aria-live]");
            window.said = [];
            new MutationObserver(() => window.said.push(region.textContent))
                .observe(region, { childList: true, characterData: true, subtree: true });
        }"""
    )
    luck = random.Random(5)
    while not person.reads("Round 1 is over"):
        assert person.await_turn()
        person.play(luck.choice(person.texts()))
    told = next(said for said in person.page.evaluate("window.said") if "Round 1 is over" in said)
    assert "trump" in told


def test_a_table_that_is_closed_says_so_at_once(visit: Callable[..., Visitor], house: House) -> None:
    person = visit()
    person.play_now("mada")
    admin(house, "close", person.page.url)
    expect(person.page.get_by_role("alert").filter(has_text="This table was closed")).to_be_visible()
    expect(person.page.get_by_role("link", name="To all games", exact=True)).to_be_visible()
