"""The command line: `katta play`, `replay`, `verify`, `rules`, `games` and `bench`."""

import sys

from katta.cli.app import run


def main() -> None:
    """Run the command that was typed, and end with its exit code."""
    sys.exit(run(sys.argv[1:]))
