"""Prints the table of all settings that docs/running.md shows: `python docs/settings.py`."""

from typer.main import get_command

from katta.cli.app import app
from katta.cli.configuration import table

print(table(get_command(app).commands["serve"]))
