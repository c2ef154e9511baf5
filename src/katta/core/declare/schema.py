"""The types of what a game shows and says, as Python has them: TypedDicts and Literals, with what is said of each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypedDict

from katta.core.declare.axes import Axis
from katta.core.declare.meanings import Meaning, Words
from katta.core.declare.records import OWN, Field, Record
from katta.core.declare.views import PLAYERS, ViewDeclaration


@dataclass(frozen=True)
class Named:
    """A type with a name."""

    name: str
    kind: Any
    doc: str = ""
    comments: Mapping[str, str] = field(default_factory=dict)


def camel(text: str) -> str:
    """`mada-card` as `MadaCard`."""
    return "".join(word.capitalize() for word in text.replace("_", "-").split("-"))


class Schema:
    """The types of a game's views."""

    def __init__(self, view: ViewDeclaration, told: Iterable[Meaning], doc: str = "") -> None:
        self._prefix = camel(view.game)
        self._named: dict[str, Named] = {}
        self.words: dict[str, Words] = {}
        """All that its numbers stand for."""
        self.view = self._view(view, doc)
        for meaning in told:
            self.hint(meaning)

    def __iter__(self) -> Iterator[Named]:
        """All types, each after those it is made of."""
        return iter(self._named.values())

    def default_texts(self) -> Iterator[tuple[str, str]]:
        """Names for the words that no language has one for."""
        for words in self.words.values():
            yield from words.default_texts()

    def _view(self, view: ViewDeclaration, doc: str) -> Any:
        found: dict[str, list[Field]] = {}
        for path, shown in view.entries():
            found.setdefault(path.partition(".")[0], []).extend(each.field for each in shown)
        keys, comments = {}, {}
        for key, fields in found.items():
            if key == PLAYERS:
                player = self._dict("player", fields, "What is seen of a player.")
                keys[key], comments[key] = list[player], "By seat."  # type: ignore[valid-type]
            elif fields[0].path == key:
                keys[key], comments[key] = self._hint(fields[0]), fields[0].doc
            else:
                keys[key] = self._dict(key, fields, "")
        name = f"{self._prefix}View"
        return self._add(name, TypedDict(name, keys), doc, comments)  # type: ignore[operator]

    def _dict(self, name: str, fields: Sequence[Field], doc: str) -> Any:
        name = self._prefix + camel(name)
        hints = {each.path.rpartition(".")[2]: self._hint(each) for each in fields}
        comments = {each.path.rpartition(".")[2]: each.doc for each in fields}
        return self._add(name, TypedDict(name, hints), doc, comments)  # type: ignore[operator]

    def _hint(self, found: Field) -> Any:
        axes: Sequence[Axis] = found.axes[1:] if found.is_by_seat else found.axes
        hint = self._part(found.part) if found.part else self._meaning(found, axes)
        for axis in reversed(axes):
            self._words(axis.words)
            hint = axis.hint(hint)
        return hint | None if found.maybe or found.scope == OWN else hint

    def _part(self, part: type[Record]) -> Any:
        fields = [each for each in part.fields.values() if each.scope is not None]
        return self._dict(part.__name__, fields, " ".join((part.__doc__ or "").split()))

    def _meaning(self, found: Field, axes: Sequence[Axis]) -> Any:
        assert found.meaning is not None
        hint = self.hint(found.meaning)
        return found.meaning.hint if axes and axes[-1].ends_at_nothing else hint

    def hint(self, meaning: Meaning) -> Any:
        """The type of the JSON of a meaning, its words named."""
        if isinstance(meaning, Words):
            self._words(meaning)
            return meaning.hint | None if meaning.is_nullable else meaning.hint
        self._words(meaning.used_words())
        return meaning.hint

    def _words(self, words: Words | None) -> None:
        if words is not None:
            known = self.words.setdefault(words.called, words)
            if len(words.words) > len(known.words):
                self.words[words.called] = words
            self._add(camel(words.called), words.hint)

    def _add(self, name: str, kind: Any, doc: str = "", comments: Mapping[str, str] | None = None) -> Any:
        kept = self._named.setdefault(name, Named(name, kind, doc, comments or {}))
        return kept.kind
