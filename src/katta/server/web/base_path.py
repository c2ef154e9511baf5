"""A server under a path of an address that it shares with others: `https://example.org/katta/`."""

import re

from litestar.types import ASGIApp, Receive, Scope, Send

SHAPE = re.compile(r"(?:/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*")


class BadPath(ValueError):
    """Nothing can lie under such a path."""


def normal(text: str) -> str:
    """The path with a slash before it and none at its end; empty for the whole address."""
    path = f"/{text.strip('/')}" if text.strip("/") else ""
    if not SHAPE.fullmatch(path):
        raise BadPath(text)
    return path


def beneath(base: str, app: ASGIApp) -> ASGIApp:
    """Take the path away before an application sees it.

    What comes without it is served as well: there are proxies that take it away themselves, and whoever looks whether
    the server is alive asks it directly.
    """
    if not base:
        return app

    async def moved(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            path = scope["path"]
            if path == base or path.startswith(f"{base}/"):
                scope["path"] = path[len(base) :] or "/"
                scope["raw_path"] = scope["raw_path"][len(base) :] or b"/"
        await app(scope, receive, send)

    return moved
