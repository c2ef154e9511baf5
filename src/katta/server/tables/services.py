"""What all tables of a server share."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from katta import bots
from katta.server.bots.threads import Bots
from katta.server.push.sender import Push
from katta.server.settings import Settings
from katta.server.store.store import Store
from katta.server.tables.broadcast import Broadcast
from katta.server.tables.reviews import Reviews
from katta.server.tables.warm_up import WarmUp

if TYPE_CHECKING:
    from katta.server.web.relay import Relay


@dataclass(frozen=True)
class Services:
    """The store, the broadcast, the bots, the settings, and what else there is only one of."""

    settings: Settings
    store: Store
    broadcast: Broadcast
    bots: Bots
    warm_up: WarmUp
    reviews: Reviews
    push: Push
    relay: "Relay"

    @property
    def stand_in(self) -> str:
        """The bot that moves for a person whose time is up: the weakest that is more than random."""
        return bots.LEVELS[1]

    @property
    def adviser(self) -> str:
        """The bot that gives hints: the strongest."""
        return bots.LEVELS[-1]
