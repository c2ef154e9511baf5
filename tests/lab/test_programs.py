"""Programs in the arena: the examples play, and what misbehaves forfeits its games, no more."""

import json
import sys
from pathlib import Path

import pytest

from tests.lab.command import counted, said

EXAMPLES = Path(__file__).parents[2] / "examples"
HEAD = """
import json, sys, time
def answers():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "move":
            yield message
"""
FIRST = "print(message['moves'][0], flush=True)"
MISBEHAVIOUR = {
    "ended": ("raise RuntimeError('out of ideas')", "exit code 1: RuntimeError: out of ideas"),
    "silent": (f"first = not globals().get('first'); {FIRST} if first else time.sleep(60)", "no answer within 0.5 s"),
    "nonsense": ("print('checkmate', flush=True)", "“checkmate” is no move of the game"),
    "illegal": ("print('swap 1', flush=True)", "“swap 1” is not allowed here"),
}


def program(folder: Path, body: str) -> str:
    """The command of a Python program that does something whenever it is asked for a move."""
    path = folder / "player.py"
    path.write_text(f"{HEAD}\nfor message in answers():\n    {body}\n")
    return f"{sys.executable} {path}"


@pytest.mark.parametrize("reason", MISBEHAVIOUR)
def test_a_program_that_misbehaves_forfeits_and_the_arena_goes_on(reason: str, tmp_path: Path) -> None:
    body, sentence = MISBEHAVIOUR[reason]
    arguments = ("arena", "mada", "easy", "--against-command", program(tmp_path, body), "--jobs", "1")
    found = counted(*arguments, "--games", "2", "--move-timeout", "0.5", folder=tmp_path)
    easy, other = found["players"]
    assert (found["games"], easy["share"], other["share"]) == (2, 1.0, 0.0)
    assert (easy["forfeits"], other["forfeits"]) == (0, 2)
    assert [one["reason"] for one in found["forfeits"]] == [reason] * 2
    assert sentence in found["forfeits"][0]["sentence"]


@pytest.mark.parametrize("body", ["sys.stdout.write('x' * 100_000)", "sys.stdout.buffer.write(bytes(255) + b'\\n')"])
def test_floods_and_bytes_are_nonsense(body: str, tmp_path: Path) -> None:
    arguments = ("arena", "mada", "easy", "--against-command", program(tmp_path, f"{body}; sys.stdout.flush()"))
    assert {
        one["reason"] for one in counted(*arguments, "--jobs", "1", "--games", "2", folder=tmp_path)["forfeits"]
    } == {"nonsense"}


def test_a_program_that_never_reads_hangs_nobody(tmp_path: Path) -> None:
    deaf = tmp_path / "deaf.py"
    deaf.write_text("import time\nfor _ in range(3):\n    print('luck', flush=True)\ntime.sleep(60)\n")
    arguments = ("arena", "mada", "easy", "--against-command", f"{sys.executable} {deaf}", "--jobs", "1")
    found = counted(*arguments, "--games", "2", "--move-timeout", "0.5", folder=tmp_path)
    assert found["games"] == 2


def test_a_forfeit_leaves_the_victory_to_all_others_and_shows_in_the_table(tmp_path: Path) -> None:
    command = program(tmp_path, "sys.exit(3)")
    text = said(
        "arena", "mada", "easy", "random", "--against-command", command, "--games", "3", "--jobs", "2", folder=tmp_path
    )
    assert text.count("50.0%") == 2
    assert "Forfeits" in text
    assert "forfeited 3 games: the program ended (exit code 3)" in " ".join(text.split())


@pytest.mark.parametrize("game", ["mada", "sifaka", "malediction"])
def test_the_python_example_plays_every_game(game: str, tmp_path: Path) -> None:
    client = f"{sys.executable} {EXAMPLES / 'cautious_client.py'}"
    arguments = ("arena", game, "random", "--against-command", client, "--games", "1", "--jobs", "1")
    found = counted(*arguments, folder=tmp_path)
    assert found["forfeits"] == []
    assert found["players"][1]["ms_per_move"] > 0


def test_the_shell_example_plays(tmp_path: Path) -> None:
    client = f"sh {EXAMPLES / 'first_move.sh'}"
    arguments = ("arena", "mada", "random", "--against-command", client, "--games", "2", "--jobs", "1")
    assert counted(*arguments, folder=tmp_path)["forfeits"] == []


def test_a_program_sees_the_protocol_as_documented(tmp_path: Path) -> None:
    log = tmp_path / "log"
    path = tmp_path / "player.py"
    path.write_text(
        "import json, sys\n"
        f"log = open({str(log)!r}, 'a')\n"
        "for line in sys.stdin:\n"
        "    log.write(line); log.flush()\n"
        "    message = json.loads(line)\n"
        "    if message['type'] == 'move': print(message['moves'][-1], flush=True)\n"
    )
    arguments = ("arena", "mada", "easy", "--against-command", f"{sys.executable} {path}", "--games", "1")
    counted(*arguments, "--jobs", "1", folder=tmp_path)
    messages = [json.loads(line) for line in log.read_text().splitlines()]
    first, *asked = messages[: [one["type"] for one in messages].index("bye")]
    assert list(first) == ["type", "protocol", "game", "rules", "seats", "options", "seat", "seconds"]
    assert (first["type"], first["protocol"], first["game"], first["seats"]) == ("hello", 1, "mada", 2)
    for message in asked:
        assert list(message) == ["type", "seat", "moves", "view"]
        assert message["view"]["seat"] == message["seat"] == first["seat"]
        assert len(message["moves"]) > 1
    assert set(messages[len(asked) + 1]["result"]) == {"scores", "winners", "truncated"}
