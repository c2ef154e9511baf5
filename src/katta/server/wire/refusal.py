"""Why the server refuses a request, as stable codes; the catalogues have a sentence for each (`server-…`)."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

from katta.core.errors import IllegalMove
from katta.core.message import Argument, Message
from katta.texts import Catalogue

Code: TypeAlias = Literal[
    "bad-host",
    "bad-message",
    "bad-name",
    "bad-origin",
    "bad-push",
    "bad-record",
    "bad-seats",
    "bad-table",
    "closed",
    "forbidden",
    "has-begun",
    "hello-first",
    "hints-off",
    "mark-taken",
    "name-taken",
    "newer-rules",
    "no-claim",
    "no-number",
    "no-open-seat",
    "no-proposal",
    "no-spectators",
    "no-such-evening",
    "no-such-game",
    "no-such-lesson",
    "no-such-mark",
    "no-such-moment",
    "no-such-table",
    "nobody-there",
    "not-a-person",
    "not-asked",
    "not-away",
    "not-host",
    "not-over",
    "not-playing",
    "not-readable",
    "not-seated",
    "not-stored",
    "not-your-turn",
    "old-rules",
    "other-protocol",
    "paused",
    "sealed",
    "seat-needs-name",
    "seat-present",
    "seats-open",
    "spoilt-table",
    "stale",
    "stopping",
    "too-fast",
    "too-long",
    "too-many-people",
    "too-many-sockets",
    "too-many-tables",
    "too-slow",
    "undo-nothing",
    "undo-revealed",
    "unknown-level",
    "unknown-phrase",
    "unreachable",
    "unsettled",
    "wrong-number",
    "wrong-secret",
]


class Refusal(Exception):
    """A request that changes nothing. Its code is `server.stale`, or that of a game's rule: `<game>.play.too-low`."""

    def __init__(self, code: Code, arguments: Mapping[str, Argument] | None = None) -> None:
        super().__init__(code)
        self.reason: str = code
        self.code = f"server.{code}"
        self.message = Message(f"server-{code}", dict(arguments or {}))

    @classmethod
    def of(cls, illegal: IllegalMove) -> "Refusal":
        """A move that the rules of the game refuse, by the code of the rule."""
        refusal = cls("bad-message")
        refusal.code = illegal.code
        refusal.message = Message(f"refusal-{illegal.code.replace('.', '-')}", illegal.arguments)
        return refusal

    def __str__(self) -> str:
        """In English, for people who talk to the server by hand; clients say it in their language."""
        return Catalogue("en").say(self.message)
