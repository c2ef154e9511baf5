"""The table of Mada as a terminal shows it."""

import io
from collections.abc import Sequence
from functools import cache

import pytest
from rich.console import Console

import katta
from katta.core.position import Position
from katta.games.mada.picture import picture
from katta.texts import LANGUAGES, Catalogue
from tests.games.mada.tables import MADA, SEATS, after, steps, table

NAMES = ["Ann", "[bold]Ben", "Cleo", "Dan", "A rather long name of forty characters !"]


def drawn(
    position: Position, seat: int | None, width: int = 60, language: str = "en", helps: Sequence[str] = ()
) -> str:
    """The picture as plain text."""
    page = io.StringIO()
    console = Console(width=width, file=page, color_system=None, force_terminal=True, legacy_windows=False)
    console.print(picture(position.view(seat), Catalogue(language, NAMES).say, width, helps))
    return page.getvalue()


@cache
def positions() -> list[Position]:
    """Moments of random games."""
    games = [[then for _, _, then in steps(MADA.start(seats), seats, "special")] for seats in SEATS]
    return [position for game in games for position in (game[4], game[len(game) // 2], game[-1])]


NARROW, BESIDE = 60, 100
"""As few columns as there may be, and as few as it takes to show players side by side."""

EVERY_WIDTH = [(width, language) for width in (NARROW, BESIDE) for language in LANGUAGES]
EVERY_WIDTH += [(80, "de"), (131, "fr"), (160, "it")]


@pytest.mark.parametrize(("width", "language"), EVERY_WIDTH)
def test_it_fits_its_width(width, language):
    for position in positions():
        for seat in (None, 0):
            lines = drawn(position, seat, width, language).splitlines()
            assert max(map(len, lines)) == width
            assert all(line[0] in "╭│╰┏┃┗ " for line in lines)


def test_piles_asides_and_the_discard_are_shown():
    position = table(piles=["3 5 L 2", "9", ""], hands=["4 L", "D", ""], asides=["", "13 L 1", ""], discard="1 1 S")
    text = drawn(position, 0)
    assert "3 5 L [2]" in text
    assert "[9]" in text
    assert "1×2 S" in text
    assert "2 in hand · Cacti 0/5 · 0 prickly pears" in text
    assert "▒▒ 56" in text


@pytest.mark.parametrize("eyes", [0, 1, 2, None])
def test_asides_lie_face_down_for_all_but_their_owner(eyes):
    text = drawn(table(piles=["", "9", ""], hands=["", "D", ""], asides=["", "13 L 1", ""]), eyes)
    is_own = eyes == 1
    assert ("1●  13●●●●●●  L" in text) == is_own
    assert ("▒▒ ▒▒ ▒▒" in text) == (not is_own)
    assert ("1 in hand · Cacti 2/5 · 7 prickly pears" in text) == is_own
    assert "1 in hand · Cacti 2/5" in text


def test_in_the_end_all_asides_are_open():
    position = after(table(piles=["9", "4", ""], asides=["", "13 12 11 10", ""], draw="5"), "luck", "flip 5")
    assert position.actor == katta.OVER
    assert "13●●●●●●" in drawn(position, 0)
    assert "Cacti 5/5 · 24 prickly pears" in drawn(position, None)


def test_the_own_hand_is_shown_to_its_owner_only():
    position = table(hands=["4 D", "13", ""])
    assert "Cactus 4" in drawn(position, 0)
    assert "Double Lemur" in drawn(position, 0)
    for others in (1, 2, None):
        assert "Cactus 4" not in drawn(position, others)
    assert "Your hand" not in drawn(position, None)
    assert "Your hand" in drawn(position, 2)


def test_the_seat_to_move_is_marked_and_who_looks_comes_last():
    text = drawn(table(turn=1), 1)
    assert text.index("Cleo") < text.index("─ Ann") < text.index("━ ▶ [bold]Ben (you)")
    text = drawn(table(turn=1), None)
    assert text.index("─ Ann") < text.index("━ ▶ [bold]Ben") < text.index("─ Cleo")
    assert "(you)" not in text


def test_players_sit_side_by_side_where_there_is_room():
    assert any("Ann" in line and "Cleo" in line for line in drawn(table(), 1, 100).splitlines())
    assert not any("Ann" in line and "Cleo" in line for line in drawn(table(), 1, 99).splitlines())


def test_opening_scorpions_are_shown():
    dealing = after(MADA.start(2), "deal S", "deal S")
    assert "Ann S S" in drawn(dealing, 1)
    assert "▶" not in drawn(dealing, 1)


def test_winners_are_marked():
    position = after(table(piles=["7", "1", ""], asides=["", "1 2 3 4", "13"]), "luck", "flip 6")
    text = drawn(position, 0)
    assert "★ Cleo" in text
    assert "★ [bold]Ben" in text
    assert "▶" not in text


def test_many_prickly_pears_are_counted(tmp_path):
    path = tmp_path / "rich.toml"
    path.write_text(
        f"lemurs = 4\ndouble_lemurs = 3\nscorpions = 3\ncopies = {[5] * 8 + [4] * 5}\npears = {[20] * 13}\n",
        encoding="utf-8",
    )
    assert "●×20" in drawn(after(MADA.start(2, components=path), "deal 1"), 0)


@pytest.mark.parametrize("eyes", [0, None])
def test_asides_of_others_are_drawn_only_where_the_table_shows_them(eyes):
    position = table(piles=["7", "1", ""], asides=["", "13", ""])
    assert "13" not in drawn(position, eyes)
    assert "13" in drawn(position, eyes, helps=["asides"])
