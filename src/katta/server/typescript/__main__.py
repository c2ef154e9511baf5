"""Writes the types of the browser client."""

from pathlib import Path

from katta.server.typescript import FILES

for target, generate in FILES.items():
    Path(target).parent.mkdir(parents=True, exist_ok=True)
    Path(target).write_text(generate(), encoding="utf-8")
