"""What people are told of Sifaka: every message exists in every language, and secrets are told to their owner only."""

import functools
import io
import re

import pytest
from fluent.runtime import FluentResource
from rich.console import Console

from katta.core.message import Message, Player
from katta.games.sifaka.picture import picture, thumbnail
from katta.texts.catalogue import FOLDER, LANGUAGES, Catalogue
from tests.games.sifaka.tables import SIFAKA, after, start, steps, table

NAMES = ["Ada", "Boris", "Chloé", "Dina"]
SOURCES = FOLDER.parent / "games" / "sifaka"


def ids(messages: list[Message]) -> list[str]:
    return [message.id.removeprefix("sifaka-event-") for message in messages]


def placeholders(language: str) -> dict[str, set[str]]:
    """The messages of a language's catalogue of Sifaka, with the arguments each uses."""
    text = (FOLDER / language / "sifaka.ftl").read_text(encoding="utf-8")
    assert not [entry for entry in FluentResource(text).body if type(entry).__name__ == "Junk"]
    blocks = re.split(r"^(?=[a-z])", re.sub(r"^#.*\n", "", text, flags=re.M), flags=re.M)[1:]
    return {block.split(" =")[0]: set(re.findall(r"\$(\w+)", block)) for block in blocks}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_messages_with_the_same_arguments(language):
    assert placeholders(language) == placeholders("en")


def test_no_message_is_unused():
    code = "".join(path.read_text(encoding="utf-8") for path in SOURCES.glob("*.py"))
    used = {"sifaka-name", "sifaka-line", "sifaka-begins"}
    used |= {name for name, _ in SIFAKA.default_texts()}
    used |= {name.id for words in SIFAKA.schema.words.values() for name in map(words.name, words.words)}
    used |= {f"sifaka-mark-{mark}" for mark in SIFAKA.marks}
    for option, values in SIFAKA.options.items():
        used |= {f"sifaka-option-{option}", *(f"sifaka-option-{option}-{value}" for value in values)}
    for name in placeholders("en"):
        stem = name.rpartition("-")[0]
        if name.startswith("sifaka-web-"):
            continue  # the browser's
        assert name in used or f'"{name}"' in code or f'f"{stem}-{{' in code, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_can_be_said(language):
    catalogue = Catalogue(language, NAMES)
    for before, _, then in game_to_tell():
        for text in before.moves()[:9]:
            assert catalogue.say(before.button(text))
        for eyes in (0, None):
            for message in then.narrated(eyes):
                assert catalogue.say(message)
        assert before.paragraph() in SIFAKA.rules_page
    assert then.paragraph() == "end"


def test_a_drawn_card_is_named_to_who_draws_it_only():
    before = after(start(2), "face N", "face N")
    then = before.play("deal 4")
    say = Catalogue("en", NAMES).say
    assert [say(message) for message in then.narrated(0)] == [
        "Ada draws Terrain card 4 (2 palms, arrow to the south, 1 palm and green mango)."
    ]
    for eyes in (1, None):
        assert then.narrated(eyes) == [Message("sifaka-event-draw", {"player": Player(0)})]


def test_the_value_of_a_token_is_told_to_who_took_it_only():
    before = after(table("..Y.", pawns=("0,0,E", "0,0,N"), palms=2), "go 0,2,E")
    then = before.play("token 3")
    assert then.narrated(0) == [Message("sifaka-event-value", {"player": Player(0), "points": 3})]
    assert then.narrated(1) == []
    assert then.narrated(None) == []


def test_events_of_a_placement():
    board = "2^..\n....\n....\n...."
    before = table(board, pawns=("3,3,N", "3,3,N"), cards=("gg..", "...."), supply=(1, 9, 6))
    then = before.play("place 0,0,0")
    assert ids(then.narrated(None)) == ["place", "cover", "tokens", "none-left"]
    say = Catalogue("en", NAMES).say
    assert say(then.narrated(None)[1]) == "It covers: 2 palms and arrow to the north."


def test_events_of_going_staying_and_taking():
    taking = table("..Y.", pawns=("0,0,E", "0,0,N"), palms=2)
    assert ids(taking.play("go 0,2,E").narrated(None)) == ["go", "take"]
    staying = table(pawns=("3,0,W", "0,0,N"), palms=2)
    assert ids(staying.play("go 3,0,W").narrated(None)) == ["stay"]


def test_events_of_a_card_that_fits_nowhere():
    before = table("GG\nGG", pawns=("0,0,N", "0,1,N"))
    assert ids(before.play("pass").narrated(1)) == ["remove"]


def test_the_last_card_of_the_pile_and_the_end_are_told():
    told = [ids(then.narrated(None)) for _, _, then in steps(start(3), 2)]
    assert sum("pile-empty" in events for events in told) == 1
    assert told[-1][-4:] == ["end", "points", "points", "points"]


@pytest.mark.parametrize(
    ("position", "section"),
    [
        (start(2), "setup"),
        (after(start(2), "face N", "face N"), "setup"),
        (after(start(2), "face N", "face N", "deal 1", "deal 2"), "first-four"),
        (table(), "place"),
        (table("GG\nGG"), "stuck"),
        (table(pawns=("3,0,E", "0,0,N"), palms=2), "move"),
        (table(pawns=("3,0,E", "0,0,N"), palms=2, arrows="N"), "arrows"),
        (table(pawns=("3,0,W", "0,0,N"), palms=2), "stuck"),
        (after(table("..Y.", pawns=("0,0,E", "0,0,N"), palms=2), "go 0,2,E"), "collect"),
        (after(table(pawns=("3,3,N", "3,3,N")), "place 0,0,0"), "draw"),
    ],
)
def test_the_section_of_the_rules_that_matters_now(position, section):
    assert position.paragraph() == section


# The picture


def drawn(position, seat, width, language="en"):
    say = Catalogue(language, NAMES).say
    console = Console(width=width, file=io.StringIO(), color_system=None)
    with console.capture() as capture:
        console.print(picture(position.view(seat), say, width))
    return capture.get()


@functools.cache
def game_to_draw():
    return [before for before, _, _ in steps(start(3), 3, "diagonal")][::20]


@functools.cache
def game_to_tell():
    return list(steps(start(3, "many mangoes"), 3, "hungry"))


NARROW = 60


@pytest.mark.parametrize(("width", "language"), [*((NARROW, one) for one in LANGUAGES), (80, "de"), (120, "fr")])
def test_a_whole_game_can_be_drawn(width, language):
    for position in game_to_draw():
        for seat in (0, None):
            lines = drawn(position, seat, width, language).splitlines()
            assert max(map(len, lines)) <= width


def test_the_picture_shows_symbols_pawns_and_tokens_by_more_than_colour():
    text = drawn(table("2^G.\n...r", pawns=("0,0,E", "1,0,W")), 0, 60)
    assert "▶R ↑  ●g ·" in text
    assert "◀Y ·  ·  ○r" in text


def test_pawns_on_the_same_square_can_be_told_apart():
    assert "RY" in drawn(table(pawns=("0,0,E", "0,0,W")), 0, 60)
    assert "R3" in drawn(table(pawns=("0,0,E", "0,0,W", "0,0,N")), 0, 60)


def test_the_numbers_beside_the_board_count_from_the_own_pawn():
    lines = drawn(table("....\n....\n....\n....", pawns=("1,2,E", "3,0,W")), 0, 60).splitlines()
    assert [line.split()[1] for line in lines[2:8]] == ["2", "1", "0", "1", "2", "3"]
    assert lines[1].split()[1:-1] == ["3", "2", "1", "0", "1", "2"]
    assert not any("(1,2)" in line for line in lines)


def test_the_picture_marks_the_places_of_the_first_four():
    assert "+  +" in drawn(after(start(2), "face N", "face N", "deal 1", "deal 2"), 1, 60)
    assert "+" not in drawn(table(), 1, 60)


def test_the_picture_shows_what_was_covered():
    assert "Covered: ♣ 2 ↑ ↑" in drawn(table(palms=2, arrows="NN"), 1, 60)


def test_the_own_card_is_drawn_in_its_four_rotations():
    lines = drawn(table(cards=("^2r.", "....")), 0, 60)
    assert "│ ↑  ♣2 │  │ ·  →  │  │ ○r ·  │  │ ♣2 ○r │" in lines
    assert "│ ·  ○r │  │ ○r ♣2 │  │ ♣2 ↓  │  │ ←  ·  │" in lines


def test_the_thumbnail_of_a_placement_is_the_own_card_as_it_would_lie():
    position = table(cards=("^2r.", "...."))
    say = Catalogue("en", NAMES).say
    console = Console(width=60, file=io.StringIO(), color_system=None)
    with console.capture() as capture:
        console.print(thumbnail(position.view(0), "place 2,2,1", say))
    assert "│ ·  →  │\n│ ○r ♣2 │" in capture.get()
    assert thumbnail(position.view(0), "pass", say) is None


def test_the_picture_shows_removed_cards_and_the_winner():
    position = after(table("GG\nGG", pawns=("0,0,N", "0,1,N"), pile=0), "pass", "pass")
    text = drawn(position, 0, 60)
    assert "2 cards removed from the game" in text
    assert text.count("★") == 2


def test_own_values_are_shown_those_of_others_are_not():
    position = after(table("..Y.", pawns=("0,0,E", "0,0,N"), palms=2), "go 0,2,E", "token 3")
    assert "[3×1]" in drawn(position, 0, 60)
    assert "[3×1]" not in drawn(position, 1, 60)


def test_the_widest_board_still_fits():
    *_, (_, _, end) = steps(start(2, "many palms"), 1, "diagonal")
    assert max(map(len, drawn(end, 0, 60).splitlines())) == 60


def test_the_game_names_its_picture():
    assert SIFAKA.picture == picture.__module__
