"""Who sits at the table: people by their names, and bots."""

from __future__ import annotations

import getpass
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from katta.bots import LEVELS
from katta.core.game import Game
from katta.core.match import LONGEST_NAME, is_name
from katta.core.message import Listing, Message
from katta.terminal.failure import Misuse
from katta.terminal.screen import Screen

USUAL_LEVEL = "2"
"""Easy: it plays sensibly and at once."""

BOT_NAMES = ("Soa", "Koto", "Vola", "Rado", "Lova", "Zo", "Fara", "Haja")
NAMELESS = "Katta"


@dataclass(frozen=True)
class Seating:
    """Names seat by seat, and the levels of those that are bots."""

    names: tuple[str, ...]
    bots: dict[int, str]


def arranged(game: Game, seats: Sequence[str], players: int | None, level: str) -> Seating:
    """The seating that options ask for: a seat is a person's name or a level; bots take what is left."""
    if level not in LEVELS:
        raise Misuse("error-level-unknown", name=level, known=Listing(LEVELS))
    wanted = list(seats) or [default_name()]
    total = max(len(wanted), min(game.seats)) if players is None else players
    if total not in game.seats or total < len(wanted):
        least, most = min(game.seats), max(game.seats)
        title = Message(f"{game.name}-name")
        raise Misuse("error-seats", game=title, least=least, most=most, count=max(total, len(wanted)))
    return _seated(wanted + [level] * (total - len(wanted)))


def asked(game: Game, screen: Screen) -> Seating:
    """The seating that questions bring about."""
    people = _asked_names(game, screen)
    least, most = max(0, min(game.seats) - len(people)), max(game.seats) - len(people)
    bots = least
    if most > least:
        prompt = screen.say("terminal-ask-bots", least=least, most=most)
        bots = screen.ask_number(prompt, least, most, _usual_bots(game, len(people), least))
    return _seated([*people, *[_asked_level(screen) if bots else ""] * bots])


def default_name() -> str:
    """The name of whoever is logged in, if it looks like a name."""
    try:
        user = getpass.getuser()
    except (OSError, KeyError):
        return NAMELESS
    return user.capitalize() if user.isalpha() and user != "root" else NAMELESS


def _asked_names(game: Game, screen: Screen) -> list[str]:
    while True:
        answer = screen.ask(screen.say("terminal-ask-names"), default_name())
        names = [name.strip() for name in answer.split(",") if name.strip()] or [default_name()]
        try:
            if len(names) <= max(game.seats):
                _seated(names)
                return names
            screen.tell("terminal-too-many-names", "red", most=max(game.seats))
        except Misuse as problem:
            screen.tell(problem.message, "red")


def _asked_level(screen: Screen) -> str:
    """How well the bots play: asked by number, name or word."""
    words = {level: screen.say(f"bot-level-{level}") for level in LEVELS}
    offered = ", ".join(f"{number} {word}" for number, word in enumerate(words.values(), 1))
    while True:
        answer = screen.ask(screen.say("terminal-ask-level", levels=offered), USUAL_LEVEL).casefold()
        for number, (level, word) in enumerate(words.items(), 1):
            if answer in (str(number), level, word.casefold()):
                return level
        screen.tell("terminal-number-expected", "red", least=1, most=len(LEVELS))


def _usual_bots(game: Game, people: int, least: int) -> int:
    """Three at the table, where the game allows it: the dynamics of a crowd, and short waits."""
    return max(least, min(3, max(game.seats)) - people)


def _seated(wanted: Iterable[str]) -> Seating:
    """Give each bot a name that nobody else has."""
    seats = list(wanted)
    for name in seats:
        if not is_name(name):
            raise Misuse("error-name", name=name, most=LONGEST_NAME)
    taken = {name.casefold() for name in seats}
    free = (name for name in BOT_NAMES if name.casefold() not in taken)
    names = tuple(next(free) if seat in LEVELS else seat for seat in seats)
    if len({name.casefold() for name in names}) < len(names):
        raise Misuse("error-names-twice")
    return Seating(names, {number: seat for number, seat in enumerate(seats) if seat in LEVELS})
