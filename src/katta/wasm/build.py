"""Writes the games as a page needs them into a folder: a module and a manifest each, and what is common to all."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

import msgspec

from katta.core import registry
from katta.core.game import Game
from katta.wasm.errors import NotCompiled
from katta.wasm.linker import require_linker

COMMON = "katta.json"
LIST = "files.json"
DIGITS = 16
"""Of the hash by which a page sees that a file has changed."""


@dataclass(frozen=True, slots=True)
class Built:
    """What came of it."""

    games: tuple[str, ...]
    troubles: tuple[str, ...]
    """A sentence for each game that cannot be in a page, and why."""


def build(folder: Path) -> Built:
    """Compile all games that can be compiled, side by side; the others are left out."""
    require_linker()
    folder.mkdir(parents=True, exist_ok=True)
    _clear(folder)
    modules, troubles = _compiled(registry.games())
    games = tuple(game for game in registry.games() if game.name in modules)
    for name, written in _files(games, modules):
        (folder / name).write_bytes(written)
    (folder / LIST).write_bytes(msgspec.json.encode(_hashes(folder)))  # last: who finds it finds all
    return Built(tuple(modules), (*map(str, registry.troubles()), *troubles))


def _clear(folder: Path) -> None:
    """Away with what an earlier build has left."""
    (folder / LIST).unlink(missing_ok=True)
    for path in folder.iterdir():
        if path.name.removesuffix(".br").removesuffix(".gz").endswith((".wasm", ".json")):
            path.unlink()


def _compiled(games: Sequence[Game]) -> tuple[dict[str, bytes], list[str]]:
    """The modules of games by their names, and what is wrong with the others."""
    modules, troubles = {}, []
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as processes:
        asked: dict[str, Future[bytes]] = {game.name: processes.submit(compile_one, game.name) for game in games}
        for name, module in asked.items():
            try:
                modules[name] = module.result()
            except NotCompiled as problem:
                troubles.append(f"the game {name!r} is not in the page: {problem}")
    return modules, troubles


def compile_one(name: str) -> bytes:
    """The module of a game; anything can go wrong in a package, and the compiler tells it at length."""
    from katta.wasm.module import compiled

    try:
        return compiled(registry.game(name))
    except NotCompiled:
        raise
    except Exception as fault:
        lines = str(fault).strip().splitlines() or ["no reason"]
        raise NotCompiled(f"compiling it raises {type(fault).__name__}: {lines[0]}") from None


def _files(games: tuple[Game, ...], modules: dict[str, bytes]) -> Iterator[tuple[str, bytes]]:
    from katta.wasm.manifest import manifest, offerings

    for game in games:
        yield f"{game.name}.wasm", modules[game.name]
        yield f"{game.name}.json", msgspec.json.encode(manifest(game))
    yield COMMON, msgspec.json.encode(offerings(games))


def _hashes(folder: Path) -> dict[str, str]:
    """What a page may keep, by the beginning of the SHA-256 of each file."""
    files = sorted(path for path in folder.iterdir() if path.suffix in {".wasm", ".json"})
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest()[:DIGITS] for path in files}
