"""Structured logs: one short line an event, as JSON for machines or as columns for a person.

An exception is its kind and its places (`exceptions` beside this), never a value. A thread of their own writes them:
a terminal that is scrolled back or a pipe that nobody reads holds up no table. What does not fit is dropped and
counted.
"""

import asyncio
import contextlib
import logging
import queue
import sys
import threading
from types import TracebackType
from typing import Any

import structlog
from structlog.typing import EventDict

from katta.server.rate_limits import Bucket
from katta.server.telemetry import exceptions, metrics

MOST_WAITING = 5_000
LINES_PER_SECOND, LINE_BURST = 100.0, 1_000
LONGEST_VALUE = 300
LOOK_SECONDS = 1.0
"""After so long without a line somebody looks whether some were dropped."""
LAST_SECONDS = 2.0
"""How long the last lines may take when the server stops."""

log = structlog.get_logger(__name__)


class Pen(logging.Handler):
    """Hands lines to a thread that writes them, without ever waiting for it."""

    def __init__(self) -> None:
        super().__init__()
        self._waiting: queue.Queue[str | None] = queue.Queue(MOST_WAITING)
        self._bucket = Bucket(LINES_PER_SECOND, LINE_BURST)
        self._dropped = 0
        self._thread = threading.Thread(target=self._write, name="log", daemon=True)
        self._thread.start()

    def emit(self, record: logging.LogRecord) -> None:
        """Have a line written, or count it as dropped."""
        try:
            if not self._bucket.take():
                return self._drop()
            self._waiting.put_nowait(self.format(record))
        except Exception:  # a full queue, or something that cannot be shown
            self._drop()

    def close(self) -> None:
        """Write what waits, if anybody reads it."""
        super().close()
        try:
            self._waiting.put(None, timeout=LAST_SECONDS)
        except queue.Full:
            return
        self._thread.join(LAST_SECONDS)

    def _drop(self) -> None:
        self._dropped += 1
        metrics.DROPPED_LINES.inc()

    def _write(self) -> None:
        """Line by line; what was dropped is told also if nothing more is said."""
        while True:
            with contextlib.suppress(queue.Empty):
                line = self._waiting.get(timeout=LOOK_SECONDS)
                if line is None:
                    return
                self._print(line)
            if self._dropped and self._bucket.has(1):
                dropped, self._dropped = self._dropped, 0
                log.warning("lines of the log were dropped", count=dropped)

    def _print(self, line: str) -> None:
        try:
            print(line, file=sys.stderr, flush=True)
        except (OSError, ValueError):  # nobody reads any more
            self._drop()


def set_up(as_json: bool) -> None:
    """Log to standard error; what libraries say goes the same way, from warnings on."""
    shared: list[structlog.typing.Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _without_values,
    ]
    renderer = structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer(colors=False)
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    pen = Pen()
    pen.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            renderer,
            foreign_pre_chain=[_first_line, *shared],
            use_get_message=False,  # their arguments are values
        )
    )
    root = logging.getLogger()
    root.handlers = [pen]
    root.setLevel(logging.WARNING)
    logging.getLogger("katta").setLevel(logging.INFO)
    logging.getLogger("uvicorn").setLevel(logging.ERROR)  # it warns of each request that a stranger garbles
    _catch_all()


def note_loop(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What the event loop complains about."""
    problem = context.get("exception")
    log.error("the loop complained", about=str(context.get("message", "")).partition("\n")[0], exc_info=problem)


def _catch_all() -> None:
    """What nobody caught is told in the same way; Python would print values."""

    def of_main(_kind: type[BaseException], error: BaseException, _trace: TracebackType | None) -> None:
        log.critical("the server failed", exc_info=error)
        logging.shutdown()

    def of_thread(given: threading.ExceptHookArgs) -> None:
        log.error("a thread failed", exc_info=given.exc_value)

    def of_nobody(given: Any) -> None:
        log.error("something failed where nobody listens", exc_info=given.exc_value)

    sys.excepthook, threading.excepthook, sys.unraisablehook = of_main, of_thread, of_nobody


def _without_values(_logger: object, _name: str, event: EventDict) -> EventDict:
    """An exception as its kind and its places; a long text as its beginning."""
    given = event.pop("exc_info", None)
    event.pop("stack_info", None)
    error = sys.exception() if given is True else given[1] if isinstance(given, tuple) else given
    if isinstance(error, BaseException):
        event["problem"], event["places"] = exceptions.kind(error), exceptions.places(error)
    return {name: _cut(value) for name, value in event.items()}


def _cut(value: object) -> object:
    return f"{value[:LONGEST_VALUE]}…" if isinstance(value, str) and len(value) > LONGEST_VALUE else value


def _first_line(_logger: object, _name: str, event: EventDict) -> EventDict:
    """Of what a library says, the line that says what it is about; the rest may be a traceback."""
    said = event["_record"].msg
    event["event"] = _about(said) if isinstance(said, str) else type(said).__name__
    return event


def _about(said: str) -> str:
    lines = said.splitlines() or [""]
    if not lines[0].startswith("Traceback "):
        return lines[0]
    kinds = (line.partition(":")[0] for line in lines[1:] if not line.startswith(" "))
    return next(kinds, lines[0])
