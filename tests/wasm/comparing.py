"""Random positions, records and searches of a game, as Python has them and as the engine of the page says."""

import hashlib
import itertools
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from msgspec import to_builtins

from katta import CHANCE, OVER, Dealer, IllegalMove, Match, Position
from katta.bots.search import search
from katta.bots.searcher import MOST_NODES
from katta.bots.tree import NODE, NONE, workspace
from katta.core.game import Game
from katta.lab.what_if import search_after
from tests.wasm.engine import Engine

EVERY = 7
"""Of the positions of a random game, one in so many is looked at."""

NONSENSE = ("", "xyzzy", "play", "play 99", "go -1 0 north", "\u0662", "pass pass")
"""Texts of no move, or of none that can ever be made."""

TEXTS = 40
"""Of other positions: most are refused."""

SPREAD = 20
"""Of the positions that are looked at, one in so many is searched."""

NO_END = -1
"""Instead of a number of steps."""

REFUSED = 4
"""Texts that are tried in each position."""


@dataclass(frozen=True, slots=True)
class Step:
    """A move that leads from one position to another."""

    before: Position
    move: str


def setups(game: Game, numbers: random.Random) -> Iterator[dict[str, str]]:
    """Options without end, all combinations in turn."""
    combinations = [dict(zip(game.options, values)) for values in itertools.product(*game.options.values())]
    numbers.shuffle(combinations)
    return itertools.cycle(combinations)


def steps(game: Game, seats: int, count: int, seed: int) -> Iterator[Step]:
    """Steps of random games, far apart; the last one of each game always."""
    numbers = random.Random(f"{game.name} {seats} {seed}")
    for options in setups(game, numbers):
        position = game.start(seats, **options)
        while position.actor != OVER:
            move = at_random(position, numbers)
            after = position.play(move)
            if numbers.randrange(EVERY) == 0 or after.actor == OVER:
                yield Step(position, move)
                count -= 1
                if count == 0:
                    return
            position = after


def at_random(position: Position, numbers: random.Random) -> str:
    """Any move, or any outcome of chance."""
    return numbers.choice(position.moves() if position.actor != CHANCE else list(position.weights()))


def compare_steps(game: Game, seats: int, count: int, engine: Engine, seed: int = 0) -> None:
    """All that can be asked of a position is answered alike."""
    numbers, texts = random.Random(seed), list(NONSENSE)
    for step in steps(game, seats, count, seed):
        wrong = numbers.sample(texts, REFUSED)
        after, drawn = step.before.play(step.move), numbers.randrange(1 << 40)
        asked = {"before": step.before.state.tobytes().hex(), "move": step.move, "seed": drawn, "wrong": wrong}
        assert_alike(engine.ask("moment", **asked), moment(after, drawn, wrong), f"after {step.move} in {step.before}")
        texts += after.moves()[:2]
        if len(texts) > TEXTS:
            del texts[len(NONSENSE) + numbers.randrange(TEXTS - len(NONSENSE))]


def compare_starts(game: Game, seats: int, engine: Engine) -> None:
    """Every way to begin leads to the same position."""
    for options in (dict(zip(game.options, values)) for values in itertools.product(*game.options.values())):
        said = engine.ask("moment", before=None, move=[seats, options], seed=1, wrong=[])
        assert_alike(said, moment(game.start(seats, **options), 1, []), f"{seats} with {options}")


def moment(position: Position, seed: int, wrong: list[str]) -> dict[str, Any]:
    """What Python says of a position."""
    seat, eyes = position.actor, [None, *range(position.seats)]
    choices = position.choices() if seat >= 0 else []
    said = {
        "state": position.state.tobytes().hex(),
        "actor": seat,
        "moves": position.moves(),
        "chances": [list(each) for each in position.weights().items()],
        "paragraph": position.paragraph(),
        "views": [position.view(each) for each in eyes],
        "seen": [position.seen_by(each).state.tobytes().hex() for each in range(position.seats)],
        "events": [position.events(each) for each in eyes],
        "choices": choices,
        "buttons": [position.button(move) for move, _ in choices[:3]],
        "reasons": [position.seen_by(seat).reasons(move) for move, _ in choices[:3]],
        "world": position.resample(seat, seed).state.tobytes().hex() if seat >= 0 else None,
        "refusals": [refusal(position, text) for text in wrong],
    }
    return dict(to_builtins(said))


def refusal(position: Position, text: str) -> dict[str, Any] | None:
    """Why a text is refused; None if it is not."""
    try:
        position.play(text)
    except IllegalMove as refused:
        message = f"refusal-{refused.code.replace('.', '-')}"
        return {"code": refused.code, "says": {"id": message, "arguments": refused.arguments}}
    return None


def compare_records(game: Game, count: int, engine: Engine, seed: int = 0) -> None:
    """Whole games come to the same end over the same states."""
    numbers = random.Random(f"records of {game.name} {seed}")
    for number in range(count):
        match = record(game, game.seats[number % len(game.seats)], numbers)
        states = hashlib.sha256(b"".join(position.state.tobytes() for position in match.positions))
        said = engine.ask("record", text=match.write())
        assert said["states"] == states.hexdigest(), match.write()


def record(game: Game, seats: int, numbers: random.Random) -> Match:
    """A random game from a random secret."""
    options: dict[str, Any] = {name: numbers.choice(values) for name, values in game.options.items()}
    match = Match(game, [f"P{seat}" for seat in range(seats)], dealer=Dealer(numbers.randbytes(32)), **options)
    while match.position.actor != OVER:
        match.play(numbers.choice(match.position.moves()))
    return match


def compare_searches(game: Game, seats: int, count: int, iterations: int, engine: Engine, seed: int = 0) -> None:
    """The same tree for the same seed, bit by bit; and the same worth of a move."""
    for after in decisions(game, seats, count, seed):
        seen, seat = after.seen_by(after.actor), after.actor
        move = game.texts.read(after.moves()[0])
        asked = {"state": seen.state.tobytes().hex(), "seat": seat, "seed": str(seed), "move": move}
        said = engine.ask("search", iterations=iterations, **asked)
        assert_alike(said, searched(seen, seat, seed, iterations, move), str(seen))


def decisions(game: Game, seats: int, count: int, seed: int) -> Iterator[Position]:
    """Positions of random games, very far apart, in which somebody has a choice."""
    every = (step.before.play(step.move) for step in steps(game, seats, NO_END, seed))
    choices = (position for position in every if len(position.moves()) > 1)
    return itertools.islice(choices, 0, SPREAD * count, SPREAD)


def searched(seen: Position, seat: int, seed: int, iterations: int, move: int) -> dict[str, Any]:
    """What the native search says."""
    knowledge, nodes = seen.game.knowledge, np.zeros(MOST_NODES, dtype=NODE)
    search(workspace(seen, seed, nodes), seat, iterations, knowledge.EXPLORATION, knowledge.HORIZON, True)
    branches, child = [], int(nodes[0]["first"])
    while child != NONE:
        branches.append([nodes[child][name].item() for name in ("move", "visits", "reward", "square", "points")])
        child = int(nodes[child]["next"])
    sums, again = np.zeros(3), workspace(seen, seed, nodes)
    search_after(again, move, seat, iterations, knowledge.EXPLORATION, knowledge.HORIZON, sums)
    return {"branches": branches, "sums": sums.tolist()}


def assert_alike(said: dict[str, Any], right: dict[str, Any], where: str) -> None:
    """Key by key, for a whole moment is too much to read."""
    assert said.keys() == right.keys()
    for key, value in right.items():
        there, here = said[key], as_json(value)
        assert there == here, f"{key} {where}\nin the page: {there}\nin Python: {here}"


def as_json(value: Any) -> Any:
    """Lists instead of tuples."""
    if isinstance(value, dict):
        return {key: as_json(inner) for key, inner in value.items()}
    return [as_json(inner) for inner in value] if isinstance(value, list | tuple) else value
