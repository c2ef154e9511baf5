"""The waiting room: what friends see first, and all that is settled there."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

import katta
from tests.server.harness import Guest, House, seated
from tests.web.company import beginner
from tests.web.visitor import PHONE, Visitor

Visit = Callable[..., Visitor]
GAMES = [game.name for game in katta.games()]
LYING_PHONE = (844, 390)


def open_form(host: Visitor, game: str, seats: int) -> None:
    host.page.goto("/")
    host.page.locator(f"li.{game} [data-way=friends]").click()
    host.page.get_by_role("radio", name=str(seats), exact=True).check()


def set_table(host: Visitor, game: str, seats: int = 2, name: str = "Ada") -> str:
    """A table for friends; the invitation."""
    open_form(host, game, seats)
    host.page.locator("#me").fill(name)
    host.page.locator("dialog[open] form button.main").click()
    return invitation(host)


def invitation(person: Visitor) -> str:
    return person.page.locator("[data-waiting]").get_by_label("Invite your friends", exact=True).input_value()


def sit_down(guest: Visitor, link: str, name: str | None = None) -> None:
    guest.page.goto(link)
    if name is not None:
        guest.page.locator("#nickname").fill(name)
    guest.page.get_by_role("button", name="Sit down").click()
    guest.page.locator("[data-waiting]").wait_for()


def press(person: Visitor, name: str) -> None:
    person.page.get_by_role("button", name=name, exact=True).click()


def player(person: Visitor, seat: int) -> Locator:
    """The line of a seat, counted from 1 as people do."""
    return person.page.locator(f'[data-place="{seat - 1}"]')


def names(person: Visitor) -> list[str]:
    return person.page.locator("[data-place] .name").all_inner_texts()


def expect_names(person: Visitor, *wanted: str) -> None:
    expect(person.page.locator("[data-place] .name")).to_have_text(list(wanted))


def expect_alert(person: Visitor, sentence: str) -> None:
    expect(person.page.get_by_role("alert").filter(has_text=sentence)).to_have_text(sentence)


def log(person: Visitor) -> Locator:
    return person.page.locator("section:has(#log-title)")


@pytest.fixture
def visit_hasty(browser: Browser, hasty_house: House) -> Iterator[Visit]:
    """People at a server where one counts as away soon."""
    visitors: list[Visitor] = []

    def come(**wishes: Any) -> Visitor:
        visitors.append(Visitor(browser, hasty_house.origin, **wishes))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.leave()
    assert [complaint for visitor in visitors for complaint in visitor.complaints] == []


def test_who_waits_sees_what_is_played_who_is_here_and_who_invited(visit: Visit) -> None:
    ada, ben, eve = visit(), visit(size=PHONE), visit()
    link = set_table(ada, "sifaka", 3)
    eve.page.goto(link.partition("#")[0])
    for person in (ada, eve):
        expect(person.page.get_by_role("heading", name="Waiting for 2 players …")).to_be_visible()
    sit_down(ben, link, "Ben")
    for person in (ada, ben, eve):
        expect(person.page.get_by_role("heading", name="Waiting for 1 player …")).to_be_visible()
        expect_names(person, "Ada", "Ben", "free seat")
        expect(player(person, 1)).to_contain_text("host")
        expect(player(person, 2)).to_contain_text("here")
        plan = person.page.locator("section.plan")
        for fact in ("Sifaka", "Pawns: pass and share squares", "no time limit", "hints allowed", "spectators welcome"):
            expect(plan).to_contain_text(fact)
        expect(person.page.get_by_text("1 person is looking on.")).to_be_visible()
    assert invitation(ben) == link
    expect(ben.page.get_by_role("img", name="The same link as a QR code")).to_be_visible()
    expect(ben.page.get_by_text("Ada begins the game when everybody is here.")).to_be_visible()
    assert ben.page.get_by_role("button", name="Begin").count() == 0
    assert eve.page.get_by_role("button", name="Copy the link").count() == 0
    expect(eve.page.get_by_text("To play along, open the invitation: Ada has the link.")).to_be_visible()
    assert ben.is_as_wide_as_the_screen()
    ben.page.goto("about:blank")
    expect(player(ada, 2)).to_contain_text("away")


@pytest.mark.parametrize("game", GAMES)
def test_the_host_begins_and_everybody_who_waited_sees_the_board(visit: Visit, game: str) -> None:
    seats = katta.game(game).seats[0]
    ada, eve = visit(), visit()
    guests = [visit(size=PHONE) for _ in range(seats - 1)]
    link = set_table(ada, game, seats)
    eve.page.goto(link.partition("#")[0])
    for guest in guests:
        sit_down(guest, link)
    expect(ada.page.get_by_role("heading", name="Everybody is here")).to_be_visible()
    press(ada, "Begin")
    for person in (ada, eve, *guests):
        expect(person.page.locator("[data-version]")).to_be_visible()


def test_a_game_begins_at_once_with_bots_on_the_free_seats(visit: Visit) -> None:
    ada, ben = visit(), visit()
    sit_down(ben, set_table(ada, "mada", 4), "Ben")
    expect_names(ada, "Ada", "Ben", "free seat", "free seat")
    assert ada.page.get_by_label("Level of these bots").input_value() == "easy"
    ada.page.get_by_label("Level of these bots").select_option("random")
    press(ada, "Begin with bots on the free seats")
    expect(ben.page.locator("section:has(#people-title)").get_by_text("random")).to_have_count(2)


def test_without_friends_by_link_the_game_begins_at_once(visit: Visit) -> None:
    ada = visit()
    open_form(ada, "mada", 3)
    here, bot = ada.page.locator("dialog[open] .guest select").all()
    here.select_option("here")
    bot.select_option("bot")
    ada.page.get_by_label("Player 2: nickname").fill("ADA")
    ada.page.locator("#me").fill("Ada")
    ada.page.locator("dialog[open] form button.main").click()
    ada.page.get_by_role("button", name=re.compile("^I am ")).click()  # a game may open with a Scorpion
    ada.await_turn()
    assert ada.reads("ADA 2")


def test_removing_somebody_asks_first_and_the_person_is_told(visit: Visit) -> None:
    ada, ben = visit(), visit(size=PHONE)
    link = set_table(ada, "mada", 3)
    sit_down(ben, link, "Ben")
    press(ada, "Remove Ben from the table")
    press(ada, "Keep")
    expect(ada.page.get_by_role("button", name="Remove Ben from the table")).to_be_focused()
    expect_names(ada, "Ada", "Ben", "free seat")
    press(ada, "Remove Ben from the table")
    press(ada, "Remove")
    expect_names(ada, "Ada", "free seat", "free seat")
    expect_alert(ben, "The host gave your seat to somebody else.")
    assert ben.page.locator("[data-waiting]").count() == 0
    ben.page.get_by_role("link", name="Look on").click()
    expect_names(ben, "Ada", "free seat", "free seat")
    assert ben.page.get_by_role("button", name="Copy the link").count() == 0
    ben.page.goto("about:blank")
    sit_down(ben, link, "Benno")
    expect_names(ada, "Ada", "Benno", "free seat")


def test_the_host_renames_others_and_everybody_themselves(visit: Visit) -> None:
    ada, ben = visit(), visit(size=PHONE)
    sit_down(ben, set_table(ada, "mada"), "Ben")
    press(ada, "Change the nickname of Ben")
    ada.page.get_by_label("Nickname of Ben").fill("Benno")
    press(ada, "Save")
    expect_names(ben, "Ada", "Benno")
    expect(ada.page.get_by_role("button", name="Change the nickname of Benno")).to_be_focused()
    assert ben.page.get_by_role("button", name="Change the nickname of Ada").count() == 0
    press(ben, "Change the nickname of Benno")
    ben.page.get_by_label("Nickname of Benno").fill("aDA")
    press(ben, "Save")
    expect_alert(ben, "Somebody here is called aDA. How about aDA 2?")
    press(ben, "Save")
    expect_names(ada, "Ada", "aDA 2")


def test_the_host_changes_everything_while_others_wait(visit: Visit) -> None:
    ada, ben, eve = visit(), visit(size=PHONE), visit()
    link = set_table(ada, "mada", 3)
    sit_down(ben, link, "Ben")
    eve.page.goto(link.partition("#")[0])
    press(ada, "Change")
    drawer = ada.page.get_by_role("dialog", name="What is played")
    drawer.get_by_role("button", name="Sifaka").click()
    for person in (ben, eve):
        expect(person.page.locator("section.plan")).to_contain_text("Pawns: pass and share squares")
    drawer.get_by_label("Pawns").select_option("block")
    drawer.get_by_label("Time for a move").select_option("86400")
    drawer.get_by_label("Hints allowed").uncheck()
    for person in (ben, eve):
        plan = person.page.locator("section.plan")
        for fact in ("Sifaka", "Pawns: block each other", "1 day a move", "no hints", "spectators welcome"):
            expect(plan).to_contain_text(fact)
    assert ben.page.get_by_role("button", name="Change", exact=True).count() == 0
    ada.page.keyboard.press("Escape")
    press(ada, "Begin with a bot on the free seat")
    for person in (ada, ben, eve):
        expect(person.page.locator(".page.sifaka[data-version]")).to_be_visible()


def test_a_game_for_fewer_people_is_refused_with_a_sentence(visit: Visit, house: House) -> None:
    made = house.make("mada", "Ada", "Ben", "Cleo", "Dan", None, start="host")
    ada = visit()
    ada.page.goto(made["seats"][0]["link"])
    press(ada, "I am Ada")
    guest = visit()
    sit_down(guest, f"/table/{made['table']['table']}#invite={made['invite']}", "Eve")
    press(ada, "Change")
    drawer = ada.page.get_by_role("dialog", name="What is played")
    drawer.get_by_role("button", name="Sifaka").click()
    expect(drawer.get_by_role("alert")).to_have_text("At most 4 can play this game.")
    expect(drawer.get_by_role("button", name="Mada")).to_have_attribute("aria-pressed", "true")


def test_seats_and_bots_come_and_go(visit: Visit) -> None:
    ada, ben = visit(size=PHONE), visit()
    sit_down(ben, set_table(ada, "mada", 2), "Ben")
    assert ada.page.get_by_role("button", name="Take seat").count() == 0
    press(ada, "One more seat")
    expect_names(ben, "Ada", "Ben", "free seat")
    press(ada, "Put a bot on seat 3")
    expect(player(ben, 3)).to_contain_text("bot, easy")
    bot = names(ada)[2]
    ada.page.get_by_label(f"{bot}: level of the bot").select_option("hard")
    expect(player(ben, 3)).to_contain_text("bot, hard")
    assert ada.is_as_wide_as_the_screen()
    press(ada, f"Send the bot {bot} away")
    expect_names(ben, "Ada", "Ben", "free seat")
    press(ada, "Take seat 3 away")
    expect_names(ben, "Ada", "Ben")


def test_two_guests_with_the_same_name_both_get_a_seat(visit: Visit) -> None:
    """Everybody is Maki by default; that keeps nobody out."""
    ada = visit()
    link = set_table(ada, "mada", 3, name="Maki")
    ben, cleo = visit(), visit(size=PHONE)
    for guest in (ben, cleo):
        guest.page.goto(link)
        expect(guest.page.locator("#nickname")).to_have_value("Indri")
    for guest in (ben, cleo):
        guest.page.get_by_role("button", name="Sit down").click()
        expect(guest.page.locator("[data-waiting]").or_(guest.page.locator("p.problem"))).to_be_visible()
    expect_alert(cleo, "Somebody here is called Indri. How about Indri 2?")
    cleo.page.get_by_role("button", name="Sit down").click()
    expect_names(ada, "Maki", "Indri", "Indri 2")


def test_the_name_of_last_time_is_offered_where_it_is_free(visit: Visit) -> None:
    ada, ben = visit(), visit()
    sit_down(ben, set_table(ada, "mada"), "Zoe")
    ben.page.goto(set_table(visit(), "mada"))
    expect(ben.page.locator("#nickname")).to_have_value("Zoe")
    ben.page.goto("about:blank")
    ben.page.goto(set_table(visit(), "mada", name="ZOE"))
    expect(ben.page.locator("#nickname")).to_have_value("Maki")


def test_the_host_leaves_and_the_next_one_begins(visit_hasty: Visit) -> None:
    ada, ben, cleo = visit_hasty(), visit_hasty(size=PHONE), visit_hasty()
    link = set_table(ada, "mada", 4)
    sit_down(ben, link, "Ben")
    sit_down(cleo, link, "Cleo")
    ada.page.goto("about:blank")
    expect(player(cleo, 2)).to_contain_text("host")
    expect(player(cleo, 1)).to_contain_text("away")
    expect(cleo.page.get_by_text("Ben begins the game when everybody is here.")).to_be_visible()
    press(ben, "Begin with a bot on the free seat")
    press(cleo, "Agree")  # that the cards are dealt without the number of Ada's device
    for person in (ben, cleo):
        expect(person.page.locator("[data-version]")).to_be_visible()


def test_people_play_in_the_colours_that_they_have_chosen(visit: Visit) -> None:
    ada, ben = visit(), visit(size=PHONE)
    sit_down(ben, set_table(ada, "sifaka"), "Ben")
    press(ada, "green")
    expect(ben.page.get_by_role("button", name="green (Ada)")).to_be_disabled()
    press(ben, "yellow")
    expect(player(ada, 2).locator('use[href="#sifaka-pawn-yellow"]')).to_be_attached()
    press(ada, "green")  # laid down again
    press(ben, "green")
    expect(ben.page.get_by_role("button", name="green", exact=True)).to_have_attribute("aria-pressed", "true")
    press(ada, "yellow")
    expect(player(ben, 1).locator('use[href="#sifaka-pawn-yellow"]')).to_be_attached()
    press(ada, "Begin")
    for person in (ada, ben):
        expect(person.page.locator("[data-version]")).to_be_visible()
        expect(person.page.locator('[data-version] use[href="#sifaka-pawn-green"]').first).to_be_attached()
        expect(person.page.locator('[data-version] use[href="#sifaka-pawn-yellow"]').first).to_be_attached()
        assert person.page.locator('[data-version] use[href="#sifaka-pawn-red"]').count() == 0


def test_a_game_without_colours_offers_none(visit: Visit) -> None:
    ada = visit()
    set_table(ada, "sifaka")
    expect(ada.page.locator("[data-mark]")).to_have_count(4)
    press(ada, "Change")
    ada.page.get_by_role("dialog").get_by_role("button", name="Mada").click()
    expect(ada.page.locator("[data-mark]")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "sentence"),
    [("mada", "saw a lemur last"), ("sifaka", "ate a mango last"), ("malediction", "The oldest")],
)
def test_whoever_fits_the_booklet_begins_and_the_log_says_so(visit: Visit, game: str, sentence: str) -> None:
    """Anybody at the table may say who that is, not only the host."""
    ada, ben = visit(), visit(size=PHONE)
    seats = katta.game(game).seats[0]
    sit_down(ben, set_table(ada, game, seats), "Ben")
    expect(ben.page.locator("#first-how")).to_contain_text(sentence)
    ben.page.get_by_label("Who begins?").select_option("Ben")
    expect(ada.page.get_by_label("Who begins?").locator("option:checked")).to_have_text("Ben")
    ada.page.get_by_role("button", name="Begin").first.click()
    expect(log(ada)).to_contain_text("Ben begins.")
    expect(log(ben)).to_contain_text("You begin.")
    assert beginner([ada, ben]) is ben


def test_by_lot_somebody_begins_and_the_log_says_so(visit: Visit) -> None:
    ada, ben = visit(), visit()
    sit_down(ben, set_table(ada, "mada"), "Ben")
    expect(ben.page.get_by_label("Who begins?").locator("option:checked")).to_have_text("drawn by lot")
    press(ada, "Begin")
    for person in (ada, ben):
        expect(log(person)).to_contain_text("it was drawn by lot.")


def test_a_fourth_person_at_a_full_table_can_watch_and_is_not_asked_for_a_name(visit: Visit) -> None:
    ada, ben, cleo = visit(), visit(), visit(size=PHONE)
    link = set_table(ada, "mada")
    sit_down(ben, link, "Ben")
    cleo.page.goto(link)
    expect(cleo.page.get_by_text("All seats are taken.")).to_be_visible()
    assert cleo.page.locator("#nickname").count() == 0
    assert cleo.is_as_wide_as_the_screen()
    cleo.page.get_by_role("link", name="Look on").click()
    expect(cleo.page.get_by_text("You are looking on.")).to_be_visible()
    assert not cleo.reads("To play along")
    press(ada, "Begin")
    expect(cleo.page.locator("[data-version]")).to_be_visible()
    expect(cleo.page.get_by_text("you are looking on")).to_be_visible()
    cleo.page.goto("about:blank")
    cleo.page.goto(link)
    expect(cleo.page.get_by_text("The game has begun.")).to_be_visible()


def test_the_last_seat_is_taken_while_somebody_types(visit: Visit) -> None:
    ada, ben, cleo = visit(), visit(), visit()
    link = set_table(ada, "mada")
    cleo.page.goto(link)
    cleo.page.locator("#nickname").fill("Cleo")
    sit_down(ben, link, "Ben")
    cleo.page.get_by_role("button", name="Sit down").click()
    expect(cleo.page.get_by_text("All seats are taken.")).to_be_visible()
    expect(cleo.page.get_by_role("link", name="Look on")).to_be_visible()


def test_a_full_table_without_spectators_leads_home(visit: Visit, house: House) -> None:
    made = house.make("mada", "Ada", "[random]", spectators=False)
    eve = visit()
    eve.page.goto(f"/table/{made['table']['table']}#invite={made['invite']}")
    expect(eve.page.get_by_text("This table is not open to spectators.")).to_be_visible()
    assert eve.page.get_by_role("link", name="Look on").count() == 0
    eve.page.get_by_role("link", name="To all games").last.click()
    expect(eve.page.locator("li.mada")).to_be_visible()


def test_on_a_phone_that_lies_on_its_side_the_question_is_seen_at_once(visit: Visit, house: House) -> None:
    made = house.make("sifaka", "Ada", None)
    guest, ada = visit(size=LYING_PHONE), visit(size=LYING_PHONE)
    guest.page.goto(f"/table/{made['table']['table']}#invite={made['invite']}")
    expect(guest.page.locator("#join-title")).to_be_in_viewport(ratio=1)
    expect(guest.page.get_by_label("Your nickname")).to_be_in_viewport(ratio=1)
    ada.page.goto(made["seats"][0]["link"])
    expect(ada.page.get_by_role("button", name="I am Ada")).to_be_in_viewport(ratio=1)


def test_an_invitation_to_no_table_is_said_so(visit: Visit) -> None:
    eve = visit()
    eve.page.goto("/table/nowhere#invite=x")
    expect_alert(eve, "There is no such table here.")
    eve.forgive_refusal()


def test_the_same_person_comes_from_a_second_device_to_a_full_table(visit: Visit) -> None:
    ada, ben, phone = visit(), visit(), visit(size=PHONE)
    link = set_table(ada, "mada")
    sit_down(ben, link, "Ben")
    phone.page.goto(link)
    press(phone, "I am Ben")
    code = phone.page.locator(".code").inner_text()
    expect(ben.page.get_by_text(code)).to_be_visible()
    ben.page.get_by_role("button", name="No", exact=True).click()
    expect_alert(phone, "The other device said no.")
    press(phone, "I am Ben")
    expect(ben.page.get_by_text(phone.page.locator(".code").inner_text())).to_be_visible()
    ben.page.get_by_role("button", name="Yes, that is me").click()
    expect(player(phone, 2)).to_contain_text("you")
    assert "#" not in phone.page.url


def test_people_of_a_shared_device_wait_together_with_a_friend(visit: Visit) -> None:
    device, cleo = visit(), visit(size=PHONE)
    open_form(device, "sifaka", 4)
    device.page.locator("#me").fill("Ada")
    for place, name in ((2, "Ben"), (3, "Dan")):
        device.page.get_by_label(f"Player {place}", exact=True).select_option("here")
        device.page.get_by_label(f"Player {place}: nickname").fill(name)
    device.page.locator("dialog[open] form button.main").click()
    link = invitation(device)
    for seat, colour in ((1, "red"), (2, "blue")):
        expect(player(device, seat)).to_contain_text("you")
        player(device, seat).locator(f"[data-mark={colour}]").click()
        expect(player(device, seat).locator(f".face use[href='#sifaka-pawn-{colour}']")).to_be_attached()
    press(device, "Change the nickname of Ben")
    device.page.get_by_label("Nickname of Ben").fill("Benno")
    press(device, "Save")
    sit_down(cleo, link, "Cleo")
    expect_names(cleo, "Ada", "Benno", "Dan", "Cleo")
    press(device, "Remove Dan from the table")  # who has gone to bed
    press(device, "Remove")
    press(device, "Take seat 3 away")
    expect_names(cleo, "Ada", "Benno", "Cleo")
    expect(cleo.page.get_by_role("button", name="blue (Benno)")).to_be_disabled()
    device.page.get_by_label("Who begins?").select_option("Benno")
    press(device, "Begin")
    press(device, "I am Benno")
    device.await_turn()
    expect(log(cleo)).to_contain_text("Benno begins.")


def test_the_waiting_room_speaks_the_language_of_whoever_looks(visit: Visit, house: House) -> None:
    made = house.make("malediction", "Ada", None, None, start="host", first=None)
    for language, sentence in (("fr", "En attente de 2 personnes"), ("de", "Es fehlen noch 2 Personen")):
        person = visit(language=language, size=PHONE)
        person.page.goto(f"/watch/{made['table']['table']}")
        expect(person.page.locator("#players-title")).to_contain_text(sentence)
        assert person.is_as_wide_as_the_screen()


def test_a_guest_of_the_terminal_is_seen_by_those_who_wait(visit: Visit, house: House) -> None:
    made = house.make("mada", "Ada", None, start="host")
    guest: Guest = house.guest(made, 1, "Ben")
    eve = visit()
    eve.page.goto(f"/watch/{made['table']['table']}")
    expect(player(eve, 1)).to_contain_text("away")
    with seated(guest):
        expect_names(eve, "Ada", "Ben")
        expect(player(eve, 2)).to_contain_text("here")
    expect(player(eve, 2)).to_contain_text("away")
