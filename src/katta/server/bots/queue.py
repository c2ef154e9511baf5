"""What bots are to think about, and in which order: the urgent first, and within it everybody in turn."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Generator, Iterator
from enum import IntEnum
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

Answer = TypeVar("Answer")
Steps = Generator[None, None, Answer]
"""Thinking in steps of a few milliseconds; what it returns is the answer."""

SHARE = 16
"""Of so many thoughts one is taken from each class in turn, urgent or not: nobody waits for ever."""


class Urgency(IntEnum):
    """Who waits for a thought, the most urgent first."""

    AT_ONCE = 0
    """Somebody sees a bot's turn that takes it no time."""
    TURN = 1
    """Somebody sees a bot's turn."""
    HINT = 2
    HINDSIGHT = 3
    UNWATCHED = 4
    """A bot's turn at a table where nobody is."""


class Cause(NamedTuple):
    """On whose account something is thought about."""

    table: str
    address: str


class Thought(Generic[Answer]):
    """One question to a bot, from the asking to the answer; it can be left in the middle and taken up again."""

    def __init__(self, cause: Cause, urgency: Urgency, begin: Callable[[], Steps[Answer]]) -> None:
        self.cause = cause
        self.urgency = self._if_watched = urgency
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.is_wanted = True
        self.must_pause = False
        """Its thread is needed for something more urgent; seen after the step that is under way."""
        self._begin = begin
        self._steps: Steps[Answer] | None = None

    @property
    def has_begun(self) -> bool:
        """Whether it holds the memory of a search."""
        return self._steps is not None

    def urgency_if(self, is_watched: bool) -> Urgency:
        """How urgent it is with or without somebody at its table; what is no turn of a bot is asked by somebody."""
        is_turn = self._if_watched <= Urgency.TURN
        return Urgency.UNWATCHED if is_turn and not is_watched else self._if_watched

    def go_on(self) -> list[Answer]:
        """Think, a step at least, until there is an answer: a list with it. Called in a thread."""
        self._steps = self._steps or self._begin()
        try:
            next(self._steps)
            while self.is_wanted and not self.must_pause:
                next(self._steps)
        except StopIteration as ended:
            return [ended.value]
        return []

    def forget(self) -> None:
        """Give back what it holds; called when no thread is at it."""
        if self._steps is not None:
            self._steps.close()


Line: TypeAlias = deque[Thought[Any]]
Tables: TypeAlias = OrderedDict[str, Line]
Ring = TypeVar("Ring", Tables, OrderedDict[str, Tables])


class Waiting:
    """The thoughts that no thread is at.

    By class; in a class those that were begun, so that few hold memory, then address by address, and of an address
    table by table: who asks for much waits for it, and not the others.
    """

    def __init__(self) -> None:
        self._begun: dict[Urgency, Line] = {urgency: deque() for urgency in Urgency}
        self._fresh: dict[Urgency, OrderedDict[str, Tables]] = {urgency: OrderedDict() for urgency in Urgency}
        self._taken = 0

    def __iter__(self) -> Iterator[Thought[Any]]:
        for urgency in Urgency:
            yield from self._begun[urgency]
            for tables in self._fresh[urgency].values():
                for line in tables.values():
                    yield from line

    @property
    def urgency(self) -> Urgency | None:
        """Of the most urgent one."""
        return next((urgency for urgency in Urgency if self._has(urgency)), None)

    def add(self, thought: Thought[Any]) -> None:
        """Have it wait for its turn."""
        if thought.has_begun:
            self._begun[thought.urgency].append(thought)
            return
        tables = self._fresh[thought.urgency].setdefault(thought.cause.address, OrderedDict())
        tables.setdefault(thought.cause.table, deque()).append(thought)

    def take(self) -> Thought[Any] | None:
        """The next one."""
        urgency = self._next_class()
        if urgency is None:
            return None
        self._taken += 1
        if self._begun[urgency]:
            return self._begun[urgency].popleft()
        addresses = self._fresh[urgency]
        address, tables = next(iter(addresses.items()))
        table, line = next(iter(tables.items()))
        thought = line.popleft()
        _next_please(tables, table)
        _next_please(addresses, address)
        return thought

    def remove(self, thought: Thought[Any]) -> bool:
        """Let it wait no longer; False if it did not."""
        if thought in self._begun[thought.urgency]:
            self._begun[thought.urgency].remove(thought)
            return True
        addresses = self._fresh[thought.urgency]
        tables = addresses.get(thought.cause.address, OrderedDict())
        line = tables.get(thought.cause.table, deque())
        if thought not in line:
            return False
        line.remove(thought)
        if not line:
            del tables[thought.cause.table]
        if not tables:
            del addresses[thought.cause.address]
        return True

    def rate(self, thought: Thought[Any], urgency: Urgency) -> None:
        """Make it more or less urgent, whether it waits or not."""
        is_here = self.remove(thought)
        thought.urgency = urgency
        if is_here:
            self.add(thought)

    def _next_class(self) -> Urgency | None:
        turn, is_shared = divmod(self._taken, SHARE)
        favoured = Urgency(turn % len(Urgency))
        return favoured if is_shared == SHARE - 1 and self._has(favoured) else self.urgency

    def _has(self, urgency: Urgency) -> bool:
        return bool(self._begun[urgency] or self._fresh[urgency])


def _next_please(ring: Ring, key: str) -> None:
    """Who was served goes to the end, or away if nothing is left to ask."""
    if ring[key]:
        ring.move_to_end(key)
    else:
        del ring[key]
