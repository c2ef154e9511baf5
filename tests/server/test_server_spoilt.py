"""A spoilt row costs one table, which is told and kept aside; the clocks of all others start."""

import json
import sqlite3

import pytest

from tests.server.harness import House, wait_until

SPOILING = {
    "a move that was never legal": "UPDATE moves SET text = 'nonsense' WHERE table_number = {} AND version = 1",
    "options that are no JSON": "UPDATE tables SET options = '{{' WHERE number = {}",
    "a game that nobody knows": "UPDATE tables SET game = 'chess' WHERE number = {}",
    "a seat of no kind": "DELETE FROM seats WHERE table_number = {}",
}


@pytest.mark.parametrize("what", SPOILING)
def test_a_spoilt_row_costs_one_table(own_house: House, what: str) -> None:
    names = [own_house.make("mada", "Ada", "Bob", clock=1)["table"]["table"] for _ in range(3)]
    assert own_house.stop() == 0
    with sqlite3.connect(own_house.database) as store:
        [(number,)] = store.execute("SELECT number FROM tables WHERE name = ?", [names[0]])
        store.execute(SPOILING[what].format(number))
    store.close()
    own_house.start()
    status, _, body = own_house.fetch(f"/api/tables/{names[0]}")
    assert (status, json.loads(body)["code"]) == (500, "server.spoilt-table")
    for name in names[1:]:  # the clock runs out though nobody is there
        while (info := json.loads(own_house.fetch(f"/api/tables/{name}")[2]))["turn"] == 0:
            assert info["status"] == "playing"
    wait_until(lambda: any("kept aside" in line for line in own_house.troubles()))
    assert len([line for line in own_house.troubles() if names[0] in line and "kept aside" in line]) == 1
