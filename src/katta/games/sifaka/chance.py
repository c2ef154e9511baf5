"""Chance: the card drawn and the value of the token taken."""

from katta.core.bits import lowest_bit
from katta.core.compiler import kernel
from katta.core.contract import Moves, State, Weights
from katta.core.generator import Generator, below
from katta.games.sifaka.bits import without_lowest
from katta.games.sifaka.notation import DEAL, TOKEN
from katta.games.sifaka.state import CARDS, HIGHEST_VALUE, LOOKING, UNSEEN
from katta.games.sifaka.turn import token_colour


@kernel
def list_cards(s: State, moves: Moves, weights: Weights) -> int:
    """`deal`: uniform over the cards left."""
    count = 0
    for card in range(1, CARDS + 1):
        if s.pile >> (card - 1) & 1:
            moves[count] = DEAL + card
            weights[count] = 1
            count += 1
    return count


@kernel
def list_values(s: State, moves: Moves, weights: Weights) -> int:
    """`token`: uniform over the untaken tokens of its colour."""
    count = 0
    colour = token_colour(s)
    for value in range(1, HIGHEST_VALUE + 1):
        if s.untaken[colour, value - 1]:
            moves[count] = TOKEN + value
            weights[count] = s.untaken[colour, value - 1]
            count += 1
    return count


@kernel
def draw_card(s: State, generator: Generator) -> int:
    """A card that may be on top of the draw pile, each as likely."""
    cards = int(s.pile_count)
    for seat in range(s.seats):
        cards += s.hand[seat] == UNSEEN
    skipped = below(generator, cards)
    pile = int(s.pile)
    for _ in range(skipped):
        pile = without_lowest(pile)
    return lowest_bit(pile) + 1


@kernel
def draw_value(s: State, colour: int, generator: Generator) -> int:
    """The value of an untaken token of a colour, each token as likely."""
    tokens = 0
    for value in range(1, HIGHEST_VALUE + 1):
        tokens += int(s.untaken[colour, value - 1])
    skipped = below(generator, tokens)
    value = 1
    while skipped >= s.untaken[colour, value - 1]:
        skipped -= int(s.untaken[colour, value - 1])
        value += 1
    return value


@kernel
def sample(s: State, generator: Generator) -> int:
    """One outcome, drawn with its exact probability."""
    if s.phase == LOOKING:
        return TOKEN + draw_value(s, token_colour(s), generator)
    return DEAL + draw_card(s, generator)
