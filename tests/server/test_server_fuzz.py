"""Nonsense of all kinds: no 500, no traceback, and nobody else is disturbed."""

import contextlib
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from katta.server.app import make_app
from katta.server.settings import Limits, Settings
from katta.server.wire.messages import PROTOCOL
from tests.server.harness import House, play_on, seated

ROUNDS = 400
OPEN = Limits(requests_per_second=1e9, request_burst=10**9, tables_per_address=10**9)


def test_http_answers_as_described(tmp_path: Path) -> None:
    """Whatever is asked: the answer has a status and a shape that the description names."""
    app = make_app(
        Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}", limits=OPEN, allowed_hosts=("*",))
    ).serve
    api = schemathesis.openapi.from_asgi("/api/docs/openapi.json", app)
    operations = [found.ok() for found in api.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) >= 7
    for operation in operations:

        @settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def answer(case: Any) -> None:
            case.call_and_validate(excluded_checks=[positive_data_acceptance])  # a game may not exist

        answer()


@pytest.fixture
def bystanders(house: House) -> Iterator[None]:
    """Two people play a whole game meanwhile."""
    made = house.make("mada", "Ada", "Bob")
    ada, bob = house.guest(made, 0), house.guest(made, 1)
    with seated(ada, bob):
        yield
        play_on([ada, bob], lambda guest: guest.moves[-1])


TOLD = ("refused", "welcome", "seats", "update", "accepted", "hinted", "peeked", "looked")
FIELDS: dict[str, list[Any]] = {
    "type": ["hello", "move", "undo", "hand-over", "take-back", "rematch", "hint", "peek", "look", "nonsense", 7, None],
    "protocol": [1, 2, -1, "1", None, 10**30],
    "table": ["", "x", "x" * 40, None, "../../etc", "\ud800"[:0], 5],
    "secret": ["", "y", "z" * 100, None, 1.5],
    "host": ["h", None, []],
    "name": ["Bob", "", " ", "\u0000", "x" * 50, {}],
    "id": ["1", "", 3, "i" * 100],
    "version": [0, 1, -1, 2**31, 2**70, "0", None, 1.5],
    "move": ["draw", "play 7", "", "\n", "x" * 300, "deal 7", 3],
    "seat": [0, 1, 99, -1, "0"],
    "level": ["random", "nobody", "", 1],
    "extra": [1],
}


def nonsense(pick: random.Random, table: str, secret: str) -> str | bytes:
    """A message that is random from the first byte, or nearly right."""
    kind = pick.randrange(4)
    if kind == 0:
        return pick.randbytes(pick.randrange(60))
    if kind == 1:
        return "".join(chr(pick.randrange(32, 0x2FF)) for _ in range(pick.randrange(60)))
    fields = {name: pick.choice(values) for name, values in FIELDS.items() if pick.random() < 0.4}
    if kind == 3:
        fields = {"type": "hello", "protocol": PROTOCOL, "table": table, "secret": secret} | fields
    return json.dumps(fields)


@pytest.mark.usefixtures("bystanders")
@pytest.mark.parametrize("seed", range(3))
def test_a_socket_survives_nonsense(house: House, seed: int) -> None:
    made = house.make("mada", "Ada", "[random]")
    table, secret = made["table"]["table"], made["seats"][0]["secret"]
    pick, sent = random.Random(seed), 0
    while sent < ROUNDS:
        with connect(house.origin.replace("http", "ws") + "/api/socket", proxy=None, compression=None) as socket:
            with contextlib.suppress(ConnectionClosed):
                while sent < ROUNDS:
                    sent += 1
                    socket.send(nonsense(pick, table, secret))
                    told = json.loads(socket.recv(60))
                    assert told["type"] in TOLD
            assert socket.close_code in (None, 1007, 1008)
