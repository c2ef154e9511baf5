"""The linker of `ziglang`: it makes a module of what LLVM has emitted."""

import importlib.util
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from katta.wasm.errors import NotCompiled

LINKER = "ziglang"
"""The package on PyPI that brings it."""

STACK_BYTES = 1 << 18


def require_linker() -> None:
    """Say so if there is none, before anything is compiled for it."""
    if importlib.util.find_spec(LINKER) is None:
        raise NotCompiled(f"there is no linker; `pip install {LINKER}` brings one")


def linked(emitted: bytes, exported: Iterable[str]) -> bytes:
    """A module that hands out what has these names."""
    with tempfile.TemporaryDirectory() as folder:
        source, result = Path(folder, "kernels.o"), Path(folder, "kernels.wasm")
        source.write_bytes(emitted)
        command = [sys.executable, "-m", LINKER, "wasm-ld", "--no-entry", "--gc-sections", "--strip-all", "-O3"]
        wanted = [f"-zstack-size={STACK_BYTES}", *(f"--export={name}" for name in exported)]
        run = subprocess.run([*command, *wanted, "-o", result, source], capture_output=True, text=True, check=False)
        if run.returncode:
            raise NotCompiled(f"the linker says: {run.stderr.strip() or 'nothing'}")
        return result.read_bytes()
