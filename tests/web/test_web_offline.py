"""Without a network or a server: what a browser keeps, how it gets the next version, and a folder of files."""

import random
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import katta
from katta.server.settings import built_site
from katta.server.web import folder
from katta.server.wire.messages import PROTOCOL
from katta.texts import LANGUAGES
from tests.server.harness import OPEN_LIMITS, House
from tests.web.plain_server import PATH, PlainServer
from tests.web.visitor import Visitor

GAMES = [game.name for game in katta.games()]
UNREACHED = re.compile(r"Failed to load resource: net::ERR_(CONNECTION_REFUSED|INTERNET_DISCONNECTED)")
OLD, NEW = "the older version", "the newer version"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """The client as it was built, for a server of one's own; `publish` changes it."""
    copied = tmp_path / "site"
    shutil.copytree(built_site(), copied)
    return copied


@pytest.fixture
def own_house(tmp_path: Path, site: Path) -> Iterator[House]:
    """A server that the test may stop."""
    running = House(tmp_path, *OPEN_LIMITS, f"--site={site}")
    publish(site, OLD)
    running.start()
    yield running
    running.stop()
    assert running.troubles() == []


@pytest.fixture
def files(tmp_path: Path, site: Path) -> Iterator[PlainServer]:
    """The folder that `katta site` writes, under a path of a server that has other things, too."""
    root = tmp_path / "root"
    running = PlainServer(root)
    publish(site, OLD)
    folder.write(site, running.folder)
    (root / "index.html").write_text("somebody else's")
    running.start()
    yield running
    running.stop()


@pytest.fixture
def come(browser: Browser) -> Iterator[Callable[[str], Visitor]]:
    """Lets people come who keep what they visit; only what cannot be reached may be complained about."""
    visitors: list[Visitor] = []

    def arrive(origin: str) -> Visitor:
        visitors.append(Visitor(browser, origin, keeps=True))
        return visitors[-1]

    yield arrive
    for visitor in visitors:
        visitor.leave()
    assert [said for visitor in visitors for said in visitor.complaints if not UNREACHED.search(said)] == []


AWAIT_NEWER = """async () => {
    const all = await navigator.serviceWorker.getRegistration();
    if (!all.installing) await all.update();
    const until = Date.now() + 60_000;
    while (!all.waiting) {
        if (Date.now() > until) throw new Error("no newer version waits");
        await new Promise((later) => setTimeout(later, 50));
    }
}"""

TRY = """async () => {
    const all = await navigator.serviceWorker.getRegistration();
    all.onupdatefound = () => {
        const worker = all.installing;
        worker.onstatechange = () => { window.outcome = worker.state; };
    };
    await all.update();
}"""
"""Looks for a newer version, and notes what becomes of it: it may be over before the looking is."""


def publish(site: Path, version: str) -> None:
    """Write another version: it says in its page which one it is."""
    for name in ("index.html.br", "index.html.gz"):
        (site / name).unlink(missing_ok=True)
    index = site / "index.html"
    text = re.sub(
        r'<meta name="description" content="[^"]*"', f'<meta name="description" content="{version}"', index.read_text()
    )
    index.write_text(text)


def made_for_one(house: House) -> dict[str, Any]:
    """A table of the server, against bots."""
    return house.make("mada", "Ada", "[random]")


def sit_down(person: Visitor, made: dict[str, Any]) -> None:
    person.page.goto(f"/table/{made['table']['table']}#{made['seats'][0]['secret']}")
    person.page.locator("section[aria-labelledby=identity-title] button.main").click()


def version(person: Visitor) -> str | None:
    return person.page.locator("meta[name=description]").get_attribute("content")


def await_version(person: Visitor, wanted: str) -> None:
    expect(person.page.locator(f"meta[name=description][content='{wanted}']")).to_be_attached()


def await_newer(person: Visitor) -> None:
    """Until a newer version has been fetched beside the one that is kept."""
    person.page.evaluate(AWAIT_NEWER)


def await_home(person: Visitor) -> None:
    """Until all of the first page is there: one that is left before complains of what no longer comes."""
    expect(person.page.locator("li.panel .cover svg").nth(2)).to_be_visible()


def visited(person: Visitor, home: str) -> None:
    """The first visit, until everything is kept."""
    person.page.goto(home)
    await_home(person)
    person.await_kept()


def look_around(person: Visitor, page: Callable[[str], str]) -> None:
    """Every page that needs nobody else, opened by its address."""
    person.page.goto(page("/"))
    for game in GAMES:
        expect(person.page.locator(f"li.{game} .actions button").first).to_be_visible()
    for game in GAMES:
        person.page.goto(page(f"/rules/{game}"))
        person.page.reload()
        expect(person.page.locator("main section h2").first).to_be_visible()
        person.page.goto(page(f"/gallery/{game}"))
        person.page.reload()
        expect(person.page.locator("main figure svg").first).to_be_visible()
    person.page.goto(page("/replay"))
    person.page.reload()
    expect(person.page.locator("input[type=file]")).to_be_attached()


def speak_all(person: Visitor, home: str) -> None:
    """Every language, and the settings in it."""
    person.page.goto(home)
    for language in LANGUAGES:
        person.page.locator("header select").first.select_option(language)
        expect(person.page.locator(f"html[lang={language}]")).to_be_attached()
    person.page.reload()
    expect(person.page.locator(f"html[lang={language}]")).to_be_attached()
    person.page.locator("header .tools button").last.click()
    expect(person.page.locator("#volume")).to_be_visible()


def test_after_one_visit_a_server_is_not_needed_to_look_around(
    come: Callable[[str], Visitor], own_house: House
) -> None:
    ada = come(own_house.origin)
    visited(ada, "/")
    own_house.stop()
    ada.context.set_offline(True)
    look_around(ada, lambda path: path)
    speak_all(ada, "/")
    own_house.start()


def test_nothing_that_a_server_says_is_kept(come: Callable[[str], Visitor], own_house: House) -> None:
    ada = come(own_house.origin)
    visited(ada, "/")
    ada.page.reload()
    sit_down(ada, made_for_one(own_house))
    ada.await_turn()
    addresses = ada.page.evaluate(
        "caches.keys().then(async (names) => (await Promise.all(names.map(async (name) =>"
        "(await (await caches.open(name)).keys()).map(({ url }) => url)))).flat())"
    )
    assert f"{own_house.origin}/" in addresses
    assert [address for address in addresses if "/api" in address] == []


def test_a_newer_version_is_there_from_the_next_start(
    come: Callable[[str], Visitor], own_house: House, site: Path
) -> None:
    ada = come(own_house.origin)
    visited(ada, "/")
    change(own_house, site)
    ada.page.reload()
    assert version(ada) == OLD
    await_newer(ada)
    assert version(ada) == OLD
    ada.page.reload()
    await_version(ada, NEW)
    expect(ada.page.locator("li.mada .actions button").first).to_be_visible()
    names = ada.page.evaluate("caches.keys()")
    assert len(names) == 1


def test_a_newer_version_waits_as_long_as_a_table_is_open(
    come: Callable[[str], Visitor], own_house: House, site: Path
) -> None:
    ada = come(own_house.origin)
    visited(ada, "/")
    sit_down(ada, made_for_one(own_house))
    ada.await_turn()
    change(own_house, site)
    ada.page.reload()
    await_newer(ada)
    ada.page.reload()
    ada.await_turn()
    assert version(ada) == OLD
    ada.play(ada.texts()[0])

    beside = ada.context.new_page()
    beside.goto("/")
    expect(beside.locator(f"meta[name=description][content='{OLD}']")).to_be_attached()
    expect(beside.locator("li.mada .actions button").first).to_be_visible()
    beside.close()
    ada.play(ada.texts()[0])
    ada.page.goto("/rules/sifaka")
    await_version(ada, NEW)


def change(house: House, site: Path) -> None:
    """The server comes back with a newer client."""
    assert house.stop() == 0
    publish(site, NEW)
    house.start()


def age(site: Path) -> None:
    """Make the client one of an earlier protocol; as the names of its files tell what is in them, all get others."""
    spoken = re.compile(rf"(type:`hello`,protocol:|\.protocol!==){PROTOCOL}\b")
    scripts = list((site / "assets").glob("*.js"))
    names = re.compile("|".join(re.escape(script.stem) for script in scripts))
    found = 0
    for file in [*scripts, *(file for file in site.rglob("*") if file.suffix in (".html", ".webmanifest"))]:
        text, changes = spoken.subn(rf"\g<1>{PROTOCOL - 1}", file.read_text())
        found += changes
        file.write_text(names.sub(r"\g<0>-aged", text))
        for packed in file.parent.glob(f"{file.name}.*"):
            packed.unlink()
    for script in scripts:
        script.rename(script.with_stem(f"{script.stem}-aged"))
    assert found >= 2


@pytest.mark.parametrize("is_at_table", [False, True], ids=["home", "table"])
def test_a_page_whose_protocol_is_spoken_no_more_becomes_the_newer_one_at_once(
    come: Callable[[str], Visitor], own_house: House, site: Path, is_at_table: bool
) -> None:
    own_house.stop()
    age(site)
    own_house.start()
    ada = come(own_house.origin)
    visited(ada, "/")
    made = made_for_one(own_house)
    shutil.rmtree(site)
    shutil.copytree(built_site(), site)
    change(own_house, site)
    if is_at_table:
        sit_down(ada, made)
    else:
        ada.page.goto("/")
    await_version(ada, NEW)
    if is_at_table:
        ada.await_turn()
        ada.play(ada.texts()[0])


def test_a_version_is_kept_whole_or_not_at_all(come: Callable[[str], Visitor], files: PlainServer, site: Path) -> None:
    """Who asks while the folder is being changed gets the list of one version and the files of another."""
    ada = come(files.origin)
    visited(ada, PATH)
    before = (files.folder / "manifest.webmanifest").read_bytes()
    (site / "manifest.webmanifest").write_bytes(before + b"\n")
    publish(site, NEW)
    folder.write(site, files.folder)
    (files.folder / "manifest.webmanifest").write_bytes(before)
    ada.page.evaluate(TRY)
    assert ada.page.wait_for_function("() => window.outcome").json_value() == "redundant"
    ada.page.reload()
    assert version(ada) == OLD
    files.stop()
    look_around(ada, lambda path: f"{PATH}#{path}")
    files.start()


def test_a_folder_of_files_has_every_page(come: Callable[[str], Visitor], files: PlainServer) -> None:
    ada = come(files.origin)
    visited(ada, PATH)
    look_around(ada, lambda path: f"{PATH}#{path}")
    speak_all(ada, PATH)
    assert ada.complaints == []
    assert files.asked == []
    assert [url for url in ada.requested if not url.startswith(files.origin + PATH)] == []


def test_a_folder_of_files_opens_without_a_network(come: Callable[[str], Visitor], files: PlainServer) -> None:
    ada = come(files.origin)
    visited(ada, PATH)
    files.stop()
    ada.context.set_offline(True)
    look_around(ada, lambda path: f"{PATH}#{path}")
    speak_all(ada, f"{PATH}index.html")
    assert ada.complaints == []
    files.start()


@pytest.mark.parametrize("game", GAMES)
def test_in_a_folder_of_files_a_game_is_played_without_a_network(
    come: Callable[[str], Visitor], files: PlainServer, game: str
) -> None:
    ada = come(files.origin)
    visited(ada, PATH)
    files.stop()
    ada.context.set_offline(True)
    ada.page.goto(PATH)
    ada.page.locator(f"li.{game} button.main").click()
    ada.play_some(random.Random(14), 3)
    assert ada.page.url.startswith(f"{files.origin}{PATH}#/table/here.")
    before = ada.version()
    ada.page.reload()
    ada.await_turn()
    assert int(ada.version()) >= int(before)
    assert ada.complaints == []
    assert [url for url in ada.requested if not url.startswith(files.origin + PATH)] == []
    files.start()


def test_in_a_folder_of_files_links_lead_on_and_back(come: Callable[[str], Visitor], files: PlainServer) -> None:
    ada = come(files.origin)
    ada.page.goto(PATH)
    ada.page.locator("li.sifaka a[href$='#/rules/sifaka']").click()
    expect(ada.page.locator("main section h2").first).to_be_visible()
    assert ada.page.url == f"{files.origin}{PATH}#/rules/sifaka"
    ada.page.locator("a.home").click()
    expect(ada.page.locator("li.mada .actions button").first).to_be_visible()
    ada.page.go_back()
    expect(ada.page.locator("main section h2").first).to_be_visible()


def test_a_folder_of_files_offers_only_what_needs_no_server(come: Callable[[str], Visitor], files: PlainServer) -> None:
    ada = come(files.origin)
    ada.page.goto(PATH)
    ada.page.locator("li.mada [data-way=friends]").click()
    kinds = ada.page.locator("dialog[open] .guest select").first.locator("option")
    expect(kinds).to_have_count(2)
    assert kinds.evaluate_all("all => all.map(({ value }) => value)") == ["here", "bot"]


def test_a_newer_folder_is_there_from_the_next_start(
    come: Callable[[str], Visitor], files: PlainServer, site: Path
) -> None:
    ada = come(files.origin)
    visited(ada, PATH)
    publish(site, NEW)
    folder.write(site, files.folder)
    ada.page.reload()
    assert version(ada) == OLD
    await_newer(ada)
    await_home(ada)
    ada.page.reload()
    await_version(ada, NEW)
    await_home(ada)


def test_what_lies_beside_the_folder_is_left_alone(come: Callable[[str], Visitor], files: PlainServer) -> None:
    ada = come(files.origin)
    visited(ada, PATH)
    (files.folder / "notes").mkdir()
    (files.folder / "notes" / "index.html").write_text("<title>Notes</title>")
    ada.page.goto(f"{PATH}notes/")
    expect(ada.page).to_have_title("Notes")


def test_the_page_can_be_installed(come: Callable[[str], Visitor], files: PlainServer) -> None:
    ada = come(files.origin)
    visited(ada, PATH)
    tools = ada.context.new_cdp_session(ada.page)
    found = tools.send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["url"] == f"{files.origin}{PATH}manifest.webmanifest"
    assert tools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
