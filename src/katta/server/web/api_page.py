"""The API as a page: plain HTML from the server's own description, with no script and nothing from elsewhere."""

from collections.abc import Iterator
from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from litestar.openapi.spec import Server

import katta
from katta.server.wire.bodies import Joining, NewSeat, NewTable, OpenRecord

METHODS = ("get", "post", "put", "patch", "delete")


class PlainPage(OpenAPIRenderPlugin):
    """A list of all operations."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The page."""
        return "\n".join(_page(openapi_schema)).encode()


class Description(JsonRenderPlugin):
    """The description for programs, which says of requests that unknown fields are refused."""

    def __init__(self) -> None:
        super().__init__(path="/openapi.json")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The JSON."""
        for struct in (NewSeat, NewTable, Joining, OpenRecord):
            openapi_schema["components"]["schemas"][struct.__name__]["additionalProperties"] = False
        return self.render_json(request, openapi_schema)


def described(base_path: str) -> OpenAPIConfig:
    """How the API is described, for a server under a path."""
    return OpenAPIConfig(
        title="Katta",
        version=katta.__version__,
        description="Tables over HTTP; play goes over the WebSocket /api/socket, see docs/protocol.md.",
        path="/api/docs",
        servers=[Server(url=base_path or "/")],
        render_plugins=[PlainPage(), Description()],
    )


def _page(schema: dict[str, Any]) -> Iterator[str]:
    base = escape(schema["servers"][0]["url"].rstrip("/"))
    title, about = escape(schema["info"]["title"]), escape(schema["info"]["description"])
    yield f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}</title></head><body>'
    yield f'<h1>{title}</h1><p>{about}</p><p><a href="{base}/api/docs/openapi.json">openapi.json</a></p>'
    for path, item in schema["paths"].items():
        for method in METHODS:
            if method in item:
                yield from _operation(method, path, item[method])
    yield "<h2>Schemas</h2>"
    for name, part in schema.get("components", {}).get("schemas", {}).items():
        yield f'<h3 id="{escape(name)}">{escape(name)}</h3><dl>'
        for key, value in part.get("properties", {}).items():
            yield f"<dt><code>{escape(key)}</code></dt><dd>{_kind(value)} {escape(value.get('description', ''))}</dd>"
        yield "</dl>"
    yield "</body></html>"


def _operation(method: str, path: str, operation: dict[str, Any]) -> Iterator[str]:
    yield f"<h2><code>{method.upper()} {escape(path)}</code></h2><p>{escape(operation.get('description', ''))}</p><ul>"
    for kind, content in operation.get("requestBody", {}).get("content", {}).items():
        yield f"<li>body ({escape(kind)}): {_kind(content['schema'])}</li>"
    for parameter in operation.get("parameters", []):
        yield f"<li>{escape(parameter['in'])} <code>{escape(parameter['name'])}</code></li>"
    for status, response in operation["responses"].items():
        kinds = " ".join(_kind(content["schema"]) for content in response.get("content", {}).values())
        yield f"<li>{escape(status)}: {escape(response.get('description', ''))} {kinds}</li>"
    yield "</ul>"


def _kind(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    if "items" in schema:
        return f"list of {_kind(schema['items'])}"
    for key in ("oneOf", "anyOf"):
        if key in schema:
            return " or ".join(_kind(part) for part in schema[key])
    return escape(str(schema.get("type", "anything")))
