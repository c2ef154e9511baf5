"""What is secret in the store is sealed: whoever gets hold of the database alone learns nobody's cards."""

import base64
import hashlib
import hmac
import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Literal, TypeAlias

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from katta.core.dealer import Cut, Dealer
from katta.server.store.rows import TableRow

KEY_BYTES = 32
FORM = b"\x01"
"""How it is sealed: this byte, the name of the key, the nonce, and what AES-256-GCM makes of the secret."""
NAME_BYTES, NONCE_BYTES = 4, 12
HEAD_BYTES = len(FORM) + NAME_BYTES

Purpose: TypeAlias = Literal["admin", "metrics"]


class Unreadable(Exception):
    """Sealed with a key that is not here, or spoilt."""


class Vault:
    """Seals with the first of its keys, and opens with any: after a change of keys the old ones open what is old."""

    def __init__(self, keys: Sequence[bytes]) -> None:
        self.keys = tuple(keys)
        self._ciphers = {name_of(key): AESGCM(key) for key in keys}

    @property
    def name(self) -> str:
        """What the key that seals is called; nobody learns the key from it."""
        return name_of(self.keys[0]).hex()

    def seal(self, secret: bytes, about: str) -> bytes:
        """Shut a secret away; it can be opened only as what it is about."""
        name, nonce = name_of(self.keys[0]), os.urandom(NONCE_BYTES)
        return FORM + name + nonce + self._ciphers[name].encrypt(nonce, secret, about.encode())

    def open(self, sealed: bytes, about: str) -> bytes:
        """The secret again; Unreadable without its key, or if it was sealed as something else."""
        cipher = self._ciphers.get(sealed[len(FORM) : HEAD_BYTES])
        if cipher is None or not sealed.startswith(FORM):
            raise Unreadable(about)
        nonce, shut = sealed[HEAD_BYTES : HEAD_BYTES + NONCE_BYTES], sealed[HEAD_BYTES + NONCE_BYTES :]
        try:
            return cipher.decrypt(nonce, shut, about.encode())
        except (InvalidTag, ValueError):
            raise Unreadable(about) from None

    def seal_text(self, secret: str, about: str) -> str:
        """The same for a text, as a text."""
        return base64.urlsafe_b64encode(self.seal(secret.encode(), about)).decode()

    def open_text(self, sealed: str, about: str) -> str:
        """The text again."""
        try:
            return self.open(base64.urlsafe_b64decode(sealed), about).decode()
        except ValueError:
            raise Unreadable(about) from None

    def sealed(self, row: TableRow) -> TableRow:
        """A table as the store keeps it."""
        invitation = row.invitation and self.seal_text(row.invitation, f"invitation of {row.name}")
        return replace(row, dealer=self.seal(row.dealer, f"dealer of {row.name}"), invitation=invitation)

    def opened(self, row: TableRow) -> TableRow:
        """A table of the store; without its key a game that is over can still be looked at, without its secrets."""
        try:
            invitation = row.invitation and self.open_text(row.invitation, f"invitation of {row.name}")
            return replace(row, dealer=self.open(row.dealer, f"dealer of {row.name}"), invitation=invitation)
        except Unreadable:
            if not row.over:
                raise
            return replace(row, dealer=b"", invitation=None)

    def knows(self, head: bytes) -> bool:
        """Whether the key is here with which something was sealed that begins like this."""
        return head.startswith(FORM) and head[len(FORM) : HEAD_BYTES] in self._ciphers

    def token(self, purpose: Purpose) -> str:
        """What opens the administration, or the metrics, over HTTP: who has the key has the token."""
        return _token(self.keys[0], purpose)

    def is_token(self, given: str, purposes: Iterable[Purpose]) -> bool:
        """Whether a token is one of these."""
        known = [_token(key, purpose) for key in self.keys for purpose in purposes]
        return any(hmac.compare_digest(given.encode(), token.encode()) for token in known)


class LostDealer(Dealer):
    """A dealer whose secret cannot be read any more: what was dealt stands, and nothing more is."""

    def __init__(self) -> None:
        self.secret = self.key = b""
        self.cuts = {}

    @property
    def commitment(self) -> str:
        """Nobody knows it any more."""
        return ""


def dealer_of(row: TableRow, cuts: Mapping[int, Cut] | None = None) -> Dealer:
    """Who deals at a table, with what devices have cut with."""
    return Dealer(row.dealer, cuts) if row.dealer else LostDealer()


def name_of(key: bytes) -> bytes:
    """What a key is called in what it has sealed."""
    return hashlib.sha256(b"katta key " + key).digest()[:NAME_BYTES]


def _token(key: bytes, purpose: Purpose) -> str:
    return hmac.digest(key, f"katta {purpose}".encode(), "sha256").hex()
