"""The bad network of the tests itself: what it left open would fail whichever test comes later."""

import gc
import os
import socket
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from tests.proxy import Proxy

ROUNDS = 6
PEOPLE = 6


def open_files() -> int:
    return len(os.listdir("/dev/fd"))


def test_nothing_stays_open_of_those_who_come_while_it_ends() -> None:
    with socket.create_server(("127.0.0.1", 0), backlog=1000) as target, ThreadPoolExecutor(PEOPLE) as people:
        before = open_files()
        for _ in range(ROUNDS):
            with Proxy(target.getsockname()[1]) as proxy:
                coming = [people.submit(come_until_refused, proxy.port) for _ in range(PEOPLE)]
                come_once(proxy.port)
            for one in coming:
                one.result()
            while has_more(target):
                pass
        gc.collect()
        assert open_files() == before


def come_once(port: int) -> None:
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.sendall(b"hello")


def come_until_refused(port: int) -> None:
    with suppress(OSError):
        while True:
            come_once(port)


def has_more(target: socket.socket) -> bool:
    """Whether somebody was waiting at the door, who is sent away."""
    target.settimeout(0)
    try:
        target.accept()[0].close()
    except BlockingIOError:
        return False
    return True
