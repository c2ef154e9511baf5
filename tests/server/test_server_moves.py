"""Moves over the socket: stored before they are acknowledged, applied once, refused if overtaken."""

import random

from katta.core import registry
from tests.server.harness import Guest, House, listen, play_on, seated


def start(house: House, game: str = "mada") -> tuple[Guest, Guest]:
    """Ada's and Bob's clients at a new table."""
    seats = ["Ada", "Bob", *["[random]"] * (registry.game(game).seats[0] - 2)]
    made = house.make(game, *seats)
    return house.guest(made, 0), house.guest(made, 1)


def mover_of(*guests: Guest) -> Guest:
    """Whoever is to move, once all know the same; bots may come first."""
    while True:
        listen(*guests)
        if mover := next((guest for guest in guests if guest.moves), None):
            return mover
        guests[0].hear()


def test_a_move_is_acknowledged_and_shown_to_all(house: House) -> None:
    ada, bob = start(house)
    with seated(ada, bob):
        mover = mover_of(ada, bob)
        answer = mover.play(mover.moves[0])
        assert answer["type"] == "update"
        other = bob if mover is ada else ada
        other.wait_for(answer["scene"]["version"])
        assert other.heard[-1]["answers"] is None


def test_a_move_sent_twice_is_applied_once(house: House) -> None:
    ada, bob = start(house)
    with seated(ada, bob):
        mover = mover_of(ada, bob)
        version, move = mover.scene["version"], mover.moves[0]
        first = mover.play(move, version)
        second = mover.play(move, version)
        assert (first["type"], second["type"]) == ("update", "accepted")
        assert second["version"] == version + 1
        assert mover.scene["version"] == first["scene"]["version"]


def test_a_stale_move_is_refused_with_the_new_state(house: House) -> None:
    ada, bob = start(house)
    with seated(ada, bob):
        mover = mover_of(ada, bob)
        version = mover.scene["version"]
        mover.play(mover.moves[-1], version)
        refusal = mover.play("swap 1", version)
        assert refusal["code"] == "server.stale"
        assert refusal["scene"]["version"] > version
        assert [step["version"] for step in refusal["log"]] == list(range(version + 1, refusal["scene"]["version"] + 1))


def test_a_version_from_the_future_is_refused(house: House) -> None:
    ada, bob = start(house)
    with seated(ada, bob):
        assert ada.play("draw", 999)["code"] == "server.stale"


def test_an_illegal_move_names_the_rule_and_changes_nothing(house: House) -> None:
    ada, bob = start(house)
    with seated(ada, bob):
        mover = mover_of(ada, bob)
        version = mover.scene["version"]
        refusal = mover.play("deal 7")  # refused in every phase, whatever was dealt
        assert refusal["code"] == "mada.chance.not-now"
        assert refusal["says"]["id"] == "refusal-mada-chance-not-now"
        assert mover.play("no such move")["code"] == "move.unknown"
        assert mover.play(mover.moves[0], version)["type"] == "update"


def test_only_the_seat_to_move_may_move(house: House) -> None:
    ada, bob = start(house)
    with seated(ada, bob):
        mover = mover_of(ada, bob)
        other = bob if mover is ada else ada
        other.wait_for(mover.scene["version"])
        assert other.play(mover.moves[0])["code"] == "server.not-your-turn"


def test_two_devices_on_one_seat_see_the_same(house: House) -> None:
    made = house.make("mada", "Ada", "Bob")
    phone, laptop, bob = house.guest(made, 0), house.guest(made, 0), house.guest(made, 1)
    with seated(phone, laptop, bob):
        for device in (phone, laptop):
            mover = mover_of(device, bob)
            answer = mover.play(mover.moves[0])
            for guest in (phone, laptop, bob):
                guest.wait_for(answer["scene"]["version"])
        assert phone.scene == laptop.scene


def test_a_reload_shows_everything_again(house: House) -> None:
    ada, bob = start(house)
    with seated(ada, bob):
        for _ in range(5):
            mover = mover_of(ada, bob)
            version = mover.play(mover.moves[0])["scene"]["version"]
            ada.wait_for(version)
            bob.wait_for(version)
        ada.version = None
        again = ada.enter()
        assert again["scene"] == {**bob.scene, "view": again["scene"]["view"], "moves": again["scene"]["moves"]} | {
            "undo": again["scene"]["undo"]
        }
        assert again["log_from"] == 0
        assert [step["version"] for step in again["log"]] == list(range(1, version + 1))


def test_a_client_resumes_from_the_version_it_knows(house: House) -> None:
    ada, bob = start(house)
    with seated(ada, bob):
        known = ada.scene["version"]
        ada.close()
        mover = mover_of(bob) if bob.moves else None
        if mover is None:
            with seated(ada):
                version = ada.play(ada.moves[0])["scene"]["version"]
        else:
            version = mover.play(mover.moves[0])["scene"]["version"]
        ada.version = known
        told = ada.enter()
        assert told["log_from"] == known
        assert [step["version"] for step in told["log"]] == list(range(known + 1, version + 1))


def test_games_outlive_the_server(own_house: House) -> None:
    """Killed and restarted in the middle: everybody comes back to the seat with the same link."""
    pick = random.Random(7)
    tables = [own_house.make(game, "Ada", "Bob", "[random]") for game in registry.names()]
    pairs = [(own_house.guest(made, 0), own_house.guest(made, 1)) for made in tables]
    with seated(*(guest for pair in pairs for guest in pair)):
        for ada, bob in pairs:
            for _ in range(10):
                mover = mover_of(ada, bob)
                version = mover.play(pick.choice(mover.moves))["scene"]["version"]
                ada.wait_for(version)
                bob.wait_for(version)
        own_house.kill()
    own_house.start()
    for ada, bob in pairs:
        known = max(ada.scene["version"], bob.scene["version"])
        with seated(ada, bob):
            assert min(ada.scene["version"], bob.scene["version"]) >= known
            play_on([ada, bob], lambda guest: pick.choice(guest.moves))
    assert own_house.stop() == 0
    assert own_house.troubles() == []
