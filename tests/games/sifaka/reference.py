"""A second Sifaka, written from the rules page alone: slow, plain, and in no way related to the kernels."""

import itertools
import tomllib
from fractions import Fraction

CLOCKWISE = "NESW"
STEP = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}


class Reference:
    def __init__(self, toml: str, seats: int, overshoot: str = "stay", pawns: str = "share") -> None:
        data = tomllib.loads(toml)
        layout = data["layout"]
        self.seats = seats
        self.overshoot = overshoot
        self.pawns = pawns
        self.faces = dict(enumerate(data["terrain"]["cards"], start=1))
        self.board = {
            (row + i, column + j): "blank" for row, column in layout["refuge_cards"] for i in (0, 1) for j in (0, 1)
        }
        self.free_places = sorted((row, column) for row, column in layout["first_four"])
        self.squares = [tuple(layout["refuges"][colour]) for colour in layout["seats"][str(seats)]]
        self.directions = ["?"] * seats
        self.supply = {colour: len(values) for colour, values in data["tokens"].items()}
        self.untaken = {colour: sorted(values) for colour, values in data["tokens"].items()}
        self.tokens: dict[tuple[int, int], str] = {}
        self.taken: list[list[tuple[str, int]]] = [[] for _ in range(seats)]
        self.pile = sorted(self.faces)
        self.hands: list[int | None] = [None] * seats
        self.used = 0
        self.waiting = [("face", seat) for seat in range(seats)] + [("deal", seat) for seat in range(seats)]
        self.waiting.append(("place", 0))
        self.points = 0
        self.arrows: list[str] = []
        self.token_taken = ""

    @property
    def what(self) -> str:
        return self.waiting[0][0] if self.waiting else "over"

    @property
    def seat(self) -> int:
        return self.waiting[0][1]

    @property
    def actor(self) -> int:
        if self.what == "over":
            return -2
        return -1 if self.what in ("deal", "token") else self.seat

    def moves(self) -> list[str]:
        if self.what == "face":
            return [f"face {direction}" for direction in CLOCKWISE]
        if self.what == "place":
            places = self.placements()
            return [f"place {row},{column},{k}" for row, column in places for k in range(4)] or ["pass"]
        if self.what == "go":
            order = sorted((square, CLOCKWISE.index(direction)) for square, direction in self.destinations())
            return [f"go {row},{column},{CLOCKWISE[i]}" for (row, column), i in order]
        return []

    def chances(self) -> dict[str, Fraction]:
        if self.what == "deal":
            return {f"deal {card}": Fraction(1, len(self.pile)) for card in self.pile}
        if self.what == "token":
            values = self.untaken[self.token_taken]
            return {f"token {v}": Fraction(values.count(v), len(values)) for v in sorted(set(values))}
        return {}

    def placements(self) -> list[tuple[int, int]]:
        if self.free_places:
            return self.free_places
        around = {(row - i, column - j) for row, column in self.board for i in (0, 1) for j in (0, 1)}
        return sorted(
            corner
            for corner in around
            if not any(square in self.tokens or square in self.squares for square in footprint(corner))
        )

    def destinations(self) -> set[tuple[tuple[int, int], str]]:
        start, facing = self.squares[self.seat], self.directions[self.seat]
        ends = set()
        for used in range(1, len(self.arrows) + 1):
            for arrows in itertools.permutations(self.arrows, used):
                for moments in itertools.combinations_with_replacement(range(self.points + 1), used):
                    ends.add(self.follow(start, facing, list(zip(moments, arrows))))
        if not self.arrows:
            ends.add(self.follow(start, facing, []))
        feasible = {end for end in ends if end is not None}
        return feasible or {(start, direction) for direction in self.arrows or [facing]}

    def follow(
        self, square: tuple[int, int], facing: str, turns: list[tuple[int, str]]
    ) -> tuple[tuple[int, int], str] | None:
        """One plan: each arrow is used after so many of the steps."""
        lost = False
        for step in range(self.points + 1):
            for moment, arrow in turns:
                if moment == step:
                    facing = arrow
            if step == self.points or lost:
                continue
            ahead = (square[0] + STEP[facing][0], square[1] + STEP[facing][1])
            others = [self.squares[seat] for seat in range(self.seats) if seat != self.seat]
            if ahead in self.board and not (self.pawns == "block" and ahead in others):
                square = ahead
            elif self.overshoot == "edge":
                lost = True
            else:
                return None
        return square, facing

    def play(self, text: str) -> None:
        verb, _, details = text.partition(" ")
        seat = self.seat
        del self.waiting[0]
        if verb == "face":
            self.directions[seat] = details
        elif verb == "deal":
            self.pile.remove(int(details))
            self.hands[seat] = int(details)
        elif verb == "place":
            row, column, k = map(int, details.split(","))
            self.place(seat, (row, column), k)
        elif verb == "pass":
            self.hands[seat] = None
            self.used += 1
            self.draw_and_pass_on(seat)
        elif verb == "go":
            *square, direction = details.split(",")
            self.go(seat, (int(square[0]), int(square[1])), direction)
        else:
            self.untaken[self.token_taken].remove(int(details))
            self.taken[seat].append((self.token_taken, int(details)))
            self.draw_and_pass_on(seat)

    def place(self, seat: int, corner: tuple[int, int], quarter_turns: int) -> None:
        card = self.hands[seat]
        assert card is not None
        self.hands[seat] = None
        self.used += 1
        if corner in self.free_places and self.free_places:
            self.free_places.remove(corner)
        face = self.faces[card]
        for _ in range(quarter_turns):
            face = [turned(symbol) for symbol in face[-1:] + face[:-1]]
        covered = [self.board.get(square, "blank") for square in footprint(corner)]
        self.points = sum(int(symbol.split()[1]) for symbol in covered if symbol.startswith("palms"))
        self.arrows = [symbol.split()[1] for symbol in covered if symbol.startswith("arrow")]
        for square, symbol in zip(footprint(corner), face):
            self.board[square] = symbol
            if symbol.startswith("mango"):
                colour = symbol.split()[1]
                if self.supply[colour]:
                    self.supply[colour] -= 1
                    self.tokens[square] = colour
        if self.points or self.arrows:
            self.waiting.append(("go", seat))
        else:
            self.draw_and_pass_on(seat)

    def go(self, seat: int, square: tuple[int, int], direction: str) -> None:
        self.squares[seat] = square
        self.directions[seat] = direction
        if square in self.tokens:
            self.token_taken = self.tokens.pop(square)
            self.waiting.append(("token", seat))
        else:
            self.draw_and_pass_on(seat)

    def draw_and_pass_on(self, seat: int) -> None:
        if self.pile:
            self.waiting.append(("deal", seat))
        if self.used < len(self.faces):
            self.waiting.append(("place", (seat + 1) % self.seats))

    def scores(self) -> tuple[int, ...]:
        return tuple(sum(value for _, value in tokens) for tokens in self.taken)

    def winners(self) -> tuple[int, ...]:
        ranks = []
        for seat, tokens in enumerate(self.taken):
            colours = [colour for colour, _ in tokens]
            ranks.append((self.scores()[seat], len(tokens), colours.count("red"), colours.count("yellow")))
        return tuple(seat for seat in range(self.seats) if ranks[seat] == max(ranks))


def footprint(corner: tuple[int, int]) -> list[tuple[int, int]]:
    """The squares of a card, in the order NW, NE, SE, SW."""
    row, column = corner
    return [(row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column)]


def turned(symbol: str) -> str:
    """A symbol after a quarter turn clockwise."""
    if symbol.startswith("arrow"):
        return "arrow " + CLOCKWISE[(CLOCKWISE.index(symbol[-1]) + 1) % 4]
    return symbol
