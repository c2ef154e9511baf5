"""The texts of moves: each is made once, and looked up from then on."""

from katta.core.declare.moves import Moves


class Texts(dict[int, str]):
    """The text of each move of a game by its number in the kernels, and the number by the text."""

    def __init__(self, moves: Moves) -> None:
        super().__init__()
        self._moves = moves
        self._numbers: dict[str, int] = {}

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
