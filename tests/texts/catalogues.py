"""The catalogues as data: every message of every language, with what it needs."""

from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from katta.texts.catalogue import FOLDER


@cache
def entries(language: str) -> tuple[tuple[str, ast.EntryType], ...]:
    """Every entry of a language with the name of its file."""
    parser = FluentParser(with_spans=False)
    return tuple(
        (path.name, entry)
        for path in sorted((FOLDER / language).glob("*.ftl"))
        for entry in parser.parse(path.read_text(encoding="utf-8")).body
    )


def messages(language: str) -> Iterator[ast.Message]:
    return (entry for _, entry in entries(language) if isinstance(entry, ast.Message))


def ids(language: str) -> set[str]:
    return {message.id.name for message in messages(language)}


def shape(message: ast.Message) -> dict[str, set[str]]:
    """The placeholders of a message and of each of its attributes."""
    found = {"": _variables(message.value)}
    found |= {attribute.id.name: _variables(attribute.value) for attribute in message.attributes}
    return found


def mentioned(language: str) -> set[str]:
    """The messages that others are made of."""
    needed = {name for message in messages(language) for names in shape(message).values() for name in names}
    return {name.removeprefix("message ") for name in needed if name.startswith("message ")}


def _variables(pattern: ast.Pattern | None) -> set[str]:
    collector = _Variables()
    if pattern is not None:
        collector.visit(pattern)
    return collector.names


class _Variables(Visitor):
    """Collects the placeholders of a pattern."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.add(f"message {node.id.name}")
