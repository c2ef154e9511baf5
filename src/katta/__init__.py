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
    from katta.core.simulation import Simulation, simulate
    from katta.core.view import View

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
    "Simulation",
    "UnknownGame",
    "View",
    "bot",
    "game",
    "games",
    "simulate",
]

_HOMES = {
    "katta.bots": ("Bot", "bot"),
    "katta.core.contract": ("CHANCE", "OVER"),
    "katta.core.dealer": ("Cut", "Dealer"),
    "katta.core.game": ("Game",),
    "katta.core.match": ("Match",),
    "katta.core.message": ("Listing", "Message", "Player"),
    "katta.core.position": ("Position", "Result"),
    "katta.core.registry": ("game",),
    "katta.core.simulation": ("Simulation", "simulate"),
    "katta.core.view": ("View",),
}
"""Where each name lives, unless it is an error."""

# A package and a function: `katta.games()` are the games, `katta.games.mada` is the folder of one.
importlib.import_module("katta.games")


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
