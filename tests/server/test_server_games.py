"""Whole games of each kind through the socket, and a search of every byte for what a seat must not know."""

import hashlib
import json
import random
from typing import Any

import msgspec
import pytest

from katta.core import registry
from katta.core.contract import CHANCE, OVER
from katta.core.match import Match
from katta.core.position import Position
from katta.server.client import ask
from katta.server.wire import phrases
from katta.server.wire.messages import Choice, Step
from tests.server.harness import Guest, House, look_back, play_on, seated

GAMES = registry.names()


@pytest.fixture(scope="module", params=GAMES)
def played(request: pytest.FixtureRequest, house: House) -> tuple[House, dict[str, Any], list[Guest], Match]:
    """A whole game: two people, a bot and a spectator; and its record."""
    made = house.make(request.param, "Ada", "Bob", "[random]")
    guests = [house.guest(made, 0), house.guest(made, 1), house.guest(made, None)]
    pick = random.Random(request.param)

    def choose(guest: Guest) -> str:
        """Think about some moves; now and then everybody looks back, says something, leaves and comes again."""
        version, moves = guest.scene["version"], guest.moves
        for move in pick.sample(moves, min(3, len(moves))):
            assert guest.request("peek", version=version, move=move)["type"] == "peeked"
        if pick.random() < 0.1:
            for other in guests:
                assert other.request("look", version=pick.randrange(version))["type"] == "looked"
            guest.request("say", phrase=pick.choice(phrases.REACTIONS + phrases.SENTENCES))
            guest.request("undo", version=version)
            guests[2].enter()
        return pick.choice(moves)

    with seated(*guests):
        play_on(guests, choose)
        for guest in guests:
            look_back(guest)
        guests[0].version = None
        guests[0].enter()
    status, _, record = house.fetch(f"/api/tables/{made['table']['table']}/record")
    assert status == 200
    return house, made, guests, Match.parse(record.decode())


Played = tuple[House, dict[str, Any], list[Guest], Match]


def plain(value: Any) -> Any:
    """As it comes out of JSON."""
    return json.loads(msgspec.json.encode(value))


def eyes_of(guest: Guest) -> int | None:
    seat: int | None = guest.heard[0]["seat"]
    return seat


def test_the_game_ends_with_the_result_of_its_record(played: Played) -> None:
    _, _, guests, match = played
    result = match.position.result()
    for guest in guests:
        assert guest.scene["status"] == "over"
        assert guest.scene["view"]["result"] == plain(result)
    assert match.names[:2] == ["Ada", "Bob"]
    assert list(match.bots) == [2]


def test_the_deal_was_committed_to_before_the_first_card(played: Played) -> None:
    _, made, guests, match = played
    assert match.dealer is not None
    for guest in guests:
        assert guest.heard[0]["table"]["commitment"] == match.dealer.commitment == made["table"]["commitment"]
        assert guest.scene["secret"] == match.dealer.secret.hex()


def test_no_secret_is_told_before_the_end(played: Played) -> None:
    """Neither the dealer's secret nor the link of anybody else; the invitation only to those who sit here."""
    _, made, guests, match = played
    assert match.dealer is not None
    for guest in guests:
        secrets = [made["host"], *(link["secret"] for link in made["seats"])]
        secrets += [made["invite"]] if eyes_of(guest) is None else []
        before_end = [told for told in guest.heard if (told.get("scene") or {}).get("status") != "over"]
        text = json.dumps(before_end)
        assert match.dealer.secret.hex() not in text
        assert not any(secret in json.dumps(guest.heard) for secret in secrets)


def texts_in(value: Any) -> set[str]:
    """All texts within a message."""
    if isinstance(value, dict):
        return set().union(*map(texts_in, value.values()))
    if isinstance(value, list):
        return set().union(*map(texts_in, value))
    return {value} if isinstance(value, str) else set()


def test_presence_and_phrases_hold_nothing_of_the_game(played: Played) -> None:
    """Every word in them is a name, a phrase or a word of the protocol; every number a seat or a count."""
    _, _, guests, _ = played
    words = {"seats", "said", "asking", "undoable", "person", "bot", "playing", "over", "undo", "hand-over"}
    known = words | {"Ada", "Bob", "random"} | set(phrases.REACTIONS) | set(phrases.SENTENCES)
    kinds = set()
    for guest in guests:
        for told in guest.heard:
            if told["type"] in ("seats", "said", "asking", "undoable"):
                kinds.add(told["type"])
                labels = {str(told.get("answers")), (told.get("proposal") or {}).get("proposal", "")}
                assert texts_in(told) <= known | labels
    assert kinds >= {"seats", "said"}


def test_every_view_follows_from_what_the_seat_sees(played: Played) -> None:
    """A view that is the same in every world the seat holds possible cannot tell them apart."""
    _, _, guests, match = played
    for guest in guests:
        eyes = eyes_of(guest)
        for told in guest.heard:
            if told.get("scene") is None:
                continue
            scene, position = told["scene"], match.positions[told["scene"]["version"]]
            assert scene["view"] == plain(position.view(eyes))
            if eyes is not None:
                assert scene["view"] == plain(position.seen_by(eyes).view(eyes))
                assert scene["view"] == plain(position.resample(eyes, scene["version"]).view(eyes))
            mine = position.moves() if position.actor == eyes else []
            assert [choice["move"] for choice in scene["moves"]] == mine


def test_every_event_follows_from_what_the_seat_sees(played: Played) -> None:
    """Whatever else could have been dealt and would look the same to the seat is told in the same words."""
    _, _, guests, match = played
    for guest in guests:
        eyes = eyes_of(guest)
        steps = {step["version"]: step for told in guest.heard for step in told.get("log") or ()}
        assert sorted(steps) == list(range(1, len(match.history) + 1))
        for version, step in steps.items():
            before, after = match.positions[version - 1], match.positions[version]
            text = match.history[version - 1]
            assert step == plain(Step(version, before.actor, after.events(eyes)))
            if eyes is not None and before.actor == CHANCE:
                for other in before.weights():
                    assert_told_alike(before, text, other, eyes)


def test_every_peek_follows_from_what_the_seat_sees(played: Played) -> None:
    """It is what the move would bring in every world the seat holds possible; if the end would show more, nothing."""
    _, _, guests, match = played
    peeks = [(eyes_of(guest), told) for guest in guests for told in guest.heard if told["type"] == "peeked"]
    assert len(peeks) > 20
    for eyes, told in peeks:
        assert eyes is not None
        before = match.positions[told["version"]]
        for world in (before, *(before.resample(eyes, seed) for seed in range(3))):
            after = world.play(told["move"])
            if told["view"] is None:
                assert (after.actor, told["events"], told["moves"]) == (OVER, [], [])
                continue
            assert told["view"] == plain(after.view(eyes))
            assert told["events"] == plain(after.events(eyes))
            mine = after.moves() if after.actor == eyes else []
            assert told["moves"] == plain([Choice(text, after.choice(text)) for text in mine])


def test_every_look_shows_what_the_seat_saw(played: Played) -> None:
    _, _, guests, match = played
    for guest in guests:
        eyes = eyes_of(guest)
        steps = {step["version"]: step for told in guest.heard for step in told.get("log") or ()}
        frames = [frame for told in guest.heard if told["type"] == "looked" for frame in told["frames"]]
        assert {frame["version"] for frame in frames} == set(range(len(match.history) + 1))
        for frame in frames:
            version, position = frame["version"], match.positions[frame["version"]]
            step = steps.get(version, {"actor": -2, "events": []})
            assert (frame["actor"], frame["events"]) == (step["actor"], step["events"])
            assert frame["view"] == plain(position.view(eyes))
            if eyes is not None:
                assert frame["view"] == plain(position.resample(eyes, version).view(eyes))


def assert_told_alike(before: Position, text: str, other: str, eyes: int) -> None:
    after, instead = before.play(text), before.play(other)
    if after.seen_by(eyes) == instead.seen_by(eyes):
        assert after.events(eyes) == instead.events(eyes)


def test_a_record_opens_as_a_replay_from_any_eyes(played: Played) -> None:
    house, _, _, match = played
    for seat in (None, 0, 2):
        replay = ask(house.origin, "/api/replays", {"record": match.write(), "seat": seat})
        assert replay["verified"]
        assert [frame["move"] for frame in replay["frames"][1:]] == match.history
        assert [frame["view"] for frame in replay["frames"]] == [plain(p.view(seat)) for p in match.positions]
        assert replay["result"] == plain(match.position.result())
        assert match.dealer is not None
        assert (replay["commitment"], replay["secret"]) == (match.dealer.commitment, match.dealer.secret.hex())
        assert hashlib.sha256(bytes.fromhex(replay["secret"])).hexdigest() == replay["commitment"]


def test_a_record_without_an_end_or_a_dealer_opens_too(house: House) -> None:
    match = Match(registry.game("mada"), ["Ada", "Bob"])
    for card in ("7", "8", "9"):
        match.play(f"deal {card}")
    replay = ask(house.origin, "/api/replays", {"record": match.write()})
    assert len(replay["frames"]) == 4
    assert not replay["verified"]
    assert (replay["result"], replay["commitment"], replay["secret"]) == (None, None, None)


@pytest.mark.parametrize("game", GAMES)
def test_bots_alone_play_to_the_end(house: House, game: str) -> None:
    made = house.make(game, "[random]", "[random]", "[random]")
    watcher = house.guest(made, None)
    with seated(watcher):
        while watcher.scene["status"] != "over":
            watcher.hear()
    assert watcher.scene["view"]["result"]["winners"]
