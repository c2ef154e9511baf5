"""The browser of the person who starts a server."""

import contextlib
import os
import sys
import threading
import webbrowser

WINDOWS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
"""How windows are announced by the environment; without them only browsers that take over the terminal are left."""


def show(address: str) -> None:
    """Open a page, if there is a browser for it.

    The address was told anyhow, so nothing is said if there is none; and some browsers end only when they are closed,
    so nobody waits for it.
    """
    if sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in WINDOWS):
        threading.Thread(target=_open, args=(address,), daemon=True).start()


def _open(address: str) -> None:
    with contextlib.suppress(webbrowser.Error, OSError):
        webbrowser.open(address)
