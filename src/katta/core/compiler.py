"""The compiler of the rules: `@kernel` turns a small Python function into machine code.

With `NUMBA_DISABLE_JIT=1` in the environment the same functions run as plain Python.
"""

import contextlib
import hashlib
import os
import re
import shutil
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from numba.core import config
from numba.misc import appdirs

from katta.core import packages

Function = TypeVar("Function", bound=Callable[..., Any])

PACKAGE = Path(__file__).parents[1]
KERNEL_FOLDERS = ("core", "games", "bots")
FINGERPRINT = re.compile("[0-9a-f]{16}")
KEPT_CACHES = 3


def sources_hash() -> str:
    """A fingerprint of the sources that compiled code can come from.

    Numba's cache does not notice a change in a function that a cached one calls in another file, so compiled code
    is kept in a folder named after all of them: an edit can never run stale code. Packages that bring a game count,
    too, for what Katta's own kernels are compiled to depends on the rules that they call.
    """
    digest = hashlib.sha256(numba.__version__.encode())
    own = sorted(path for folder in KERNEL_FOLDERS for path in (PACKAGE / folder).rglob("*.py"))
    for name, path in (*((path.relative_to(PACKAGE).as_posix(), path) for path in own), *packages.sources()):
        digest.update(name.encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def open_cache() -> Path | None:
    """The folder of compiled code for these sources, or None where nothing can be written."""
    root = Path(os.environ.get("NUMBA_CACHE_DIR") or Path(vars(appdirs)["user_cache_dir"]("katta")) / "compiled")
    folder = root / sources_hash()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError:
        return None
    if not os.access(folder, os.W_OK):
        return None
    _forget_old_caches(root, folder)
    return folder


def _forget_old_caches(root: Path, current: Path) -> None:
    """Only folders named by a fingerprint are ours; another process may be forgetting them at the same time."""
    with contextlib.suppress(OSError):
        ours = [folder for folder in root.iterdir() if FINGERPRINT.fullmatch(folder.name)]
        ours.sort(key=lambda folder: folder.stat().st_mtime, reverse=True)
        for folder in ours[KEPT_CACHES:]:
            if folder != current:
                shutil.rmtree(folder, ignore_errors=True)


COMPILED = not vars(config)["DISABLE_JIT"]
"""Whether kernels are machine code in this process."""

vars(config)["LOOP_VECTORIZE"] = 0
"""Loops of rules go around a handful of times: done by eights they are no faster, and twice as much code, which takes
longer to compile and is slow as WebAssembly."""

CACHE = open_cache() if COMPILED else None
if CACHE is not None:
    vars(config)["CACHE_DIR"] = str(CACHE)


def kernel(function: Function) -> Function:
    """Compile a function of the rules on its first call; threads run it side by side.

    It becomes part of every compiled function that calls it: a quarter more moves a second in random games.
    """
    return _compiled(function, forceinline=True)


def procedure(function: Function) -> Function:
    """Compile a longer function that calls many kernels; it stays by itself, or compiling would take minutes."""
    return _compiled(function, forceinline=False)


def lean_kernel(function: Function) -> Function:
    """Compile a function that is handed arrays and makes none: nobody counts who still uses them.

    Counting takes six sevenths of the time of kernels that hand many arrays on, such as those that write JSON.
    """
    return _compiled(function, forceinline=True, _nrt=False)


def lean_procedure(function: Function) -> Function:
    """The same for a longer function; it stays by itself."""
    return _compiled(function, forceinline=False, _nrt=False)


class _Postponement(threading.local):
    """Whether kernels that are not compiled yet run as plain Python; a thread that compiles is its own exception."""

    is_on = False
    is_compiling = False


_postponement = _Postponement()


def postpone() -> None:
    """From now on, let a call that would wait for the compiler be carried out uncompiled, in all threads."""
    _Postponement.is_on = COMPILED


def insist() -> None:
    """From now on, let every first call wait for the compiler again, as it does if nobody says anything."""
    _Postponement.is_on = False


@contextlib.contextmanager
def compiling() -> Iterator[None]:
    """Compile within this block, or load what has been compiled before; other threads go on meanwhile."""
    _postponement.is_compiling = True
    try:
        yield
    finally:
        _postponement.is_compiling = False


def _compiled(function: Function, **options: bool) -> Function:
    compile_it = cast(Any, numba).njit(cache=CACHE is not None, nogil=True, error_model="numpy", **options)
    made = compile_it(function)
    if COMPILED:
        _let_postpone(made)
    return cast(Function, made)


def _let_postpone(made: Any) -> None:
    """Numba asks `_compile_for_args` what to call for arguments of new types; the plain function is an answer, too."""
    compile_for = made._compile_for_args

    def answer(*arguments: Any, **named: Any) -> Callable[..., Any]:
        if _Postponement.is_on and not _postponement.is_compiling:
            return made.py_func
        return compile_for(*arguments, **named)

    made._compile_for_args = answer
