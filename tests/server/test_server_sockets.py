"""The short ways: the frames that the server reads and writes itself are those of the standard."""

import json
import socket
import time
from typing import Any

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.sync.client import connect
from websockets.uri import parse_uri

from katta.server.web.sockets import are_whole, content_of, frame
from katta.server.wire.messages import PROTOCOL
from tests.server.harness import House


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_text_of_any_length_is_one_frame(length: int) -> None:
    text = b"x" * length
    client = ClientProtocol(parse_uri("ws://localhost"), state=OPEN, max_size=None)
    client.receive_data(frame(text) + frame(b"next"))
    assert client.events_received() == [Frame(Opcode.TEXT, text), Frame(Opcode.TEXT, b"next")]


def said(*frames: Frame) -> bytes:
    """What a client writes."""
    return b"".join(frame.serialize(mask=True) for frame in frames)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536])
def test_the_content_of_a_frame_is_found(length: int) -> None:
    data = said(Frame(Opcode.TEXT, b"x" * length))
    content = content_of(b"before" + data + b"after", len(b"before"))
    assert content is not None
    assert content.stop == len(b"before" + data)
    assert content.stop - content.start == length


@pytest.mark.parametrize("length", [1, 125, 126, 65_536])
def test_a_piece_of_a_frame_is_no_frame(length: int) -> None:
    data = said(Frame(Opcode.TEXT, b"x" * length))
    for end in (1, 2, 3, 6, len(data) // 2, len(data) - 1):
        assert content_of(data[:end]) is None
        assert not are_whole(data[:end])


def test_messages_are_whole_if_none_goes_on_in_another_frame() -> None:
    message, ping = Frame(Opcode.TEXT, b"one"), Frame(Opcode.PING, b"")
    assert are_whole(said(message, ping, message))
    assert not are_whole(said(message, Frame(Opcode.TEXT, b"be", fin=False)))


HELLO = b'{"type":"hello","protocol":%d,"table":"nowhere"}' % PROTOCOL
NAMED = f'{{"type":"hello","protocol":{PROTOCOL},"table":"nowhere","name":"Zoé"}}'.encode()
BEGUN, ENDED = Frame(Opcode.TEXT, HELLO[:9], fin=False), Frame(Opcode.CONT, HELLO[9:])
ONE, OTHER, PING = said(Frame(Opcode.TEXT, HELLO)), said(Frame(Opcode.TEXT, NAMED)), said(Frame(Opcode.PING, b"?"))


@pytest.mark.parametrize(
    "pieces",
    [
        [ONE, ONE],
        [ONE + ONE],
        [ONE[:1], ONE[1:], ONE],
        [ONE[:2], ONE[2:7], ONE[7:], ONE],
        [ONE[:-1], ONE[-1:] + ONE[:3], ONE[3:]],
        [said(BEGUN), PING, said(ENDED), ONE],
        [said(BEGUN, ENDED) + ONE],
        [OTHER, ONE],
        [ONE, PING + OTHER],
        [ONE + OTHER[:-5], OTHER[-5:]],
        [said(Frame(Opcode.BINARY, HELLO)), ONE],
    ],
)
def test_every_message_is_heard_however_it_is_cut(house: House, pieces: list[bytes]) -> None:
    with socket.create_connection(("127.0.0.1", house.port)) as raw:
        raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        raw.settimeout(30)
        client = ClientProtocol(parse_uri(f"ws://127.0.0.1:{house.port}/api/socket"))
        client.send_request(client.connect())
        raw.sendall(b"".join(client.data_to_send()))
        listen(raw, client, 1)
        for piece in pieces:
            raw.sendall(piece)
            time.sleep(0.02)  # or the system would put the pieces together again
        answers = [event for event in listen(raw, client, 2) if event.opcode is Opcode.TEXT]
        assert [json.loads(answer.data)["code"] for answer in answers] == ["server.no-such-table"] * 2


def listen(raw: socket.socket, client: ClientProtocol, count: int) -> list[Any]:
    """Events, until there are enough that are no pongs."""
    events: list[Any] = []
    while sum(getattr(event, "opcode", None) is not Opcode.PONG for event in events) < count:
        client.receive_data(raw.recv(1 << 16))
        events += client.events_received()
    return events


@pytest.mark.parametrize("pieces", [1, 2])
def test_a_text_that_is_no_utf_8_is_a_bad_message(house: House, pieces: int) -> None:
    with connect(f"ws://127.0.0.1:{house.port}/api/socket") as client:
        client.send([b'{"type":"\xff', b'"}'] if pieces == 2 else b'{"type":"\xff"}', text=True)
        assert json.loads(client.recv(timeout=30))["code"] == "server.bad-message"
