"""Where other devices find a server."""

import ipaddress
import socket
from urllib.parse import urlsplit

import pytest

from katta.server.web.addresses import for_others, reachable


def listening(host: str) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    listener.bind((host, 0))
    listener.listen()
    return listener


def newer(*hosts: str) -> list[str]:
    """Addresses of the newer kind, on machines that have such."""
    try:
        listening("::1").close()
    except OSError:
        return []
    return list(hosts)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", *newer("::1")])
def test_a_server_of_this_machine_has_no_address_for_others(host: str) -> None:
    with listening(host) as listener:
        assert for_others(listener) == ()


@pytest.mark.parametrize("host", ["0.0.0.0", *newer("::")])
def test_a_server_that_listens_everywhere_is_found_at_addresses_that_answer(host: str) -> None:
    with listening(host) as listener:
        port = listener.getsockname()[1]
        found = [urlsplit(address) for address in for_others(listener)]
        is_in_a_network = not ipaddress.ip_address(reachable("0.0.0.0")).is_loopback
        assert bool(found) >= is_in_a_network
        for address in found:
            assert (address.scheme, address.port) == ("http", port)
            assert not ipaddress.ip_address(address.hostname or "").is_loopback
            socket.create_connection((address.hostname or "", port), timeout=5).close()


def test_a_server_at_an_address_of_the_network_is_found_there() -> None:
    host = reachable("0.0.0.0")
    with listening(host) as listener:
        expected = () if host.startswith("127.") else (f"http://{host}:{listener.getsockname()[1]}",)
        assert for_others(listener) == expected


def test_a_host_name_is_told_as_what_it_stands_for() -> None:
    name = socket.gethostname()
    host = socket.gethostbyname(name)
    with listening(name) as listener:
        expected = () if host.startswith("127.") else (f"http://{host}:{listener.getsockname()[1]}",)
        assert for_others(listener) == expected
