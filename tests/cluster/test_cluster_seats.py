"""Seats that people ask for at several servers at once: each is given once, and never lost again."""

import itertools
import random
import secrets
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from katta.core import registry
from tests.cluster.checker import lies
from tests.cluster.harness import COME_AGAIN, Cluster, request
from tests.cluster.history import History, Join, Outcome, Seated
from tests.cluster.people import PAUSE_SECONDS
from tests.server.harness import PATIENCE, wait_until

TRIES = 30
KILLS = 9
NAMES = ("Cy", "Di", "Ed", "Flo")


def join(history: History, origins: Iterator[str], made: dict[str, Any], name: str) -> Join:
    """Ask for a seat, at one server after the other until one says yes or no."""
    table: str = made["table"]["table"]
    asked = Join(table, name, history.now(), secret=secrets.token_urlsafe(18))
    history.joins.append(asked)
    body = {"invite": made["invite"], "name": name, "secret": asked.secret}
    for origin in origins:
        status, answer = request(origin, f"/api/tables/{table}/seats", body)
        if status == COME_AGAIN:
            time.sleep(PAUSE_SECONDS)
            continue
        asked.ended = history.now()
        if status < 300:
            asked.outcome, asked.seat = Outcome.OK, answer["seat"]
            assert answer["secret"] == asked.secret
        else:
            asked.outcome, asked.code = Outcome.REFUSED, answer["code"]
        break
    return asked


def look(history: History, origin: str, made: dict[str, Any]) -> None:
    """See who sits where, if somebody tells."""
    table, began = made["table"]["table"], history.now()
    status, answer = request(origin, f"/api/tables/{table}")
    if status == 200:
        people = {seat["seat"]: seat["name"] for seat in answer["seats"] if seat["kind"] == "person"}
        history.seated.append(Seated(table, people, began, history.now()))


def lies_about_seats(cluster: Cluster, history: History, tables: Sequence[dict[str, Any]]) -> list[str]:
    """Everybody looks once more; then the checker does."""
    for made in tables:
        for origin in cluster.fronts:
            look(history, origin, made)
    given = [asked for asked in history.joins if asked.outcome is Outcome.OK]
    finals = {}
    for made in tables:
        name = made["table"]["table"]
        finals[name] = cluster.final(made, [asked.secret for asked in given if asked.table == name])
    return lies(history, finals)


@pytest.mark.parametrize("game", registry.names())
def test_one_seat_is_never_given_to_two_people_who_ask_at_two_servers_at_once(cluster: Cluster, game: str) -> None:
    history = History()
    makers = itertools.cycle(cluster.members)
    bots = ["[random]"] * (registry.game(game).seats[0] - 2)
    tables = [next(makers).make(game, "Ada", None, *bots) for _ in range(TRIES)]
    together = threading.Barrier(len(cluster.fronts))

    def guest(number: int) -> None:
        for made in tables:
            together.wait(PATIENCE)
            join(history, itertools.cycle([cluster.fronts[number]]), made, NAMES[number])

    with ThreadPoolExecutor(len(cluster.fronts)) as guests:
        list(guests.map(guest, range(len(cluster.fronts))))
    assert lies_about_seats(cluster, history, tables) == []
    assert sum(asked.outcome is Outcome.OK for asked in history.joins) == TRIES


def test_nine_kills_lose_no_acknowledged_seat(cluster: Cluster) -> None:
    history = History()
    games = itertools.cycle(registry.names())
    tables: list[dict[str, Any]] = []
    is_enough = threading.Event()

    def guests(number: int) -> None:
        """Make a table and fill it, through servers that may die, again and again."""
        pick = random.Random(number)
        while not is_enough.is_set():
            made = _make(pick.choice(cluster.fronts), next(games))
            if made is None:
                continue
            tables.append(made)
            for name in NAMES:
                join(history, (pick.choice(cluster.fronts) for _ in itertools.count()), made, name)
                look(history, pick.choice(cluster.fronts), made)

    with ThreadPoolExecutor(len(cluster.members) + 1) as threads:
        filling = [threads.submit(guests, number) for number in range(len(cluster.members))]
        restart = None
        try:
            for number in range(KILLS):
                _wait_for_more(history)
                if restart is not None:
                    restart.result(PATIENCE)
                member = cluster.members[number % len(cluster.members)]
                member.kill()
                restart = threads.submit(member.start)
        finally:
            is_enough.set()
        for each in filling:
            each.result(PATIENCE)
    assert lies_about_seats(cluster, history, tables) == []


def _make(origin: str, game: str) -> dict[str, Any] | None:
    """A table with free seats for everybody the game is for; none if the server is not there."""
    seats = [{"kind": "person", "name": "Ada"}, *({"kind": "open"} for _ in NAMES)]
    most = registry.game(game).seats[-1]
    status, made = request(origin, "/api/tables", {"game": game, "seats": seats[:most], "start": "host"})
    return made if status < 300 else None


def _wait_for_more(history: History) -> None:
    """Until more seats have been given."""
    enough = sum(asked.outcome is Outcome.OK for asked in history.joins) + len(NAMES)
    wait_until(lambda: sum(asked.outcome is Outcome.OK for asked in list(history.joins)) >= enough)
