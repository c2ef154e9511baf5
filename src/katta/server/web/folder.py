"""The site as a folder for any server of files: pages that need no server of Katta, for they play by themselves."""

import json
import os
from collections.abc import Iterable
from pathlib import Path

from katta.core import registry
from katta.server.web import kept, page
from katta.server.web.site import ENCODINGS

COMMON = "engine/katta.json"
NEEDED = {kept.INDEX: "not-built", kept.WORKER: "not-built", COMMON: "no-games"}
"""Why there is no site without them."""


class CannotWrite(Exception):
    """There is nothing to write, or no room for it; `reason` is the end of the id of a message."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def write(built: Path, folder: Path) -> int:
    """Write the client as it was built into a folder, or over an older one of its kind; of how many files."""
    files = _files(built)
    before = _before(folder)
    for path, content in files.items():  # the page and the worker, which name all others, come last
        _put(folder / path, content)
    for path in before - set(files):
        (folder / path).unlink(missing_ok=True)
    return len(files)


def _files(built: Path) -> dict[str, bytes]:
    """All files of the folder, by their paths in it."""
    for path, reason in NEEDED.items():
        if not (built / path).is_file():
            raise CannotWrite(reason)
    found = {path.relative_to(built).as_posix(): path.read_bytes() for path in sorted(_plain(built))}
    index, worker = found.pop(kept.INDEX).decode(), found.pop(kept.WORKER).decode()
    found[kept.INDEX] = page.on_its_own(index, _brought(found[COMMON])).encode()
    return found | {kept.WORKER: kept.with_list(worker, found, has_server=False).encode()}


def _plain(built: Path) -> Iterable[Path]:
    """Without the compressed forms: most servers of files would not find them."""
    return (path for path in built.rglob("*") if path.is_file() and path.suffix not in ENCODINGS.values())


def _brought(common: bytes) -> list[str]:
    """The games in the page that the client has no folder of."""
    names = [game["name"] for game in json.loads(common)["offer"]["games"]]
    own = {game.name for game in registry.games() if registry.is_own(game)}
    return [name for name in names if name not in own]


def _before(folder: Path) -> set[str]:
    """The files of the site that is there already; what else lies there is not touched."""
    index, worker = folder / kept.INDEX, folder / kept.WORKER
    if index.is_file() and worker.is_file() and page.is_on_its_own(index.read_text(encoding="utf-8", errors="replace")):
        return set(kept.listed(worker.read_text(encoding="utf-8", errors="replace")))
    if folder.exists() and any(folder.iterdir()):
        raise CannotWrite("taken")
    return set()


def _put(path: Path, content: bytes) -> None:
    """Whole or not at all, for somebody may be reading it; what is the same already keeps its age."""
    if path.is_file() and path.read_bytes() == content:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f"{path.name}.new")
    beside.write_bytes(content)
    os.replace(beside, path)
