"""Oh Hell before the first card is dealt."""

from katta.core.components import ComponentFile
from katta.core.contract import EVERYTHING
from katta.core.declare import NOBODY, NOTHING
from katta.core.errors import BadSetup
from katta.core.game import Options
from katta.core.kits.heaps import count
from katta.core.kits.playing_cards import deck
from katta_oh_hell.state import OhHellState

OPTIONS = {
    "suits": ("4", "3", "2", "1"),
    "ranks": tuple(str(ranks) for ranks in range(13, 1, -1)),
    "tricks": ("random", *(str(tricks) for tricks in range(1, 18))),
    "penalty": ("no", "yes"),
    "points": ("1", "2", "3", "5", "10"),
}


def setup(seats: int, options: Options, _file: ComponentFile | None) -> OhHellState:
    """All cards of the chosen suits and ranks in the deck, of which one must be left to be turned up."""
    s = OhHellState.blank()
    s.seats, s.eyes = seats, EVERYTHING
    s.dealer = NOBODY
    s.bid[:] = NOTHING
    s.deck = deck(int(options["suits"]), int(options["ranks"]))
    s.able[:] = s.deck
    s.fixed = 0 if options["tricks"] == "random" else int(options["tricks"])
    s.penalty = options["penalty"] == "yes"
    s.per_trick = int(options["points"])
    most = (count(int(s.deck)) - 1) // seats
    if most < max(1, s.fixed):
        raise BadSetup(f"there are cards for {most} tricks of {seats} players; choose fewer tricks or more cards")
    return s
