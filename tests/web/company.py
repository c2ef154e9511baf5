"""Several people at their own browsers, or around one, at a table of a real server."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Browser, Locator, expect

from tests.server.harness import House
from tests.web.visitor import PATIENCE, Visitor

POLL_MILLISECONDS = 50
POLLS = PATIENCE // POLL_MILLISECONDS


class Company:
    """Who came to visit a house; they leave together."""

    def __init__(self, browser: Browser, house: House) -> None:
        self.house = house
        self.visitors: list[Visitor] = []
        self._browser = browser

    def come(self, **wishes: Any) -> Visitor:
        self.visitors.append(Visitor(self._browser, self.house.origin, **wishes))
        return self.visitors[-1]

    def sit(self, made: dict[str, Any], *seats: int, **wishes: Any) -> Visitor:
        """A new browser on one seat, or on several."""
        return self.seat(self.come(**wishes), made, *seats)

    def seat(self, person: Visitor, made: dict[str, Any], *seats: int) -> Visitor:
        """Somebody who has come already."""
        secrets = [link["secret"] for seat in seats for link in made["seats"] if link["seat"] == seat]
        person.page.goto(f"/table/{made['table']['table']}#{','.join(secrets)}")
        person.page.locator("section[aria-labelledby=identity-title] button.main").click()
        expect(person.page.locator("[data-version]").or_(cover(person)).first).to_be_visible()
        return person

    def watch(self, made: dict[str, Any]) -> Visitor:
        person = self.come()
        person.page.goto(f"/watch/{made['table']['table']}")
        expect(person.page.locator("[data-version]")).to_be_visible()
        return person

    def seated(self, game: str, *names: str, **settings: Any) -> list[Visitor]:
        """A table of people, each at a browser of their own."""
        made = self.house.make(game, *names, **settings)
        return [self.sit(made, seat) for seat in range(len(names))]

    def leave(self) -> list[str]:
        """All go; what their browsers complained about."""
        for visitor in self.visitors:
            visitor.leave()
        return [complaint for visitor in self.visitors for complaint in visitor.complaints]


def cover(person: Visitor) -> Locator:
    """What hides the hands of a shared device."""
    return person.page.locator("main [role=status] h2")


def mover(people: list[Visitor]) -> Visitor:
    """Whoever is to move, as soon as somebody is."""
    for _ in range(POLLS):
        for person in people:
            if person.moves.count():
                return person
        people[0].page.wait_for_timeout(POLL_MILLISECONDS)
    raise AssertionError("nobody is to move")


def play(person: Visitor, people: list[Visitor], move: str) -> None:
    """Let somebody make a move, and all see it."""
    person.play(move)
    for other in people:
        other.await_version(person.version())


def take_turns(people: list[Visitor], moves: int) -> None:
    """Let whoever is to move do so."""
    for _ in range(moves):
        person = mover(people)
        play(person, people, person.texts()[0])


def beginner(people: list[Visitor]) -> Visitor:
    """Who has the first turn; before it, Scorpions that were dealt may ask anybody for a card."""
    while (move := (person := mover(people)).texts()[0]).startswith("discard"):
        play(person, people, move)
    return person


def lines(person: Visitor) -> list[str]:
    """What the log says, the newest first, once it says anything."""
    expect(person.page.locator("section:has(#log-title) li")).not_to_have_count(0)
    return [line.strip() for line in person.page.locator("section:has(#log-title) li").all_inner_texts()]


def line(person: Visitor, text: str | re.Pattern[str]) -> Locator:
    """The line of the log that says something."""
    return person.page.locator("section:has(#log-title) li").filter(has_text=text)


def question(person: Visitor) -> Locator:
    """What somebody would like, to be agreed to or not."""
    return person.page.get_by_role("alertdialog")


def answer(person: Visitor, words: str) -> None:
    question(person).get_by_role("button", name=words, exact=True).click()


def go_away(person: Visitor) -> str:
    """Leave the table as when a tab is closed; where it was."""
    address = person.page.url
    person.page.goto("about:blank")
    return address
