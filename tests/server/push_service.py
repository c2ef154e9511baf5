"""A push service of the test's own on loopback, and devices that can read what it carries."""

from __future__ import annotations

import base64
import json
import threading
import time
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

PATIENCE = 60.0


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Parcel:
    """What the service was given."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Device:
    """A browser that has subscribed; only it can read what is sent to it."""

    endpoint: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = b"sixteen letters!"

    @property
    def p256dh(self) -> str:
        return encoded(self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def subscription(self, secret: str, language: str = "en") -> dict[str, str]:
        return {
            "secret": secret,
            "endpoint": self.endpoint,
            "p256dh": self.p256dh,
            "auth": encoded(self.auth),
            "language": language,
        }

    def read(self, parcel: Parcel) -> dict[str, Any]:
        assert parcel.headers["content-encoding"] == "aes128gcm"
        text = http_ece.decrypt(parcel.body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        found: dict[str, Any] = json.loads(text)
        return found


def claims_of(parcel: Parcel, key: str) -> dict[str, Any]:
    """Who the sender says it is; the signature must be that of the key."""
    scheme, _, rest = parcel.headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", key)
    signed, _, signature = parts["t"].rpartition(".")
    raw = decoded(signature)
    both = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    public.verify(both, signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = json.loads(decoded(signed.partition(".")[2]))
    return claims


class PushService:
    """Takes parcels; what becomes of them is said by the first word of the path: fine, gone, silent or elsewhere."""

    def __init__(self) -> None:
        self.parcels: list[Parcel] = []
        self.is_closed = threading.Event()
        service = self

        class Desk(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.parcels.append(Parcel(self.path, headers, body))
                word = self.path.split("/")[1]
                if word == "silent":
                    service.is_closed.wait()
                    return
                self.send_response({"gone": 410, "elsewhere": 307}.get(word, 201))
                self.send_header("content-length", "0")
                if word == "elsewhere":
                    self.send_header("location", f"{service.origin}/fine/redirected")
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                """Nobody reads it."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Desk)
        self._server.daemon_threads = True
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self._server.server_address[1]}"

    def device(self, path: str) -> Device:
        return Device(f"{self.origin}/{path}")

    def of(self, device: Device) -> list[Parcel]:
        """What came for a device."""
        return [parcel for parcel in self.parcels if self.origin + parcel.path == device.endpoint]

    def wait(self, device: Device, count: int = 1) -> list[Parcel]:
        """Until so many parcels for a device have come."""
        until = time.monotonic() + PATIENCE
        while len(self.of(device)) < count:
            assert time.monotonic() < until, "nothing came"
            time.sleep(0.02)
        return self.of(device)

    def close(self) -> None:
        self.is_closed.set()
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
