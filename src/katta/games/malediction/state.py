"""The state of a game: one record of fixed size."""

import numpy as np

from katta.games.malediction.moves import FACES

MOST_SEATS = 5
"""Most players."""

HAND = 7
"""Cards dealt to each seat, and so the most tricks of a round."""

HATS = 7
"""Hats, and so the most rounds."""

# The phases of a round.
TURN_TRUMP = 0  # chance turns up the trump card
DEALING = 1  # chance deals seven cards to each seat
CONTRACTS = 2  # the seats choose their contracts
TRICKS = 3  # the seats play cards
SCORING = 4  # a seat that missed its contract may hand in saved zeros
FINISHED = 5  # the game is over

_FIELDS = np.dtype(
    [
        # The fields that say where to look next (`turn`, `tricks`, `leaders`) are unsigned: compiled code need not ask
        # whether such an index counts from the end.
        # Witch cards, as heaps of `cards`.
        ("stock", np.int64),  # not dealt; leftovers too, once the round is over; all unseen cards if concealed
        ("hand", np.int64, MOST_SEATS),  # held by each seat; blank for other seats if concealed
        # Component data.
        ("worth", np.int16, len(FACES)),  # points of a fulfilled contract, by face
        ("cost", np.int16, len(FACES)),  # points a failed contract takes away, by face (option `penalty`)
        # Tricks of this round; those of the last round stay on show until the contracts are chosen.
        ("plays", np.int16, (HAND, MOST_SEATS)),  # by trick and seat: the play (see `moves`) plus 1; 0: none yet
        ("leaders", np.uint8, HAND),  # by trick: the seat that leads it; 0 for tricks to come
        ("takers", np.int8, HAND),  # by trick: the seat that won it plus 1; 0: nobody (yet)
        ("tricks", np.uint8),  # tricks completed in this round
        # The table.
        ("seats", np.int8),  # players, 3..5
        ("eyes", np.int8),  # EVERYTHING, or the seat that a concealed state belongs to
        ("many_zeros", np.int8),  # option `zeros`: 1 if they make up for several missing tricks, 0 for one only
        ("phase", np.int8),  # one of the phases above
        ("turn", np.uint8),  # the seat to move, or to get the next card; 0 if none
        ("ball", np.int8),  # the seat with the crystal ball
        ("round_number", np.int8),  # 1..7
        ("trump", np.int8),  # the trump card plus 1; 0: not turned up yet
        ("hats_left", np.int8),  # hats in the pile
        ("piles", np.int8, 4),  # contracts in each pile, by number
        # By seat: this round.
        ("hand_size", np.int8, MOST_SEATS),  # cards held
        ("contract", np.int8, MOST_SEATS),  # the face chosen plus 1; 0: none yet
        ("won", np.int8, MOST_SEATS),  # tricks won
        ("handed_in", np.int8, MOST_SEATS),  # saved zeros handed in to make up for missing tricks
        ("voids", np.int8, MOST_SEATS),  # suits the seat has failed to follow, bit 0 for rats .. bit 4 for potions
        # By seat: the Points card.
        ("fulfilled", np.int8, (MOST_SEATS, len(FACES))),  # fulfilled contracts 1-3, by face
        ("failed", np.int8, (MOST_SEATS, len(FACES))),  # failed contracts 1-3, by face as they lie
        ("zeros", np.int8, MOST_SEATS),  # saved zeros
        ("hats", np.int8, MOST_SEATS),  # hats
        ("blank", np.int8),  # always 0: fills the record to whole words
    ],
    align=True,
)

STATE = np.dtype((np.record, _FIELDS))
