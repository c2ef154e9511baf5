"""Tables set by hand, and random players with a leaning, for the tests of Mada."""

import math
import random
from collections.abc import Iterator, Mapping, Sequence

from katta.core.contract import CHANCE, OVER
from katta.core.position import Position
from katta.core.registry import game
from katta.games.mada.cards import CARD
from katta.games.mada.state import TURN

MADA = game("mada")
SEATS = (2, 3, 4, 5)
REBUILDS = ("lazy", "eager")

LEANINGS: Mapping[str, Mapping[str, float]] = {
    "even": {},
    "careful": {"luck": 0.1, "draw": 5},
    "rash": {"luck": 20},
    "special": {"L": 8, "D": 8, "S": 8},
    "stung": {"S": 500},
    "dragging": {"L": 500, "luck": 5},
    "climbing": {"luck": 0.02, "12": 30, "13": 60, "L": 0.02},
}
"""How much likelier than the others a random player (chance included) picks a move with such a word."""


def table(
    *,
    piles: Sequence[str] = ("", "", ""),
    hands: Sequence[str] = ("", "", ""),
    asides: Sequence[str] = (),
    draw: str | None = None,
    discard: str = "",
    turn: int = 0,
    turns: int = 0,
    phase: int = TURN,
    rebuild: str = "lazy",
) -> Position:
    """A position set by hand, cards as texts with blanks between; without `draw` the draw pile has all other cards."""
    s = MADA.start(len(piles), rebuild=rebuild).state.copy()
    s.phase, s.turn, s.turns, s.dealt = phase, turn, turns, 3 * len(piles)
    for seat, cards in enumerate(piles):
        for card in cards.split():
            _pick(s, card, draw)
            s.pile[seat, s.pile_count[seat]] = CARD[card]
            s.pile_count[seat] += 1
    for seat, cards in enumerate(hands):
        held = sorted(cards.split(), key=CARD.words.index)
        s.hand_count[seat] = len(held)
        for place, card in enumerate(held):
            _pick(s, card, draw)
            s.hand[seat, place] = CARD[card]
    for seat, cards in enumerate(asides):
        for card in cards.split():
            _pick(s, card, draw)
            s.aside[seat, CARD[card]] += 1
            s.cacti_aside[seat] += card != "L"
    for card in discard.split():
        _pick(s, card, draw)
        s.discard[CARD[card]] += 1
    if draw is not None:
        s.draw[:] = 0
        for card in draw.split():
            s.draw[CARD[card]] += 1
    s.draw_count = s.draw.sum()
    return Position(MADA, s)


def _pick(s, card, draw):
    """A card is taken out of the draw pile, unless that is set by hand as well."""
    if draw is None:
        assert s.draw[CARD[card]] > 0, f"there is no {card} left"
        s.draw[CARD[card]] -= 1


def after(position: Position, *moves: str) -> Position:
    for move in moves:
        position = position.play(move)
    return position


def deal(seats: int, *hands: str, **options: str) -> Position:
    """The position after an opening deal of these hands."""
    position = MADA.start(seats, **options)
    return after(position, *(f"deal {card}" for hand in hands for card in hand.split()))


def pile(position: Position, seat: int = 0) -> str:
    return " ".join(position.view(None)["players"][seat]["pile"])


def aside(position: Position, seat: int) -> str:
    return " ".join(position.view(None)["players"][seat]["aside"])


def hand(position: Position, seat: int = 0) -> str:
    return " ".join(position.view(seat)["hand"])


def discard(position: Position) -> str:
    return " ".join(position.view(None)["discard"])


def draw_pile(position: Position) -> str:
    """The cards of the draw pile, which nobody sees."""
    return " ".join(CARD.words[place] for place, count in enumerate(position.state.draw[1:]) for _ in range(count))


def pick(options: Mapping[str, float], leaning: str, chooser: random.Random) -> str:
    """One of the weighed options, by a player with a leaning."""
    bias = LEANINGS[leaning]
    weights = []
    for text, weight in options.items():
        weights.append(weight * math.prod(bias.get(word, 1) for word in text.split()))
    return chooser.choices(list(options), weights)[0]


def steps(
    position: Position, seed: int, leaning: str = "even", most: int = 100_000
) -> Iterator[tuple[Position, str, Position]]:
    """A random game from a position: what was, the move and what is then."""
    chooser = random.Random(seed)
    for _ in range(most):
        if position.actor == OVER:
            return
        options = position.weights() if position.actor == CHANCE else dict.fromkeys(position.moves(), 1)
        move = pick(options, leaning, chooser)
        then = position.play(move)
        yield position, move, then
        position = then
