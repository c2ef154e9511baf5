"""The rules are for players: no markup, and nothing that only developers know."""

import re

import pytest

from katta.core import registry
from katta.texts import LANGUAGES, Catalogue

UNSUITABLE = re.compile(r"[`*_#{}<>|\\]|https?:|\.(md|toml|py|katta)\b|\bkatta [a-z]|\b(eager|lazy|mirror)\b|--")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", registry.names())
def test_rules_are_plain_sentences(name: str, language: str) -> None:
    game, catalogue = registry.game(name), Catalogue(language)
    values = game.material(None).values
    said = {section: catalogue.say(f"{name}-rules-{section}", **values) for section in game.rules_page}
    assert {section: found[0] for section, text in said.items() if (found := UNSUITABLE.search(text))} == {}


@pytest.mark.parametrize("name", registry.names())
def test_every_number_that_a_game_counts_is_said(name: str) -> None:
    """By the sentence that asks for it: another number changes the text."""
    game, catalogue = registry.game(name), Catalogue("en")
    values = game.material(None).values

    def whole(given: dict[str, int]) -> str:
        return "".join(catalogue.say(f"{name}-rules-{section}", **given) for section in game.rules_page)

    assert [key for key in values if whole(values) == whole({**values, key: 977})] == []
