"""`katta join`: the terminal game at a table of a server."""

import getpass
from typing import TYPE_CHECKING, Annotated

import typer

from katta.cli import language
from katta.cli.language import Language
from katta.terminal.compilation import start_uncompiled
from katta.terminal.failure import Failure, Misuse

if TYPE_CHECKING:
    from katta.server.client import Link
    from katta.terminal.screen import Screen


def join(
    url: Annotated[str, typer.Argument(help="The link of a seat or a table; with --new, the address of a server.")],
    name: Annotated[str | None, typer.Option(help="Your nickname. Default: the name of your account.")] = None,
    new: Annotated[str | None, typer.Option(metavar="GAME", help="Make a new table for this game.")] = None,
    open_seats: Annotated[int, typer.Option("--open", help="With --new: seats for friends, who get links.")] = 0,
    bots: Annotated[int, typer.Option(help="With --new: seats for bots.")] = 0,
    against: Annotated[str, typer.Option(metavar="LEVEL", help="With --new: the level of those bots.")] = "easy",
    lang: Language = None,
) -> int:
    """Play at a table of a server, with people anywhere.

    Leave with q and come back with the same link: your seat and every move wait for you.
    """
    start_uncompiled()
    from katta.core.dealer import new_number
    from katta.server.client import BadLink, Client, Declined, Link, Unreachable, take_seat
    from katta.terminal.screen import Screen
    from katta.terminal.visit import Visit

    screen = Screen(language.spoken())
    nickname, number = name or getpass.getuser(), new_number()
    try:
        link, host = Link.parse(url), None
        if new is not None:
            link, host = _make(link, new, nickname, number, open_seats, bots, against, screen)
        if not link.table:
            raise Misuse("error-join-link", link=url)
        link = take_seat(link, nickname, number)
        screen.tell("join-link", link=str(link))
        Visit(Client(link, nickname, host, number), screen).play()
    except BadLink:
        raise Misuse("error-join-link", link=url) from None
    except Unreachable as problem:
        raise Failure("error-join-unreachable", link=url, problem=str(problem)) from None
    except Declined as problem:
        raise Failure("error-join-refused", problem=str(problem)) from None
    return 0


def _make(
    link: "Link", game: str, name: str, number: bytes, open_seats: int, bots: int, level: str, screen: "Screen"
) -> tuple["Link", str]:
    """A new table; its links are shown for sending to friends."""
    from katta.core.dealer import commitment_to
    from katta.server.client import Link, ask_again, new_secret

    seats = [{"kind": "person", "name": name, "commitment": commitment_to(number)}]
    seats += [{"kind": "open"}] * open_seats + [{"kind": "bot", "level": level}] * bots
    made = ask_again(link.origin, "/api/tables", {"game": game, "seats": seats, "key": new_secret()})
    table = made["table"]["table"]
    if open_seats:
        screen.tell("join-invite", link=str(Link(link.origin, table, invite=made["invite"])))
    return Link(link.origin, table, secret=made["seats"][0]["secret"]), made["host"]
