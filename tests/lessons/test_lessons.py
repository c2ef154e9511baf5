"""The lessons of every game: they can be played to their end, every move gets an answer, and no rule is left out."""

import re
from collections import Counter

import pytest
from msgspec.structs import asdict

from katta import lessons
from katta.core import registry
from katta.core.contract import OVER
from katta.games.sifaka import components as sifaka_components
from katta.lessons import Lesson
from katta.lessons.lesson import Step
from katta.texts import LANGUAGES, Catalogue
from tests.lessons.papers import paragraphs

GAMES = [game for game in registry.games() if lessons.count(game)]
LESSONS = [lesson for game in GAMES for lesson in lessons.lessons(game)]
NAMES = ["Ada", "Bob", "Cleo", "Dan", "Eve"]

MOST_WORDS = 28
"""Of what is said at once."""
LONGEST_SECONDS = 240
READ_WORDS_A_SECOND = 2.5
DEED_SECONDS = 4

UNSEEN = {
    "mada": {
        "dealt",  # what others are dealt comes before the learner does
        "cut",  # a game of 5,000 turns, some fifteen hours: a bound for programs
    },
    "sifaka": {
        "none_left",  # the cards of the box show as many mangoes as there are tokens
    },
}
"""What no lesson shows, and why."""

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


DESCRIBED = {"components", "board-and-components", "setup"}
"""Parts of the rules that say what is on the table before anybody does anything."""


def acted(lesson: Lesson) -> list[Step]:
    """The steps at which the learner, somebody else or chance does something."""
    ends = [step.moment for step in lesson.steps[1:]] + [len(lesson.moments) - 1]
    return [
        step
        for step, end in zip(lesson, ends, strict=True)
        if any(moment.text for moment in lesson.moments[step.moment + 1 : end + 1])
    ]


NO_RULES = {"madagascar", "words", "advice"}
"""Sections that tell about the world of a game, its words and how to play it well."""


@every_game
def test_every_section_of_the_rules_is_taught(game) -> None:
    covered = {section for lesson in lessons.lessons(game) for step in lesson for section in step.covers}
    assert set(game.rules_page) - NO_RULES - covered == set()


@every_game
def test_every_paragraph_of_the_rules_is_met(game) -> None:
    assert {rule for lesson in lessons.lessons(game) for step in lesson for rule in step.rules} == paragraphs(game.name)


@every_game
def test_every_rule_is_met_by_doing_it(game) -> None:
    """Something happens at the step that claims it; but for what there is, and how a table is set."""
    done = {rule for lesson in lessons.lessons(game) for step in acted(lesson) for rule in step.rules}
    described = {name for name in paragraphs(game.name) if name.rpartition("-")[0] in DESCRIBED}
    assert paragraphs(game.name) - described - done == set()


@every_game
def test_everything_that_can_happen_happens_before_the_learner(game) -> None:
    shown = {
        told["type"]
        for lesson in lessons.lessons(game)
        for moment in lesson.moments
        if moment.text
        for told in moment.told
    }
    assert {statement.name for statement in game.told["event"]} - shown == UNSEEN.get(game.name, set())


def test_there_is_a_token_for_every_mango_of_sifaka() -> None:
    """So no lesson can show that none is left."""
    found = sifaka_components.load(None)
    mangoes = Counter(square for card in found.terrain.cards for square in card if square.startswith("mango "))
    assert mangoes == {f"mango {colour}": len(tokens) for colour, tokens in asdict(found.tokens).items()}


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
