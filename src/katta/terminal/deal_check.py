"""What was checked about a deal, in a sentence."""

from __future__ import annotations

from typing import Any

from katta.core.contract import CHANCE
from katta.core.dealer import Cut, commitment_to
from katta.core.errors import BadRecord
from katta.core.match import Match
from katta.core.message import Listing, Player
from katta.server.client import Client, Declined, Unreachable, fetch_record
from katta.terminal.prompter import Prompter
from katta.terminal.screen import Screen


def tell_checked(match: Match, screen: Screen | Prompter) -> None:
    """A match that was read from its record has been dealt again: say so, and whose numbers had a part in it."""
    assert match.dealer is not None
    count = sum(position.actor == CHANCE for position in match.positions[match.given : -1])
    cuts = match.dealer.cuts
    shown = tuple(Player(seat) for seat, cut in cuts.items() if cut.number is not None)
    without = tuple(Player(seat) for seat, cut in cuts.items() if cut.number is None)
    if shown:
        screen.tell("deal-checked", "green", count=count, numbers=len(shown), players=Listing(shown))
    else:
        screen.tell("terminal-verified", "green", count=count)
    if match.given:
        screen.tell("deal-given", "yellow", count=match.given)
    if without:
        screen.tell("deal-checked-without", "yellow", players=Listing(without))


class Witness:
    """Remembers what everybody had committed to before the first card, and looks after the end whether it holds."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._dealer = ""
        self._players: list[str | None] | None = None

    def see(self, table: dict[str, Any]) -> None:
        """What the table shows; while the numbers are asked for, all commitments are there."""
        self._dealer = self._dealer or table["commitment"]
        if (table["start"], table["status"]) == ("cut", "waiting"):
            self._players = [seat["commitment"] for seat in table["seats"]]

    def check(self, screen: Prompter) -> None:
        """Have the game dealt again from its record, here, and say what came out."""
        try:
            match = Match.parse(fetch_record(self._client.link))
        except (BadRecord, Declined, Unreachable) as problem:
            return screen.tell("deal-failed", "red", problem=str(problem))
        if match.dealer is None or match.dealer.commitment != self._dealer:
            return screen.tell("deal-changed", "red")
        tell_checked(match, screen)
        if self._players is not None:
            is_kept = self._is_kept(match.dealer.cuts)
            screen.tell("deal-kept" if is_kept else "deal-changed", "green" if is_kept else "red")

    def _is_kept(self, cuts: dict[int, Cut]) -> bool:
        committed = [cuts.get(seat, Cut()).commitment for seat in range(len(self._players or ()))]
        number = self._client.number
        is_mine_there = number is None or self._client.link.secret is None or commitment_to(number) in committed
        return committed == self._players and is_mine_there
