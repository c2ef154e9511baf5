"""The commands that do not play: help, games, rules, replay, verify, bench."""

import json
import os
import re
import subprocess
from pathlib import Path

import pytest

import katta
from katta.core import registry
from katta.core.dealer import Dealer
from katta.texts import Catalogue
from tests.cli.command import SECRET, command
from tests.cli.command import katta as run

COMMANDS = ("play", "replay", "verify", "rules", "games", "bench")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a short game to its end."""
    match = katta.Match(katta.game("mada"), ["Ada", "Bob"], dealer=Dealer(bytes.fromhex(SECRET)))
    bot = katta.bot("random", seed=1)
    while (seat := match.position.actor) != katta.OVER:
        match.play(bot.choose(match.position.seen_by(seat), seat))
    path = tmp_path_factory.mktemp("records") / "game.katta"
    match.write(path)
    return path


def said(tmp_path: Path, *arguments: str | Path, columns: int = 80) -> str:
    """What a command that succeeds prints."""
    done = run(*arguments, home=tmp_path, columns=columns, variables={"NUMBA_DISABLE_JIT": "1"})
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    return done.stdout


def test_help_lists_every_command(tmp_path: Path) -> None:
    text = said(tmp_path, "--help")
    assert all(name in text for name in COMMANDS)
    assert said(tmp_path) == text


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(name: str, tmp_path: Path) -> None:
    assert "Usage:" in said(tmp_path, name, "--help")


def test_version(tmp_path: Path) -> None:
    assert said(tmp_path, "--version") == f"katta {katta.__version__}\n"


@pytest.mark.parametrize("language", ["en", "it"])
def test_games_lists_every_game_with_its_options(language: str, tmp_path: Path) -> None:
    text = " ".join(said(tmp_path, "games", "--lang", language).split())
    say = Catalogue(language).say
    for game in registry.games():
        assert say(f"{game.name}-name") in text
        assert f"{min(game.seats)}–{max(game.seats)}" in text
        for name, values in game.options.items():
            assert all(f"{name}={value}" in text for value in values)


@pytest.mark.parametrize("name", registry.names())
def test_rules_prints_every_section(name: str, tmp_path: Path) -> None:
    text = said(tmp_path, "rules", name, "--lang", "fr", columns=60)
    catalogue = Catalogue("fr")
    for section in registry.game(name).rules_page:
        assert catalogue.title(f"{name}-rules-{section}") in text
    assert max(map(len, text.splitlines())) <= 60


def test_rules_prints_one_section(tmp_path: Path) -> None:
    text = said(tmp_path, "rules", "mada", "luck")
    assert "Try your luck" in text
    assert "Double Lemur\n" not in text


def test_rules_have_the_numbers_of_a_component_file(tmp_path: Path) -> None:
    printed = Path(katta.__file__).parent / "games" / "mada" / "components.toml"
    box = tmp_path / "box.toml"
    box.write_text(printed.read_text(encoding="utf-8").replace("6, 6]", "6, 9]"), encoding="utf-8")
    assert re.search(r"Cactus 13 +4 +6\b", said(tmp_path, "rules", "mada", "cards"))
    assert re.search(r"Cactus 13 +4 +9\b", said(tmp_path, "rules", "mada", "cards", "--components", box))


def test_verify_counts_what_was_dealt(record: Path, tmp_path: Path) -> None:
    text = said(tmp_path, "verify", record)
    dealt = sum(line.startswith("* ") for line in record.read_text().splitlines())
    assert f"All {dealt} cards and tokens were dealt as promised." in text
    assert Dealer(bytes.fromhex(SECRET)).commitment in text


def test_replay_prints_the_whole_game_with_everybodys_cards(record: Path, tmp_path: Path) -> None:
    text = said(tmp_path, "replay", record)
    assert "Ada receives" in text
    assert "Bob receives" in text
    assert "win" in text


def test_replay_from_a_seats_eyes_hides_the_other_hands(record: Path, tmp_path: Path) -> None:
    text = said(tmp_path, "replay", record, "--seat", "2")
    assert "Ada receives" not in text
    assert "Ada is dealt a card." in text
    assert "Bob receives" in text


def test_replay_ends_quietly_when_nobody_reads_on(record: Path, tmp_path: Path) -> None:
    """`katta replay FILE | head -1`."""
    done = subprocess.Popen(
        command("replay", record), stdout=subprocess.PIPE, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL
    )
    assert done.stdout is not None
    assert done.stderr is not None
    done.stdout.close()
    assert done.stderr.read() == b""
    done.stderr.close()
    done.wait()


def test_bench_prints_what_it_measured(tmp_path: Path) -> None:
    arguments = ("bench", "--game", "mada", "--seats", "2", "--seconds", "0.05", "--json")
    environment = {**os.environ, "LANG": "en", "NUMBA_DISABLE_JIT": "0"}
    done = subprocess.run(command(*arguments), env=environment, capture_output=True, text=True, check=True)
    rows = json.loads(done.stdout)
    assert [row["compiled"] for row in rows] == [True, False]
    for row in rows:
        assert list(row) == ["game", "seats", "compiled", "games_per_s", "moves_per_s", "moves_per_game"]
        assert (row["game"], row["seats"]) == ("mada", 2)
        assert row["moves_per_s"] == pytest.approx(row["games_per_s"] * row["moves_per_game"])
    assert rows[0]["moves_per_game"] > 10


def test_bench_measures_play_through_the_package(tmp_path: Path) -> None:
    text = said(tmp_path, "bench", "api", "--game", "mada", "--seats", "2", "--seconds", "0.05", "--json")
    [row] = json.loads(text)
    assert (row["game"], row["seats"]) == ("mada", 2)
    assert row["moves_per_s"] == pytest.approx(row["games_per_s"] * row["moves_per_game"])
    assert row["moves_per_game"] > 10


def test_bench_prints_a_table(tmp_path: Path) -> None:
    arguments = ("bench", "--game", "mada", "--seats", "2", "--seconds", "0.05")
    text = said(tmp_path, *arguments)
    assert "Moves/s" in text
    assert "not compiled" in text
