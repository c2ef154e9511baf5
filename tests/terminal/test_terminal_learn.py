"""`katta learn`: a lesson of every game, left in the middle and gone on with; wrong input is answered by the rule."""

from pathlib import Path

import pytest

from katta import lessons
from katta.core import registry
from katta.texts import Catalogue
from tests.cli.command import katta

GAMES = [game for game in registry.games() if lessons.count(game)]
NAMES = ["Maki", "Indri", "Vari", "Aye-Aye", "Mongoz"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_lesson_is_learnt_in_two_sittings(game, tmp_path: Path) -> None:
    lesson, say = lessons.find(game, 1), Catalogue("en", NAMES).say
    typed = [step.move or "" for step in lesson][:-1]
    first = next(place for place, step in enumerate(lesson) if step.move)
    begun = katta("learn", game.name, "1", home=tmp_path, typed="\n".join([*typed[:first], "dance", "q", ""]))
    assert begun.returncode == 0, begun.stderr
    assert say("refusal-move-unknown", text="dance") in " ".join(begun.stdout.split())
    done = katta("learn", game.name, home=tmp_path, typed="\n".join(["", *typed[first:], ""]), columns=300)
    assert done.returncode == 0, done.stderr
    assert say(lesson.steps[-1].says) in " ".join(done.stdout.split())
    assert say(lesson.steps[0].says) not in done.stdout
    listed = katta("learn", game.name, home=tmp_path, typed="1\nq\n")
    assert say("lessons-done") in listed.stdout


@pytest.mark.parametrize("arguments", [("nim",), (GAMES[0].name, "9")])
def test_what_cannot_be_learnt_is_said(arguments: tuple[str, ...], tmp_path: Path) -> None:
    refused = katta("learn", *arguments, home=tmp_path)
    assert refused.returncode != 0
    assert refused.stderr.startswith("katta: ")
    assert "Traceback" not in refused.stderr
