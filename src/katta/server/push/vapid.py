"""The server's own key, by which the services that carry messages to devices know it (VAPID, RFC 8292)."""

import base64
import contextlib
from dataclasses import dataclass

from katta.server.store.store import Store
from katta.server.store.vault import Unreadable
from katta.server.store.writer import Conflict

NAME = "vapid"
KEY_BYTES = 32


@dataclass(frozen=True)
class Vapid:
    """A pair of keys of the curve P-256, as base64 for addresses."""

    private: str
    public: str

    @classmethod
    async def open(cls, store: Store) -> "Vapid":
        """The key of the store, made on the first start; a device that has subscribed with it accepts no other.

        If it cannot be read any more, there is another one until it can.
        """
        try:
            return await cls._open(store, NAME)
        except Unreadable:
            return await cls._open(store, f"{NAME} {store.vault.name}")

    @classmethod
    async def _open(cls, store: Store, name: str) -> "Vapid":
        found = await store.key(name)
        if found is None:
            with contextlib.suppress(Conflict):  # another server was quicker
                await store.keep(name, _new())
            found = await store.key(name)
        assert found is not None
        return cls(found, _public(found))


def _new() -> str:
    from cryptography.hazmat.primitives.asymmetric import ec

    return _encoded(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(KEY_BYTES, "big"))


def _public(private: str) -> str:
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    value = int.from_bytes(base64.urlsafe_b64decode(private + "="), "big")
    key = ec.derive_private_key(value, ec.SECP256R1()).public_key()
    return _encoded(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def _encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()
