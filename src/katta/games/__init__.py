"""The games, one folder each; called, they are all the games there are."""

import sys
import types
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from katta.core.game import Game


class _Games(types.ModuleType):
    """`katta.games()` is the list of the games, and hides none of the folders in here."""

    def __call__(self) -> "tuple[Game, ...]":
        from katta.core.registry import games

        return games()


sys.modules[__name__].__class__ = _Games
