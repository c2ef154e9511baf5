"""The short way out: the frames that the server writes itself are those of the standard."""

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from katta.server.sockets import frame


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_text_of_any_length_is_one_frame(length: int) -> None:
    text = b"x" * length
    client = ClientProtocol(parse_uri("ws://localhost"), state=OPEN, max_size=None)
    client.receive_data(frame(text) + frame(b"next"))
    assert client.events_received() == [Frame(Opcode.TEXT, text), Frame(Opcode.TEXT, b"next")]
