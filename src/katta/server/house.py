"""What all tables of a server share."""

from dataclasses import dataclass

from katta import bots
from katta.server.hindsight import Hindsight
from katta.server.news import News
from katta.server.push import Push
from katta.server.relay import Relay
from katta.server.settings import Settings
from katta.server.store import Store
from katta.server.thinking import Bots
from katta.server.warmth import Warmth


@dataclass(frozen=True)
class House:
    """The store, the news, the bots, the settings, and what else there is only one of."""

    settings: Settings
    store: Store
    news: News
    bots: Bots
    warmth: Warmth
    hindsight: Hindsight
    push: Push
    relay: Relay

    @property
    def stand_in(self) -> str:
        """The bot that moves for a person whose time is up: the weakest that is more than random."""
        return bots.LEVELS[1]

    @property
    def adviser(self) -> str:
        """The bot that gives hints: the strongest."""
        return bots.LEVELS[-1]
