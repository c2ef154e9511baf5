"""Phones and a television: the hands on the phones, the table on the wall, and nothing secret on it."""

import json
import random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import WebSocket, expect

from katta.core import registry
from katta.core.match import Match
from katta.server.client import Link
from tests.server.harness import Guest, House, listen, play_on, seated
from tests.web.company import POLL_MILLISECONDS, POLLS, Company, mover
from tests.web.visitor import PHONE, Visitor

GAMES = registry.names()
TELEVISION, LARGE_TELEVISION = (1920, 1080), (3840, 2160)
NAMES = ["Ada", "Ben", "Cleo", "Dan"]


class Ear:
    """Everything a page was told over its sockets."""

    def __init__(self, person: Visitor) -> None:
        self.texts: list[str] = []
        person.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.texts.append(str(text)))

    @property
    def told(self) -> list[dict[str, Any]]:
        return [json.loads(text) for text in self.texts]


def open_table(house: House, game: str, seats: int = 4, **settings: Any) -> dict[str, Any]:
    """A table for four with one of them there."""
    return house.make(game, NAMES[0], *[None] * (seats - 1), **settings)


def turn_on(company: Company, made: dict[str, Any]) -> tuple[Visitor, Ear]:
    television = company.come(size=TELEVISION)
    ear = Ear(television)
    television.page.goto(f"/tv/{made['table']['table']}#invite={made['invite']}")
    return television, ear


def take_own_seat(company: Company, made: dict[str, Any]) -> Visitor:
    """The phone of whoever made the table."""
    phone = company.come(size=PHONE, touch=True)
    secret = made["seats"][0]["secret"]
    phone.page.goto(f"/table/{made['table']['table']}#{secret}")
    phone.page.locator("section[aria-labelledby=identity-title] button.main").click()
    phone.page.wait_for_url(f"**/table/{made['table']['table']}")
    return phone


def sit_down(company: Company, made: dict[str, Any], name: str) -> Visitor:
    """By the code on the television, with a phone."""
    phone = company.come(size=PHONE, touch=True)
    phone.page.goto(f"/table/{made['table']['table']}#invite={made['invite']}")
    phone.page.locator("#nickname").fill(name)
    phone.page.locator("form button.main").click()
    return phone


def seat_rest(house: House, made: dict[str, Any]) -> list[Guest]:
    """Everybody else takes a seat over the protocol."""
    seats = len(made["table"]["seats"])
    return [house.guest(made, 0), *(house.guest(made, seat, NAMES[seat]) for seat in range(1, seats))]


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def assert_saw_only_what_all_may_see(ear: Ear, match: Match) -> None:
    """Each view and each sentence is the one of a spectator, who is shown no hand."""
    told = ear.told
    notes = {step["version"] for one in told for step in one.get("log") or () if step["note"]}
    scenes = [one["scene"] for one in told if one.get("scene") and one["scene"]["view"]]
    assert len(scenes) > 8
    for scene in scenes:
        place = scene["version"] - sum(version <= scene["version"] for version in notes)
        assert scene["view"] == plain(match.positions[place].view(None))
        assert scene["moves"] == []
    for step in (step for one in told for step in one.get("log") or () if not step["note"]):
        place = step["version"] - sum(version <= step["version"] for version in notes)
        assert step["events"] == plain(match.positions[place].events(None))


@pytest.mark.parametrize("game", GAMES)
def test_four_phones_and_a_television(company: Company, game: str) -> None:
    """People sit down by the code, play with their hands on their phones, and the television shows all but those."""
    house, made = company.house, open_table(company.house, game)
    television, ear = turn_on(company, made)
    screen = television.page
    expect(screen.get_by_role("img", name="QR code of the invitation to this table")).to_be_visible()
    expect(screen.get_by_text("3 players are missing")).to_be_visible()
    phones = [take_own_seat(company, made)]
    for name in NAMES[1:3]:
        phones.append(sit_down(company, made, name))
        expect(screen.get_by_role("listitem").filter(has_text=name)).to_be_visible()
    expect(screen.get_by_text("1 player is missing")).to_be_visible()
    phones.append(sit_down(company, made, NAMES[3]))
    for person in (television, *phones):
        expect(person.page.locator("[data-version]:not([data-version='0'])").first).to_be_visible()
    for _ in range(6):
        person = mover(phones)
        person.play(person.texts()[0])
        television.await_version(person.version())
    for name in NAMES:
        expect(screen.locator(".show").get_by_text(name, exact=True).first).to_be_visible()
    assert television.moves.count() == 0

    secrets = [phone.remembers()[0]["secrets"][0] for phone in phones]
    devices = [Guest(Link(house.origin, made["table"]["table"], secret)) for secret in secrets]
    for phone in phones:  # the rest is played over the protocol: only the television need draw it
        phone.page.goto("about:blank")
    pick = random.Random(game)
    with seated(*devices):
        play_on(devices, lambda guest: pick.choice(guest.moves))
    expect(screen.locator("#result-title")).to_be_visible()
    record = house.fetch(f"/api/tables/{made['table']['table']}/record")[2].decode()
    assert_saw_only_what_all_may_see(ear, Match.parse(record))
    received = "".join(ear.texts) + screen.content()
    assert not any(secret in received for secret in (*secrets, made["host"]))


@pytest.mark.parametrize("game", GAMES)
def test_it_is_readable_from_the_sofa_and_fills_the_screen(company: Company, game: str) -> None:
    made = open_table(company.house, game, clock=3600)
    television, _ = turn_on(company, made)
    with seated(*seat_rest(company.house, made)):
        expect(television.page.get_by_role("timer")).to_be_visible()
        assert_fills_and_is_readable(television, TELEVISION)
        television.page.set_viewport_size({"width": LARGE_TELEVISION[0], "height": LARGE_TELEVISION[1]})
        assert_fills_and_is_readable(television, LARGE_TELEVISION)


def assert_fills_and_is_readable(television: Visitor, size: tuple[int, int]) -> None:
    """As soon as the letters have found their size."""
    for _ in range(POLLS):
        if not (faults := faults_of(television, size)):
            return
        television.page.wait_for_timeout(POLL_MILLISECONDS)
    raise AssertionError(faults)


def faults_of(television: Visitor, size: tuple[int, int]) -> list[str]:
    """What is too small on a screen, or does not fit it."""
    screen, show = television.page, television.page.locator(".show")
    letters = {
        selector: (screen.locator(selector), 0.028) for selector in ("header > .turn", ".happened", "[role=timer]")
    }
    letters |= {name: (show.get_by_text(name, exact=True).first, 0.016) for name in NAMES}
    faults = [
        name
        for name, (place, share) in letters.items()
        if place.evaluate("one => parseFloat(getComputedStyle(one).fontSize)") < share * size[1]
    ]
    box = show.bounding_box()
    if box is None or box["width"] * box["height"] <= 0.7 * size[0] * size[1]:
        faults.append("the table is small")
    whole = screen.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    if tuple(whole) != size:
        faults.append("the page does not fit the screen")
    if show.evaluate("one => one.scrollHeight - one.clientHeight") > 1:
        faults.append("the table does not fit the page")
    return faults


@pytest.mark.parametrize("game", GAMES)
def test_no_name_is_cut_off_at_the_smallest_table(company: Company, game: str) -> None:
    made = open_table(company.house, game, registry.game(game).seats[0])
    television, _ = turn_on(company, made)
    with seated(*(guests := seat_rest(company.house, made))):
        for _ in guests:
            listen(*guests)
            mover = next(guest for guest in guests if guest.moves)
            mover.play(mover.moves[0])
        television.await_version(str(mover.scene["version"]))
        for name in NAMES[: len(guests)]:
            for place in television.page.locator(".show").get_by_text(name, exact=True).all():
                expect(place).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", GAMES)
def test_there_is_nothing_to_press_and_nowhere_to_get_caught(company: Company, game: str) -> None:
    made = open_table(company.house, game)
    television, _ = turn_on(company, made)
    with seated(*seat_rest(company.house, made)):
        expect(television.page.locator("footer [role=img]")).to_be_visible()
        for _ in range(8):
            television.page.keyboard.press("Tab")
            assert television.page.evaluate("document.activeElement === document.body")


def test_it_follows_from_game_to_game_and_shows_the_score_of_the_evening(company: Company) -> None:
    house, made = company.house, open_table(company.house, GAMES[0])
    television, _ = turn_on(company, made)
    guests = seat_rest(house, made)
    with seated(*guests):
        play_on(guests, lambda guest: guest.moves[0])
        expect(television.page.locator("#result-title")).to_be_visible()
        expect(television.page.locator("#evening-title")).to_be_hidden()
        table = guests[0].request("rematch", game=GAMES[-1])["table"]
        television.page.wait_for_url(f"**/tv/{table}#invite={made['invite']}")
    guests = [Guest(Link(house.origin, table, guest.link.secret)) for guest in guests]
    with seated(*guests):
        expect(television.page.get_by_text("Everybody is here. Ada starts the game.")).to_be_visible()
        guests[0].request("begin")
        expect(television.page.locator(f".screen.{GAMES[-1]}")).to_be_visible()
        play_on(guests, lambda guest: guest.moves[0])
        expect(television.page.locator("#result-title")).to_be_visible()
        expect(television.page.locator("#evening-title")).to_be_visible()
        assert sum(float(text) for text in television.page.locator("td.wins").all_inner_texts()) == pytest.approx(2)


def test_what_somebody_says_is_shown_there_too(company: Company) -> None:
    made = open_table(company.house, GAMES[0])
    television, _ = turn_on(company, made)
    guests = seat_rest(company.house, made)
    with seated(*guests):
        expect(television.page.locator("footer [role=img]")).to_be_visible()
        guests[2].request("say", phrase="well-played")
        expect(television.page.get_by_text("Well played!").first).to_be_visible()


def test_without_the_invitation_it_says_where_to_find_the_code(company: Company) -> None:
    made = open_table(company.house, GAMES[0])
    television = company.come(size=TELEVISION)
    television.page.goto(f"/tv/{made['table']['table']}")
    expect(television.page.get_by_text("from the menu of the table")).to_be_visible()
    expect(television.page.get_by_role("img", name="QR code")).to_be_hidden()


def test_a_table_that_cannot_be_shown_says_why(company: Company) -> None:
    closed = open_table(company.house, GAMES[0], spectators=False)
    television, _ = turn_on(company, closed)
    expect(television.page.get_by_text("This table is not open to spectators.")).to_be_visible()
    expect(television.page.get_by_text("can allow spectators before the game begins")).to_be_visible()
    television.page.goto("/tv/nothing")
    expect(television.page.get_by_text("There is no such table here.")).to_be_visible()
