"""A type of Python as TypeScript writes it."""

import json
import types
from collections.abc import Mapping
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from msgspec import Meta

LONGEST_TUPLE = 4
"""A longer list is read better as a list."""

PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}


def text_of(hint: Any, names: Mapping[Any, str]) -> str:
    """The text of a type; `names` are the types that TypeScript calls by a name."""
    origin, arguments = get_origin(hint), get_args(hint)
    if hint in names:
        return names[hint]
    if hint in PLAIN:
        return PLAIN[hint]
    if origin is Annotated:
        return _limited(arguments[0], hint.__metadata__, names)
    if origin in (NotRequired, Required):
        return text_of(arguments[0], names)
    if origin is Literal:
        return " | ".join(json.dumps(value, ensure_ascii=False) for value in arguments)
    if origin in (Union, types.UnionType):
        return " | ".join(text_of(argument, names) for argument in arguments)
    if origin is tuple and arguments[-1] is not Ellipsis:
        return f"[{', '.join(text_of(argument, names) for argument in arguments)}]"
    if origin in (list, tuple):
        inner = text_of(arguments[0], names)
        return f"({inner})[]" if _is_union(arguments[0], names) else f"{inner}[]"
    if origin is dict:
        record = f"Record<{text_of(arguments[0], names)}, {text_of(arguments[1], names)}>"
        return f"Partial<{record}>" if get_origin(arguments[0]) is Literal else record
    if is_typeddict(hint):
        fields = "; ".join(f"{name}: {text_of(field, names)}" for name, field in get_type_hints(hint).items())
        return f"{{ {fields} }}"
    raise TypeError(f"TypeScript has no word for {hint}")


def _is_union(hint: Any, names: Mapping[Any, str]) -> bool:
    return hint not in names and get_origin(hint) in (Union, types.UnionType, Literal)


def _limited(hint: Any, limits: tuple[Any, ...], names: Mapping[Any, str]) -> str:
    """A list of a fixed length is a tuple; a dictionary that must hold every key of its Literal is whole."""
    text = text_of(hint, names)
    for limit in limits:
        if not isinstance(limit, Meta) or limit.min_length is None:
            continue
        if get_origin(hint) is list and limit.min_length == limit.max_length and limit.min_length <= LONGEST_TUPLE:
            return f"[{', '.join([text_of(get_args(hint)[0], names)] * limit.min_length)}]"
        if text.startswith("Partial<") and limit.min_length == len(get_args(get_args(hint)[0])):
            return text.removeprefix("Partial<").removesuffix(">")
    return text
