"""What a person is told of Mada: to the right eyes, in every language."""

import re
from collections.abc import Iterator

import pytest

from katta.core.message import Argument, Listing, Message, Player
from katta.core.position import Position
from katta.games.mada.cards import CARD
from katta.games.mada.state import DEALING
from katta.texts import LANGUAGES, Catalogue
from katta.texts.catalogue import FOLDER
from tests.games.mada.tables import LEANINGS, MADA, REBUILDS, SEATS, after, deal, steps, table

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve"]


def told(position: Position, move: str, eyes: int | None) -> list[str]:
    """The events of a move, in English."""
    return [Catalogue("en", NAMES).say(message) for message in position.play(move).narrated(eyes)]


def within(message: Message) -> Iterator[Message]:
    """A message and those among its arguments."""
    yield message
    for argument in message.arguments.values():
        items = argument.items if isinstance(argument, Listing) else (argument,)
        for item in items:
            if isinstance(item, Message):
                yield from within(item)


# Buttons


def test_choices():
    en = Catalogue("en", NAMES).say
    turn = table(piles=["5", "", ""], hands=["9 L", "", ""])
    assert [en(turn.button(move)) for move in turn.moves()] == [
        "Play Cactus 9",
        "Play Lemur",
        "Draw a card",
        "Try your luck",
    ]
    swap = after(table(piles=["5", "", "7"], hands=["D", "", ""]), "play D")
    assert [en(swap.button(move)) for move in swap.moves()] == [
        "Swap piles with Ben (empty)",
        "Swap piles with Cleo (1 card)",
    ]
    lost = after(table(piles=["5", "", ""], hands=["9 D", "", ""]), "luck", "flip 4")
    assert [en(lost.button(move)) for move in lost.moves()] == [
        "Keep all hand cards",
        "Discard Cactus 9",
        "Discard Double Lemur",
        "Discard Cactus 9 and Double Lemur",
    ]


# Events


def test_a_drawn_card_is_named_to_its_owner_only():
    drawing = table().play("draw")
    assert told(drawing, "deal 7", 0) == ["Ann receives Cactus 7."]
    assert told(drawing, "deal 7", 1) == []
    assert told(drawing, "deal 7", None) == []


def test_an_opening_card_is_named_to_its_owner_only():
    dealing = after(MADA.start(2), "deal 1", "deal 1", "deal 1")
    assert told(dealing, "deal L", 1) == ["Ben receives a Lemur."]
    assert told(dealing, "deal L", 0) == told(dealing, "deal L", None) == ["Ben is dealt a card."]


@pytest.mark.parametrize("eyes", [None, 0, 1])
def test_a_scorpion_shows_itself_to_all(eyes):
    assert told(MADA.start(2), "deal S", eyes) == ["Ann finds a Scorpion!"]
    assert told(table().play("draw"), "deal S", eyes) == ["Ann finds a Scorpion!"]
    assert told(table().play("luck"), "flip S", eyes) == ["Ann turns over a Scorpion."]


def test_turns_are_told():
    position = table(piles=["5", "7", ""], hands=["9 D", "", ""])
    assert told(position, "play 9", 1) == ["Ann plays Cactus 9."]
    assert told(position, "draw", 1) == ["Ann draws a card."]
    assert told(position, "luck", 1) == ["Ann tries their luck …"]
    assert told(position.play("luck"), "flip 5", 1) == ["Ann turns over Cactus 5."]
    assert told(position.play("play D"), "swap 1", 2) == ["Ann and Ben swap piles."]


@pytest.mark.parametrize(
    ("pile", "sentences"),
    [
        ("", []),
        ("5", ["The Lemur drags the top card to the bottom of the pile."]),
        ("5 5", ["The Lemur drags the top 2 cards to the bottom of the pile."]),
        ("3 5 5", ["The Lemur drags the top 2 cards to the bottom of the pile."]),
        ("5 L L", ["The Lemur drags the top card to the bottom of the pile."]),
    ],
)
def test_what_a_lemur_drags_is_told(pile, sentences):
    position = table(piles=[pile, "", ""], hands=["L", "", ""])
    assert told(position, "play L", 1) == ["Ann plays a Lemur.", *sentences]
    assert told(position.play("luck"), "flip L", 1) == ["Ann turns over a Lemur.", *sentences]


def test_a_lost_round_is_told():
    position = table(piles=["7", "4 9", "1 L"], hands=["2 L", "", ""]).play("luck")
    assert told(position, "flip 6", 2) == [
        "Ann turns over Cactus 6.",
        "Too low! Ann loses the round.",
        "Ben puts Cactus 9 aside: 4 prickly pears.",
        "Cleo puts a Lemur aside: no prickly pears.",
    ]
    position = position.play("flip 6")
    assert told(position, "keep", 2) == ["Ann keeps all hand cards."]
    assert told(position, "discard 2 L", 2) == ["Ann discards Cactus 2 and a Lemur."]


def test_the_fifth_cactus_is_told():
    position = table(piles=["7", "1", ""], asides=["", "1 2 3 4", ""]).play("luck")
    assert told(position, "flip 6", None)[-2:] == [
        "Ben puts Cactus 1 aside: 1 prickly pear.",
        "That is a fifth Cactus aside: the game is over.",
    ]


def test_a_rebuilt_draw_pile_is_told():
    lazy = table(piles=["3 6", "", ""], draw="", discard="1")
    assert told(lazy, "luck", 1)[-1] == "The draw pile is rebuilt and has 2 cards."
    eager = table(piles=["3 6", "", ""], draw="9", discard="1", rebuild="eager").play("luck")
    assert told(eager, "flip 9", 1)[-1] == "The draw pile is rebuilt and has 3 cards."


def test_the_cap_is_told_and_a_lost_round_there_is_no_fifth_cactus():
    assert told(table(hands=["4", "", ""], turns=4999), "play 4", 1)[-1] == (
        "The game has lasted 5,000 turns and is cut short."
    )
    assert told(table(piles=["7", "9", ""], turns=4999).play("luck"), "flip 6", 1)[2:] == [
        "Ben puts Cactus 9 aside: 4 prickly pears.",
        "The game has lasted 5,000 turns and is cut short.",
    ]


# The section of the rules that matters


@pytest.mark.parametrize(
    ("position", "section"),
    [
        (MADA.start(2), "setup"),
        (deal(2, "S 4 5", "1 2 3"), "scorpion"),
        (table(), "turn"),
        (table().play("draw"), "draw"),
        (table().play("luck"), "luck"),
        (after(table(), "luck", "flip D"), "double-lemur"),
        (after(table(hands=["1", "", ""]), "luck", "flip S"), "scorpion"),
        (after(table(piles=["7", "", ""], hands=["1", "", ""]), "luck", "flip 6"), "round-end"),
        (after(table(piles=["7", "1", ""], asides=["", "1 2 3 4", ""]), "luck", "flip 6"), "end"),
    ],
)
def test_paragraph(position, section):
    assert position.paragraph() == section
    assert section in MADA.rules_page


# Over random games


def games() -> Iterator[tuple[Position, str, Position]]:
    """The steps of games of every kind, and of a few rare moments."""
    for number, leaning in enumerate(LEANINGS):
        seats = SEATS[number % len(SEATS)]
        yield from steps(MADA.start(seats, rebuild=REBUILDS[number % 2]), number, leaning)
    for rebuild in REBUILDS:
        yield from steps(table(draw="9 9", discard="2 2 5 5 8 8 L D S", rebuild=rebuild), 1, most=10)
    yield from steps(table(turns=4990), 1)


def test_everything_said_in_random_games_can_be_said_in_every_language():
    said = {}
    for before, _, then in games():
        for message in [*then.narrated(0), *map(before.button, before.moves())]:
            said[repr(message)] = message
    for language in LANGUAGES:
        catalogue = Catalogue(language, NAMES)
        for message in said.values():
            assert "$" not in catalogue.say(message)
    met = {inner.id for message in said.values() for inner in within(message)}
    assert met == {id for id in ids("en") if id.startswith(("mada-event-", "mada-choose-", "mada-card-"))}


def test_a_card_that_goes_to_a_hand_is_named_to_its_owner_and_all_else_is_told_to_everybody_alike():
    for before, move, then in games():
        owner = int(before.state.dealt // 3 if before.state.phase == DEALING else before.state.turn)
        public = then.narrated(None)
        for eyes in range(before.seats):
            events = then.narrated(eyes)
            if not move.startswith("deal ") or move == "deal S" or eyes != owner:
                assert events == public
            else:
                card = CARD.name(move.removeprefix("deal "))
                assert events[0] == Message("mada-event-receive", {"player": Player(owner), "card": card})
        if move.startswith("deal "):
            assert not any(inner.id.startswith("mada-card-") for event in public for inner in within(event))


# The catalogues


def source(language: str) -> str:
    return (FOLDER / language / "mada.ftl").read_text(encoding="utf-8")


def ids(language: str) -> dict[str, list[str]]:
    """The messages of a language with their sorted placeholders."""
    found = {}
    for block in re.split(r"\n(?=[a-z])", "\n" + source(language)):
        if match := re.match(r"([a-z][a-z0-9-]*) =", block):
            text = re.sub(r"^#.*", "", block, flags=re.MULTILINE)
            found[match[1]] = sorted(set(re.findall(r"\$([a-z]+)", text)))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_and_placeholders(language):
    assert ids(language) == ids("en")


def test_every_message_is_used_and_every_refusal_has_its_sentence():
    folder = FOLDER.parent / "games" / "mada"
    used = {"mada-name", "mada-line", "mada-begins", *(f"mada-help-{help}" for help in MADA.helps)}
    for option, values in MADA.options.items():
        used |= {f"mada-option-{option}", *(f"mada-option-{option}-{value}" for value in values)}
    for statements in (MADA.told[kind] for kind in ("event", "prompt", "offer", "refusal")):
        used |= {statements.message_id(statement) for statement in statements if statement.traits.said}
    used |= {MADA.moves.message_id(verb) for verb in MADA.moves}
    used -= {"mada-choose-deal", "mada-choose-flip"}  # chance presses no buttons
    for name in ("cards.py", "picture.py"):
        used |= set(re.findall(r'"(mada-[a-z]+-[a-z-]*[a-z])"', (folder / name).read_text(encoding="utf-8")))
    assert used == {name for name in ids("en") if not name.startswith("mada-web-")}  # those are the browser's


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(language):
    arguments: dict[str, Argument] = {
        "card": CARD.name("4"),
        "top": CARD.name("9"),
        "player": Player(0),
        "seat": 4,
        "cards": Listing((CARD.name("L"),)),
    }
    for code in MADA.refusal_codes:
        assert Catalogue(language, NAMES).say(Message(f"refusal-{code.replace('.', '-')}", arguments))


def test_apostrophes_and_french_spaces_are_typographic():
    for language in LANGUAGES:
        assert "'" not in source(language)
    assert not re.search(r"\w [:;!?]", re.sub(r"^#.*", "", source("fr"), flags=re.MULTILINE))
