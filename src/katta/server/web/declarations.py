"""The declarations of the games, as browsers get them."""

import functools

import msgspec

from katta.core import registry
from katta.core.errors import UnknownGame
from katta.server.wire.refusal import Refusal


def encoded(name: str) -> bytes:
    """The declaration of a game as JSON."""
    try:
        return _encoded(name)
    except UnknownGame:
        raise Refusal("no-such-game") from None


@functools.lru_cache(1 << 6)
def _encoded(name: str) -> bytes:
    return msgspec.json.encode(registry.game(name).describe())
