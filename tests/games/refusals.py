"""What a refusal must do in every game."""

from collections.abc import Mapping

import pytest

from katta import IllegalMove, Position
from katta.core.message import Argument


def assert_refused(position: Position, text: str, code: str, arguments: Mapping[str, Argument]) -> None:
    """The move is refused by its rule, what could be played is listed, and the position stays as it was."""
    before = position.state.tobytes()
    with pytest.raises(IllegalMove) as refused:
        position.play(text)
    assert refused.value.code == code
    assert refused.value.arguments == arguments
    assert refused.value.moves == position.moves()
    assert position.state.tobytes() == before
