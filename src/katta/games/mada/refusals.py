"""Which rule of Mada refuses a move."""

from katta.core.compiler import kernel
from katta.core.declare import ADDED, Count, Log, Row, Seat, add, payload_of, refusal, verb_of
from katta.games.mada.cards import Card
from katta.games.mada.hands import in_hand
from katta.games.mada.moves import CARD_BITS, DEAL, DISCARD, DRAW, FLIP, KEEP, PLAY, SWAP
from katta.games.mada.state import LOST, SWAPPING, TURN, MadaState


@refusal
def chance_not_now(log: Log) -> None:
    """Only chance deals and turns over."""


@refusal
def play_not_in_hand(log: Log, card: Card) -> None:
    """Turn, Play: a hand card."""


@refusal
def play_too_low(log: Log, card: Card, top: Card) -> None:
    """Turn, Play: a Cactus equal to or higher than the top."""


@refusal
def draw_hand_full(log: Log) -> None:
    """Turn, Draw: only with fewer than three cards."""


@refusal
def swap_not_now(log: Log) -> None:
    """Double Lemur: only it swaps piles."""


@refusal
def swap_due(log: Log) -> None:
    """Double Lemur: piles must be swapped first."""


@refusal
def swap_yourself(log: Log, player: Seat) -> None:
    """Double Lemur: another seat."""


@refusal
def swap_no_such_seat(log: Log, seat: Count) -> None:
    """Double Lemur: another seat of this table. People count seats from 1."""


@refusal
def discard_not_now(log: Log) -> None:
    """Hand cards go only for a Scorpion or after a lost round."""


@refusal
def discard_not_in_hand(log: Log, cards: Row[Card] = ADDED) -> None:
    """Hand cards only."""


@refusal
def discard_one_card(log: Log) -> None:
    """Scorpion: one card."""


@refusal
def keep_not_now(log: Log) -> None:
    """End of a round 4: only the loser may keep."""


@refusal
def sting_due(log: Log) -> None:
    """Scorpion: a card must go first."""


@refusal
def loss_due(log: Log) -> None:
    """End of a round 4: the loser chooses first."""


@kernel
def refuse(s: MadaState, move: int, log: Log) -> None:
    """The rule that is in the way of a move."""
    what = verb_of(move)
    if what in (DEAL, FLIP):
        chance_not_now(log)
    elif s.phase == TURN:
        _refuse_turn(s, what, payload_of(move), log)
    elif s.phase == SWAPPING:
        _refuse_swap(s, what, payload_of(move), log)
    elif what == DISCARD:
        _refuse_discard(s, payload_of(move), log)
    elif s.phase == LOST:
        loss_due(log)
    else:
        sting_due(log)


@kernel
def _refuse_turn(s: MadaState, what: int, card: int, log: Log) -> None:
    if what == PLAY:
        if in_hand(s, s.turn, card) == 0:
            play_not_in_hand(log, card)
        else:
            play_too_low(log, card, s.pile[s.turn, s.pile_count[s.turn] - 1])
    elif what == DRAW:
        draw_hand_full(log)
    elif what == SWAP:
        swap_not_now(log)
    elif what == DISCARD:
        discard_not_now(log)
    elif what == KEEP:
        keep_not_now(log)


@kernel
def _refuse_swap(s: MadaState, what: int, seat: int, log: Log) -> None:
    if what != SWAP:
        swap_due(log)
    elif seat == s.turn:
        swap_yourself(log, seat)
    else:
        swap_no_such_seat(log, seat + 1)


@kernel
def _refuse_discard(s: MadaState, cards: int, log: Log) -> None:
    """Cards that are not there, or too many for a Scorpion."""
    is_told = False
    copies, last = 0, 0
    while cards > 0:
        card = cards & ((1 << CARD_BITS) - 1)
        copies = copies + 1 if card == last else 1
        last = card
        if copies > in_hand(s, s.turn, card):
            if not is_told:
                discard_not_in_hand(log)
                is_told = True
            add(log, card)
        cards >>= CARD_BITS
    if not is_told:
        discard_one_card(log)
