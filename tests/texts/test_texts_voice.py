"""Whoever reads a sentence about themselves is called `you`, in every language; a new game joins by its declaration."""

from collections.abc import Iterator

import pytest

from katta.core import registry
from katta.core.declare.statements import OTHERS, Statement
from katta.core.message import Listing, Message, Player
from katta.texts import LANGUAGES, Catalogue
from tests.texts.catalogues import messages, shape

NOTES = "note-"
"""What is told besides the moves."""


def forms(language: str) -> dict[str, dict[str, set[str]]]:
    return {message.id.name: shape(message) for message in messages(language)}


def seats_of(statement: Statement) -> Iterator[str]:
    """The arguments of an event by which its reader can be meant."""
    for place, (name, told) in enumerate(statement.arguments.items()):
        is_never_told = place == 0 and statement.traits.to == OTHERS
        if told.meaning.kind == "seat" and not is_never_told:
            yield name


def form_of(argument: str) -> str:
    return "you" if argument == "player" else f"you-{argument}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", registry.names())
def test_whatever_is_told_or_asked_about_a_seat_speaks_to_whoever_sits_there(name: str, language: str) -> None:
    game, found = registry.game(name), forms(language)
    said = [
        (found[game.told[kind].message_id(statement)], statement)
        for kind in ("event", "prompt")
        for statement in game.told[kind]
        if statement.traits.said
    ]
    lacking = [
        (statement.name, argument)
        for shapes, statement in said
        for argument in seats_of(statement)
        if argument in shapes[""] and form_of(argument) not in shapes
    ]
    assert lacking == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_note_of_the_log_speaks_to_whoever_it_is_about(language: str) -> None:
    notes = {name: shapes for name, shapes in forms(language).items() if name.startswith(NOTES)}
    assert [name for name, shapes in notes.items() if "player" in shapes[""] and "you" not in shapes] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_form_that_says_you_says_the_name_too(language: str) -> None:
    doubled = {
        name
        for name, shapes in forms(language).items()
        for form, variables in shapes.items()
        for argument in variables
        if form == form_of(argument)
    }
    assert doubled == set()


@pytest.mark.parametrize(
    ("language", "mine", "others"),
    [
        ("en", "You swap piles with Bob.", "Bob swaps piles with you."),
        (
            "fr",
            "Vous échangez votre défausse personnelle avec celle de Bob.",
            "Bob échange sa défausse personnelle avec la vôtre.",
        ),
        ("de", "Du tauschst den Ablagestapel mit Bob.", "Bob tauscht den Ablagestapel mit dir."),
        ("nl", "Je ruilt je aflegstapel met die van Bob.", "Bob ruilt van aflegstapel met jou."),
        (
            "es",
            "Intercambias tu montón personal con el de Bob.",
            "Bob intercambia su montón personal con el tuyo.",
        ),
        (
            "it",
            "Scambi la tua pila personale con quella di Bob.",
            "Bob scambia la propria pila personale con la tua.",
        ),
    ],
)
def test_the_reader_is_you_whichever_part_they_have(language: str, mine: str, others: str) -> None:
    say = Catalogue(language, ["Ada", "Bob"], you=0).say
    assert say("mada-event-swap", player=Player(0), other=Player(1)) == mine
    assert say("mada-event-swap", player=Player(1), other=Player(0)) == others


def test_spectators_and_several_readers_get_names() -> None:
    swap = Message("mada-event-swap", {"player": Player(0), "other": Player(1)})
    assert Catalogue("en", ["Ada", "Bob"]).say(swap) == "Ada and Bob swap piles."
    assert Catalogue("en", ["Ada", "Bob", "Cleo"], you=2).say(swap) == "Ada and Bob swap piles."


def test_bots_are_told_from_people_where_they_are_listed() -> None:
    say = Catalogue("en", ["Ada", "Soa"], you=0, bots={1}).say
    assert say("mada-label-player", player=Player(1)) == "Soa (bot)"
    assert say("mada-event-draw", player=Player(1)) == "Soa draws a card."


def test_a_message_without_the_form_calls_its_reader_by_name() -> None:
    say = Catalogue("en", ["Ada", "Bob"], you=0).say
    assert say("any-game-player", player=Player(0)) == "Ada"
    assert say("join-here", players=Listing((Player(0), Player(1)))) == "At the table: Ada and Bob"
