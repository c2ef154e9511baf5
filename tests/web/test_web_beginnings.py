"""Every game, begun in every way there is, by people who were waiting for it; a new game is here by its folder.

Nobody loads a page anew, everybody makes a move and sees those of all others, and no browser complains.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import katta
from katta.core.game import Game
from tests.server.harness import House, play_on, seated
from tests.terminal.pseudo import Terminal
from tests.web.beginnings import (
    AtBrowser,
    AtSocket,
    AtTerminal,
    Gathering,
    Person,
    a_few,
    come_by,
    set_table,
    waiting_by,
)
from tests.web.company import Company
from tests.web.visitor import PHONE

NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hoa"]
DAYS = 1
INVITATION = re.compile(r"http://\S+#invite=\S+")
every_game = pytest.mark.parametrize("game", katta.games(), ids=lambda game: game.name)

Gather = Callable[..., Gathering]


@pytest.fixture
def company(browser: Browser, house: House) -> Iterator[Company]:
    """People at a house where nobody is in a hurry; no browser may have complained in the end."""
    gathered = Company(browser, house)
    yield gathered
    assert gathered.leave() == []


@pytest.fixture
def gather(house: House) -> Iterator[Gather]:
    """Brings those together who wait at a table."""
    with ExitStack() as stack:

        def gathering(table: str, people: dict[str, Person], *lookers: Person) -> Gathering:
            found = Gathering(house, table, people, lookers)
            stack.callback(found.leave)
            return found

        yield gathering


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Callable[..., Terminal]]:
    """Lets somebody join from a terminal; lines are not broken there."""
    with ExitStack() as stack:
        yield lambda *arguments: stack.enter_context(Terminal("join", *arguments, home=tmp_path, columns=200))


def full_table(company: Company, game: Game, **settings: Any) -> tuple[dict[str, Any], AtBrowser, str]:
    """A table that begins as soon as the last seat is taken, with Ada waiting there, and its invitation."""
    made = company.house.make(game.name, NAMES[0], *[None] * (a_few(game) - 1), **settings)
    ada = AtBrowser(company.come())
    ada.page.goto(f"/table/{made['table']['table']}#{made['seats'][0]['secret']}")
    ada.page.locator("section[aria-labelledby=identity-title] button.main").click()
    ada.wait()
    return made, ada, f"{company.house.origin}/table/{made['table']['table']}#invite={made['invite']}"


@every_game
def test_friends_by_a_link_as_many_as_can_play(company: Company, gather: Gather, game: Game) -> None:
    """The host, the first and the last guest at browsers; whoever is between them needs none."""
    seats = game.seats[-1]
    ada = set_table(company.come(), game, seats)
    ada.wait()
    people: dict[str, Person] = {NAMES[0]: ada}
    *middle, last = NAMES[1:seats]
    for place, name in enumerate(middle):
        is_real = place == 0
        people[name] = waiting_by(ada.invitation, company.come(), name) if is_real else AtSocket(ada.invitation, name)
    people[last] = waiting_by(ada.invitation, company.come(size=PHONE), last)
    gathering = gather(ada.table, people)
    ada.begin()
    gathering.play()


@every_game
def test_friends_by_a_link_at_a_table_that_begins_when_it_is_full(company: Company, gather: Gather, game: Game) -> None:
    made, ada, link = full_table(company, game)
    people: dict[str, Person] = {NAMES[0]: ada}
    *middle, last = NAMES[1 : a_few(game)]
    for name in middle:
        people[name] = waiting_by(link, company.come(size=PHONE), name)
    gathering = gather(made["table"]["table"], people)
    people[last] = come_by(link, company.come(), last)
    gathering.play()


@every_game
def test_a_shared_device_of_as_few_as_can_play(company: Company, gather: Gather, game: Game) -> None:
    seats = game.seats[0]
    names = NAMES[:seats]
    device = set_table(company.come(), game, seats, here=names[1:])
    device.page.get_by_role("button", name=re.compile("^I am ")).wait_for()
    gather(device.table, dict.fromkeys(names, device)).play()


@every_game
def test_a_shared_device_with_a_remote_friend(company: Company, gather: Gather, game: Game) -> None:
    *here, remote = NAMES[: a_few(game)]
    device = set_table(company.come(size=PHONE), game, a_few(game), here=here[1:])
    device.wait()
    friend = waiting_by(device.invitation, company.come(), remote)
    gathering = gather(device.table, {**dict.fromkeys(here, device), remote: friend})
    device.begin()
    gathering.play()


@pytest.mark.parametrize(
    ("game", "start"),
    [
        pytest.param(game, start, id=f"{game.name}-{start}")
        for game, start in zip(katta.games(), cycle(["host", "full"]))
    ],
)
def test_spectators_who_wait(company: Company, gather: Gather, game: Game, start: str) -> None:
    """By the address of the table, and by the link for watching; the host begins, or whoever takes the last seat."""
    made, ada, link = full_table(company, game, start=start)
    table = made["table"]["table"]
    lookers = [AtBrowser(company.come()), AtBrowser(company.come(size=PHONE))]
    for looker, place in zip(lookers, ["table", "watch"], strict=True):
        looker.page.goto(f"/{place}/{table}")
        looker.wait()
    gathering = gather(table, {NAMES[0]: ada}, *lookers)
    for name in NAMES[1 : a_few(game)]:
        gathering.people[name] = AtSocket(link, name)
    if start == "host":
        ada.begin()
    gathering.play()


@every_game
def test_a_guest_who_waits_at_a_terminal(
    company: Company, gather: Gather, terminal: Callable[..., Terminal], game: Game
) -> None:
    ada = set_table(company.come(), game, a_few(game))
    ada.wait()
    people: dict[str, Person] = {NAMES[0]: ada}
    shell = terminal(ada.invitation, f"--name={NAMES[1]}")
    shell.wait_for(f"{NAMES[0]} and {NAMES[1]}")
    people[NAMES[1]] = AtTerminal(shell)
    for name in NAMES[2 : a_few(game)]:
        people[name] = waiting_by(ada.invitation, company.come(), name)
    gathering = gather(ada.table, people)
    ada.begin()
    gathering.play()


@every_game
def test_a_table_made_at_a_terminal(
    company: Company, gather: Gather, terminal: Callable[..., Terminal], game: Game
) -> None:
    seats = a_few(game)
    shell = terminal(company.house.origin, f"--new={game.name}", f"--open={seats - 1}", f"--name={NAMES[0]}")
    shell.wait_for("#invite=")
    found = INVITATION.search(shell.wait_for(f"At the table: {NAMES[0]}"))
    assert found
    people: dict[str, Person] = {NAMES[0]: AtTerminal(shell)}
    *middle, last = NAMES[1:seats]
    for name in middle:
        people[name] = waiting_by(found[0], company.come(), name)
    gathering = gather(found[0].partition("/table/")[2].partition("#")[0], people)
    people[last] = come_by(found[0], company.come(size=PHONE), last)
    gathering.play()


@every_game
def test_a_rematch(company: Company, gather: Gather, game: Game) -> None:
    names = NAMES[: a_few(game)]
    made = company.house.make(game.name, *names)
    devices = [company.house.guest(made, seat) for seat in range(len(names))]
    with seated(*devices):
        play_on(devices, lambda guest: guest.moves[0])
    people = [AtBrowser(company.sit(made, seat)) for seat in range(len(names))]
    for person in people:
        person.wait("#ending-title")
    ada, *others = people
    ada.page.get_by_role("button", name="Play again").click()
    for person in others:
        person.page.get_by_role("button", name="Go there").click()
    for person in people:
        person.page.wait_for_url(lambda url: made["table"]["table"] not in url)
    gather(ada.table, dict(zip(names, people, strict=True))).play()


@every_game
def test_by_turns_with_people_who_come_and_go(company: Company, gather: Gather, game: Game) -> None:
    """Nobody ever meets anybody; each finds the table again by its address, and makes the moves that wait."""
    names = NAMES[: a_few(game)]
    ada = set_table(company.come(), game, len(names), days=DAYS)
    ada.wait()
    address, link, gathering = ada.page.url, ada.invitation, gather(ada.table, {})
    people: dict[str, AtBrowser] = {names[0]: ada}
    ada.page.goto("about:blank")
    for name in names[1:]:
        people[name] = waiting_by(link, company.come(size=PHONE), name)
        people[name].page.goto("about:blank")
    ada.page.goto(address)
    ada.begin()
    expect(ada.page.locator("[data-version]")).to_be_visible()
    ada.page.goto("about:blank")
    moved: set[str] = set()
    while moved != set(names):
        mover = people[gathering.turn()]
        mover.page.goto(address)
        mover.move()
        mover.page.goto("about:blank")
        moved.update(name for name, person in people.items() if person is mover)


@every_game
def test_a_television_that_waits(company: Company, gather: Gather, game: Game) -> None:
    made, ada, link = full_table(company, game)
    table = made["table"]["table"]
    television = AtBrowser(company.come(size=(1920, 1080)))
    television.page.goto(f"/tv/{table}#invite={made['invite']}")
    television.wait("main [role=img]")
    gathering = gather(table, {NAMES[0]: ada}, television)
    for name in NAMES[1 : a_few(game)]:
        gathering.people[name] = AtSocket(link, name)
    gathering.play()
