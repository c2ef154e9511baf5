"""`python -m katta.wasm FOLDER`: the games as WebAssembly, for pages that play by themselves."""

import sys
from pathlib import Path

from katta.wasm.build import build
from katta.wasm.errors import NotCompiled


def main(arguments: list[str]) -> int:
    """Build into the folder that is named."""
    if len(arguments) != 1:
        print("Name the folder to write to: python -m katta.wasm FOLDER", file=sys.stderr)
        return 2
    try:
        built = build(Path(arguments[0]))
    except (NotCompiled, OSError) as problem:
        print(f"The games cannot be compiled for the page: {problem}", file=sys.stderr)
        return 1
    for trouble in built.troubles:
        print(f"Left out: {trouble}", file=sys.stderr)
    print(f"Compiled for the page: {', '.join(built.games) or 'nothing'}")
    return 1 if built.troubles else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
