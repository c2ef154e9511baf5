"""Your turn: title and icon of the tab, the sound, the browser's notification, and messages to the device."""

import json
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Worker, expect

import katta
from tests.server.harness import OPEN_LIMITS, Guest, House, seated
from tests.server.push_service import Device, PushService
from tests.web.test_web_access import COLOURS, violations
from tests.web.visitor import DESK, PHONE, Visitor

DAY = 86_400
GAMES = [game.name for game in katta.games()]
TURN_ICON, ICON = "/favicon-turn.svg", "/favicon.svg"

BACKGROUND = """
    Object.defineProperty(document, "hidden", { get: () => window.isAway ?? false });
    Object.defineProperty(document, "visibilityState", { get: () => window.isAway ? "hidden" : "visible" });
"""
"""A browser without a screen hides no tab: the test says when this one is."""

NOTIFICATIONS = """
    window.notifications = [];
    window.Notification = class extends Notification {
        constructor(title, options) {
            super(title, options);
            window.notifications.push(this);
            this.addEventListener("close", () => { window.isClosed = true; });
            if (window.comesBack) queueMicrotask(window.comesBack);
        }
    };
"""
"""Real ones, and the test can look at them."""

COME_BACK = """() => {
    window.comesBack = () => { window.isAway = false; document.dispatchEvent(new Event("visibilitychange")); };
}"""
"""The person looks at the page again in the very moment in which it notifies them."""

TONES = """
    window.tones = [];
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
        window.tones.push(this.frequency.value);
        start.call(this, when);
    };
"""

AGREEMENT = """
    const agreed = %s;
    agreed.toJSON = () => agreed;
    agreed.unsubscribe = async () => true;
    let isMade = localStorage["test.agreed"] === "yes";
    PushManager.prototype.getSubscription = async () => isMade ? agreed : null;
    PushManager.prototype.subscribe = async (options) => {
        agreed.options = { applicationServerKey: options.applicationServerKey };
        localStorage["test.agreed"] = "yes";
        isMade = true;
        return agreed;
    };
"""
"""What a browser agrees with the service of its maker, which cannot be reached from a test."""


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    running = PushService()
    yield running
    running.close()


@pytest.fixture(scope="module")
def calling_house(tmp_path_factory: pytest.TempPathFactory, service: PushService) -> Iterator[House]:
    """A server that may call the push service of the test."""
    running = House(tmp_path_factory.mktemp("calling"), *OPEN_LIMITS, f"--push-service={service.origin}")
    running.start()
    yield running
    assert running.stop() == 0
    assert running.troubles() == []


@contextmanager
def arriving(browser: Browser, house: House, **always: Any) -> Iterator[Callable[..., Visitor]]:
    """Lets people come whose browsers can be looked into; whatever they complained about fails the test."""
    visitors: list[Visitor] = []

    def arrive(**wishes: Any) -> Visitor:
        visitors.append(Visitor(browser, house.origin, **always, **wishes))
        for script in (BACKGROUND, NOTIFICATIONS, TONES):
            visitors[-1].page.add_init_script(script)
        return visitors[-1]

    yield arrive
    for visitor in visitors:
        visitor.leave()
    assert [complaint for visitor in visitors for complaint in visitor.complaints] == []


@pytest.fixture
def come(browser: Browser, calling_house: House) -> Iterator[Callable[..., Visitor]]:
    """People whose browser need not notify them."""
    with arriving(browser, calling_house) as arrive:
        yield arrive


@pytest.fixture
def come_notified(whole_browser: Browser, calling_house: House) -> Iterator[Callable[..., Visitor]]:
    """People whose browser can; a service worker and what was allowed to it are kept on a device of its own."""
    with arriving(whole_browser, calling_house, keeps=True) as arrive:
        yield arrive


def made_for(house: House, game: str = "mada", **settings: Any) -> tuple[dict[str, Any], Guest]:
    """A table of two people and as many bots as it takes; the first is to move, the second plays without a browser."""
    bots = ["[random]"] * (katta.game(game).seats[0] - 2)
    made = house.make(game, "Ada", "Ben", *bots, **settings)
    while made["table"]["turn"] != 0:  # a game may open with a Scorpion
        made = house.make(game, "Ada", "Ben", *bots, **settings)
    return made, house.guest(made, 1)


def sit(person: Visitor, made: dict[str, Any], *seats: int) -> None:
    """On seats whose keys this browser has kept."""
    name, secrets = made["table"]["table"], {link["seat"]: link["secret"] for link in made["seats"]}
    kept = [{"table": name, "game": made["table"]["game"], "secrets": [secrets[seat] for seat in seats], "when": 2e12}]
    person.page.add_init_script(f"localStorage['katta.tables'] ??= '{json.dumps(kept)}'")
    person.page.goto(f"/table/{name}")
    person.page.locator("[data-version]").wait_for()


def opening_moves(house: House, made: dict[str, Any]) -> list[str]:
    """What the first person may do at first."""
    with seated(ada := house.guest(made, 0)):
        return ada.moves


def play_turn(person: Visitor) -> None:
    """Until it is somebody else's turn, which the icon says at once."""
    while icon(person) == TURN_ICON:
        person.await_turn()
        person.play(person.texts()[0])


def answer(guest: Guest) -> None:
    """The other person plays until it is somebody else's turn."""
    while not guest.moves:
        guest.hear()
    while guest.moves:
        guest.play(guest.moves[0])


def icon(person: Visitor) -> str | None:
    return person.page.locator('link[rel="icon"]').get_attribute("href")


def go_away(person: Visitor, is_away: bool = True) -> None:
    person.page.evaluate(
        "away => { window.isAway = away; document.dispatchEvent(new Event('visibilitychange')); }", is_away
    )


def notified(person: Visitor) -> list[dict[str, str]]:
    found: list[dict[str, str]] = person.page.evaluate(
        "notifications.map(({ title, body, tag }) => ({ title, body, tag }))"
    )
    return found


def settle(person: Visitor, **wishes: Any) -> None:
    person.page.add_init_script(
        f"localStorage['katta.settings'] = JSON.stringify({json.dumps({'speed': 'off', **wishes})})"
    )


@pytest.mark.parametrize("game", GAMES)
def test_title_and_icon_of_the_tab_say_whose_turn_it_is(
    come: Callable[..., Visitor], calling_house: House, game: str
) -> None:
    made, ben = made_for(calling_house, game)
    ada = come()
    sit(ada, made, 0)
    name = ada.page.locator("h1").inner_text()
    with seated(ben):
        expect(ada.page).to_have_title(f"Your turn – {name} – Katta")
        assert icon(ada) == TURN_ICON
        play_turn(ada)
        expect(ada.page).to_have_title(f"{name} – Katta")
        assert icon(ada) == ICON
        answer(ben)
        expect(ada.page).to_have_title(f"Your turn – {name} – Katta")
    ada.page.locator("a.home").click()
    expect(ada.page).to_have_title("Katta")
    assert icon(ada) == ICON


@pytest.mark.parametrize("game", GAMES)
def test_the_turn_sounds_softly_when_others_have_moved(
    come: Callable[..., Visitor], calling_house: House, game: str
) -> None:
    made, ben = made_for(calling_house, game)
    ada = come()
    sit(ada, made, 0)
    with seated(ben):
        play_turn(ada)
        assert ada.page.evaluate("tones") == []
        answer(ben)
        ada.await_turn()
        ada.page.wait_for_function("() => tones.length > 0")
    assert ada.page.evaluate("tones") == [587, 880]


def test_who_is_asked_on_in_the_own_turn_is_not_called(come: Callable[..., Visitor], calling_house: House) -> None:
    made, ben = made_for(calling_house)
    while "play D" not in opening_moves(calling_house, made):
        made, ben = made_for(calling_house)
    ada = come()
    sit(ada, made, 0)
    with seated(ben):
        ada.await_turn()
        ada.play("play D")
        ada.await_turn()
        assert ada.texts() == ["swap 1"]
        ada.play("swap 1")
        expect(ada.page).to_have_title("Mada – Katta")
        assert ada.page.evaluate("tones") == []


@pytest.mark.parametrize("wish", [{"isMuted": True}, {"volume": 0}])
def test_who_wants_no_sound_hears_none(
    come: Callable[..., Visitor], calling_house: House, wish: dict[str, Any]
) -> None:
    made, ben = made_for(calling_house)
    ada = come()
    settle(ada, **wish)
    sit(ada, made, 0)
    with seated(ben):
        play_turn(ada)
        answer(ben)
        expect(ada.page).to_have_title("Your turn – Mada – Katta")
        ada.await_turn()
    assert ada.page.evaluate("tones") == []


def test_bots_call_nobody_who_is_looking(come: Callable[..., Visitor]) -> None:
    ada = come()
    ada.play_now("mada")
    ada.play_some(random.Random(1), 3)
    assert ada.page.evaluate("tones") == []
    go_away(ada)
    while ada.await_turn() and not ada.page.evaluate("tones.length"):  # a move of one's own may be asked on for
        ada.play(ada.texts()[0])
    ada.page.wait_for_function("() => tones.length > 0")


def test_volume_and_mute_are_kept_on_the_device(come: Callable[..., Visitor]) -> None:
    ada = come()
    ada.page.goto("/")
    settings = ada.page.locator("header .tools button").last
    settings.click()
    ada.page.locator("#sounds").select_option("turn")
    ada.page.locator("#volume").press("ArrowRight")
    expect(ada.page.locator("#volume")).to_have_value("30")
    ada.page.wait_for_function("() => tones.length > 0")
    mute = ada.page.get_by_role("button", name="Mute")
    mute.click()
    expect(mute).to_have_attribute("aria-pressed", "true")
    ada.page.reload()
    settings.click()
    expect(ada.page.locator("#sounds")).to_have_value("turn")
    expect(ada.page.locator("#volume")).to_have_value("30")
    expect(ada.page.locator("#volume")).to_be_disabled()
    expect(mute).to_have_attribute("aria-pressed", "true")


def test_who_had_switched_sounds_on_keeps_them(come: Callable[..., Visitor]) -> None:
    ada = come()
    settle(ada, sound=True)
    ada.page.goto("/")
    ada.page.locator("header .tools button").last.click()
    expect(ada.page.locator("#sounds")).to_have_value("all")


def test_the_browser_notifies_who_looks_elsewhere_and_shows_no_card(
    come_notified: Callable[..., Visitor], calling_house: House
) -> None:
    made, ben = made_for(calling_house)
    ada = come_notified()
    ada.context.grant_permissions(["notifications"])
    settle(ada, notices="on")
    sit(ada, made, 0)
    with seated(ben):
        play_turn(ada)
        answer(ben)
        ada.await_turn()
        assert notified(ada) == []
        play_turn(ada)
        go_away(ada)
        answer(ben)
        ada.page.wait_for_function("() => notifications.length > 0")
        go_away(ada, False)
        ada.page.wait_for_function("() => window.isClosed")
    assert notified(ada) == [
        {
            "title": "Your turn – Mada",
            "body": "Ada, the table is waiting for you.",
            "tag": f"katta-{made['table']['table']}",
        }
    ]


def test_a_notification_is_taken_back_even_while_it_is_being_put_up(
    come_notified: Callable[..., Visitor], calling_house: House
) -> None:
    made, ben = made_for(calling_house)
    ada = come_notified()
    ada.context.grant_permissions(["notifications"])
    settle(ada, notices="on")
    sit(ada, made, 0)
    with seated(ben):
        play_turn(ada)
        go_away(ada)
        ada.page.evaluate(COME_BACK)
        answer(ben)
        ada.page.wait_for_function("() => window.isClosed")
    assert len(notified(ada)) == 1


IS_COVERED = """() => {
    const [offer, board] = [".offer", "main .board"].map((one) => document.querySelector(one).getBoundingClientRect());
    return offer.left < board.right && offer.right > board.left && offer.top < board.bottom && offer.bottom > board.top;
}"""


def test_the_offer_to_notify_comes_when_others_are_to_move_and_is_made_once(
    come_notified: Callable[..., Visitor], calling_house: House
) -> None:
    made, ben = made_for(calling_house)
    ada = come_notified()
    sit(ada, made, 0)
    offer = ada.page.get_by_text("Shall your browser tell you")
    with seated(ben):
        ada.await_turn()
        expect(offer).to_be_hidden()
        play_turn(ada)
        expect(offer).to_be_visible()
        assert not ada.page.evaluate(IS_COVERED), "the offer lies over the table"
        ada.page.get_by_role("button", name="No, thanks").click()
        expect(offer).to_be_hidden()
        answer(ben)
        ada.await_turn()
        ada.page.reload()
        ada.await_turn()
        play_turn(ada)
        expect(ada.page.get_by_text("It is not your turn.")).to_be_visible()
        expect(offer).to_be_hidden()


def test_whoever_accepts_the_offer_is_notified(come_notified: Callable[..., Visitor], calling_house: House) -> None:
    made, ben = made_for(calling_house)
    ada = come_notified()
    agree(ada)
    sit(ada, made, 0)
    with seated(ben):
        play_turn(ada)
        ada.page.get_by_role("button", name="Yes, tell me").click()
        expect(ada.page.get_by_text("Shall your browser tell you")).to_be_hidden()
        go_away(ada)
        answer(ben)
        ada.page.wait_for_function("() => notifications.length > 0")


def test_whoever_the_browser_refuses_is_told_so(come_notified: Callable[..., Visitor], calling_house: House) -> None:
    made, ben = made_for(calling_house)
    ada = come_notified()
    ada.page.add_init_script("Notification.requestPermission = async () => 'denied'")
    sit(ada, made, 0)
    with seated(ben):
        play_turn(ada)
        ada.page.get_by_role("button", name="Yes, tell me").click()
        expect(ada.page.locator(".offer").get_by_role("alert")).to_contain_text(
            "Your browser does not let Katta notify you"
        )
        ada.page.locator(".offer").get_by_role("button", name="Close").click()
        expect(ada.page.locator(".offer")).to_be_hidden()


@pytest.mark.parametrize("seats", [("Ada", "[random]"), ("Ada", "Ben")])
def test_nothing_is_offered_where_nobody_else_plays(
    come: Callable[..., Visitor], calling_house: House, seats: tuple[str, ...]
) -> None:
    """Against bots, or with everybody around one device."""
    made = calling_house.make("mada", *seats, clock=DAY)
    people = [number for number, name in enumerate(seats) if not name.startswith("[")]
    ada = come(keeps=True)
    name, secrets = made["table"]["table"], [link["secret"] for link in made["seats"]]
    kept = [{"table": name, "game": "mada", "secrets": secrets[: len(people)], "when": 2e12}]
    ada.page.add_init_script(f"localStorage['katta.tables'] ??= '{json.dumps(kept)}'")
    ada.page.goto(f"/table/{name}")
    for _ in range(4):
        uncover(ada)
        ada.await_turn()
        ada.play(ada.texts()[0])
    uncover(ada)
    ada.await_turn()
    assert ada.page.locator(".offer").count() == 0


def uncover(person: Visitor) -> None:
    """On a device that is handed around, somebody takes it."""
    cover = person.page.get_by_role("button", name="I am")
    expect(person.moves.first.or_(cover)).to_be_visible()
    if cover.count():
        cover.click()


def agree(person: Visitor) -> None:
    """The person allows notifications when the browser asks."""

    def allow() -> None:
        person.context.grant_permissions(["notifications"])

    person.context.expose_function("allow", allow)
    person.page.add_init_script(
        "Notification.requestPermission = async () => { await allow(); return Notification.permission; }"
    )


def agree_to_messages(person: Visitor, device: Device) -> None:
    agree(person)
    said = device.subscription("")
    keys = {"p256dh": said["p256dh"], "auth": said["auth"]}
    person.page.add_init_script(AGREEMENT % json.dumps({"endpoint": device.endpoint, "keys": keys}))


def worker_of(person: Visitor) -> Worker:
    person.wait_until(lambda: bool(person.context.service_workers))
    return person.context.service_workers[0]


def deliver(person: Visitor, message: dict[str, Any]) -> None:
    """Hand a message to the service worker, as the browser does with what it has decrypted."""
    person.await_kept()  # what comes earlier is lost
    registrations: list[dict[str, Any]] = []
    tools = person.context.new_cdp_session(person.page)
    tools.on("ServiceWorker.workerRegistrationUpdated", lambda told: registrations.extend(told["registrations"]))
    tools.send("ServiceWorker.enable")
    person.wait_until(lambda: bool(registrations))
    tools.send(
        "ServiceWorker.deliverPushMessage",
        {
            "origin": person.origin,
            "registrationId": registrations[0]["registrationId"],
            "data": json.dumps(message),
        },
    )


def test_a_device_is_told_from_the_offer_to_the_click_that_ends_it(
    come_notified: Callable[..., Visitor], calling_house: House, service: PushService
) -> None:
    made, ben = made_for(calling_house, clock=DAY)
    phone = service.device("fine/whole-way")
    ada = come_notified()
    agree_to_messages(ada, phone)
    sit(ada, made, 0)
    offer = ada.page.get_by_text("even if Katta is closed")
    with seated(ben):
        ada.await_turn()
        expect(offer).to_be_hidden()
        play_turn(ada)
        expect(offer).to_be_visible()
        ada.page.get_by_role("button", name="Yes, tell me").click()
        expect(offer).to_be_hidden()
        expect(ada.page.get_by_text("This device tells you")).to_be_visible()

        ada.page.goto("/")
        answer(ben)
        note = phone.read(service.wait(phone)[0])
        assert note["table"] == made["table"]["table"]
        assert note["title"] == "Your turn – Mada"

        ada.page.goto(f"/table/{made['table']['table']}")
        told = ada.page.get_by_text("This device tells you")
        expect(told).to_be_visible()
        ada.page.get_by_role("button", name="Stop that").click()
        expect(told).to_be_hidden()
        play_turn(ada)
        ada.page.goto("/")
        answer(ben)
        ben.request("ping")
    assert len(service.of(phone)) == 1


def test_the_service_worker_shows_what_came_and_its_button_ends_it(
    come_notified: Callable[..., Visitor], calling_house: House, service: PushService
) -> None:
    made, ben = made_for(calling_house, clock=DAY)
    phone = service.device("fine/worker")
    ada = come_notified()
    agree_to_messages(ada, phone)
    sit(ada, made, 0)
    with seated(ben):
        play_turn(ada)
        ada.page.get_by_role("button", name="Yes, tell me").click()
        told = ada.page.get_by_text("This device tells you")
        expect(told).to_be_visible()
        message = {"table": made["table"]["table"], "title": "Your turn – Mada", "body": "Ada", "end": "No more"}
        deliver(ada, message)
        worker = worker_of(ada)
        shown = worker.evaluate(
            """async () => {
                let all = [];
                while (!all.length) {
                    await new Promise((later) => setTimeout(later, 50));
                    all = await registration.getNotifications();
                }
                const [{ title, body, actions, data }] = all;
                return { title, body, actions: actions.map(({ action, title }) => [action, title]), data };
            }"""
        )
        assert shown == {
            "title": "Your turn – Mada",
            "body": "Ada",
            "actions": [["end", "No more"]],
            "data": {"table": made["table"]["table"]},
        }
        worker.evaluate(
            """async (endpoint) => {
                PushManager.prototype.getSubscription = async () => ({ endpoint });
                const [notification] = await registration.getNotifications();
                dispatchEvent(new NotificationEvent("notificationclick", { notification, action: "end" }));
            }""",
            phone.endpoint,
        )
        expect(told).to_be_hidden()
        ada.page.goto("/")
        answer(ben)
        ben.request("ping")
    assert service.of(phone) == []


def test_who_declines_can_still_change_their_mind(
    come_notified: Callable[..., Visitor], calling_house: House, service: PushService
) -> None:
    made, ben = made_for(calling_house, clock=DAY)
    ada = come_notified()
    agree_to_messages(ada, service.device("fine/second-thoughts"))
    sit(ada, made, 0)
    with seated(ben):
        play_turn(ada)
        ada.page.get_by_role("button", name="No, thanks").click()
        ada.page.get_by_role("button", name="Tell me on this device").click()
        expect(ada.page.get_by_text("This device tells you")).to_be_visible()


def test_offer_and_settings_are_for_everyone(
    come_notified: Callable[..., Visitor], calling_house: House, service: PushService
) -> None:
    made, ben = made_for(calling_house, clock=DAY)
    ada = come_notified(language="de")
    agree_to_messages(ada, service.device("fine/everyone"))
    sit(ada, made, 0)
    with seated(ben):
        play_turn(ada)
        expect(ada.page.locator(".offer")).to_be_visible()
        assert troubles(ada) == {}
        ada.page.locator(".offer .button.main").click()
        expect(ada.page.locator(".device")).to_be_visible()
        assert troubles(ada) == {}
        ada.page.locator("header .tools button").last.click()
        expect(ada.page.locator("#volume")).to_be_visible()
        assert troubles(ada) == {}


def troubles(person: Visitor) -> dict[str, list[str]]:
    """What axe finds in either theme at a desk and on a phone, and where the page is wider than the screen."""
    found = {}
    for theme in ("light", "dark"):
        for width, height in (DESK, PHONE):
            person.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            person.page.set_viewport_size({"width": width, "height": height})
            expect(person.page.locator(f"html[data-theme={theme}]")).to_be_attached()
            found[f"{theme} {width}"] = violations(person, COLOURS if theme == "dark" else None)
            if not person.is_as_wide_as_the_screen():
                found[f"{theme} {width}"].append("too wide")
    return {where: wrong for where, wrong in found.items() if wrong}


def test_a_browser_that_cannot_be_told_says_so_in_a_sentence(
    come_notified: Callable[..., Visitor], calling_house: House
) -> None:
    """The browser of the test has no service of its maker: this is what it really says."""
    made, ben = made_for(calling_house, clock=DAY)
    ada = come_notified()
    agree(ada)
    sit(ada, made, 0)
    with seated(ben):
        play_turn(ada)
        ada.page.get_by_role("button", name="Yes, tell me").click()
        expect(ada.page.locator(".offer").get_by_role("alert")).to_contain_text("could not set this up")
        answer(ben)
        assert ada.await_turn()
    ada.complaints.clear()  # the browser says why, too


def test_the_server_says_in_a_sentence_that_it_sends_nothing_there(
    come_notified: Callable[..., Visitor], calling_house: House
) -> None:
    made, ben = made_for(calling_house, clock=DAY)
    ada = come_notified()
    agree_to_messages(ada, Device("https://elsewhere.example/x"))
    sit(ada, made, 0)
    with seated(ben):
        play_turn(ada)
        ada.page.get_by_role("button", name="Yes, tell me").click()
        expect(ada.page.locator(".offer").get_by_role("alert")).to_contain_text(
            "No messages can be sent to that device"
        )
    ada.complaints.clear()  # the browser reports the refusal, too
