"""What a page that plays by itself has to know: of Katta, and of each game besides its module.

They are files beside the modules, made when those are (`python -m katta.wasm`).
"""

from typing import Any

from msgspec import Struct

from katta.server.wire.bodies import GameInfo, Offer


class ReviewNumbers(Struct, frozen=True):
    """How the review of a finished game is worked out."""

    level: str
    """The bot that judges, ..."""
    seed: int
    """... and the seed of its searches."""
    iterations: int
    """Of every choice."""
    closer: int
    """So many times more for the moves that may have cost most."""
    most_choices: int
    """Choices of bots that are judged, of all seats together, ..."""
    most_of_a_person: int
    """... and of a person."""
    suspects: int
    """Choices of a person that are looked at closely."""
    sure: float
    """A cost of less than so many standard errors may be none."""
    least_cost: float
    """A turning point costs so much of the winning chance at least."""
    good_alternatives: int
    """So many moves of a choice are remembered with what they promise."""
    digits: int
    """To which shares are rounded."""


class Offerings(Struct, frozen=True):
    """What a page needs of Katta, whatever the game."""

    offer: Offer
    """What `GET /api/` answers."""
    texts: dict[str, str]
    """What the games of packages say, by language."""
    pauses: dict[str, float]
    """How many seconds a bot of a level takes at least."""
    lesson_names: list[str]
    """Those around the table of a lesson."""
    undo_worlds: int
    """In how many worlds a move is looked at before it may be taken back."""
    advice_iterations: int
    """Of a hint."""
    trees: int
    """Of a search by iterations, whatever the machine."""
    seeds_apart: int
    """Between the seeds of two searches."""
    review: ReviewNumbers


class BotLevel(Struct, frozen=True):
    """How a bot of some strength plays a game."""

    iterations: int
    slips: float


class NodePlaces(Struct, frozen=True):
    """Where the parts of a node of a search tree lie, in bytes."""

    size: int
    move: int
    first: int
    next: int
    visits: int
    reward: int
    square: int
    points: int


class ScriptStep(Struct, frozen=True):
    """One sentence of a lesson, and what the learner does about it."""

    says: str
    covers: list[str]
    move: str | None
    then: list[str]


class ScriptScene(Struct, frozen=True):
    """A table that is set for the learner."""

    seats: int
    options: dict[str, str]
    before: list[str]
    steps: list[ScriptStep]


class LessonScript(Struct, frozen=True):
    """A lesson as it is written in its file."""

    seat: int
    scenes: list[ScriptScene]


class Start(Struct, frozen=True):
    """How a game begins for so many players with these options."""

    seats: int
    options: dict[str, str]
    state: str
    """The state before the first deal, in base64."""


class GameManifest(Struct, frozen=True):
    """What a page needs of a game besides its module."""

    info: GameInfo
    declaration: dict[str, Any]
    """What `GET /api/games/GAME` answers."""
    version: int
    """Of the rules, as records have it."""
    most_moves: int
    state_size: int
    derived_size: int
    """In bytes."""
    lengths: dict[str, int]
    """Of the arrays in the memory of its module."""
    node: NodePlaces
    horizon: int
    exploration: float
    levels: dict[str, BotLevel]
    starts: list[Start]
    lessons: list[LessonScript]
