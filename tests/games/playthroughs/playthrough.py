"""A playthrough: a whole game written down, so that any change of its rules shows as a difference of text.

Each moment lists what everybody sees, what a seat sees beyond that, and what can be played. Only what changed since the
last moment listed is written. Later in the game every tenth moment is listed; the moves between stand alone.
"""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from katta import CHANCE, OVER, Position
from tests.core.random_games import Table, walk

FOLDER = Path(__file__).parent
COMMAND = "python -m tests.games.playthroughs"
IN_FULL = 40
THEN_EVERY = 10
LONGEST_LIST = 40
NOT_SAID = ("game", "seats", "seat", "actor", "asks", "result")
Lines = dict[str, str]


def path_of(table: Table) -> Path:
    return FOLDER / f"{table.name}-{table.seats}.txt"


def new_moves(table: Table) -> list[str]:
    """The moves of a random game."""
    return list(walk(table).moves)


def moves_in(text: str) -> list[str]:
    """The moves that a playthrough went through."""
    return [line.removeprefix("> ") for line in text.splitlines() if line.startswith("> ")]


def write(table: Table, moves: list[str]) -> str:
    """The playthrough of these moves."""
    return "".join(f"{line}\n" for line in _lines(table, moves))


def _lines(table: Table, moves: list[str]) -> Iterator[str]:
    yield f"# {table.name} for {table.seats}. Made by `{COMMAND}`."
    position = table.start()
    shown: dict[int | None, Lines] = {}
    for step, move in enumerate(moves):
        if step < IN_FULL or step % THEN_EVERY == 0:
            yield ""
            yield from _moment(step, position, shown)
        yield f"> {move}"
        position = position.play(move)
    yield ""
    yield from _moment(len(moves), position, shown)


def _moment(step: int, position: Position, shown: dict[int | None, Lines]) -> Iterator[str]:
    yield f"{step}: {_actor(position)}"
    public = flat(position.view(None))
    yield from _changes("all see", public, shown.get(None, {}))
    shown[None] = public
    for seat in range(position.seats):
        private = {key: value for key, value in flat(position.view(seat)).items() if public.get(key) != value}
        yield from _changes(f"seat {seat} sees", private, shown.get(seat, {}))
        shown[seat] = private
    yield from _options(position)


def _actor(position: Position) -> str:
    if position.actor == OVER:
        return "over"
    return "chance" if position.actor == CHANCE else f"seat {position.actor}"


def _changes(who: str, lines: Lines, before: Lines) -> Iterator[str]:
    changed = [f"    {key}: {value}" for key, value in lines.items() if before.get(key) != value]
    changed += [f"    {key} is gone" for key in before if key not in lines]
    if changed:
        yield f"  {who}"
        yield from changed


def _options(position: Position) -> Iterator[str]:
    if position.actor == OVER:
        result = position.result()
        yield f"  result: scores {result.scores}, winners {result.winners}, truncated {result.truncated}"
    elif position.actor == CHANCE:
        yield f"  chances {_listed([f'{text} ({chance})' for text, chance in position.chances().items()])}"
    else:
        yield f"  moves {_listed(position.moves())}"


def _listed(texts: list[str]) -> str:
    """`3: a; b; c`; a long list by its ends and a fingerprint."""
    if len(texts) <= LONGEST_LIST:
        return f"{len(texts)}: {'; '.join(texts)}"
    fingerprint = hashlib.sha256("\n".join(texts).encode()).hexdigest()[:12]
    return f"{len(texts)}: {texts[0]}; {texts[1]}; ...; {texts[-2]}; {texts[-1]} [{fingerprint}]"


def flat(view: dict[str, Any]) -> Lines:
    """A view as one line for each thing in it."""
    lines: Lines = {}
    for key, value in view.items():
        if key not in NOT_SAID:
            _flatten(key, value, lines)
    return lines


def _flatten(key: str, value: Any, lines: Lines) -> None:
    if isinstance(value, dict) and any(isinstance(item, dict | list) for item in value.values()):
        for name, item in value.items():
            _flatten(f"{key}.{name}", item, lines)
    elif isinstance(value, list) and any(isinstance(item, dict | list) for item in value):
        for place, item in enumerate(value):
            _flatten(f"{key}[{place}]", item, lines)
    elif isinstance(value, dict):
        lines[key] = ", ".join(f"{name} {_word(item)}" for name, item in value.items()) or "none"
    elif isinstance(value, list):
        lines[key] = ", ".join(map(_word, value)) or "none"
    else:
        lines[key] = _word(value)


def _word(value: Any) -> str:
    return "-" if value is None else str(value)
