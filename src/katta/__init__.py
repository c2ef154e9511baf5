"""Katta: Mada, Sifaka and Malédiction! on one engine.

import katta

position = katta.game("mada").start(seats=3)
position = position.play("deal 7")
"""

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from katta.bots import Bot, bot
    from katta.core.contract import CHANCE, OVER
    from katta.core.dealer import Cut, Dealer
    from katta.core.errors import (
        BadComponents,
        BadRecord,
        BadSetup,
        Concealed,
        IllegalMove,
        KattaError,
        NotOver,
        UnknownGame,
    )
    from katta.core.game import Game
    from katta.core.match import Match
    from katta.core.message import Listing, Message, Player
    from katta.core.position import Position, Result
    from katta.core.registry import game, games

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "OVER",
    "BadComponents",
    "BadRecord",
    "BadSetup",
    "Bot",
    "Concealed",
    "Cut",
    "Dealer",
    "Game",
    "IllegalMove",
    "KattaError",
    "Listing",
    "Match",
    "Message",
    "NotOver",
    "Player",
    "Position",
    "Result",
    "UnknownGame",
    "bot",
    "game",
    "games",
]

_HOMES = {
    "katta.bots": ("Bot", "bot"),
    "katta.core.contract": ("CHANCE", "OVER"),
    "katta.core.dealer": ("Cut", "Dealer"),
    "katta.core.game": ("Game",),
    "katta.core.match": ("Match",),
    "katta.core.message": ("Listing", "Message", "Player"),
    "katta.core.position": ("Position", "Result"),
    "katta.core.registry": ("game", "games"),
}
"""Where each name lives, unless it is an error."""

# The folder `katta.games` would take the name of the function when it is imported later, so it is imported now.
importlib.import_module("katta.games")
del globals()["games"]


def __getattr__(name: str) -> Any:
    """Load a name when it is first asked for, so that the command line answers before the compiler is loaded."""
    if name not in __all__:
        raise AttributeError(f"module 'katta' has no attribute {name!r}")
    home = next((home for home, names in _HOMES.items() if name in names), "katta.core.errors")
    found = getattr(importlib.import_module(home), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
