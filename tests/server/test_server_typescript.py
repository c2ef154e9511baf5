"""The types of Python as TypeScript writes them."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest
from msgspec import Meta

from katta.core import registry
from katta.core.declare.schema import Named
from katta.core.game import Game
from katta.server.typescript import hints, views

Colour = Literal["red", "blue"]


class Part(TypedDict):
    """A part."""

    number: int


class Whole(TypedDict):
    """A whole."""

    shared: int
    parts: list[Part]
    colour: Colour
    comment: NotRequired[str | None]


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
        (Annotated[list[int], Meta(min_length=5, max_length=5)], "number[]"),
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
    comments = {"shared": "Said of it.", "comment": "Said below."}
    types = [Named("Part", Part, "A part."), Named("Colour", Colour), Named("Whole", Whole, "A whole.", comments)]
    assert views.declarations(types, {Whole: "zoo"}) == [
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
  /** Said of it. */
  shared: number;
  parts: Part[];
  colour: Colour;
  /** Said below. */
  comment?: string | null;
}
""",
    ]


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_what_a_game_tells_and_offers_is_a_union(game: Game) -> None:
    """Whoever handles all types of it is told by the compiler when there is a new one."""
    text = "\n".join(views.of_game(game))
    for statement in game.told["event"]:
        assert f'| {{ type: "{statement.name}"' in text
    for verb in game.moves:
        assert f'| {{ type: "{verb.name}"' in text
