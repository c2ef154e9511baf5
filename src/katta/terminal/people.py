"""The company at a table of a server: who is here, what they say, what they ask each other for."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from katta.core.message import Listing, Message, Player
from katta.server.wire.phrases import REACTIONS, SENTENCES
from katta.terminal.prompter import Prompter

PHRASES = (*REACTIONS, *SENTENCES)


class People:
    """Keeps who sits where and what is up for agreement, and says what changes."""

    def __init__(self, screen: Prompter) -> None:
        self.screen = screen
        self.seat: int | None = None
        self.seats: list[dict[str, Any]] = []
        self.is_begun_by_host = False
        self.proposal: dict[str, Any] | None = None
        self.muted: set[str] = set()

    @property
    def me(self) -> dict[str, Any]:
        """The own seat; empty for somebody who looks on."""
        return {} if self.seat is None or not self.seats else self.seats[self.seat]

    @property
    def may_begin(self) -> bool:
        """Whether the game begins when this person says so, if it has not begun."""
        return self.is_begun_by_host and bool(self.me.get("host"))

    @property
    def asks_me(self) -> bool:
        """Whether somebody waits for this person's agreement."""
        return self.proposal is not None and self.seat in self.proposal["awaits"]

    def sit(self, told: dict[str, Any]) -> None:
        """Who sits where now; what has changed is said."""
        before, self.seats = self.seats, told["seats"]
        bots = {seat["seat"] for seat in self.seats if seat["level"]}
        self.screen.seat([seat["name"] or "…" for seat in self.seats], self.seat, bots)
        if told["status"] == "waiting":
            if _faces(before) != _faces(self.seats):
                self._tell_who_is_here()
        elif len(before) == len(self.seats):
            for old, new in zip(before, self.seats, strict=True):
                self._tell_change(old, new)

    def _tell_who_is_here(self) -> None:
        here = tuple(Player(seat["seat"]) for seat in self.seats if seat["kind"] != "open")
        missing = len(self.seats) - len(here)
        self.screen.tell("join-here", players=Listing(here))
        if missing:
            self.screen.tell("join-waiting", "dim", count=missing)
        if self.may_begin:
            self.screen.tell("join-begin", "bold")

    def _tell_change(self, old: dict[str, Any], new: dict[str, Any]) -> None:
        is_me = new["seat"] == self.seat
        if is_me and new["kind"] == "person" and new["level"] and not old["level"]:
            self.screen.tell("join-bot-plays", "yellow")
        if is_me or new["kind"] != "person" or new["level"]:
            return
        if old["present"] != new["present"]:
            self.screen.tell("join-came" if new["present"] else "join-away", "dim", player=Player(new["seat"]))
        if new["replaceable"] and not old["replaceable"]:
            self.screen.tell("join-replaceable", "dim", player=Player(new["seat"]))

    def hear(self, told: dict[str, Any]) -> None:
        """Show what somebody said, unless that person is muted."""
        if self.seats[told["seat"]]["name"] not in self.muted:
            phrase = Message(f"phrase-{told['phrase']}")
            self.screen.tell("join-said", "cyan", player=Player(told["seat"]), phrase=phrase)

    def consider(self, proposal: dict[str, Any] | None, declined_by: int | None = None) -> None:
        """Something is up for agreement, or no longer."""
        is_new = proposal is not None and (self.proposal or {}).get("proposal") != proposal["proposal"]
        self.proposal = proposal
        if declined_by is not None:
            self.screen.tell("join-declined", "yellow", player=Player(declined_by))
        if not is_new or proposal is None:
            return
        if self.asks_me:
            by, seat = Player(proposal["by"]), Player(proposal["seat"])
            self.screen.tell(f"join-proposal-{proposal['kind']}", "bold yellow", player=by, other=seat)
        elif proposal["by"] == self.seat:
            self.screen.tell("join-others-asked", "dim")

    def list_phrases(self) -> None:
        """What can be said, with numbers."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        for number, phrase in enumerate(PHRASES, 1):
            grid.add_row(Text(f"s {number}", "bold cyan"), Text(self.screen.say(f"phrase-{phrase}")))
        self.screen.show(grid)

    def phrase(self, number: str) -> str | None:
        """The phrase of a number of that list."""
        return PHRASES[int(number) - 1] if number.isdecimal() and 1 <= int(number) <= len(PHRASES) else None

    def mute(self, name: str) -> bool:
        """Hear no more of somebody, or hear them again; False if nobody is called that."""
        found = next((seat for seat in self.seats if seat["name"].casefold() == name.casefold()), None)
        if found is None:
            return False
        self.muted ^= {found["name"]}
        message = "join-muted" if found["name"] in self.muted else "join-unmuted"
        self.screen.tell(message, "dim", player=Player(found["seat"]))
        return True

    def replaceable(self) -> int | None:
        """Somebody for whom a bot may play."""
        return next((seat["seat"] for seat in self.seats if seat["replaceable"] and seat["seat"] != self.seat), None)


def _faces(seats: list[dict[str, Any]]) -> list[tuple[str, str, bool]]:
    return [(seat["kind"], seat["name"], seat["host"]) for seat in seats]
