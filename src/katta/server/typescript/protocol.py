"""The types of the messages, made from the server's own structs."""

import json
import typing
from collections.abc import Iterator
from typing import Any, get_args

from msgspec import Struct

from katta.core.box import Box
from katta.core.material import Material, RulesTable
from katta.core.message import Message
from katta.core.view import Ending, Event, MoveData, View
from katta.server.typescript.hints import text_of
from katta.server.wire import bodies, lessons, manifests, messages, phrases, reviews, sayings
from katta.server.wire.messages import replies, requests

HEAD = """\
// Made by `python -m katta.server.typescript` from the messages of the server: change those, not this file.

import type {{ Ending, GameEvent, GameMove, View }} from "./views";

export const PROTOCOL = {protocol};

/** What can be said by a little picture, and in words. */
export const REACTIONS = {reactions} as const;
export const SENTENCES = {sentences} as const;

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


def generate() -> str:
    """The text of the file."""
    structs = list(_structs())
    names: dict[Any, str] = {Message: "Message", sayings.Saying: "Message"}
    names |= {View: "View", Event: "GameEvent", MoveData: "GameMove", Ending: "Ending"}
    names |= {struct: struct.__name__ for struct in structs}
    said = {"reactions": json.dumps(phrases.REACTIONS), "sentences": json.dumps(phrases.SENTENCES)}
    parts = [HEAD.format(protocol=messages.PROTOCOL, **said)]
    parts += [_interface(struct, names) for struct in structs]
    parts += [_union("Request", messages.Request), _union("Reply", messages.Reply)]
    return "\n".join(parts)


def _structs() -> Iterator[type[Struct]]:
    """What games say about themselves, and every struct of the wire in the order of the source, but abstract bases."""
    yield from (Box, RulesTable, Material)
    for module in (requests, replies, reviews, bodies, lessons, manifests):
        for found in vars(module).values():
            is_struct = isinstance(found, type) and issubclass(found, Struct) and found.__module__ == module.__name__
            if is_struct and found not in (requests.Asked, replies.Told, sayings.Saying):
                yield found


def _interface(struct: type[Struct], names: dict[Any, str]) -> str:
    hints = typing.get_type_hints(struct, include_extras=True)
    required = len(struct.__struct_fields__) - len(struct.__struct_defaults__)
    asked = struct.__struct_config__.forbid_unknown_fields
    lines = [f"/** {(struct.__doc__ or '').strip()} */", f"export interface {struct.__name__} {{"]
    if struct.__struct_config__.tag is not None:
        lines.append(f'  type: "{struct.__struct_config__.tag}";')
    for place, field in enumerate(struct.__struct_fields__):
        optional = "?" if asked and place >= required else ""
        lines.append(f"  {field}{optional}: {text_of(hints[field], names)};")
    return "\n".join([*lines, "}", ""])


def _union(name: str, union: Any) -> str:
    return f"export type {name} = {' | '.join(part.__name__ for part in get_args(union))};\n"
