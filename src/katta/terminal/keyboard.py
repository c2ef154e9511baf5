"""The keyboard: lines are read in a thread, so that what happens at a table is shown while somebody thinks."""

from __future__ import annotations

import codecs
import os
import sys
import threading
from collections.abc import Callable

READ_BYTES = 4096


class Keyboard:
    """Reads one line each time it is wanted; None when there are no more.

    It reads the file itself: a thread that waits inside of `sys.stdin` would keep the interpreter from ending.
    """

    def __init__(self, hear: Callable[[str | None], None]) -> None:
        self._hear = hear
        self._wanted = threading.Semaphore(0)
        self._is_wanted = False
        self._thread = threading.Thread(target=self._read, daemon=True)

    def want(self) -> None:
        """Hand over the next line, once it is typed."""
        if self._thread.ident is None:
            self._thread.start()
        if not self._is_wanted:
            self._is_wanted = True
            self._wanted.release()

    def took(self) -> None:
        """The line has arrived where it was wanted; another is read when that is wanted again."""
        self._is_wanted = False

    def _read(self) -> None:
        decoder = codecs.getincrementaldecoder(sys.stdin.encoding or "utf-8")(errors="replace")
        kept, file, is_over = "", sys.stdin.fileno(), False
        while True:
            self._wanted.acquire()
            while "\n" not in kept and not is_over:
                data = os.read(file, READ_BYTES)
                is_over = not data
                kept += decoder.decode(data, final=is_over)
            line, end, kept = kept.partition("\n")
            self._hear(line if end or line else None)
