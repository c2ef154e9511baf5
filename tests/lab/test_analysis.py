"""`katta analyse` on recorded games: mistakes, costs, plot."""

import xml.etree.ElementTree as ElementTree
from collections.abc import Generator
from pathlib import Path

import pytest

import katta
from katta.bots import Budget
from katta.core.dealer import Dealer
from katta.core.position import Position
from katta.lab import analysis, win_chances
from katta.lab.analysis import Decision, Judge, Question
from katta.texts import LANGUAGES
from tests.bots.test_obvious_moves import a_red_mango_next_door, last_chance_of_a_trick, luck_would_lose_the_game
from tests.core.random_games import Table, played
from tests.lab.command import counted, refused, said

FAILED, MISUSED = 1, 2


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game to its end, played at random."""
    match = played(Table("mada", 2).match(Dealer(bytes(32))), 1)
    match.write(tmp_path / "game.katta")
    return tmp_path / "game.katta"


def test_every_choice_is_judged(record: Path, tmp_path: Path) -> None:
    found = counted("analyse", record, "--budget", "20", folder=tmp_path)
    match = katta.Match.read(record)
    assert found["game"] == "mada"
    assert found["players"] == match.names
    assert [one["played"] for one in found["decisions"]] == [match.history[i] for i in win_chances.decisions(match)]
    for one in found["decisions"]:
        assert 0 <= one["share"] <= 1
        assert 0 <= one["cost"] <= 1
        assert one["cost"] == 0 or one["played"] != one["best"]
    costs = {one["step"]: one["cost"] for one in found["decisions"]}
    worst = [costs[step] for step in found["worst"]]
    assert worst == sorted(worst, reverse=True)
    assert worst


def test_the_table_says_what_was_played_and_what_is_better(record: Path, tmp_path: Path) -> None:
    text = said("analyse", record, "--budget", "20", "--most", "2", folder=tmp_path)
    assert "Better" in text
    assert "choices were judged by what the player knew" in text
    assert "±" in text
    assert "Turning points of Ada" in text or "Ada made no big mistake" in text


def test_turning_points_are_told_in_every_language(record: Path, tmp_path: Path) -> None:
    """Nobody who plays at random makes no mistake."""
    for language in LANGUAGES:
        text = said("analyse", record, "--budget", "10", "--lang", language, folder=tmp_path)
        assert "Ada" in text
        assert "{" not in text


@pytest.mark.parametrize("name", ["mada", "sifaka", "malediction"])
def test_an_unfinished_game_of_any_kind_is_judged_from_what_each_seat_knew(name: str) -> None:
    match = played(Table(name, 3).match(Dealer(bytes(32))), 2, most=40)
    judged = list(analysis.analyse(match, "30"))
    assert len(judged) == len(win_chances.decisions(match)) > 0
    assert all(0 <= one.best.share <= 1 for one in judged)
    chances = [one.chance for one in judged]
    assert win_chances.course(match, chances, judged[0].seat)[0][0] == judged[0].step


def test_hidden_cards_change_no_judgement() -> None:
    """Two matches that differ only in what the player could not see are judged alike."""
    start = Table("mada", 2).match()
    hands = ("7", "8", "9"), ("1", "2", "3")
    judged = []
    for other in (hands[1], ("11", "12", "L")):
        match = katta.Match(start.game, ["Ada", "Bob"])
        for card in (*hands[0], *other):
            match.play(f"deal {card}")
        match.play("luck")
        judged.append(next(analysis.analyse(match, "50")))
    assert judged[0] == judged[1]


BLUNDERS = [
    (luck_would_lose_the_game(), "luck", {"play 13"}),
    (last_chance_of_a_trick(), "play R1", {"play R8"}),
    (a_red_mango_next_door(), "go 1,2,E", {"go 0,1,N", "go 0,1,E"}),
]


def _returned(steps: Generator[None, None, Decision]) -> Decision:
    """What a generator returns in the end."""
    try:
        while True:
            next(steps)
    except StopIteration as ended:
        found: Decision = ended.value
        return found


def judged(position: Position, text: str, look: int) -> Decision:
    asked = Question(0, 1, position.actor, position.seen_by(position.actor), text)
    return Judge(Budget(look), Budget(look)).judge(asked)


@pytest.mark.parametrize(("position", "blunder", "good"), BLUNDERS, ids=["mada", "malediction", "sifaka"])
def test_a_blunder_is_found_though_no_search_would_look_at_it(position: Position, blunder: str, good: set[str]) -> None:
    """It gives away what one move would have saved, and the better move has a reason."""
    found = judged(position, blunder, 500)
    assert found.best.move in good
    assert found.best.reasons
    assert found.is_turning_point
    assert analysis.turning_points([found], position.actor) == [found]
    assert analysis.turning_points([found], position.actor + 1) == []


@pytest.mark.parametrize(("position", "blunder", "good"), BLUNDERS, ids=["mada", "malediction", "sifaka"])
def test_worlds_that_look_alike_are_judged_alike_at_once_and_in_steps(
    position: Position, blunder: str, good: set[str]
) -> None:
    seat, found = position.actor, judged(position, blunder, 200)
    assert judged(position.resample(seat, 7), blunder, 200) == found
    steps = Judge(Budget(200), Budget(200)).judging(Question(0, 1, seat, position.seen_by(seat), blunder))
    assert _returned(steps) == found
    assert not judged(position, found.best.move, 200).is_turning_point


def test_the_plot_is_a_picture_with_a_line_for_everybody(record: Path, tmp_path: Path) -> None:
    text = said("analyse", record, "--budget", "20", "--plot", "chances.svg", folder=tmp_path)
    assert "chances.svg" in text
    root = ElementTree.parse(tmp_path / "chances.svg").getroot()
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    words = " ".join(root.itertext())
    assert "Ada" in words
    assert "Bob" in words
    assert "Winning chance" in words
    assert "<script" not in (tmp_path / "chances.svg").read_text()


def test_a_game_without_a_choice_has_nothing_to_judge(tmp_path: Path) -> None:
    katta.Match(katta.game("mada"), ["Ada", "Bob"]).write(tmp_path / "empty.katta")
    assert "0 choices were judged" in said("analyse", "empty.katta", "--plot", "empty.svg", folder=tmp_path)
    ElementTree.parse(tmp_path / "empty.svg")


@pytest.mark.parametrize(
    ("more", "code", "sentence"),
    [
        (["--plot", "chances.png"], MISUSED, "name a file that ends in .svg, not chances.png"),
        (["--budget", "0"], MISUSED, "A budget is a number of iterations"),
        (["--most", "0"], MISUSED, "--most"),
        (["--budget", "20", "--plot", "nowhere/chances.svg"], FAILED, "cannot be read or written"),
    ],
)
def test_what_makes_no_sense_gets_a_sentence(
    more: list[str], code: int, sentence: str, record: Path, tmp_path: Path
) -> None:
    assert sentence in refused(code, "analyse", record, *more, folder=tmp_path)


def test_what_is_no_record_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "diary.katta").write_text("Dear diary\n")
    assert "not a sound record" in refused(FAILED, "analyse", "diary.katta", folder=tmp_path)
    assert "cannot be read" in refused(FAILED, "analyse", "nowhere.katta", folder=tmp_path)
