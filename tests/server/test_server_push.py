"""Messages to devices: whoever is away learns that it is their turn, and nobody learns anything else."""

import asyncio
import contextlib
import json
import sqlite3
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import katta
from katta.core import registry
from katta.server.client import ask
from katta.server.push.vapid import Vapid
from katta.server.store.store import Store
from katta.texts import Catalogue
from tests.server.harness import OPEN_LIMITS, PATIENCE, Guest, House, complete, play_on, seated, wait_until
from tests.server.push_service import Device, PushService, claims_of

DAY = 86_400
GAMES = [game.name for game in katta.games()]


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


def table_of_two(house: House, game: str = "mada", clock: int = DAY) -> tuple[dict[str, Any], Guest, Guest]:
    """Two people, the first to move, and as many bots as it takes."""
    bots = ["[random]"] * (registry.game(game).seats[0] - 2)
    made = house.make(game, "Ada", "Ben", *bots, clock=clock)
    while made["table"]["turn"] != 0:  # a game may open with a Scorpion
        made = house.make(game, "Ada", "Ben", *bots, clock=clock)
    return made, house.guest(made, 0), house.guest(made, 1)


def secret_of(made: dict[str, Any], seat: int) -> str:
    found: str = next(link["secret"] for link in made["seats"] if link["seat"] == seat)
    return found


def post(house: House, made: dict[str, Any], path: str, body: dict[str, str]) -> tuple[int, str]:
    """Status and code of the answer to a request about messages to devices."""
    address = f"{house.origin}/api/tables/{made['table']['table']}/{path}"
    request = urllib.request.Request(address, json.dumps(body).encode(), {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as problem:
        with problem:
            return problem.code, json.load(problem)["code"]


def subscribe(house: House, made: dict[str, Any], device: Device, seat: int = 1, language: str = "en") -> None:
    assert post(house, made, "pushes", device.subscription(secret_of(made, seat), language)) == (204, "")


def end(house: House, made: dict[str, Any], **said: str) -> None:
    assert post(house, made, "pushes/end", said) == (204, "")


def play_turn(guest: Guest) -> None:
    """Play until it is somebody else's turn."""
    while not guest.moves:
        guest.hear()
    while guest.moves:
        assert guest.play(guest.moves[0])["type"] == "update"


def kept(house: House) -> set[str]:
    with contextlib.closing(sqlite3.connect(house.database)) as store:
        return {endpoint for (endpoint,) in store.execute("SELECT endpoint FROM pushes")}


def outcomes(house: House, outcome: str) -> float:
    """How many messages came to such an end."""
    text = house.fetch("/metrics")[2].decode()
    name = f'katta_pushes_total{{outcome="{outcome}"}} '
    return next((float(line.removeprefix(name)) for line in text.splitlines() if line.startswith(name)), 0.0)


def key_of(house: House) -> str:
    found: str = json.loads(house.fetch("/api/")[2])["push_key"]
    return found


@pytest.mark.parametrize(("game", "language"), [*((game, "en") for game in GAMES), *((game, "fr") for game in GAMES)])
def test_who_is_away_is_told_the_table_and_that_it_is_their_turn_and_never_a_card(
    calling_house: House, service: PushService, game: str, language: str
) -> None:
    made, ada, _ = table_of_two(calling_house, game)
    phone = service.device(f"fine/{game}-{language}")
    subscribe(calling_house, made, phone, language=language)
    with seated(ada):
        play_turn(ada)
    parcel = service.wait(phone)[0]
    say = Catalogue(language).say
    assert phone.read(parcel) == {
        "table": made["table"]["table"],
        "title": say("attention-push-title", game=say(f"{registry.game(game).name}-name")),
        "body": say("attention-push-body", name="Ben"),
        "end": say("attention-push-end"),
    }
    assert int(parcel.headers["ttl"]) == DAY
    assert made["table"]["table"] not in json.dumps(parcel.headers)


def test_the_service_can_tell_who_sends(calling_house: House, service: PushService) -> None:
    made, ada, _ = table_of_two(calling_house)
    phone = service.device("fine/signed")
    subscribe(calling_house, made, phone)
    with seated(ada):
        play_turn(ada)
    claims = claims_of(service.wait(phone)[0], key_of(calling_house))
    assert claims["aud"] == service.origin
    assert time.time() < claims["exp"] <= time.time() + DAY


def test_who_is_here_is_not_told(calling_house: House, service: PushService) -> None:
    made, ada, ben = table_of_two(calling_house)
    laptop, phone = service.device("fine/adas"), service.device("fine/bens")
    subscribe(calling_house, made, laptop, seat=0)
    subscribe(calling_house, made, phone, seat=1)
    with seated(ben):
        with seated(ada):
            play_turn(ada)
        play_turn(ben)
        service.wait(laptop)
    assert service.of(phone) == []


def test_every_turn_is_told_once(calling_house: House, service: PushService) -> None:
    made, ada, ben = table_of_two(calling_house)
    phone = service.device("fine/thrice")
    subscribe(calling_house, made, phone)
    for turn in range(3):
        with seated(ada):
            play_turn(ada)
        service.wait(phone, turn + 1)
        with seated(ben):
            play_turn(ben)
    assert len(service.of(phone)) == 3


def test_what_happens_beside_the_game_is_no_new_turn(tmp_path: Path, service: PushService) -> None:
    """A bot takes over for somebody else while it is still the turn of whoever was told."""
    house = House(tmp_path, *OPEN_LIMITS, f"--push-service={service.origin}", "--away-seconds=0.5")
    house.start()
    made = house.make("mada", "Ada", "Ben", "Cleo")
    while made["table"]["turn"] != 0:
        made = house.make("mada", "Ada", "Ben", "Cleo")
    phones = [service.device(f"fine/beside-{seat}") for seat in (1, 2)]
    for seat, phone in enumerate(phones, 1):
        subscribe(house, made, phone, seat=seat)
    ada = house.guest(made, 0)
    with seated(ada):
        play_turn(ada)
        turn = ask(house.origin, f"/api/tables/{made['table']['table']}")["turn"]
        idle = 3 - turn
        service.wait(phones[turn - 1])
        while not ada.seats[idle]["replaceable"]:
            ada.hear()
        version = ada.scene["version"]
        ada.request("hand-over", seat=idle, level="easy")
        ada.wait_for(version + 1)
    assert house.stop() == 0
    assert (len(service.of(phones[turn - 1])), len(service.of(phones[idle - 1]))) == (1, 0)


def test_who_loses_the_connection_as_the_turn_comes_is_told_after_all(
    calling_house: House, service: PushService
) -> None:
    made, ada, ben = table_of_two(calling_house)
    phone = service.device("fine/tunnel")
    subscribe(calling_house, made, phone)
    with seated(ada):
        with seated(ben):
            play_turn(ada)
            assert service.of(phone) == []
        service.wait(phone)


def test_who_comes_back_at_once_is_not_told(calling_house: House, service: PushService) -> None:
    made, ada, ben = table_of_two(calling_house)
    phone, laptop = service.device("fine/reload"), service.device("fine/reload-of-ada")
    subscribe(calling_house, made, phone)
    with seated(ada):
        with seated(ben):
            play_turn(ada)
        with seated(ben):
            time.sleep(6)
            subscribe(calling_house, made, laptop, seat=0)
    assert service.of(phone) == []


def test_a_device_that_is_gone_is_forgotten(calling_house: House, service: PushService) -> None:
    made, ada, ben = table_of_two(calling_house)
    lost, phone = service.device("gone/ben"), service.device("fine/ben")
    subscribe(calling_house, made, lost)
    subscribe(calling_house, made, phone)
    assert {lost.endpoint, phone.endpoint} <= kept(calling_house)
    with seated(ada):
        play_turn(ada)
        service.wait(lost)
        wait_until(lambda: lost.endpoint not in kept(calling_house))
        with seated(ben):
            play_turn(ben)
        play_turn(ada)
        service.wait(phone, 2)
    assert len(service.of(lost)) == 1


def test_a_service_that_never_answers_delays_nobody_and_is_given_up(calling_house: House, service: PushService) -> None:
    made, ada, ben = table_of_two(calling_house)
    silent = [service.device(f"silent/{number}") for number in range(6)]
    phone = service.device("fine/beside-silent-ones")
    for device in (*silent, phone):
        subscribe(calling_house, made, device)
    failed = outcomes(calling_house, "failed")
    with seated(ada):
        play_turn(ada)
        service.wait(phone)
        with seated(ben):
            play_turn(ben)
        play_turn(ada)
        service.wait(phone, 2)
        assert outcomes(calling_house, "failed") == failed, "none of the silent ones was waited for"
    wait_until(lambda: outcomes(calling_house, "failed") == failed + 2 * len(silent))
    wait_until(lambda: sum("did not answer" in line for line in calling_house.troubles()) >= 2 * len(silent))
    assert "silent" not in "".join(calling_house.troubles())


def test_no_redirection_is_followed(calling_house: House, service: PushService) -> None:
    made, ada, _ = table_of_two(calling_house)
    phone = service.device("elsewhere/phone")
    subscribe(calling_house, made, phone)
    failed = outcomes(calling_house, "failed")
    with seated(ada):
        play_turn(ada)
    wait_until(lambda: outcomes(calling_house, "failed") == failed + 1)
    assert len(service.of(phone)) == 1
    assert not any("redirected" in parcel.path for parcel in service.parcels)


def is_told(house: House, made: dict[str, Any], **said: str) -> bool:
    found: bool = ask(house.origin, f"/api/tables/{made['table']['table']}/pushes/state", said)["is_told"]
    return found


def test_a_device_can_ask_whether_it_is_told(calling_house: House, service: PushService) -> None:
    made, _, _ = table_of_two(calling_house)
    phone = service.device("fine/asks")
    assert not is_told(calling_house, made, endpoint=phone.endpoint)
    subscribe(calling_house, made, phone)
    assert is_told(calling_house, made, endpoint=phone.endpoint)
    assert is_told(calling_house, made, endpoint=phone.endpoint, secret=secret_of(made, 1))
    assert not is_told(calling_house, made, endpoint=phone.endpoint, secret=secret_of(made, 0))
    end(calling_house, made, endpoint=phone.endpoint)
    assert not is_told(calling_house, made, endpoint=phone.endpoint)


def test_who_is_told_is_told_in_the_next_game_of_the_same_people(calling_house: House, service: PushService) -> None:
    made, ada, ben = table_of_two(calling_house)
    phone = service.device("fine/next-game")
    subscribe(calling_house, made, phone, seat=0)
    subscribe(calling_house, made, service.device("fine/next-game-of-ben"))
    with seated(ada, ben):
        play_on([ada, ben], lambda guest: guest.moves[0])
        told = ada.request("rematch")
    made["table"]["table"] = told["table"]
    assert is_told(calling_house, made, endpoint=phone.endpoint, secret=secret_of(made, 0))
    ada, ben = calling_house.guest(made, 0), calling_house.guest(made, 1)
    count = len(service.of(phone))
    with seated(ben):
        if not ben.moves:  # a game may open with a Scorpion
            with seated(ada):
                play_turn(ada)
        play_turn(ben)
    service.wait(phone, count + 1)
    assert phone.read(service.of(phone)[-1])["table"] == told["table"]


@pytest.mark.parametrize("is_seat_named", [True, False])
def test_one_click_ends_it(calling_house: House, service: PushService, is_seat_named: bool) -> None:
    """In the page, which names the seat, or in the notification, which only knows its device."""
    made, ada, _ = table_of_two(calling_house)
    ended, other = service.device(f"fine/ended-{is_seat_named}"), service.device(f"fine/other-{is_seat_named}")
    subscribe(calling_house, made, ended)
    subscribe(calling_house, made, other)
    said = {"secret": secret_of(made, 1)} if is_seat_named else {}
    end(calling_house, made, endpoint=ended.endpoint, **said)
    assert ended.endpoint not in kept(calling_house)
    with seated(ada):
        play_turn(ada)
    service.wait(other)
    assert service.of(ended) == []


def test_ending_it_for_one_seat_leaves_the_other_of_the_same_device(calling_house: House, service: PushService) -> None:
    made, ada, ben = table_of_two(calling_house)
    shared = service.device("fine/shared")
    subscribe(calling_house, made, shared, seat=0)
    subscribe(calling_house, made, shared, seat=1)
    end(calling_house, made, endpoint=shared.endpoint, secret=secret_of(made, 1))
    with seated(ada):
        play_turn(ada)
    with seated(ben):
        play_turn(ben)
    assert shared.read(service.wait(shared)[0])["body"].startswith("Ada")
    assert len(service.of(shared)) == 1


def test_a_restart_forgets_neither_key_nor_devices(tmp_path: Path, service: PushService) -> None:
    house = House(tmp_path, *OPEN_LIMITS, f"--push-service={service.origin}")
    house.start()
    key = key_of(house)
    made, ada, _ = table_of_two(house)
    phone = service.device("fine/restart")
    subscribe(house, made, phone)
    house.kill()
    house.start()
    assert key_of(house) == key
    ada = house.guest(made, 0)
    with seated(ada):
        play_turn(ada)
    assert claims_of(service.wait(phone)[0], key)["aud"] == service.origin
    assert house.stop() == 0


def test_a_server_stops_though_a_service_does_not_answer(tmp_path: Path, service: PushService) -> None:
    house = House(tmp_path, *OPEN_LIMITS, f"--push-service={service.origin}")
    house.start()
    made, ada, _ = table_of_two(house)
    silent = service.device("silent/stop")
    subscribe(house, made, silent)
    with seated(ada):
        play_turn(ada)
    service.wait(silent)
    assert house.stop() == 0
    assert not any("push service" in line for line in house.troubles())
    assert silent.endpoint in kept(house)


def test_the_newest_devices_of_a_seat_are_told(calling_house: House, service: PushService) -> None:
    made, ada, _ = table_of_two(calling_house)
    devices = [service.device(f"fine/many-{number}") for number in range(9)]
    for device in devices:
        subscribe(calling_house, made, device)
    with seated(ada):
        play_turn(ada)
    for device in devices[1:]:
        service.wait(device)
    assert service.of(devices[0]) == []
    assert {device.endpoint for device in devices} & kept(calling_house) == {device.endpoint for device in devices[1:]}


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/fcm/send/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://someone@fcm.googleapis.com/x",
        "https://evilpush.apple.com/x",
        "https://127.0.0.1/x",
        "http://127.0.0.1:1/x",
        "https://[::1/x",
        "file:///etc/passwd",
        "fcm.googleapis.com",
    ],
)
def test_an_address_of_nobody_known_is_refused(calling_house: House, service: PushService, endpoint: str) -> None:
    made, _, _ = table_of_two(calling_house)
    phone = Device(endpoint).subscription(secret_of(made, 1))
    assert post(calling_house, made, "pushes", phone) == (400, "server.bad-push")
    assert endpoint not in kept(calling_house)


def test_what_is_no_address_at_all_is_refused(calling_house: House) -> None:
    made, _, _ = table_of_two(calling_house)
    phone = Device("https://web.push.apple.com/ x").subscription(secret_of(made, 1))
    assert post(calling_house, made, "pushes", phone) == (400, "server.bad-request")


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/x",
        "https://updates.push.services.mozilla.com/wpush/v2/x",
        "https://web.push.apple.com/x",
        "https://wns2-par02p.notify.windows.com/w/?token=x",
    ],
)
def test_the_services_of_the_browsers_are_known(calling_house: House, service: PushService, endpoint: str) -> None:
    made, _, _ = table_of_two(calling_house)
    subscribe(calling_house, made, Device(endpoint))
    assert endpoint in kept(calling_house)


@pytest.mark.parametrize(
    "forged", [{"p256dh": "AAAA"}, {"p256dh": "ü"}, {"auth": "AAAA"}, {"auth": "*" * 22}, {"language": "tlh"}]
)
def test_what_cannot_be_encrypted_for_or_said_is_refused(
    calling_house: House, service: PushService, forged: dict[str, str]
) -> None:
    made, _, _ = table_of_two(calling_house)
    phone = service.device("fine/forged")
    said = phone.subscription(secret_of(made, 1)) | forged
    assert post(calling_house, made, "pushes", said) == (400, "server.bad-push")
    assert phone.endpoint not in kept(calling_house)


def test_only_who_sits_here_may_subscribe(calling_house: House, service: PushService) -> None:
    made, _, _ = table_of_two(calling_house)
    phone = service.device("fine/stranger")
    for secret in ("guessed", made["host"], made["invite"]):
        assert post(calling_house, made, "pushes", phone.subscription(secret)) == (403, "server.wrong-secret")
    assert phone.endpoint not in kept(calling_house)


def test_whoever_is_first_to_make_the_key_all_have_the_same(tmp_path: Path) -> None:
    async def go() -> None:
        url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
        store = await Store.open(url)
        vapids = await asyncio.gather(*(Vapid.open(store) for _ in range(3)))
        assert len({vapid.public for vapid in vapids}) == 1
        assert len({vapid.private for vapid in vapids}) == 1
        await store.close()

    complete(go())
