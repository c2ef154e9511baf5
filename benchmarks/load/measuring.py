"""What the benchmarks of this folder share: the loop they run on, and how results are said."""

import asyncio
import json
from collections.abc import Callable, Iterable
from typing import Any

Result = dict[str, Any]


def run(playing: Any) -> Any:
    """On uvloop where there is one."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(playing)
    return uvloop.run(playing)


def percentiles(seconds: list[float]) -> dict[str, float]:
    """The median and the 99th percentile in milliseconds."""
    ordered = sorted(seconds) or [0.0]
    return {"p50": round(ordered[len(ordered) // 2] * 1e3, 2), "p99": round(ordered[len(ordered) * 99 // 100] * 1e3, 2)}


def report(results: Iterable[Result], line: Callable[[Result], str], as_json: bool) -> None:
    """Print each result as soon as there is one, for people; or all together, for programs."""
    if as_json:
        print(json.dumps(list(results), indent=2))
        return
    for result in results:
        print(line(result), flush=True)
