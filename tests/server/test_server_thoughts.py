"""The order in which bots think: who is waited for comes first, and whoever asks for much waits for it alone."""

import asyncio
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from katta.bots import LEVELS
from katta.core.game import Game
from katta.server.bots import pauses
from katta.server.bots.queue import SHARE, Cause, Steps, Thought, Urgency, Waiting
from katta.server.bots.threads import Bots
from katta.server.wire.refusal import Refusal
from tests.server.harness import complete

CAUSES = st.builds(Cause, st.sampled_from("abcd"), st.sampled_from("xyz"))
Made = Thought[str]


def at_once() -> Steps[str]:
    yield from ()
    return "at once"


def in_steps(count: int) -> Steps[str]:
    for _ in range(count):
        yield
    return "in steps"


def without_end() -> Steps[str]:
    while True:
        yield


async def ready_at_once(_game: Game) -> None:
    """No bot looks ahead here."""


async def made(cause: Cause, urgency: Urgency = Urgency.HINT) -> Made:
    return Thought(cause, urgency, at_once)


def waiting_for(*kinds: tuple[Cause, Urgency]) -> tuple[Waiting, list[Made]]:
    """Thoughts that came one after the other."""
    waiting, thoughts = Waiting(), [complete(made(*kind)) for kind in kinds]
    for thought in thoughts:
        waiting.add(thought)
    return waiting, thoughts


def taken(waiting: Waiting) -> list[Made]:
    found = []
    while (thought := waiting.take()) is not None:
        found.append(thought)
    return found


def test_who_waits_for_a_bot_comes_before_hints_hints_before_hindsight_and_empty_tables_last() -> None:
    cause = Cause("table", "address")
    waiting, thoughts = waiting_for(*[(cause, urgency) for urgency in reversed(Urgency)])
    assert taken(waiting) == thoughts[::-1]
    assert waiting.urgency is None


@given(st.lists(CAUSES, max_size=40))
def test_while_one_waits_no_other_address_is_served_more_than_once_more_than_its_own(causes: list[Cause]) -> None:
    waiting, thoughts = waiting_for(*[(cause, Urgency.HINT) for cause in causes])
    order = taken(waiting)
    assert sorted(map(id, order)) == sorted(map(id, thoughts))
    for place, thought in enumerate(order):
        served = Counter(one.cause.address for one in order[:place])
        own = served.pop(thought.cause.address, 0)
        assert all(count <= own + 1 for count in served.values())


@given(st.lists(CAUSES, max_size=40))
def test_while_one_waits_no_other_table_of_its_address_is_served_more_than_once_more(causes: list[Cause]) -> None:
    order = taken(waiting_for(*[(cause, Urgency.HINT) for cause in causes])[0])
    for place, thought in enumerate(order):
        same = [one for one in order[:place] if one.cause.address == thought.cause.address]
        served = Counter(one.cause.table for one in same)
        own = served.pop(thought.cause.table, 0)
        assert all(count <= own + 1 for count in served.values())


@given(st.lists(st.tuples(CAUSES, st.sampled_from(Urgency)), max_size=40))
def test_a_table_is_served_in_the_order_in_which_it_asked(kinds: list[tuple[Cause, Urgency]]) -> None:
    waiting, thoughts = waiting_for(*kinds)
    order = taken(waiting)
    for kind in set(kinds):
        mine = [thought for thought, asked in zip(thoughts, kinds, strict=True) if asked == kind]
        assert [thought for thought in order if (thought.cause, thought.urgency) == kind] == mine


def test_nobody_waits_for_ever_however_much_is_urgent() -> None:
    flood, patient = Cause("flood", "x"), Cause("patient", "y")
    waiting, thoughts = waiting_for((patient, Urgency.UNWATCHED))
    served = 0
    while thoughts[0] in waiting:
        waiting.add(complete(made(flood, Urgency.AT_ONCE)))
        waiting.take()
        served += 1
    assert served <= SHARE * len(Urgency)


def test_what_was_begun_goes_on_before_something_new_of_its_class() -> None:
    waiting, (fresh, other) = waiting_for((Cause("a", "x"), Urgency.HINT), (Cause("b", "y"), Urgency.HINT))
    begun = complete(made(Cause("c", "x")))
    begun.go_on()
    waiting.add(begun)
    assert taken(waiting) == [begun, fresh, other]


@given(st.lists(st.tuples(CAUSES, st.sampled_from(Urgency)), min_size=1, max_size=20), st.data())
def test_what_is_removed_waits_no_longer_and_all_else_does(
    kinds: list[tuple[Cause, Urgency]], data: st.DataObject
) -> None:
    waiting, thoughts = waiting_for(*kinds)
    gone = data.draw(st.sampled_from(thoughts))
    assert waiting.remove(gone)
    assert not waiting.remove(gone)
    assert {id(thought) for thought in taken(waiting)} == {id(thought) for thought in thoughts} - {id(gone)}


def test_a_turn_becomes_urgent_when_somebody_comes_and_last_when_the_last_one_leaves() -> None:
    waiting, (turn, hint) = waiting_for((Cause("a", "x"), Urgency.TURN), (Cause("b", "y"), Urgency.HINT))
    for is_watched, order in ((False, [hint, turn]), (True, [turn, hint])):
        for thought in (turn, hint):
            waiting.rate(thought, thought.urgency_if(is_watched))
        assert taken(waiting) == order
        for thought in order:
            waiting.add(thought)


async def until_begun(thought: Thought[str]) -> None:
    async with asyncio.timeout(60):
        while not thought.has_begun:
            await asyncio.sleep(0.001)


def test_a_long_search_pauses_for_an_urgent_answer_and_then_goes_on() -> None:
    async def play() -> None:
        bots = Bots(1, 1, ready_at_once)
        long = Thought(Cause("a", "x"), Urgency.TURN, without_end)
        thinking = asyncio.create_task(bots.think(long))
        await until_begun(long)
        for _ in range(3):
            assert await bots.think(Thought(Cause("b", "x"), Urgency.AT_ONCE, at_once)) == "at once"
            assert not thinking.done()
        thinking.cancel()
        await asyncio.wait([thinking])
        assert await bots.think(Thought(Cause("a", "x"), Urgency.UNWATCHED, lambda: in_steps(100))) == "in steps"
        bots.close()

    complete(play())


def test_what_nobody_wants_any_more_frees_its_thread_while_it_is_thought_about() -> None:
    async def play() -> None:
        bots, closed = Bots(1, 1, ready_at_once), []

        def search() -> Steps[str]:
            try:
                yield from without_end()
            finally:
                closed.append(True)
            return ""

        thought = Thought(Cause("a", "x"), Urgency.TURN, search)
        thinking = asyncio.create_task(bots.think(thought))
        await until_begun(thought)
        thinking.cancel()
        assert await bots.think(Thought(Cause("b", "y"), Urgency.UNWATCHED, at_once)) == "at once"
        assert closed == [True]
        bots.close()

    complete(play())


def test_what_goes_wrong_in_a_thread_is_told_to_who_asked() -> None:
    def fail() -> Steps[str]:
        yield
        raise ArithmeticError

    async def play() -> None:
        bots = Bots(1, 1, ready_at_once)
        with pytest.raises(ArithmeticError):
            await bots.think(Thought(Cause("a", "x"), Urgency.HINT, fail))
        assert await bots.think(Thought(Cause("a", "x"), Urgency.HINT, at_once)) == "at once"
        bots.close()

    complete(play())


def test_an_address_waits_for_so_many_hints_at_a_time_and_no_more() -> None:
    bots = Bots(1, 2, ready_at_once)
    with bots.asking("x"), bots.asking("y"):
        with bots.asking("x"), pytest.raises(Refusal, match="Too much at once"), bots.asking("x"):
            pass
        with bots.asking("x"):
            pass
    bots.close()


@pytest.mark.parametrize("level", LEVELS)
def test_a_move_comes_when_its_level_would_have_found_it_in_any_position(level: str) -> None:
    """What a level is given is all that counts: nothing of the position goes in."""
    whole = pauses.left(level, 0.0, 1.0)
    for taken_already in (0.0, whole / 3, whole):
        assert taken_already + pauses.left(level, taken_already, 1.0) == pytest.approx(whole)
    assert pauses.left(level, whole + 1, 1.0) == 0.0
    assert pauses.left(level, 0.0, 0.0) == 0.0
    assert pauses.left(level, 0.0, 2.0) == 2 * whole
