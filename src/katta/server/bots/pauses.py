"""How long a bot takes for a move at least: by its level alone, so that the time tells nothing of its cards."""

SECONDS = {"random": 0.0, "easy": 0.03, "medium": 0.03, "hard": 0.2, "expert": 0.6}
"""About the longest that a level usually thinks; what it has found out by then is kept back until then."""


def left(level: str, taken: float, factor: float) -> float:
    """For how long a move that took so many seconds is still to be kept back."""
    return max(0.0, SECONDS[level] * factor - taken)
