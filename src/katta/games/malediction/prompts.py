"""What is asked at a table of Malédiction!, with its reason."""

from katta.core.compiler import kernel
from katta.core.declare import Count, Flag, Log, Seat, prompt
from katta.games.malediction.cards import NO_SUIT, POTION, Suit
from katta.games.malediction.heaps import NOTHING, count, of_suit
from katta.games.malediction.scoring import missing_tricks
from katta.games.malediction.state import CONTRACTS, DEALING, SCORING, TRICKS, TURN_TRUMP, MaledictionState
from katta.games.malediction.tricks import led_suit


@prompt
def trump(log: Log) -> None:
    """Round 1: the trump card comes."""


@prompt
def deal(log: Log) -> None:
    """Round 1: the hands come."""


@prompt
def contracts(log: Log, player: Seat, cards: Count) -> None:
    """Round 2: how many tricks so many cards will win."""


@prompt
def lead(log: Log, player: Seat, potions: Flag) -> None:
    """Round 4: the first play of a trick; whether a potion can be added."""


@prompt
def follow(log: Log, player: Seat, suit: Suit, count: Count) -> None:
    """Round 4: the suit that was led, and how many of the own cards are of it; 0 where the hand is not seen."""


@prompt
def void(log: Log, player: Seat, suit: Suit) -> None:
    """Round 4: who has nothing of the suit that was led may play anything."""


@prompt
def scoring(log: Log, player: Seat, count: Count) -> None:
    """Scoring 1: whether to make up for so many missing tricks."""


@prompt
def finished(log: Log) -> None:
    """Nothing is asked any more."""


@kernel
def ask(s: MaledictionState, log: Log) -> None:
    """What the table waits for; whoever is asked also hears what the hand allows."""
    seat = int(s.turn)
    if s.phase == TURN_TRUMP:
        trump(log)
    elif s.phase == DEALING:
        deal(log)
    elif s.phase == CONTRACTS:
        contracts(log, seat, s.hand_size[seat])
    elif s.phase == TRICKS:
        _ask_play(s, seat, log)
    elif s.phase == SCORING:
        scoring(log, seat, missing_tricks(s, seat))
    else:
        finished(log)


@kernel
def _ask_play(s: MaledictionState, seat: int, log: Log) -> None:
    hand, suit = int(s.hand[seat]), led_suit(s)
    following = of_suit(hand, suit)
    if suit == NO_SUIT:
        lead(log, seat, of_suit(hand, POTION) != NOTHING)
    elif following == NOTHING and s.eyes == seat:
        void(log, seat, suit)
    else:
        follow(log, seat, suit, count(following))
