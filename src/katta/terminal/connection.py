"""The line to a table: a thread that listens, and comes back by itself when the connection is lost."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from katta.server.client import Client, Unreachable

RETRY_SECONDS = 1.0
REPEATABLE = frozenset({"move", "undo", "hand-over", "take-back", "vote", "rematch"})
"""What the server carries out once, however often it is asked."""

PASSING = frozenset(
    f"server.{code}" for code in ("too-fast", "not-stored", "not-readable", "unreachable", "unsettled", "paused")
)
"""Refusals of a hello that are worth another try."""

LOST, BARRED, UNANSWERED = "lost", "barred", "unanswered"
"""What the line itself has to tell, in the manner of the server's messages."""


class Connection:
    """What is asked and not answered is asked again after a lost connection, where that does no harm."""

    def __init__(self, client: Client, hear: Callable[[dict[str, Any]], None]) -> None:
        self.client = client
        self._hear = hear
        self._open: dict[str, tuple[str, dict[str, Any]]] = {}
        self._lock = threading.Lock()
        self._is_welcome = False
        self._is_closed = threading.Event()
        self._count = 0

    def open(self) -> None:
        """Connect for the first time; Unreachable if there is no server."""
        self.client.open()
        threading.Thread(target=self._listen, daemon=True).start()

    def close(self) -> None:
        """Leave for good."""
        self._is_closed.set()
        self.client.close()

    def ask(self, kind: str, **fields: Any) -> str:
        """Make a request now, or as soon as there is a connection; returns the label that its answer will carry."""
        with self._lock:
            self._count += 1
            label = str(self._count)
            self._open[label] = kind, fields
            if self._is_welcome:
                self._send(label)
            return label

    def _send(self, label: str) -> None:
        kind, fields = self._open[label]
        try:
            self.client.send({"type": kind, "id": label, **fields})
        except Unreachable:
            self._is_welcome = False  # the listener finds out, too

    def _listen(self) -> None:
        while not self._is_closed.is_set():
            try:
                self._take(self.client.receive(None))
            except Unreachable:
                if not self._is_closed.is_set():
                    self._lose()

    def _take(self, told: dict[str, Any]) -> None:
        kind = told["type"]
        if kind == "refused" and not self._is_welcome:
            if told["code"] in PASSING:
                return self.client.close()
            told = {**told, "type": BARRED}
        with self._lock:
            if kind == "welcome" and not self._is_welcome:
                self._is_welcome = True
                for label in self._open:
                    self._send(label)
            self._open.pop(told.get("answers") or "", None)
        self._hear(told)

    def _lose(self) -> None:
        """Nothing but the connection is lost, so try until the server is there again."""
        with self._lock:
            self._is_welcome = False
            unsure = [label for label, (kind, _) in self._open.items() if kind not in REPEATABLE]
            for label in unsure:
                del self._open[label]
        self._hear({"type": LOST})
        if unsure:
            self._hear({"type": UNANSWERED})
        while not self._is_closed.wait(RETRY_SECONDS):
            try:
                return self.client.open()
            except Unreachable:
                continue
