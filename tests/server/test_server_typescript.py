"""The types of Python as TypeScript writes them."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest
from msgspec import Meta

from katta.server.typescript import hints, views

Colour = Literal["red", "blue"]


class Part(TypedDict):
    """A part."""

    number: int


class Base(TypedDict):
    """What is shared."""

    shared: int
    """Said in
    two lines."""


class Whole(Base):
    """A whole."""

    parts: list[Part]
    colour: Colour
    comment: NotRequired[str | None]
    """Said below."""


@pytest.mark.parametrize(
    ("hint", "text"),
    [
        (int | None, "number | null"),
        (list[int | None], "(number | null)[]"),
        (list[list[str]], "string[][]"),
        (list[Literal["a", "b"]], '("a" | "b")[]'),
        (list[Colour], "Colour[]"),
        (Literal["a", 2, True, None], '"a" | 2 | true | null'),
        (tuple[int, str], "[number, string]"),
        (tuple[int, ...], "number[]"),
        (Annotated[list[int], Meta(min_length=2, max_length=2)], "[number, number]"),
        (Annotated[list[int], Meta(min_length=2)], "number[]"),
        (dict[str, Any], "Record<string, unknown>"),
        (dict[Colour, int], "Partial<Record<Colour, number>>"),
        (Annotated[dict[Colour, int], Meta(min_length=2)], "Record<Colour, number>"),
        (Annotated[dict[Colour, int], Meta(min_length=1)], "Partial<Record<Colour, number>>"),
    ],
    ids=str,
)
def test_types(hint: Any, text: str) -> None:
    assert hints.text_of(hint, {Colour: "Colour"}) == text


def test_what_typescript_cannot_say_is_refused() -> None:
    with pytest.raises(TypeError, match="complex"):
        hints.text_of(complex, {})


def test_views() -> None:
    assert views.declarations({Whole: "zoo"}) == [
        """\
/** A part. */
export interface Part {
  number: number;
}
""",
        'export type Colour = "red" | "blue";\n',
        """\
/** A whole. */
export interface Whole extends CommonView {
  game: "zoo";
  /** Said in two lines. */
  shared: number;
  parts: Part[];
  colour: Colour;
  /** Said below. */
  comment?: string | null;
}
""",
    ]
