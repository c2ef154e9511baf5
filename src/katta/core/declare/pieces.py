"""JSON put together from pieces that were made before: bytes can be kept and shared, since nobody can change them."""

from collections.abc import Iterable

from msgspec.json import encode

from katta.core.declare.meanings import Meaning

MOST = 1024
"""How many numbers of a meaning are kept."""


class Pieces(dict[int, bytes]):
    """The JSON of what numbers mean, with its key if it has one: each is made once."""

    def __init__(self, meaning: Meaning, key: str | None = None) -> None:
        super().__init__()
        self._meaning, self._key = meaning, key

    def __missing__(self, code: int) -> bytes:
        if len(self) >= MOST:
            self.clear()
        value = encode(self._meaning.plain(code))
        made = self[code] = value if self._key is None else pair(self._key, value)
        return made


def pair(key: str, value: bytes) -> bytes:
    """A key with its value, without what is around them."""
    return b'"%s":%s' % (key.encode(), value)


def together(pairs: Iterable[bytes]) -> bytes:
    """An object of them."""
    return b"{" + b",".join(pairs) + b"}"


def listed(values: Iterable[bytes]) -> bytes:
    """A list of values."""
    return b"[" + b",".join(values) + b"]"
