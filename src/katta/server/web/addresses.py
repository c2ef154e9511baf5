"""Where a server is found: by whoever is at this machine, and by other devices."""

import ipaddress
import socket

EVERYWHERE = {"0.0.0.0": socket.AF_INET, "::": socket.AF_INET6}
FAR_AWAY = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses that belong to nobody: they only tell which way leads out of here, and nothing is sent there."""


def reachable(host: str) -> str:
    """Where clients find a server: one that listens everywhere is found at this machine's address in its network."""
    family = EVERYWHERE.get(host)
    if family is None:
        return host
    return _way_out(family) or ("::1" if family == socket.AF_INET6 else "127.0.0.1")


def for_others(listener: socket.socket) -> tuple[str, ...]:
    """The addresses of a listening server that other devices can open, the surest first; none: only this machine can.

    A name that was asked for may be known to this machine alone; what it stands for is not.
    """
    host, port = listener.getsockname()[:2]
    found = [_way_out(family) for family in _families(listener)] if host in EVERYWHERE else [host]
    return tuple(address(one, port) for one in found if one and not _is_of_this_machine(one))


def address(host: str, port: int) -> str:
    """As a browser takes it."""
    return f"http://{bracketed(host)}:{port}"


def bracketed(host: str) -> str:
    """A host as it stands before a port."""
    return f"[{host}]" if ":" in host else host


def _families(listener: socket.socket) -> list[socket.AddressFamily]:
    """The kinds of addresses it listens at; one for the newer kind mostly hears the older one, too."""
    if listener.family == socket.AF_INET:
        return [socket.AF_INET]
    is_alone = listener.getsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY)
    return [socket.AF_INET6] if is_alone else [socket.AF_INET, socket.AF_INET6]


def _way_out(family: socket.AddressFamily) -> str | None:
    """This machine's address in its network; none: it is in none."""
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((FAR_AWAY[family], 9))
            return str(probe.getsockname()[0])
        except OSError:
            return None


def _is_of_this_machine(host: str) -> bool:
    """Whether an address means something at this machine only: itself, or a neighbour by the name of its own cable."""
    found = ipaddress.ip_address(host)
    return found.is_loopback or (found.version == 6 and found.is_link_local)
