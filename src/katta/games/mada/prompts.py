"""What is asked at a table of Mada, with its reason."""

from typing import Annotated, TypeAlias

from katta.core.compiler import kernel
from katta.core.declare import Count, Flag, Log, Seat, Words, prompt
from katta.games.mada.cards import VALUES
from katta.games.mada.choices import lowest_cactus
from katta.games.mada.state import (
    DEALING,
    DRAWING,
    FLIPPING,
    HAND_LIMIT,
    LOST,
    OPENING_STING,
    STING,
    SWAPPING,
    TURN,
    MadaState,
)

PLAYS = Words("mada-plays", ["unseen", "no-cards", "too-low", "cactus", "special", "both", "any"], said=False)
UNSEEN, NO_CARDS, TOO_LOW, CACTUS, SPECIAL, BOTH, ANY = PLAYS.numbers()
Plays: TypeAlias = Annotated[int, PLAYS]
"""What a hand has that may be played."""


@prompt
def dealing(log: Log) -> None:
    """The opening hands are dealt."""


@prompt
def opening_sting(log: Log, player: Seat) -> None:
    """Setup: a Scorpion takes a hand card with it."""


@prompt
def turn(log: Log, player: Seat, plays: Plays, least: Count, draws: Flag) -> None:
    """Turn: what may be played, from which Cactus on, and whether there is room for a card drawn."""


@prompt
def drawing(log: Log, player: Seat) -> None:
    """Turn, Draw: a card comes."""


@prompt
def flipping(log: Log, player: Seat) -> None:
    """Turn, Luck: a card is turned over."""


@prompt
def swapping(log: Log, player: Seat) -> None:
    """Double Lemur: with whom."""


@prompt
def sting(log: Log, player: Seat) -> None:
    """Scorpion: which hand card goes."""


@prompt
def lost(log: Log, player: Seat) -> None:
    """End of a round 4: which hand cards go."""


@prompt
def finished(log: Log) -> None:
    """Nothing is asked any more."""


@kernel
def ask(s: MadaState, log: Log) -> None:
    """What the table waits for; whoever is asked also hears what the hand allows."""
    seat = int(s.turn)
    if s.phase == TURN:
        turn(log, seat, playable(s, seat), lowest_cactus(s, seat), s.hand_count[seat] < HAND_LIMIT)
    elif s.phase == DEALING:
        dealing(log)
    elif s.phase == OPENING_STING:
        opening_sting(log, seat)
    elif s.phase == DRAWING:
        drawing(log, seat)
    elif s.phase == FLIPPING:
        flipping(log, seat)
    elif s.phase == SWAPPING:
        swapping(log, seat)
    elif s.phase == STING:
        sting(log, seat)
    elif s.phase == LOST:
        lost(log, seat)
    else:
        finished(log)


@kernel
def playable(s: MadaState, seat: int) -> int:
    """What the hand of a seat has that may be played, as far as whoever looks can see it."""
    if s.eyes != seat:
        return UNSEEN
    count, lowest = int(s.hand_count[seat]), lowest_cactus(s, seat)
    cacti, specials = 0, 0
    for place in range(count):
        card = int(s.hand[seat, place])
        specials += card > VALUES
        cacti += lowest <= card <= VALUES
    if count == 0:
        return NO_CARDS
    if cacti + specials == count:
        return ANY
    if cacti + specials == 0:
        return TOO_LOW
    if specials == 0:
        return CACTUS
    return SPECIAL if cacti == 0 else BOTH
