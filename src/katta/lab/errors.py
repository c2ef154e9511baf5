"""What the laboratory refuses, free of language."""

from katta.core.errors import KattaError
from katta.core.message import Argument, Message


class ArenaError(KattaError):
    """A tournament or an analysis that makes no sense as it was asked for."""

    def __init__(self, id: str, **arguments: Argument) -> None:
        super().__init__(id)
        self.message = Message(id, arguments)
