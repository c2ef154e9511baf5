"""Hints: what a bot thinks of a person's choices, shown next to them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from katta.bots import Advice
from katta.core.message import Say
from katta.terminal.menu import Menu


class Hints:
    """The advice on the moves of one position; a label of several moves has the hint of the best of them."""

    def __init__(self, advice: Sequence[Advice], say: Say) -> None:
        self._advice = advice
        self._say = say

    def chance(self, menu: Menu, label: str) -> Text:
        """The winning chance behind a label; nothing for what the bot found not worth a thought."""
        found = self._best_behind(menu, label)
        if found.visits == 0:
            return Text()
        sentence = self._say("hint-chance", percent=round(100 * found.share))
        return Text(sentence, "bold green" if found is self._advice[0] else "green")

    def reasons(self, menu: Menu, label: str) -> Text:
        """What speaks for or against a choice, if the label is one."""
        reasons = self._best_behind(menu, label).reasons if menu.is_last else ()
        return Text("; ".join(map(self._say, reasons)), "dim")

    def _best_behind(self, menu: Menu, label: str) -> Advice:
        """Advice comes sorted."""
        texts = menu.behind(label)
        return next(one for one in self._advice if one.move in texts)
