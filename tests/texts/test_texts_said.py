"""Random games, told and drawn in every language: each message can be said with the arguments it is given."""

import random

import pytest

from katta.core import registry
from katta.core.contract import CHANCE, OVER
from katta.core.message import Listing, Message, Player
from katta.core.position import Position
from katta.terminal import pictures
from katta.texts import LANGUAGES, Catalogue

NAMES = ["Ada", "Bob", "Cleo", "Dan", "Eve"]
MOST_MOVES = 250


def told(after: Position, language: str) -> None:
    """What happened and what is asked then, to everybody."""
    for eyes in (None, *range(after.seats)):
        say = Catalogue(language, NAMES, eyes).say
        for message in (*after.narrated(eyes), pictures.asked(after.game, after.view(eyes))):
            assert say(message)


def offered(position: Position, texts: list[str], catalogue: Catalogue) -> None:
    for text in texts:
        assert catalogue.say(position.button(text))
        for step in position.game.steps(position.choice(text)):
            assert catalogue.say(step)
            assert catalogue.title(step.id)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", registry.names())
def test_a_random_game_is_told(name: str, language: str) -> None:
    game, chance = registry.game(name), random.Random(language)
    position = game.start(chance.choice(list(game.seats)))
    catalogue = Catalogue(language, NAMES)
    for number in range(MOST_MOVES):
        if position.actor == OVER:
            break
        texts = list(position.weights()) if position.actor == CHANCE else position.moves()
        if position.actor != CHANCE:
            offered(position, texts[:3] + texts[-3:], catalogue)
            assert catalogue.title(f"{name}-rules-{position.paragraph()}")
        if number % 25 == 0:
            assert pictures.draw(game, position.view(max(position.actor, 0)), catalogue.say, 60)
        text = chance.choice(texts)
        position = position.play(text)
        told(position, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [0, 1, 2, 11])
def test_counts_are_said(language: str, count: int) -> None:
    say = Catalogue(language, NAMES).say
    for message in ("terminal-points", "terminal-verified", "web-clock-minutes", "web-clock-days", "waiting-missing"):
        assert say(message, count=count)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_negative_score_has_a_minus_sign_and_its_own_plural(language: str) -> None:
    say = Catalogue(language).say
    assert say("terminal-points", count=-1) == say("terminal-points", count=1).replace("1", "−1")
    assert say("terminal-points", count=-4) == say("terminal-points", count=4).replace("4", "−4")


@pytest.mark.parametrize(
    ("language", "names", "joined"),
    [
        ("en", ["Ana", "Inés"], "Ana and Inés"),
        ("es", ["Ana", "Inés"], "Ana e Inés"),
        ("es", ["Ana", "Leo", "Hilda"], "Ana, Leo e Hilda"),
        ("es", ["Ana", "Hierro"], "Ana y Hierro"),
        ("es", ["Ana", "Yolanda"], "Ana y Yolanda"),
        ("it", ["Anna", "Elena"], "Anna ed Elena"),
        ("it", ["Anna", "Ivo"], "Anna e Ivo"),
    ],
)
def test_a_list_minds_how_its_last_word_begins(language: str, names: list[str], joined: str) -> None:
    players = Listing(tuple(map(Player, range(len(names)))))
    assert joined in Catalogue(language, names).say("join-here", players=players)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ada discards a Lemur and Cactus 7."),
        ("fr", "Ada défausse un Lémur et Cactus 7."),
        ("de", "Ada wirft einen Lemur und Kaktus 7 ab."),
        ("nl", "Ada legt een Maki en Cactus 7 af."),
        ("es", "Ada descarta un Lémur y Cactus 7."),
        ("it", "Ada scarta un Lemure e Cactus 7."),
    ],
)
def test_a_card_that_is_an_animal_has_its_article(language: str, sentence: str) -> None:
    cards = Listing((Message("mada-card-lemur"), Message("mada-card-cactus", {"value": 7})))
    assert Catalogue(language, NAMES).say("mada-event-discard", player=Player(0), cards=cards) == sentence


@pytest.mark.parametrize(
    ("language", "squares"),
    [
        ("en", "1 palm (×2) and arrow to the east"),
        ("fr", "1 palmier (×2) et flèche vers l’est"),
        ("de", "1 Palme (×2) und Pfeil nach Osten"),
        ("nl", "1 palm (×2) en pijl naar het oosten"),
        ("es", "1 palmera (×2) y flecha hacia el este"),
        ("it", "1 palma (×2) e freccia verso est"),
    ],
)
def test_what_a_list_holds_several_times_is_said_once(language: str, squares: str) -> None:
    palm = Message("sifaka-symbol-palms", {"count": 1})
    arrow = Message("sifaka-symbol-arrow", {"direction": Message("sifaka-direction-east")})
    shown = Listing((palm, palm, arrow))
    assert squares in Catalogue(language, NAMES).say("sifaka-event-cover", symbols=shown)
