"""The message ids that the sources use: written out, put together in f-strings, or made from the games' own lists.

In the browser's sources they stand between quotes; its template literals are what f-strings are here.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import katta
from katta import lessons
from katta.core import registry
from katta.core.game import Game
from katta.server.wire import phrases

PACKAGE = Path(katta.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"
CORE_CODES = ("move.unknown", "move.game-over", "move.awaits-chance")
ID = re.compile(r"[a-z]+(-[a-z0-9]+)+")
SPEAKERS = {"Message", "say", "tell", "waiting", "Failure", "Misuse", "title"}
COMPUTED = re.compile(r"\$\{[^{}`]*\}")
QUOTED = re.compile(rf"(?<!=)([\"'`])((?:[a-z0-9-]|{COMPUTED.pattern})+)\1")


@cache
def _trees() -> tuple[ast.Module, ...]:
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in sorted(PACKAGE.rglob("*.py")))


@cache
def _quoted() -> set[str]:
    """What stands between quotes in the browser's sources and could be an id or a template; `class="…"` could not."""
    files = [path for path in WEB.rglob("*") if path.suffix in {".ts", ".svelte"}]
    return {found[2] for path in files for found in QUOTED.finditer(path.read_text(encoding="utf-8"))}


@cache
def literals() -> set[str]:
    """All string literals that could be an id."""
    return web_literals() | {
        node.value
        for tree in _trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and ID.fullmatch(node.value)
    }


@cache
def web_literals() -> set[str]:
    """Those of the browser's sources."""
    return {text for text in _quoted() if ID.fullmatch(text)}


@cache
def patterns() -> tuple[re.Pattern[str], ...]:
    """The ids that f-strings put together; a part that is computed stands for any words."""
    nodes = (node for tree in _trees() for node in ast.walk(tree))
    texts = {_template(node) for node in nodes if isinstance(node, ast.JoinedStr)}
    return (*web_patterns(), *_patterns(texts))


@cache
def web_patterns() -> tuple[re.Pattern[str], ...]:
    """Those of the browser's sources."""
    return _patterns({text for text in _quoted() if COMPUTED.search(text)})


def _template(node: ast.JoinedStr) -> str:
    """An f-string as TypeScript writes it."""
    return "".join(str(part.value) if isinstance(part, ast.Constant) else "${}" for part in node.values)


def _patterns(templates: set[str]) -> tuple[re.Pattern[str], ...]:
    """`sifaka-step-${step}` as a pattern; a template with less than a word and a dash written out is no id."""
    found = set()
    for template in templates:
        parts = COMPUTED.split(template)
        written = "".join(parts)
        if re.fullmatch(r"[a-z0-9-]+", written) and re.search(r"[a-z]{2,}-|-[a-z]{2,}", written):
            found.add("[a-z0-9-]+".join(parts))
    return tuple(re.compile(pattern) for pattern in sorted(found))


@cache
def spoken() -> set[str]:
    """The ids that are said outright: the first argument of a Message, a say, a tell, a failure."""
    return {argument for tree in _trees() for node in ast.walk(tree) for argument in _said(node)}


def _said(node: ast.AST) -> Iterator[str]:
    if not isinstance(node, ast.Call) or not node.args:
        return
    called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    for argument in ast.walk(node.args[0]) if called in SPEAKERS else ():
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str) and ID.fullmatch(argument.value):
            yield argument.value


def declared(game: Game) -> Iterator[str]:
    """The ids of what a game's kernels say, and of the words they say it with."""
    for statements in game.told.values():
        yield from (statements.message_id(statement) for statement in statements if statement.traits.said)
    for words in game.schema.words.values():
        names = words.describe_words()["names"].values()
        yield from (name["id"] for name in names)


@cache
def buttons() -> set[str]:
    """The ids of moves and of the steps towards them; some have none, for only chance makes them."""
    found = {game.moves.message_id(verb) for game in registry.games() for verb in game.moves}
    return found | {
        f"{game.name}-step-{step}" for game in registry.games() for verb in game.moves for step in verb.steps
    }


@cache
def families() -> set[str]:
    """The ids that follow from what each game and the core list: what kernels say, rules, lessons, names, options."""
    found = {f"refusal-{code.replace('.', '-')}" for code in CORE_CODES}
    found |= {f"phrase-{phrase}" for phrase in (*phrases.REACTIONS, *phrases.SENTENCES)}
    for game in registry.games():
        found |= set(declared(game))
        found |= {f"{game.name}-rules-{section}" for section in game.rules_page}
        for lesson in lessons.lessons(game):
            found |= {lesson.title.id} | {step.says.id for step in lesson}
        for table in game.material(None).tables:
            found |= {f"{game.name}-table-{table.name}"}
            found |= {f"{game.name}-table-{table.name}-{column}" for column in table.columns}
        found |= {f"{game.name}-name", f"{game.name}-line", f"{game.name}-begins"}
        found |= {f"{game.name}-mark-{mark}" for mark in game.marks}
        found |= {f"{game.name}-help-{help}" for help in game.helps}
        for option, values in game.options.items():
            found |= {f"{game.name}-option-{option}"} | {f"{game.name}-option-{option}-{value}" for value in values}
    return found
