"""`python -m katta.server.typescript`: the types of the browser client, made from those of the server and the games."""

from katta.server.typescript import moments, protocol, views

FILES = {
    "web/src/protocol.ts": protocol.generate,
    "web/src/views.ts": views.generate,
    "web/src/games/decoder.fixture.json": moments.generate,
}
"""What is written where."""
