"""The winning chances of a finished game: the same for all who ask, worked out once, and only after the end."""

import json
import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from katta.core import registry
from katta.core.match import Match
from katta.lab import win_chances
from katta.server.tables.win_chances import DIGITS, ITERATIONS, MOST_CHOICES
from tests.server.harness import House, play_on, seated, wait_until


def ended(house: House, game: str) -> dict[str, Any]:
    """A table where bots have played to the end."""
    made = house.make(game, *["[random]"] * 3)
    watcher = house.guest(made, None)
    with seated(watcher):
        while watcher.scene["status"] != "over":
            watcher.hear()
    return made


def path_of(made: dict[str, Any]) -> str:
    return f"/api/tables/{made['table']['table']}/chances"


def chances_of(house: House, made: dict[str, Any]) -> list[list[list[float]]]:
    status, _, body = house.fetch(path_of(made))
    assert status == 200, body
    seats: list[list[list[float]]] = json.loads(body)["seats"]
    return seats


def match_of(house: House, made: dict[str, Any]) -> Match:
    return Match.parse(house.fetch(f"/api/tables/{made['table']['table']}/record")[2].decode())


@pytest.mark.parametrize("game", registry.names())
def test_each_seat_has_its_chances_and_what_became_of_them(house: House, game: str) -> None:
    made = ended(house, game)
    found, match = chances_of(house, made), match_of(house, made)
    winners = match.position.result().winners
    last = win_chances.step(match, len(match.history))
    assert len(found) == 3
    assert sum(len(points) - 1 for points in found) <= MOST_CHOICES
    for seat, points in enumerate(found):
        steps = [step for step, _ in points]
        assert len(points) > 5
        assert steps == sorted(set(steps))
        assert all(0 <= share <= 1 for _, share in points)
        assert points[-1] == [last, round((seat in winners) / len(winners), DIGITS)]


def worked_out(match: Match) -> list[list[list[float]]]:
    """The same from the record, by what each seat knew when it had the choice: the judge is given nothing else."""
    judge = win_chances.judge(ITERATIONS)
    found: list[list[list[float]]] = [[] for _ in match.names]
    for place in win_chances.some_decisions(match, MOST_CHOICES):
        seat = match.positions[place].actor
        share = win_chances.share(judge, match.positions[place].seen_by(seat), seat)
        found[seat].append([win_chances.step(match, place), round(share, DIGITS)])
    return found


def test_anybody_can_work_them_out_from_the_record(house: House) -> None:
    made = ended(house, "mada")
    assert [points[:-1] for points in chances_of(house, made)] == worked_out(match_of(house, made))


def test_who_asks_at_the_same_time_waits_for_the_same_answer(house: House) -> None:
    made, before = ended(house, "malediction"), house.metric("katta_hindsights_total")
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda _: chances_of(house, made), range(4)))
    assert all(answer == answers[0] for answer in answers)
    assert chances_of(house, made) == answers[0]
    assert house.metric("katta_hindsights_total") == before + 1


def test_before_the_end_nothing_is_told(house: House) -> None:
    made = house.make("mada", "Ada", "Bob")
    status, _, body = house.fetch(path_of(made))
    assert (status, json.loads(body)["code"]) == (409, "server.not-over")
    assert house.fetch("/api/tables/nowhere/chances")[0] == 404


def test_a_game_that_ended_otherwise_after_all_is_worked_out_anew(house: House) -> None:
    """Against bots a player can go back from the end, and play on with other moves."""
    made = house.make("mada", "Ada", "[random]")
    ada, pick = house.guest(made, 0), random.Random(2)
    with seated(ada):
        play_on([ada], lambda guest: pick.choice(guest.moves))
        first, played = chances_of(house, made), match_of(house, made)
        for _ in range(min(10, sum(position.actor == 0 for position in played.positions))):
            assert ada.request("undo", version=ada.scene["version"])["type"] == "update"
        assert house.fetch(path_of(made))[0] == 409
        play_on([ada], lambda guest: pick.choice(guest.moves))
    match = match_of(house, made)
    assert match.history != played.history
    assert first != chances_of(house, made)
    assert [points[:-1] for points in chances_of(house, made)] == worked_out(match)


def test_a_server_that_stops_tells_who_waits_for_chances(own_house: House) -> None:
    made = [ended(own_house, "malediction") for _ in range(4)]
    with ThreadPoolExecutor(len(made)) as guests:
        asked = [guests.submit(own_house.fetch, path_of(one)) for one in made]
        wait_until(lambda: own_house.metric('katta_thoughts_total{urgency="hindsight"}') >= 1)
        assert own_house.stop() == 0
        answers = [one.result() for one in asked]
    codes = [json.loads(body).get("code") for _, _, body in answers]
    assert "server.stopping" in codes
    assert {status for status, _, _ in answers} <= {200, 503}
    assert own_house.troubles() == []
