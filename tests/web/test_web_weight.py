"""Light, and nobody else is asked for anything."""

from collections.abc import Callable

from playwright.sync_api import Response

from tests.web.visitor import Visitor

FIRST_VIEW = 200_000
"""Bytes over the wire, compressed."""


def test_the_first_view_is_light(visit: Callable[..., Visitor]) -> None:
    person = visit(has_new_device=True)
    answers: list[Response] = []

    def keep(answer: Response) -> None:
        answers.append(answer)

    person.page.on("response", keep)
    person.page.goto("/")
    person.page.locator("li.panel .cover svg").nth(2).wait_for()
    person.page.wait_for_load_state("networkidle")
    sizes = {answer.url: answer.request.sizes()["responseBodySize"] for answer in answers}
    assert sum(sizes.values()) < FIRST_VIEW, sizes
    assert sum(sizes.values()) > 0


def test_a_whole_table_asks_only_its_own_server(visit: Callable[..., Visitor]) -> None:
    person = visit()
    person.play_now("sifaka")
    person.play(person.texts()[0])
    origin = person.page.evaluate("location.origin")
    assert all(url.startswith((origin, "data:")) for url in person.requested)


def test_one_socket_and_no_polling(visit: Callable[..., Visitor]) -> None:
    person = visit()
    sockets: list[str] = []
    person.page.on("websocket", lambda socket: sockets.append(socket.url))
    person.play_now("mada")
    seen = len(person.requested)
    for _ in range(3):
        person.await_turn()
        person.play(person.texts()[-1])
    assert len(sockets) == 1
    assert not [url for url in person.requested[seen:] if "/api/" in url]
