"""Sifaka before the first pawn is turned."""

from katta.core.components import ComponentFile
from katta.core.contract import EVERYTHING
from katta.core.game import Options
from katta.games.sifaka.board import lay_card
from katta.games.sifaka.components import Components, Layout, load
from katta.games.sifaka.state import FACING, FIRST_FOUR, OVERSHOOT, SHARING, UNFACED, SifakaState
from katta.games.sifaka.symbols import BLANK, CARD, CARDS, COLOUR, PAWN, SYMBOL

OPTIONS = {"overshoot": OVERSHOOT.words, "pawns": SHARING.words}


def setup(seats: int, options: Options, file: ComponentFile | None) -> SifakaState:
    """Setup 1: the Refuge block with the pawns, all Terrain cards in the draw pile, all tokens in the supply."""
    material = load(file)
    s = SifakaState.blank()
    s.seats = seats
    s.eyes = EVERYTHING
    s.overshoot = OVERSHOOT[options["overshoot"]]
    s.pawns = SHARING[options["pawns"]]
    s.phase = FACING
    _lay_refuges(s, material.layout)
    _stand_pawns(s, material.layout)
    _stack_cards(s, material)
    _stack_tokens(s, material)
    return s


def _lay_refuges(s: SifakaState, layout: Layout) -> None:
    s.top = s.bottom = layout.refuge_cards[0][0]
    s.left = s.right = layout.refuge_cards[0][1]
    for corner in layout.refuge_cards:
        lay_card(s, *corner, BLANK, BLANK, BLANK, BLANK)
    s.places[:] = sorted(layout.first_four)
    s.free = (1 << FIRST_FOUR) - 1


def _stand_pawns(s: SifakaState, layout: Layout) -> None:
    s.pawn_facing[:] = UNFACED
    for seat, colour in enumerate(layout.seats[str(s.seats)]):
        s.pawn_row[seat], s.pawn_column[seat] = layout.refuges[colour]
        s.pawn_colour[seat] = PAWN[colour]


def _stack_cards(s: SifakaState, material: Components) -> None:
    s.faces[1:] = [[SYMBOL[symbol] for symbol in card] for card in material.terrain.cards]
    s.pile = sum(1 << card for card in CARD.numbers())
    s.pile_count = CARDS


def _stack_tokens(s: SifakaState, material: Components) -> None:
    for colour, name in enumerate(COLOUR.words):
        values = getattr(material.tokens, name)
        s.supply[colour] = len(values)
        for value in values:
            s.untaken[colour, value] += 1
