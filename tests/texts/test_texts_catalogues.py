"""The catalogues are complete: no message is missing, unused, extra or different in its placeholders."""

from collections import Counter

import pytest
from fluent.syntax import ast

from katta.core import registry
from katta.texts import LANGUAGES
from katta.texts.catalogue import FOLDER
from tests.texts.catalogues import entries, ids, mentioned, messages, shape
from tests.texts.sources import buttons, families, literals, patterns, spoken, web_literals, web_patterns

OTHERS = [language for language in LANGUAGES if language != "en"]


def test_every_language_has_the_same_files() -> None:
    expected = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))
    for language in OTHERS:
        assert sorted(path.name for path in (FOLDER / language).glob("*.ftl")) == expected, language


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_can_be_read(language: str) -> None:
    junk = [(file, entry.content) for file, entry in entries(language) if isinstance(entry, ast.Junk)]
    assert not junk


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_there_twice(language: str) -> None:
    counts = Counter(message.id.name for message in messages(language))
    assert [name for name, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_missing_or_extra(language: str) -> None:
    assert ids(language) - ids("en") == set()
    assert ids("en") - ids(language) == set()


@pytest.mark.parametrize("language", OTHERS)
def test_placeholders_are_the_same_in_every_language(language: str) -> None:
    english = {message.id.name: shape(message) for message in messages("en")}
    differing = {
        message.id.name: (english[message.id.name], shape(message))
        for message in messages(language)
        if shape(message) != english.get(message.id.name, shape(message))
    }
    assert differing == {}


def test_every_message_that_is_said_is_there() -> None:
    assert spoken() - ids("en") == set()


def test_every_message_that_the_browser_says_is_there() -> None:
    """What begins like a message is one: `web-…`, `mada-…`; of a template, at least one message has to be there."""
    beginnings = {name.split("-")[0] for name in ids("en")}
    literal = {text for text in web_literals() if text.split("-")[0] in beginnings}
    kinds = {called for game in registry.games() for called in game.schema.words}
    assert literal - ids("en") - kinds == set()
    templates = [pattern for pattern in web_patterns() if pattern.pattern.split("-")[0] in beginnings]
    assert [pattern.pattern for pattern in templates if not any(map(pattern.fullmatch, ids("en")))] == []


def test_every_family_is_complete() -> None:
    """Refusal codes, sections of the rules, names and options of each game."""
    assert families() - ids("en") == set()


def test_no_message_is_unused() -> None:
    """A family counts by its lists, not by the f-string that says it: a refusal without a code is unused."""
    unused = {
        name
        for name in ids("en") - literals() - families() - buttons() - mentioned("en")
        if is_of_a_family(name) or not any(pattern.fullmatch(name) for pattern in patterns())
    }
    assert unused == set()


def is_of_a_family(name: str) -> bool:
    """Whether a message belongs to one of the families that the games list."""
    of_a_game = ("rules-", "table-", "lesson-", "option-", "mark-", "name", "line", "begins")
    return any(
        name.startswith((f"refusal-{game}-", *(f"{game}-{kind}" for kind in of_a_game))) for game in registry.names()
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_of_the_rules_has_a_title(language: str) -> None:
    titled = {message.id.name for message in messages(language) if "title" in shape(message)}
    sections = {f"{game.name}-rules-{section}" for game in registry.games() for section in game.rules_page}
    assert sections - titled == set()
