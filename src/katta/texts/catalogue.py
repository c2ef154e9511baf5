"""One language's messages, and how they become sentences."""

import re
from collections.abc import Container, Mapping, Sequence
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from katta.core.message import MINUS, Argument, Listing, Message, Player

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

ONE = "one"
"""The form of a message that names one of its kind, with the article: `.one = a Lemur`. A sentence asks for it by
`{ $card-one }` where the argument is `card`."""

COUNT = "count"
"""How many a list has: `{ $cards-count -> [0] nothing *[other] { $cards } }` where the argument is `cards`."""

BOT = "bot"
"""The form of a message that names a `player` who is a bot: `.bot = { $player } (bot)`."""

YOU = "you"
"""The form of a message that speaks to whoever it is about: `.you = You draw a card.` where the reader is the `player`,
`.you-other` where the reader is the `other`. A message without it calls the reader by name."""

_ABOUT = "player"
"""The argument that says whom a message is about."""

_CLASHES = {
    "es": re.compile(r"h?[ií](?![aeoáéó])|y(?![aeiouáéíóú])", re.IGNORECASE),
    "it": re.compile(r"[eèé]", re.IGNORECASE),
}
"""What a last word begins with where "and" would run into it: Spanish "Ana e Inés", Italian "Anna ed Elena"."""

_HYPHEN_OF_NUMBER = re.compile(r"(?<!\w)-(?=\d)")


class Catalogue:
    """Says messages in one language; players are called by their names, and the seat that reads them `you`."""

    def __init__(
        self, language: str, names: Sequence[str] = (), you: int | None = None, bots: Container[int] = ()
    ) -> None:
        self.language = language
        self.names = names
        self.you = you
        self.bots = bots
        self._bundle = _bundle(language)

    def say(self, message: str | Message, /, **arguments: Argument) -> str:
        """A message, by its id and arguments or as a `Message`, as a sentence."""
        found = message if isinstance(message, Message) else Message(message, arguments)
        return self._formed(found, self._person(found))

    def title(self, message: str) -> str:
        """The heading of a message that has one (`.title`)."""
        bundle = self._bundle_with(message)
        return self._format(bundle, message, bundle.get_message(message).attributes["title"], {})

    def _bundle_with(self, message: str) -> FluentBundle:
        """The bundle that has a message: the language's own, or one that the package of a game brings."""
        if self._bundle.has_message(message):
            return self._bundle
        from katta.texts.game_texts import bundles_of  # most of what is said needs no game to be loaded

        for bundle in bundles_of(message, self.language):
            if bundle.has_message(message) and bundle.get_message(message).value is not None:
                return bundle
        raise LookupError(f"{self.language}: there is no message {message}")

    def _format(self, bundle: FluentBundle, message: str, pattern: Any, arguments: Mapping[str, Argument]) -> str:
        plain = {key: self._plain(value) for key, value in arguments.items()}
        plain |= {f"{key}-{ONE}": self._plain(value, ONE) for key, value in arguments.items() if _has_forms(value)}
        plain |= {f"{key}-{COUNT}": len(value.items) for key, value in arguments.items() if isinstance(value, Listing)}
        sentence, errors = bundle.format_pattern(pattern, plain)
        if errors and bundle is self._bundle:  # a package that errs must not end the game: Fluent says what it can
            raise LookupError(f"{self.language}: {message} cannot be said: {errors}")
        return _with_minus(str(sentence), arguments)

    def _plain(self, argument: Argument, form: str = "") -> int | str:
        """An argument as Fluent takes it; a message in one of its forms, if it has that form."""
        if isinstance(argument, Message):
            return self._formed(argument, form)
        if isinstance(argument, Player):
            return self.names[argument.seat]
        if isinstance(argument, Listing):
            return self._joined([str(self._plain(item, form)) for item in argument.items])
        return argument

    def _formed(self, message: Message, form: str) -> str:
        """`a Lemur` for the form `one` of `mada-card-lemur`; the message itself where it has no such form."""
        bundle = self._bundle_with(message.id)
        found = bundle.get_message(message.id)
        return self._format(bundle, message.id, found.attributes.get(form, found.value), message.arguments)

    def _person(self, message: Message) -> str:
        """The form of a message that is about whoever reads it, or about a bot; none for one about others."""
        for name, value in message.arguments.items():
            if isinstance(value, Player) and value.seat == self.you:
                return YOU if name == _ABOUT else f"{YOU}-{name}"
        about = message.arguments.get(_ABOUT)
        return BOT if isinstance(about, Player) and about.seat in self.bots else ""

    def _joined(self, items: list[str]) -> str:
        """`a`, `a and b`, `a, b and c`, `a (×2) and b`: what is listed in an order stays in it."""
        items = [self._times(item, len(list(run))) for item, run in groupby(items)]
        if len(items) < 2:
            return "".join(items)
        is_vowel = self.language in _CLASHES and _CLASHES[self.language].match(items[-1])
        joint = "list-and-vowel" if is_vowel else "list-and"
        return self.say(joint, start=", ".join(items[:-1]), last=items[-1])

    def _times(self, item: str, count: int) -> str:
        return item if count == 1 else self.say("list-times", item=item, count=count)


def _has_forms(argument: Argument) -> bool:
    return isinstance(argument, Message | Listing)


def _with_minus(sentence: str, arguments: Mapping[str, Argument]) -> str:
    """Fluent writes a negative number with a hyphen; people read `katta.core.message.figure`."""
    if any(isinstance(value, int) and value < 0 for value in arguments.values()):
        return _HYPHEN_OF_NUMBER.sub(MINUS, sentence)
    return sentence


def bundle_of(language: str, *sources: str) -> FluentBundle:
    """A bundle of messages; Fluent's isolation marks are left out, for terminals show them as boxes."""
    bundle = FluentBundle([language], use_isolating=False)
    for source in sources:
        bundle.add_resource(FluentResource(source), allow_overrides=True)
    return bundle


@cache
def _bundle(language: str) -> FluentBundle:
    """The messages of a language."""
    return bundle_of(
        language, *(path.read_text(encoding="utf-8") for path in sorted((FOLDER / language).glob("*.ftl")))
    )
