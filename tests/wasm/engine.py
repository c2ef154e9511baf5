"""The engine of the page in Node: the modules as they are built, called by the TypeScript that pages run."""

import fcntl
import json
import os
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build" / "engine"
ANSWERS = Path(__file__).with_name("answers.js")


@cache
def folder() -> Path:
    """Where the modules are, made if the rules have changed; ENGINE in the environment names another place."""
    if named := os.environ.get("ENGINE"):
        return Path(named)
    FOLDER.parent.mkdir(exist_ok=True)
    with (FOLDER.parent / "engine.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # other tests may want them, too
        subprocess.run(["make", "--silent", "build/engine/.made"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    assert (FOLDER / "files.json").exists(), (FOLDER.parent / "engine.log").read_text()
    return FOLDER


class Engine:
    """A game in a process of Node."""

    def __init__(self, game: str, scratch: Path) -> None:
        bundle = scratch / "answers.mjs"
        bundler: list[str | Path] = [
            "node_modules/.bin/rolldown",
            ANSWERS,
            "--file",
            bundle,
            "--format",
            "esm",
            "--platform",
            "node",
        ]
        node = ROOT / "web" / "with-node"
        subprocess.run([node, *bundler], check=True, capture_output=True)
        self._process = subprocess.Popen(
            [node, "node", bundle, folder().resolve(), game],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, kind: str, **asked: Any) -> Any:
        """What it says to one question."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps({"kind": kind, **asked}), file=self._process.stdin, flush=True)
        said = json.loads(self._process.stdout.readline())
        assert not isinstance(said, dict) or "problem" not in said, said["problem"]
        return said

    def close(self) -> None:
        """End the process."""
        with self._process as process:
            assert process.stdin is not None
            process.stdin.close()
        assert self._process.returncode == 0
