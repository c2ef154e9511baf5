"""What is wrong with the file of a lesson is said in a sentence."""

import pytest

from katta.core import registry
from katta.lessons import BadLesson, Lesson, count, find

GAME = registry.games()[0]
GOOD = """
[[scenes]]
seats = {seats}
[[scenes.steps]]
says = "hello"
covers = ["{section}"]
"""
START = GOOD.format(seats=GAME.seats[0], section=GAME.rules_page[0])


def read(text: str) -> Lesson:
    return Lesson.read(GAME, 1, "1.toml", text)


def test_a_lesson_of_one_sentence() -> None:
    lesson = read(START)
    assert [(step.says.id, step.move) for step in lesson] == [(f"{GAME.name}-lesson-1-hello", None)]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[[scenes", r"1\.toml: it is not a TOML file"),
        ("", "1.toml: Object missing required field scenes"),
        ("scenes = []", "scenes: Expected array of length >= 1"),
        (START + "moves = 3", "unknown field moves"),
        (START + 'move = "dance"', "step hello: it is not the learner's turn"),
        (START + 'then = ["dance"]', r"'dance' is refused: move.*possible are \w+"),
        (START.replace(GAME.rules_page[0], "luck of the Irish"), "the rules have no section luck of the Irish"),
        (START.replace(f"seats = {GAME.seats[0]}", "seats = 77"), "not 77"),
        ("seat = 9" + START, "nobody sits on seat 9"),
        (START.replace("[[scenes.steps]]", '[scenes.options]\nx = "y"\n[[scenes.steps]]'), "no option 'x'"),
    ],
)
def test_a_broken_file_is_refused_with_a_sentence(text: str, problem: str) -> None:
    with pytest.raises(BadLesson, match=problem):
        read(text)


def test_a_lesson_that_is_not_there() -> None:
    with pytest.raises(BadLesson, match="there is no lesson 99"):
        find(GAME, 99)
    assert count(GAME) < 99
