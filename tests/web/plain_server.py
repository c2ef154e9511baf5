"""A server that knows nothing of Katta: it hands out the files of a folder, under a path of its address."""

from __future__ import annotations

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

PATH = "/games/katta/"


class PlainServer:
    """It can be stopped and started again, and what lies in its folder can be changed."""

    def __init__(self, root: Path) -> None:
        self.folder = root / PATH.strip("/")
        self.asked: list[str] = []
        """The paths that were not there, or not beneath the folder."""
        self._root = root
        self._port = 0

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        self._server = ThreadingHTTPServer(("127.0.0.1", self._port), partial(_Handler, self.asked, str(self._root)))
        self._port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class _Handler(SimpleHTTPRequestHandler):
    def __init__(self, asked: list[str], directory: str, *rest: Any) -> None:
        self.asked = asked
        super().__init__(*rest, directory=directory)

    def send_response(self, code: int, message: str | None = None) -> None:
        if code >= 400 or not self.path.startswith(PATH):
            self.asked.append(self.path)
        super().send_response(code, message)

    def log_message(self, format: str, *arguments: Any) -> None:
        """Nobody reads it."""
