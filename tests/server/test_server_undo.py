"""Taking back: never across chance, another's move or what was revealed; against bots freely, as practice."""

import random

from katta.core import registry
from katta.core.dealer import Dealer
from katta.core.match import Match
from katta.server.tables import undo_rule
from katta.server.tables.history import History, replay
from tests.server.harness import House, play_on, seated


def course_of(game: str, seats: int, secret: int) -> History:
    found = registry.game(game)
    history = History(found, seats, found.complete({}), Dealer(secret.to_bytes(32, "big")))
    history.accept(history.begin(0.0))
    return history


def play_until(history: History, word: str, pick: random.Random) -> int:
    """Play at random until a move begins with a word; returns who made it."""
    while True:
        move = next((text for text in history.position.moves() if text.startswith(word)), None)
        actor = history.position.actor
        history.accept(history.play(move or pick.choice(history.position.moves()), 0.0))
        if move is not None:
            return actor


def test_a_public_choice_can_be_taken_back() -> None:
    """A contract is public and reveals nothing."""
    history = course_of("malediction", 3, 1)
    actor = history.position.actor
    before = history.position
    history.accept(history.play(history.position.moves()[0], 0.0))
    found = undo_rule.find(history, actor, is_alone=False)
    assert found == undo_rule.UndoPlan(len(history.standing) - 1, is_free=False)
    history.accept(history.take_back(actor, found.keep, found.is_free, 0.0))
    assert history.position == before
    assert not history.is_practice


def test_a_card_from_the_hand_stays_played() -> None:
    history = course_of("malediction", 3, 2)
    actor = play_until(history, "play", random.Random(1))
    assert undo_rule.can_ask(history, actor, is_alone=False)
    assert undo_rule.find(history, actor, is_alone=False) is None


def test_what_chance_answered_stays() -> None:
    history = course_of("mada", 2, 3)
    actor = play_until(history, "draw", random.Random(1))
    assert history.standing[-1].kind == "chance"
    assert not undo_rule.can_ask(history, actor, is_alone=False)
    assert undo_rule.find(history, actor, is_alone=False) is None


def test_another_persons_move_stays() -> None:
    history = course_of("malediction", 3, 4)
    first = history.position.actor
    history.accept(history.play(history.position.moves()[0], 0.0))
    history.accept(history.play(history.position.moves()[0], 0.0))
    assert undo_rule.find(history, first, is_alone=False) is None


def test_a_course_with_undo_is_rebuilt_from_its_entries() -> None:
    history, pick = course_of("mada", 3, 5), random.Random(2)
    for _ in range(20):
        actor = history.position.actor
        history.accept(history.play(pick.choice(history.position.moves()), 0.0))
        if pick.random() < 0.4 and (found := undo_rule.find(history, actor, is_alone=True)):
            history.accept(history.take_back(actor, found.keep, found.is_free, 0.0))
    again = replay(course_of_same(history), history.entries)
    assert (again.position, again.standing, again.dealt) == (history.position, history.standing, history.dealt)
    assert again.is_practice


def course_of_same(history: History) -> History:
    return History(history.game, history.seats, history.options, history.dealer)


def test_against_bots_a_move_is_taken_back_freely_and_the_table_is_practice(house: House) -> None:
    made = house.make("mada", "Ada", "[random]")
    ada = house.guest(made, 0)
    pick = random.Random(1)
    with seated(ada):
        while not ada.moves:
            ada.hear()
        start = ada.scene
        while True:
            assert ada.play("luck" if "luck" in ada.moves else pick.choice(ada.moves))["type"] == "update"
            while not ada.moves and ada.scene["status"] != "over":
                ada.hear()
            if ada.scene["version"] - start["version"] > 2:
                break
        told = ada.request("undo", version=ada.scene["version"])
        assert told["log"][0]["undo"] is not None
        assert told["scene"]["practice"]
        play_on([ada], lambda guest: pick.choice(guest.moves))
        ada.version = None
        welcome = ada.enter()
        assert welcome["table"]["practice"]
        versions = [step["version"] for step in welcome["log"]]
        assert versions == sorted(versions)
        assert len(versions) < welcome["scene"]["version"]
    _, _, record = house.fetch(f"/api/tables/{made['table']['table']}/record")
    assert Match.parse(record.decode()).position.actor == -2


def test_between_people_the_common_rule_holds(house: House) -> None:
    made = house.make("mada", "Ada", "Bob")
    ada, bob = house.guest(made, 0), house.guest(made, 1)
    with seated(ada, bob):
        assert ada.request("undo", version=ada.scene["version"])["code"] == "server.undo-nothing"
        mover = ada if ada.moves else bob
        mover.play("luck")
        assert mover.request("undo", version=mover.scene["version"])["code"] in ("server.undo-nothing", "server.stale")
