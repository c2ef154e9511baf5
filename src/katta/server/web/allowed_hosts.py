"""The names by which a server may be called.

A page of a stranger can be given a name that soon after stands for an address of this network ("DNS rebinding"), and
then is, for the browser, a page of this very server. It still calls the server by the stranger's name, which tells.
"""

import ipaddress
import socket

from katta.server.settings import Settings
from katta.server.web.addresses import EVERYWHERE

ANY = "*"
HERE = "localhost"


class Hosts:
    """What is allowed in `Host`."""

    def __init__(self, settings: Settings) -> None:
        self._has_any = ANY in settings.allowed_hosts
        self._is_everywhere = settings.host in EVERYWHERE
        self._names = {settings.host.lower(), *(name.lower() for name in settings.allowed_hosts)}
        if not _is_loopback(settings.host):
            own = socket.gethostname().lower()
            self._names |= {own, f"{own}.local"}

    def is_known(self, header: str | None) -> bool:
        """Whether a request meant this server; a program that names none is no browser that was led astray."""
        if header is None or self._has_any:
            return True
        name = name_of(header)
        if name in self._names or name == HERE or name.endswith(f".{HERE}"):
            return True
        # Nobody can make an address of numbers stand for another one.
        return _is_address(name) and (self._is_everywhere or _is_loopback(name))


def name_of(header: str) -> str:
    """The name in `Host`, without the port."""
    host = header.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].removesuffix(".")


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _is_loopback(name: str) -> bool:
    return name == HERE or (_is_address(name) and ipaddress.ip_address(name).is_loopback)
