"""A person's visit to a table, from the terminal."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from queue import SimpleQueue
from typing import Any

from rich.text import Text

from katta.core import registry
from katta.core.game import Game
from katta.core.message import Message
from katta.server.client import Client, Declined, message_of
from katta.terminal import closing, narration, pictures
from katta.terminal.connection import Connection
from katta.terminal.deal_check import Witness
from katta.terminal.keyboard import Keyboard
from katta.terminal.listing import listing
from katta.terminal.menu import Menu
from katta.terminal.people import People
from katta.terminal.prompter import Prompter
from katta.terminal.screen import Screen
from katta.terminal.turn import BACK, HELP, QUIT, RULES, UNDO, Leaving

SAY, MUTE, REPLACE, TAKE_BACK, YES, NO, BEGIN = "s", "m", "w", "t", "y", "n", "b"
"""What else can be typed at a table of people; the same in every language."""

CLOSED = "server.closed"
"""The refusal by which those who are at a table learn that it is no more."""

BOT = "medium"
"""How well a bot plays for somebody who is away, or on a seat that stayed free."""


@dataclass(frozen=True, slots=True)
class Typed:
    """A line from the keyboard; None: there are no more."""

    line: str | None


class Visit:
    """Shows what happens and takes what is typed until the game is over or the person leaves."""

    def __init__(self, client: Client, screen: Screen) -> None:
        self.link = client.link
        self.screen = Prompter(screen)
        self.company = People(self.screen)
        self.happenings: SimpleQueue[dict[str, Any] | Typed] = SimpleQueue()
        self.line = Connection(client, self.happenings.put)
        self.witness = Witness(client)
        self.keyboard = Keyboard(lambda line: self.happenings.put(Typed(line)))
        self.info: dict[str, Any] = {}
        self.scene: dict[str, Any] = {}
        self.menu = Menu((), ())
        self.shown = -1
        """The version whose choices were listed."""
        self.told = 0
        """The version up to which everything was told."""
        self.is_lost = False
        self.under_way = ""
        """The label of the move, or of the undo, that has not been answered."""

    def play(self) -> None:
        """Stay until the end."""
        self.line.open()
        try:
            while self.scene.get("status") != "over":
                self._invite()
                happening = self.happenings.get()
                if isinstance(happening, Typed):
                    self.keyboard.took()
                    self._read(self.screen.answered(happening.line))
                else:
                    self._hear(happening)
        except Leaving:
            return
        finally:
            self.line.close()
        self._end()

    def _invite(self) -> None:
        """Ask for what is to be decided now; who sits at a terminal may type something at any time."""
        if self._is_my_turn and self.scene["version"] != self.shown:
            self._list()
        is_asked = self._is_my_turn or self.company.asks_me or self._may_begin
        if is_asked:
            self.screen.ask(self.company.me["name"])
        if is_asked or self.screen.is_interactive:
            self.keyboard.want()

    @property
    def _is_my_turn(self) -> bool:
        return bool(self.scene.get("moves")) and not self.under_way

    @property
    def _may_begin(self) -> bool:
        return self.company.may_begin and self.scene.get("status") == "waiting"

    def _list(self) -> None:
        self.shown = self.scene["version"]
        self._picture()
        choices = [(one["move"], one["what"]) for one in self.scene["moves"]]
        self._offer(Menu.of(self._game, choices, self.screen.catalogue))

    def _offer(self, menu: Menu) -> None:
        self.menu = menu
        self.screen.show(listing(menu, lambda _text: None))

    # What is heard.

    def _hear(self, told: dict[str, Any]) -> None:
        if told.get("answers") and told["answers"] == self.under_way:
            self.under_way = ""
            if told["type"] == "refused":
                self.shown = -1
        getattr(self, f"_on_{told['type']}", lambda _told: None)(told)

    def _on_lost(self, _told: dict[str, Any]) -> None:
        self.is_lost = True
        self.screen.tell("join-lost", "yellow")
        if self.under_way:
            self.screen.tell("connection-move-waits", "yellow")

    def _on_unanswered(self, _told: dict[str, Any]) -> None:
        self.screen.tell("connection-unanswered", "yellow")

    def _on_barred(self, told: dict[str, Any]) -> None:
        raise Declined(self.screen.say(message_of(told["says"])))

    def _on_removed(self, _told: dict[str, Any]) -> None:
        raise Declined(self.screen.say("join-removed"))

    def _on_welcome(self, told: dict[str, Any]) -> None:
        if self.is_lost:
            self.is_lost = False
            self.screen.tell("join-back", "dim")
        if self.info.get("game") != told["table"]["game"]:
            self.screen.head(self.screen.say(f"{told['table']['game']}-name"))
            self.screen.tell("terminal-commitment")
            self.screen.show(Text(told["table"]["commitment"], "dim"))
        self.info = told["table"]
        self.witness.see(self.info)
        if (self.info["start"], self.info["status"]) == ("cut", "waiting"):
            self.screen.tell("deal-numbers", "dim")
        self.company.seat = told["seat"]
        self.company.is_begun_by_host = self.info["start"] == "host"
        self.company.sit(told["table"])
        self.company.consider(told["proposal"])
        self._on_update(told)

    def _on_update(self, told: dict[str, Any]) -> None:
        self.scene = told["scene"]
        steps = [step for step in told["log"] or () if step["version"] > self.told]
        self.told = max([self.told, *(step["version"] for step in steps)])
        spoken = [self.screen.say(message) for step in steps for message in self._told(step)]
        lines = [
            line if (times := len(list(same))) == 1 else self.screen.say("terminal-repeated", event=line, count=times)
            for line, same in groupby(spoken)
        ]
        if lines:
            self.screen.show(narration.listed(lines))

    def _told(self, step: dict[str, Any]) -> list[Message]:
        """What is said of something that happened."""
        if step["note"] is not None:
            return [message_of(step["note"])]
        events = self._game.told["event"]
        return [events.message(event) for event in step["events"] if events.is_said(event)]

    @property
    def _game(self) -> Game:
        return registry.game(self.info["game"])

    def _on_seats(self, told: dict[str, Any]) -> None:
        self.company.sit(told)

    def _on_said(self, told: dict[str, Any]) -> None:
        self.company.hear(told)

    def _on_asking(self, told: dict[str, Any]) -> None:
        self.company.consider(told["proposal"], told["declined_by"])

    def _on_refused(self, told: dict[str, Any]) -> None:
        if told["code"] == CLOSED:
            return self._on_barred(told)
        self.screen.show(Text(self.screen.say(message_of(told["says"])), "red"))
        if told["scene"] is not None:
            self._on_update(told)

    def _on_trouble(self, told: dict[str, Any]) -> None:
        if told["says"] is None:
            self.screen.tell("server-recovered", "dim")
        else:
            self.screen.show(Text(self.screen.say(message_of(told["says"])), "yellow"))

    # What is typed.

    def _read(self, answer: str | None) -> None:
        if answer is None or answer == QUIT:
            raise Leaving
        if self.company.asks_me and answer in (YES, NO):
            proposal = self.company.proposal or {}
            self.line.ask("vote", proposal=proposal["proposal"], agree=answer == YES)
        elif self._may_begin and answer in (BEGIN, ""):
            self.line.ask("begin", level=BOT)
        elif not self._is_my_turn or not self._pick(answer):
            self._command(answer)

    def _pick(self, answer: str) -> bool:
        """Play the move of a number or a sentence, or go on to the next step towards one, if there is one."""
        picked = self.menu.pick(answer)
        if isinstance(picked, str):
            self._move(picked)
        elif picked is not None:
            self._offer(picked)
        return picked is not None

    def _move(self, text: str) -> None:
        self.under_way = self.line.ask("move", version=self.scene["version"], move=text)
        if self.is_lost:
            self.screen.tell("connection-move-waits", "yellow")

    def _command(self, answer: str) -> None:
        """Carry a command out; what is none may still be the text of a move."""
        word, _, rest = answer.partition(" ")
        if word == SAY and self._speaks(rest):
            return
        if answer == UNDO:
            self.under_way = self.line.ask("undo", version=self.scene["version"])
        elif answer == RULES:
            self.screen.section(self._game, self.scene["paragraph"])
        elif answer == REPLACE:
            self._replace()
        elif answer == TAKE_BACK:
            self.line.ask("take-back")
        elif answer == BACK and self._is_my_turn and self.menu.depth:
            self._list()
        elif answer in (HELP, "", BACK, MUTE):
            self.screen.tell("join-help", "dim")
            self.screen.tell("join-help-people", "dim")
        elif word == MUTE and self.company.mute(rest):
            return
        elif not self._is_my_turn:
            self.screen.tell("server-not-your-turn", "red")
        elif answer.isdecimal():
            self.screen.tell("terminal-number-expected", "red", least=1, most=len(self.menu.labels))
        else:
            self._move(answer)

    def _speaks(self, number: str) -> bool:
        """Say a phrase, or list them; False if there is no such phrase."""
        phrase = self.company.phrase(number)
        if phrase is not None and not self.is_lost:
            self.line.ask("say", phrase=phrase)
        elif phrase is not None:
            self.screen.tell("connection-not-sent", "yellow")
        elif not number:
            self.company.list_phrases()
        return not number or phrase is not None

    def _replace(self) -> None:
        """Go on without whoever holds the table up: without the number of a device, or with a bot."""
        if self.scene["status"] == "waiting":
            self.line.ask("deal")
            return
        seat = self.company.replaceable()
        if seat is None:
            self.screen.tell("join-nobody-away", "yellow")
        else:
            self.line.ask("hand-over", seat=seat, level=BOT)

    # What is seen.

    def _picture(self) -> None:
        helps = self.info.get("helps", ())
        self.screen.show(pictures.draw(self._game, self.scene["view"], self.screen.say, self.screen.width, helps))

    def _end(self) -> None:
        self._picture()
        result = self.scene["view"]["result"]
        self.screen.tell(closing.winners(result["winners"], self.company.seat), "bold green")
        for seat in self.company.seats:
            points = self.screen.say("terminal-points", count=result["scores"][seat["seat"]])
            self.screen.show(Text(f"  {seat['name']}: {points}"))
        self.witness.check(self.screen)
        self.screen.tell("join-record", address=f"{self.link.origin}/api/tables/{self.link.table}/record")
