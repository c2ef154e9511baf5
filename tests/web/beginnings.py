"""Ways to sit down at a table, and the people who do: at browsers, at a socket, at a terminal."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Protocol

from playwright.sync_api import expect

from katta.core.game import Game
from katta.server.client import Link, ask, take_seat
from tests.server.harness import Guest, House
from tests.terminal.pseudo import Terminal
from tests.web.company import POLL_MILLISECONDS, POLLS, cover
from tests.web.visitor import Visitor

MOST_MOVES = 60
"""After so many everybody has had a turn, whatever the game."""


class Person(Protocol):
    """Somebody who waits for the game to begin, and then plays."""

    def see(self, version: int) -> None:
        """Until the game is shown at that version, or a later one."""

    def move(self) -> None:
        """Make a move, whichever, as soon as it can be made."""


class AtBrowser:
    """Somebody before a page that is never loaded anew from the moment on that it waits."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.is_waiting = False

    def wait(self, place: str = "[data-waiting]") -> None:
        """Until the page shows where one waits for the others."""
        expect(self.page.locator(place)).to_be_visible()
        self.page.evaluate("window.hasWaited = true")
        self.is_waiting = True

    def see(self, version: int) -> None:
        self.page.wait_for_function(
            """version => Number(document.querySelector('[data-version]')?.dataset.version) >= version
                || document.querySelector('main [role=status] h2')""",
            arg=version,
        )
        assert self.page.evaluate("window.hasWaited === true") == self.is_waiting
        expect(self.page.locator("main")).not_to_be_empty()

    def move(self) -> None:
        expect(cover(self.visitor).or_(self.visitor.moves.first).first).to_be_visible()
        if cover(self.visitor).count():
            self.page.locator("main button.main").click()
        assert self.visitor.await_turn()
        self.visitor.play(self.visitor.texts()[0])

    @property
    def table(self) -> str:
        """The name of the table whose page is open."""
        return str(self.page.evaluate("location.pathname.split('/')[2]"))

    @property
    def invitation(self) -> str:
        """The link that the waiting room shows."""
        return self.page.locator("[data-waiting] input[readonly]").input_value()

    def begin(self) -> None:
        """As the host, once everybody is here."""
        self.page.get_by_role("button", name="Begin", exact=True).click()


class AtSocket:
    """Somebody whose browser need not be a real one."""

    def __init__(self, link: str, name: str) -> None:
        self.guest = Guest(take_seat(Link.parse(link), name))
        assert self.guest.enter()["type"] == "welcome"

    def see(self, version: int) -> None:
        self.guest.wait_for(version)
        assert self.guest.scene["view"]

    def move(self) -> None:
        while not self.guest.moves:
            self.guest.hear()
        assert self.guest.play(self.guest.moves[0])["type"] == "update"


class AtTerminal:
    """Somebody at `katta join`."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal
        self._read = 0

    def see(self, version: int) -> None:
        """It tells everything in order, so what it is asked in the end is enough."""

    def move(self) -> None:
        self.terminal.wait_for("Your choices", self._read)
        self._read = len(self.terminal.raw)
        self.terminal.press(b"1\n")


class Gathering:
    """All who are at a table, by nickname, those who look on, and a witness who knows how far the game is."""

    def __init__(self, house: House, table: str, people: dict[str, Person], lookers: Sequence[Person] = ()) -> None:
        self.house, self.table, self.people, self.lookers = house, table, people, lookers
        self.witness = Guest(Link(house.origin, table))
        assert self.witness.enter()["type"] == "welcome"

    def play(self) -> None:
        """From the beginning until everybody has made a move; all see every one of them."""
        while self.witness.scene["status"] != "playing":
            self.witness.hear()
        self._have_cut()
        self._see()
        moved: set[str] = set()
        for _ in range(MOST_MOVES):
            name = self.turn()
            self.people[name].move()
            moved.add(name)
            self.witness.wait_for(self.witness.scene["version"] + 1)
            self._see()
            if moved == set(self.people):
                return
        raise AssertionError(f"only {moved} have moved")

    def _have_cut(self) -> None:
        """Every device took part in the deal by itself; a plain socket knows nothing of that, and is not waited for."""
        info: dict[str, Any] = ask(self.house.origin, f"/api/tables/{self.table}")
        cuts = {seat["name"]: seat["cut"] for seat in info["seats"] if seat["kind"] == "person"}
        assert cuts == {name: None if isinstance(one, AtSocket) else "shown" for name, one in self.people.items()}

    def turn(self) -> str:
        """Who is to move."""
        for _ in range(POLLS):
            info: dict[str, Any] = ask(self.house.origin, f"/api/tables/{self.table}")
            if info["turn"] is not None:
                return str(info["seats"][info["turn"]]["name"])
            time.sleep(POLL_MILLISECONDS / 1000)
        raise AssertionError("nobody is to move")

    def _see(self) -> None:
        for person in {id(one): one for one in (*self.people.values(), *self.lookers)}.values():
            person.see(self.witness.scene["version"])

    def leave(self) -> None:
        """Those who have no browser."""
        self.witness.close()
        for person in self.people.values():
            if isinstance(person, AtSocket):
                person.guest.close()


def a_few(game: Game) -> int:
    """Three seats, so that somebody waits while another one comes, or as near to that as the game allows."""
    return min(max(3, game.seats[0]), game.seats[-1])


def set_table(host: Visitor, game: Game, seats: int, *, here: Sequence[str] = (), days: int = 0) -> AtBrowser:
    """Ada makes a table: some sit around this device, the others come by a link."""
    host.page.goto("/")
    host.page.locator(f"li.{game.name} [data-way=friends]").click()
    host.page.get_by_role("radio", name=str(seats), exact=True).check()
    host.page.locator("#me").fill("Ada")
    for place, name in enumerate(here):
        guest = host.page.locator("dialog[open] .guest").nth(place)
        guest.locator("select").select_option("here")
        guest.locator("input").fill(name)
    if days:
        host.page.locator("dialog[open] summary").click()
        host.page.locator("#clock").select_option(str(days * 24 * 3600))
    host.page.locator("dialog[open] form button.main").click()
    return AtBrowser(host)


def come_by(link: str, guest: Visitor, name: str) -> AtBrowser:
    """Sit down by an invitation."""
    guest.page.goto(link)
    guest.page.locator("#nickname").fill(name)
    guest.page.locator("form button.main").click()
    return AtBrowser(guest)


def waiting_by(link: str, guest: Visitor, name: str) -> AtBrowser:
    """Sit down by an invitation, and wait for the others."""
    person = come_by(link, guest, name)
    person.wait()
    return person
