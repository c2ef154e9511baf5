"""`katta arena` as a process, with tiny budgets."""

import json
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.lab.command import command, counted, environment, katta, refused, said

TINY = ("arena", "mada", "hard:20", "easy", "--games", "6")
FAILED, MISUSED = 1, 2


def test_the_json_has_what_it_promises(tmp_path: Path) -> None:
    found = counted(*TINY, "--seats", "3", folder=tmp_path)
    assert (found["game"], found["seats"], found["games"], found["deals"]) == ("mada", 3, 6, 2)
    assert [player["name"] for player in found["players"]] == ["hard:20", "easy"]
    for player in found["players"]:
        for number in ("share", "low", "high", "score", "ms_per_move", "rating", "rating_error", "fair", "points"):
            assert isinstance(player[number], float)
        assert 0 <= player["low"] <= player["share"] <= player["high"] <= 1
        assert player["ms_per_move"] > 0
    assert sum(player["share"] for player in found["players"]) == pytest.approx(1)
    assert found["players"][0]["score"] == pytest.approx(-found["players"][1]["score"])
    assert found["forfeits"] == []


def test_the_same_seed_gives_the_same_result_with_one_process_or_two(tmp_path: Path) -> None:
    one, two = (counted(*TINY, "--jobs", jobs, folder=tmp_path) for jobs in ("1", "2"))
    for found in (one, two):
        for player in found["players"]:
            del player["ms_per_move"]
    assert one == two


def test_the_table_names_everybody(tmp_path: Path) -> None:
    text = said(*TINY, "--jobs", "1", folder=tmp_path)
    assert "hard:20" in text
    assert "6 games, 3 deals played from every seat." in text
    assert "\x1b" not in text


def test_budget_is_for_those_that_search(tmp_path: Path) -> None:
    arguments = ("arena", "mada", "hard", "easy", "--budget", "15", "--games", "2", "--jobs", "1")
    assert [player["name"] for player in counted(*arguments, folder=tmp_path)["players"]] == ["hard:15", "easy"]


def test_a_killed_run_goes_on_and_loses_nothing(tmp_path: Path) -> None:
    journal = tmp_path / "games.jsonl"
    arguments = ("arena", "mada", "hard:100", "easy", "--games", "16", "--jobs", "2", "--resume", journal, "--json")
    run = subprocess.Popen(command(*arguments), env=environment(), stdout=subprocess.DEVNULL, cwd=tmp_path)
    while not journal.exists() or journal.read_bytes().count(b"\n") < 4:
        assert run.poll() is None
        time.sleep(0.05)
    run.send_signal(signal.SIGKILL)
    run.wait()
    played = journal.read_bytes().rpartition(b"\n")[0].split(b"\n")
    with journal.open("ab") as file:
        file.write(b'{"deal": 3, "rota')  # what a kill in the middle of a line leaves
    finished = json.loads(said(*arguments, folder=tmp_path))
    assert finished["games"] == 16
    lines = journal.read_bytes().split(b"\n")
    assert lines[: len(played)] == played
    assert len(lines) == 1 + 16 + 1
    again = json.loads(said(*arguments, folder=tmp_path))
    assert again == finished
    assert journal.read_bytes().split(b"\n") == lines


def test_a_resumed_run_ends_like_one_that_was_not(tmp_path: Path) -> None:
    resumed = ("arena", "mada", "easy", "random", "--jobs", "1", "--resume", "games.jsonl")
    counted(*resumed, "--games", "4", folder=tmp_path)
    two = counted(*resumed, "--games", "10", folder=tmp_path)
    one = counted(*resumed[:-2], "--games", "10", folder=tmp_path)
    for found in (one, two):
        for player in found["players"]:
            del player["ms_per_move"]
    assert one == two


@pytest.mark.parametrize(
    "other",
    [
        ("arena", "mada", "medium", "easy"),
        ("arena", "mada", "easy", "random", "--seed", "2"),
        ("arena", "mada", "easy", "random", "--seats", "3"),
        ("arena", "sifaka", "easy", "random"),
    ],
)
def test_a_file_of_another_line_up_is_refused(other: tuple[str, ...], tmp_path: Path) -> None:
    said("arena", "mada", "easy", "random", "--games", "2", "--jobs", "1", "--resume", "games.jsonl", folder=tmp_path)
    before = (tmp_path / "games.jsonl").read_bytes()
    assert "another line-up" in refused(FAILED, *other, "--resume", "games.jsonl", folder=tmp_path)
    assert (tmp_path / "games.jsonl").read_bytes() == before


def test_a_file_of_other_bots_and_a_damaged_one_are_refused(tmp_path: Path) -> None:
    arguments = ("arena", "mada", "easy", "random", "--games", "2", "--jobs", "1", "--resume", "games.jsonl")
    said(*arguments, folder=tmp_path)
    journal = tmp_path / "games.jsonl"
    head, first, *rest = journal.read_text().split("\n")
    journal.write_text("\n".join([head, first[:-5], *rest]))
    assert "damaged in line 2" in refused(FAILED, *arguments, folder=tmp_path)
    older = json.loads(head) | {"fingerprint": "0"}
    journal.write_text("\n".join([json.dumps(older), first, *rest]))
    assert "another version of these bots" in refused(FAILED, *arguments, folder=tmp_path)
    journal.write_text("Dear diary,\n")
    assert "does not hold games of the arena" in refused(FAILED, *arguments, folder=tmp_path)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["arena"], "Name a game"),
        (["arena", "chess", "easy", "hard"], "no game “chess”"),
        (["arena", "mada"], "needs 2 to 2 contestants, not 0"),
        (["arena", "mada", "easy"], "contestants, not 1"),
        (["arena", "mada", "easy", "genius"], "no bot “genius”; there are: random, easy"),
        (["arena", "mada", "easy", "hard", "--seats", "7"], "Mada is for 2 to 5 players, not 7"),
        (["arena", "mada", "easy", "medium", "hard", "--seats", "2"], "needs 2 to 2 contestants, not 3"),
        (["arena", "mada", "hard:0", "easy"], "A budget is a number of iterations like 2000"),
        (["arena", "mada", "hard:soon", "easy"], "not “soon”"),
        (["arena", "mada", "hard", "easy", "--budget", "0ms"], "not “0ms”"),
        (["arena", "mada", "random:50", "easy"], "“random” does not search in Mada"),
        (["arena", "mada", "easy", "hard", "--games", "0"], "--games"),
        (["arena", "mada", "easy", "--against-command", "no-such-program -x"], "cannot be started"),
        (["arena", "mada", "easy", "--against-command", "'"], "cannot be started"),
        (["arena", "mada", "easy", "hard", "--move-timeout", "0"], "a number of seconds above 0"),
    ],
)
def test_what_makes_no_sense_gets_a_sentence(arguments: list[str], sentence: str, tmp_path: Path) -> None:
    assert sentence in refused(MISUSED, *arguments, folder=tmp_path)


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    arguments = ("arena", "mada", "easy", "random", "--games", "2", "--resume", "nowhere/games.jsonl")
    assert "cannot be read or written" in refused(FAILED, *arguments, folder=tmp_path)


def test_help_names_the_protocol(tmp_path: Path) -> None:
    assert "protocol.md" in katta("arena", "--help", folder=tmp_path).stdout
