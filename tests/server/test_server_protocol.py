"""The protocol: types for the browser, sentences for every refusal, the page about it."""

import json
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from katta.core.message import Argument
from katta.server import typescript
from katta.server.wire import messages
from katta.server.wire.refusal import Code, Refusal
from katta.texts import LANGUAGES, Catalogue

ROOT = Path(__file__).parents[2]
ARGUMENTS: dict[str, Argument] = {"problem": "p", "name": "n", "level": "l", "protocol": 1, "most": 4}


@pytest.mark.parametrize("target", typescript.FILES)
def test_the_types_of_the_browser_are_up_to_date(target: str) -> None:
    """Made anew by `python -m katta.server.typescript`."""
    assert (ROOT / target).read_text(encoding="utf-8") == typescript.FILES[target]()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    for code in get_args(Code):
        assert Catalogue(language).say(f"server-{code}", **ARGUMENTS)
    assert str(Refusal("stale"))


def test_unknown_fields_are_refused() -> None:
    hello = {"type": "hello", "protocol": 1, "table": "t"}
    assert isinstance(messages.decode(json.dumps(hello)), messages.Hello)
    with pytest.raises(msgspec.ValidationError):
        messages.decode(json.dumps({**hello, "extra": 1}))


def test_every_message_is_documented() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text()
    for kind in (*get_args(messages.Request), *get_args(messages.Reply)):
        assert f"`{kind.__struct_config__.tag}`" in page, kind
        for field in kind.__struct_fields__:
            assert f"`{field}`" in page, (kind, field)
    for code in get_args(Code):
        assert f"`{code}`" in page, code
