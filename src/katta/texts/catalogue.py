"""One language's messages, and how they become sentences."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from katta.core.message import Argument, Listing, Message, Player

FOLDER = Path(__file__).parent
LANGUAGES = {
    "en": "English",
    "fr": "Français",
    "de": "Deutsch",
    "nl": "Nederlands",
    "es": "Español",
    "it": "Italiano",
}
"""The languages there are, each by its own name."""


class Catalogue:
    """Says messages in one language; players are called by their names."""

    def __init__(self, language: str, names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = names
        self._bundle = _bundle(language)

    def say(self, message: str | Message, /, **arguments: Argument) -> str:
        """A message, by its id and arguments or as a `Message`, as a sentence."""
        found = message if isinstance(message, Message) else Message(message, arguments)
        return self._format(found.id, self._bundle.get_message(found.id).value, found.arguments)

    def title(self, message: str) -> str:
        """The heading of a message that has one (`.title`)."""
        return self._format(message, self._bundle.get_message(message).attributes["title"], {})

    def _format(self, message: str, pattern: Any, arguments: Mapping[str, Argument]) -> str:
        plain = {key: self._plain(value) for key, value in arguments.items()}
        sentence, errors = self._bundle.format_pattern(pattern, plain)
        if errors:
            raise LookupError(f"{self.language}: {message} cannot be said: {errors}")
        return str(sentence)

    def _plain(self, argument: Argument) -> int | str:
        """An argument as Fluent takes it."""
        if isinstance(argument, Message):
            return self.say(argument)
        if isinstance(argument, Player):
            return self.names[argument.seat]
        if isinstance(argument, Listing):
            return self._joined([str(self._plain(item)) for item in argument.items])
        return argument

    def _joined(self, items: list[str]) -> str:
        """`a`, `a and b`, `a, b and c`."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-and", start=", ".join(items[:-1]), last=items[-1])


@cache
def _bundle(language: str) -> FluentBundle:
    """The messages of a language; Fluent's isolation marks are left out, for terminals show them as boxes."""
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
