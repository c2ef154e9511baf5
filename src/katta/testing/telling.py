"""What a person is told, offered, refused and shown, in every language."""

import io
import json

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from katta.core.contract import CHANCE, OVER
from katta.core.errors import IllegalMove
from katta.core.message import Message
from katta.core.position import LONGEST_LOG
from katta.terminal import any_picture, pictures
from katta.testing.moments import TRIES, looks, options_at, some
from katta.testing.random_games import NAMES, Walk
from katta.texts import LANGUAGES, Catalogue

KINDS = ("events", "moves", "offers")
NOT_NAMED = "move.not-legal"
NARROW = 60


class Speaker:
    """Says each message once in every language."""

    def __init__(self, seats: int) -> None:
        self.catalogues = [Catalogue(language, NAMES[:seats]) for language in LANGUAGES]
        self.said: set[str] = set()

    def say(self, message: Message) -> None:
        """Say it, unless it has been said."""
        assert isinstance(message, Message)
        if repr(message) not in self.said:
            self.said.add(repr(message))
            for catalogue in self.catalogues:
                sentence = catalogue.say(message)
                assert sentence.strip() == sentence != ""
                assert message.id not in sentence
                assert "{$" not in sentence


def lines_of(drawn: RenderableType, width: int) -> list[str]:
    """A picture line by line; there is room to draw too much."""
    page = io.StringIO()
    Console(file=page, width=width + 40, color_system=None, force_terminal=False).print(drawn)
    return [line.rstrip() for line in page.getvalue().splitlines()]


class Telling:
    """Sentences, events and pictures."""

    names_every_rule = False
    """Whether each refusal must name the rule that is in the way."""

    def test_every_choice_is_a_sentence_in_every_language(self, plain: Walk) -> None:
        speaker = Speaker(plain.table.seats)
        for _, position, _, _ in looks(plain):
            for text in some(position.moves()):
                speaker.say(position.button(text))
        assert speaker.said

    def test_choices_of_one_moment_differ(self, plain: Walk) -> None:
        for _, position, _, _ in looks(plain):
            catalogue = Catalogue("en", NAMES)
            sentences = [catalogue.say(position.button(text)) for text in position.moves()]
            assert len(set(sentences)) == len(sentences)

    def test_everybody_is_told_what_happens_in_every_language(self, plain: Walk) -> None:
        speaker = Speaker(plain.table.seats)
        for _, position, _, _ in looks(plain):
            for text in some(options_at(position)):
                after = position.play(text)
                for eyes in (None, *range(position.seats)):
                    for message in after.narrated(eyes):
                        speaker.say(message)
        assert speaker.said

    def test_what_a_spectator_is_told_can_be_told_to_all(self, plain: Walk) -> None:
        """It is the same in every world that the acting seat holds possible, until the end turns everything over."""
        for step, position, move, after in looks(plain):
            if position.actor >= 0 and after.actor != OVER:
                world = position.resample(position.actor, step)
                assert world.play(move).events(None) == after.events(None)

    def test_what_is_told_alike_is_the_same_for_all_eyes(self, game: Walk) -> None:
        """A server works it out once and shows it to everybody."""
        for _, _, _, after in game.steps():
            if after.is_told_alike():
                told = after.events(None)
                assert all(after.events(seat) == told for seat in range(after.seats))

    def test_what_is_told_and_offered_is_plain_data_as_declared(self, game: Walk) -> None:
        """Every statement that a client has to know is in the declaration, with all that it tells."""
        declared = {
            kind: {each["name"]: each["arguments"] for each in game.table.game.describe()[kind]} for kind in KINDS
        }
        for _, position, _, after in looks(game):
            for eyes in (None, *range(position.seats)):
                assert json.loads(after.events_json(eyes)) == after.events(eyes)
                for event in after.events(eyes):
                    assert json.loads(json.dumps(event)) == event
                    assert set(event) - {"type"} == set(declared["events"][event["type"]])
            for text, offered in position.choices()[:TRIES]:
                assert position.choice(text) == offered == json.loads(json.dumps(offered))
                assert set(offered) - {"type"} == set({**declared["moves"], **declared["offers"]}[offered["type"]])

    def test_what_is_told_fits_into_the_log(self, game: Walk) -> None:
        for position in game.positions:
            assert len(position._told) < LONGEST_LOG // 4

    def test_what_a_seat_is_told_depends_only_on_what_it_sees(self, plain: Walk) -> None:
        """A chance outcome that a seat cannot see is told to it in the same words whatever it was."""
        for _, position, move, after in looks(plain):
            if position.actor != CHANCE:
                continue
            for seat in range(position.seats):
                for text in some(options_at(position)):
                    other = position.play(text)
                    if other.seen_by(seat) == after.seen_by(seat):
                        assert other.events(seat) == after.events(seat), (move, text)

    def test_the_paragraph_of_each_moment_is_on_the_rules_page(self, game: Walk) -> None:
        page = game.table.game.rules_page
        assert len(set(page)) == len(page)
        assert {position.paragraph() for position in game.positions} <= set(page)

    def test_every_refusal_is_a_sentence_in_every_language(self, plain: Walk) -> None:
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
                    assert code == NOT_NAMED or code.startswith(f"{plain.table.name}.")
                    assert code != NOT_NAMED or not self.names_every_rule
                speaker.say(Message(f"refusal-{code.replace('.', '-')}", caught.value.arguments))
        assert speaker.said

    @pytest.mark.parametrize("width", [60, 100])
    def test_the_table_is_drawn_within_the_width(self, plain: Walk, width: int) -> None:
        draw = pictures.module_of(plain.table.game).picture
        steps = list(looks(plain))
        for place, (_, position, _, after) in enumerate(steps[:: max(1, len(steps) // 4)] + steps[-1:]):
            shown = after if after.actor == OVER else position
            catalogue = Catalogue(list(LANGUAGES)[place % len(LANGUAGES)], NAMES)
            for seat in (None, *range(shown.seats)):
                lines = lines_of(draw(shown.view(seat), catalogue.say, width), width)
                assert len(lines) > 3
                assert max(map(cell_len, lines)) <= width

    def test_the_table_of_any_game_is_drawn_within_the_width(self, plain: Walk) -> None:
        position = plain.positions[len(plain.positions) // 2]
        for seat in (None, *range(position.seats)):
            drawn = any_picture.picture(position.view(seat), Catalogue("en", NAMES).say, NARROW)
            assert all(cell_len(line) <= NARROW for line in lines_of(drawn, NARROW))

    def test_every_section_of_the_rules_page_is_there_in_every_language(self, plain: Walk) -> None:
        name, sections = plain.table.name, plain.table.game.rules_page
        values = plain.table.game.material(None).values
        for language in LANGUAGES:
            catalogue = Catalogue(language)
            for section in sections:
                assert catalogue.title(f"{name}-rules-{section}")
                assert catalogue.say(f"{name}-rules-{section}", **values)
