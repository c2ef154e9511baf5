"""Whole games through a pipe, line by line."""

import random
from pathlib import Path

import pytest
from rich.cells import cell_len

import katta
from katta.core import registry
from tests.cli.command import SECRET, records
from tests.cli.command import katta as run

ENOUGH = 2000
"""More lines than any game asks for; those that make no sense are refused and asked again."""

NONSENSE = ["?", "r", "b", "99", "nonsense", "", "deal 1"]


@pytest.mark.parametrize("name", registry.names())
def test_a_game_to_its_end_with_first_choices(name: str, tmp_path: Path) -> None:
    """Sixty columns, French, one person against bots."""
    done = run(
        *("play", name, "--seat", "Ada", "--secret", SECRET, "--lang", "fr"),
        home=tmp_path,
        typed="1\n" * ENOUGH,
        columns=60,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    assert max(map(cell_len, done.stdout.splitlines())) <= 60
    [record] = records(tmp_path)
    match = katta.Match.read(record)
    assert match.position.actor == katta.OVER
    assert match.names[0] == "Ada"
    assert f"katta verify {record.name}" in done.stdout


@pytest.mark.parametrize("name", registry.names())
def test_a_game_to_its_end_with_any_choices(name: str, tmp_path: Path) -> None:
    """Two people and bots, all player counts in their turn, nonsense and commands in between."""
    lines = random.Random(name).choices([*["1", "2", "3", "4"] * 8, *NONSENSE], k=2 * ENOUGH)
    seats = max(registry.game(name).seats)
    done = run(
        *("play", name, "--seat", "Ada", "--seat", "Bob", "--players", str(seats), "--save", "game.katta"),
        home=tmp_path,
        typed="\n".join([*lines, *["1"] * ENOUGH, ""]),
    )
    assert done.returncode == 0, done.stderr
    match = katta.Match.read(tmp_path / "game.katta")
    assert match.position.actor == katta.OVER
    assert match.bots == dict.fromkeys(range(2, seats), "easy")


def test_bots_alone_are_watched(tmp_path: Path) -> None:
    done = run("play", "mada", "--seat", "random", "--secret", SECRET, home=tmp_path)
    assert done.returncode == 0
    assert "Soa is dealt a card." in done.stdout
    assert "receives" not in done.stdout
    assert "★" in done.stdout


def test_questions_lead_to_a_game(tmp_path: Path) -> None:
    """Which game, who plays, how many bots, how good; then the end of the input."""
    done = run("play", home=tmp_path, typed="0\nmada\nAda, Bob, Ada\nAda, Bob\n9\n1\n7\nrandom\n")
    assert done.returncode == 0, done.stderr
    assert "name of their own" in done.stdout
    assert "Soa is a bot" in done.stdout
    assert "The game is saved" in done.stdout
    [record] = records(tmp_path)
    match = katta.Match.read(record)
    assert match.names == ["Ada", "Bob", "Soa"]
    assert match.bots == {2: "random"}


def test_enter_alone_starts_a_game(tmp_path: Path) -> None:
    done = run("play", home=tmp_path, typed="\n\n\n\n")
    assert done.returncode == 0, done.stderr
    assert len(katta.Match.read(records(tmp_path)[0]).names) == 3


def test_options_and_components_are_kept_in_the_record(tmp_path: Path) -> None:
    default = Path(katta.__file__).parent / "games" / "mada" / "components.toml"
    (tmp_path / "box.toml").write_text(default.read_text().replace("pears  = [ 1, 1,", "pears  = [ 2, 2,"))
    run(
        *(
            "play",
            "mada",
            "--players",
            "2",
            "--option",
            "rebuild=eager",
            "--components",
            "box.toml",
            "--save",
            "g.katta",
        ),
        home=tmp_path,
        typed="q\n",
    )
    match = katta.Match.read(tmp_path / "g.katta")
    assert match.options == {"rebuild": "eager"}
    assert match.components is not None


def test_a_refusal_names_the_rule_and_changes_nothing(tmp_path: Path) -> None:
    done = run(
        *("play", "mada", "--players", "2", "--secret", SECRET, "--lang", "de", "--save", "g.katta"),
        home=tmp_path,
        typed="swap 1\nq\n",
    )
    assert "Doppellemur" in done.stdout
    assert not any(line.startswith("0 ") for line in (tmp_path / "g.katta").read_text().splitlines())


def test_a_move_may_be_typed_as_its_text(tmp_path: Path) -> None:
    run(
        *("play", "mada", "--players", "2", "--secret", SECRET, "--save", "g.katta"),
        home=tmp_path,
        typed="luck\nq\n",
    )
    assert "0 luck" in (tmp_path / "g.katta").read_text().splitlines()


def test_a_decision_is_taken_back(tmp_path: Path) -> None:
    arguments = ("play", "mada", "--players", "2", "--secret", SECRET, "--save")
    run(*arguments, "one.katta", home=tmp_path, typed="q\n")
    done = run(*arguments, "two.katta", home=tmp_path, typed="1\nu\nu\nq\n")
    assert "Your last decision is taken back." in done.stdout
    assert "no decision of yours to take back" in done.stdout
    assert (tmp_path / "one.katta").read_text() == (tmp_path / "two.katta").read_text()


def test_the_commitment_comes_before_the_first_card(tmp_path: Path) -> None:
    done = run("play", "mada", "--players", "2", "--secret", SECRET, home=tmp_path, typed="q\n")
    commitment = katta.Dealer(bytes.fromhex(SECRET)).commitment
    assert 0 <= done.stdout.index(commitment) < done.stdout.index("You receive")


def test_bots_that_think_do_it_in_a_process_of_their_own(tmp_path: Path) -> None:
    """Uncompiled here, so that the test need not wait for the compiler."""
    done = run(
        *("play", "mada", "--seat", "Ada", "--players", "3", "--against", "easy", "--save", "g.katta"),
        home=tmp_path,
        typed="1\n1\n1\nq\n",
        variables={"NUMBA_DISABLE_JIT": "1"},
    )
    assert done.returncode == 0, done.stderr
    assert "Soa and Koto are bots, level “easy”." in done.stdout
    match = katta.Match.read(tmp_path / "g.katta")
    assert match.bots == {1: "easy", 2: "easy"}
    assert {position.actor for position in match.positions} >= {1, 2}
