"""The lessons of every game: they can be played to their end, every move gets an answer, and no rule is left out."""

import re

import pytest

from katta import lessons
from katta.core import registry
from katta.core.contract import OVER
from katta.lessons import Lesson
from katta.texts import LANGUAGES, Catalogue

GAMES = [game for game in registry.games() if lessons.count(game)]
LESSONS = [lesson for game in GAMES for lesson in lessons.lessons(game)]
NAMES = ["Ada", "Bob", "Cleo", "Dan", "Eve"]

MOST_WORDS = 28
"""Of what is said at once."""
LONGEST_SECONDS = 240
READ_WORDS_A_SECOND = 2.5
DEED_SECONDS = 4

UNSEEN = {
    "mada": {"dealt", "cut"},
    "malediction": {"end_hats", "keep", "tie_last", "zero_failed"},
    "sifaka": {"none_left", "remove"},
}
"""What no lesson shows: before the learner comes in, another word for what was shown, or hardly ever seen."""

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_lesson = pytest.mark.parametrize(
    "lesson", LESSONS, ids=[f"{lesson.game.name}-{lesson.number}" for lesson in LESSONS]
)


def test_every_game_of_ours_has_three_lessons() -> None:
    assert {game.name: lessons.count(game) for game in registry.games() if registry.is_own(game)} == {
        "mada": 3,
        "malediction": 3,
        "sifaka": 3,
    }


@every_lesson
def test_a_lesson_is_played_to_its_end(lesson: Lesson) -> None:
    """All its moves are legal, or it could not be read; who does what is told asks for nothing else in the end."""
    assert len(lesson) > 5
    assert lesson.steps[-1].move is None
    assert sum(step.move is not None for step in lesson) >= 4
    for place, step in enumerate(lesson):
        if step.move is not None:
            assert lesson.position(place).actor == lesson.seat
            assert lesson.answer(place, step.move) is None


@every_lesson
def test_every_move_gets_an_answer(lesson: Lesson) -> None:
    """A legal one is told what to do here, any other one the rule that refuses it."""
    tried = {step.move for other in LESSONS for step in other if step.move} | {"", "play", "dance 7"}
    say = Catalogue("en", NAMES).say
    for place, step in enumerate(lesson):
        legal = set(lesson.position(place).moves()) if step.move else set()
        for text in (legal | tried) - {step.move}:
            answer = lesson.answer(place, text)
            assert answer is not None
            assert say(answer)
            if step.move is not None:
                assert (answer.id == "lessons-instead") == (text in legal)


NO_RULES = {"madagascar", "words", "advice"}
"""Sections that tell about the world of a game, its words and how to play it well."""


@every_game
def test_every_section_of_the_rules_is_taught(game) -> None:
    covered = {section for lesson in lessons.lessons(game) for step in lesson for section in step.covers}
    assert set(game.rules_page) - NO_RULES - covered == set()


@every_game
def test_everything_that_can_happen_happens_before_the_learner(game) -> None:
    """But for what is dealt before the learner comes in, and what hardly anybody will ever see."""
    shown = {
        told["type"]
        for lesson in lessons.lessons(game)
        for moment in lesson.moments
        if moment.text
        for told in moment.told
    }
    assert {statement.name for statement in game.told["event"]} - shown == UNSEEN.get(game.name, set())


@pytest.mark.parametrize("language", LANGUAGES)
@every_lesson
def test_a_lesson_is_said(lesson: Lesson, language: str) -> None:
    say = Catalogue(language, NAMES).say
    assert say(lesson.title)
    for step in lesson:
        assert len(re.findall(r"\w+", say(step.says))) <= MOST_WORDS


@every_lesson
def test_a_lesson_takes_less_than_four_minutes(lesson: Lesson) -> None:
    words = sum(len(Catalogue("en", NAMES).say(step.says).split()) for step in lesson)
    deeds = sum(moment.actor >= 0 for moment in lesson.moments)
    assert words / READ_WORDS_A_SECOND + DEED_SECONDS * deeds < LONGEST_SECONDS


@every_game
def test_the_last_lesson_reaches_the_end_of_a_game(game) -> None:
    assert any(moment.position.actor == OVER for moment in lessons.lessons(game)[-1].moments)
