"""`python -m katta.wasm.memory`: the types of a module for the browser client, made from its entries."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from katta.core import registry
from katta.wasm.entries import ENTRIES, MOST_RETURNED, RETURNED, Entry, arrays

FILE = "web/src/engine/memory.ts"

HEAD = """\
// Made by `python -m katta.wasm.memory` from the entries of the modules: change those, not this file.

import type { GameManifest } from "../protocol";

/** A place in the memory of a module. */
type Address = WebAssembly.Global<"i32">;

"""

ARRAYS = """\
/** The arrays of a module, which lie where they lie as long as it lives. */
export function arraysOf(module: Module, game: GameManifest) {{
  const {{ buffer }} = module.memory;
  const length = (name: string): number => {{
    const found = game.lengths[name];
    if (found === undefined) throw new Error(`${{game.info.name}} has no array ${{name}}`);
    return found;
  }};
  return {{
{arrays}
  }};
}}

export type Arrays = ReturnType<typeof arraysOf>;
"""

KINDS = {int: "number", float: "number", bool: "boolean"}
VIEWS = {"int32": "Int32Array", "int64": "BigInt64Array", "float64": "Float64Array"}
SIZES = {"states": "game.state_size", "derived": "game.derived_size", "nodes": "game.node.size"}
"""Of the items of an array of records, which are looked at as bytes."""


def generate() -> str:
    """The text of the file."""
    return HEAD + "\n".join([*_module(), *_returned(), ARRAYS.format(arrays="\n".join(_arrays()))])


def _module() -> Iterator[str]:
    """What a module exports."""
    yield "/** A module: a kernel answers 0 if all is well, and what it returns lies in `returned`. */"
    yield "export interface Module {"
    yield "  memory: WebAssembly.Memory;"
    yield from (f"  {name}: Address;" for name in [*_memory(), RETURNED])
    yield from (f"  {name}({', '.join(_taken(entry))}): number;" for name, entry in ENTRIES.items())
    yield "}\n"


def _taken(entry: Entry) -> Iterator[str]:
    """The numbers of a call by the names that the kernel gives them."""
    names = inspect.signature(getattr(entry.kernel, "py_func", entry.kernel)).parameters
    for name, argument in zip(names, entry.arguments, strict=True):
        if not isinstance(argument, str):
            yield f"{name}: {KINDS[type(argument)]}"


def _returned() -> Iterator[str]:
    """What the kernels return."""
    yield "/** What a kernel leaves in `returned`. */"
    yield "export interface Returned {"
    for name, entry in ENTRIES.items():
        yield f"  {name}: [{', '.join(f'{what}: number' for what in entry.returns)}];"
    yield "}\n"
    counts = ", ".join(f"{name}: {len(entry.returns)}" for name, entry in ENTRIES.items())
    yield "/** How many numbers that are. */"
    yield f"export const RETURNS = {{ {counts} }} as const satisfies Record<keyof Returned, number>;\n"


def _arrays() -> Iterator[str]:
    """An array of numbers, or the bytes of records, for each."""
    for name, array in _memory().items():
        size = SIZES.get(name)
        view = VIEWS[str(array.dtype)] if size is None else "Uint8Array"
        length = f'length("{name}")' + ("" if size is None else f" * {size}")
        yield f"    {name}: new {view}(buffer, module.{name}.value, {length}),"
    yield f"    {RETURNED}: new {VIEWS[str(np.dtype(np.int64))]}(buffer, module.{RETURNED}.value, {MOST_RETURNED}),"


def _memory() -> dict[str, Any]:
    """The arrays of any game: only their sizes differ."""
    return arrays(registry.games()[0])


if __name__ == "__main__":
    Path(FILE).parent.mkdir(parents=True, exist_ok=True)
    Path(FILE).write_text(generate(), encoding="utf-8")
