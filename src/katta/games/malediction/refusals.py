"""Which rule of Malédiction! refuses a move."""

from katta.core.compiler import kernel
from katta.core.declare import Count, Log, payload_of, refusal, verb_of
from katta.games.malediction.cards import NO_CARD, POTION, Card, Suit
from katta.games.malediction.faces import Face, number_of
from katta.games.malediction.heaps import holds, remove
from katta.games.malediction.moves import BID, KEEP, PLAY, RETRY, ZERO, contract_of, old_of
from katta.games.malediction.plays import card_played, potion_added
from katta.games.malediction.state import CONTRACTS, TRICKS, MaledictionState
from katta.games.malediction.tricks import led_suit


@refusal
def chance_not_now(log: Log) -> None:
    """Round 1: only chance turns up and deals."""


@refusal
def bid_not_now(log: Log) -> None:
    """Round 2: contracts are chosen before the tricks."""


@refusal
def bid_pile_empty(log: Log, number: Count) -> None:
    """Round 2: from a pile that is not empty."""


@refusal
def retry_not_now(log: Log) -> None:
    """Round 2: contracts are chosen before the tricks."""


@refusal
def retry_not_failed(log: Log, contract: Face) -> None:
    """Round 2: one of the own failed contracts."""


@refusal
def play_contract_first(log: Log) -> None:
    """Round 2: first all choose their contracts."""


@refusal
def play_round_over(log: Log) -> None:
    """Round 6: the tricks are over."""


@refusal
def play_not_in_hand(log: Log, card: Card) -> None:
    """Round 4: cards of the hand."""


@refusal
def play_single_copy(log: Log, card: Card) -> None:
    """Round 4: two equal potions are two cards."""


@refusal
def play_must_follow(log: Log, suit: Suit) -> None:
    """Round 4: who holds a card of the led suit must use one as base."""


@refusal
def play_must_play_potion(log: Log) -> None:
    """Round 4: if potion is led, holders of a potion must play a potion."""


@refusal
def zero_not_now(log: Log) -> None:
    """Scoring 1: only if zeros would fulfil the contract."""


@refusal
def keep_not_now(log: Log) -> None:
    """Scoring 1: only who is asked for zeros."""


@kernel
def refuse(s: MaledictionState, move: int, log: Log) -> None:
    """The rule that is in the way of a move."""
    what = verb_of(move)
    if what == PLAY:
        _refuse_play(s, payload_of(move), log)
    elif what == BID:
        if s.phase == CONTRACTS:
            bid_pile_empty(log, number_of(contract_of(move)))
        else:
            bid_not_now(log)
    elif what == RETRY:
        if s.phase == CONTRACTS:
            retry_not_failed(log, old_of(move))
        else:
            retry_not_now(log)
    elif what == ZERO:
        zero_not_now(log)
    elif what == KEEP:
        keep_not_now(log)
    else:
        chance_not_now(log)


@kernel
def _refuse_play(s: MaledictionState, play: int, log: Log) -> None:
    hand, card, potion = int(s.hand[s.turn]), card_played(play), potion_added(play)
    if s.phase == CONTRACTS:
        play_contract_first(log)
    elif s.phase != TRICKS:
        play_round_over(log)
    elif not holds(hand, card):
        play_not_in_hand(log, card)
    elif potion != NO_CARD and not holds(hand, potion):
        play_not_in_hand(log, potion)
    elif card == potion and not holds(remove(hand, card), potion):
        play_single_copy(log, card)
    elif led_suit(s) == POTION:
        play_must_play_potion(log)
    else:
        play_must_follow(log, led_suit(s))
