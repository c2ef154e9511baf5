"""The faces of the contracts: exactly, or at least, so many tricks. They count from 1; 0 is no contract."""

from typing import Annotated, TypeAlias

from katta.core.compiler import kernel
from katta.core.declare import Words
from katta.core.message import Message


def _name(face: str) -> Message:
    """`0`, `exactly 2`, `at least 2`."""
    if face == "0":
        return Message("malediction-contract-zero")
    kind = "at-least" if face.endswith("+") else "exactly"
    return Message(f"malediction-contract-{kind}", {"number": int(face[0])})


FACE = Words("malediction-face", ["0", "1", "1+", "2", "2+", "3", "3+"], first=1, names=_name)
"""In the order of the bids: exactly, then at least."""

NO_CONTRACT = 0
ZERO_FACE = FACE["0"]
FIRST_SCORING_FACE = FACE["1"]
"""The contracts 1 to 3, from here on, lie on Points cards."""

FACE_END = FACE.size
"""One more than the last face, for loops over all of them."""

Face: TypeAlias = Annotated[int, FACE]


@kernel
def number_of(face: int) -> int:
    """The number of tricks on a face."""
    return face // 2


@kernel
def is_at_least(face: int) -> bool:
    """Whether a face says "at least"."""
    return face > ZERO_FACE and face % 2 == 1


@kernel
def exactly_face(number: int) -> int:
    """The face "exactly" of a contract 1 to 3; "at least" is the next one."""
    return 2 * number
