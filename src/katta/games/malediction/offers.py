"""What the buttons of Malédiction! say where the move alone does not."""

from katta.core.compiler import kernel
from katta.core.declare import Count, Log, Seat, payload_of, verb_of
from katta.core.declare import offer as declared
from katta.games.malediction.cards import Card, MaybeCard
from katta.games.malediction.faces import ZERO_FACE, Face
from katta.games.malediction.moves import BID, DEAL, KEEP, PLAY, RETRY, ZERO, contract_of, old_of
from katta.games.malediction.plays import Play, card_played, potion_added, value_played
from katta.games.malediction.scoring import missing_tricks
from katta.games.malediction.state import MaledictionState


@declared
def deal(log: Log, player: Seat, card: Card) -> None:
    """To whom a card is dealt."""


@declared
def bid(log: Log, contract: Face, points: Count) -> None:
    """What a contract is worth."""


@declared
def bid_zero(log: Log, contract: Face) -> None:
    """A 0, which is worth no points."""


@declared
def retry(log: Log, old: Face, contract: Face, points: Count) -> None:
    """What a failed contract is worth when it is tried again."""


@declared
def play(log: Log, play: Play, card: Card, potion: MaybeCard, value: Count) -> None:
    """A card, the potion added, and what they count together."""


@declared
def zero(log: Log, count: Count, contract: Face, points: Count) -> None:
    """How many saved zeros are handed in, and what the contract that they fulfil is worth."""


@declared
def keep(log: Log, contract: Face, points: Count) -> None:
    """What the contract that fails so costs."""


@kernel
def offer(s: MaledictionState, move: int, log: Log) -> None:
    """What the move is made of, and what it brings."""
    what = verb_of(move)
    if what == PLAY:
        played = payload_of(move)
        play(log, played, card_played(played), potion_added(played), value_played(played))
    elif what == BID:
        face = contract_of(move)
        if face == ZERO_FACE:
            bid_zero(log, face)
        else:
            bid(log, face, s.worth[face])
    elif what == RETRY:
        retry(log, old_of(move), contract_of(move), s.worth[contract_of(move)])
    elif what == ZERO:
        face = int(s.contract[s.turn])
        zero(log, missing_tricks(s, int(s.turn)), face, s.worth[face])
    elif what == KEEP:
        face = int(s.contract[s.turn])
        keep(log, face, s.cost[face])
    elif what == DEAL:
        deal(log, s.turn, payload_of(move))
