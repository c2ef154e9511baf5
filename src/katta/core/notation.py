"""The texts of moves, and what their buttons offer: each is made once, and looked up from then on."""

from collections.abc import Sequence

from msgspec.json import encode

from katta.core.declare.meanings import Plain
from katta.core.declare.moves import Moves
from katta.core.declare.statements import Statements


class Texts(dict[int, str]):
    """The text of each move of a game by its number in the kernels, and the number by the text."""

    def __init__(self, moves: Moves, offers: Statements) -> None:
        super().__init__()
        self._moves, self._offers = moves, offers
        self._numbers: dict[str, int] = {}
        self._plain: dict[int, dict[str, Plain]] = {}
        self._json: dict[int, bytes] = {}

    def __missing__(self, move: int) -> str:
        text = self[move] = self._moves.write(move)
        self._numbers[text] = move
        return text

    def read(self, text: str) -> int:
        """The number of a text; ValueError for what is no move of the game in any position.

        Only texts that the game itself writes are kept: of what people type there is no end.
        """
        move = self._numbers.get(text)
        if move is None:
            move = self._moves.read(text)
            self[move]  # writes it, if that has not been done yet
        return move

    def plain(self, move: int) -> dict[str, Plain]:
        """The JSON of a move; nobody changes it."""
        found = self._plain.get(move)
        if found is None:
            found = self._plain[move] = self._moves.plain(move)
        return found

    def offered(self, move: int, told: Sequence[int]) -> bytes:
        """What the button of a move offers, as JSON: what a kernel told about it, or the move itself.

        Moves are kept, for they are numbered; of what can be told about them there is no end.
        """
        if told:
            return self._offers.json(told)
        found = self._json.get(move)
        if found is None:
            found = self._json[move] = encode(self.plain(move))
        return found
