"""Who asks through a proxy, as told by the proxies that are trusted, and by nobody else."""

import ipaddress
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network
SCHEMES = {"http": "ws", "https": "wss"}
"""How a request came, and what a socket is called that came that way."""


def network(text: str) -> Network:
    """`10.0.0.0/8`, or a single address; ValueError for anything else."""
    return ipaddress.ip_network(text.strip(), strict=False)


class Proxies:
    """The proxies that are trusted."""

    def __init__(self, networks: Iterable[str]) -> None:
        self._networks = [network(text) for text in networks]

    def trusts(self, address: str) -> bool:
        """Whether the proxy at an address is one of them."""
        return bool(self._networks) and self._is_trusted(parsed(address))

    def wrap(self, app: ASGIApp) -> ASGIApp:
        """Let an application see who asked a proxy, and how."""
        if not self._networks:
            return app

        async def behind(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] in ("http", "websocket"):
                self._look_behind(scope)
            await app(scope, receive, send)

        return behind

    def _look_behind(self, scope: Scope) -> None:
        client = scope.get("client")
        if client is None or not self._is_trusted(parsed(client[0])):
            return
        told = [self._origin(hops) for hops in (_x_forwarded(scope["headers"]), _forwarded(scope["headers"]))]
        tales = [tale for tale in told if tale is not None]
        # A proxy that writes one of the two headers may hand the other on as a stranger wrote it. Where they differ,
        # neither counts: the request is the proxy's own.
        if not tales or tales[0][0] != tales[-1][0]:
            return
        address, scheme = tales[0]
        scope["client"] = (str(address), 0)
        if scheme in SCHEMES:
            is_socket = scope["type"] == ScopeType.WEBSOCKET
            scope["scheme"] = SCHEMES[scheme] if is_socket else scheme

    def _origin(self, hops: Sequence[tuple[str, str]]) -> tuple[Address, str] | None:
        """The last hop that is no trusted proxy, for every proxy appends whom it heard; None: nobody is named."""
        found = None
        for text, scheme in reversed(hops):
            address = parsed(text)
            if address is None:
                return found
            found = (address, scheme)
            if not self._is_trusted(address):
                return found
        return found

    def _is_trusted(self, address: Address | None) -> bool:
        return address is not None and any(address in known for known in self._networks)


def parsed(text: str) -> Address | None:
    """An address as it stands in a header, perhaps with a port; None: it is none, such as `unknown`."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def _x_forwarded(headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[str, str]]:
    """The hops of `X-Forwarded-For`; the scheme is that of the last proxy, who writes it over what others wrote."""
    found = list(headers)
    schemes = list(_values(found, b"x-forwarded-proto"))
    return [(address, schemes[-1].lower() if schemes else "") for address in _values(found, b"x-forwarded-for")]


def _forwarded(headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[str, str]]:
    """The hops of `Forwarded` (RFC 7239): `for=192.0.2.1;proto=https, for="[2001:db8::1]:4711"`."""
    hops = []
    for hop in _values(headers, b"forwarded"):
        pairs = [pair.partition("=") for pair in hop.split(";")]
        told = {name.strip().lower(): value.strip().strip('"') for name, _, value in pairs}
        hops.append((told.get("for", ""), told.get("proto", "").lower()))
    return hops


def _values(headers: Iterable[tuple[bytes, bytes]], wanted: bytes) -> Iterator[str]:
    """The members of a header that is a list, over all its lines."""
    for name, value in headers:
        if name == wanted:
            yield from (part.strip() for part in value.decode("latin-1").split(","))
