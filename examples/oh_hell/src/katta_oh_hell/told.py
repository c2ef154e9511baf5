"""What is told at a table of Oh Hell: what happens, and which rule refuses a move."""

from katta.core.declare import OTHERS, OWNER, Count, Log, Seat, event, refusal
from katta_oh_hell.state import Card, Suit


@event(says="Tricks to be played: { $count }.")
def tricks(log: Log, count: Count) -> None:
    """Chance has chosen how many."""


@event(says="{ $player } deals.")
def dealer(log: Log, player: Seat) -> None:
    """Chance has chosen who."""


@event(to=OTHERS, said=False)
def dealt(log: Log, player: Seat) -> None:
    """A card comes to a hand."""


@event(to=OWNER, said=False)
def receive(log: Log, player: Seat, card: Card) -> None:
    """The same, for who may know the card."""


@event(says="{ $card } is turned up: its suit is trump.")
def trump(log: Log, card: Card) -> None:
    """The last card of the deal."""


@event(says="{ $player } bids { $tricks }.")
def bid(log: Log, player: Seat, tricks: Count) -> None:
    """So many tricks it shall be."""


@event(says="{ $player } plays { $card }.")
def play(log: Log, player: Seat, card: Card) -> None:
    """A card comes to the trick."""


@event(says="{ $player } takes the trick with { $card }.")
def won(log: Log, player: Seat, card: Card) -> None:
    """The trick is complete."""


@refusal(says="{ $bid } would make the bids add up to the number of tricks: bid anything else.")
def bid_adds_up(log: Log, bid: Count) -> None:
    """Whoever bids last must not let all bids come true."""


@refusal(says="You must follow suit: { $suit }.")
def play_follow_suit(log: Log, suit: Suit) -> None:
    """The suit that was led, if there is a card of it in the hand."""
