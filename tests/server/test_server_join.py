"""`katta join` at a table of people: what happens is shown while the person thinks, and a lost line heals."""

import os
import re
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from katta.core import registry
from katta.server.client import Link, take_seat
from tests.cli.command import command, environment
from tests.proxy import Proxy, Way
from tests.server.harness import PATIENCE, Guest, House, look_back, play_on, seated
from tests.terminal.pseudo import Terminal

Come = Callable[..., Terminal]
PROMPT = " › "


@pytest.fixture
def come(tmp_path: Path) -> Iterator[Come]:
    """Lets somebody join from a terminal."""
    with ExitStack() as stack:
        yield lambda *arguments: stack.enter_context(Terminal("join", *arguments, home=tmp_path))


@pytest.fixture
def proxy(house: House) -> Iterator[Proxy]:
    with Proxy(house.port) as running:
        yield running


def through(proxy: Proxy, link: Link) -> str:
    return str(Link(proxy.origin, link.table, link.secret))


@pytest.mark.parametrize("way", [Way.SWALLOW, Way.HALVE, Way.CUT])
def test_a_move_typed_without_a_connection_is_played_once_it_is_back(
    house: House, proxy: Proxy, come: Come, way: Way
) -> None:
    made = house.make("sifaka", "Ada", "Ben")
    ben = house.guest(made, 1)
    with seated(ben):
        ada = come(through(proxy, house.link(made, 0)))
        ada.wait_for(f"Ada{PROMPT}")
        proxy.go(way)
        ada.wait_for("No connection")
        ada.type("1", "Your move waits")
        version, since = ben.scene["version"], len(ada.raw)
        proxy.go(Way.PASS)
        ada.wait_for("The connection is back", since)
        ben.wait_for(version + 1)
        played = [frame for frame in look_back(ben) if frame["version"] > version and frame["actor"] == 0]
        assert len(played) == 1


def test_a_move_that_comes_too_late_is_refused_with_a_sentence(house: House, proxy: Proxy, come: Come) -> None:
    """Meanwhile the same person has moved on another device."""
    made = house.make("sifaka", "Ada", "Ben")
    device = house.guest(made, 0)
    with seated(device):
        ada = come(through(proxy, house.link(made, 0)))
        ada.wait_for(f"Ada{PROMPT}")
        proxy.go(Way.CUT)
        ada.wait_for("No connection")
        ada.type("nonsense", "Your move waits")
        device.play(device.moves[0])
        proxy.go(Way.PASS)
        ada.wait_for("this came too late")


def test_waiting_for_the_server_takes_as_long_as_it_takes_and_q_ends_it(house: House, proxy: Proxy, come: Come) -> None:
    made = house.make("sifaka", "Ada", "Ben")
    ada = come(through(proxy, house.link(made, 0)))
    ada.wait_for(f"Ada{PROMPT}")
    proxy.go(Way.CUT)
    ada.wait_for("No connection")
    ada.press(b"q\n")
    assert ada.end() == 0


def test_ctrl_c_leaves_a_table(house: House, come: Come) -> None:
    made = house.make("sifaka", "Ada", "Ben")
    ada = come(str(house.link(made, 1)), "--name=Ben")
    ada.wait_for("bound to every card")
    ada.press(b"\x03")
    assert ada.end() == 130


def test_phrases_are_heard_and_said_and_anybody_can_be_muted(house: House, come: Come) -> None:
    made = house.make("sifaka", "Ada", "Ben")
    ben = house.guest(made, 1)
    with seated(ben):
        ada = come(str(house.link(made, 0)))
        ada.wait_for(f"Ada{PROMPT}")
        ben.request("say", phrase="well-played")
        ada.wait_for("Ben: Well played!")
        ada.type("s", "Thank you!")
        ada.type("s 1", "Ada: Bravo!")
        assert ben.until(lambda told: told["type"] == "said" and told["seat"] == 0)["phrase"] == "clap"
        ada.type("m ben", "You no longer hear Ben.")
        ben.request("say", phrase="oops")
        ada.type("s 2", "Ada: Ha ha!")
        assert "Oops!" not in ada.screen.rpartition("no longer hear")[2]
        ada.type("m Ben", "You hear Ben again.")
        ben.request("say", phrase="oops")
        ada.wait_for("Ben: Oops!")


@pytest.mark.parametrize(("answer", "told"), [("y", "Ben took a move back."), ("n", "Cy")])
def test_somebody_asks_for_a_move_back_while_the_person_thinks(
    house: House, come: Come, answer: str, told: str
) -> None:
    made = house.make("malediction", "Ben", "Ada", "Cy")
    ben, cy = house.guest(made, 0), house.guest(made, 2)
    with seated(ben, cy):
        ada = come(str(house.link(made, 1)))
        ada.wait_for("Your hand:")
        assert ben.play(ben.moves[0])["type"] == "update"
        proposal = ben.request("undo", version=ben.scene["version"])["proposal"]["proposal"]
        ada.wait_for("Ben would like to take a move back. Do you agree?")
        ada.press(f"{answer}\n".encode())
        if answer == "y":
            cy.request("vote", proposal=proposal, agree=True)
            ada.wait_for(told)
        else:
            ending = ben.until(lambda heard: heard["type"] == "asking" and heard["proposal"] is None)
            assert ending["declined_by"] == 1


def test_a_bot_is_asked_for_in_place_of_who_is_away(tmp_path: Path, come: Come) -> None:
    house = House(tmp_path, "--away-seconds=1")
    house.start()
    made = house.make("sifaka", "Ada", "Ben")
    ben = house.guest(made, 1)
    with seated(ben):
        ada = come(str(house.link(made, 0)))
        ada.wait_for(f"Ada{PROMPT}")
    ada.wait_for("Ben is away.")
    ada.wait_for("w lets a bot play")
    ada.type("w", "A bot plays for Ben from now on")
    ada.type("w", "Nobody has been away for long enough.")
    ada.press(b"q\n")
    assert ada.end() == 0
    house.stop()


def test_the_host_begins_with_bots_from_the_terminal(house: House, come: Come) -> None:
    made = house.make("sifaka", "Ada", None, None, start="host")
    ada = come(str(house.link(made, 0)))
    ada.wait_for("2 seats are still free.")
    ada.wait_for("Press Enter or type b to begin")
    ben = Guest(take_seat(Link(house.origin, made["table"]["table"], invite=made["invite"]), "Ben"))
    with seated(ben):
        ada.wait_for("At the table: Ada and Ben")
        ada.type("", "You begin.")
        ada.wait_for("Your choices")
        while ben.scene["status"] != "playing":
            ben.hear()
        assert [seat["kind"] for seat in ben.seats] == ["person", "person", "bot"]


def test_who_is_sent_away_is_told_and_leaves(house: House, come: Come) -> None:
    made = house.make("mada", "Ada", None, start="host")
    host = house.guest(made, 0)
    with seated(host):
        invitation = str(Link(house.origin, made["table"]["table"], invite=made["invite"]))
        ben = come(invitation, "--name=Ben")
        ben.wait_for("At the table: Ada and Ben")
        host.request("arrange", seats=[{"seat": 0}, {"kind": "open"}])
        ben.wait_for("The host has given your seat to somebody else.")
        assert ben.end() == 1


def test_who_was_sent_away_without_a_connection_is_told_when_it_is_back(house: House, proxy: Proxy, come: Come) -> None:
    made = house.make("mada", "Ada", None, start="host")
    host = house.guest(made, 0)
    with seated(host):
        table = made["table"]["table"]
        seat = take_seat(Link(house.origin, table, invite=made["invite"]), "Ben")
        ben = come(through(proxy, seat))
        ben.wait_for("At the table: Ada and Ben")
        proxy.go(Way.CUT)
        ben.wait_for("No connection")
        host.request("arrange", seats=[{"seat": 0}, {"kind": "open"}])
        proxy.go(Way.PASS)
        ben.wait_for("opens no seat at this table")
        assert ben.end() == 1


@pytest.mark.parametrize("game", registry.names())
def test_a_friend_comes_to_a_new_table_and_the_game_is_played_to_the_end(
    house: House, tmp_path: Path, game: str
) -> None:
    least = registry.game(game).seats[0]
    arguments = ["join", house.origin, f"--new={game}", "--open=1", f"--bots={least - 2}", "--name=Ada"]
    paper = tmp_path / "said.txt"
    with paper.open("w") as said:
        ada = subprocess.Popen(
            command(*arguments, "--against=random"),
            stdin=subprocess.PIPE,
            stdout=said,
            env=environment(tmp_path, 200),
            encoding="utf-8",
        )
    assert ada.stdin is not None
    ada.stdin.write("1\n" * 5000)
    ada.stdin.close()
    ben = Guest(take_seat(Link.parse(invitation_in(paper)), "Ben"))
    with seated(ben):
        play_on([ben], lambda guest: guest.moves[0])
    assert ada.wait(PATIENCE) == 0
    assert "You begin." in paper.read_text()
    assert "/record" in paper.read_text()


def invitation_in(paper: Path) -> str:
    """The link for friends, once it stands there."""
    until = time.monotonic() + PATIENCE
    while not (found := re.search(r"http\S+invite=\S+\n", paper.read_text())):
        assert time.monotonic() < until
        time.sleep(0.05)
    return found[0].strip()


def test_a_terminal_is_told_that_it_is_not_known_yet_whether_a_move_was_kept(own_house: House, come: Come) -> None:
    made = own_house.make("sifaka", "Ada", "Ben")
    ada = come(str(own_house.link(made, 0)))
    ada.wait_for(f"Ada{PROMPT}")
    [scribe] = own_house.children()
    os.kill(scribe, signal.SIGSTOP)
    ada.type("1", "It is not known yet whether this was kept")
    since = len(ada.raw)
    os.kill(scribe, signal.SIGKILL)
    ada.wait_for("The server can keep everything again", since)
