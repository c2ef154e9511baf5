"""How a game declares itself: what follows from a declaration, and which mistakes are refused by a sentence."""

import contextlib
import subprocess
import sys
import types
from typing import Annotated, Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from katta.core.compiler import kernel
from katta.core.declare import (
    ADDED,
    NOTHING,
    NUMBER,
    OTHERS,
    OWNER,
    SEAT,
    SILENT,
    Count,
    Cube,
    Derived,
    Flag,
    Integer,
    Joined,
    Log,
    Moves,
    Part,
    Parts,
    Row,
    Seat,
    Several,
    SquareNumber,
    State,
    Subset,
    Table,
    Words,
    add,
    by_seat,
    counted,
    each,
    event,
    exactly,
    field,
    heap,
    keyed,
    own,
    refusal,
    shown,
    square,
    upto,
)
from katta.core.declare.schema import Schema
from katta.core.declare.statements import Statements, clear, code_of
from katta.core.declare.views import ViewDeclaration
from katta.core.errors import BadGame
from katta.core.message import Listing, Message, Player

FRUIT = Words("zoo-fruit", ["fig", "kiwi"], first=1)
ANIMAL = Words("zoo-animal", ["ape", "bear", "cat"])
Fruit = Annotated[int, FRUIT]
Animal = Annotated[int, ANIMAL]
Animals = Annotated[int, Subset(ANIMAL)]


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


def zoo() -> tuple[Any, Any]:
    s, d = ZooState.blank(), ZooDerived.blank()
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


def view(seat: int | None) -> dict[str, Any]:
    s, d = zoo()
    return ZOO.read(s.tobytes(), d.tobytes(), 2, seat)[0]


# Records and views


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


def test_what_other_eyes_were_shown_is_not_read_again_if_it_is_the_same():
    s, d = zoo()
    first, known = ZOO.read(s.tobytes(), d.tobytes(), 2, 0)
    again, _ = ZOO.read(s.tobytes(), d.tobytes(), 2, 1, known)
    assert again["players"] is first["players"]
    s.cleaned[1] = 0
    other, _ = ZOO.read(s.tobytes(), d.tobytes(), 2, 1, known)
    assert other["players"][1]["cleaned"] == 0
    assert other["baskets"] is first["baskets"]


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


# Statements


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


@event
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


def test_kernels_tell_what_is_declared():
    assert TOLD.told(log(), 0) == [
        {"type": "fed", "player": 1, "animal": "cat", "fruits": ["fig", "kiwi"]},
        {"type": "found", "player": 0, "fruit": "kiwi"},
        {"type": "walked", "player": 1, "squares": [{"row": -3, "column": 4}]},
        {"type": "closed"},
    ]


@pytest.mark.parametrize("eyes", [None, 1])
def test_what_is_for_the_owner_is_told_to_nobody_else(eyes):
    assert [told["type"] for told in TOLD.told(log(), eyes)] == ["fed", "rummaged", "walked", "closed"]
    assert not TOLD.is_for_all(log())


def test_nothing_is_told_in_silence():
    _happen(SILENT)


def test_a_full_log_takes_no_more_and_nothing_beyond_it_is_touched():
    room = np.full(40, -7, np.int32)
    short = room[:12]
    clear(short)
    _happen(short)
    assert short[0] <= 12
    assert (room[12:] == -7).all()


def test_the_sentence_follows_from_the_name_and_what_is_told():
    plain = TOLD.told(log(), 0)[0]
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


# Moves


MOVES = Moves("zoo")
FEED = MOVES.declare("feed {animal} {fruits}", animal=ANIMAL, fruits=Several(FRUIT, 3))
GO = MOVES.declare("go {row},{column}", row=Integer(-128), column=Integer(-128))
GIVE = MOVES.declare("give {player}", player=SEAT, where=lambda player: player < 3)
WAIT = MOVES.declare("wait")


@pytest.mark.parametrize(
    "text", ["feed cat fig", "feed ape fig fig kiwi", "go 0,0", "go -128,127", "give 0", "give 2", "wait"]
)
def test_a_move_is_read_as_it_is_written(text):
    assert MOVES.write(MOVES.read(text)) == text


@given(st.integers(-128, 127), st.integers(-128, 127))
def test_numbers_of_moves_grow_with_what_they_name(row, column):
    assert MOVES.read(f"go {row},{column}") == GO + ((row + 128) << 8) + column + 128


PAIR = Joined(FRUIT, "zoo-pair", ("first", "second"))


def test_two_words_are_joined_by_a_sign():
    one, two = FRUIT.words[:2]
    assert [PAIR.plain(PAIR.code(text)) for text in (one, f"{two}+{one}", f"{one}+{one}")] == [
        one,
        f"{two}+{one}",
        f"{one}+{one}",
    ]
    assert PAIR.plain(0) is None
    assert PAIR.argument(one) == FRUIT.name(one)
    assert PAIR.argument(f"{two}+{one}") == Message("zoo-pair", {"first": FRUIT.name(two), "second": FRUIT.name(one)})
    for text in ("", "+", f"{one}+", f"+{one}", f"{one}+{two}+{one}", f"{one} + {two}"):
        with pytest.raises(ValueError, match="is no"):
            PAIR.code(text)


def test_words_that_are_joined_are_numbered_from_1():
    with pytest.raises(BadGame, match="numbered from 1"):
        Joined(Words("zoo-door", ["left", "right"]), "zoo-pair", ("first", "second"))


PIECES = [*" ,-0123", "go ", "feed ", "cat", "fig", "give ", "wait"]


@given(st.one_of(st.text(), st.lists(st.sampled_from(PIECES)).map("".join)))
def test_only_what_is_written_like_this_is_read(text):
    with contextlib.suppress(ValueError):
        assert MOVES.write(MOVES.read(text)) == text


@pytest.mark.parametrize(
    "text", ["feed cat kiwi fig", "feed dog fig", "go 128,0", "go +1,0", "go 01,0", "give 3", "wait ", ""]
)
def test_misspellings_are_no_moves(text):
    with pytest.raises(ValueError, match="is no move of zoo"):
        MOVES.read(text)


def test_a_move_is_plain_data_and_a_message():
    plain = MOVES.plain(MOVES.read("feed cat fig kiwi"))
    assert plain == {"type": "feed", "animal": "cat", "fruits": ["fig", "kiwi"]}
    assert MOVES.message(plain).id == "zoo-choose-feed"
    assert MOVES.message({"type": "give", "player": 1}) == Message("zoo-choose-give", {"player": Player(1)})


@pytest.mark.parametrize(
    ("pattern", "names", "problem"),
    [
        ("wait {number}", {"number": NUMBER}, "the move 'wait' is declared twice"),
        ("jump {height}", {}, "must name nothing"),
        ("jump {a} {b}", {"b": NUMBER, "a": NUMBER}, "must name b, a, in this order"),
        ("jump {far}", {"far": Integer(bits=19)}, "takes 19 bits; there are 18"),
    ],
)
def test_mistakes_in_moves_are_named(pattern, names, problem):
    with pytest.raises(BadGame, match=problem):
        MOVES.declare(pattern, **names)


def test_words_are_there_once():
    with pytest.raises(BadGame, match="zoo-fruit: a word is there twice"):
        Words("zoo-fruit", ["fig", "fig"])
