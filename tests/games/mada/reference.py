"""Mada once more, slow and obvious, written from the rules page alone; the kernels are compared with it step by step.

A card is its text ("7", "L", "D", "S"), a heap is a list, a move is its text.
"""

from fractions import Fraction
from itertools import combinations

CARDS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "L", "D", "S"]
DEFAULT_COPIES = [5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4]
DEFAULT_PEARS = [1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
CAP = 5000


def is_cactus(card):
    return card not in ("L", "D", "S")


def in_card_order(cards):
    return sorted(cards, key=CARDS.index)


def distinct(cards):
    return [card for card in CARDS if card in cards]


class Reference:
    def __init__(self, seats, rebuild="eager", copies=None, pears=None):
        self.seats = seats
        self.rebuild = rebuild
        self.pears = list(pears or DEFAULT_PEARS)
        self.draw = ["L"] * 4 + ["D"] * 3 + ["S"] * 3
        for value, count in enumerate(copies or DEFAULT_COPIES, start=1):
            self.draw += [str(value)] * count
        self.discard: list[str] = []
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.apart: list[list[str]] = [[] for _ in range(seats)]  # dealt Scorpions that have not acted yet
        self.piles: list[list[str]] = [[] for _ in range(seats)]
        self.asides: list[list[str]] = [[] for _ in range(seats)]
        self.waiting_for = "opening card"
        self.opening = [seat for seat in range(seats) for _ in range(3)]  # who gets the opening cards still to come
        self.seat = 0
        self.turns = 0
        self.truncated = False

    # What can happen

    def actor(self):
        if self.waiting_for in ("opening card", "card to draw", "card to flip"):
            return -1
        if self.waiting_for == "nothing":
            return -2
        return self.seat

    def chances(self):
        if self.actor() != -1:
            return {}
        verb = "flip" if self.waiting_for == "card to flip" else "deal"
        return {f"{verb} {card}": Fraction(self.draw.count(card), len(self.draw)) for card in distinct(self.draw)}

    def moves(self):
        hand = self.hands[self.seat]
        if self.waiting_for == "turn":
            plays = [f"play {card}" for card in distinct(hand) if self.fits(card)]
            return plays + (["draw"] if len(hand) < 3 else []) + ["luck"]
        if self.waiting_for == "swap":
            return [f"swap {other}" for other in range(self.seats) if other != self.seat]
        if self.waiting_for in ("opening victim", "victim"):
            return [f"discard {card}" for card in distinct(hand)]
        if self.waiting_for == "loser":
            return ["keep"] + ["discard " + " ".join(cards) for cards in self.selections(hand)]
        return []

    def selections(self, hand):
        found = []
        for size in range(1, len(hand) + 1):
            same_size = {tuple(in_card_order(cards)) for cards in combinations(hand, size)}
            found += sorted(same_size, key=lambda cards: [CARDS.index(card) for card in cards])
        return found

    def fits(self, card):
        """Whether a card may come onto the pile of the seat without being too low."""
        pile = self.piles[self.seat]
        if not is_cactus(card) or pile == [] or pile[-1] == "L":
            return True
        return int(card) >= int(pile[-1])

    # What happens

    def play(self, text):
        assert text in self.moves() or text in self.chances(), text
        verb, *cards = text.split()
        if verb == "deal":
            self.draw.remove(cards[0])
            if self.waiting_for == "opening card":
                self.deal_opening_card(cards[0])
            elif cards[0] == "S":
                self.scorpion()
            else:
                self.hands[self.seat].append(cards[0])
                self.finish_turn()
        elif verb == "flip":
            self.draw.remove(cards[0])
            self.flip(cards[0])
        elif verb == "play":
            self.turns += 1
            self.hands[self.seat].remove(cards[0])
            if cards[0] == "D":
                self.double_lemur()
            else:
                self.put_on_pile(cards[0])
                self.finish_turn()
        elif verb in ("draw", "luck"):
            self.turns += 1
            if self.draw == []:
                self.rebuild_draw_pile()
            self.waiting_for = "card to draw" if verb == "draw" else "card to flip"
        elif verb == "swap":
            other = int(cards[0])
            self.piles[self.seat], self.piles[other] = self.piles[other], self.piles[self.seat]
            self.finish_turn()
        else:
            for card in cards:  # none for `keep`
                self.hands[self.seat].remove(card)
                self.discard.append(card)
            if self.waiting_for == "opening victim":
                self.next_opening_scorpion()
            else:
                self.finish_turn()

    def deal_opening_card(self, card):
        seat = self.opening.pop(0)
        (self.apart if card == "S" else self.hands)[seat].append(card)
        if self.opening == []:
            self.next_opening_scorpion()

    def next_opening_scorpion(self):
        for seat in range(self.seats):
            while self.apart[seat]:
                self.discard.append(self.apart[seat].pop())
                if self.hands[seat]:
                    self.seat = seat
                    self.waiting_for = "opening victim"
                    return
        self.seat = 0
        self.waiting_for = "turn"

    def flip(self, card):
        if card == "S":
            self.scorpion()
        elif card == "D":
            self.double_lemur()
        elif self.fits(card):
            self.put_on_pile(card)
            self.finish_turn()
        else:
            self.put_on_pile(card)
            self.end_round()

    def put_on_pile(self, card):
        pile = self.piles[self.seat]
        if card != "L":
            self.piles[self.seat] = [*pile, card]
            return
        rest = list(pile)
        run = []
        if rest:
            run = [rest.pop()]
            while is_cactus(run[0]) and rest and rest[-1] == run[0]:
                run.append(rest.pop())
        self.piles[self.seat] = [*run, "L", *rest]

    def double_lemur(self):
        self.discard.append("D")
        self.waiting_for = "swap"

    def scorpion(self):
        self.discard.append("S")
        if self.hands[self.seat]:
            self.waiting_for = "victim"
        else:
            self.finish_turn()

    def end_round(self):
        for seat in range(self.seats):
            if seat != self.seat and self.piles[seat]:
                self.asides[seat].append(self.piles[seat].pop())
        if any(len([card for card in aside if is_cactus(card)]) == 5 for aside in self.asides):
            self.waiting_for = "nothing"
            return
        for seat in range(self.seats):
            self.discard += self.piles[seat]
            self.piles[seat] = []
        if self.hands[self.seat]:
            self.waiting_for = "loser"
        else:
            self.finish_turn()

    def finish_turn(self):
        if self.rebuild == "eager" and self.draw == []:
            self.rebuild_draw_pile()
        if self.turns == CAP:
            self.truncated = True
            self.waiting_for = "nothing"
        else:
            self.seat = (self.seat + 1) % self.seats
            self.waiting_for = "turn"

    def rebuild_draw_pile(self):
        for seat in range(self.seats):
            self.draw += self.piles[seat][:-1]
            self.piles[seat] = self.piles[seat][-1:]
        self.draw += self.discard
        self.discard = []

    # The end

    def scores(self):
        return tuple(sum(self.pears[int(card) - 1] for card in aside if is_cactus(card)) for aside in self.asides)

    def winners(self):
        scores = self.scores()
        return tuple(seat for seat in range(self.seats) if scores[seat] == max(scores))
