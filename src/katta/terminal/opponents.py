"""The opponents: the bots of a match, each asked for a move when it is its turn."""

from __future__ import annotations

import hmac

from katta.bots import LEVELS, Advice, bot
from katta.core.match import Match
from katta.terminal.bot_process import BotProcess

ADVISER = LEVELS[-1]


class Opponents:
    """Chooses for every seat that is a bot; levels that look ahead do it in a process of their own, compiled."""

    def __init__(self, match: Match, *, gives_advice: bool = False) -> None:
        self.match = match
        thinking = {level for seat, level in match.bots.items() if self.thinks(seat)}
        if gives_advice:
            thinking.add(ADVISER)
        self._thinker = BotProcess(match.positions[0], thinking) if thinking else None

    def choose(self, seat: int) -> str:
        """The move of a bot, from what its seat sees."""
        level, seen = self.match.bots[seat], self.match.position.seen_by(seat)
        if self._thinker is None or not self.thinks(seat):
            return bot(level, seed=self._seed(seat)).choose(seen, seat)
        return self._thinker.choose(seen, seat, level, self._seed(seat))

    def advise(self, seat: int) -> list[Advice]:
        """What a person might do, the best first, from what their seat sees."""
        assert self._thinker is not None
        return self._thinker.advise(self.match.position.seen_by(seat), seat, ADVISER)

    @property
    def are_warm(self) -> bool:
        """Whether all that an answer needs is compiled."""
        return self._thinker is None or self._thinker.is_warm

    def thinks(self, seat: int) -> bool:
        """Whether a bot looks ahead, and so may take its time."""
        level = self.match.game.knowledge.LEVELS.get(self.match.bots[seat])
        return level is not None and level.iterations > 0

    def close(self) -> None:
        """Let the thinking end."""
        if self._thinker is not None:
            self._thinker.close()

    def _seed(self, seat: int) -> int:
        """A bot's luck comes from the dealer's secret too, so that a known game stays known."""
        assert self.match.dealer is not None
        digest = hmac.digest(self.match.dealer.secret, f"bot {seat}".encode(), "sha256")
        return int.from_bytes(digest[:4], "big") >> 1
