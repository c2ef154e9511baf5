"""A client that hangs up while something slow is worked out for it: nobody wants that any more."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from litestar import Request

from katta.server.wire.refusal import Refusal

Answer = TypeVar("Answer")


async def unless_gone(request: Request[Any, Any, Any], answering: Coroutine[Any, Any, Answer]) -> Answer:
    """The answer, unless the client leaves before; then the work on it ends."""
    answer, leaving = asyncio.create_task(answering), asyncio.create_task(_leave(request))
    try:
        await asyncio.wait([answer, leaving], return_when=asyncio.FIRST_COMPLETED)
        if answer.done():
            return answer.result()
    finally:
        answer.cancel()
        leaving.cancel()
    raise Refusal("stopping")


async def _leave(request: Request[Any, Any, Any]) -> None:
    """Until the client hangs up; a request without a body says first that it has none."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
