"""The shape of the project: which way imports point, where games are named, what the papers promise."""

import ast
import contextlib
import importlib
import io
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import katta

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "katta"
MOST_LINES = 400

BELOW = {
    "core": set(),
    "games": {"core"},
    "texts": {"core"},
    "lessons": {"core", "games"},
    "bots": {"core", "games"},
    "lab": {"core", "games", "bots", "texts"},
    "server": {"core", "games", "lessons", "bots", "texts", "lab"},
    "terminal": {"core", "games", "lessons", "bots", "texts", "lab", "server"},  # it can visit a table of a server
    "testing": {"core", "games", "lessons", "bots", "texts", "lab", "server", "terminal"},
    "wasm": {"core", "games", "lessons", "bots", "texts", "lab", "server"},  # a page has what the server would tell it
    "cli": {"core", "games", "lessons", "bots", "texts", "lab", "server", "terminal"},
}
"""What each folder may import besides itself."""

SERVER_BELOW = {
    "settings": set(),
    "rate_limits": set(),
    "telemetry": {"rate_limits"},
    "store": {"settings", "telemetry"},
    "wire": {"store"},
    "bots": {"rate_limits", "telemetry", "wire"},
    "push": {"store", "telemetry", "wire"},
    "tables": {"bots", "prepare", "push", "settings", "store", "telemetry", "wire"},
    "web": {"rate_limits", "settings", "store", "tables", "telemetry", "wire"},
    "admin": {"settings", "store", "tables", "telemetry", "web", "wire"},
    "app": {"admin", "bots", "push", "settings", "store", "tables", "telemetry", "web", "wire"},
    "serve": {"admin", "app", "settings", "store", "telemetry", "web"},
    "prepare": {"tables"},  # what it compiles is played at tables; those ask it only whether that has been done
    "client": {"wire"},
    "typescript": {"wire"},
}
"""The same within the server."""

GAMES = [game.name for game in katta.games()]
SOURCES = sorted(PACKAGE.rglob("*.py"))
PAPERS = sorted(
    path
    for path in ROOT.rglob("*.md")
    if not any(part.startswith(".") or part == "node_modules" for part in path.relative_to(ROOT).parts)
)


def folder_of(path: Path) -> str:
    """`core` of `src/katta/core/game.py`; nothing for what lies at the top."""
    parts = path.relative_to(PACKAGE).parts
    return parts[0] if len(parts) > 1 else ""


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def imports_of(path: Path, *, at_run_time: bool = False) -> Iterator[tuple[int, str]]:
    """Every module of Katta that a source imports, wherever in it, with the line; or but for its types."""
    passed = {id(inner) for node in ast.walk(tree_of(path)) if is_for_types(node) for inner in ast.walk(node)}
    for node in ast.walk(tree_of(path)):
        if at_run_time and id(node) in passed:
            continue
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: a relative import"
            if node.module == "katta":
                yield from ((node.lineno, f"katta.{alias.name}") for alias in node.names)
            else:
                yield node.lineno, node.module or ""
        elif isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)


def is_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def texts_of(path: Path) -> Iterator[tuple[int, str]]:
    """Every string of a source that is not a docstring, with its line."""
    documentation = {
        id(body[0].value)
        for node in ast.walk(tree_of(path))
        if (body := getattr(node, "body", None)) and isinstance(body, list) and isinstance(body[0], ast.Expr)
    }
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documentation:
            yield node.lineno, node.value


def links_of(paper: Path) -> Iterator[str]:
    text = re.sub(r"```.*?```", "", paper.read_text(encoding="utf-8"), flags=re.DOTALL)
    yield from re.findall(r"\]\(([^)\s]+)\)", text)


def example_of(paper: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", (ROOT / paper).read_text(encoding="utf-8"), flags=re.DOTALL)


# Sources


def test_every_folder_has_its_place():
    folders = {path.name for path in PACKAGE.iterdir() if path.is_dir() and any(path.rglob("*.py"))}
    assert folders - {"__pycache__"} == set(BELOW)


def test_modules_of_the_browser_client_are_told_apart_without_their_case():
    """`./stage.svelte` may be `stage.svelte.ts` or, on a disk that ignores case, `Stage.svelte`."""
    names = [path.with_name(path.name.lower().removesuffix(".ts")) for path in (ROOT / "web" / "src").rglob("*.*")]
    assert [str(name.relative_to(ROOT)) for name, count in Counter(names).items() if count > 1] == []


def test_imports_point_one_way():
    wrong = []
    for path in SOURCES:
        folder = folder_of(path)
        for line, module in imports_of(path):
            target = module.split(".")[1] if module.startswith("katta.") else folder
            if folder and target in BELOW and target not in BELOW[folder] | {folder}:
                wrong.append(f"{path.relative_to(ROOT)}:{line}: {folder} imports {module}")
    assert not wrong, "\n".join(wrong)


def test_imports_point_one_way_within_the_server():
    """A folder may name the types of those above it, and nothing else of them."""
    wrong = []
    for path in (PACKAGE / "server").rglob("*.py"):
        own = path.relative_to(PACKAGE / "server").with_suffix("").parts[0]
        for line, module in imports_of(path, at_run_time=True):
            target = module.split(".")[2] if module.startswith("katta.server.") else own
            if own != "__init__" and target not in SERVER_BELOW[own] | {own}:
                wrong.append(f"{path.relative_to(ROOT)}:{line}: {own} imports {module}")
    assert not wrong, "\n".join(wrong)


def test_no_game_imports_another_and_nothing_else_imports_a_game():
    wrong = []
    for path in SOURCES:
        own = path.relative_to(PACKAGE).parts[1] if folder_of(path) == "games" else None
        for line, module in imports_of(path):
            words = module.split(".")
            if words[:2] == ["katta", "games"] and len(words) > 2 and words[2] in GAMES and words[2] != own:
                wrong.append(f"{path.relative_to(ROOT)}:{line}: {module}")
    assert not wrong, "\n".join(wrong)


def test_nothing_outside_its_folder_names_a_game():
    word = re.compile(rf"\b({'|'.join(GAMES)})\b")
    wrong = []
    for path in SOURCES:
        others = [name for name in GAMES if path.relative_to(PACKAGE).parts[:2] != ("games", name)]
        for line, text in texts_of(path):
            wrong += [f"{path.relative_to(ROOT)}:{line}: {text!r}" for name in word.findall(text) if name in others]
    assert not wrong, "\n".join(wrong)


# The browser


def web_sources(folder: str = "") -> list[Path]:
    """What the browser runs, tests left out."""
    found = (ROOT / "web" / "src" / folder).rglob("*")
    return [path for path in found if path.suffix in {".ts", ".svelte"} and ".test." not in path.name]


@pytest.mark.parametrize("game", GAMES)
def test_the_board_of_a_game_decides_by_no_rule(game):
    """What happened is data, so nobody reads it back out of messages; variants are the kernels' business."""
    knowing = re.compile(rf"""["'`]{game}-event-|\bview\.options\b|\boptions\.[a-z]""")
    wrong = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in web_sources(f"games/{game}")
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if knowing.search(line)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", GAMES)
def test_a_choreography_is_not_shown_the_table(game):
    """Whatever an animation needs is in the events: of the view it gets only what says how something is drawn."""
    source = (ROOT / f"web/src/games/{game}/choreography.ts").read_text(encoding="utf-8")
    given = re.search(r"export function choreograph\(events: readonly \w+Event\[\], before: (\w+)\): Act\[\]", source)
    assert given
    drawn = re.search(rf"type {given[1]} = ([^;]*);", source)
    assert drawn
    assert set(re.findall(r'"(\w+)"', drawn[1])) <= {"seat", "seats", "hand", "pears", "colour"}
    shows = re.search(r'\[Type in \w+Event\["type"\]\]', source)
    assert shows, "an event that is forgotten must not compile"


def test_no_module_is_too_long():
    lengths = {path.relative_to(ROOT): len(path.read_text(encoding="utf-8").splitlines()) for path in SOURCES}
    assert {path: lines for path, lines in lengths.items() if lines > MOST_LINES} == {}


def test_every_module_says_what_it_is():
    assert [path for path in SOURCES if path.stat().st_size and not ast.get_docstring(tree_of(path))] == []


# Papers


def test_every_public_name_is_in_the_papers():
    text = (ROOT / "docs/api.md").read_text(encoding="utf-8")
    assert [name for name in katta.__all__ if not re.search(rf"`{name}\b", text)] == []


@pytest.mark.parametrize(
    "kind", [katta.Position, katta.Match, katta.Dealer, katta.Result], ids=lambda kind: kind.__name__
)
def test_every_public_attribute_is_in_the_papers(kind):
    text = (ROOT / "docs/api.md").read_text(encoding="utf-8")
    public = [name for name in vars(kind) if not name.startswith("_")]
    assert [name for name in public if not re.search(rf"`({kind.__name__}\.)?{name}\b", text)] == []


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: str(paper.relative_to(ROOT)))
def test_links_lead_somewhere(paper):
    local = [link.partition("#")[0] for link in links_of(paper) if not re.match(r"[a-z]+:", link)]
    assert [link for link in local if link and not (paper.parent / link).exists()] == []


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: str(paper.relative_to(ROOT)))
def test_papers_stay_within_the_project(paper):
    outside = [
        link
        for link in links_of(paper)
        if not re.match(r"[a-z]+:", link) and not (paper.parent / link).resolve().is_relative_to(ROOT)
    ]
    assert outside == []


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_its_specification(name):
    text = (ROOT / f"docs/rules/{name}.md").read_text(encoding="utf-8")
    codes = katta.game(name).refusal_codes
    assert [code for code in codes if f"`{code}`" not in text] == []
    assert set(re.findall(rf"`({name}\.[a-z.-]+)`", text)) == set(codes)
    for option, values in katta.game(name).options.items():
        assert all(f"`{word}`" in text for word in (option, *values))


@pytest.mark.parametrize("paper", ["README.md"])
def test_examples_run(paper):
    examples = example_of(paper)
    assert examples
    for example in examples:
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile(example, paper, "exec"), {"__name__": "__main__"})
        assert "Result(scores=" in printed.getvalue()
        assert "1/14 ['7']" in printed.getvalue()


@pytest.mark.parametrize("paper", ["README.md", "CONTRIBUTING.md"])
def test_the_chores_named_exist(paper):
    text = (ROOT / paper).read_text(encoding="utf-8")
    named = set(re.findall(r"(?:`|^)make ([a-z-]+)", text, flags=re.MULTILINE))
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), flags=re.MULTILINE))
    assert named
    assert named <= targets


def test_the_commands_named_exist():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`katta ([a-z]+(?:-[a-z]+)*)", text))
    app = importlib.import_module("katta.cli.app")
    commands = {command.__name__.replace("_", "-") for command in app.COMMANDS} | set(app.GROUPS)
    assert {"play", "replay", "verify", "rules", "games", "bench"} <= named <= commands


def test_the_two_commands_come_first():
    lines = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    first = lines.index("```sh")
    assert lines[first + 1].startswith("make play")
    assert lines[first + 2].startswith("make test")
    assert not [line for line in lines[:first] if line.startswith("## ")]


def test_the_changelog_has_this_version():
    assert f"## [{katta.__version__}]" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
