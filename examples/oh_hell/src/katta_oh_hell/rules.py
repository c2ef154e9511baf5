"""The rules of Oh Hell: the kernels of the contract."""

from katta.core.compiler import kernel
from katta.core.contract import CHANCE, EVERYTHING, OVER, Moves, Scores, Weights
from katta.core.declare import NOTHING, Log, payload_of, verb_of
from katta.core.generator import Generator, below
from katta.core.kits.heaps import EMPTY, any_of, count, heap_of, holds, list_moves
from katta.core.kits.hidden_hands import deal_again
from katta.core.kits.playing_cards import of_suit, suit_of
from katta.core.kits.tricks import beats, following
from katta_oh_hell import told
from katta_oh_hell.moves import BID, DEAL, DEALER, PLAY, TRICKS, TRUMP
from katta_oh_hell.state import BIDDING, CUTTING, DEALING, FINISHED, PLAYING, OhHellState

BONUS = 10
"""Points for who takes exactly as many tricks as were bid."""


@kernel
def actor(s: OhHellState) -> int:
    """Chance chooses the number of tricks and the dealer, and deals; then the players bid and play."""
    if s.phase < BIDDING:
        return CHANCE
    return OVER if s.phase == FINISHED else int(s.turn)


@kernel
def legal(s: OhHellState, moves: Moves) -> int:
    """Bidding: any number, but the last bid must not let all come true. Play: follow suit."""
    if s.phase == PLAYING:
        hand = int(s.hand[s.turn])
        is_lead = s.played == 0 or s.played == s.seats
        return list_moves(hand if is_lead else following(hand, suit_of(int(s.trick[s.leader]))), PLAY, moves)
    bids, bidders, n = 0, 0, 0
    for seat in range(s.seats):
        if s.bid[seat] != NOTHING:
            bids += s.bid[seat]
            bidders += 1
    for bid in range(s.tricks + 1):
        moves[n] = BID + bid
        n += bidders < s.seats - 1 or bids + bid != s.tricks
    return n


@kernel
def outcomes(s: OhHellState, moves: Moves, weights: Weights) -> int:
    """Each number of tricks, each player, each card of the deck is as likely."""
    if s.phase < DEALING:
        verb, least, n = numbers(s)
        for place in range(n):
            moves[place] = verb + least + place
    else:
        n = list_moves(int(s.deck), TRUMP if is_dealt(s) else DEAL, moves)
    weights[:n] = 1
    return n


@kernel
def sample(s: OhHellState, generator: Generator) -> int:
    """One of them."""
    if s.phase < DEALING:
        verb, least, n = numbers(s)
        return verb + least + below(generator, n)
    return (TRUMP if is_dealt(s) else DEAL) + any_of(int(s.deck), generator)


@kernel
def numbers(s: OhHellState) -> tuple[int, int, int]:
    """What chance chooses before the deal: the verb, the first number, and how many there are."""
    if s.phase == CUTTING:
        return DEALER, 0, int(s.seats)
    if s.fixed > 0:
        return TRICKS, int(s.fixed), 1
    return TRICKS, 1, (count(int(s.deck)) - 1) // s.seats


@kernel
def is_dealt(s: OhHellState) -> bool:
    """The cards go round from seat 0 on, until the last hand is full."""
    return bool(s.cards[s.seats - 1] == s.tricks)


@kernel
def apply(s: OhHellState, move: int, log: Log) -> None:
    """Carry out what chance brings, a bid or a card."""
    number = payload_of(move)
    if s.phase == PLAYING:
        play(s, number, log)
    elif s.phase == BIDDING:
        told.bid(log, s.turn, number)
        s.bid[s.turn] = number
        s.turn = (s.turn + 1) % s.seats
        s.phase = PLAYING if s.bid[s.turn] != NOTHING else BIDDING
    elif s.phase == DEALING:
        deal(s, number, log)
    elif s.phase == CUTTING:
        told.dealer(log, number)
        s.dealer = number
        s.leader = (number + 1) % s.seats
        s.phase = DEALING
    else:
        told.tricks(log, number)
        s.tricks = number
        s.phase = CUTTING


@kernel
def deal(s: OhHellState, card: int, log: Log) -> None:
    """A card to the next hand; the last one is turned up for all to see."""
    s.deck ^= heap_of(card)
    if is_dealt(s):
        told.trump(log, card)
        s.trump = card
        s.turn = s.leader
        s.phase = BIDDING
        return
    told.dealt(log, s.turn)
    told.receive(log, s.turn, card)
    s.hand[s.turn] |= heap_of(card)
    s.cards[s.turn] += 1
    s.turn = (s.turn + 1) % s.seats


@kernel
def play(s: OhHellState, card: int, log: Log) -> None:
    """A card to the trick; who does not follow suit has no card of it, as all can tell."""
    told.play(log, s.turn, card)
    if s.played == s.seats:
        s.trick[:] = 0
        s.played = 0
    led = suit_of(int(s.trick[s.leader]) if s.played > 0 else card)
    if led != suit_of(card):
        s.able[s.turn] ^= of_suit(int(s.able[s.turn]), led)
    s.hand[s.turn] ^= heap_of(card)
    s.cards[s.turn] -= 1
    s.trick[s.turn] = card
    s.played += 1
    s.turn = (s.turn + 1) % s.seats
    if s.played == s.seats:
        take_trick(s, log)


@kernel
def take_trick(s: OhHellState, log: Log) -> None:
    """The best card takes the trick, and its player leads the next one."""
    best, trump = int(s.leader), suit_of(int(s.trump))
    for seat in range(s.seats):
        if beats(int(s.trick[seat]), int(s.trick[best]), trump):
            best = seat
    told.won(log, best, s.trick[best])
    s.won[best] += 1
    s.leader = best
    s.turn = best
    if s.cards[best] == 0:
        s.phase = FINISHED


@kernel
def score(s: OhHellState, scores: Scores) -> None:
    """For each trick, and a bonus for a bid that came true; as an option a penalty for how far off it is."""
    for seat in range(s.seats):
        off = abs(s.won[seat] - s.bid[seat]) if s.bid[seat] != NOTHING else 0
        scores[seat] = s.per_trick * (-off if s.penalty and off > 0 else s.won[seat])
        if s.phase == FINISHED and off == 0:
            scores[seat] += BONUS


@kernel
def refuse(s: OhHellState, move: int, log: Log) -> None:
    """The rule that is in the way of a move, where one needs to be named."""
    what, number = verb_of(move), payload_of(move)
    if s.phase == BIDDING and what == BID and number <= s.tricks:
        told.bid_adds_up(log, number)
    elif s.phase == PLAYING and what == PLAY and holds(int(s.hand[s.turn]), number):
        told.play_follow_suit(log, suit_of(int(s.trick[s.leader])))


@kernel
def paragraph(s: OhHellState) -> int:
    """The section of the phase."""
    return 1 if s.phase == BIDDING else 2 if s.phase == PLAYING else 3 if s.phase == FINISHED else 0


@kernel
def conceal(s: OhHellState, seat: int) -> None:
    """Other hands join the deck as one heap of unseen cards; their sizes stay known."""
    s.eyes = seat
    for other in range(s.seats):
        if other != seat:
            s.deck |= s.hand[other]
            s.hand[other] = EMPTY


@kernel
def resample(s: OhHellState, generator: Generator) -> None:
    """The unseen cards are dealt again."""
    s.deck = deal_again(int(s.deck), s.hand, s.cards, s.able, int(s.seats), int(s.eyes), generator)
    s.eyes = EVERYTHING
