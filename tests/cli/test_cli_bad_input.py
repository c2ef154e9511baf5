"""What bad input gets: one clear sentence, a non-zero exit, never a traceback."""

import hashlib
from pathlib import Path

import pytest

import katta
from katta.core.dealer import Dealer
from tests.cli.command import SECRET
from tests.cli.command import katta as run

FAILED, MISUSED = 1, 2

MISUSES = {
    "unknown game": (["play", "chess"], "no game “chess”; there are mada"),
    "too many players": (["play", "mada", "--players", "9"], "Mada is for 2 to 5 players, not 9"),
    "too few players": (["play", "mada", "--players", "1"], "Mada is for 2 to 5 players, not 1"),
    "more seats than players": (
        ["play", "mada", "--players", "2", *["--seat", "a", "--seat", "b"], "--seat", "c"],
        "3",
    ),
    "unknown option": (["play", "mada", "--players", "2", "--option", "speed=fast"], "no option “speed=fast”"),
    "unknown value": (["play", "mada", "--players", "2", "--option", "rebuild=never"], "eager and lazy"),
    "option without a value": (["play", "mada", "--players", "2", "--option", "rebuild"], "eager and lazy"),
    "unknown level": (["play", "mada", "--players", "2", "--against", "genius"], "no bot “genius”"),
    "unknown language": (["play", "mada", "--lang", "xx"], "no language “xx”; there are en, fr, de, nl, es and it"),
    "same name twice": (["play", "mada", "--seat", "Ada", "--seat", "Ada"], "name of their own"),
    "name with a line break": (["play", "mada", "--seat", "A\nB"], "cannot be a player’s name"),
    "short secret": (["play", "mada", "--players", "2", "--secret", "abc"], "64 hexadecimal digits"),
    "no game and no input": (["play"], "The input ended before the game could begin"),
    "no record named": (["verify"], "Missing argument 'FILE'"),
    "unknown section": (["rules", "mada", "weather"], "no section “weather”; there are goal"),
    "rules without a game": (["rules"], "Name a game; there are mada"),
    "unknown command": (["gamble"], "No such command 'gamble'"),
    "unknown flag": (["play", "--cheat"], "No such option: --cheat"),
    "bench of no players": (["bench", "--game", "mada", "--seats", "7"], "not 7"),
}


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a game that has just begun."""
    match = katta.Match(katta.game("mada"), ["Ada", "Bob"], dealer=Dealer(bytes.fromhex(SECRET)), bots={1: "random"})
    for _ in range(6):
        match.play(match.position.moves()[0])
    path = tmp_path / "game.katta"
    match.write(path)
    return path


def check(text: str) -> str:
    """A record with the check that a cheat would compute anew."""
    body = text[: text.rindex("check: ")]
    return f"{body}check: {hashlib.sha256(body.encode()).hexdigest()}\n"


def refused(tmp_path: Path, code: int, *arguments: str | Path, lang: str = "en") -> str:
    """Run a command that must fail; returns its only sentence."""
    done = run(*arguments, home=tmp_path, variables={"LANG": lang})
    assert done.returncode == code, done.stderr
    assert done.stderr.startswith("katta: ")
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


@pytest.mark.parametrize("name", MISUSES)
def test_a_misuse_gets_a_sentence(name: str, tmp_path: Path) -> None:
    arguments, expected = MISUSES[name]
    assert expected in refused(tmp_path, MISUSED, *arguments)


def test_the_sentence_is_in_the_players_language(tmp_path: Path) -> None:
    assert "Unbekanntes Spiel „chess“" in refused(tmp_path, MISUSED, "play", "chess", "--lang", "de")
    assert "Jeu inconnu" in refused(tmp_path, MISUSED, "play", "chess", lang="fr_CH.UTF-8")


def test_a_locale_that_does_not_exist_means_english(tmp_path: Path) -> None:
    assert "There is no game" in refused(tmp_path, MISUSED, "play", "chess", lang="tlh_QO.UTF-8")


@pytest.mark.parametrize("command", [["verify"], ["replay"], ["play", "--resume"]])
def test_a_missing_record(command: list[str], tmp_path: Path) -> None:
    sentence = refused(tmp_path, FAILED, *command, "nowhere.katta")
    assert "nowhere.katta cannot be read or written: No such file" in sentence


def test_a_folder_in_place_of_a_record(tmp_path: Path) -> None:
    assert "Is a directory" in refused(tmp_path, FAILED, "verify", tmp_path)


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "picture.png").write_bytes(bytes(range(256)))
    assert "line 1: this is not a text file" in refused(tmp_path, FAILED, "replay", "picture.png")


@pytest.mark.parametrize("command", [["verify"], ["replay"], ["play", "--resume"]])
def test_a_record_cut_off_in_the_middle(command: list[str], record: Path, tmp_path: Path) -> None:
    lines = record.read_text().splitlines()
    record.write_text("\n".join(lines[:14]) + "\n")
    assert "line 14: the record ends here" in refused(tmp_path, FAILED, *command, record)


def test_a_record_edited_by_hand(record: Path, tmp_path: Path) -> None:
    record.write_text(record.read_text().replace("player 0: Ada", "player 0: Eve"))
    assert "the file was damaged or edited" in refused(tmp_path, FAILED, "play", "--resume", record)


def test_a_record_edited_to_cheat(record: Path, tmp_path: Path) -> None:
    lines = record.read_text().splitlines()
    line = next(number for number, text in enumerate(lines) if text.startswith("* deal"))
    dealt = lines[line].removeprefix("* ")
    lines[line] = "* deal 13" if dealt != "deal 13" else "* deal 12"
    record.write_text(check("\n".join(lines) + "\n"))
    sentence = refused(tmp_path, FAILED, "verify", record)
    assert f"line {line + 1}: the committed secret deals '{dealt}', not" in sentence


def test_a_record_with_a_move_against_the_rules(record: Path, tmp_path: Path) -> None:
    lines = record.read_text().splitlines()
    line = next(number for number, text in enumerate(lines) if text.startswith("0 "))
    lines[line] = "0 swap 1"
    record.write_text(check("\n".join(lines) + "\n"))
    assert f"line {line + 1}: 'swap 1' is refused" in refused(tmp_path, FAILED, "replay", record)


def test_a_record_without_commitment_cannot_be_verified_nor_resumed(tmp_path: Path) -> None:
    path = tmp_path / "by-hand.katta"
    match = katta.Match(katta.game("mada"), ["Ada", "Bob"])
    match.play("deal 7")
    match.write(path)
    assert "nothing to verify" in refused(tmp_path, FAILED, "verify", path)
    assert "no dealer to go on with" in refused(tmp_path, FAILED, "play", "--resume", path)


def test_a_record_with_an_unknown_bot(record: Path, tmp_path: Path) -> None:
    record.write_text(check(record.read_text().replace("bot 1: random", "bot 1: genius")))
    assert "no bot “genius”" in refused(tmp_path, FAILED, "play", "--resume", record)


def test_a_seat_that_is_not_in_the_record(record: Path, tmp_path: Path) -> None:
    assert "the seats are 1 to 2" in refused(tmp_path, MISUSED, "replay", record, "--seat", "3")


WITH_COMPONENTS = pytest.mark.parametrize(
    "command", [["play", "mada", "--players", "2"], ["rules", "mada"]], ids=["play", "rules"]
)


@WITH_COMPONENTS
def test_a_component_file_with_59_cactus_cards(command: list[str], tmp_path: Path) -> None:
    default = Path(katta.__file__).parent / "games" / "mada" / "components.toml"
    changed = tmp_path / "box.toml"
    changed.write_text(default.read_text().replace("copies = [ 5,", "copies = [ 4,"))
    sentence = refused(tmp_path, FAILED, *command, "--components", changed)
    assert "These components cannot be used: " in sentence
    assert "box.toml: copies: expected 60 cactus cards in all" in sentence
    assert "found 59" in sentence


@WITH_COMPONENTS
def test_a_missing_component_file(command: list[str], tmp_path: Path) -> None:
    sentence = refused(tmp_path, FAILED, *command, "--components", "box.toml")
    assert "These components cannot be used: box.toml: there is no such file" in sentence


def test_components_are_checked_before_anybody_is_asked_for_a_name(tmp_path: Path) -> None:
    assert "box.toml" in refused(tmp_path, FAILED, "play", "mada", "--components", "box.toml")


def test_a_file_is_never_overwritten(record: Path, tmp_path: Path) -> None:
    before = record.read_text()
    sentence = refused(tmp_path, MISUSED, "play", "mada", "--players", "2", "--save", record)
    assert "is not overwritten" in sentence
    assert record.read_text() == before


def test_a_place_to_save_that_cannot_be_written(record: Path, tmp_path: Path) -> None:
    sentence = refused(tmp_path, FAILED, "play", "mada", "--players", "2", "--save", record / "game.katta")
    assert "The game cannot be saved in" in sentence
