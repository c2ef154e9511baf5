"""Games that packages bring: found by entry point; a broken one is a sentence, and the other games play."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import katta
from katta.cli.new_game import write
from katta.core import packages, registry
from katta.core.soundness import NEEDED
from katta.terminal import any_picture
from katta.texts import Catalogue, game_texts
from tests import template
from tests.core.random_games import run
from tests.examples.package import environment, metadata

Bring = Callable[..., Path]


def forget() -> None:
    for cached in (packages.brought, registry._found, registry._loaded, game_texts._bundles, game_texts._report):
        cached.cache_clear()
    for name in [name for name in sys.modules if name.startswith("katta_")]:
        del sys.modules[name]


@pytest.fixture
def bring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bring]:
    """Installs a new game after some of its text was replaced; the name is one that no other test uses."""

    def bring(name: str, file: str = "", old: str = "", new: str = "") -> Path:
        project = tmp_path / name
        write(name, project)
        if file:
            path = next(path for path in project.rglob(file) if path.is_file())
            text = path.read_text(encoding="utf-8")
            assert old in text
            path.write_text(text.replace(old, new, 1) if old else new, encoding="utf-8")
        monkeypatch.syspath_prepend(str(metadata(project, tmp_path / f"{name}-info")))
        monkeypatch.syspath_prepend(str(project / "src"))
        forget()
        return project

    yield bring
    monkeypatch.undo()
    forget()


def trouble_of(name: str) -> str:
    """The sentence, which names the game and its package; the other games play."""
    [trouble] = [trouble for trouble in registry.troubles() if trouble.game == name]
    assert f"'{name}'" in str(trouble)
    assert trouble.package == f"katta-{name}"
    assert "mada" in [game.name for game in registry.games()]
    assert name not in [game.name for game in registry.games()]
    return trouble.problem


def test_a_package_brings_a_game(bring):
    before = registry.names()
    bring("sound")
    assert registry.names() == (*before, "sound")
    game = katta.game("sound")
    assert game in katta.games()
    assert registry.package_of("sound") == "katta-sound"
    assert game.start(2).actor == katta.CHANCE
    assert not [trouble for trouble in registry.troubles() if trouble.game == "sound"]


BROKEN = {
    "raises": ("rules.py", '"""The', 'raise RuntimeError("oh no")\n"""The', "raises RuntimeError: oh no"),
    "leaves": ("rules.py", '"""The', 'raise SystemExit("bye")\n"""The', "raises SystemExit: bye"),
    "unreadable": ("rules.py", "def actor(", "def actor((", "SyntaxError"),
    "needy": ("rules.py", "from katta.core.compiler", "import nothing\nfrom katta.core.compiler", "nothing"),
    "not-a-game": ("__init__.py", "GAME = Game(", "GAME = dict(", "is no Game"),
    "empty": ("__init__.py", "GAME = Game(", "GAMES = Game(", "is no Game"),
    "misnamed": ("__init__.py", 'name="misnamed"', 'name="other"', "call both the same"),
    "unconcealed": ("rules.py", "def conceal(", "def reveal(", "lack the kernel conceal"),
    "eventless": ("told.py", "def won(", "def lost(", "uses katta_eventless.told.won, which is declared nowhere"),
    "misspelt": ("rules.py", "s.deck ^= heap_of(card)", "s.deck ^= heep_of(card)", "uses heep_of, which is declared"),
    "double-field": ("state.py", "    deck: Heap", "    turn: Seat\n    deck: Heap", "declares the field turn twice"),
    "double-key": ("state.py", "Row[Card] = by_seat(", 'Row[Card] = by_seat(key="cards"', "shown as 'cards'"),
    "double-event": ("told.py", "def dealt(", "def play(", "declared twice"),
    "double-move": ("state.py", '"deal {card}"', '"play {card}"', "'play' is declared twice"),
    "double-word": ("state.py", '"dealing", "playing"', '"dealing", "dealing"', "a word is there twice"),
    "seatless": ("__init__.py", "range(2, MOST_SEATS + 1)", "range(2, 2)", "seats is empty"),
    "setup-raises": ("state.py", "s = SetupRaises", "s = 1 // 0\n    s = SetupRaises", "ZeroDivisionError"),
    "setup-forgets": ("state.py", "s.seats, s.eyes = seats, EVERYTHING", "s.eyes = EVERYTHING", "its setup for"),
}  # fmt: skip


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_package_is_a_sentence_and_the_other_games_play(bring, caplog, name):
    file, old, new, problem = BROKEN[name]
    bring(name, file, old, new)
    assert problem in trouble_of(name)
    with pytest.raises(katta.KattaError, match=name):
        katta.game(name)
    registry.games()
    told = [record for record in caplog.records if f"'{name}'" in record.getMessage()]
    assert len(told) == 1


def test_a_name_that_is_taken_is_refused(bring):
    project = bring("mada")
    assert katta.game("mada").state.__module__ == "katta.games.mada.state"
    [trouble] = [trouble for trouble in registry.troubles() if trouble.game == "mada"]
    assert trouble.package == "katta-mada"
    assert "katta has a game of that name" in trouble.problem
    assert project.exists()


def test_two_packages_with_one_game_are_told_apart(bring, tmp_path):
    bring("twice")
    info = next((tmp_path / "twice-info").iterdir())
    other = info.with_name("another_twice-1.dist-info")
    info.rename(info.with_name("kept"))
    kept = info.with_name("kept")
    for folder, package in ((info, "katta-twice"), (other, "z-twice")):
        folder.mkdir()
        (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1\n")
        (folder / "entry_points.txt").write_text((kept / "entry_points.txt").read_text())
    forget()
    assert registry.package_of("twice") == "katta-twice"
    assert [(trouble.game, trouble.package) for trouble in registry.troubles() if trouble.game == "twice"] == [
        ("twice", "z-twice")
    ]


@pytest.mark.parametrize("points", ["[katta.games\nno equals sign", "[katta.games]\nno equals sign", "\x00"])
def test_entry_points_that_cannot_be_read_harm_nobody(bring, tmp_path, points):
    bring("garbled")
    (next((tmp_path / "garbled-info").iterdir()) / "entry_points.txt").write_text(points)
    forget()
    assert "garbled" not in registry.names()
    assert "mada" in [game.name for game in registry.games()]


def test_an_entry_point_with_an_impossible_name_is_told(bring, tmp_path):
    bring("proper")
    points = next((tmp_path / "proper-info").iterdir()) / "entry_points.txt"
    points.write_text(points.read_text().replace("proper =", "Im Proper ="))
    forget()
    assert [trouble.package for trouble in registry.troubles() if trouble.game == "Im Proper"] == ["katta-proper"]


def test_every_kernel_without_a_default_is_needed():
    assert {"actor", "legal", "outcomes", "sample", "apply", "score", "conceal", "resample"} == set(NEEDED)


# What it says


def test_its_own_texts_come_before_the_defaults_and_english_before_nothing(bring, caplog):
    project = bring("speaker")
    texts = project / "src" / "katta_speaker" / "texts"
    (texts / "fr.ftl").write_text("speaker-name = Orateur\n", encoding="utf-8")
    forget()
    assert Catalogue("fr").say("speaker-name") == "Orateur"
    assert Catalogue("fr").say("speaker-line").startswith("Play high")
    assert Catalogue("de").say("speaker-name") == "Speaker"
    assert Catalogue("de").say("speaker-shown-won") == "Won"
    assert Catalogue("de").say("speaker-phase-dealing") == "dealing"
    assert game_texts.missing_languages(katta.game("speaker")) == ("de", "nl", "es", "it")
    Catalogue("nl").say("speaker-name")
    assert [record.getMessage() for record in caplog.records].count(
        "the game 'speaker' of the package katta-speaker speaks English in de, nl, es, it"
    ) == 1


def test_a_text_that_cannot_be_read_is_told_and_said_by_default(bring, caplog):
    project = bring("garbler", "en.ftl", "garbler-name = Garbler", "garbler-name = { $")
    assert Catalogue("en").say("garbler-name") == "Garbler"
    assert str(project) in caplog.text


def test_a_sentence_of_the_declaration_that_cannot_be_read_is_said_as_it_is(bring, caplog):
    bring("careless", "told.py", "{ $player } plays { $card }.", "{ $player plays { $card }.")
    said = Catalogue("en", ["Ada"]).say("careless-event-play", player=katta.Player(0), card="7")
    assert said == "{ $player plays { $card }."
    assert "careless-event-play" in caplog.text


def test_all_that_a_game_says_is_one_source_for_a_client(bring):
    bring("client")
    source = game_texts.source(katta.game("client"), "de")
    assert source.count("client-name = ") == 1
    assert "client-event-play = { $player } plays { $card }." in source
    assert "refusal-client-play-not-in-hand" in source
    mada = game_texts.source(katta.game("mada"), "de")
    assert "mada-name = Mada" in mada
    assert "Nachziehstapel" in mada


def test_a_help_of_a_package_is_named_by_default(bring):
    bring("helper", "__init__.py", "    setup=setup,\n", '    setup=setup,\n    helps=("last-round",),\n')
    assert Catalogue("fr").say("helper-help-last-round") == "Last round"
    assert katta.game("helper").checked_helps(["last-round", "last-round"]) == ["last-round"]


def test_a_picture_of_any_game_is_drawn_with_helps_too():
    mada, say = katta.game("mada"), Catalogue("en", ["Ada", "Ben"]).say
    assert any_picture.picture(mada.start(2).view(0), say, 80, helps=mada.helps)


# Compiled code


SCORES = """
import katta
from katta.core.contract import scores_of
state = katta.game("stale").state.blank()
state.seats, state.won[0] = 2, 6
print(scores_of(state)[0])
"""
"""One kernel is compiled, and not all that a game takes."""


def test_an_edit_in_a_package_never_runs_stale_code(tmp_path):
    project = tmp_path / "stale"
    write("stale", project)
    surroundings = environment(project, tmp_path / "info") | {
        "NUMBA_DISABLE_JIT": "0",
        "NUMBA_CACHE_DIR": str(tmp_path / "cache"),
    }
    assert run(SCORES, surroundings) == "6\n"
    rules = project / "src" / "katta_stale" / "rules.py"
    rules.write_text(rules.read_text().replace("scores[seat] = s.won[seat]", "scores[seat] = 5 * s.won[seat]"))
    assert run(SCORES, surroundings) == "30\n"
    assert len(list((tmp_path / "cache").iterdir())) == 2


# The command


def test_what_is_written_passes_its_own_tests(tmp_path):
    project = tmp_path / "written"
    write("brand-new", project)
    surroundings = environment(project, tmp_path / "info") | {"NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", project / "tests"]
    done = subprocess.run(command, cwd=project, env=surroundings, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert "skipped" not in done.stdout


def new_game(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return template.run("new-game", *arguments, folder=folder, LANG="en_GB.UTF-8")


def test_the_command_writes_a_folder_once_and_says_what_to_do_next(tmp_path):
    done = new_game(tmp_path, "high-cards")
    assert done.returncode == 0, done.stderr
    assert "pip install -e katta_high_cards" in done.stdout
    assert (tmp_path / "katta_high_cards" / "pyproject.toml").exists()
    again = new_game(tmp_path, "high-cards")
    assert again.returncode == 1
    assert "katta_high_cards already" in again.stderr


@pytest.mark.parametrize("name", ["", "Chess", "../chess", "a--b", "-a", "9men", "a" * 31, "mada", "été", "a b"])
def test_a_bad_name_is_refused(tmp_path, name):
    done = new_game(tmp_path, "--", name)
    assert done.returncode == 2
    assert done.stderr.startswith("katta: ")
    assert list(tmp_path.iterdir()) == []
