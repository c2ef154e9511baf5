"""How long a bot may think."""

import re
from dataclasses import dataclass

from katta.core.errors import KattaError


class BadBudget(KattaError):
    """A budget that leaves no time to think, or is none."""


@dataclass(frozen=True, slots=True)
class Budget:
    """Iterations, which give the same choice on any machine, or milliseconds."""

    amount: int
    is_time: bool = False

    def __post_init__(self) -> None:
        if isinstance(self.amount, bool) or not isinstance(self.amount, int) or self.amount < 1:
            raise BadBudget(f"a budget is at least 1 iteration or 1 ms, not {self.amount!r}")

    @classmethod
    def parse(cls, budget: "int | str | Budget") -> "Budget":
        """`2000` and `"2000"` are iterations, `"200ms"` is time."""
        if isinstance(budget, Budget):
            return budget
        if isinstance(budget, int):
            return cls(budget)
        found = re.fullmatch(r"(\d{1,9})(ms)?", budget)
        if found is None:
            raise BadBudget(f"a budget is a number of iterations like 2000, or a time like 200ms, not {budget!r}")
        return cls(int(found[1]), is_time=found[2] is not None)
