"""Lessons over HTTP: handed out whole, and moves that are tried in them; nothing is kept of a learner."""

import asyncio
from collections.abc import Iterator
from functools import lru_cache
from typing import Annotated

import structlog
from litestar import Controller, get, post
from litestar.params import JSONBody, Parameter
from litestar.status_codes import HTTP_200_OK

from katta import lessons
from katta.core import registry
from katta.core.errors import IllegalMove, KattaError
from katta.lessons import BadLesson
from katta.server.tables.preview import foresee
from katta.server.tables.projection import choices_of
from katta.server.web.routes import GameName, problems
from katta.server.wire import lessons as wire
from katta.server.wire.bodies import Frame
from katta.server.wire.lessons import Attempt, LessonStep, Outlook, Verdict
from katta.server.wire.refusal import Refusal
from katta.server.wire.sayings import saying

Number = Annotated[int, Parameter(description="which lesson; the first is 1", ge=1, le=99)]
MOST_KEPT = 64
MISSING = problems(_404="there is no such game or lesson")

log = structlog.get_logger(__name__)


class Lessons(Controller):
    """Everything under /api/lessons."""

    path = "/api/lessons/{game:str}/{number:int}"

    @get("/", responses=MISSING)
    async def lesson(self, game: GameName, number: Number) -> wire.Lesson:
        """A lesson with all that the learner sees in it."""
        return await asyncio.to_thread(_shown, game, number)

    @post("/attempts", status_code=HTTP_200_OK, responses={**MISSING, **problems(_400="no attempt")})
    async def attempt(self, game: GameName, number: Number, data: JSONBody[Attempt]) -> Verdict:
        """Try a move at a step: is it the right one, and if not, why?"""
        lesson = await asyncio.to_thread(_found, game, number, data.step)
        answer = lesson.answer(data.step, data.move)
        return Verdict(None if answer is None else saying(answer))

    @post("/peeks", status_code=HTTP_200_OK, responses={**MISSING, **problems(_400="no legal move")})
    async def peek(self, game: GameName, number: Number, data: JSONBody[Attempt]) -> Outlook:
        """What a legal move would bring, whether or not it is the right one."""
        lesson = await asyncio.to_thread(_found, game, number, data.step)
        try:
            seen = foresee(lesson.position(data.step).seen_by(lesson.seat), lesson.seat, data.move)
        except KattaError as refusal:
            raise Refusal.of(refusal) if isinstance(refusal, IllegalMove) else Refusal("not-your-turn") from None
        return Outlook(seen.view, seen.moves)


def _found(name: str, number: int, step: int = 0) -> lessons.Lesson:
    if name not in registry.names():
        raise Refusal("no-such-game")
    try:
        lesson = lessons.find(registry.game(name), number)
    except BadLesson as problem:
        log.warning("a lesson cannot be given", problem=str(problem))
        raise Refusal("no-such-lesson") from None
    if step >= len(lesson):
        raise Refusal("no-such-lesson")
    return lesson


@lru_cache(MOST_KEPT)
def _shown(name: str, number: int) -> wire.Lesson:
    lesson = _found(name, number)
    return wire.Lesson(
        name,
        number,
        lessons.count(lesson.game),
        saying(lesson.title),
        list(lesson.names),
        lesson.seat,
        list(_frames(lesson)),
        list(_steps(lesson)),
    )


def _frames(lesson: lessons.Lesson) -> Iterator[Frame]:
    for moment in lesson.moments:
        yield Frame(moment.actor, moment.text, list(moment.told), moment.position.view(lesson.seat))


def _steps(lesson: lessons.Lesson) -> Iterator[LessonStep]:
    for place, step in enumerate(lesson):
        moves = choices_of(lesson.position(place), lesson.seat) if step.move is not None else []
        yield LessonStep(saying(step.says), step.moment, step.move, moves, next(iter(step.covers), None))
