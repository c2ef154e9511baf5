"""The state of Mada: one record of fixed size, and the codes in it."""

import numpy as np

MOST_SEATS = 5
OPENING_CARDS = 3
HAND_LIMIT = 3
CACTI_TO_END = 5
MOST_TURNS = 5000

# Kinds of cards, in card order: cactus values 1..13 are kinds 0..12.
VALUES = 13
LEMUR = 13
DOUBLE_LEMUR = 14
SCORPION = 15
KINDS = 16
PILE_KINDS = 14
"""Cactus and Lemur: what can lie on a pile or aside."""

LONGEST_PILE = 64
"""All 60 cacti and 4 Lemurs."""

# Phases: what the game waits for.
DEALING = 0
OPENING_STING = 1
TURN = 2
DRAWING = 3
FLIPPING = 4
SWAPPING = 5
STING = 6
LOST = 7
FINISHED = 8

# Options.
LAZY = 0
EAGER = 1

_FIELDS = np.dtype(
    [
        ("turns", np.int16),  # turns begun: Play, Draw and Luck count one each
        ("seats", np.int8),  # players at the table
        ("eyes", np.int8),  # -1: everything is known; else the seat that looks
        ("rebuild", np.int8),  # option: LAZY or EAGER
        ("phase", np.int8),  # what the game waits for
        ("turn", np.int8),  # the seat whose turn it is, or that an opening Scorpion stings
        ("dealt", np.int8),  # opening cards dealt so far
        ("cut", np.int8),  # 1: ended by the cap on turns
        ("hand", np.int8, (MOST_SEATS, HAND_LIMIT)),  # kind + 1 of each card, in card order; 0 after the last
        ("hand_count", np.int8, (MOST_SEATS,)),  # cards in each hand
        ("stings", np.int8, (MOST_SEATS,)),  # opening Scorpions of each seat that have not acted yet
        (
            "pile",
            np.int8,
            (MOST_SEATS, LONGEST_PILE),
        ),  # kind + 1 of each card, bottom to top; 0 above the top
        ("pile_count", np.int8, (MOST_SEATS,)),  # cards on each personal pile
        ("aside", np.int8, (MOST_SEATS, PILE_KINDS)),  # cards of each kind put aside
        ("cacti_aside", np.int8, (MOST_SEATS,)),  # how many of them are cacti
        (
            "draw",
            np.int8,
            (KINDS,),
        ),  # cards of each kind in the draw pile; concealed: all that the seat cannot see
        ("draw_count", np.int8),  # cards in the draw pile
        ("discard", np.int8, (KINDS,)),  # cards of each kind in the general discard
        ("pears", np.int8, (VALUES,)),  # component data: prickly pears of each cactus value
    ],
    align=True,
)
STATE = np.dtype((np.record, _FIELDS))
