"""The beginning of a session: who plays, and what the dealer has committed to."""

from rich.text import Text

from katta.core.match import Match
from katta.core.message import Listing, Message, Player
from katta.terminal.screen import Screen


def show(match: Match, screen: Screen) -> None:
    """The game, its players and the commitment, before the first card is seen."""
    screen.head(screen.say(f"{match.game.name}-name"))
    for level in sorted(set(match.bots.values())):
        seats = tuple(Player(seat) for seat, found in match.bots.items() if found == level)
        name = Message(f"bot-level-{level}")
        screen.tell("bot-seated", players=Listing(seats), count=len(seats), level=name)
    if match.dealer is not None:
        screen.tell("terminal-commitment")
        screen.show(Text(match.dealer.commitment, "dim"))
    screen.tell("terminal-welcome", "dim")
    screen.show()
