"""The server as a process of its own, on a fresh SQLite file, its limits opened for one busy client."""

import contextlib
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

LIMITS = [
    "--messages-per-second=1000000",
    "--requests-per-second=1000000",
    "--sockets-per-address=100000",
    "--connections-per-address=100000",
    "--tables-per-address=1000000",
    "--bot-pause=0",
]
STARTED = "http://"
PATIENCE = 600


@dataclass
class Server:
    """A running server."""

    process: subprocess.Popen[str]
    port: int

    def post(self, path: str, body: Any) -> Any:
        """Ask over HTTP."""
        data = json.dumps(body).encode()
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}", data, {"content-type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)

    def wait_until_warm(self) -> None:
        """Let the compiler finish: the first start after a change of the rules takes it a minute or two."""
        for _ in range(PATIENCE):
            with (
                contextlib.suppress(ConnectionError, urllib.error.URLError),
                urllib.request.urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=60) as answer,
            ):
                if json.load(answer)["warm"]:
                    return
            time.sleep(1)
        raise TimeoutError("the server does not get warm")

    def memory(self) -> int:
        """Bytes of memory in use, where the system tells."""
        return sum(_resident(pid) for pid in self.processes())

    def processor_seconds(self) -> float:
        """Processor time used so far, where the system tells."""
        return sum(worked(pid) for pid in self.processes())

    def processes(self) -> list[int]:
        """The server and what it started; none where the system does not tell."""
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children")
        return [pid, *map(int, children.read_text().split())] if children.exists() else []


def _resident(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) * 1024


def worked(pid: int) -> float:
    """Processor time that a process has used so far, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def running(*options: str) -> contextlib.AbstractContextManager[Server]:
    """A server of Katta that lives as long as the block."""
    return _started("katta.cli", "serve", "--database=sqlite:///{database}", *LIMITS, *options)


def running_bare() -> contextlib.AbstractContextManager[Server]:
    """A yardstick that lives as long as the block."""
    return _started("benchmarks.load.bare", "--database={database}")


@contextlib.contextmanager
def _started(module: str, *arguments: str) -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder, socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        database = Path(folder) / "tables.sqlite"
        options = [argument.format(database=database) for argument in arguments]
        command = [sys.executable, "-m", module, *options, f"--port={port}"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            while line := process.stdout.readline():
                if STARTED in line:
                    break
            server = Server(process, port)
            server.wait_until_warm()
            yield server
        finally:
            process.terminate()
            process.wait(30)
