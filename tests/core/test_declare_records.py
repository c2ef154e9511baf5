"""How a game declares its state: what follows for records and views, and which mistakes are refused by a sentence."""

import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.json import decode

from katta.core.declare import (
    NOTHING,
    Count,
    Cube,
    Derived,
    Part,
    Parts,
    Row,
    Seat,
    State,
    Table,
    by_seat,
    counted,
    each,
    exactly,
    field,
    heap,
    keyed,
    own,
    shown,
    upto,
)
from katta.core.declare.paper import written
from katta.core.declare.schema import Schema
from katta.core.declare.templates import FIRST
from katta.core.declare.views import ViewDeclaration
from katta.core.declare.writing import fill, new_stack
from katta.core.errors import BadGame
from tests.core.zoo import ANIMAL, FRUIT, Animal, Animals, Fruit


class Cage(Part):
    """A cage of the zoo."""

    animal: Animal = shown()
    fed: Row[Fruit] = shown(counted(2, by="meals"))
    meals: Count = field()


class ZooState(State, seats=3):
    """A zoo."""

    turn: Seat = shown()
    """Who feeds."""

    small: Count = shown(key="sizes.small")
    large: Count = shown(key="sizes.large", dtype=np.int64)
    baskets: Row[Count] = shown(heap(FRUIT))
    prices: Row[Count] = shown(each(FRUIT))
    queue: Row[Animal] = shown(exactly(2, first=1))
    cleaned: Row[Count] = by_seat()
    bag: Table[Fruit] = own(upto(2))
    tags: Table[Count] = own(keyed(2, by="bag", words=FRUIT))
    asleep: Animals = shown()
    secret: Count = field()


class ZooDerived(Derived, seats=3):
    """More of the zoo."""

    cages: Parts[Cage] = shown(counted(2, by="count"), after="turn")
    count: Count = field()
    points: Row[Count] = by_seat(maybe=True)
    caught: Cube[Count] = by_seat(each(ANIMAL), heap(2, first=1), maybe=True)


ZOO = ViewDeclaration("zoo", ZooState, ZooDerived)


def blank_zoo() -> tuple[Any, Any]:
    return ZooState.blank(), ZooDerived.blank()


def zoo() -> tuple[Any, Any]:
    s, d = blank_zoo()
    s.turn, s.small, s.large, s.secret = 1, 3, 1 << 40, 99
    s.baskets[1:] = [2, 1]
    s.prices[1:] = [5, 6]
    s.queue[1:] = [2, 0]
    s.cleaned[:] = [7, 8, 9]
    s.bag[0, 0], s.bag[1, 0], s.bag[1, 1] = 2, 1, 2
    s.tags[1] = [4, 5]
    s.asleep = 0b101
    d.count = 1
    d.cages[0].animal, d.cages[0].meals = 1, 1
    d.cages[0].fed[0] = 2
    d.points[:] = [10, NOTHING, 30]
    d.caught[0, 2, 1] = 2
    d.caught[1, 0, 0] = NOTHING
    return s, d


def shown_of(s: Any, d: Any, seat: int | None) -> dict[str, Any]:
    """What a template shows of a state that lies in memory behind its derived numbers and another state."""
    rest = bytes(ZOO.states_at - d.dtype.itemsize + s.dtype.itemsize)
    memory = np.frombuffer(bytearray(d.tobytes() + rest + s.tobytes()), dtype=np.uint8)
    template = ZOO.template(2, seat)
    pairs = written(lambda paper: fill(template, int(template[FIRST]), memory, 0, 0, new_stack(), paper, 0))
    assert pairs.startswith(b",")
    shown: dict[str, Any] = decode(b"{%snull}" % pairs[1:])
    assert shown.pop("asks") is None
    return shown


def view(seat: int | None) -> dict[str, Any]:
    return shown_of(*zoo(), seat)


def test_a_view_shows_what_is_declared_in_the_order_of_the_declaration():
    assert view(1) == {
        "turn": 1,
        "cages": [{"animal": "bear", "fed": ["kiwi"]}],
        "sizes": {"small": 3, "large": 1 << 40},
        "baskets": ["fig", "fig", "kiwi"],
        "prices": {"fig": 5, "kiwi": 6},
        "queue": ["cat", "ape"],
        "players": [
            {"cleaned": 7, "points": 10, "caught": {"ape": [], "bear": [], "cat": [2, 2]}},
            {"cleaned": 8, "points": None, "caught": None},
        ],
        "bag": ["fig", "kiwi"],
        "tags": {"fig": 4, "kiwi": 5},
        "asleep": ["ape", "cat"],
    }
    keys = ["turn", "cages", "sizes", "baskets", "prices", "queue", "players", "bag", "tags", "asleep"]
    assert list(view(1)) == keys == list(view(None))


def test_what_is_ones_own_is_shown_to_nobody_else():
    assert (view(0)["bag"], view(0)["tags"]) == (["kiwi"], {"kiwi": 0})
    assert (view(None)["bag"], view(None)["tags"]) == (None, None)
    assert "secret" not in str(view(0))


@given(st.data())
def test_every_number_is_shown_by_what_it_means(data):
    s, d = blank_zoo()
    count = st.integers(-128, 127)
    s.turn, s.small, s.large = (
        data.draw(st.integers(-1, 2)),
        data.draw(count),
        data.draw(st.integers(1 - 2**63, 2**63 - 1)),
    )
    s.baskets[1:] = data.draw(st.tuples(st.integers(0, 9), st.integers(0, 9)))
    s.prices[:] = data.draw(st.tuples(count, count, count))
    s.queue[:] = data.draw(st.tuples(*[st.integers(0, 2)] * 3))
    s.cleaned[:] = data.draw(st.tuples(count, count, count))
    s.bag[:] = data.draw(st.tuples(*[st.tuples(st.integers(0, 2), st.integers(0, 2))] * 3))
    s.asleep = data.draw(st.integers(0, 7))
    d.count = data.draw(st.integers(0, 2))
    for cage in range(2):
        d.cages[cage].animal, d.cages[cage].meals = data.draw(st.integers(0, 2)), data.draw(st.integers(0, 2))
        d.cages[cage].fed[:] = data.draw(st.tuples(st.integers(1, 2), st.integers(1, 2)))
    seat = data.draw(st.integers(0, 1))
    animals, fruits = ANIMAL.words, (None, *FRUIT.words)
    bag = [fruits[code] for code in s.bag[seat][: 1 if s.bag[seat, 0] and not s.bag[seat, 1] else 2] if s.bag[seat, 0]]
    expected = {
        "turn": s.turn if s.turn >= 0 else None,
        "cages": [
            {"animal": animals[cage.animal], "fed": [fruits[code] for code in cage.fed[: cage.meals]]}
            for cage in d.cages[: d.count]
        ],
        "sizes": {"small": s.small, "large": s.large},
        "baskets": ["fig"] * s.baskets[1] + ["kiwi"] * s.baskets[2],
        "prices": {"fig": s.prices[1], "kiwi": s.prices[2]},
        "queue": [animals[code] for code in s.queue[1:]],
        "bag": bag,
        "asleep": [animal for bit, animal in enumerate(animals) if s.asleep >> bit & 1],
    }
    shown = shown_of(s, d, seat)
    assert {key: shown[key] for key in expected} == expected
    assert [player["cleaned"] for player in shown["players"]] == list(s.cleaned[:2])


def test_what_follows_from_another_field_is_shown_with_it():
    s, d = zoo()
    s.bag[1, 1] = 0
    d.count = 0
    shown = shown_of(s, d, 1)
    assert shown["tags"] == {"fig": 4}
    assert shown["cages"] == []


def test_a_number_that_stands_for_no_word_is_shown_as_nothing():
    s, d = zoo()
    s.queue[1:] = [3, -1]
    assert shown_of(s, d, 1)["queue"] == [None, None]


def test_an_array_is_never_longer_than_there_is_room_for():
    s, d = zoo()
    d.count = 1000
    assert len(shown_of(s, d, 1)["cages"]) == 2


def test_a_record_has_no_padding_whatever_the_order_of_its_fields():
    for record in (ZooState, ZooDerived, Cage):
        fields: Any = record.dtype.fields
        assert sum(field[0].itemsize for field in fields.values()) == record.dtype.itemsize
    assert ZooState.dtype.itemsize % 8 == 0


def test_the_types_of_a_view_follow_from_it():
    schema = Schema(ZOO, [])
    names = [named.name for named in schema]
    assert names.index("ZooCage") < names.index("ZooView")
    assert {"ZooFruit", "ZooAnimal", "ZooSizes", "ZooPlayer"} <= set(names)
    (shown_as,) = (named for named in schema if named.name == "ZooView")
    assert shown_as.comments["turn"] == "Who feeds."


def test_a_misspelt_field_does_not_pass_the_type_check(tmp_path):
    source = tmp_path / "misspelt.py"
    source.write_text(
        "from katta.games.mada.state import MadaState\n\n\n"
        "def count(s: MadaState) -> int:\n    return s.hand_cuont[0]\n\n\n"
        "def right(s: MadaState) -> int:\n    return s.hand_count[0]\n"
    )
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache"), str(source)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 1
    assert '"MadaState" has no attribute "hand_cuont"' in checked.stdout
    assert "hand_count[0]" not in checked.stdout
    assert {line.split(":")[1] for line in checked.stdout.splitlines() if ": error: " in line} == {"5"}


# Mistakes


def test_fields_must_say_what_they_mean():
    with pytest.raises(BadGame, match=r"Wrong\.turn: say what the numbers mean"):

        class Wrong(State):
            turn: int = shown()


def test_axes_must_be_as_many_as_annotated():
    with pytest.raises(BadGame, match=r"Wrong\.pile: 2 axes are annotated, 1 declared"):

        class Wrong(State):
            pile: Table[Fruit] = shown(upto(3))


def test_two_fields_are_not_shown_under_one_name():
    class Wrong(State, seats=2):
        one: Count = shown(key="same")
        other: Count = shown(key="same")

    with pytest.raises(BadGame, match="zoo: two fields are shown as 'same'"):
        ViewDeclaration("zoo", Wrong, None)


def test_a_derived_field_follows_one_that_is_shown():
    class Wrong(Derived):
        lost: Count = shown(after="nowhere")

    with pytest.raises(BadGame, match="lost comes after 'nowhere', which is not shown"):
        ViewDeclaration("zoo", ZooState, Wrong)
