"""`python -m katta.server.typescript`: the types of the browser client, made from the messages of the server."""

import types
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from msgspec import Struct

from katta.core.message import Message
from katta.server import bodies, messages

TARGET = "web/src/protocol.ts"
HEAD = """\
// Made by `python -m katta.server.typescript` from the messages of the server: change those, not this file.

export const PROTOCOL = {protocol};

export type Argument = number | string | Player | Message | Listing;

/** The player on a seat, to be shown by name. */
export interface Player {{
  seat: number;
}}

/** A message id of the catalogues with its arguments. */
export interface Message {{
  id: string;
  arguments: Record<string, Argument>;
}}

/** Several arguments in a row. */
export interface Listing {{
  items: Argument[];
}}
"""
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}


def generate() -> str:
    """The text of the file."""
    parts = [HEAD.format(protocol=messages.PROTOCOL)]
    parts += [_interface(struct) for struct in _structs()]
    parts += [_union("Request", messages.Request), _union("Reply", messages.Reply)]
    return "\n".join(parts)


def _structs() -> Iterator[type[Struct]]:
    """Every struct in the order of the source, abstract bases left out."""
    for module in (messages, bodies):
        for found in vars(module).values():
            is_struct = isinstance(found, type) and issubclass(found, Struct) and found.__module__ == module.__name__
            if is_struct and found not in (messages.Asked, messages.Told, bodies.Saying):
                yield found


def _interface(struct: type[Struct]) -> str:
    hints = typing.get_type_hints(struct, include_extras=True)
    required = len(struct.__struct_fields__) - len(struct.__struct_defaults__)
    asked = struct.__struct_config__.forbid_unknown_fields
    lines = [f"/** {(struct.__doc__ or '').strip()} */", f"export interface {struct.__name__} {{"]
    if struct.__struct_config__.tag is not None:
        lines.append(f'  type: "{struct.__struct_config__.tag}";')
    for place, field in enumerate(struct.__struct_fields__):
        optional = "?" if asked and place >= required else ""
        lines.append(f"  {field}{optional}: {_type(hints[field])};")
    return "\n".join([*lines, "}", ""])


def _union(name: str, union: Any) -> str:
    return f"export type {name} = {' | '.join(part.__name__ for part in get_args(union))};\n"


def _type(hint: Any) -> str:
    origin, arguments = get_origin(hint), get_args(hint)
    if hint in PLAIN:
        return PLAIN[hint]
    if origin is Annotated:
        return _type(arguments[0])
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in arguments)
    if origin in (Union, types.UnionType):
        return " | ".join(_type(argument) for argument in arguments)
    if origin is list:
        inner = _type(arguments[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{_type(arguments[0])}, {_type(arguments[1])}>"
    if hint is bodies.Saying:
        return "Message"
    assert hint is Message or issubclass(hint, Struct), hint
    return str(hint.__name__)


if __name__ == "__main__":
    Path(TARGET).parent.mkdir(parents=True, exist_ok=True)
    Path(TARGET).write_text(generate(), encoding="utf-8")
