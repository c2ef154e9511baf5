"""`python -m benchmarks.cluster [--game NAME] [--tables 30] [--servers 1,2,3] [--turns 20] [--json]`: more servers.

One PostgreSQL on loopback serves clusters of one, two and three servers, which play in turns of half a second: a
machine whose speed changes treats all alike. The same people come in two ways: `home`, each through the server where
the table lives, as behind a balancer that knows; `anywhere`, the three of a table through different servers, which pass
on what is said. On one machine servers take each other's processor, so what counts is the processor time a move: of the
servers with their scribes, and of the database.
"""

import argparse
import asyncio
import contextlib
import random
import statistics
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.cluster.spread import Spread
from benchmarks.load.measuring import Result, report, run
from benchmarks.load.process import Server, running, worked
from tests.cluster.postgres import Postgres

TURN = 0.5
WARM_UP = 0.25
QUIET = 0.5
"""After a turn, until the last answers are in."""


@dataclass
class Company:
    """People at the servers of one cluster, and what was measured of each turn."""

    servers: Sequence[Server]
    way: str
    crowd: Spread
    moves: list[int] = field(default_factory=list)
    servers_us: list[float] = field(default_factory=list)
    database_us: list[float] = field(default_factory=list)

    async def take_turn(self, postgres: Postgres) -> None:
        """Play for half a second, and measure."""
        self.crowd.begin()
        await asyncio.sleep(WARM_UP)
        before = self._processor(), _database(postgres)
        moves = await self.crowd.count(TURN)
        after = self._processor(), _database(postgres)
        self.crowd.pause()
        await asyncio.sleep(QUIET)
        self.moves.append(moves)
        self.servers_us.append((after[0] - before[0]) / max(moves, 1) * 1e6)
        self.database_us.append((after[1] - before[1]) / max(moves, 1) * 1e6)

    def _processor(self) -> float:
        return sum(server.processor_seconds() for server in self.servers)


def _database(postgres: Postgres) -> float:
    """Processor time of the postmaster and all that work for it."""
    pid = postgres.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return sum(worked(int(number)) for number in [str(pid), *children])


async def compare(postgres: Postgres, clusters: Sequence[Sequence[Server]], chosen: argparse.Namespace) -> list[Result]:
    """Let all play in turns; the first turn of each is not counted."""
    companies = []
    for servers in clusters:
        for way in ("home", "anywhere") if len(servers) > 1 else ("home",):
            crowd = await Spread.among(servers, chosen.game, chosen.tables, way == "home")
            companies.append(Company(servers, way, crowd))
    for _ in range(chosen.turns + 1):
        for company in companies:
            await company.take_turn(postgres)
    for company in companies:
        company.crowd.leave()
    return [_result(company, companies[0], chosen) for company in companies]


def _result(company: Company, first: Company, chosen: argparse.Namespace) -> Result:
    def share(mine: Sequence[float], others: Sequence[float]) -> float:
        return round(statistics.median(a / b for a, b in zip(mine[1:], others[1:], strict=True) if b), 3)

    return {
        "game": chosen.game,
        "tables": chosen.tables,
        "servers": len(company.servers),
        "way": company.way,
        "moves_per_second": round(statistics.median(company.moves[1:]) / TURN),
        "servers_us_per_move": round(statistics.median(company.servers_us[1:])),
        "database_us_per_move": round(statistics.median(company.database_us[1:])),
        "moves_share": share(company.moves, first.moves),
        "servers_us_share": share(company.servers_us, first.servers_us),
    }


@contextlib.contextmanager
def started(postgres: Postgres, count: int) -> Iterator[list[Server]]:
    """So many servers over a database of their own."""
    database = f"katta_{count}"
    postgres.make(database)
    url = f"postgresql+psycopg://katta@127.0.0.1:{postgres.port}/{database}"
    with contextlib.ExitStack() as stack:
        yield [stack.enter_context(running(f"--database={url}")) for _ in range(count)]


def measured(chosen: argparse.Namespace) -> Iterator[Result]:
    """All clusters at once, beside each other."""
    counts = [int(count) for count in chosen.servers.split(",")]
    with Postgres({"fsync": "on", "full_page_writes": "on"}) as postgres, contextlib.ExitStack() as stack:
        clusters = [stack.enter_context(started(postgres, count)) for count in counts]
        yield from run(compare(postgres, clusters, chosen))


def line(result: Result) -> str:
    """A result for people."""
    return (
        f"{result['game']}, {result['tables']} tables, {result['servers']} servers, {result['way']}: "
        f"{result['moves_per_second']} moves/s ({result['moves_share']} of one server's), processor a move: "
        f"servers {result['servers_us_per_move']} us ({result['servers_us_share']}), "
        f"database {result['database_us_per_move']} us"
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.cluster", description=__doc__)
    parser.add_argument("--game", default="mada")
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--servers", default="1,2,3")
    parser.add_argument("--turns", type=int, default=20)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    random.seed(1)
    report(measured(chosen), line, chosen.json)


if __name__ == "__main__":
    main()
