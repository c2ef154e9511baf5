"""Malédiction! a second time, from the specification alone: lists and dicts, slow and obvious."""

from collections import Counter
from fractions import Fraction
from typing import Any

DECK = [f"{suit}{value}" for suit in "RCBS" for value in range(1, 10)] + [f"P{v}" for v in (1, 2, 3) for _ in range(3)]
CARD_ORDER = sorted(set(DECK), key=DECK.index)
BIDS = ["0", "1", "1+", "2", "2+", "3", "3+"]


def number(face):
    return int(face[0])


def in_card_order(cards):
    return [CARD_ORDER.index(card) for card in cards]


class Reference:
    def __init__(self, seats, penalty="mirror", zeros="many"):
        self.seats = seats
        self.penalty = penalty
        self.zeros_option = zeros
        self.piles = {0: 8, 1: 16, 2: 12, 3: 8}
        self.hats_left = 7
        self.points_cards: list[dict[str, Any]] = [
            {"fulfilled": [], "failed": [], "zeros": 0, "hats": 0} for _ in range(seats)
        ]
        self.rounds_played = 0
        self.over = False
        self.begin_round(0)

    # what can happen

    def actor(self):
        if self.over:
            return -2
        if self.stage in ("trump", "deal"):
            return -1
        return self.player

    def chances(self):
        if self.actor() != -1:
            return {}
        count = Counter(self.deck)
        return {f"{self.stage} {card}": Fraction(count[card], len(self.deck)) for card in CARD_ORDER if count[card]}

    def moves(self):
        if self.actor() < 0:
            return []
        if self.stage == "contracts":
            return self.contract_moves()
        if self.stage == "tricks":
            return ["play " + "+".join(cards) for cards in self.plays(self.player)]
        return ["zero", "keep"]

    def contract_moves(self):
        moves = [f"bid {face}" for face in BIDS if self.piles[number(face)] > 0]
        for old in BIDS:
            if old in self.points_cards[self.player]["failed"]:
                moves += [f"retry {old} as {new}" for new in BIDS if number(new) == number(old)]
        return moves

    def plays(self, seat):
        """All singles and pairs of the hand, thrown out one by one where a rule forbids them."""
        hand = sorted(self.hands[seat], key=CARD_ORDER.index)
        singles = {(card,) for card in hand}
        pairs = set()
        for i, first in enumerate(hand):
            for j, second in enumerate(hand):
                if i != j and second[0] == "P" and (first[0] != "P" or first[1] >= second[1]):
                    pairs.add((first, second))
        led = self.table[0][1][0][0] if self.table else None
        if any(card[0] == led for card in hand):
            singles = {cards for cards in singles if cards[0][0] == led}
            pairs = {cards for cards in pairs if cards[0][0] == led}
        return sorted(singles, key=in_card_order) + sorted(pairs, key=in_card_order)

    # what happens

    def play(self, text):
        verb, _, rest = text.partition(" ")
        getattr(self, "do_" + verb)(rest)

    def begin_round(self, ball):
        self.ball = ball
        self.stage = "trump"
        self.deck = list(DECK)
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        self.contracts = {}
        self.won = [0] * self.seats
        self.table = []
        self.tied_tricks = 0
        self.tricks_played = 0

    def do_trump(self, card):
        self.deck.remove(card)
        self.trump_suit = card[0]
        self.stage = "deal"

    def do_deal(self, card):
        self.deck.remove(card)
        receiver = next(seat for seat in range(self.seats) if len(self.hands[seat]) < 7)
        self.hands[receiver].append(card)
        if all(len(hand) == 7 for hand in self.hands):
            self.stage = "contracts"
            self.player = self.ball

    def do_bid(self, face):
        self.piles[number(face)] -= 1
        self.take_contract(face)

    def do_retry(self, rest):
        old, _, new = rest.split(" ")
        self.points_cards[self.player]["failed"].remove(old)
        self.take_contract(new)

    def take_contract(self, face):
        self.contracts[self.player] = face  # dicts keep the order of choosing
        self.player = (self.player + 1) % self.seats
        if len(self.contracts) == self.seats:
            most = max(self.earns(face) for face in self.contracts.values())
            self.player = [seat for seat, face in self.contracts.items() if self.earns(face) == most][-1]
            self.stage = "tricks"

    def do_play(self, text):
        cards = text.split("+")
        for card in cards:
            self.hands[self.player].remove(card)
        self.table.append((self.player, cards))
        self.player = (self.player + 1) % self.seats
        if len(self.table) == self.seats:
            self.finish_trick()

    def finish_trick(self):
        suits = [cards[0][0] for _, cards in self.table]
        winning_suit = self.trump_suit if self.trump_suit in suits else suits[0]
        values = {
            seat: sum(int(card[1]) for card in cards) for seat, cards in self.table if cards[0][0] == winning_suit
        }
        best = [seat for seat in values if values[seat] == max(values.values())]
        if len(best) == 1:
            self.won[best[0]] += 1
        else:
            self.tied_tricks += 1
        self.player = best[-1]
        self.table = []
        self.tricks_played += 1
        if any(not hand for hand in self.hands):
            self.hands = [[] for _ in range(self.seats)]
            self.stage = "scoring"
            self.bonus = [0] * self.seats
            self.to_ask = [(self.ball + i) % self.seats for i in range(self.seats)]
            self.ask()

    def ask(self):
        while self.to_ask:
            seat = self.to_ask.pop(0)
            missing = number(self.contracts[seat]) - self.won[seat]
            enough = self.points_cards[seat]["zeros"] >= missing
            if missing > 0 and enough and (self.zeros_option == "many" or missing == 1):
                self.player = seat
                return
        self.score_round()

    def do_zero(self, _):
        missing = number(self.contracts[self.player]) - self.won[self.player]
        self.points_cards[self.player]["zeros"] -= missing
        self.piles[0] += missing
        self.bonus[self.player] = missing
        self.ask()

    def do_keep(self, _):
        self.ask()

    def score_round(self):
        for seat, face in self.contracts.items():
            tricks = self.won[seat] + self.bonus[seat]
            good = tricks >= number(face) if face.endswith("+") else tricks == number(face)
            card = self.points_cards[seat]
            if face != "0":
                card["fulfilled" if good else "failed"].append(face)
            elif good:
                card["zeros"] += 1
            else:
                self.piles[0] += 1
        self.contracts = {}
        self.hats_left -= 1
        ranking = sorted(range(self.seats), key=lambda seat: -self.won[seat])
        if self.won[ranking[0]] > self.won[ranking[1]]:
            self.points_cards[ranking[0]]["hats"] += 1
        self.rounds_played += 1
        self.over = self.hats_left == 0 or 0 in (self.piles[1], self.piles[2], self.piles[3])
        if not self.over:
            self.begin_round((self.ball + 1) % self.seats)

    # what it is worth

    def earns(self, face):
        return number(face) if face.endswith("+") else 2 * number(face)

    def costs(self, face):
        return number(face) if self.penalty == "number" else self.earns(face)

    def scores(self):
        return [
            sum(map(self.earns, card["fulfilled"])) - sum(map(self.costs, card["failed"])) + card["hats"]
            for card in self.points_cards
        ]

    def winners(self):
        ranks = [(score, card["hats"]) for score, card in zip(self.scores(), self.points_cards)]
        return [seat for seat in range(self.seats) if ranks[seat] == max(ranks)]
