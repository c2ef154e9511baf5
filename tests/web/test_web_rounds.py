"""The summary of a round that is over can be read again, in every game that has rounds."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

import katta
from katta.core.declare import CLOSES
from katta.texts import LANGUAGES
from tests.web.company import Company, mover, play
from tests.web.visitor import PHONE, Visitor

Visit = Callable[..., Visitor]

ROUNDS = [game.name for game in katta.games() if any(event.traits.round == CLOSES for event in game.told["event"])]
WITHOUT = [game.name for game in katta.games() if game.name not in ROUNDS]


def button(person: Visitor) -> Locator:
    return person.page.locator("[data-tool=rounds]")


def play_rounds(person: Visitor, luck: random.Random, count: int = 1) -> None:
    """Play anything until so many rounds are over, and close their summaries again."""
    while True:
        person.await_turn()
        if button(person).is_enabled():
            button(person).click()
            found = len(summaries(person))
            person.page.keyboard.press("Escape")
            if found >= count:
                return
        person.play(luck.choice(person.texts()))


def summaries(person: Visitor) -> list[list[str]]:
    """The sentences of each round, as they stand in the open panel."""
    sections = person.page.locator("dialog section")
    sections.first.wait_for()
    return [section.locator("li").all_inner_texts() for section in sections.all()]


def told(person: Visitor) -> str:
    """All that the log says."""
    return " ".join(person.page.locator("section:has(#log-title) li span").all_inner_texts())


@pytest.mark.parametrize("game", ROUNDS)
def test_it_is_opened_by_mouse_and_keyboard_and_tells_what_the_log_told(visit: Visit, game: str) -> None:
    person = visit()
    person.play_now(game)
    expect(button(person)).to_be_disabled()
    play_rounds(person, random.Random(3))
    button(person).click()
    last, *_ = summaries(person)
    assert len(last) > 1
    assert all(sentence in told(person) for sentence in last)
    person.page.keyboard.press("Escape")
    expect(person.page.locator("dialog")).to_have_count(0)
    expect(button(person)).to_be_focused()
    person.page.keyboard.press("Enter")
    assert summaries(person)[0] == last


@pytest.mark.parametrize("game", ROUNDS)
def test_every_round_is_there_on_a_phone_and_after_a_reload(visit: Visit, game: str) -> None:
    person = visit(size=PHONE, touch=True)
    person.play_now(game)
    place = button(person).bounding_box()
    play_rounds(person, random.Random(5), 2)
    assert button(person).bounding_box() == place
    button(person).tap()
    found = summaries(person)
    assert len(found) == len(person.page.locator("dialog h3").all_inner_texts()) >= 2
    assert person.is_as_wide_as_the_screen()
    person.page.reload()
    person.await_turn()
    button(person).tap()
    assert summaries(person) == found


@pytest.mark.parametrize("game", ROUNDS)
def test_who_looks_on_reads_names_where_players_read_you(company: Company, game: str) -> None:
    names = ["Ada", "Ben", "Cy"]
    made = company.house.make(game, *names)
    people = [company.sit(made, seat) for seat in range(len(names))]
    luck = random.Random(7)
    while not button(people[0]).is_enabled():
        person = mover(people)
        play(person, people, luck.choice(person.texts()))
    eve = company.watch(made)
    button(eve).click()
    button(people[0]).click()
    [seen, *_], [lived, *_] = summaries(eve), summaries(people[0])
    assert len(seen) == len(lived)
    assert not any("You" in sentence.split() for sentence in seen)
    assert all(
        any(name in sentence for name in names) for sentence, own in zip(seen, lived, strict=True) if "You" in own
    )


@pytest.mark.parametrize("game", ROUNDS)
def test_it_is_said_in_every_language(visit: Visit, game: str) -> None:
    person = visit()
    person.play_now(game)
    play_rounds(person, random.Random(3))
    read = {}
    for language in LANGUAGES:
        person.page.locator("#bar-language").select_option(language)
        expect(person.page.locator(f"html[lang={language}]")).to_be_attached()
        button(person).click()
        read[language] = (button(person).get_attribute("title"), tuple(summaries(person)[0]))
        person.page.keyboard.press("Escape")
    assert len(set(read.values())) == len(read) == 6


@pytest.mark.parametrize("game", WITHOUT)
def test_a_game_without_rounds_offers_none(visit: Visit, game: str) -> None:
    person = visit()
    person.play_now(game)
    expect(button(person)).to_have_count(0)
