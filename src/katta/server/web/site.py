"""The site: the browser client as it was built, read once at the start and served from memory.

Every page of the client is the same file, which finds out in the browser what to show; so whatever looks like a page is
answered with it. A path is looked up among the files that were read, never on the disk.
"""

import gzip
import hashlib
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from katta.server.web import kept, page

OTHERS = ("/api", "/healthz", "/readyz", "/metrics")
"""What is not the site's."""

ASSETS = "/assets"
ENGINE = "/engine"
INDEX = f"/{kept.INDEX}"
WORKER = f"/{kept.WORKER}"
HERE = re.compile(r"/(table|watch)/here\.[^/]*")
"""A table that is in the page has a dot in its name; all else with a dot is a file."""

KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wav": "audio/wav",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
ANYTHING = "application/octet-stream"
PLAIN = KINDS[".txt"]

ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""What the build may have put beside a file, the smallest first."""

FOR_EVER = "public, max-age=31536000, immutable"
"""A file of the assets has its content in its name."""

ASK_FIRST = "no-cache"
NOT_ACCEPTED = re.compile(r"q=0(\.0*)?")

NOT_BUILT = "The pages of Katta are not built yet. Run `make play` once; it builds them.\n"
NOT_FOUND = "There is no such file here.\n"
ONLY_READING = "This can only be read.\n"


@dataclass(frozen=True, slots=True)
class Variant:
    """A file as it goes over the wire."""

    encoding: str
    """Empty: as it is."""
    body: bytes
    tag: str

    @classmethod
    def of(cls, encoding: str, body: bytes) -> "Variant":
        """With the tag by which a browser asks whether it is still the same."""
        return cls(encoding, body, f'"{hashlib.sha256(body).hexdigest()[:20]}"')


@dataclass(frozen=True, slots=True)
class File:
    """A file with its compressed forms, the smallest first and the plain one last."""

    kind: str
    caching: str
    variants: tuple[Variant, ...]

    def best(self, accepted: set[str]) -> Variant:
        """The smallest that a browser can read."""
        return next(variant for variant in self.variants if not variant.encoding or variant.encoding in accepted)


@dataclass(frozen=True, slots=True)
class Answer:
    """What is sent back."""

    status: int
    headers: dict[str, str]
    body: bytes


class Site:
    """The files of a folder; none if the client was not built."""

    def __init__(self, folder: Path, base_path: str = "", brought: Sequence[str] = ()) -> None:
        self._files = dict(_read(folder))
        if (base_path or brought) and INDEX in self._files:
            self._write(INDEX, page.on_server(self._plain(INDEX).decode(), base_path, brought))
        if WORKER in self._files:
            files = {path[1:]: self._plain(path) for path in self._files}
            self._write(WORKER, kept.with_list(self._plain(WORKER).decode(), files, has_server=True))

    def wrap(self, app: ASGIApp) -> ASGIApp:
        """Put the site beside an application that answers everything else."""

        async def beside(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != ScopeType.HTTP or not is_of_site(scope["path"]):
                return await app(scope, receive, send)
            headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
            await _send(self.answer(scope["method"], scope["path"], headers), scope["method"], send)

        return beside

    def answer(self, method: str, path: str, headers: Mapping[str, str]) -> Answer:
        """A file, a page, or a sentence that says why not."""
        if method not in ("GET", "HEAD"):
            return _sentence(405, ONLY_READING, {"allow": "GET, HEAD"})
        file = self._files.get(INDEX if is_page(path) else path)
        if file is not None:
            return _answer(file, headers)
        return _sentence(503, NOT_BUILT) if is_page(path) else _sentence(404, NOT_FOUND)

    def _plain(self, path: str) -> bytes:
        return self._files[path].best(set()).body

    def _write(self, path: str, text: str) -> None:
        """Another text than it was built with."""
        file, body = self._files[path], text.encode()
        variants = (Variant.of("gzip", gzip.compress(body, mtime=0)), Variant.of("", body))
        self._files[path] = File(file.kind, file.caching, variants)


def is_of_site(path: str) -> bool:
    """Whether the site answers for a path."""
    return not any(_is_within(path, other) for other in OTHERS)


def is_page(path: str) -> bool:
    """Whether a path of the site is a page of the client, and not a file."""
    if HERE.fullmatch(path):
        return True
    return "." not in path and not _is_within(path, ASSETS) and not _is_within(path, ENGINE)


def _is_within(path: str, folder: str) -> bool:
    return path == folder or path.startswith(f"{folder}/")


def _read(folder: Path) -> Iterable[tuple[str, File]]:
    suffixes = tuple(ENCODINGS.values())
    for found in sorted(folder.rglob("*")):
        if found.is_file() and found.suffix not in suffixes:
            path = f"/{found.relative_to(folder).as_posix()}"
            caching = FOR_EVER if _is_within(path, ASSETS) else ASK_FIRST
            yield path, File(KINDS.get(PurePosixPath(path).suffix, ANYTHING), caching, tuple(_variants(found)))


def _variants(found: Path) -> Iterable[Variant]:
    for encoding, suffix in ENCODINGS.items():
        beside = found.with_name(found.name + suffix)
        if beside.is_file():
            yield Variant.of(encoding, beside.read_bytes())
    yield Variant.of("", found.read_bytes())


def _answer(file: File, asked: Mapping[str, str]) -> Answer:
    variant = file.best(_accepted(asked.get("accept-encoding", "")))
    headers = {"etag": variant.tag, "cache-control": file.caching, "vary": "accept-encoding"}
    if variant.tag in _tags(asked.get("if-none-match", "")):
        return Answer(304, headers, b"")
    headers |= {"content-type": file.kind, "content-length": str(len(variant.body))}
    if variant.encoding:
        headers["content-encoding"] = variant.encoding
    return Answer(200, headers, variant.body)


def _accepted(header: str) -> set[str]:
    """The encodings that a browser can read."""
    parts = [part.replace(" ", "").lower().partition(";") for part in header.split(",")]
    return {name for name, _, weight in parts if not NOT_ACCEPTED.fullmatch(weight)}


def _tags(header: str) -> set[str]:
    """The tags of what a browser has kept; a proxy may have marked them as weak."""
    return {tag.strip().removeprefix("W/") for tag in header.split(",")}


def _sentence(status: int, text: str, headers: Mapping[str, str] | None = None) -> Answer:
    body = text.encode()
    plain = {"content-type": PLAIN, "content-length": str(len(body)), "cache-control": ASK_FIRST}
    return Answer(status, plain | dict(headers or {}), body)


async def _send(answer: Answer, method: str, send: Send) -> None:
    headers = [(name.encode(), value.encode()) for name, value in answer.headers.items()]
    body = b"" if method == "HEAD" else answer.body
    await send({"type": "http.response.start", "status": answer.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
