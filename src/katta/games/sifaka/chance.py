"""Chance: the card drawn and the value of the token taken."""

from katta.core.bits import lowest_bit
from katta.core.compiler import kernel
from katta.core.contract import Moves, Weights
from katta.core.generator import Generator, below
from katta.games.sifaka.bits import without_lowest
from katta.games.sifaka.moves import DEAL, TOKEN
from katta.games.sifaka.state import HIGHEST_VALUE, LOOKING, UNSEEN, SifakaState
from katta.games.sifaka.symbols import CARDS
from katta.games.sifaka.turn import token_colour


@kernel
def outcomes(s: SifakaState, moves: Moves, weights: Weights) -> int:
    """The cards or token values that chance may bring."""
    return list_values(s, moves, weights) if s.phase == LOOKING else list_cards(s, moves, weights)


@kernel
def list_cards(s: SifakaState, moves: Moves, weights: Weights) -> int:
    """`deal`: uniform over the cards left."""
    count = 0
    for card in range(1, CARDS + 1):
        if s.pile >> card & 1:
            moves[count] = DEAL + card
            weights[count] = 1
            count += 1
    return count


@kernel
def list_values(s: SifakaState, moves: Moves, weights: Weights) -> int:
    """`token`: uniform over the untaken tokens of its colour."""
    count = 0
    colour = token_colour(s)
    for value in range(1, HIGHEST_VALUE + 1):
        if s.untaken[colour, value]:
            moves[count] = TOKEN + value
            weights[count] = s.untaken[colour, value]
            count += 1
    return count


@kernel
def draw_card(s: SifakaState, generator: Generator) -> int:
    """A card that may be on top of the draw pile, each as likely."""
    cards = int(s.pile_count)
    for seat in range(s.seats):
        cards += s.hand[seat] == UNSEEN
    skipped = below(generator, cards)
    pile = int(s.pile)
    for _ in range(skipped):
        pile = without_lowest(pile)
    return lowest_bit(pile)


@kernel
def draw_value(s: SifakaState, colour: int, generator: Generator) -> int:
    """The value of an untaken token of a colour, each token as likely."""
    tokens = 0
    for value in range(1, HIGHEST_VALUE + 1):
        tokens += int(s.untaken[colour, value])
    skipped = below(generator, tokens)
    value = 1
    while skipped >= s.untaken[colour, value]:
        skipped -= int(s.untaken[colour, value])
        value += 1
    return value


@kernel
def sample(s: SifakaState, generator: Generator) -> int:
    """One outcome, drawn with its exact probability."""
    if s.phase == LOOKING:
        return TOKEN + draw_value(s, token_colour(s), generator)
    return DEAL + draw_card(s, generator)
