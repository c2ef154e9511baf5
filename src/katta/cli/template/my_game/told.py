"""What happens at the table, and which rule refuses a move. Kernels say it by number, people read the sentences."""

from katta.cli.template.my_game.state import Card
from katta.core.declare import OTHERS, OWNER, Log, Seat, event, refusal


@event(to=OTHERS, said=False)
def dealt(log: Log, player: Seat) -> None:
    """A card comes to a hand."""


@event(to=OWNER, said=False)
def receive(log: Log, player: Seat, card: Card) -> None:
    """The same, for who may know the card."""


@event(says="{ $player } plays { $card }.")
def play(log: Log, player: Seat, card: Card) -> None:
    """A card comes to the table."""


@event(says="{ $player } takes the round with { $card }.")
def won(log: Log, player: Seat, card: Card) -> None:
    """All have played."""


@refusal(says="{ $card } is not in your hand.")
def play_not_in_hand(log: Log, card: Card) -> None:
    """Hand cards only."""
