"""What holds for every game, with every number of seats and every value of every option.

A further game is covered by adding its folder to `katta.games`.
"""

import importlib
import io
import itertools
import json
import math
import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

import msgspec
import numpy as np
import pytest
from rich.cells import cell_len
from rich.console import Console

from katta import CHANCE, OVER, IllegalMove, Match, Message, Position, games
from katta.core import contract
from katta.core.compiler import COMPILED
from katta.core.generator import seeded
from katta.core.position import LONGEST_LOG
from katta.core.view import CommonView
from katta.texts import LANGUAGES, Catalogue
from tests.core.random_games import NAMES, Walk, plain_tables, tables, walk

LOOKS = 12 if COMPILED else 4
"""At how many moments of a game the slower questions are asked."""

KINDS = ("events", "moves", "offers")

TRIES = 8 if COMPILED else 4
"""How many moves of a long list are tried, the first and the last included."""


@pytest.fixture(scope="module", params=tables(), ids=str)
def game(request) -> Walk:
    return walk(request.param)


@pytest.fixture(scope="module", params=plain_tables(), ids=str)
def plain(request) -> Walk:
    return walk(request.param)


def looks(game: Walk) -> Iterator[tuple[int, Position, str, Position]]:
    """Moments all over the game, and its last ones."""
    steps = list(game.steps())
    yield from steps[:: max(1, len(steps) // LOOKS)]
    yield from steps[-2:]


def some(texts: list[str]) -> list[str]:
    """The texts, or of a long list its first, its last and some between."""
    if len(texts) <= TRIES:
        return texts
    between = random.Random(len(texts)).sample(texts[1:-1], TRIES - 2)
    return [texts[0], *between, texts[-1]]


def options_at(position: Position) -> list[str]:
    return position.moves() or list(position.chances())


# Playing


def test_a_game_ends_with_a_result(game):
    final = game.positions[-1]
    result = final.result()
    assert final.actor == OVER
    assert len(result.scores) == final.seats
    assert all(type(points) is int for points in result.scores)
    assert result.winners
    assert set(result.winners) <= set(range(final.seats))
    assert list(result.winners) == sorted(set(result.winners))
    best = max(result.scores)
    assert all(result.scores[seat] == best for seat in result.winners)
    assert type(result.truncated) is bool


def test_only_the_last_position_is_over(game):
    assert all(position.actor != OVER for position in game.positions[:-1])
    assert all(CHANCE <= position.actor < position.seats for position in game.positions[:-1])


def test_a_seat_always_has_a_move_and_chance_an_outcome(game):
    for position in game.positions[:-1]:
        moves, weights = position.moves(), position.weights()
        assert bool(moves) == (position.actor >= 0)
        assert bool(weights) == (position.actor == CHANCE)
        assert len(set(moves)) == len(moves)
        assert all(type(weight) is int and weight > 0 for weight in weights.values())


def test_chances_add_up_to_exactly_one(game):
    for position in game.positions[:-1]:
        if position.actor == CHANCE:
            chances = position.chances()
            assert all(type(chance) is Fraction for chance in chances.values())
            assert sum(chances.values()) == 1
            assert list(chances) == list(position.weights())


def test_whatever_is_listed_can_be_played(game):
    for _, position, _, _ in looks(game):
        for text in some(options_at(position)):
            assert position.play(text) != position


def test_the_order_of_moves_is_fixed(game):
    for _, position, _, _ in looks(game):
        again = Position(position.game, position.state)
        assert again.moves() == position.moves()
        assert list(again.chances().items()) == list(position.chances().items())


def test_the_room_for_moves_suffices(game):
    most = game.table.game.most_moves
    for _, position, _, _ in looks(game):
        moves, weights = np.full((2, most + 16), -7, dtype=np.int32)
        if position.actor == CHANCE:
            count = contract.outcomes(position.state, moves, weights)
        else:
            count = contract.legal(position.state, moves)
        assert 0 < count <= most
        assert (moves[most:] == -7).all()
        assert (weights[most:] == -7).all()


def test_every_text_is_read_as_what_was_written(game):
    moves = game.table.game.moves
    for _, position, _, _ in looks(game):
        for text in options_at(position):
            assert moves.write(moves.read(text)) == text
            assert text == " ".join(text.split())
            assert text.isascii()


def test_a_record_is_read_as_it_was_written(game):
    match = game.table.match()
    for move in game.moves:
        match.play(move)
    text = match.write()
    again = Match.parse(text)
    assert again.positions == list(game.positions)
    assert again.write() == text


# Chance


def test_samples_are_outcomes_and_come_by_their_weights(plain):
    texts = plain.table.game.texts
    draws = 2000
    for position in chance_of_each_kind(plain):
        weights = position.weights()
        total = sum(weights.values())
        generator = seeded(2026)
        seen = Counter(texts[int(contract.sample(position.state, generator))] for _ in range(draws))
        assert set(seen) <= set(weights)
        expected = {text: draws * weight / total for text, weight in weights.items()}
        surprise = sum((seen[text] - often) ** 2 / often for text, often in expected.items())
        freedom = len(weights) - 1
        assert surprise <= freedom + 5 * math.sqrt(2 * freedom)


def chance_of_each_kind(plain: Walk) -> list[Position]:
    """A moment for each word of chance (`deal`, `flip`, ...), late in the game, when the weights differ."""
    late = {
        move.split()[0]: position
        for position, move in zip(plain.positions, plain.moves, strict=False)
        if position.actor == CHANCE
    }
    return list(late.values())


# What a seat sees


def test_what_a_seat_cannot_see_changes_nothing_for_it(game):
    for step, position, _, _ in looks(game):
        for seat in range(position.seats):
            seen, view = position.seen_by(seat), position.view(seat)
            assert seen.eyes == seat
            assert seen.view(seat) == view
            for seed in (step, step + 1):
                world = position.resample(seat, seed)
                assert world.eyes is None
                assert world.view(seat) == view
                assert world.seen_by(seat) == seen
                assert world.seen_by(seat).state.tobytes() == seen.state.tobytes()


def test_a_resampled_world_waits_for_the_same_and_can_be_played_on(game):
    for step, position, _, _ in looks(game):
        for seat in range(position.seats):
            world = position.resample(seat, step)
            assert world.actor == position.actor
            if position.actor == seat:
                assert world.moves() == position.moves()
            for text in some(options_at(world))[:3]:
                world.play(text)


def test_a_spectator_sees_no_more_than_any_seat(game):
    for step, position, _, _ in looks(game):
        public = position.view(None)
        for seat in range(position.seats):
            assert position.seen_by(seat).view(None) == public
            assert position.resample(seat, step).view(None) == public
            assert set(position.view(seat)) == set(public)


def test_views_are_plain_data(game):
    for _, position, _, _ in looks(game):
        for seat in (None, *range(position.seats)):
            view = position.view(seat)
            assert json.loads(json.dumps(view)) == view
            assert view["game"] == game.table.name
            assert view["seats"] == position.seats
            assert view["seat"] == seat
            assert view["actor"] == position.actor


def test_views_are_as_their_types_say(game):
    """Conversion drops the keys that a type does not know, and refuses what is missing or of another type."""
    for _, position, _, after in looks(game):
        for shown, seat in itertools.product((position, after), (None, *range(position.seats))):
            view = shown.view(seat)
            common = msgspec.convert(view, CommonView, strict=True)
            own = msgspec.convert(view, game.table.game.schema.view, strict=True)
            assert common | own == view
            assert not set(common) & set(own)


# What a person is told


class Speaker:
    """Says each message once in every language."""

    def __init__(self, seats: int) -> None:
        self.catalogues = [Catalogue(language, NAMES[:seats]) for language in LANGUAGES]
        self.said: set[str] = set()

    def say(self, message: Message) -> None:
        assert isinstance(message, Message)
        if repr(message) not in self.said:
            self.said.add(repr(message))
            for catalogue in self.catalogues:
                sentence = catalogue.say(message)
                assert sentence.strip() == sentence != ""
                assert message.id not in sentence


def test_every_choice_is_a_sentence_in_every_language(plain):
    speaker = Speaker(plain.table.seats)
    for _, position, _, _ in looks(plain):
        for text in some(position.moves()):
            speaker.say(position.button(text))
    assert speaker.said


def test_choices_of_one_moment_differ(plain):
    for _, position, _, _ in looks(plain):
        catalogue = Catalogue("en", NAMES)
        sentences = [catalogue.say(position.button(text)) for text in position.moves()]
        assert len(set(sentences)) == len(sentences)


def test_everybody_is_told_what_happens_in_every_language(plain):
    speaker = Speaker(plain.table.seats)
    for _, position, _, _ in looks(plain):
        for text in some(options_at(position)):
            after = position.play(text)
            for eyes in (None, *range(position.seats)):
                for message in after.narrated(eyes):
                    speaker.say(message)
    assert speaker.said


def test_what_a_spectator_is_told_can_be_told_to_all(plain):
    """It is the same in every world that the acting seat holds possible, until the end turns everything over."""
    for step, position, move, after in looks(plain):
        if position.actor >= 0 and after.actor != OVER:
            world = position.resample(position.actor, step)
            assert world.play(move).events(None) == after.events(None)


def test_what_is_told_alike_is_the_same_for_all_eyes(game):
    """A server works it out once and shows it to everybody."""
    for _, _, _, after in game.steps():
        if after.is_told_alike():
            told = after.events(None)
            assert all(after.events(seat) == told for seat in range(after.seats))


def test_what_is_told_and_offered_is_plain_data_as_declared(game):
    """Every statement that a client has to know is in the declaration, with all that it tells."""
    declared = {kind: {each["name"]: each["arguments"] for each in game.table.game.describe()[kind]} for kind in KINDS}
    for _, position, _, after in looks(game):
        for eyes in (None, *range(position.seats)):
            for event in after.events(eyes):
                assert json.loads(json.dumps(event)) == event
                assert set(event) - {"type"} == set(declared["events"][event["type"]])
        for text, offered in position.choices()[:TRIES]:
            assert position.choice(text) == offered == json.loads(json.dumps(offered))
            assert set(offered) - {"type"} == set({**declared["moves"], **declared["offers"]}[offered["type"]])


def test_what_is_told_fits_into_the_log(game):
    for position in game.positions:
        assert len(position._told) < LONGEST_LOG // 4


def test_what_a_seat_is_told_depends_only_on_what_it_sees(plain):
    """A chance outcome that a seat cannot see is told to it in the same words whatever it was."""
    for _, position, move, after in looks(plain):
        if position.actor != CHANCE:
            continue
        for seat in range(position.seats):
            for text in some(options_at(position)):
                other = position.play(text)
                if other.seen_by(seat) == after.seen_by(seat):
                    assert other.events(seat) == after.events(seat), (move, text)


def test_the_paragraph_of_each_moment_is_on_the_rules_page(game):
    page = game.table.game.rules_page
    assert len(set(page)) == len(page)
    assert {position.paragraph() for position in game.positions} <= set(page)


def test_every_refusal_is_a_sentence_in_every_language(plain):
    """Moves of other moments are refused by a rule of the game, with all that its sentence needs."""
    speaker = Speaker(plain.table.seats)
    every_text = list(dict.fromkeys(plain.moves))
    for _, position, _, _ in looks(plain):
        legal = options_at(position)
        for text in some([text for text in every_text if text not in legal]):
            with pytest.raises(IllegalMove) as caught:
                position.play(text)
            code = caught.value.code
            if position.actor >= 0:
                assert code.startswith(f"{plain.table.name}.")
            speaker.say(Message(f"refusal-{code.replace('.', '-')}", caught.value.arguments))
    assert speaker.said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("found", games(), ids=lambda found: found.name)
def test_every_section_of_the_rules_page_is_there_in_every_language(found, language):
    catalogue = Catalogue(language)
    for section in found.rules_page:
        assert catalogue.title(f"{found.name}-rules-{section}")
        assert catalogue.say(f"{found.name}-rules-{section}")


@pytest.mark.parametrize("width", [60, 100])
def test_the_table_is_drawn_within_the_width(plain, width):
    draw = importlib.import_module(plain.table.game.picture).picture
    steps = list(looks(plain))
    for place, (_, position, _, after) in enumerate(steps[:: max(1, len(steps) // 4)] + steps[-1:]):
        shown = after if after.actor == OVER else position
        catalogue = Catalogue(list(LANGUAGES)[place % len(LANGUAGES)], NAMES)
        for seat in (None, *range(shown.seats)):
            page = io.StringIO()
            console = Console(file=page, width=width + 40, color_system=None, force_terminal=False)
            console.print(draw(shown.view(seat), catalogue.say, width))
            lines = page.getvalue().splitlines()
            assert len(lines) > 3
            assert max(cell_len(line.rstrip()) for line in lines) <= width
