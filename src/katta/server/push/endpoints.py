"""Where messages to devices may be sent: to the services of the browsers' makers, and nowhere else.

Whoever subscribes names the address that the server will call. Without this list it could be any address that the
server can reach, a router's or a database's.
"""

import base64
import binascii
from collections.abc import Collection
from urllib.parse import SplitResult, urlsplit

from katta.server.wire.refusal import Refusal

HOSTS = ("fcm.googleapis.com", "jmt17.google.com")
DOMAINS = (".push.services.mozilla.com", ".push.apple.com", ".notify.windows.com")
HTTPS = 443
LONGEST = 1000

POINT_BYTES, UNCOMPRESSED = 65, 4
AUTH_BYTES = 16


def checked_endpoint(text: str, others: Collection[str]) -> str:
    """An address of a service that is known, or of one that the operator has named; Refusal for any other."""
    try:
        found = urlsplit(text)
        is_known = _is_of_maker(found) or f"{found.scheme}://{found.netloc}" in others
    except ValueError:
        is_known = False
    if not is_known or len(text) > LONGEST or not text.isascii() or not text.isprintable() or " " in text:
        raise Refusal("bad-push")
    return text


def checked_keys(p256dh: str, auth: str) -> tuple[str, str]:
    """What a device encrypts with: a point of the curve and a short secret; Refusal for anything else."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        point = _decoded(p256dh)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        is_sound = len(point) == POINT_BYTES and point[0] == UNCOMPRESSED and len(_decoded(auth)) == AUTH_BYTES
    except (ValueError, binascii.Error):
        is_sound = False
    if not is_sound:
        raise Refusal("bad-push")
    return p256dh, auth


def service_of(endpoint: str) -> str:
    """The origin of an address: what of it may be logged."""
    found = urlsplit(endpoint)
    return f"{found.scheme}://{found.netloc}"


def _is_of_maker(found: SplitResult) -> bool:
    host = found.hostname or ""
    is_plain = found.scheme == "https" and found.port in (None, HTTPS) and "@" not in found.netloc
    return is_plain and (host in HOSTS or host.endswith(DOMAINS))


def _decoded(text: str) -> bytes:
    """Base64 for addresses, without what fills it up."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
