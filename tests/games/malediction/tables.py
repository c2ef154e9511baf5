"""Tables set for a test: by scripted chance, or in the middle of a round."""

import numpy as np

from katta.core import contract
from katta.core.position import Position
from katta.core.registry import game
from katta.games.malediction.cards import CARD, LETTERS, SUIT
from katta.games.malediction.faces import FACE
from katta.games.malediction.heaps import EVERY_CARD, count, heap_of, remove
from katta.games.malediction.state import HATS, TRICKS

MALEDICTION = game("malediction")
DECK = [text for text in CARD.words for _ in range(3 if text.startswith("P") else 1)]


def codes(cards):
    return [CARD[card] for card in cards.split()]


def play_all(position, texts):
    """Play moves separated by commas."""
    for text in texts.split(", "):
        position = position.play(text)
    return position


def deal(position, trump, *hands):
    """Turn up trump and deal; hands are filled to seven with the first cards that are left."""
    left = list(DECK)
    for card in [trump, *" ".join(hands).split()]:
        left.remove(card)
    position = position.play(f"trump {trump}")
    for seat in range(position.seats):
        cards = hands[seat].split() if seat < len(hands) else []
        for card in cards + [left.pop(0) for _ in range(7 - len(cards))]:
            position = position.play(f"deal {card}")
    return position


def changed(position, **fields):
    """The position with some fields of its state replaced."""
    states = np.array([position.state], dtype=MALEDICTION.state.dtype)
    for field, value in fields.items():
        states[field][0] = value
    return Position(MALEDICTION, states[0])


def in_tricks(hands, trump="S1", contracts="", leader=0, options=None, **fields):
    """Before a trick: the given hands, everything else in the stock; contracts are `1+` unless given."""
    seats = len(hands)
    heaps = [heap_of(codes(hand)) for hand in hands]
    stock = remove(EVERY_CARD, CARD[trump])
    for hand in hands:
        for card in codes(hand):
            stock = remove(stock, card)
    faces = [FACE[face] for face in (contracts or " ".join(["1+"] * seats)).split()]
    piles = [8, 16, 12, 8]
    for face in faces:
        piles[face // 2] -= 1
    blank = [0] * (5 - seats)
    setting = {
        "phase": TRICKS,
        "turn": leader,
        "leaders": [leader] + [0] * 6,
        "trump": CARD[trump],
        "stock": stock,
        "hand": heaps + blank,
        "hand_size": [count(heap) for heap in heaps] + blank,
        "contract": faces + blank,
        "piles": piles,
    }
    return changed(MALEDICTION.start(seats, **(options or {})), **(setting | fields))


def scores(position):
    points = np.zeros(position.seats, np.int32)
    contract.score(position.state, points)
    return points.tolist()


def by_seat(*values):
    """Values for the first seats, zero for the others."""
    return list(values) + [0] * (5 - len(values))


def lying(**counts):
    """A Points card's contracts: `lying(exactly_2=1, at_least_3=2)`."""
    row = [0] * FACE.size
    for name, number in counts.items():
        kind, digit = name.rsplit("_", 1)
        row[FACE[digit + ("+" if kind == "at_least" else "")]] = number
    return row


def points_cards(*rows):
    """Rows of `lying` for the first seats."""
    return list(rows) + [lying()] * (5 - len(rows))


def rounds_played(number):
    return {"hats_left": HATS - number, "round_number": number + 1}


def suits(letters):
    """Suits by their letters, as a state keeps the voids of a seat: `suits("RC")`."""
    return sum(1 << LETTERS.index(letter) + SUIT.first for letter in letters)


def random_move(rng, position):
    if position.actor == contract.CHANCE:
        weights = position.weights()
        return rng.choices(list(weights), weights=list(weights.values()))[0]
    return rng.choice(position.moves())


def random_game(rng, seats, **options):
    """Every (position, move, next position) of a random game."""
    position = MALEDICTION.start(seats, **options)
    while position.actor != contract.OVER:
        move = random_move(rng, position)
        after = position.play(move)
        yield position, move, after
        position = after


def player(position, seat):
    """What everybody sees of a player."""
    return position.view(None)["players"][seat]


def won(position):
    """Tricks won, by seat."""
    return [seat["won"] for seat in position.view(None)["players"]]
