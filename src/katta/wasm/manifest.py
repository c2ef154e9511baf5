"""What a page has to know besides the modules: what the numbers of a game mean, how it begins, how bots play it."""

from __future__ import annotations

import base64
import itertools
from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import convert, to_builtins

import katta
from katta import bots, lessons
from katta.bots.level_bot import ADVICE_ITERATIONS
from katta.bots.searcher import FAR_APART, FIXED_TREES
from katta.bots.tree import NODE
from katta.core.game import Game
from katta.lab import analysis, win_chances
from katta.lessons.lesson import NAMES
from katta.server.bots import pauses
from katta.server.settings import Settings
from katta.server.tables import reviews, seating, undo_rule
from katta.server.web import declarations
from katta.server.wire.bodies import Offer
from katta.server.wire.manifests import (
    BotLevel,
    GameManifest,
    LessonScript,
    NodePlaces,
    Offerings,
    ReviewNumbers,
    Start,
)
from katta.server.wire.messages import PROTOCOL
from katta.texts import LANGUAGES
from katta.wasm.entries import arrays


def offerings(games: tuple[Game, ...]) -> Offerings:
    """What a page needs of Katta, with these games in it."""
    offered = [declarations.game_info(game) for game in games]
    nicknames = list(seating.NICKNAMES)
    return Offerings(
        offer=Offer(katta.__version__, PROTOCOL, offered, list(bots.LEVELS), nicknames, [], None, False),
        texts={language: declarations.texts(language) for language in LANGUAGES},
        pauses=pauses.SECONDS,
        lesson_names=list(NAMES),
        undo_worlds=undo_rule.WORLDS,
        advice_iterations=ADVICE_ITERATIONS,
        trees=FIXED_TREES,
        seeds_apart=FAR_APART,
        review=_review_numbers(),
    )


def _review_numbers() -> ReviewNumbers:
    return ReviewNumbers(
        level=win_chances.JUDGE,
        seed=win_chances.SEED,
        iterations=Settings.review_iterations,
        closer=reviews.CLOSER,
        most_choices=reviews.MOST_CHOICES,
        most_of_a_person=reviews.MOST_OF_A_PERSON,
        suspects=reviews.SUSPECTS,
        sure=analysis.SURE,
        least_cost=analysis.LEAST_COST,
        good_alternatives=analysis.GOOD_ALTERNATIVES,
        digits=reviews.DIGITS,
    )


def manifest(game: Game) -> GameManifest:
    """What a page needs of a game besides its module."""
    knowledge = game.knowledge
    return GameManifest(
        info=declarations.game_info(game),
        declaration=declarations.described(game.name),
        version=game.version,
        most_moves=game.most_moves,
        state_size=game.state.dtype.itemsize,
        derived_size=game.derived.dtype.itemsize,
        lengths={name: len(array) for name, array in arrays(game).items()},
        node=_node_places(),
        horizon=knowledge.HORIZON,
        exploration=knowledge.EXPLORATION,
        levels={name: BotLevel(level.iterations, level.slips) for name, level in knowledge.LEVELS.items()},
        starts=list(_starts(game)),
        lessons=[convert(to_builtins(lesson.script), LessonScript) for lesson in lessons.lessons(game)],
    )


def _node_places() -> NodePlaces:
    fields: Mapping[str, Any] = NODE.fields or {}
    return NodePlaces(NODE.itemsize, *(fields[name][1] for name in NodePlaces.__struct_fields__[1:]))


def _starts(game: Game) -> Iterator[Start]:
    """All ways to begin: the first state is made by Python, everything after it by kernels."""
    for seats, values in itertools.product(game.seats, itertools.product(*game.options.values())):
        options = dict(zip(game.options, values, strict=True))
        state = game.start(seats, **options).state.tobytes()
        yield Start(seats, options, base64.b64encode(state).decode())
