"""What a player of Mada may do."""

from katta.core.compiler import kernel
from katta.core.contract import Moves
from katta.games.mada.cards import LEMUR
from katta.games.mada.hands import is_first_copy
from katta.games.mada.moves import CARD_BITS, DISCARD, DRAW, LUCK, PLAY, SWAP
from katta.games.mada.state import HAND_LIMIT, MadaState


@kernel
def legal_turn(s: MadaState, moves: Moves) -> int:
    """Turn: exactly one of Play, Draw and Try your luck, which is always allowed."""
    seat = int(s.turn)
    lowest = lowest_cactus(s, seat)
    n = 0
    for place in range(int(s.hand_count[seat])):
        card = int(s.hand[seat, place])
        moves[n] = PLAY + card
        n += (card >= lowest) & is_first_copy(s, seat, place)
    moves[n] = DRAW
    n += s.hand_count[seat] < HAND_LIMIT
    moves[n] = LUCK
    return n + 1


@kernel
def lowest_cactus(s: MadaState, seat: int) -> int:
    """Turn, Play: equal to the top or higher; anything goes on an empty pile or a Lemur."""
    count = int(s.pile_count[seat])
    if count == 0:
        return 1
    top = int(s.pile[seat, count - 1])
    return 1 if top == LEMUR else top


@kernel
def legal_swaps(s: MadaState, moves: Moves) -> int:
    """Double Lemur: swap with another seat of your choice."""
    n = 0
    for seat in range(s.seats):
        if seat != s.turn:
            moves[n] = SWAP + seat
            n += 1
    return n


@kernel
def legal_discards(s: MadaState, moves: Moves, n: int, most: int) -> int:
    """Every distinct choice of up to `most` hand cards after the first n moves: fewer first, then card by card."""
    hand = s.hand[s.turn]
    count = s.hand_count[s.turn]
    for a in range(count):
        if is_first_copy(s, s.turn, a):
            moves[n] = DISCARD + int(hand[a])
            n += 1
    if most == 1:
        return n
    for a in range(count):
        for b in range(a + 1, count):
            if is_first_copy(s, s.turn, a) and (b == a + 1 or is_first_copy(s, s.turn, b)):
                moves[n] = DISCARD + int(hand[a]) + (int(hand[b]) << CARD_BITS)
                n += 1
    if count == HAND_LIMIT:
        moves[n] = DISCARD + int(hand[0]) + (int(hand[1]) << CARD_BITS) + (int(hand[2]) << 2 * CARD_BITS)
        n += 1
    return n
