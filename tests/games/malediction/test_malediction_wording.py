"""What people are told, in every language, and the picture of the table."""

import random
import re
from io import StringIO

import pytest
from rich.console import Console

from katta.core.message import Listing, Message
from katta.games.malediction.picture import picture
from katta.texts.catalogue import FOLDER, LANGUAGES, Catalogue
from tests.games.malediction.tables import (
    MALEDICTION,
    by_seat,
    changed,
    deal,
    in_tricks,
    lying,
    play_all,
    points_cards,
    random_game,
    rounds_played,
)

NAMES = ["Anna", "Bernadette", "Cléo", "Dirk", "Eve"]
ENGLISH = Catalogue("en", NAMES)
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)


def told(position, move, eyes=None):
    return [ENGLISH.say(event) for event in position.play(move).narrated(eyes)]


def ids_in(message):
    yield message.id
    for argument in message.arguments.values():
        for item in argument.items if isinstance(argument, Listing) else [argument]:
            if isinstance(item, Message):
                yield from ids_in(item)


class TestEvents:
    def test_a_round_begins_with_the_trump_card(self):
        assert told(MALEDICTION.start(3), "trump P2") == [
            "Round 1: Anna has the crystal ball.",
            "Potion 2 is turned up: potions are trump.",
        ]

    def test_a_dealt_hand_is_named_to_its_owner_only(self):
        position = play_all(MALEDICTION.start(3), "trump S1, " + ", ".join(f"deal R{n}" for n in range(1, 7)))
        assert told(position, "deal R7", 0) == ["Your hand: Rat 1, Rat 2, Rat 3, Rat 4, Rat 5, Rat 6 and Rat 7."]
        assert told(position, "deal R7", 1) == []
        assert told(position, "deal R7") == []

    def test_all_hear_when_the_deal_is_done(self):
        position = play_all(MALEDICTION.start(3), "trump S1")
        for card in [f"{suit}{n}" for suit in "RCB" for n in range(1, 8)][:-1]:
            position = position.play(f"deal {card}")
        assert told(position, "deal B7") == ["All cards are dealt. Anna chooses the first contract."]

    def test_contracts(self):
        position = changed(deal(MALEDICTION.start(3), "S1"), failed=points_cards(lying(exactly_2=1)))
        assert told(position, "bid 0") == ["Anna takes the contract “0”."]
        assert told(position, "retry 2 as 2+") == [
            "Anna tries a failed contract again: “exactly 2” becomes “at least 2”.",
        ]
        assert told(position, "retry 2 as 2") == ["Anna tries the failed “exactly 2” again."]
        assert told(play_all(position, "bid 1, bid 0"), "bid 3+")[1:] == ["Cléo leads the first trick."]

    def test_a_play_that_shows_a_void_and_wins(self):
        position = play_all(in_tricks(["R8 C1", "R4 C2", "S5 P2 C3"]), "play R8, play R4")
        assert told(position, "play S5+P2") == [
            "Cléo plays Spider 5 + Potion 2.",
            "Cléo has no rats left.",
            "Cléo wins the trick with Spider 5 + Potion 2.",
        ]

    def test_a_void_is_told_once(self):
        position = play_all(in_tricks(["R8 R7 C1", "S1 S2 C2", "R1 R2 C3"], trump="B1"), "play R8, play S1, play R1")
        assert told(position.play("play R7"), "play S2") == ["Bernadette plays Spider 2."]

    def test_tied_tricks(self):
        first = play_all(in_tricks(["R7 C1", "R5 P2 C2", "B1 C3"]), "play R7, play R5+P2")
        assert told(first, "play B1")[-1] == "The trick is tied and nobody wins it. Bernadette leads the next one."
        last = play_all(in_tricks(["R7", "R5 P2", "B1"]), "play R7, play R5+P2")
        assert told(last, "play B1")[1:3] == [
            "The trick is tied and nobody wins it.",
            "Round 1 is over after 1 tricks.",  # a real round has four or more
        ]

    def test_a_round_is_scored_in_ball_order(self):
        position = in_tricks(["S9", "R2", "R3"], contracts="1 2+ 0", ball=1)
        assert told(play_all(position, "play S9, play R2"), "play R3")[-4:] == [
            "Bernadette fails “at least 2” with no tricks won: minus 2 points.",
            "Cléo wins no trick and saves a zero.",
            "Anna fulfils “exactly 1” with 1 trick won: 2 points.",
            "Anna has the most tricks (1) and takes a hat.",
        ]

    def test_zeros_handed_in_or_kept(self):
        position = in_tricks(["S9", "R2", "R3"], contracts="3 0 1+", zeros=by_seat(2), won=by_seat(0, 0, 1))
        position = play_all(position, "play S9, play R2, play R3")
        assert told(position, "zero")[:2] == [
            "Anna hands in 2 saved zeros to fulfil the contract.",
            "Anna fulfils “exactly 3” with 1 trick won: 6 points.",
        ]
        assert told(position, "zero")[-1] == "It is a tie for most tricks: a hat goes back in the box."
        assert told(position, "keep")[:2] == [
            "Anna keeps the saved zeros.",
            "Anna fails “exactly 3” with 1 trick won: minus 6 points.",
        ]

    def test_the_end_says_why(self):
        position = in_tricks(["S9", "R2", "R3"], contracts="0 0 0", **rounds_played(6))
        end = told(play_all(position, "play S9, play R2"), "play R3")
        assert end[-1] == "The last hat is gone: the game is over."
        assert "Anna wins 1 trick, so the 0 goes back to its pile." in end
        position = in_tricks(["S9", "R2", "R3"], won=by_seat(0, 1), piles=[8, 9, 0, 8])
        end = told(play_all(position, "play S9, play R2"), "play R3")
        assert end[-1] == "Contract pile 2 is empty: the game is over."


class TestChoices:
    def choices(self, position):
        moves = position.moves() or list(position.weights())
        return [ENGLISH.say(position.button(move)) for move in moves]

    def test_chance(self):
        assert self.choices(MALEDICTION.start(3))[0] == "Turn up Rat 1 as trump"
        assert self.choices(MALEDICTION.start(3).play("trump S1"))[-1] == "Deal Potion 3 to Anna"

    def test_contracts(self):
        position = changed(deal(MALEDICTION.start(3), "S1"), failed=points_cards(lying(at_least_1=1)))
        assert self.choices(position) == [
            "Take a 0: win no trick, then keep the card for later",
            "Take “exactly 1” (2 points)",
            "Take “at least 1” (1 point)",
            "Take “exactly 2” (4 points)",
            "Take “at least 2” (2 points)",
            "Take “exactly 3” (6 points)",
            "Take “at least 3” (3 points)",
            "Try the failed “at least 1” again as “exactly 1” (2 points)",
            "Try the failed “at least 1” again as “at least 1” (1 point)",
        ]

    def test_plays(self):
        assert self.choices(in_tricks(["R2 P1", "R3", "R4"])) == [
            "Play Rat 2",
            "Play Potion 1",
            "Play Rat 2 + Potion 1",
        ]

    def test_zeros(self):
        position = in_tricks(["S9", "R2", "R3"], contracts="2 0 1+", zeros=by_seat(2))
        assert self.choices(play_all(position, "play S9, play R2, play R3")) == [
            "Hand in a saved zero and fulfil the contract",
            "Keep the zeros and fail the contract",
        ]


def test_paragraphs():
    start = MALEDICTION.start(3)
    dealt = deal(start, "S1")
    tricks = in_tricks(["R2 P1", "R3", "R4"])
    scoring = play_all(in_tricks(["S9", "R2", "R3"], contracts="2 0 1+", zeros=by_seat(2)), "play S9, play R2, play R3")
    *_, (_, _, end) = random_game(random.Random(3), 3)
    found = {
        "trump": [start, start.play("trump S1")],
        "contracts": [dealt],
        "retry": [changed(dealt, failed=points_cards(lying(exactly_1=1)))],
        "lead": [tricks],
        "follow": [tricks.play("play R2")],
        "zeros": [scoring],
        "end": [end],
    }
    for section, positions in found.items():
        assert section in MALEDICTION.rules_page
        assert [position.paragraph() for position in positions] == [section] * len(positions)


class TestPicture:
    def draw(self, position, seat, width, language="en"):
        out = StringIO()
        say = Catalogue(language, NAMES).say
        Console(file=out, width=width, color_system=None).print(picture(position.view(seat), say, width))
        return out.getvalue()

    def test_the_own_hand_is_drawn_and_no_other(self):
        position = in_tricks(["R2 P1", "C3 C4", "B4 B5"], trump="S7")
        drawn = self.draw(position, 1, 80)
        assert "│C3 │ │C4 │" in drawn
        assert not any(card in drawn for card in ("R2", "P1", "B4", "B5"))
        assert not any(card in self.draw(position, None, 80) for card in ("C3", "R2", "B4"))

    def test_trumps_bear_a_star(self):
        position = in_tricks(["R2 S5", "S3 C4", "B4 B5"], trump="S7").play("play S5")
        assert "S5★" in self.draw(position, 1, 80)
        assert "│S3★│" in self.draw(position, 1, 80)

    def test_a_tied_trick(self):
        position = play_all(in_tricks(["R7 C1", "R5 P2 C2", "B1 C3"]), "play R7, play R5+P2, play B1")
        assert "Tied: nobody won it." in self.draw(position, 0, 60)

    def test_zeros_handed_in_show_next_to_the_tricks(self):
        position = in_tricks(["S9", "R2", "R3"], contracts="2 1 1+", zeros=by_seat(1, 1))
        position = play_all(position, "play S9, play R2, play R3, zero")
        assert "1+1" in self.draw(position, 0, 60)

    def test_every_moment_fits_in_every_language(self):
        rng = random.Random(60)
        for _, _, after in random_game(rng, 5):
            if rng.random() < 0.012 or after.actor < -1:
                for language in LANGUAGES:
                    width = rng.choice([60, 80, 100, 140])
                    drawn = self.draw(after, rng.choice([None, 0, 2]), width, language)
                    assert all(len(line) <= width for line in drawn.splitlines())


def placeholders(text):
    found = {}
    for block in re.split(r"\n(?=[a-z#])", text):
        match = MESSAGE.match(block)
        if match:
            found[match[1]] = set(re.findall(r"\$([a-z]+)", block))
    return found


CATALOGUES = {
    language: placeholders((FOLDER / language / "malediction.ftl").read_text(encoding="utf-8"))
    for language in LANGUAGES
}


class TestTexts:
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_same_messages_and_placeholders_in_every_language(self, language):
        assert CATALOGUES[language] == CATALOGUES["en"]

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_refusals_have_sentences(self, language):
        refusals = MALEDICTION.told["refusal"]
        assert {refusals.message_id(refusal) for refusal in refusals} == {
            message for message in CATALOGUES[language] if message.startswith("refusal-")
        }

    def test_options_have_labels(self):
        for option, values in MALEDICTION.options.items():
            assert f"malediction-option-{option}" in CATALOGUES["en"]
            assert all(f"malediction-option-{option}-{value}" in CATALOGUES["en"] for value in values)

    def test_everything_told_can_be_said_and_no_message_is_idle(self):
        """Events and choices of random games, labels and phases of their pictures; the rest has tests of its own."""
        said = {"malediction-name", "malediction-line", "malediction-begins"} | {
            message
            for message in CATALOGUES["en"]
            if message.startswith(("refusal-", "malediction-option-", "malediction-web-"))
        }
        speakers = [Catalogue(language, NAMES) for language in LANGUAGES]

        def noting(message, /, **arguments):
            found = message if isinstance(message, Message) else Message(message, arguments)
            said.update(ids_in(found))
            return ENGLISH.say(found)

        for seed in range(4):
            rng = random.Random(seed)
            for position, move, after in random_game(rng, 3 + seed % 3):
                asks = MALEDICTION.message("prompt", after.view(after.actor if after.actor >= 0 else None)["asks"])
                messages = [*after.narrated(rng.randrange(3)), position.button(move), asks]
                for message in messages:
                    said.update(ids_in(message))
                    sentences = [speaker.say(message) for speaker in rng.sample(speakers, 2)]
                    assert not any("{" in sentence or "malediction-" in sentence for sentence in sentences)
                if rng.random() < 0.05 or after.actor < -1:
                    picture(after.view(0), noting, rng.choice([60, 120]))
                    picture(position.view(0), noting, 120)
        # Too rare for a few games, and tested by name above.
        said |= {"malediction-event-tie-last", "malediction-event-zero", "malediction-event-keep"}
        said |= {"malediction-choose-zero", "malediction-choose-keep", "malediction-event-end-pile"}
        said |= {"malediction-event-end-hats", "malediction-ask-scoring", "malediction-label-tied"}
        said |= {message for message in CATALOGUES["en"] if message.startswith("malediction-reason-")}
        said |= {"malediction-event-retry", "malediction-choose-retry", "malediction-event-tie"}
        said |= {"malediction-event-no-hat", "malediction-event-zero-saved", "malediction-event-zero-failed"}
        assert said == set(CATALOGUES["en"])
