"""What the fields of messages and bodies may hold."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

Label = Annotated[str, Meta(min_length=1, max_length=64)]
"""A name that the client gives to a request, to know its answer."""

Secret = Annotated[str, Meta(min_length=1, max_length=64)]
TableName = Annotated[str, Meta(min_length=1, max_length=32)]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""256 bits in hexadecimal: a number with which a device cuts, or the commitment to it."""
Nickname = Annotated[str, Meta(min_length=1, max_length=40)]
Level = Annotated[str, Meta(min_length=1, max_length=32)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
Version = Annotated[int, Meta(ge=0, lt=2**31)]
SeatNumber = Annotated[int, Meta(ge=0, lt=16)]
GameName = Annotated[str, Meta(min_length=1, max_length=32)]
Mark = Annotated[str, Meta(max_length=16)]
OptionWord = Annotated[str, Meta(max_length=64)]
Options = Annotated[dict[OptionWord, OptionWord], Meta(max_length=16)]
Helps = Annotated[list[OptionWord], Meta(max_length=16)]

LONGEST_CLOCK = 30 * 24 * 3600
Clock = Annotated[int, Meta(ge=1, le=LONGEST_CLOCK)]
"""Seconds a move, at most thirty days."""

Status: TypeAlias = Literal["waiting", "playing", "over"]
