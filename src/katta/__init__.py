"""Katta: Mada, Sifaka and Malédiction! on one engine.

import katta

position = katta.game("mada").start(seats=3)
position = position.play("deal 7")
"""

from katta.bots import Bot, bot
from katta.core.contract import CHANCE, OVER
from katta.core.dealer import Dealer
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
