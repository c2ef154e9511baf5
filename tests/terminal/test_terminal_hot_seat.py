"""People who share a screen: nobody sees another's hand on it."""

from pathlib import Path

import pytest

import katta
from katta.core import registry
from katta.core.dealer import Dealer
from katta.texts import Catalogue
from tests.cli.command import SECRET
from tests.terminal.pseudo import Terminal

NAMES = ["Ada", "Bob", "Cleo"]


def private(match: katta.Match, seat: int) -> set[str]:
    """The sentences that only one seat has been told so far."""
    say = Catalogue("en", match.names).say
    told = set()
    for position in match.positions:
        public = position.narrated(None)
        told |= {say(message) for message in position.narrated(seat) if message not in public}
    return told


@pytest.mark.parametrize("name", registry.names())
def test_a_hand_is_only_on_the_screen_of_its_owner(name: str, tmp_path: Path) -> None:
    """Checked by content: what the others were told alone is nowhere on the screen, nor above it."""
    seats = [argument for player in NAMES for argument in ("--seat", player)]
    file = tmp_path / "game.katta"
    looked = set()
    with Terminal("play", name, *seats, "--secret", SECRET, "--save", file, home=tmp_path, rows=50) as terminal:
        terminal.wait_for("press Enter › ")
        for _ in range(8):
            match = katta.Match.read(file)
            seat = match.position.actor
            passing = terminal.screen
            assert not any(sentence in passing for other in range(3) for sentence in private(match, other))
            assert f"Pass the device to {NAMES[seat]}." in passing
            screen = terminal.type("", f"{NAMES[seat]} › ")
            hidden = {sentence for other in range(3) if other != seat for sentence in private(match, other)}
            assert not any(sentence in screen for sentence in hidden)
            looked.add(seat)
            while katta.Match.read(file).position.actor == seat:
                before = len(katta.Match.read(file).history)
                terminal.type("1", "› ")
                if len(katta.Match.read(file).history) == before:
                    terminal.type("1", "› ")
    assert len(looked) > 1


def test_the_hand_that_is_shown_is_the_own_one(tmp_path: Path) -> None:
    with Terminal("play", "mada", "--seat", "Ada", "--seat", "Bob", "--secret", SECRET, home=tmp_path) as terminal:
        terminal.wait_for("press Enter › ")
        match = katta.Match(katta.game("mada"), ["Ada", "Bob"], dealer=Dealer(bytes.fromhex(SECRET)))
        seat = match.position.actor
        screen = terminal.type("", f"{match.names[seat]} › ")
        hand = screen[screen.index("Your hand") : screen.index("Your choices")]
        shown = {card for card in map(str, range(1, 14)) if f"Cactus {card} " in hand}
        assert shown == {card for card in match.position.view(seat)["hand"] if card.isdecimal()}
        passing = terminal.type("1", "press Enter › ")
        assert "Cactus" not in passing


def test_the_screen_and_what_was_scrolled_away_are_wiped(tmp_path: Path) -> None:
    with Terminal("play", "mada", "--seat", "Ada", "--seat", "Bob", "--secret", SECRET, home=tmp_path) as terminal:
        terminal.wait_for("press Enter › ")
        terminal.type("", "Your choices")
        assert terminal.raw.count("\x1b[2J") == terminal.raw.count("\x1b[3J") == 1
