"""The moves of Mada: `play 7`, `draw`, `luck`, `swap 2`, `discard 3 7 L`, `keep`, `deal 7`, `flip S`."""

from katta.core.declare import SEAT, Moves, Several
from katta.games.mada.cards import CARD, HAND_CARD
from katta.games.mada.state import HAND_LIMIT, MOST_SEATS

HAND_CARDS = Several(HAND_CARD, HAND_LIMIT)
CARD_BITS = HAND_CARDS.step
"""Bits of a card in a `discard`."""

MOVES = Moves("mada")
PLAY = MOVES.declare("play {card}", card=HAND_CARD)
DRAW = MOVES.declare("draw")
LUCK = MOVES.declare("luck")
SWAP = MOVES.declare("swap {player}", player=SEAT, where=lambda player: player < MOST_SEATS)
DISCARD = MOVES.declare("discard {cards}", cards=HAND_CARDS)
KEEP = MOVES.declare("keep")
DEAL = MOVES.declare("deal {card}", card=CARD)
FLIP = MOVES.declare("flip {card}", card=CARD)
