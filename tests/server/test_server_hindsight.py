"""The review of a finished game: worked out once for all who ask, kept with the game, and only after the end."""

import json
import random
import time
from typing import Any

import pytest

from katta.bots import Budget
from katta.core import registry
from katta.core.match import Match
from katta.lab import analysis, win_chances
from katta.lab.analysis import Judge
from katta.server.tables.reviews import CLOSER, DIGITS, MOST_OF_A_PERSON
from tests.server.harness import REVIEW_ITERATIONS, House, play_on, seated, wait_until

PATIENCE_SECONDS = 240


def ended(house: House, game: str, *players: str) -> dict[str, Any]:
    """A table where a person has played to the end at random, against bots."""
    made = house.make(game, *(players or ("Ada", "[random]", "[random]")))
    ada, pick = house.guest(made, 0), random.Random(3)
    with seated(ada):
        play_on([ada], lambda guest: pick.choice(guest.moves))
    return made


def path_of(made: dict[str, Any]) -> str:
    return f"/api/tables/{made['table']['table']}/review"


def asked(house: House, made: dict[str, Any]) -> dict[str, Any]:
    """What is told now."""
    status, _, body = house.fetch(path_of(made))
    assert status == 200, body
    found: dict[str, Any] = json.loads(body)
    return found


def review_of(house: House, made: dict[str, Any]) -> dict[str, Any]:
    """What is told when all is thought of; on the way the progress never goes back."""
    until, done = time.monotonic() + PATIENCE_SECONDS, 0
    while not (found := asked(house, made))["seats"]:
        assert done <= found["done"] <= found["total"]
        assert time.monotonic() < until
        done = found["done"]
        time.sleep(0.1)
    return found


def match_of(house: House, made: dict[str, Any]) -> Match:
    return Match.parse(house.fetch(f"/api/tables/{made['table']['table']}/record")[2].decode())


@pytest.mark.parametrize("game", registry.names())
def test_each_seat_has_its_chances_and_a_person_the_turning_points(house: House, game: str) -> None:
    made = ended(house, game)
    found, match = review_of(house, made), match_of(house, made)
    winners = match.position.result().winners
    assert found["done"] == found["total"]
    assert len(found["seats"]) == 3
    for seat, points in enumerate(found["seats"]):
        moments = [moment for moment, _ in points]
        assert len(points) > 5
        assert moments == sorted(set(moments))
        assert all(match.positions[moment].actor == seat for moment in moments[:-1])
        assert all(0 <= share <= 1 for _, share in points)
        assert points[-1] == [len(match.history), round((seat in winners) / len(winners), DIGITS)]
    assert found["turning_points"], "who plays at random makes mistakes"
    costs = [point["cost"] for point in found["turning_points"]]
    assert costs == sorted(costs, reverse=True)
    for point in found["turning_points"]:
        assert point["seat"] == 0, "bots are not told what they did wrong"
        assert match.history[point["moment"]] == point["played"]["move"]
        assert point["best"]["move"] in match.positions[point["moment"]].moves()
        assert point["best"]["reasons"]
        assert point["cost"] >= analysis.LEAST_COST


def test_anybody_can_work_the_turning_points_out_from_the_record(house: House) -> None:
    made = ended(house, "mada", "Ada", "[random]")
    found, match = review_of(house, made), match_of(house, made)
    mine = [place for place in win_chances.decisions(match) if match.positions[place].actor == 0]
    assert len(mine) <= MOST_OF_A_PERSON
    few, many = Budget(REVIEW_ITERATIONS), Budget(CLOSER * REVIEW_ITERATIONS)
    look = Judge(few, few)
    judged = {place: look.judge(analysis.question(match, place)) for place in mine}
    assert [point[0] for point in found["seats"][0][:-1]] == mine
    assert [point[1] for point in found["seats"][0][:-1]] == [round(judged[place].best.share, DIGITS) for place in mine]
    closer = Judge(many, many)
    for point in found["turning_points"]:
        decision = closer.judge(analysis.question(match, point["moment"]))
        assert (decision.best.move, round(decision.cost, DIGITS)) == (point["best"]["move"], point["cost"])


def test_a_review_is_kept_over_a_restart(own_house: House) -> None:
    made = ended(own_house, "mada", "Ada", "[random]")
    found = review_of(own_house, made)
    assert own_house.stop() == 0
    own_house.start()
    assert asked(own_house, made) == found
    assert own_house.metric("katta_hindsights_total") == 0


def test_before_the_end_nothing_is_told(house: House) -> None:
    made = house.make("mada", "Ada", "Bob")
    status, _, body = house.fetch(path_of(made))
    assert (status, json.loads(body)["code"]) == (409, "server.not-over")
    assert house.fetch("/api/tables/nowhere/review")[0] == 404


def test_a_game_that_ended_otherwise_after_all_is_reviewed_anew(house: House) -> None:
    """Against bots a player can go back from the end, and play on with other moves."""
    made = house.make("mada", "Ada", "[random]")
    ada, pick = house.guest(made, 0), random.Random(2)
    with seated(ada):
        play_on([ada], lambda guest: pick.choice(guest.moves))
        first, played = review_of(house, made), match_of(house, made)
        for _ in range(min(10, sum(position.actor == 0 for position in played.positions))):
            assert ada.request("undo", version=ada.scene["version"])["type"] == "update"
        assert house.fetch(path_of(made))[0] == 409
        play_on([ada], lambda guest: pick.choice(guest.moves))
    assert match_of(house, made).history != played.history
    assert first != review_of(house, made)


def test_a_server_that_stops_leaves_a_review_at_that(own_house: House) -> None:
    made = ended(own_house, "malediction")
    asked(own_house, made)
    wait_until(lambda: own_house.metric('katta_thoughts_total{urgency="hindsight"}') >= 1)
    assert own_house.stop() == 0
    assert own_house.troubles() == []
