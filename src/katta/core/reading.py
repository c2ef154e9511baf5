"""All fields of a state, read at once.

Reading a field of a NumPy record from Python costs microseconds. What shows a position to people (views, sentences,
refusals) reads many: it gets a record whose fields are plain attributes, and can hand it to kernels as it is.
"""

import functools
from typing import Any, cast

import numpy as np

from katta.core.contract import State


class Reading(np.void):  # type: ignore[misc]
    """A record whose fields are plain attributes; it never changes."""


@functools.cache
def _type(state: np.dtype[Any]) -> np.dtype[Any]:
    return np.dtype((Reading, state))


def read(raw: bytes, state: np.dtype[Any]) -> State:
    """The record of these bytes; its fields are read from another one, or it would be part of itself."""
    reading = np.frombuffer(raw, dtype=_type(state))[0]
    reading.__dict__.update(zip(state.names or (), np.frombuffer(raw, dtype=state).item()))
    return cast(State, reading)
