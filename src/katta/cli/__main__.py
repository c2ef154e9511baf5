"""`python -m katta.cli` is `katta`."""

from katta.cli import main

main()
