"""Floods of questions at a real server: a bot that somebody waits for answers before them."""

import json
from collections.abc import Iterator

import pytest

from tests.server.harness import OPEN_LIMITS, Guest, House, seated, wait_until

SOCKETS = 60
EMPTY_TABLES = 10
SLOW = "sifaka"
"""A hint takes longest in the game with the most choices."""


@pytest.fixture(scope="module")
def busy_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One thread for all bots, and as many questions at a time as the flood has."""
    running = House(
        tmp_path_factory.mktemp("busy"), *OPEN_LIMITS, "--bot-threads=1", f"--questions-per-address={SOCKETS}"
    )
    running.start()
    # Before the compiler is done, hints wait for it, and nobody thinks about them yet.
    wait_until(lambda: json.loads(running.fetch("/healthz")[2])["warm"])
    yield running
    assert running.stop() == 0
    assert running.troubles() == []


def answered(house: House, urgency: str) -> float:
    return house.metric(f'katta_thoughts_total{{urgency="{urgency}"}}')


def dropped(house: House, urgency: str) -> float:
    return house.metric(f'katta_thoughts_dropped_total{{urgency="{urgency}"}}')


def let_bot_answer(guest: Guest) -> None:
    """Play until a bot has moved; a game may open with a Scorpion of the bot."""
    for _ in range(100):
        while not guest.moves:
            guest.hear()
        before = guest.scene["version"]
        guest.play(guest.moves[0])
        while not guest.moves and guest.scene["status"] == "playing":
            guest.hear()
        if guest.scene["version"] > before + 1:
            return


def test_sixty_sockets_that_ask_for_hints_do_not_keep_an_easy_bot_from_answering(busy_house: House) -> None:
    """What one address asks beyond its limit is refused, and what nobody waits for any more is thought of no longer."""
    asked, made = busy_house.make(SLOW, "Ada", "Bob"), busy_house.make("mada", "Cleo", "[easy]")
    flood, cleo = [busy_house.guest(asked, 0) for _ in range(SOCKETS)], busy_house.guest(made, 0)
    before = answered(busy_house, "hint"), dropped(busy_house, "hint")
    with seated(cleo):
        with seated(*flood):
            for guest in flood * 2:
                guest.ask("hint", version=guest.scene["version"])
            refused = flood[-1].until(lambda told: told["type"] == "refused")
            assert refused["code"] == "server.too-fast"
            let_bot_answer(cleo)
            assert answered(busy_house, "hint") - before[0] < SOCKETS / 2
        wait_until(lambda: dropped(busy_house, "hint") > before[1])


def test_a_hint_about_a_position_that_is_past_is_thought_about_no_longer(busy_house: House) -> None:
    made = busy_house.make(SLOW, "Ada", "Bob")
    ada, before = busy_house.guest(made, 0), dropped(busy_house, "hint")
    with seated(ada):
        label = ada.ask("hint", version=ada.scene["version"])
        assert ada.play(ada.moves[0])["type"] == "update"
        told = next(told for told in ada.heard if told.get("answers") == label)
        assert told["code"] == "server.stale"
        wait_until(lambda: dropped(busy_house, "hint") > before)


def test_tables_that_nobody_watches_come_last(busy_house: House) -> None:
    """Served in turn, each of them would have a move before the one that is waited for; once in a while one may."""
    made = busy_house.make(SLOW, "Ada", "[expert]")
    for _ in range(EMPTY_TABLES):
        busy_house.make(SLOW, *["[expert]"] * 4)
    ada, before = busy_house.guest(made, 0), answered(busy_house, "unwatched")
    with seated(ada):
        let_bot_answer(ada)
        assert answered(busy_house, "unwatched") - before < EMPTY_TABLES / 2
