"""Looking back: the moments of a game so far, also after a reload, a restart and a taking-back."""

import random

from katta.core import registry
from tests.server.harness import MOST_FRAMES, Guest, House, look_back, play_on, seated
from tests.server.test_server_moves import mover_of, start


def test_a_game_that_waits_has_nothing_to_show(house: House) -> None:
    made = house.make("mada", "Ada", None)
    ada = house.guest(made, 0)
    with seated(ada):
        assert ada.request("look", version=0)["frames"] == []


def test_the_first_frame_is_the_start_and_the_last_is_now(house: House) -> None:
    for game in registry.names():
        ada, bob = start(house, game)
        with seated(ada, bob):
            mover = mover_of(ada, bob)
            frames = look_back(mover)
            assert (frames[0]["version"], frames[0]["actor"], frames[0]["events"]) == (0, -2, [])
            assert frames[-1]["version"] == mover.scene["version"]
            assert frames[-1]["view"] == mover.scene["view"]


def test_after_a_version_only_what_came_later_is_shown(house: House) -> None:
    ada, bob = start(house)
    with seated(ada, bob):
        mover = mover_of(ada, bob)
        known = mover.scene["version"]
        version = mover.play(mover.moves[0])["scene"]["version"]
        told = mover.request("look", version=known)
        assert [frame["version"] for frame in told["frames"]] == list(range(known + 1, version + 1))
        assert mover.request("look", version=version)["frames"] == []
        assert mover.request("look", version=version + 1000)["frames"] == []


def watch_long_game(house: House) -> Guest:
    """Somebody who has seen bots play a game of more moments than are shown at once; a few are shorter."""
    while True:
        watcher = house.guest(house.make("malediction", *["[random]"] * 5), None)
        with seated(watcher):
            while watcher.scene["status"] != "over":
                watcher.hear()
        if watcher.scene["version"] > MOST_FRAMES:
            return watcher


def test_a_long_game_is_shown_in_parts(house: House) -> None:
    watcher = watch_long_game(house)
    with seated(watcher):
        first = watcher.request("look", version=0)["frames"]
        assert len(first) == MOST_FRAMES
        frames = look_back(watcher)
        assert [frame["version"] for frame in frames] == list(range(watcher.scene["version"] + 1))
        assert frames[:MOST_FRAMES] == first
        assert frames[-1]["view"] == watcher.scene["view"]


def test_what_was_taken_back_is_not_shown(house: House) -> None:
    made = house.make("mada", "Ada", "[random]")
    ada, pick = house.guest(made, 0), random.Random(4)
    with seated(ada):
        play_some(ada, pick, 2)
        kept = look_back(ada)
        play_some(ada, pick, 1)
        told = ada.request("undo", version=ada.scene["version"])
        assert told["log"][0]["undo"] is not None
        assert look_back(ada)[: len(kept)] == kept
        play_on([ada], lambda guest: pick.choice(guest.moves))
        frames = look_back(ada)
        versions = [frame["version"] for frame in frames]
        assert versions == sorted(set(versions))
        assert told["scene"]["version"] not in versions
        assert len(versions) < ada.scene["version"] + 1
        assert frames[-1]["view"] == ada.scene["view"]


def play_some(guest: Guest, pick: random.Random, moves: int) -> None:
    """Moves of a person against bots, until it is their turn again."""
    for _ in range(moves):
        while not guest.moves:
            guest.hear()
        assert guest.play(pick.choice(guest.moves))["type"] == "update"
    while not guest.moves:
        guest.hear()


def test_a_spectator_is_shown_no_hand(house: House) -> None:
    made = house.make("mada", "Ada", "Bob")
    watcher = house.guest(made, None)
    with seated(watcher):
        assert all(frame["view"]["hand"] is None for frame in look_back(watcher))
