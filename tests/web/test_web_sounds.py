"""Each game sounds in its own manner, at the events that its choreography says, as loud as the slider is set."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import katta
from tests.web.visitor import Visitor

GAMES = [game.name for game in katta.games()]
VOICES = Path(__file__).parents[2] / "web/src/games"
FULL_GAIN = 0.27

LISTEN = """
window.heard = [];
window.loud = [];
for (const make of ["createOscillator", "createBiquadFilter"]) {
    const made = AudioContext.prototype[make];
    AudioContext.prototype[make] = function () {
        const node = made.call(this);
        queueMicrotask(() => window.heard.push(Math.round(node.frequency.value)));
        return node;
    };
}
const set = AudioParam.prototype.setValueAtTime;
AudioParam.prototype.setValueAtTime = function (value, when) {
    window.loud.push(value);
    return set.call(this, value, when);
};
"""


def tone(game: str, sound: str) -> list[int]:
    """The notes that a game's voice has for something."""
    voice = (VOICES / game / "voice.ts").read_text(encoding="utf-8")
    notes = re.search(rf"\b{sound}: {{ notes: \[([\d, ]+)\]", voice)
    assert notes, f"{game} has no sound of its own for {sound}"
    return [int(note) for note in notes[1].split(",")]


@pytest.mark.parametrize("volume", [20, 80])
@pytest.mark.parametrize("game", GAMES)
def test_a_move_sounds_as_its_game_does_and_as_loud_as_it_is_set(
    visit: Callable[..., Visitor], game: str, volume: int
) -> None:
    person = visit(speed="quick")
    person.page.add_init_script(LISTEN)
    person.page.goto("/")
    person.page.evaluate(
        "volume => localStorage['katta.settings'] = JSON.stringify({ speed: 'quick', volume })", volume
    )
    person.play_now(game)
    person.page.evaluate("window.heard.length = window.loud.length = 0")
    person.play(person.texts()[0])
    person.page.wait_for_function("notes => notes.every(note => window.heard.includes(note))", arg=tone(game, "card"))
    foreign = {note for other in GAMES if other != game for note in tone(other, "card")}
    assert not foreign & set(person.page.evaluate("window.heard"))
    assert max(person.page.evaluate("window.loud")) == pytest.approx(FULL_GAIN * volume / 100)
