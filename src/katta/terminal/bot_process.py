"""A process in which bots think by compiled rules, while the game on the screen has long begun.

It reads questions and writes answers, one JSON object a line.
"""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from typing import Any

from katta.bots import Advice
from katta.core.position import Position
from katta.terminal.compilation import environment_for_bots
from katta.terminal.failure import Failure

ADVICE_BUDGET = "500ms"
NUMBERS = ("move", "share", "error", "points", "visits")
"""What of a piece of advice is thought out here; the reasons are not."""


class BotProcess:
    """The process, as the game sees it. It is asked only what a seat may know: a concealed position."""

    def __init__(self, position: Position, levels: set[str]) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "katta.terminal.bot_process"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            encoding="utf-8",
            env=environment_for_bots(),
            start_new_session=True,  # Ctrl-C is for the game
        )
        for level in sorted(levels):
            self._send({"warm": position.game.name, "seats": position.seats, "level": level})
        self._warming = threading.Thread(target=self._await_warmth, args=(len(levels),), daemon=True)
        self._warming.start()

    @property
    def is_warm(self) -> bool:
        """Whether an answer waits for nothing but the thought."""
        return not self._warming.is_alive()

    def choose(self, seen: Position, seat: int, level: str, seed: int) -> str:
        """The move of a bot."""
        return str(self._ask({**_seen(seen, seat), "level": level, "seed": seed}))

    def advise(self, seen: Position, seat: int, level: str) -> list[Advice]:
        """What a bot thinks of every move; the reasons are the game's own, and need no thought."""
        found = self._ask({**_seen(seen, seat), "level": level, "advice": ADVICE_BUDGET})
        return [Advice(**numbers, reasons=seen.reasons(numbers["move"])) for numbers in found]

    def close(self) -> None:
        """End the process, whatever it is thinking about."""
        self._process.kill()
        self._process.communicate()

    def _ask(self, question: dict[str, Any]) -> Any:
        self._send(question)
        self._warming.join()
        assert self._process.stdout is not None
        answer = self._process.stdout.readline()
        if not answer:
            raise Failure("error-bot", level=str(question["level"]))
        return json.loads(answer)

    def _await_warmth(self, levels: int) -> None:
        assert self._process.stdout is not None
        for _ in range(levels):
            self._process.stdout.readline()

    def _send(self, question: dict[str, Any]) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(question) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise Failure("error-bot", level=str(question["level"])) from None


def think() -> None:
    """Answer questions until there are no more."""
    for line in sys.stdin:
        question = json.loads(line)
        answer = _warm if "warm" in question else _advise if "advice" in question else _choose
        print(json.dumps(answer(question)), flush=True)


def _seen(seen: Position, seat: int) -> dict[str, Any]:
    return {"game": seen.game.name, "state": seen.state.tobytes().hex(), "seat": seat}


def _warm(question: dict[str, Any]) -> None:
    """Compile what the first answer will need, by choosing an opening move."""
    from katta.bots import bot
    from katta.core import registry

    position = registry.game(question["warm"]).start(question["seats"])
    while weights := position.weights():
        position = position.play(next(iter(weights)))
    bot(question["level"], seed=0, budget=1).choose(position.seen_by(position.actor), position.actor)


def _choose(question: dict[str, Any]) -> str:
    from katta.bots import bot

    return bot(question["level"], seed=question["seed"]).choose(_position(question), question["seat"])


def _advise(question: dict[str, Any]) -> list[dict[str, Any]]:
    from katta.bots import bot

    advice = bot(question["level"], budget=question["advice"]).advise(_position(question), question["seat"])
    return [{name: getattr(one, name) for name in NUMBERS} for one in advice]


def _position(question: dict[str, Any]) -> Position:
    import numpy as np

    from katta.core import registry

    game = registry.game(question["game"])
    return Position(game, np.frombuffer(bytes.fromhex(question["state"]), dtype=game.state.dtype)[0])


if __name__ == "__main__":
    think()
