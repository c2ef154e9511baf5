"""The catalogues keep to the typography of TERMS.md: apostrophes, quotation marks, ellipses and spaces."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast

from katta.texts import LANGUAGES
from tests.texts.catalogues import messages

QUOTES = {
    "en": ("“", "”"),
    "fr": ("«", "»"),
    "de": ("„", "“"),
    "nl": ("‘", "’"),
    "es": ("«", "»"),
    "it": ("«", "»"),
}
AS_TYPED = re.compile(r"`[^`]*`|https?://\S+|Malédiction!")
ABOUT_KEYS = {"join-help", "terminal-help", "terminal-welcome"}  # where a lone `?` is the key to press


def prose(pattern: ast.Pattern) -> Iterator[str]:
    """A pattern as it is read, each placeable as X, and then each variant of its selections."""
    parts = []
    for element in pattern.elements:
        parts.append(element.value if isinstance(element, ast.TextElement) else "X")
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from prose(variant.value)
    yield AS_TYPED.sub("X", "".join(parts))


def sentences(language: str) -> Iterator[tuple[str, str]]:
    """Everything a language says, with the id of the message that says it."""
    for message in messages(language):
        for pattern in (message.value, *(attribute.value for attribute in message.attributes)):
            for text in prose(pattern) if pattern else ():
                name = message.id.name
                yield name, re.sub(r"(^| )\? ", " X ", text, flags=re.M) if name in ABOUT_KEYS else text


def mistakes(language: str) -> Iterator[str]:
    """What a language must not write, as regular expressions."""
    opening, closing = QUOTES[language]
    yield "[" + re.sub(f"[{opening}{closing}]", "", "'\"`´‘‚“”„«»‹›") + "]"
    yield rf"\w{opening}"
    yield r"\.\.\."
    yield r"(?<!,)\s…" if language in {"fr", "es", "it"} else r"\S…"
    if language != "nl":  # where the closing mark is also the apostrophe
        yield rf"{closing}\w"
    yield r"(?<!\u00a0)%" if language in {"fr", "de", "es"} else r"\s%"
    if language == "fr":
        yield r"(?<!\u00a0)[:»]|«(?!\u00a0)|(?<!\u202f)[;!?]|\d[ \u00a0]\d{3}"
    else:
        yield rf"\s[:;!?]|{opening}\s"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_mark_or_space_is_wrong(language: str) -> None:
    wrong = re.compile("|".join(mistakes(language)))
    found = [
        (name, text[max(0, at.start() - 20) : at.end() + 20])
        for name, text in sentences(language)
        for at in wrong.finditer(text)
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_quotation_is_closed(language: str) -> None:
    opening, closing = QUOTES[language]
    quoted = re.compile(f"{opening}[^{opening}{closing}]+{closing}")
    open_ended = [(name, text) for name, text in sentences(language) if opening in quoted.sub("", text)]
    assert open_ended == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", "Qui joue ?"),
        ("fr", "Quoi\u00a0!"),
        ("fr", "«katta»"),
        ("de", "“X“"),
        ("nl", "„X”"),
        ("en", "it's"),
        ("es", "¿Qué ?"),
        ("es", "5%"),
        ("nl", "5\u00a0%"),
    ],
)
def test_a_mistake_is_noticed(language: str, text: str) -> None:
    assert re.search("|".join(mistakes(language)), text)
