"""What the terminal cannot do, said in the player's language."""

from katta.core.errors import KattaError
from katta.core.message import Argument, Message

FAILED = 1
MISUSED = 2


class Failure(KattaError):
    """Ends a command with a sentence and an exit code."""

    code = FAILED

    def __init__(self, id: str, /, **arguments: Argument) -> None:
        super().__init__(id)
        self.message = Message(id, arguments)


class Misuse(Failure):
    """A command was called in a way that makes no sense."""

    code = MISUSED
