"""How a game declares what happens and what it refuses, and how kernels tell it."""

import sys
import types
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.json import decode

from katta.core.answers import write_told
from katta.core.compiler import kernel
from katta.core.contract import SPECTATOR
from katta.core.declare import (
    ADDED,
    CLOSES,
    OTHERS,
    OWNER,
    Flag,
    Log,
    Row,
    Seat,
    SquareNumber,
    add,
    event,
    refusal,
    square,
)
from katta.core.declare.paper import written
from katta.core.declare.statements import HEAD, Statements, clear, code_of
from katta.core.errors import BadGame
from katta.core.message import Listing, Message, Player
from tests.core.zoo import FRUIT, Animal, Fruit


@event
def fed(log: Log, player: Seat, animal: Animal, fruits: Row[Fruit] = ADDED) -> None:
    """An animal is fed."""


@event(to=OWNER)
def found(log: Log, player: Seat, fruit: Fruit) -> None:
    """A fruit is found."""


@event(to=OTHERS)
def rummaged(log: Log, player: Seat) -> None:
    """Somebody looks into a bag."""


@event(said=False)
def walked(log: Log, player: Seat, squares: Row[SquareNumber] = ADDED) -> None:
    """Somebody walks."""


@event(round=CLOSES)
def closed(log: Log) -> None:
    """The zoo closes."""


@refusal
def feed_not_hungry(log: Log, animal: Animal, asleep: Flag) -> None:
    """It does not want anything."""


TOLD = Statements("zoo", "event", sys.modules[__name__])


@kernel
def _happen(log: Log) -> None:
    fed(log, 1, 2)
    add(log, 1)
    add(log, 2)
    found(log, 0, 2)
    rummaged(log, 0)
    walked(log, 1)
    add(log, square(-3, 4))
    closed(log)


def log() -> list[int]:
    room = np.empty(64, np.int32)
    clear(room)
    _happen(room)
    numbers: list[int] = room[: room[0]].tolist()
    return numbers


def told(numbers: list[int], eyes: int | None) -> list[dict[str, Any]]:
    """What a log tells to a seat, or to a spectator."""
    room = np.array(numbers, np.int32)
    seat = SPECTATOR if eyes is None else eyes
    found: list[dict[str, Any]] = decode(written(write_told, room, len(room), seat, room.view(np.uint8), TOLD.template))
    return found


def test_kernels_tell_what_is_declared():
    assert told(log(), 0) == [
        {"type": "fed", "player": 1, "animal": "cat", "fruits": ["fig", "kiwi"]},
        {"type": "found", "player": 0, "fruit": "kiwi"},
        {"type": "walked", "player": 1, "squares": [{"row": -3, "column": 4}]},
        {"type": "closed"},
    ]


def test_what_is_told_begins_with_what_it_is():
    assert list(told(log(), 0)[0]) == ["type", "player", "animal", "fruits"]
    assert told([HEAD, 0], None) == []


@given(st.lists(st.integers(0, 2), max_size=400))
def test_a_list_can_be_of_any_length(fruits):
    """The paper grows with what is written on it."""
    happened = [HEAD, HEAD, HEAD + 2 + len(fruits), 0, 1, 2, *fruits]
    expected = {"type": "fed", "player": 1, "animal": "cat", "fruits": [(None, *FRUIT.words)[code] for code in fruits]}
    assert told(happened, None) == [expected]


@pytest.mark.parametrize("eyes", [None, 1])
def test_what_is_for_the_owner_is_told_to_nobody_else(eyes):
    assert [each["type"] for each in told(log(), eyes)] == ["fed", "rummaged", "walked", "closed"]
    assert not TOLD.is_for_all(log())


def test_a_full_log_takes_no_more_and_nothing_beyond_it_is_touched():
    room = np.full(40, -7, np.int32)
    short = room[:12]
    clear(short)
    _happen(short)
    assert short[0] <= 12
    assert (room[12:] == -7).all()


def test_the_sentence_follows_from_the_name_and_what_is_told():
    plain = told(log(), 0)[0]
    fruits = Listing((Message("zoo-fruit-fig"), Message("zoo-fruit-kiwi")))
    assert TOLD.message(plain) == Message(
        "zoo-event-fed", {"player": Player(1), "animal": Message("zoo-animal-cat"), "fruits": fruits}
    )
    assert not TOLD.is_said({"type": "walked"})


def test_the_code_of_a_refusal_follows_from_its_name():
    assert code_of("zoo", "feed_not_hungry") == "zoo.feed.not-hungry"
    refusals = Statements("zoo", "refusal", sys.modules[__name__])
    assert [refusals.message_id(each) for each in refusals] == ["refusal-zoo-feed-not-hungry"]


def test_defaults_tell_everything():
    assert dict(TOLD.default_texts())["zoo-event-fed"] == "{ $player }: fed { $animal } { $fruits }"
    assert dict(FRUIT.default_texts()) == {"zoo-fruit-fig": "fig", "zoo-fruit-kiwi": "kiwi"}


def test_only_the_last_argument_can_be_a_list():
    module = types.ModuleType("wrong")
    module.__dict__["Row"], module.__dict__["Fruit"], module.__dict__["Seat"] = Row, Fruit, Seat

    @event
    def wrong(log: Log, fruits: Row[Fruit], player: Seat) -> None:
        """A list that is not the last."""

    vars(wrong)["statement"] = ("event", 0, vars(wrong)["statement"][2])
    module.wrong = wrong  # type: ignore[attr-defined]
    with pytest.raises(BadGame, match="only the last argument can be a list, not fruits"):
        Statements("zoo", "event", module)


def test_what_closes_a_round_is_said_to_clients() -> None:
    described = {statement["name"]: statement["round"] for statement in TOLD.describe()}
    assert described["closed"] == CLOSES
    assert described["fed"] is None
