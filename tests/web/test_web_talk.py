"""Undo among people by agreement, what the log tells besides the moves, and what people say to each other."""

import itertools
import random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import katta
from katta.texts import LANGUAGES, Catalogue
from tests.server.harness import House, listen, seated
from tests.server.test_server_people import revocable
from tests.web.company import Company, answer, cover, line, lines, mover, question, take_turns
from tests.web.test_web_access import violations
from tests.web.visitor import PHONE, SAID, SEEN_AGAIN, Visitor

GAMES = [game.name for game in katta.games()]
NAMES = ["Ada", "Ben", "Cleo"]
TAKEN_BACK = "took a move back."
UNDO_MILLISECONDS = 3000
"""Longer than it takes to find out whether a move can be taken back."""
SLOW_SHOW = f"""
    const patience = window.setTimeout;
    window.setTimeout = (call, wait, ...rest) =>
        patience(call, wait > 200 && wait < 2000 ? {UNDO_MILLISECONDS} : wait, ...rest);
"""
"""What flies takes as long as that."""


# Undo


def undo_button(person: Visitor) -> Locator:
    return person.page.get_by_role("button", name="Take back")


def with_a_move_to_take_back(house: House, game: str) -> tuple[dict[str, Any], int]:
    """A table of three where the last move showed nothing hidden, and who made it."""
    for seed in itertools.count():
        made = house.make(game, *NAMES)
        guests = [house.guest(made, seat) for seat in range(3)]
        with seated(*guests):
            found = revocable(guests, random.Random(seed))
            if found is not None:
                mover, other = found
                proposal = other.until(lambda told: told["type"] == "asking")["proposal"]["proposal"]
                other.request("vote", proposal=proposal, agree=False)
                if not any(told["type"] == "undoable" for told in mover.heard):
                    mover.until(lambda told: told["type"] == "undoable")
                return made, guests.index(mover)
    raise AssertionError


@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_taken_back_when_the_others_agree_and_the_log_says_so(company: Company, game: str) -> None:
    made, seat = with_a_move_to_take_back(company.house, game)
    people = [company.sit(made, place) for place in range(3)]
    asker, (one, other) = people[seat], [person for person in people if person is not people[seat]]
    before = lines(asker)
    assert undo_button(one).count() == undo_button(other).count() == 0
    expect(undo_button(asker)).to_have_attribute("title", "Take back, if the others agree")
    undo_button(asker).click()
    expect(asker.page.get_by_text("You would like to take your last move back. Waiting for").first).to_be_visible()
    expect(undo_button(asker)).to_be_hidden()
    for person in (one, other):
        expect(question(person)).to_contain_text(f"{NAMES[seat]} would like to take the last move back.")
        answer(person, "Agree")
    for person in people:
        told = f"{'You' if person is asker else NAMES[seat]} {TAKEN_BACK}"
        expect(line(person, told)).to_be_visible()
        expect(person.page.locator("p[aria-live]").filter(has_text=told)).to_have_count(1)
    assert line(asker, TAKEN_BACK).get_by_role("button").count() == 0, "there is nothing to be seen again"
    asker.await_turn()
    after = lines(asker)
    assert len(after) == len(before), "the move is gone, and told instead is that it was taken back"
    assert after[1:] == before[1:]
    asker.page.reload()
    expect(asker.page.locator("section:has(#log-title) li")).to_have_text(after)


def test_a_move_stays_where_somebody_does_not_agree(company: Company) -> None:
    made, seat = with_a_move_to_take_back(company.house, "sifaka")
    people = [company.sit(made, place) for place in range(3)]
    asker, other = people[seat], people[(seat + 1) % 3]
    version = asker.version()
    undo_button(asker).click()
    answer(other, "Do not agree")
    said = f"{NAMES[(seat + 1) % 3]} does not agree: everything stays as it is."
    expect(asker.page.get_by_role("alert").filter(has_text=said)).to_be_visible()
    expect(question(people[(seat + 2) % 3])).to_be_hidden()
    assert asker.version() == version


@pytest.mark.parametrize("game", GAMES)
def test_taking_back_is_not_offered_where_hidden_things_were_shown(company: Company, game: str) -> None:
    made = company.house.make(game, *NAMES)
    guests = [company.house.guest(made, seat) for seat in range(3)]
    with seated(*guests):
        for _ in range(60):
            listen(*guests)
            last = next(guest for guest in guests if guest.moves)
            last.play(last.moves[0])
            if last.request("undo", version=last.scene["version"])["type"] == "refused":
                break
        person = company.sit(made, guests.index(last))
        person.page.wait_for_timeout(UNDO_MILLISECONDS)
        assert person.version() == str(last.scene["version"])
        assert undo_button(person).count() == 0


def test_against_bots_taking_back_asks_nobody(company: Company) -> None:
    person = company.come()
    person.play_now("malediction")
    assert undo_button(person).count() == 0, "there is nothing to take back yet"
    person.play(person.texts()[0])
    person.await_turn()
    expect(undo_button(person)).to_have_attribute("title", "Take back")
    undo_button(person).click()
    expect(line(person, TAKEN_BACK)).to_be_visible()


def test_taking_back_is_offered_though_it_became_clear_while_the_move_was_still_being_shown(company: Company) -> None:
    made = company.house.make("malediction", *NAMES)
    people = [company.come(speed="calm") for _ in range(3)]
    for seat, person in enumerate(people):
        person.page.add_init_script(SLOW_SHOW)
        company.seat(person, made, seat)
    person = mover(people)
    person.play(person.texts()[0])
    expect(undo_button(person)).to_be_visible()


def test_on_a_shared_device_the_last_move_can_be_taken_back_before_the_device_goes_on(company: Company) -> None:
    made = company.house.make("malediction", *NAMES)
    device = company.sit(made, 0, 1, 2)
    first = cover(device).inner_text()
    device.page.locator("main button.main").click()
    device.await_turn()
    device.page.locator(f'[data-move="{device.texts()[0]}"]').click()
    device.page.get_by_role("button", name="take the last move back").click()
    expect(question(device)).to_contain_text("would like to take the last move back.")
    answer(device, "Agree")
    expect(cover(device)).to_have_text(first)  # it is the turn of the same person again
    device.page.locator("main button.main").click()
    expect(line(device, TAKEN_BACK)).to_be_visible()
    assert device.await_turn()


def test_a_move_after_a_note_can_be_seen_again(company: Company) -> None:
    made, seat = with_a_move_to_take_back(company.house, "malediction")
    people = [company.sit(made, place) for place in range(3)]
    undo_button(people[seat]).click()
    for person in people:
        if person is not people[seat]:
            answer(person, "Agree")
    expect(line(people[seat], TAKEN_BACK)).to_be_visible()
    take_turns(people, 1)
    again = people[seat].page.get_by_role("button", name="See again").first
    people[seat].hold_time(*SEEN_AGAIN)
    again.click()
    expect(people[seat].page.get_by_text("replay", exact=True)).to_be_visible()
    people[seat].let_time_pass()
    expect(people[seat].page.get_by_text("replay", exact=True)).to_be_hidden()


# Saying something


def bubbles(person: Visitor) -> Locator:
    return person.page.locator(".bubble")


def speak(person: Visitor, phrase: str) -> None:
    person.page.get_by_role("button", name="Say something").click()
    person.page.get_by_role("dialog", name="Say something").get_by_role("button", name=phrase, exact=True).click()


def box(locator: Locator) -> dict[str, float]:
    found = locator.bounding_box()
    assert found is not None
    return {"x": found["x"], "y": found["y"], "width": found["width"], "height": found["height"]}


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    return all(
        one[at] < other[at] + other[size] and other[at] < one[at] + one[size]
        for at, size in (("x", "width"), ("y", "height"))
    )


def is_in_sight(person: Visitor, found: dict[str, float]) -> bool:
    size = person.page.viewport_size
    assert size is not None
    return (
        found["x"] >= 0
        and found["y"] >= 0
        and found["x"] + found["width"] <= size["width"]
        and found["y"] + found["height"] <= size["height"]
    )


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_is_read_by_each_in_the_own_language_at_the_seat_that_said_it(company: Company, game: str) -> None:
    made = company.house.make(game, *NAMES)
    ada, ben = company.sit(made, 0), company.sit(made, 1, language="fr", size=PHONE)
    watcher = company.watch(made)
    before = [box(one) for one in ben.page.locator("[data-seat]").all()]
    assert len(before) == 3
    for person in (ada, ben, watcher):
        person.hold_time(*SAID)
    speak(ada, "Well played!")
    for person in (ada, ben, watcher):
        expect(bubbles(person)).to_have_attribute("data-of", "0")
    french = Catalogue("fr").say("phrase-well-played")
    expect(bubbles(ben)).to_contain_text(french)
    expect(ben.page.get_by_role("log")).to_have_text(f"Ada\u00a0: {french}")
    expect(bubbles(watcher)).to_contain_text("Well played!")
    found = box(bubbles(ben))
    assert is_in_sight(ben, found)
    assert [box(one) for one in ben.page.locator("[data-seat]").all()] == before, "nothing moves"
    assert not any(overlap(found, box(hand)) for hand in ben.page.locator("[data-part=hand]").all())
    for person in (ada, ben, watcher):
        person.let_time_pass()
        expect(bubbles(person)).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_when_everybody_speaks_on_a_phone_nothing_is_out_of_sight_or_on_the_own_hand(
    company: Company, game: str
) -> None:
    most = katta.game(game).seats[-1]
    made = company.house.make(game, *"ABCDEFGHIJ"[:most])
    person = company.sit(made, 0, size=PHONE)
    others = [company.house.guest(made, seat) for seat in range(1, most)]
    person.hold_time(*SAID)
    with seated(*others):
        for other, phrase in zip(others, itertools.cycle(["one-moment", "clap", "bye"]), strict=False):
            other.request("say", phrase=phrase)
        expect(bubbles(person)).to_have_count(most - 1)
        found = [box(one) for one in bubbles(person).all()]
        hand = [box(one) for one in person.page.locator("[data-part=hand]").all()]
        assert len(hand) == 1
        assert all(is_in_sight(person, one) for one in found)
        assert not any(overlap(one, hand[0]) for one in found)
        person.page.evaluate("scrollTo(0, document.body.scrollHeight)")
        person.page.evaluate("new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame))")
        assert all(is_in_sight(person, box(one)) for one in bubbles(person).all())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_and_reaction_can_be_said_in_every_language(company: Company, language: str) -> None:
    made = company.house.make("mada", "Ada", "Ben")
    ada, catalogue = company.sit(made, 0, language=language), Catalogue(language)
    ada.page.get_by_role("button", name=catalogue.say("people-talk")).click()
    choice = ada.page.get_by_role("dialog", name=catalogue.say("people-talk"))
    reactions = choice.get_by_role("group", name=catalogue.say("people-reactions")).get_by_role("button")
    phrases = choice.get_by_role("group", name=catalogue.say("people-phrases")).get_by_role("button")
    expect(reactions).to_have_count(6)
    expect(phrases).to_have_count(12)
    expect(reactions.locator("svg")).to_have_count(6)
    expect(choice).to_be_in_viewport(ratio=1)
    phrases.last.click()
    expect(bubbles(ada)).to_contain_text(catalogue.say("phrase-bye"))
    expect(choice).to_be_hidden()


def test_a_reaction_is_a_picture_and_a_click_puts_it_away(company: Company) -> None:
    ada, ben = company.seated("mada", "Ada", "Ben")
    for person in (ada, ben):
        person.hold_time(*SAID)
    speak(ada, "Ha ha!")
    expect(bubbles(ben).locator("svg")).to_be_visible()
    bubbles(ben).click()
    expect(bubbles(ben)).to_have_count(0)
    expect(bubbles(ada)).to_have_count(1)


def test_anyone_can_mute_anyone_and_it_lasts(company: Company) -> None:
    ada, ben, cleo = company.seated("sifaka", *NAMES)
    ben.page.get_by_role("button", name="Hide what Ada says").click()
    speak(ada, "Hello!")
    expect(bubbles(cleo)).to_contain_text("Hello!")
    assert bubbles(ben).count() == 0
    assert ben.page.get_by_role("log").inner_text() == ""
    ben.page.reload()
    speak(cleo, "Oops!")
    speak(ada, "Sorry!")
    expect(bubbles(cleo).filter(has_text="Sorry!")).to_be_visible()
    expect(bubbles(ben)).to_have_count(1)
    expect(bubbles(ben)).to_contain_text("Oops!")
    ben.page.get_by_role("button", name="Show what Ada says").click()
    speak(ada, "Thank you!")
    expect(bubbles(ben).filter(has_text="Thank you!")).to_be_visible()


def test_who_looks_on_says_nothing_and_nobody_talks_to_bots(company: Company) -> None:
    made = company.house.make("mada", "Ada", "Ben")
    watcher, alone = company.watch(made), company.come()
    alone.play_now("mada")
    for person in (watcher, alone):
        assert person.page.get_by_role("button", name="Say something").count() == 0


def test_something_is_said_by_keyboard_alone(company: Company) -> None:
    ada, ben = company.seated("malediction", *NAMES)[:2]
    ada.page.get_by_role("button", name="Say something").focus()
    ada.page.keyboard.press("Enter")
    choice = ada.page.get_by_role("dialog", name="Say something")
    expect(choice.get_by_role("button")).to_have_count(18)
    ada.page.keyboard.press("Escape")
    expect(choice).to_be_hidden()
    ada.page.keyboard.press("Enter")
    expect(choice.get_by_role("button")).to_have_count(18)
    ada.page.keyboard.press("Tab")
    ada.page.keyboard.press("Tab")
    ada.page.keyboard.press("Enter")
    expect(bubbles(ben)).to_contain_text("Ha ha!")
    expect(ada.page.get_by_role("button", name="Say something")).to_be_focused()


def test_who_talks_without_end_is_told_so(company: Company) -> None:
    ada, ben = company.seated("mada", "Ada", "Ben")
    ada.page.get_by_role("button", name="Say something").click()
    hello = ada.page.get_by_role("dialog", name="Say something").get_by_role("button", name="Hello!")
    hello.evaluate("button => { for (let n = 0; n < 12; n++) button.click() }")
    expect(ada.page.get_by_role("alert").filter(has_text="Too much at once")).to_be_visible()
    assert bubbles(ben).count() < 12


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_questions_phrases_and_bubbles_are_for_everyone(company: Company, theme: str) -> None:
    made, seat = with_a_move_to_take_back(company.house, "malediction")
    person = company.sit(made, (seat + 1) % 3, size=PHONE, theme=theme)
    asker, other = company.house.guest(made, seat), company.house.guest(made, (seat + 2) % 3)
    person.hold_time(*SAID)
    with seated(asker, other):
        asker.request("undo", version=asker.scene["version"])
        other.request("say", phrase="clap")
        expect(question(person)).to_be_visible()
        expect(bubbles(person)).to_be_visible()
        assert violations(person) == []
        person.let_time_pass()
        expect(bubbles(person)).to_have_count(0)
        question(person).get_by_role("button").last.click()
        expect(question(person)).to_have_count(0)  # axe does not know that a popover lies above everything
        assert violations(person) == []  # what waits for the others is said on
        person.page.get_by_role("button", name="Say something").click()
        expect(person.page.get_by_role("dialog", name="Say something").get_by_role("button")).to_have_count(18)
        assert violations(person) == []
        assert person.is_as_wide_as_the_screen()
