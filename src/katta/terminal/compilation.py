"""Compiled or not: a person plays by uncompiled rules, which start at once; bots that think need compiled ones."""

import os
import sys

SWITCH = "NUMBA_DISABLE_JIT"
_asked = os.environ.get(SWITCH)


def start_uncompiled() -> None:
    """Let the rules run as plain Python in this process, unless the engine is loaded already: then it is too late."""
    if "numba" not in sys.modules:
        os.environ.setdefault(SWITCH, "1")


def environment_for_bots() -> dict[str, str]:
    """The environment of a process that thinks: compiled, unless the user has switched the compiler off."""
    kept = {name: value for name, value in os.environ.items() if name != SWITCH}
    return kept if _asked is None else {**kept, SWITCH: _asked}
