"""What a game's rules need not say: the kernels of the contract that many games do without."""

from typing import Any

import numpy as np

from katta.core import contract
from katta.core.compiler import kernel
from katta.core.declare.meanings import Count
from katta.core.declare.records import Derived, State, field
from katta.core.declare.statements import Log


class NothingDerived(Derived):
    """All that is shown is in the state."""

    nothing: Count = field()


@kernel
def winners(s: State) -> int:
    """Most points win; the tied share."""
    scores = np.zeros(int(s.seats), np.int32)
    contract.score(s, scores)
    mask = 0
    for seat in range(s.seats):
        mask |= (scores[seat] == scores.max()) << seat
    return mask


@kernel
def truncated(s: State) -> bool:
    """Nothing is ever cut."""
    return False


@kernel
def derive(s: State, d: Any) -> None:
    """All that is shown is in the state."""


@kernel
def paragraph(s: State) -> int:
    """The first section."""
    return 0


@kernel
def ask(s: State, log: Log) -> None:
    """Whose turn it is says enough."""


@kernel
def offer(s: State, move: int, log: Log) -> None:
    """A move says all about itself."""


@kernel
def refuse(s: State, move: int, log: Log) -> None:
    """No rule is named."""
