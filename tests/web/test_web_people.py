"""Nobody gets stuck: who is away or idle can be replaced by agreement, and takes the seat back."""

import re

import pytest
from playwright.sync_api import Locator, expect

import katta
from tests.web.company import Company, answer, cover, go_away, line, mover, question, take_turns
from tests.web.visitor import PHONE, Visitor

GAMES = [game.name for game in katta.games()]


def bot_button(person: Visitor, name: str) -> Locator:
    return person.page.get_by_role("button", name=f"Let a bot play for {name}")


def who(person: Visitor, name: str) -> Locator:
    """The line about somebody in the list of people."""
    return person.page.locator("section:has(#people-title) li").filter(has_text=name)


@pytest.mark.parametrize("game", GAMES)
def test_who_is_away_is_replaced_by_agreement_and_takes_the_seat_back(company: Company, game: str) -> None:
    ada, ben, cleo = company.seated(game, "Ada", "Ben", "Cleo")
    take_turns([ada, ben, cleo], 2)
    seat = go_away(cleo)
    expect(who(ben, "Cleo")).to_contain_text("away")
    bot_button(ben, "Cleo").click()
    expect(ben.page.get_by_text("You would like a bot to play for Cleo. Waiting for Ada …").first).to_be_visible()
    expect(question(ada)).to_contain_text("Ben would like a bot to play for Cleo.")
    answer(ada, "Agree")
    for person in (ada, ben):
        expect(line(person, "A bot plays for Cleo from now on (medium).")).to_be_visible()
        expect(who(person, "Cleo")).to_contain_text("a bot plays (medium)")
        expect(question(person)).to_be_hidden()
    take_turns([ada, ben], 2)

    cleo.page.goto(seat)
    expect(cleo.page.get_by_text("A bot plays for you.")).to_be_visible()
    cleo.page.get_by_role("button", name="Play myself").first.click()
    expect(cleo.page.get_by_text("A bot plays for you.")).to_be_hidden()
    for person in (ada, ben):
        expect(line(person, "Cleo is back and plays again.")).to_be_visible()
    expect(line(cleo, "You are back and play again.")).to_be_visible()


def test_a_table_whose_host_is_gone_and_that_has_no_clock_goes_on(company: Company) -> None:
    ada, ben, cleo = company.seated("malediction", "Ada", "Ben", "Cleo")
    expect(who(ben, "Ada")).to_contain_text("leads the table")
    go_away(ada)
    expect(who(ben, "Ben")).to_contain_text("leads the table")
    expect(who(cleo, "Ada")).not_to_contain_text("leads the table")
    bot_button(cleo, "Ada").click()
    answer(ben, "Agree")
    expect(line(ben, "A bot plays for Ada from now on")).to_be_visible()
    take_turns([ben, cleo], 3)


def test_a_person_who_is_connected_but_idle_can_be_replaced(company: Company) -> None:
    people = company.seated("sifaka", "Ada", "Ben", "Cleo")
    idle = mover(people)
    name = ["Ada", "Ben", "Cleo"][people.index(idle)]
    one, other = (person for person in people if person is not idle)
    expect(who(one, name)).to_contain_text("has not moved for a while")
    bot_button(one, name).click()
    expect(
        idle.page.get_by_text("The others want to let a bot play for you. Play on and nothing changes.").first
    ).to_be_visible()
    expect(question(idle)).to_have_count(0)
    answer(other, "Agree")
    expect(idle.page.get_by_text("A bot plays for you.")).to_be_visible()
    expect(line(idle, "A bot plays for you from now on")).to_be_visible()
    expect(line(one, f"A bot plays for {name} from now on")).to_be_visible()


def test_who_plays_on_is_not_replaced(company: Company) -> None:
    people = company.seated("malediction", "Ada", "Ben", "Cleo")
    idle = mover(people)
    one, other = (person for person in people if person is not idle)
    one.page.get_by_role("button", name="Let a bot play").click()
    expect(question(other)).to_be_visible()
    idle.play(idle.texts()[0])
    expect(question(other)).to_be_hidden()
    expect(line(other, "A bot plays for")).to_have_count(0)


def test_one_who_does_not_agree_is_enough_and_the_others_read_who_it_was(company: Company) -> None:
    ada, ben, cleo = company.seated("sifaka", "Ada", "Ben", "Cleo")
    go_away(cleo)
    bot_button(ben, "Cleo").click()
    answer(ada, "Do not agree")
    said = "Ada does not agree: everything stays as it is."
    expect(ben.page.get_by_role("alert").filter(has_text=said)).to_be_visible()
    expect(question(ada)).to_be_hidden()
    expect(ada.page.get_by_text(said)).to_have_count(0)
    expect(who(ada, "Cleo")).not_to_contain_text("a bot plays")


def test_a_question_floats_moves_nothing_and_leaves_the_focus_where_it_is(company: Company) -> None:
    made = company.house.make("mada", "Ada", "Ben", "Cleo")
    ada, ben, cleo = company.sit(made, 0, size=PHONE), company.sit(made, 1), company.sit(made, 2)
    go_away(cleo)
    expect(bot_button(ben, "Cleo")).to_be_visible()
    rules = ada.page.get_by_role("button", name="Rules")
    rules.focus()
    before = ada.page.locator(".board").first.bounding_box()
    bot_button(ben, "Cleo").click()
    expect(question(ada)).to_be_in_viewport(ratio=1)
    expect(rules).to_be_focused()
    assert ada.page.locator(".board").first.bounding_box() == before
    assert ada.is_as_wide_as_the_screen()


def test_one_tap_answers_for_everybody_on_a_device(company: Company) -> None:
    made = company.house.make("mada", "Ada", "Ben", "Cleo", "Dan")
    ada, both, dan = company.sit(made, 0), company.sit(made, 1, 2), company.sit(made, 3)
    go_away(dan)
    bot_button(ada, "Dan").click()
    expect(ada.page.get_by_text("Waiting for Ben and Cleo …").first).to_be_visible()
    expect(question(both)).to_contain_text("Ada would like a bot to play for Dan.")
    answer(both, "Agree")
    expect(line(ada, "A bot plays for Dan from now on")).to_be_visible()


def test_on_a_shared_device_a_bot_can_play_for_somebody_far_away(company: Company) -> None:
    made = company.house.make("mada", "Ada", "Ben", "Cleo")
    device, cleo = company.sit(made, 0, 1), company.sit(made, 2)
    go_away(cleo)
    if cover(device).count():
        device.page.locator("main button.main").click()
    bot_button(device, "Cleo").click()
    answer(device, "Agree")
    expect(who(device, "Cleo")).to_contain_text("a bot plays")


def test_on_a_shared_device_a_bot_can_play_for_one_of_it_who_takes_the_seat_back_there(company: Company) -> None:
    made = company.house.make("malediction", "Ada", "Ben", "Cleo")
    device = company.sit(made, 0, 1)
    company.sit(made, 2)
    name = re.sub(r"^Pass the device to |\.$", "", cover(device).inner_text())
    bot_button(device, name).click()
    cleo = company.visitors[-1]
    expect(question(cleo)).to_contain_text(f"would like a bot to play for {name}.")
    answer(cleo, "Agree")
    expect(line(cleo, f"A bot plays for {name} from now on")).to_be_visible()
    expect(device.page.locator("[data-version]").or_(cover(device)).first).to_be_visible()
    device.page.get_by_role("button", name=f"{name} plays again").first.click()
    expect(line(cleo, f"{name} is back and plays again.")).to_be_visible()
    expect(device.page.get_by_role("button", name=f"{name} plays again")).to_have_count(0)


def test_people_see_how_many_watch(company: Company) -> None:
    made = company.house.make("mada", "Ada", "Ben")
    ada, watcher = company.sit(made, 0), company.watch(made)
    expect(ada.page.get_by_text("1 person is watching")).to_be_visible()
    assert watcher.page.get_by_role("button", name="Let a bot play").count() == 0
    go_away(watcher)
    expect(ada.page.get_by_text("1 person is watching")).to_be_hidden()


def test_the_log_says_that_the_clock_moved_and_says_it_again_after_a_reload(company: Company) -> None:
    ada, *_ = company.seated("sifaka", "Ada", "Ben", "Cleo", clock=2)
    told = line(ada, re.compile(r"(The time of \w+|Your time) is up: a bot makes this move\."))
    expect(told.first).to_be_visible()
    assert told.first.get_by_role("button").count() == 0, "there is nothing to be seen again"
    ada.page.reload()
    expect(told.first).to_be_visible()
