"""The checker itself: it believes what is true, and catches every kind of lie."""

import random
from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.cluster.checker import lies
from tests.cluster.history import Final, History, Join, Kept, Move, Outcome, Seated, Shown, Step

TABLE = "T"
BOT = 2
World = tuple[History, Final]


def step(version: int, actor: int, eyes: int | None = 0, events: str = "[]") -> Step:
    return Step(version, actor, False, eyes, events)


def world() -> World:
    """Seat 0 and seat 1 play against a bot, and two people have sat down: all as it should be."""
    history = History()
    history.moves = [
        Move(TABLE, 0, 1, "play 7", began=10, ended=11, outcome=Outcome.OK),
        Move(TABLE, 1, 3, "play 8", began=20, ended=30, outcome=Outcome.UNKNOWN),
        Move(TABLE, 1, 3, "play 9", began=31, ended=32, outcome=Outcome.REFUSED),
        Move(TABLE, 0, 6, "draw", began=40, outcome=Outcome.UNKNOWN),  # it never arrived
    ]
    history.shown = [
        Shown(TABLE, "Ada", 1, ended=6, began=5, steps=(step(1, -1),)),
        Shown(TABLE, "Ada", 3, ended=11, began=10, steps=(step(2, 0), step(3, -1))),
        Shown(TABLE, "Ben", 3, ended=12, steps=(step(2, 0, 1), step(3, -1, 1, "[a card]"))),
        Shown(TABLE, "Ada", 6, ended=35, began=34, steps=(step(4, 1), Step(5, -1, True, 0, "[note]"), step(6, BOT))),
    ]
    history.joins = [
        Join(TABLE, "Cy", 1, 2, Outcome.OK, seat=3, secret="c"),
        Join(TABLE, "Di", 1, 4, Outcome.UNKNOWN),
        Join(TABLE, "Ed", 3, 5, Outcome.REFUSED, code="server.no-open-seat"),
    ]
    history.seated = [
        Seated(TABLE, {0: "Ada", 1: "Ben"}, 0, 0.5),
        Seated(TABLE, {0: "Ada", 1: "Ben", 3: "Cy"}, 1.5, 2.5),
        Seated(TABLE, {0: "Ada", 1: "Ben", 3: "Cy", 4: "Di"}, 6, 7),
    ]
    entries = [
        Kept(1, "chance", -1, "deal 7"),
        Kept(2, "move", 0, "play 7"),
        Kept(3, "chance", -1, "deal 8"),
        Kept(4, "move", 1, "play 8"),
        Kept(5, "note", -1, "note-bot"),
        Kept(6, "move", BOT, "play 1"),
    ]
    return history, Final(
        entries,
        record=[(-1, "deal 7"), (0, "play 7"), (-1, "deal 8"), (1, "play 8"), (BOT, "play 1")],
        people={0: "Ada", 1: "Ben", 3: "Cy", 4: "Di"},
        bots=frozenset({BOT}),
        opens={"c": 3},
        first_people={0: "Ada", 1: "Ben"},
        open_seats=2,
    )


def judged(told: World) -> list[str]:
    return lies(told[0], {TABLE: told[1]})


def test_what_is_true_is_believed() -> None:
    assert judged(world()) == []


def test_what_has_no_answer_may_have_happened_or_not() -> None:
    history, final = world()
    happened = [*final.entries, Kept(7, "move", 0, "draw")]
    record = [*(final.record or ()), (0, "draw")]
    assert judged((history, replace(final, entries=happened, record=record))) == []


def test_a_move_that_was_refused_may_be_tried_again() -> None:
    history, final = world()
    history.moves.insert(0, Move(TABLE, 0, 1, "play 7", began=7, ended=8, outcome=Outcome.REFUSED))
    assert judged((history, final)) == []


def test_asking_twice_for_the_same_may_be_acknowledged_twice() -> None:
    history, final = world()
    history.moves.append(Move(TABLE, 0, 1, "play 7", began=10, ended=14, outcome=Outcome.OK))
    assert judged((history, final)) == []


@pytest.mark.parametrize("seed", range(20))
def test_an_honest_table_is_believed_however_slowly_words_travel(seed: int) -> None:
    """It does one thing after the other; what is asked and answered takes any time, and some answers are lost."""
    pick, history, entries = random.Random(seed), History(), list[Kept]()
    asked: list[Move | tuple[int, int]] = []
    known, done = [0, 0, 0], list[tuple[Move | tuple[int, int], int | None]]()
    for now in range(1, 2000):
        seat = pick.randrange(len(known))
        what = pick.choice(("move", "read", *2 * ("carry out", "answer")))
        if what == "read":
            asked.append((seat, now))
        elif what == "move":
            move = Move(TABLE, seat, known[seat], f"play {now}", began=now)
            history.moves.append(move)
            asked.append(move)
        elif what == "carry out" and asked:
            question = asked.pop(pick.randrange(len(asked)))
            is_late = isinstance(question, Move) and question.at != len(entries)
            if isinstance(question, Move) and not is_late:
                entries.append(Kept(len(entries) + 1, "move", question.seat, question.text))
            done.append((question, None if is_late else len(entries)))
        elif what == "answer" and done:
            question, version = done.pop(pick.randrange(len(done)))
            if isinstance(question, Move) and pick.random() < 0.8:
                question.ended, question.outcome = now, Outcome.REFUSED if version is None else Outcome.OK
                known[question.seat] = max(known[question.seat], version or 0)
            elif isinstance(question, tuple) and version is not None:
                reader, began = question
                history.shown.append(Shown(TABLE, f"{reader} since {began}", version, ended=now, began=began))
                known[reader] = max(known[reader], version)
    assert len(entries) > 10
    assert judged((history, Final(entries))) == []


Lie = Callable[[History, Final], Final]


def a_lost_move(_history: History, final: Final) -> Final:
    kept = [Kept(2, "move", 0, "play 1") if entry.version == 2 else entry for entry in final.entries]
    return replace(final, entries=kept, record=None)


def a_lost_end(history: History, final: Final) -> Final:
    history.shown.clear()
    return replace(final, entries=final.entries[:1], record=None)


def a_doubled_move(_history: History, final: Final) -> Final:
    return replace(final, entries=[*final.entries, Kept(7, "move", 0, "play 7")], record=None)


def a_version_given_twice(_history: History, final: Final) -> Final:
    return replace(final, entries=[*final.entries[:2], *final.entries[1:]], record=None)


def a_refusal_that_is_not_true(history: History, final: Final) -> Final:
    history.moves[0].outcome = Outcome.REFUSED
    return final


def a_move_that_nobody_made(history: History, final: Final) -> Final:
    del history.moves[1]
    return final


def a_record_of_another_game(_history: History, final: Final) -> Final:
    return replace(final, record=[(-1, "deal 8")])


def a_read_that_goes_backwards(history: History, final: Final) -> Final:
    history.shown.append(Shown(TABLE, "Ada", 3, ended=37, began=36))
    return final


def a_reader_whose_pages_turn_back(history: History, final: Final) -> Final:
    history.shown.append(Shown(TABLE, "Ada", 3, ended=37))
    return final


def a_newcomer_who_is_shown_the_past(history: History, final: Final) -> Final:
    history.shown.append(Shown(TABLE, "Zoe", 1, ended=13, began=11.5))
    return final


def a_move_known_before_it_was_made(history: History, final: Final) -> Final:
    history.shown.append(Shown(TABLE, "Zoe", 4, ended=19, began=18))
    return final


def a_version_that_the_store_never_had(history: History, final: Final) -> Final:
    history.shown.append(Shown(TABLE, "Ada", 7, ended=50, steps=(step(7, 1),)))
    return final


def two_stories_of_one_version(history: History, final: Final) -> Final:
    history.shown.append(Shown(TABLE, "Abe", 3, ended=50, steps=(step(3, -1, 1, "[another card]"),)))
    return final


def a_version_told_of_somebody_else(history: History, final: Final) -> Final:
    history.shown.append(Shown(TABLE, "Ada", 6, ended=50, steps=(step(4, 0),)))
    return final


def a_seat_given_twice(history: History, final: Final) -> Final:
    history.joins.append(Join(TABLE, "Flo", 1, 2, Outcome.OK, seat=3, secret="f"))
    return final


def the_seat_of_a_friend_given_away(history: History, final: Final) -> Final:
    history.joins.append(Join(TABLE, "Flo", 1, 2, Outcome.OK, seat=0, secret="f"))
    return final


def a_lost_seat(_history: History, final: Final) -> Final:
    return replace(final, people={0: "Ada", 1: "Ben", 4: "Di"})


def a_seat_that_its_secret_does_not_open(_history: History, final: Final) -> Final:
    return replace(final, opens={})


def a_refused_guest_who_sits_there(_history: History, final: Final) -> Final:
    return replace(final, people={**final.people, 5: "Ed"})


def a_guest_on_two_seats(_history: History, final: Final) -> Final:
    return replace(final, people={**final.people, 5: "Di"})


def a_full_table_with_a_seat_free(_history: History, final: Final) -> Final:
    return replace(final, open_seats=3)


def a_guest_who_is_gone_again(history: History, final: Final) -> Final:
    history.seated.append(Seated(TABLE, {0: "Ada", 1: "Ben"}, 3, 3.5))
    return final


def a_guest_who_is_seen_too_early(history: History, final: Final) -> Final:
    history.seated[0] = Seated(TABLE, {0: "Ada", 1: "Ben", 3: "Cy"}, 0, 0.5)
    return final


LIES: dict[Lie, str] = {
    a_lost_move: "acknowledged and is lost",
    a_lost_end: "acknowledged and is lost",
    a_doubled_move: "nobody asked for it there",
    a_version_given_twice: "not numbered one by one",
    a_refusal_that_is_not_true: "was refused and played",
    a_move_that_nobody_made: "nobody asked for it there",
    a_record_of_another_game: "the record is not",
    a_read_that_goes_backwards: "Ada was shown version 3 when Ada knew 6",
    a_reader_whose_pages_turn_back: "Ada was shown version 3 after 6",
    a_newcomer_who_is_shown_the_past: "Zoe was shown version 1 when",
    a_move_known_before_it_was_made: "seat 1 played after version 3 when Zoe knew 4",
    a_version_that_the_store_never_had: "versions [7]",
    two_stories_of_one_version: "versions [3]",
    a_version_told_of_somebody_else: "versions [4]",
    a_seat_given_twice: "seat 3 was given to Flo and to somebody else",
    the_seat_of_a_friend_given_away: "seat 0 was given to Flo and to somebody else",
    a_lost_seat: "Cy was given seat 3 and lost it",
    a_seat_that_its_secret_does_not_open: "the secret of Cy does not open",
    a_refused_guest_who_sits_there: "Ed sits on seat 5 without",
    a_guest_on_two_seats: "somebody sits on two seats",
    a_full_table_with_a_seat_free: "Ed was told that no seat was open",
    a_guest_who_is_gone_again: "was known already",
    a_guest_who_is_seen_too_early: "Cy was seen before asking",
}


@pytest.mark.parametrize("lie", LIES, ids=lambda lie: lie.__name__)
def test_a_lie_is_caught(lie: Lie) -> None:
    history, final = world()
    final = lie(history, final)
    found = judged((history, final))
    assert any(LIES[lie] in sentence for sentence in found), found


def test_a_table_whose_end_nobody_looked_up_is_no_proof() -> None:
    history, _ = world()
    assert lies(history, {}) == [f"{TABLE}: nobody knows how it ended"]
