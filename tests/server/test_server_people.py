"""People at a table: who leads it, who may be replaced by a bot, what they agree on, and what the log tells of it."""

import itertools
import random
from typing import Any

import pytest

import katta
from katta.server.wire.messages import PROTOCOL
from tests.server.harness import Guest, House, listen, seated

GAMES = [game.name for game in katta.games()]


def three(house: House, game: str = "mada", **settings: Any) -> list[Guest]:
    made = house.make(game, "Ada", "Ben", "Cleo", **settings)
    return [house.guest(made, seat) for seat in range(3)]


def reloaded(guest: Guest) -> Guest:
    """The same person after a reload: nothing is known any more."""
    return Guest(guest.link)


def tells(told: dict[str, Any], note: str) -> bool:
    """Whether a message brings a note."""
    return any(step["note"] and step["note"]["id"] == note for step in told.get("log") or ())


def is_replaceable(seat: int) -> Any:
    return lambda told: told["type"] == "seats" and told["seats"][seat]["replaceable"]


def asking(told: dict[str, Any]) -> bool:
    return told["type"] == "asking" and told["proposal"] is not None


# Away and idle


def test_nobody_is_replaced_who_is_here_and_plays(house: House) -> None:
    ada, ben, cleo = three(house)
    with seated(ada, ben, cleo):
        refused = ada.request("hand-over", seat=1, level="random")
        assert refused["code"] == "server.seat-present"
        assert ada.request("hand-over", seat=9, level="random")["code"] == "server.not-a-person"


def test_those_who_are_here_agree_on_a_bot_for_who_is_away(hasty_house: House) -> None:
    ada, ben, cleo = three(hasty_house)
    with seated(ada, ben):
        ben.until(is_replaceable(2))
        answer = ben.request("hand-over", seat=2, level="random")
        assert (answer["type"], answer["proposal"]["awaits"]) == ("asking", [0])
        proposal = ada.until(asking)["proposal"]
        assert (proposal["kind"], proposal["by"], proposal["seat"]) == ("hand-over", 1, 2)
        assert ada.request("vote", proposal=proposal["proposal"], agree=True)["proposal"] is None
        ben.until(lambda told: tells(told, "note-bot"))
        ben.until(lambda told: told["type"] == "seats" and told["seats"][2]["level"] == "random")
        with seated(cleo):
            assert tells(cleo.heard[-1], "note-bot")
            assert cleo.request("take-back")["seats"][2]["level"] is None
            ben.until(lambda told: tells(told, "note-back"))


def test_one_who_does_not_agree_is_enough(hasty_house: House) -> None:
    ada, ben, _cleo = three(hasty_house)
    with seated(ada, ben):
        ben.until(is_replaceable(2))
        ben.request("hand-over", seat=2, level="random")
        proposal = ada.until(asking)["proposal"]["proposal"]
        ada.request("vote", proposal=proposal, agree=False)
        fallen = ben.until(lambda told: told["type"] == "asking" and told["proposal"] is None)
        assert fallen["declined_by"] == 0
        assert ada.request("vote", proposal=proposal, agree=True)["code"] == "server.no-proposal"
        assert ben.seats[2]["level"] is None


def test_an_agreement_cannot_be_forged(hasty_house: House) -> None:
    """Not by who proposed it, not by a spectator, not by who is not asked, not for another proposal."""
    made = hasty_house.make("mada", "Ada", "Ben", "Cleo", "Dan")
    ada, ben, cleo, _dan = [hasty_house.guest(made, seat) for seat in range(4)]
    watcher = hasty_house.guest(made, None)
    with seated(ada, ben, cleo, watcher):
        ada.until(is_replaceable(3))
        proposal = ada.request("hand-over", seat=3, level="random")["proposal"]["proposal"]
        assert ada.request("vote", proposal=proposal, agree=True)["code"] == "server.not-asked"
        assert watcher.request("vote", proposal=proposal, agree=True)["code"] == "server.not-seated"
        assert ben.request("vote", proposal="another", agree=True)["code"] == "server.no-proposal"
        assert ben.request("vote", proposal=proposal, agree=True)["proposal"]["awaits"] == [2]
        assert ben.request("vote", proposal=proposal, agree=True)["type"] == "accepted"
        assert ada.seats[3]["level"] is None
        assert cleo.request("vote", proposal=proposal, agree=True)["proposal"] is None
        ada.until(lambda told: told["type"] == "seats" and told["seats"][3]["level"] == "random")


def test_who_comes_back_is_not_replaced(hasty_house: House) -> None:
    ada, ben, cleo = three(hasty_house)
    with seated(ada, ben):
        ben.until(is_replaceable(2))
        proposal = ben.request("hand-over", seat=2, level="random")["proposal"]["proposal"]
        with seated(cleo):
            ben.until(lambda told: told["type"] == "asking" and told["proposal"] is None)
            assert ada.request("vote", proposal=proposal, agree=True)["code"] == "server.no-proposal"


def test_who_does_not_answer_holds_nobody_up(hasty_house: House) -> None:
    """A browser that was left open is connected, and nobody looks at it."""
    ada, ben, _cleo = three(hasty_house)
    with seated(ada, ben):
        ben.until(is_replaceable(2))
        assert ben.request("hand-over", seat=2, level="random")["proposal"]["awaits"] == [0]
        ben.until(lambda told: tells(told, "note-bot"))
        ben.until(lambda told: told["type"] == "seats" and told["seats"][2]["level"] == "random")


def test_who_says_hello_again_while_something_is_proposed_holds_nobody_up(hasty_house: House) -> None:
    ada, ben, _cleo = three(hasty_house)
    with seated(ada, ben):
        ben.until(is_replaceable(2))
        ben.request("hand-over", seat=2, level="random")
        ada.send({"type": "hello", "protocol": PROTOCOL, "table": ada.link.table, "secret": ada.link.secret})
        welcome = ada.until(lambda told: told["type"] == "welcome")
        assert welcome["proposal"]["awaits"] == [0]
        ada.request("vote", proposal=welcome["proposal"]["proposal"], agree=True)
        ben.until(lambda told: tells(told, "note-bot"))


def test_who_leaves_need_not_be_asked(hasty_house: House) -> None:
    ada, ben, _cleo = three(hasty_house)
    with seated(ben):
        with seated(ada):
            ben.until(is_replaceable(2))
            assert ben.request("hand-over", seat=2, level="random")["proposal"]["awaits"] == [0]
        ben.until(lambda told: tells(told, "note-bot"))


@pytest.mark.parametrize("game", GAMES)
def test_who_is_here_but_idle_can_be_replaced_too(hasty_house: House, game: str) -> None:
    made = hasty_house.make(game, "Ada", "Ben", "Cleo")
    guests = [hasty_house.guest(made, seat) for seat in range(3)]
    with seated(*guests):
        idle = next(guest.heard[0]["seat"] for guest in guests if guest.moves)
        others = [guest for guest in guests if guest.heard[0]["seat"] != idle]
        others[0].until(is_replaceable(idle))
        proposal = others[0].request("hand-over", seat=idle, level="random")["proposal"]
        assert proposal["awaits"] == [others[1].heard[0]["seat"]]
        others[1].request("vote", proposal=proposal["proposal"], agree=True)
        others[0].until(lambda told: tells(told, "note-bot"))


def test_alone_with_absent_people_one_goes_on_with_bots(hasty_house: House) -> None:
    """A table whose people have all gone goes on when any of them comes back."""
    ada, ben, cleo = three(hasty_house)
    with seated(ada, ben, cleo):
        pass
    with seated(cleo):
        for seat in (0, 1):
            if not cleo.seats[seat]["replaceable"]:
                cleo.until(is_replaceable(seat))
            assert cleo.request("hand-over", seat=seat, level="random")["seats"][seat]["level"] == "random"
        luck = random.Random(1)
        for _ in range(5):
            while not cleo.moves:
                cleo.hear()
            assert cleo.play(luck.choice(cleo.moves))["type"] == "update"


def test_by_turns_nobody_is_replaced_for_being_away(hasty_house: House) -> None:
    ada, ben, _ = three(hasty_house, clock=24 * 3600)
    with seated(ada):
        with seated(ben):
            pass
        ada.until(lambda told: told["type"] == "seats" and not told["seats"][1]["present"])
        assert ada.request("hand-over", seat=2, level="random")["code"] == "server.seat-present"


# The host


def test_the_role_of_the_host_passes_on_and_comes_back(hasty_house: House) -> None:
    made = hasty_house.make("mada", "Ada", None, start="host")
    ada, ben = hasty_house.guest(made, 0), hasty_house.guest(made, 1, name="Ben")
    with seated(ben):
        with seated(ada):
            assert [seat["host"] for seat in ada.seats] == [True, False]
            assert ben.request("begin")["code"] == "server.not-host"
        ben.until(lambda told: told["type"] == "seats" and told["seats"][1]["host"])
        with seated(ada):
            ben.until(lambda told: told["type"] == "seats" and told["seats"][0]["host"])
            assert ben.request("begin")["code"] == "server.not-host"
        ben.until(lambda told: told["type"] == "seats" and told["seats"][1]["host"])
        assert ben.request("begin")["type"] == "seats"


def test_the_link_of_the_hosts_seat_is_the_host_on_any_device(house: House) -> None:
    made = house.make("mada", "Ada", None, start="host")
    phone = house.guest(made, 0)
    with seated(phone):
        assert phone.heard[0]["host"] is False, "no secret of the host was shown"
        assert phone.heard[0]["invite"] == made["invite"]
        assert phone.request("begin", level="random")["type"] == "seats"


# The clock


def test_the_log_says_that_the_clock_moved(house: House) -> None:
    made = house.make("mada", "Ada", "Ben", clock=1)
    ada = house.guest(made, 0)
    with seated(ada):
        told = ada.until(lambda told: tells(told, "note-late"))
        late = next(step for step in told["log"] if step["note"])
        assert told["log"][told["log"].index(late) + 1]["actor"] == late["actor"]
        ada.until(is_replaceable(late["actor"]))
    with seated(again := reloaded(ada)):
        assert tells(again.heard[-1], "note-late"), "after a reload the log says the same"


# Taking back


def revocable(guests: list[Guest], luck: random.Random) -> tuple[Guest, Guest] | None:
    """Play until somebody made a move that may be taken back; that person, and another one."""
    for _ in range(60):
        listen(*guests)
        mover = next(guest for guest in guests if guest.moves)
        other = next(guest for guest in guests if guest is not mover)
        move = luck.choice(mover.moves)
        mover.play(move)
        if mover.scene["status"] == "over":
            return None
        answer = mover.request("undo", version=mover.scene["version"])
        if answer["type"] == "asking":
            return mover, other
        assert answer["code"] in ("server.undo-nothing", "server.undo-revealed")
    return None


@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_taken_back_if_the_others_agree(house: House, game: str) -> None:
    for seed in itertools.count():
        made = house.make(game, "Ada", "Ben", "Cleo")
        guests = [house.guest(made, seat) for seat in range(3)]
        with seated(*guests):
            found = revocable(guests, random.Random(seed))
            if found is None:
                continue
            mover, _ = found
            before = mover.scene["version"]
            for guest in guests:
                if guest is not mover:
                    proposal = guest.until(asking)["proposal"]
                    assert proposal["kind"] == "undo"
                    guest.request("vote", proposal=proposal["proposal"], agree=True)
            told = mover.until(lambda told: tells(told, "note-undo"))
            assert told["scene"]["moves"]
            assert told["scene"]["version"] == before + 1
            assert told["log"][0]["undo"] is not None
            assert not told["scene"]["practice"]
        again = reloaded(guests[0])
        with seated(again):
            assert tells(again.heard[-1], "note-undo"), "after a reload the log says the same"
        return


def test_taking_back_is_offered_once_it_could_work_and_only_then(house: House) -> None:
    """Which way a pawn faces is known to all; the first card that is placed is not."""
    made = house.make("sifaka", "Ada", "Ben")
    ada, ben = house.guest(made, 0), house.guest(made, 1)
    with seated(ada, ben):
        assert not ada.play("face N")["scene"]["undo"]
        offered = ada.until(lambda told: told["type"] == "undoable")
        assert offered["version"] == ada.scene["version"]
        ada.close()
        ada.enter()
        assert ada.scene["undo"], "also after a reload"
        ben.wait_for(ada.scene["version"])
        ben.play("face N")
        ada.wait_for(ben.scene["version"])
        ada.play(ada.moves[0])
        assert ada.request("undo", version=ada.scene["version"])["code"] in (
            "server.undo-revealed",
            "server.undo-nothing",
        )
        assert not any(told["type"] == "undoable" for told in ben.heard)


def test_what_was_proposed_falls_when_the_game_goes_on(house: House) -> None:
    made = house.make("sifaka", "Ada", "Ben")
    ada, ben = house.guest(made, 0), house.guest(made, 1)
    with seated(ada, ben):
        ada.play("face N")
        assert ada.request("undo", version=ada.scene["version"])["type"] == "asking"
        proposal = ben.until(asking)["proposal"]["proposal"]
        ben.wait_for(ada.scene["version"])
        ben.play("face S")
        assert ben.request("vote", proposal=proposal, agree=True)["code"] == "server.no-proposal"


# Saying something


def test_phrases_reach_everybody_and_only_people_who_sit_here_speak(house: House) -> None:
    made = house.make("mada", "Ada", "Ben")
    ada, ben, watcher = house.guest(made, 0), house.guest(made, 1), house.guest(made, None)
    with seated(ada, ben, watcher):
        assert ada.request("say", phrase="well-played") == {
            "type": "said",
            "seat": 0,
            "phrase": "well-played",
            "answers": ada.heard[-1]["answers"],
        }
        for other in (ben, watcher):
            said = other.until(lambda told: told["type"] == "said")
            assert (said["seat"], said["phrase"], said["answers"]) == (0, "well-played", None)
        assert ada.request("say", phrase="you are stupid")["code"] == "server.unknown-phrase"
        assert watcher.request("say", phrase="hello")["code"] == "server.not-seated"


def test_nobody_talks_without_end(house: House) -> None:
    made = house.make("mada", "Ada", "Ben")
    ada = house.guest(made, 0)
    with seated(ada):
        answers = [ada.request("say", phrase="hello")]
        while answers[-1]["type"] == "said" and len(answers) < 100:
            answers.append(ada.request("say", phrase="hello"))
        assert len(answers) > 4
        assert answers[-1]["code"] == "server.too-fast"


# Watching


def test_players_see_how_many_watch(house: House) -> None:
    made = house.make("mada", "Ada", "Ben")
    ada, watchers = house.guest(made, 0), [house.guest(made, None) for _ in range(2)]
    with seated(ada):
        with seated(*watchers):
            ada.until(lambda told: told["type"] == "seats" and told["watchers"] == 2)
        ada.until(lambda told: told["type"] == "seats" and told["watchers"] == 0)
