"""A person's visit to a table, from the terminal."""

from __future__ import annotations

import importlib
import time
from itertools import groupby
from typing import Any

from rich.text import Text

from katta.core import registry
from katta.core.message import Listing, Player
from katta.server.client import Client, Declined, Unreachable, message_of
from katta.terminal import narration
from katta.terminal.listing import listing
from katta.terminal.menu import Menu, Move
from katta.terminal.screen import Screen
from katta.terminal.turn import BACK, HELP, QUIT, RULES, UNDO

RETRIES = 30
RETRY_SECONDS = 2.0


class Visit:
    """Shows what happens and asks for moves until the game is over or the person leaves."""

    def __init__(self, client: Client, screen: Screen) -> None:
        self.client = client
        self.screen = screen
        self.info: dict[str, Any] = {}
        self.scene: dict[str, Any] = {}
        self.seat: int | None = None
        self.shown = -1

    def play(self) -> None:
        """Stay until the end."""
        self.client.open()
        while self.scene.get("status") != "over":
            self._hear()
            if self._is_my_turn():
                try:
                    self._ask()
                except EOFError:
                    return
        self._end()

    def _hear(self) -> None:
        try:
            told = self.client.receive(None)
        except Unreachable:
            return self._come_back()
        getattr(self, f"_on_{told['type']}", lambda _told: None)(told)

    def _come_back(self) -> None:
        """The connection is lost: nothing else is, so try until the server is there again."""
        self.screen.tell("join-lost", "yellow")
        for _ in range(RETRIES):
            try:
                return self.client.open()
            except Unreachable:
                time.sleep(RETRY_SECONDS)
        raise Unreachable(self.client.link.origin)

    def _on_welcome(self, told: dict[str, Any]) -> None:
        if not self.info:
            self.screen.head(self.screen.say(f"{told['table']['game']}-name"))
            self.screen.tell("terminal-commitment")
            self.screen.show(Text(told["table"]["commitment"], "dim"))
        self.info, self.seat = told["table"], told["seat"]
        self._on_seats(told["table"])
        self._on_update(told)

    def _on_update(self, told: dict[str, Any]) -> None:
        self.scene = told["scene"]
        spoken = [self.screen.say(message_of(event)) for step in told["log"] or () for event in step["events"]]
        lines = [
            line if (times := len(list(same))) == 1 else self.screen.say("terminal-repeated", event=line, count=times)
            for line, same in groupby(spoken)
        ]
        if lines:
            self.screen.show(narration.listed(lines))
        if any(step["undo"] is not None for step in told["log"] or ()):
            self.screen.tell("terminal-taken-back", "yellow")

    def _on_seats(self, told: dict[str, Any]) -> None:
        self.info = {**self.info, "seats": told["seats"], "status": told["status"]}
        self.screen.seat([seat["name"] or "…" for seat in told["seats"]])
        missing = sum(seat["kind"] == "open" for seat in told["seats"])
        if missing:
            self.screen.tell("join-waiting", "dim", count=missing)

    def _on_refused(self, told: dict[str, Any]) -> None:
        sentence = self.screen.say(message_of(told["says"]))
        if not self.scene:
            raise Declined(sentence)
        self.screen.show(Text(sentence, "red"))
        if told["scene"] is not None:
            self._on_update(told)
        self.shown = -1

    def _is_my_turn(self) -> bool:
        return bool(self.scene.get("moves")) and self.scene["version"] != self.shown

    def _ask(self) -> None:
        """Ask for a move or a command until one of them goes to the server."""
        self.shown = self.scene["version"]
        self._picture()
        choices = tuple(
            Move(choice["move"], (self.screen.say(message_of(choice["says"])),)) for choice in self.scene["moves"]
        )
        first = menu = Menu(choices, (self.screen.say("terminal-choices"),))
        self.screen.show(listing(menu, lambda _text: None))
        while True:
            answer = self.screen.ask(self.info["seats"][self.seat]["name"])
            picked = first if answer == BACK else menu.pick(answer)
            if picked is None:
                picked = self._command(answer)
            if isinstance(picked, str):
                if picked:
                    self.client.ask("move", version=self.scene["version"], move=picked)
                return

    def _command(self, answer: str) -> str | None:
        """Carry a command out; a text goes to the server as a move, an empty one stands for a request under way."""
        if answer == QUIT:
            raise EOFError
        if answer == UNDO:
            self.client.ask("undo", version=self.scene["version"])
            return ""
        if answer == RULES:
            self.screen.section(registry.game(self.info["game"]), self.scene["paragraph"])
        elif answer in (HELP, ""):
            self.screen.tell("join-help", "dim")
        elif answer.isdecimal():
            self.screen.tell("terminal-number-expected", "red", least=1, most=len(self.scene["moves"]))
        else:
            return answer
        return None

    def _picture(self) -> None:
        module = importlib.import_module(registry.game(self.info["game"]).picture)
        self.screen.show(module.picture(self.scene["view"], self.screen.say, self.screen.width))

    def _end(self) -> None:
        self._picture()
        result = self.scene["view"]["result"]
        winners = Listing(tuple(Player(seat) for seat in result["winners"]))
        self.screen.tell("terminal-winners", "bold green", players=winners, count=len(result["winners"]))
        for seat in self.info["seats"]:
            points = self.screen.say("terminal-points", count=result["scores"][seat["seat"]])
            self.screen.show(Text(f"  {seat['name']}: {points}"))
        link = self.client.link
        self.screen.tell("join-record", address=f"{link.origin}/api/tables/{link.table}/record")
