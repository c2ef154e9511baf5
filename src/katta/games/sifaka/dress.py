"""Pawns in the colours that the players have chosen: the refuges stay where they are, the rules know nothing of it."""

from collections.abc import Sequence

from katta.core.view import View
from katta.games.sifaka.symbols import PAWN


def dress(view: View, marks: Sequence[str | None]) -> View:
    """The view with the chosen colours; who has chosen none keeps the own one, or gets one that is left."""
    taken = {mark for mark in marks if mark}
    players = []
    for player, mark in zip(view["players"], marks, strict=True):
        own = player["colour"]
        colour = mark or (own if own not in taken else next(left for left in PAWN.words if left not in taken))
        taken.add(colour)
        players.append({**player, "colour": colour})
    return {**view, "players": players}
