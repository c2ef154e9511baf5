"""How deep a JSON text goes, found out before anything is built from it."""

import re

MOST_DEPTH = 16
"""The deepest message of the protocol has four."""

MOST_BRACKETS = 5_000
STRINGS = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"?', re.DOTALL)
BRACKETS = re.compile(rb"[\[\]{}]")


def is_deep(text: bytes) -> bool:
    """Whether lists and objects lie deeper within each other, or are more, than anything that is asked here."""
    if text.count(b"[") + text.count(b"{") <= MOST_DEPTH:
        return False
    bare = STRINGS.sub(b"", text)
    if bare.count(b"[") + bare.count(b"{") > MOST_BRACKETS:
        return True
    depth = 0
    for bracket in BRACKETS.finditer(bare):
        depth += 1 if bracket[0] in b"[{" else -1
        if depth > MOST_DEPTH:
            return True
    return False
