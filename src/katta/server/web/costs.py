"""What requests over a socket cost, in drops of about half a millisecond of the loop."""

from katta.server.wire.messages import Arrange, Begin, Hello, Hint, Look, Peek, Rematch, Request, Undo

PRICES: dict[type, float] = {
    Hello: 8.0,
    Look: 20.0,
    Peek: 4.0,
    Hint: 4.0,
    Undo: 4.0,
    Arrange: 4.0,
    Begin: 8.0,
    Rematch: 20.0,
}


def price_of(request: Request) -> float:
    """A drop, unless it is known to take more."""
    return PRICES.get(type(request), 1.0)
