"""The rules: small functions on the state, compiled to machine code. `katta.core.contract` says what each one does."""

from katta.cli.template.my_game import told
from katta.cli.template.my_game.state import DEAL, DEALING, FINISHED, HAND, PLAY, PLAYING, MyGameState
from katta.core.compiler import kernel
from katta.core.contract import CHANCE, EVERYTHING, OVER, Moves, Scores, Weights
from katta.core.declare import Log, payload_of, verb_of
from katta.core.generator import Generator
from katta.core.kits.heaps import EMPTY, any_of, heap_of, list_moves
from katta.core.kits.hidden_hands import deal_again


@kernel
def actor(s: MyGameState) -> int:
    """Chance deals, then the players play."""
    if s.phase == DEALING:
        return CHANCE
    return OVER if s.phase == FINISHED else int(s.turn)


@kernel
def legal(s: MyGameState, moves: Moves) -> int:
    """Any card of the hand."""
    return list_moves(int(s.hand[s.turn]), PLAY, moves)


@kernel
def outcomes(s: MyGameState, moves: Moves, weights: Weights) -> int:
    """Any card of the deck, each as likely."""
    n = list_moves(int(s.deck), DEAL, moves)
    weights[:n] = 1
    return n


@kernel
def sample(s: MyGameState, generator: Generator) -> int:
    """One of them."""
    return DEAL + any_of(int(s.deck), generator)


@kernel
def apply(s: MyGameState, move: int, log: Log) -> None:
    """Carry out a move of a player or of chance, and tell what happens."""
    if s.phase == DEALING:
        deal(s, payload_of(move), log)
    else:
        play(s, payload_of(move), log)


@kernel
def deal(s: MyGameState, card: int, log: Log) -> None:
    """A card to each in turn, until all hands are full."""
    told.dealt(log, s.turn)
    told.receive(log, s.turn, card)
    s.deck ^= heap_of(card)
    s.hand[s.turn] |= heap_of(card)
    s.cards[s.turn] += 1
    s.turn = (s.turn + 1) % s.seats
    if s.cards[s.turn] == HAND:
        s.phase = PLAYING


@kernel
def play(s: MyGameState, card: int, log: Log) -> None:
    """A card to the round; the highest takes it when all have played, and leads the next."""
    told.play(log, s.turn, card)
    if s.played[s.turn] != 0:
        s.played[:] = 0
    s.hand[s.turn] ^= heap_of(card)
    s.cards[s.turn] -= 1
    s.played[s.turn] = card
    s.turn = (s.turn + 1) % s.seats
    if s.played[s.turn] != 0:
        for seat in range(s.seats):
            if s.played[seat] > s.played[s.turn]:
                s.turn = seat
        told.won(log, s.turn, s.played[s.turn])
        s.won[s.turn] += 1
        s.phase = FINISHED if s.cards[s.turn] == 0 else PLAYING


@kernel
def refuse(s: MyGameState, move: int, log: Log) -> None:
    """Why a move that is not legal is not."""
    if verb_of(move) == PLAY:
        told.play_not_in_hand(log, payload_of(move))


@kernel
def score(s: MyGameState, scores: Scores) -> None:
    """The rounds taken; most points win, unless there is a kernel `winners`."""
    for seat in range(s.seats):
        scores[seat] = s.won[seat]


@kernel
def conceal(s: MyGameState, seat: int) -> None:
    """Blank what a seat cannot see: other hands join the deck as one heap of unseen cards."""
    s.eyes = seat
    for other in range(s.seats):
        if other != seat:
            s.deck |= s.hand[other]
            s.hand[other] = EMPTY


@kernel
def resample(s: MyGameState, generator: Generator) -> None:
    """Fill in one of the worlds that the seat holds possible, each as likely."""
    s.deck = deal_again(int(s.deck), s.hand, s.cards, s.able, int(s.seats), int(s.eyes), generator)
    s.eyes = EVERYTHING
