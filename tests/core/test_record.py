"""Record files: what was written is read again; what was damaged or edited is refused, with its line."""

import datetime
import hashlib
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import katta
from katta import BadRecord, Cut, Dealer, Match, games
from katta.core.compiler import COMPILED, PACKAGE
from tests.core.random_games import NAMES, Table, plain_tables, played, tables

SECRET = bytes(range(32))
NUMBER = bytes(range(32, 64))
COMMITMENT = hashlib.sha256(NUMBER).hexdigest()
DATE = datetime.date(2026, 1, 31)
EXAMPLES = 25 if COMPILED else 8

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.name)


@cache
def record_text(game: katta.Game, most: int | None = None, is_dealt: bool = True) -> str:
    table = Table(game.name, game.seats[0])
    match = Match(game, NAMES[: table.seats], dealer=Dealer(SECRET) if is_dealt else None, date=DATE)
    return played(match, 5, most).write()


def signed(lines: list[str]) -> str:
    """The lines with a right check in place of the last one: an edit by someone who knows how."""
    body = "".join(f"{line}\n" for line in lines[:-1])
    return f"{body}check: {hashlib.sha256(body.encode()).hexdigest()}\n"


def problem_of(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        Match.parse(text)
    assert str(caught.value) == f"line {caught.value.line}: {caught.value.problem}"
    return caught.value


def edited(text: str, old: str, new: str) -> str:
    """The text with a line changed and the check made right again."""
    lines = text.splitlines()
    lines[lines.index(old)] = new
    return signed(lines)


def same(match: Match, other: Match) -> bool:
    return all(
        getattr(match, name) == getattr(other, name)
        for name in ("game", "names", "bots", "date", "options", "components", "history", "positions")
    )


@settings(max_examples=EXAMPLES, deadline=None)
@given(
    table=st.sampled_from(tables()),
    seed=st.integers(0, 2**32),
    most=st.none() | st.integers(0, 60),
    secret=st.none() | st.binary(min_size=32, max_size=32),
    date=st.dates(),
    data=st.data(),
)
def test_what_was_written_is_read_again(table, seed, most, secret, date, data):
    dealer = None if secret is None else Dealer(secret)
    bots = data.draw(st.dictionaries(st.integers(0, table.seats - 1), st.just("random")))
    options: dict[str, Any] = dict(table.options)
    match = Match(table.game, NAMES[: table.seats], dealer=dealer, date=date, bots=bots, **options)
    text = played(match, seed, most).write()
    again = Match.parse(text)
    assert same(again, match)
    assert (again.dealer and again.dealer.secret) == secret
    assert again.write() == text


def test_a_record_reads_like_its_description():
    game = games()[0]
    option, values = next(iter(game.options.items()))
    lines = record_text(game).splitlines()
    assert lines[:5] == [
        "katta record: 1",
        f"game: {game.name}",
        f"rules: {game.version}",
        "date: 2026-01-31",
        f"option {option}: {values[0]}",
    ]
    assert f"commitment: {hashlib.sha256(SECRET).hexdigest()}" in lines
    assert f"secret: {SECRET.hex()}" in lines
    assert lines[-2].startswith("result: scores ")
    assert lines[-1].startswith("check: ")


@every_game
def test_a_game_goes_on_where_its_record_stops(game):
    whole = Match.parse(record_text(game))
    part = Match.parse(record_text(game, most=25))
    for move, before in zip(whole.history, whole.positions, strict=False):
        if len(part.history) < len(whole.history) and before == part.position:
            part.play(move)
    assert part.write() == whole.write()


@every_game
def test_a_file_is_written_whole_and_read(game, tmp_path):
    path = tmp_path / "new folder" / "game.katta"
    match = Match.parse(record_text(game))
    assert match.write(path) == path.read_text(encoding="utf-8") == record_text(game)
    assert same(Match.read(path), match)
    match.undo(3)
    match.write(str(path))
    assert Match.read(path).history == match.history
    assert list(path.parent.iterdir()) == [path]


@every_game
def test_line_ends_may_be_those_of_another_system(game):
    assert same(Match.parse(record_text(game).replace("\n", "\r\n")), Match.parse(record_text(game)))


@every_game
@pytest.mark.parametrize("is_dealt", [True, False], ids=["dealt", "by hand"])
def test_a_record_cut_off_at_any_line_is_refused(game, is_dealt):
    lines = record_text(game, 40, is_dealt).splitlines()
    for kept in range(len(lines)):
        problem = problem_of("".join(f"{line}\n" for line in lines[:kept]))
        assert problem.line == max(kept, 1)
        assert "cut off" in problem.problem


@every_game
def test_a_record_cut_off_within_a_line_is_refused(game):
    text = record_text(game, 40)
    for kept in range(0, len(text) - 1, 3 if COMPILED else 11):
        assert 1 <= problem_of(text[:kept]).line <= text[:kept].count("\n") + 1


@every_game
@pytest.mark.parametrize("is_dealt", [True, False], ids=["dealt", "by hand"])
def test_any_edit_of_a_line_is_detected(game, is_dealt):
    lines = record_text(game, 40, is_dealt).splitlines()
    for place, line in enumerate(lines):
        changes = {
            "removed": [],
            "doubled": [line, line],
            "one character more": [f"{line}0"],
            "one character less": [line[:-1]],
            "another line before": ["* deal 1", line],
            "swapped with the next": lines[place : place + 2][::-1],
        }
        for change, new in changes.items():
            rest = lines[place + 2 :] if change.startswith("swapped") else lines[place + 1 :]
            changed = [*lines[:place], *new, *rest]
            if changed != lines:
                problem = problem_of("".join(f"{line}\n" for line in changed))
                assert 1 <= problem.line <= len(changed), change


@every_game
def test_an_edited_deal_says_what_the_secret_deals(game):
    match = Match.parse(record_text(game, 60))
    lines = match.write().splitlines()
    first = lines.index("") + 1
    for step, move in enumerate(match.history):
        others = [text for text in match.positions[step].weights() if text != move]
        if others and step % 5 == 0:
            cheated = list(lines)
            cheated[first + step] = f"* {others[0]}"
            problem = problem_of(signed(cheated))
            assert problem.line == first + step + 1
            assert problem.problem == f"the committed secret deals {move!r}, not {others[0]!r}"


@every_game
def test_an_illegal_move_is_named_with_its_rule(game):
    match = Match.parse(record_text(game, 60))
    lines = match.write().splitlines()
    first = lines.index("") + 1
    step = next(step for step, before in enumerate(match.positions) if before.actor >= 0)
    seat = match.positions[step].actor
    lines[first + step] = f"{seat} fly"
    problem = problem_of(signed(lines))
    assert (problem.line, problem.problem) == (first + step + 1, "'fly' is refused: move.unknown")
    lines[first + step] = f"{seat + 1} {match.history[step]}"
    problem = problem_of(signed(lines))
    assert problem.line == first + step + 1
    assert problem.problem == f"the line should begin with {seat}, not {seat + 1}"
    lines[first + step] = f"Ada {match.history[step]}"
    assert problem_of(signed(lines)).problem == "a move line begins with * or the number of a seat"


@every_game
def test_a_move_after_the_end_is_refused(game):
    lines = record_text(game).splitlines()
    lines.insert(-3, "* deal 1")
    assert problem_of(signed(lines)).line == len(lines) - 3


@every_game
def test_a_wrong_result_is_put_right(game):
    text = record_text(game)
    right = next(line for line in text.splitlines() if line.startswith("result: "))
    problem = problem_of(edited(text, right, "result: scores 99 0, winners 0"))
    assert problem.line == text.count("\n") - 1
    assert problem.problem == f"by these moves the result is {right.removeprefix('result: ')!r}"
    assert problem_of(edited(text, right, "result: unfinished")).line == problem.line


@every_game
def test_the_head_is_checked(game):
    text = record_text(game, 40)
    option, values = next(iter(game.options.items()))
    commitment = hashlib.sha256(SECRET).hexdigest()
    wrong = {
        "katta record: 1": ("katta record: 2", 1, "another format than 1"),
        f"game: {game.name}": ("game: chess", 2, "there is no game 'chess'"),
        f"rules: {game.version}": ("rules: 99", 3, f"played by rules 99, this is {game.version}"),
        "date: 2026-01-31": ("date: yesterday", 4, "a date like 2026-01-31 is expected"),
        f"option {option}: {values[0]}": (f"option {option}: odd", 5, " or ".join(values)),
        f"player 1: {NAMES[1]}": (f"player 2: {NAMES[1]}", None, "expected"),
        f"player 0: {NAMES[0]}": (f"player 0: {NAMES[1]}", None, "name of their own"),
        f"commitment: {commitment}": (f"commitment: {commitment[::-1]}", None, "is not the commitment"),
        f"secret: {SECRET.hex()}": ("secret: unknown", None, "64 hexadecimal digits"),
    }
    for old, (new, line, words) in wrong.items():
        problem = problem_of(edited(text, old, new))
        assert words in problem.problem, new
        assert line is None or problem.line == line


@every_game
def test_a_forged_secret_is_told_from_the_commitment(game):
    text = record_text(game, 40)
    forged = problem_of(edited(text, f"secret: {SECRET.hex()}", f"secret: {bytes(32).hex()}"))
    assert forged.line == text.splitlines().index(f"secret: {SECRET.hex()}") + 1
    assert forged.problem == "the SHA-256 of this secret is not the commitment"


def cut_record(game):
    """A record of players who took part in the deal, or not, in every way there is."""
    cuts = {0: Cut(COMMITMENT, NUMBER), 1: Cut(COMMITMENT), 2: Cut()}
    match = Match(game, NAMES[:3], dealer=Dealer(SECRET, cuts), date=DATE)
    return played(match, 5, most=40).write()


@every_game
def test_the_numbers_of_the_players_stand_in_the_record(game):
    text = cut_record(game)
    head = text.splitlines()[: text.splitlines().index("")]
    assert head[-5:] == [
        f"commitment 0: {COMMITMENT}",
        f"number 0: {NUMBER.hex()}",
        f"commitment 1: {COMMITMENT}",
        "number 1: withheld",
        "number 2: none",
    ]
    again = Match.parse(text)
    assert again.dealer is not None
    assert again.dealer.cuts == {0: Cut(COMMITMENT, NUMBER), 1: Cut(COMMITMENT), 2: Cut()}
    assert again.write() == text


@every_game
def test_a_forged_number_is_told_from_its_line(game):
    text = cut_record(game)
    wrong = {
        f"number 0: {NUMBER.hex()}": (f"number 0: {SECRET.hex()}", "is not the commitment to it"),
        "number 1: withheld": (f"number 1: {SECRET.hex()}", "is not the commitment to it"),
        "number 2: none": (f"number 2: {NUMBER.hex()}", "without the commitment"),
        f"commitment 1: {COMMITMENT}": ("commitment 1: mine", "64 hexadecimal digits"),
    }
    for old, (new, words) in wrong.items():
        problem = problem_of(edited(text, old, new))
        assert words in problem.problem
        assert problem.line == text.splitlines().index(old) + 1


@every_game
def test_a_number_that_is_left_out_changes_the_cards(game):
    text = cut_record(game)
    problem = problem_of(edited(text, f"number 0: {NUMBER.hex()}", "number 0: withheld"))
    assert "the committed secret deals" in problem.problem


@every_game
def test_given_moves_were_dealt_elsewhere_and_all_others_here(game):
    """A game that goes on from the middle of another one: its own secret has dealt what follows."""
    first = played(Table(game.name, 3).match(Dealer(bytes(32))), 1, most=60)
    match = katta.Match(first.game, first.names, given=40)
    for text in first.history[:40]:
        match.play(text)
    match.dealer = Dealer(bytes([7] * 32))
    match.deal()
    played(match, 2, most=80)
    text = match.write()
    assert "\ngiven: 40\n" in text
    again = katta.Match.parse(text)
    assert (again.given, again.history) == (40, match.history)
    for wrong in ("given: 0", "given: x", "given: 100000", "given: -1"):
        with pytest.raises(katta.BadRecord):
            katta.Match.parse(text.replace("given: 40", wrong))


@every_game
def test_nothing_follows_the_check(game):
    text = record_text(game, 40)
    problem = problem_of(f"{text}postscript\n")
    assert (problem.line, problem.problem) == (text.count("\n") + 1, "nothing may follow the check")


@every_game
def test_a_component_file_is_carried_along(game, tmp_path):
    default = PACKAGE / "games" / game.name / "components.toml"
    path = tmp_path / "my box.toml"
    path.write_text(f"# measured\n\n{default.read_text(encoding='utf-8')}", encoding="utf-8")
    match = Match(game, NAMES[: game.seats[0]], dealer=Dealer(SECRET), components=path)
    text = played(match, 5, 40).write()
    assert f"components: {path}\n| # measured\n|\n" in text
    again = Match.parse(text)
    assert again.positions == match.positions
    assert again.write() == text


@every_game
def test_a_component_file_that_does_not_fit_is_refused(game):
    lines = record_text(game, 40).splitlines()
    lines.insert(lines.index(""), "components: box.toml")
    problem = problem_of(signed(lines))
    assert "box.toml: " in problem.problem


def test_a_file_that_is_no_text_is_refused(tmp_path):
    path = tmp_path / "game.katta"
    path.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    with pytest.raises(BadRecord, match="line 1: this is not a text file"):
        Match.read(path)


@pytest.mark.parametrize("text", ["", "\n", "hello\n", "katta record: 1", "katta record:\n", "game: mada\n"])
def test_a_text_that_is_no_record_is_refused(text):
    assert problem_of(text).line == 1


def test_a_missing_file_is_the_systems_word(tmp_path):
    with pytest.raises(FileNotFoundError):
        Match.read(tmp_path / "nowhere.katta")


def test_a_write_that_fails_leaves_the_old_file(tmp_path, monkeypatch):
    match = Match.parse(record_text(games()[0], 40))
    path = tmp_path / "game.katta"
    match.write(path)
    old = path.read_text(encoding="utf-8")

    def full_disk(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full_disk)
    with pytest.raises(OSError, match="No space left"):
        match.undo(1) and match.write(path)
    assert path.read_text(encoding="utf-8") == old


def test_records_of_all_tables_name_their_options():
    for table in plain_tables():
        text = table.match().write()
        for option, value in table.game.complete({}).items():
            assert f"\noption {option}: {value}\n" in text


def test_the_package_has_component_files_where_the_tests_look():
    assert all(Path(PACKAGE / "games" / game.name / "components.toml").is_file() for game in games())
