"""Tables in the page: every game, every way to play it, with nobody behind it."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

import katta
from katta import lessons
from katta.server.client import ask
from tests.cli.command import katta as run
from tests.server.harness import House, play_on, seated
from tests.web.company import answer, cover, line, lines, question
from tests.web.test_web_hot_seat import uncover
from tests.web.visitor import OPEN_AROUND, Visitor

GAMES = [game.name for game in katta.games()]
UNREACHED = "net::ERR_INTERNET_DISCONNECTED"
THINKING_MILLISECONDS = 300_000
MOST_TRIES = 40

LISTEN = """{
    let worker;
    let line;
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (said, ...rest) {
        if (said.kind === "say") [worker, line] = [this, said.line];
        return post.call(this, said, ...rest);
    };
    window.ask = (request) => new Promise((resolve) => {
        worker.addEventListener("message", ({ data }) => {
            const told = data.kind === "told" ? JSON.parse(data.text) : {};
            if (told.answers === "test") resolve(told);
        });
        worker.postMessage({ kind: "say", line, text: JSON.stringify({ ...request, id: "test" }) });
    });
}"""

KEPT = """const open = () => new Promise((resolve, reject) => {
    const opening = indexedDB.open("katta ");
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
});
const change = async (shelf, act) => {
    const transaction = (await open()).transaction(shelf, "readwrite");
    const done = new Promise((resolve) => { transaction.oncomplete = resolve; });
    const found = await act(transaction.objectStore(shelf));
    await done;
    return found;
};
const got = (request) => new Promise((resolve) => { request.onsuccess = () => resolve(request.result); });"""

DAMAGE = f"""async ([damage, table]) => {{
    {KEPT}
    await change("entries", async (shelf) => {{
        if (damage === "lose") shelf.delete([table, 2]);
        else shelf.put({{ ...await got(shelf.get([table, 2])), text: damage === "change" ? "draw" : 7 }});
    }});
}}"""

RULE_BY = f"""async ([table, rules]) => {{
    {KEPT}
    return change("tables", async (shelf) => {{
        const row = await got(shelf.get(table));
        shelf.put({{ ...row, rules }});
        return row.rules;
    }});
}}"""

PRIVATE = """indexedDB.open = () => { throw new DOMException("private", "SecurityError"); }"""

FULL = """IDBObjectStore.prototype.add = () => { throw new DOMException("full", "QuotaExceededError"); }"""

FULL_FOR_A_WHILE = """{
    const add = IDBObjectStore.prototype.add;
    let left = 4;
    IDBObjectStore.prototype.add = function (...all) {
        if (left-- > 0) throw new DOMException("full", "QuotaExceededError");
        return add.apply(this, all);
    };
}"""

Come = Callable[..., Visitor]
every_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture
def come(browser: Browser, house: House) -> Iterator[Come]:
    """Lets people come whose tables live in the page; only the network may have been missing in the end."""
    visitors: list[Visitor] = []

    def arrive(**wishes: Any) -> Visitor:
        visitors.append(Visitor(browser, house.origin, is_here=True, **wishes))
        return visitors[-1]

    yield arrive
    for visitor in visitors:
        visitor.leave()
    assert [said for visitor in visitors for said in visitor.complaints if UNREACHED not in said] == []


def is_here(person: Visitor) -> bool:
    return "/table/here." in person.page.url


def cut_off(person: Visitor) -> None:
    """The first visit, until everything is kept; from then on there is no network."""
    person.page.goto("/")
    expect(person.page.locator("li.panel .cover svg").nth(2)).to_be_visible()
    person.await_kept()
    person.context.set_offline(True)


def standing(person: Visitor) -> tuple[str, list[str], list[str]]:
    """Where the game stands, as far as it is seen."""
    person.await_turn()
    return person.version(), person.texts(), lines(person)


@every_game
def test_without_a_network_from_the_first_move_to_the_next_game(come: Come, game: str) -> None:
    """To the end of a game, its review, its replay, practice from one of its moments, and a rematch."""
    person, luck = come(keeps=True), random.Random(1)
    page = person.page
    cut_off(person)
    person.play_now(game)
    assert is_here(person)
    person.play_on(luck)
    table = page.url

    chart = page.get_by_role("slider", name="Everyone’s chance of winning")
    expect(chart).to_be_visible(timeout=THINKING_MILLISECONDS)
    page.get_by_role("button", name="Check the deal").click()
    expect(page.locator("dialog .good")).to_have_count(2)
    page.keyboard.press("Escape")

    page.get_by_role("link", name="Look at it again").click()
    keys = page.get_by_role("toolbar")
    keys.get_by_role("button", name="One step on").click()
    expect(keys.get_by_role("slider")).not_to_have_value("0")
    wish = keys.get_by_role("button", name="Try it")
    for _ in range(MOST_TRIES):
        if wish.is_visible() and wish.is_enabled():
            break
        keys.get_by_role("button", name="One step on").click()
    wish.click()
    expect(page).to_have_url(re.compile("/table/here"))
    person.await_turn()
    expect(page.get_by_text("practice game").first).to_be_attached()
    page.goto(table)
    page.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(table)
    person.await_turn()
    assert is_here(person)
    person.play(person.texts()[0])


@every_game
def test_a_game_goes_on_after_a_reload_and_after_a_crash(come: Come, game: str) -> None:
    person, luck = come(), random.Random(2)
    person.play_now(game)
    person.play_some(luck, 3)
    before = standing(person)
    person.page.reload()
    assert standing(person) == before
    person.play_some(luck, 1)
    before, address = standing(person), person.page.url
    person.crash()
    person.page.goto(address)
    assert standing(person) == before
    person.play(person.texts()[0])


@every_game
def test_hints_and_moves_taken_back(come: Come, game: str) -> None:
    person, luck = come(), random.Random(3)
    person.play_now(game)
    person.play_some(luck, 2)
    person.page.locator("[data-tool=hint]").click()
    expect(person.page.locator(".share").first).to_be_attached()
    version = person.version()
    person.page.locator("[data-tool=undo]").click()
    person.await_version_after(version)
    person.await_turn()
    assert lines(person)[0].startswith("You took a move back")
    expect(person.page.get_by_text("practice game").first).to_be_attached()
    person.play(person.texts()[0])


def answered(person: Visitor, request: dict[str, Any]) -> dict[str, Any]:
    answer: dict[str, Any] = person.page.wait_for_function("asked => window.ask(asked)", arg=request).json_value()
    return answer


@every_game
def test_what_a_move_would_bring(come: Come, game: str) -> None:
    """The page asks its own table, and is answered in the words of the protocol."""
    person = come()
    person.context.add_init_script(LISTEN)
    person.play_now(game)
    version, move = int(person.version()), person.texts()[0]
    answer = answered(person, {"type": "peek", "version": version, "move": move})
    assert (answer["type"], answer["version"], answer["move"]) == ("peeked", version, move)
    refusal = answered(person, {"type": "peek", "version": version, "move": "nonsense"})
    assert (refusal["type"], refusal["code"]) == ("refused", "move.unknown")


@every_game
def test_around_one_device(come: Come, game: str) -> None:
    person, luck, names = come(keeps=True), random.Random(8), set()
    cut_off(person)
    gather(person, game)
    assert is_here(person)
    for _ in range(MOST_TRIES):
        expect(cover(person).or_(person.moves.first).first).to_be_visible()
        if cover(person).count():
            names.add(uncover(person))
        person.await_turn()
        button = person.page.locator(f'[data-move="{luck.choice(person.texts())}"]')
        button.evaluate(OPEN_AROUND)
        button.click()
        if len(names) == katta.game(game).seats[0]:
            break
    assert len(names) == katta.game(game).seats[0]
    expect(cover(person).or_(person.moves.first).first).to_be_visible()
    person.page.reload()
    expect(cover(person)).to_be_visible()


def test_around_one_device_all_agree_that_a_move_is_taken_back(come: Come) -> None:
    person = come(keeps=True)
    cut_off(person)
    gather(person, "malediction")
    first = cover(person).inner_text()
    uncover(person)
    person.await_turn()
    person.page.locator(f'[data-move="{person.texts()[0]}"]').click()
    person.page.get_by_role("button", name="take the last move back").click()
    expect(question(person)).to_contain_text("would like to take the last move back.")
    answer(person, "Agree")
    expect(cover(person)).to_have_text(first)
    uncover(person)
    expect(line(person, re.compile("took a move back"))).to_be_visible()
    person.await_turn()


@every_game
def test_lessons_without_a_network(come: Come, game: str) -> None:
    person, lesson = come(keeps=True), lessons.find(katta.game(game), 1)
    cut_off(person)
    person.page.locator(f"li.{game} [data-way=learn]").click()
    for place, step in enumerate(lesson.steps):
        expect(person.page.locator(f'[data-step="{place}"]:not([data-shows])')).to_be_attached()
        if place < len(lesson) - 1:
            button = f'aside [data-move="{step.move}"]' if step.move else "[data-lesson-next]"
            person.page.locator(button).first.evaluate(OPEN_AROUND)
            person.page.locator(button).first.click()


@every_game
def test_records_go_from_the_page_to_katta_and_back(come: Come, house: House, game: str, tmp_path: Path) -> None:
    person, luck = come(), random.Random(4)
    person.play_now(game)
    person.play_on(luck)
    with person.page.expect_download() as download:
        person.page.get_by_role("button", name="Download the record").click()
    written = tmp_path / "page.katta"
    download.value.save_as(written)
    assert download.value.suggested_filename.startswith(f"{game}-here.")
    done = run("verify", written, home=tmp_path, variables={"NUMBA_DISABLE_JIT": "1"})
    assert done.returncode == 0, done.stderr
    match = katta.Match.parse(written.read_text())
    assert match.dealer is not None
    assert match.write() == written.read_text()
    assert ask(house.origin, "/api/replays", {"record": written.read_text(), "seat": 0})["verified"]

    made = house.make(game, "Ada", "[random]", "[random]")
    ada = house.guest(made, 0)
    with seated(ada):
        play_on([ada], lambda guest: luck.choice(guest.moves))
    record = tmp_path / "server.katta"
    record.write_bytes(house.fetch(f"/api/tables/{made['table']['table']}/record")[2])
    asked = len(person.requested)
    person.page.goto("/replay")
    person.page.set_input_files("input[type=file]", record)
    slider = person.page.get_by_role("toolbar").get_by_role("slider")
    expect(slider).to_have_attribute("max", str(len(katta.Match.parse(record.read_text()).history)))
    assert not [url for url in person.requested[asked:] if "/api/replays" in url]


def test_in_two_tabs_one_plays_and_the_other_says_so(come: Come) -> None:
    person = come()
    person.play_now("mada")
    first, address = person.page, person.page.url
    person.play(person.texts()[0])
    person.page = person.open_page()
    person.page.goto(address)
    elsewhere = "This game is being played in another tab of this browser."
    expect(person.page.get_by_role("alert").filter(has_text=elsewhere)).to_be_visible()
    person.page.get_by_role("button", name="Play here").click()
    person.await_turn()
    person.play(person.texts()[0])
    expect(first.get_by_role("alert").filter(has_text=elsewhere)).to_be_visible()
    first.close()
    person.page.reload()
    person.await_turn()


@pytest.mark.parametrize("damage", ["lose", "change", "garble"])
def test_a_damaged_game_is_said_and_the_others_stay(come: Come, damage: str) -> None:
    person, luck = come(), random.Random(5)
    addresses = []
    for _ in range(2):
        person.play_now("mada")
        person.play_some(luck, 2)
        addresses.append(person.page.url)
    person.page.goto("/")
    person.page.evaluate(DAMAGE, [damage, addresses[0].rsplit("/", 1)[1]])
    person.page.goto("/")
    expect(person.page.locator("section[aria-labelledby=continue-title] li")).to_have_count(2)
    person.page.goto(addresses[0])
    expect(person.page.get_by_role("alert").filter(has_text="can no longer be read")).to_be_visible()
    person.page.goto(addresses[1])
    person.play_some(luck, 1)


@pytest.mark.parametrize(("rules", "said"), [(0, "older rules"), (99, "newer")])
def test_a_game_of_other_rules_is_said_and_not_lost(come: Come, rules: int, said: str) -> None:
    person = come()
    person.play_now("mada")
    address, version = person.page.url, person.version()
    name = address.rsplit("/", 1)[1]
    person.page.goto("/")
    usual = person.page.evaluate(RULE_BY, [name, rules])
    person.page.goto(address)
    expect(person.page.get_by_role("alert").filter(has_text=said)).to_be_visible()
    person.page.evaluate(RULE_BY, [name, usual])
    person.page.reload()
    person.await_turn()
    assert person.version() == version


@pytest.mark.parametrize("trouble", [PRIVATE, FULL])
def test_a_browser_that_keeps_nothing_plays_all_the_same_and_says_so(come: Come, trouble: str) -> None:
    """The worker's own database is what fails: the page answers for the script of the worker."""
    person, luck = come(), random.Random(6)
    person.context.route(re.compile("/assets/worker-"), lambda route: spoil(route, trouble))
    person.play_now("mada")
    expect(person.page.get_by_text("this game is lost")).to_be_visible()
    person.play_on(luck)
    person.page.get_by_role("button", name="Play again").click()
    person.await_turn()


def test_a_full_disk_that_has_room_again_has_lost_nothing(come: Come) -> None:
    person, luck = come(), random.Random(6)
    person.context.route(re.compile("/assets/worker-"), lambda route: spoil(route, FULL_FOR_A_WHILE))
    person.play_now("mada")
    warning = person.page.get_by_text("this game is lost")
    expect(warning).to_be_visible()
    for _ in range(MOST_TRIES):
        person.play_some(luck, 1)
        if not warning.count():
            break
    expect(warning).to_have_count(0)
    before = standing(person)
    person.page.reload()
    assert standing(person) == before


@pytest.mark.parametrize("lack", ["delete WebAssembly", "delete globalThis.Worker"])
def test_where_a_page_cannot_play_the_server_does_and_it_is_said_once(come: Come, lack: str) -> None:
    person = come()
    person.context.add_init_script(lack)
    said = person.page.get_by_role("status").filter(has_text="so the server holds the table")
    person.play_now("mada")
    assert not is_here(person)
    expect(said).to_be_visible()
    said.get_by_role("button").click()
    person.play(person.texts()[0])
    expect(said).to_have_count(0)


@pytest.mark.parametrize("lost", ["/assets/worker-", r"/engine/.*\.wasm"])
def test_where_the_games_do_not_come_the_server_plays(come: Come, lost: str) -> None:
    person = come()
    person.context.route(re.compile(lost), lambda route: route.abort())
    person.play_now("mada")
    assert not is_here(person)
    expect(person.page.get_by_text("so the server holds the table")).to_be_visible()
    person.complaints.clear()  # the browser notes what did not come


def test_a_table_that_cannot_come_says_why(come: Come) -> None:
    person = come()
    person.play_now("mada")
    person.context.route(re.compile("/assets/worker-"), lambda route: route.abort())
    person.page.reload()
    expect(person.page.get_by_role("alert").filter(has_text="cannot play by itself")).to_be_visible()
    person.complaints.clear()


def test_a_thinker_that_dies_is_said_and_replaced(come: Come) -> None:
    person = come()
    person.page.goto("/")
    person.page.evaluate("localStorage['katta.opponents'] = JSON.stringify({mada: {count: 1, level: 'hard'}})")
    broken = {"count": 2}

    def spoil_some(route: Route) -> None:
        broken["count"] -= 1
        spoil(route, "throw new Error('a thinker dies')") if broken["count"] >= 0 else route.continue_()

    person.context.route(re.compile("/assets/thinker-"), spoil_some)
    person.play_now("mada")
    person.play_some(random.Random(7), 3)
    person.complaints.clear()


def test_who_wants_it_plays_on_the_server(come: Come) -> None:
    person = come()
    person.page.goto("/")
    person.page.get_by_role("button", name="Settings").click()
    person.page.get_by_label("Play on the server").check()
    person.play_now("mada")
    assert not is_here(person)
    person.page.goto("/")
    person.page.get_by_role("button", name="Settings").click()
    person.page.get_by_label("Play on the server").uncheck()
    person.play_now("mada")
    assert is_here(person)


def test_nobody_is_invited_to_a_table_of_the_page(come: Come) -> None:
    person = come()
    person.play_now("mada")
    expect(person.page.locator("[data-tool=rules]")).to_be_visible()
    expect(person.page.locator("[data-tool=links]")).to_have_count(0)
    person.page.goto("/")
    expect(person.page.locator("section[aria-labelledby=continue-title] li")).to_have_count(1)
    expect(person.page.get_by_role("button", name="Take my tables to another device")).to_have_count(0)


def gather(person: Visitor, game: str) -> None:
    """As few people as the game is for, all around this device."""
    person.page.locator(f"li.{game} [data-way=friends]").click()
    for guest in person.page.locator("dialog[open] .guest select").all():
        guest.select_option("here")
    person.page.locator("dialog[open] form button.main").click()
    expect(cover(person)).to_be_visible()


def spoil(route: Route, trouble: str) -> None:
    """Let a worker begin with trouble of its browser."""
    answer = route.fetch()
    route.fulfill(response=answer, body=f"{trouble};\n{answer.text()}")
