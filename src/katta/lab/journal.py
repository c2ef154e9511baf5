"""The journal of a tournament: a file of JSON lines that grows by one with every game, so that nothing gets lost."""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Any

from katta.lab.contest import ContestResult
from katta.lab.errors import ArenaError
from katta.lab.forfeit import Forfeit
from katta.lab.lineup import LineUp

FORMAT = "katta-arena 1"


class Journal:
    """Keeps the outcomes of a line-up; without a file, in memory only."""

    def __init__(self, line_up: LineUp, path: Path | None) -> None:
        self.path = path
        self.outcomes: list[ContestResult] = []
        self._head = json.dumps(_head(line_up))
        if path is None:
            return
        if path.exists() and path.stat().st_size:
            self._read(path)
        else:
            _append(path, self._head)

    def add(self, outcome: ContestResult) -> None:
        """Keep an outcome for good."""
        self.outcomes.append(outcome)
        if self.path is not None:
            _append(self.path, json.dumps(asdict(outcome)))

    def _read(self, path: Path) -> None:
        """Take over what was played; half a line at the end is what a killed run was writing."""
        whole, _, rest = path.read_bytes().rpartition(b"\n")
        first, *lines = whole.decode("utf-8", "replace").split("\n")
        self._require_same(path, first)
        for number, line in enumerate(lines, 2):
            self.outcomes.append(_outcome(path, number, line))
        if rest:
            os.truncate(path, len(whole) + 1)

    def _require_same(self, path: Path, line: str) -> None:
        found = _parsed(line)
        if not isinstance(found, dict) or found.get("format") != FORMAT:
            raise ArenaError("error-arena-no-journal", file=str(path))
        expected = json.loads(self._head)
        if found != expected:
            is_version = {**found, "fingerprint": ""} == {**expected, "fingerprint": ""}
            raise ArenaError("error-arena-other-version" if is_version else "error-arena-other", file=str(path))


def _head(line_up: LineUp) -> dict[str, Any]:
    names = [contestant.name for contestant in line_up.contestants]
    table = {"game": line_up.game, "seats": line_up.seats, "contestants": names}
    return {"format": FORMAT, **table, "seed": line_up.seed, "fingerprint": line_up.fingerprint}


def _outcome(path: Path, number: int, line: str) -> ContestResult:
    found = _parsed(line)
    try:
        forfeit = found.pop("forfeit")
        fields: dict[str, Any] = {name: tuple(v) if isinstance(v, list) else v for name, v in found.items()}
        return ContestResult(**fields, forfeit=None if forfeit is None else Forfeit(**forfeit))
    except (AttributeError, KeyError, TypeError):
        raise ArenaError("error-arena-line", file=str(path), line=str(number)) from None


def _parsed(line: str) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        return None


def _append(path: Path, line: str) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(line + "\n")
        file.flush()
        os.fsync(file.fileno())
