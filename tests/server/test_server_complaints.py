"""What a page complains about: a line in the log that holds where the code broke, and nothing else."""

import json
import urllib.error
import urllib.request
from typing import Any

import pytest

from tests.server.harness import PATIENCE, House, wait_until

COMPLAINT: dict[str, Any] = {"part": "board", "kind": "TypeError", "places": ["assets/Table-Bq-1_x.js:1:234"]}


def complain(house: House, body: object) -> int:
    """Post a complaint; the status of the answer."""
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(house.origin + "/api/complaints", json.dumps(body).encode(), headers)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            assert answer.read() == b""
            return int(answer.status)
    except urllib.error.HTTPError as problem:
        with problem:
            return problem.code


def test_a_complaint_is_one_line_of_the_log(own_house: House) -> None:
    assert complain(own_house, COMPLAINT) == 204
    wait_until(lambda: own_house.troubles() != [])
    (line,) = own_house.troubles()
    told = json.loads(line)
    assert told.pop("timestamp")
    assert told == {"event": "a page broke", "level": "warning", **COMPLAINT}


def test_the_place_may_be_unknown(own_house: House) -> None:
    assert complain(own_house, {"part": "page", "kind": "AbortError"}) == 204
    wait_until(lambda: own_house.troubles() != [])
    assert json.loads(own_house.troubles()[0])["places"] == []


@pytest.mark.parametrize(
    "wrong",
    [
        {"kind": "cannot read Cactus 7"},
        {"kind": ""},
        {"kind": "Error\n"},
        {"kind": "E" * 41},
        {"part": "the hand of Ada"},
        {"part": "board\n"},
        {"part": "b" * 33},
        {"places": ["\x1b[2J:1:1"]},
        {"places": ["assets/Table.js:1:2\n"]},
        {"places": ["assets/Table.js"]},
        {"places": [f"{'a' * 160}.js:1:1"]},
        {"places": COMPLAINT["places"] * 9},
        {"message": "Ada holds Cactus 7"},
    ],
)
def test_whatever_could_hold_a_card_or_spoil_the_log_is_refused(house: House, wrong: dict[str, Any]) -> None:
    """The shared house would find a line in its log in the end."""
    assert complain(house, COMPLAINT | wrong) == 400
