"""Nothing is lost: interruptions, resuming, places that cannot be written."""

import os
import signal
from pathlib import Path

import katta
from tests.cli.command import SECRET, records
from tests.cli.command import katta as run
from tests.terminal.pseudo import Terminal

PROMPT = "Ada › "
CHOICES = "Your choices"
GAME = ("play", "mada", "--seat", "Ada", "--players", "3", "--secret", SECRET)


def moves(path: Path) -> list[str]:
    return katta.Match.read(path).history


def test_ctrl_c_in_the_middle_of_a_turn_saves_the_game(tmp_path: Path) -> None:
    with Terminal(*GAME, home=tmp_path) as terminal:
        terminal.wait_for(PROMPT)
        terminal.type("1", PROMPT)
        terminal.press(b"2\x03")
        assert terminal.end() == 130
        [record] = records(tmp_path)
        assert f"katta play --resume {record.name}" in terminal.screen
        assert "Traceback" not in terminal.raw
    assert moves(record)


def test_sigint_to_the_process_alone_saves_the_game(tmp_path: Path) -> None:
    with Terminal(*GAME, home=tmp_path) as terminal:
        terminal.wait_for(PROMPT)
        os.kill(terminal.process.pid, signal.SIGINT)
        assert terminal.end() == 130
        assert "The game is saved in" in terminal.screen


def test_ctrl_c_before_the_game(tmp_path: Path) -> None:
    with Terminal("play", home=tmp_path) as terminal:
        terminal.wait_for("Which game")
        terminal.wait_for("› ")
        terminal.press(b"\x03")
        assert terminal.end() == 130
        assert "Traceback" not in terminal.raw


def test_q_leaves_and_resume_goes_on_with_the_same_opponents(tmp_path: Path) -> None:
    with Terminal(*GAME, home=tmp_path) as terminal:
        terminal.wait_for(PROMPT)
        terminal.type("1", PROMPT)
        terminal.type("q", "--resume")
        assert terminal.end() == 0
    [record] = records(tmp_path)
    before = moves(record)
    with Terminal("play", "--resume", record.stem, home=tmp_path) as terminal:
        screen = terminal.wait_for(PROMPT)
        assert "Soa and Koto are bots" in screen
        assert "Soa plays" in screen or "Soa draws" in screen or "Soa tries" in screen
        terminal.type("1", PROMPT)
        terminal.press(b"\x04")
        assert terminal.end() == 0
    assert moves(record)[: len(before)] == before
    assert len(moves(record)) > len(before)


def test_a_killed_game_goes_on_where_it_was(tmp_path: Path) -> None:
    with Terminal(*GAME, home=tmp_path) as terminal:
        terminal.wait_for(PROMPT)
        terminal.type("1", CHOICES)  # the prompt alone may still be that of the first turn
        shown = terminal.wait_for(PROMPT, terminal.raw.rindex(CHOICES))
        terminal.process.kill()
        terminal.end()
    [record] = records(tmp_path)
    with Terminal("play", "--resume", record, home=tmp_path) as terminal:
        again = terminal.wait_for(PROMPT)
    table = shown[shown.index("╭") :]
    assert table in again


def test_a_resumed_game_is_the_game_that_was_never_left_and_a_finished_one_says_so(tmp_path: Path) -> None:
    run(*GAME, "--save", "whole.katta", home=tmp_path, typed="1\n" * 2000)
    run(*GAME, "--save", "parts.katta", home=tmp_path, typed="1\n1\n1\n1\n")
    run("play", "--resume", "parts.katta", home=tmp_path, typed="1\n" * 2000)
    whole = (tmp_path / "whole.katta").read_text()
    assert (tmp_path / "parts.katta").read_text() == whole
    done = run("play", "--resume", "whole.katta", home=tmp_path)
    assert done.returncode == 0
    assert "already over" in done.stdout
    assert (tmp_path / "whole.katta").read_text() == whole


def test_a_resumed_game_can_be_saved_elsewhere(tmp_path: Path) -> None:
    run(*GAME, "--save", "one.katta", home=tmp_path, typed="1\n")
    before = (tmp_path / "one.katta").read_text()
    run("play", "--resume", "one.katta", "--save", "two.katta", home=tmp_path, typed="1\n")
    assert (tmp_path / "one.katta").read_text() == before
    assert len(moves(tmp_path / "two.katta")) > len(moves(tmp_path / "one.katta"))


def test_a_read_only_home_saves_in_the_current_folder(tmp_path: Path) -> None:
    """A home below a file can be written by nobody, not even by root."""
    (tmp_path / "file").touch()
    done = run(*GAME, home=tmp_path, typed="1\nq\n", variables={"XDG_DATA_HOME": str(tmp_path / "file" / "share")})
    assert done.returncode == 0, done.stderr
    assert "cannot be written, so the game is saved in" in " ".join(done.stdout.split())
    [record] = tmp_path.glob("*.katta")
    assert moves(record)


def test_the_next_game_gets_the_next_number(tmp_path: Path) -> None:
    for _ in range(2):
        run(*GAME, home=tmp_path, typed="q\n")
    one, two = records(tmp_path)
    assert (one.stem[-2:], two.stem[-2:]) == ("-1", "-2")
