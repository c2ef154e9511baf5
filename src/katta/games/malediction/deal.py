"""The start of a round: the trump card and the deal."""

from katta.core.compiler import kernel
from katta.core.contract import Moves, State, Weights
from katta.core.generator import Generator
from katta.games.malediction.cards import CARDS, EVERY_CARD, NOTHING, add, any_card, copies, remove
from katta.games.malediction.moves import DEAL, TRUMP
from katta.games.malediction.state import CONTRACTS, DEALING, HAND, MOST_SEATS, TURN_TRUMP


@kernel
def start_round(s: State) -> None:
    """Round 1: all 45 Witch cards are used again each round."""
    s.phase = TURN_TRUMP
    s.turn = 0
    s.trump = 0
    s.tricks = 0
    s.stock = EVERY_CARD
    for seat in range(MOST_SEATS):  # whoever plays: the compiler knows how much it clears
        s.hand[seat] = NOTHING
        s.hand_size[seat] = 0
        s.won[seat] = 0
        s.voids[seat] = 0


@kernel
def outcomes(s: State, moves: Moves, weights: Weights) -> int:
    """Moves, chance: `trump R5` and `deal R7` by the copies left."""
    first = TRUMP if s.phase == TURN_TRUMP else DEAL
    stock = int(s.stock)
    found = 0
    for card in range(CARDS):
        left = copies(stock, card)
        if left > 0:
            moves[found] = first + card
            weights[found] = left
            found += 1
    return found


@kernel
def sample(s: State, generator: Generator) -> int:
    """One of `outcomes`: any card of the stock."""
    first = TRUMP if s.phase == TURN_TRUMP else DEAL
    return first + any_card(int(s.stock), generator)


@kernel
def turn_trump(s: State, card: int) -> None:
    """Round 1: a random Witch card is turned up: its suit is trump for the round."""
    s.stock = remove(int(s.stock), card)
    s.trump = card + 1
    s.phase = DEALING


@kernel
def deal(s: State, card: int) -> None:
    """Round 1: seven to each seat, one seat after the other; then the ball chooses the first contract."""
    seat = int(s.turn)
    s.stock = remove(int(s.stock), card)
    s.hand[seat] = add(int(s.hand[seat]), card)
    s.hand_size[seat] += 1
    if s.hand_size[seat] < HAND:
        return
    if seat + 1 < s.seats:
        s.turn = seat + 1
    else:
        s.phase = CONTRACTS
        s.turn = s.ball
