"""Budgets: iterations or milliseconds, and nothing else."""

import pytest

from katta.bots import BadBudget, Budget


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        (2000, Budget(2000)),
        ("2000", Budget(2000)),
        ("200ms", Budget(200, is_time=True)),
        (Budget(7), Budget(7)),
        ("1", Budget(1)),
    ],
)
def test_iterations_and_milliseconds_are_read(text, budget) -> None:
    assert Budget.parse(text) == budget


@pytest.mark.parametrize("text", [0, -5, "0", "0ms", "-1", "", "ms", "2s", "1.5", "200 ms", "lots", "1e3", True])
def test_anything_else_is_refused_with_a_sentence(text) -> None:
    with pytest.raises(BadBudget, match="a budget is"):
        Budget.parse(text)
