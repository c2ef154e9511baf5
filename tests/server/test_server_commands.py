"""`katta serve` and `katta join` as a person types them."""

import ipaddress
import subprocess
import time
from pathlib import Path

import pytest

from katta.core import registry
from katta.server.web.addresses import reachable
from tests.server.harness import House
from tests.template import run


def katta(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return run(*arguments, "--lang=en", typed=typed)


def test_a_busy_port_is_one_clear_sentence(house: House, tmp_path: Path) -> None:
    found = katta("serve", f"--port={house.port}", f"--database=sqlite:///{tmp_path / 'x.sqlite'}")
    assert found.returncode == 1
    assert found.stderr.startswith(f"katta: Katta cannot listen at 127.0.0.1:{house.port}: ")
    assert found.stderr.count("\n") == 1


def test_without_a_port_the_next_free_one_is_taken(tmp_path: Path) -> None:
    first, second = House(tmp_path / "1"), House(tmp_path / "2")
    for house in (first, second):
        house.database.parent.mkdir()
        house.start(is_port_given=False)
    assert 8000 <= first.port < second.port < 8100
    assert [house.stop() for house in (first, second)] == [0, 0]


def test_the_browser_is_opened_where_the_server_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that stays open holds nothing up, neither the start nor the end."""
    opened = tmp_path / "opened"
    program = tmp_path / "browser"
    program.write_text(
        f'#!/bin/sh\necho "$1" > {opened}.new\nmv {opened}.new {opened}\nexec sleep 60 >/dev/null 2>&1\n'
    )
    program.chmod(0o755)
    monkeypatch.setenv("BROWSER", str(program))
    house = House(tmp_path, "--open")
    house.start()
    while not opened.exists():
        assert house.process.poll() is None
        time.sleep(0.05)
    assert opened.read_text().strip() == house.origin
    assert house.fetch("/healthz")[0] == 200
    assert house.stop() == 0


@pytest.mark.parametrize("browser", ["/nowhere/at-all", "false", ""])
def test_no_browser_is_no_trouble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, browser: str) -> None:
    monkeypatch.setenv("BROWSER", browser)
    house = House(tmp_path, "--open")
    house.start()
    assert house.fetch("/healthz")[0] == 200
    assert house.stop() == 0
    assert house.troubles() == []


def test_who_listens_everywhere_is_told_an_address_that_others_reach() -> None:
    assert reachable("localhost") == "localhost"
    for host, loopback in (("0.0.0.0", "127.0.0.1"), ("::", "::1")):
        found = ipaddress.ip_address(reachable(host).partition("%")[0])
        assert not found.is_unspecified
        assert not found.is_loopback or str(found) == loopback


def test_a_folder_that_cannot_be_used_is_one_clear_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    found = katta("serve", "--port=0", f"--database=sqlite:///{tmp_path / 'file' / 'x.sqlite'}")
    assert found.returncode == 1
    assert found.stderr.startswith("katta: Tables cannot be kept in ")
    assert found.stderr.count("\n") == 1


def test_a_file_that_is_no_store_is_one_clear_sentence(tmp_path: Path) -> None:
    (tmp_path / "x.sqlite").write_text("this is no database, and long enough to be seen as such" * 20)
    found = katta("serve", "--port=0", f"--database=sqlite:///{tmp_path / 'x.sqlite'}")
    assert found.returncode == 1
    assert found.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == [tmp_path / "x.sqlite"]


@pytest.mark.parametrize("game", registry.names())
def test_a_new_table_is_played_from_the_terminal(house: House, game: str) -> None:
    bots = str(registry.game(game).seats[0] - 1)
    done = katta("join", house.origin, f"--new={game}", f"--bots={bots}", "--name=Ada", typed="1\n" * 3000)
    assert done.returncode == 0, done.stderr
    assert "/record" in done.stdout


def test_a_person_leaves_and_comes_back_with_the_link(house: House) -> None:
    made = house.make("mada", None, "[random]")
    link = str(house.link(made, 0))
    left = katta("join", link, "--name=Bob", typed="?\nr\nq\n")
    assert left.returncode == 0, left.stderr
    assert "/record" not in left.stdout
    back = katta("join", link, typed="nonsense\nu\n" + "1\n" * 3000)
    assert back.returncode == 0, back.stderr
    assert "nonsense" in back.stdout
    assert "/record" in back.stdout


def test_wrong_links_are_one_clear_sentence(house: House) -> None:
    made = house.make("mada", "Ada", "Bob")
    wrong = [
        ("nonsense", 2),
        (house.origin, 2),
        (f"{house.origin}/table/nowhere#x", 1),
        (f"{house.origin}/table/{made['table']['table']}#wrong", 1),
        ("http://127.0.0.1:9/table/x#y", 1),
    ]
    for link, code in wrong:
        done = katta("join", link, "--name=Eve")
        assert done.returncode == code
        assert done.stderr.startswith("katta: ")
        assert done.stderr.count("\n") == 1
