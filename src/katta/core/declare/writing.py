"""How compiled code fills the templates of JSON with the numbers of a state or of a log."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from katta.core.compiler import kernel, lean_kernel, lean_procedure
from katta.core.declare.meanings import NOTHING, ORIGIN
from katta.core.declare.moves import CONTENTS, VERB_BITS
from katta.core.declare.paper import (
    CLOSE_LIST,
    CLOSE_OBJECT,
    COLON,
    COMMA,
    OPEN_LIST,
    OPEN_OBJECT,
    QUOTE,
    SPACE,
    Paper,
    put,
    put_end_of_list,
    put_number,
    put_text,
    word,
)
from katta.core.declare.statements import BYTES, FOR_ALL, FOR_OWNER, HEAD, KIND, add, begin, clear
from katta.core.declare.templates import (
    AXIS,
    COUNTED,
    DEEPEST,
    END,
    FALSE,
    FIRST,
    FLAG,
    HEAP,
    JOINED,
    KEYED,
    MAYBE,
    NULL,
    NUMBER,
    PART,
    REST,
    ROW,
    SEAT,
    SEVERAL,
    SIZE,
    SQUARE,
    SUBSET,
    TEXT,
    THE_COLUMN,
    THE_ROW,
    TRUE,
    UPTO,
    Template,
)

Numbers: TypeAlias = npt.NDArray[np.int32]
Memory: TypeAlias = npt.NDArray[np.uint8]
Stack: TypeAlias = npt.NDArray[np.int64]

SMALL = -1
"""The kind of most numbers."""

FRAME = 4
"""The numbers that wait on a stack while an item is written."""


@lean_kernel
def number_at(memory: Memory, at: int, kind: int) -> int:
    """The number that lies at a byte."""
    if kind == SMALL:
        return int(np.int8(memory[at]))
    size = abs(kind)
    number = np.int64(0)
    for place in range(size):
        number |= np.int64(memory[at + place]) << np.int64(8 * place)
    if kind < 0:  # the highest bit of so many bytes is the sign
        number = number << np.int64(64 - 8 * size) >> np.int64(64 - 8 * size)
    return int(number)


@lean_kernel
def put_meaning(template: Template, here: int, number: int, paper: Paper, at: int) -> int:
    """Write what a number means."""
    meaning, table, step, more = template[here], template[here + 3], template[here + 4], template[here + 5]
    if meaning == NUMBER:
        return put_text(template, NULL, paper, at) if number == NOTHING else put_number(number, paper, at)
    if meaning == SEAT:
        return put_text(template, NULL, paper, at) if number < 0 else put_number(number, paper, at)
    if meaning == FLAG:
        return put_text(template, TRUE if number else FALSE, paper, at)
    if meaning == SQUARE:
        at = put_text(template, THE_ROW, paper, at)
        at = put_number((number >> 8) - ORIGIN, paper, at)
        at = put_text(template, THE_COLUMN, paper, at)
        at = put_number((number & 255) - ORIGIN, paper, at)
        return put(paper, at, CLOSE_OBJECT)
    if meaning == SUBSET:
        return put_subset(template, table, number, paper, at)
    if meaning == SEVERAL:
        return put_several(template, table, step, number, more != 0, paper, at)
    if meaning == JOINED:
        return put_joined(template, table, step, more != 0, number, paper, at)
    return put_text(template, word(template, table, number), paper, at)


@lean_kernel
def put_subset(template: Template, table: int, number: int, paper: Paper, at: int) -> int:
    """Write the words whose bits are set."""
    begin = at
    for bit in range(template[table]):
        if number >> bit & 1:
            at = put(paper, at, OPEN_LIST if at == begin else COMMA)
            at = put_text(template, word(template, table, bit), paper, at)
    return put_end_of_list(paper, begin, at)


@lean_kernel
def put_several(template: Template, table: int, step: int, number: int, is_text: bool, paper: Paper, at: int) -> int:
    """Write the words that are packed into a number, as a list or as a text."""
    begin = at
    while number > 0:
        if is_text:
            at = put(paper, at, SPACE) if at > begin else at
        else:
            at = put(paper, at, OPEN_LIST if at == begin else COMMA)
        at = put_text(template, word(template, table, number & (1 << step) - 1), paper, at)
        number >>= step
    return at if is_text else put_end_of_list(paper, begin, at)


@lean_kernel
def put_joined(template: Template, table: int, step: int, is_text: bool, number: int, paper: Paper, at: int) -> int:
    """Write a word, or two with a sign between them, which is the last word of the table."""
    first, second = number & (1 << step) - 1, number >> step
    if first == 0:
        return put_text(template, NULL, paper, at)
    if not is_text:
        at = put(paper, at, QUOTE)
    at = put_text(template, word(template, table, first), paper, at)
    if second > 0:
        at = put_text(template, word(template, table, template[table] - 1), paper, at)
        at = put_text(template, word(template, table, second), paper, at)
    return at if is_text else put(paper, at, QUOTE)


@kernel
def new_stack() -> Stack:
    """Room for what waits."""
    return np.empty(FRAME * DEEPEST, dtype=np.int64)


@lean_kernel
def put_heap(template: Template, here: int, memory: Memory, place: int, kind: int, paper: Paper, at: int) -> int:
    """Write each word, or each number from a first one on, as often as it is there."""
    length, first, table = template[here + 3], template[here + 4], template[here + 5]
    begin = at
    for number in range(length):
        for _ in range(number_at(memory, place + number * abs(kind), kind)):
            at = put(paper, at, OPEN_LIST if at == begin else COMMA)
            if table > 0:
                at = put_text(template, word(template, table, number), paper, at)
            else:
                at = put_number(first + number, paper, at)
    return put_end_of_list(paper, begin, at)


@lean_kernel
def key_of(template: Template, here: int, memory: Memory, base: int, top: int, number: int) -> int:
    """The key of an item, or 1 if it has none; 0 if there are no more items."""
    meaning, place, kind = template[here], base + template[here + 1], template[here + 2]
    most, step, by, by_kind = template[here + 4], template[here + 5], top + template[here + 6], template[here + 7]
    if meaning == COUNTED:
        most = min(most, number_at(memory, by, by_kind))
    elif meaning == REST:
        most += number_at(memory, by, by_kind)
    if number >= most:
        return 0
    if meaning == UPTO:
        return number_at(memory, place + number * step, kind)
    if meaning == KEYED:
        return number_at(memory, by + number * abs(by_kind), by_kind)
    if meaning == MAYBE:
        return int(number_at(memory, place, kind) != NOTHING)
    return 1


@lean_kernel
def put_begin(meaning: int, number: int, paper: Paper, at: int) -> int:
    """Write what stands before an item, or before the end where there is none."""
    if number > 0:
        return put(paper, at, COMMA)
    if meaning >= ROW:
        return put(paper, at, OPEN_OBJECT if meaning == KEYED else OPEN_LIST)
    return at


@lean_kernel
def put_end(template: Template, meaning: int, number: int, paper: Paper, at: int) -> int:
    """Write what stands behind all items."""
    if meaning >= ROW:
        at = put(paper, at, OPEN_OBJECT if meaning == KEYED else OPEN_LIST) if number == 0 else at
        return put(paper, at, CLOSE_OBJECT if meaning == KEYED else CLOSE_LIST)
    return put_text(template, NULL, paper, at) if meaning == MAYBE and number == 0 else at


@lean_kernel
def is_simple(template: Template, here: int) -> bool:
    """Whether each item is a number and nothing else, without a key: most are."""
    return ROW <= template[here] < KEYED and template[here + AXIS] >= NUMBER and template[here + AXIS + SIZE] == END


@lean_procedure
def put_simple(template: Template, here: int, memory: Memory, base: int, top: int, paper: Paper, at: int) -> int:
    """Write such items without further ado."""
    place, kind, step = base + template[here + 1], template[here + AXIS + 2], template[here + 5]
    number = 0
    while key_of(template, here, memory, base, top, number) != 0:
        at = put(paper, at, COMMA if number else OPEN_LIST)
        at = put_meaning(template, here + AXIS, number_at(memory, place + number * step, kind), paper, at)
        number += 1
    return put(paper, at, CLOSE_LIST)


@lean_procedure
def fill(
    template: Template, here: int, memory: Memory, base: int, top: int, stack: Stack, paper: Paper, at: int
) -> int:
    """Carry out instructions from one on; where the next byte goes on the paper.

    The numbers lie so many bytes behind the base; what says how long an array is, or what its keys are, lies behind the
    top of the record that it belongs to. While an item is written, what is around it waits on the stack.
    """
    depth = 0
    while depth > 0 or template[here] != END:
        number = 0
        if template[here] == END:
            depth -= FRAME
            here, base, top, number = stack[depth], stack[depth + 1], stack[depth + 2], stack[depth + 3]
        meaning = template[here]
        place = base + template[here + 1]
        if meaning == TEXT:
            at = put_text(template, here + 1, paper, at)
            here += 2 + template[here + 1]
        elif meaning >= NUMBER:
            at = put_meaning(template, here, number_at(memory, place, template[here + 2]), paper, at)
            here += SIZE
        elif meaning == HEAP:
            at = put_heap(template, here, memory, place, template[here + 2], paper, at)
            here += SIZE
        else:
            key = key_of(template, here, memory, base, top, number)
            if key == 0:
                at = put_end(template, meaning, number, paper, at)
                here = template[here + 3]
            else:
                if is_simple(template, here):
                    at = put_simple(template, here, memory, base, top, paper, at)
                    here = template[here + 3]
                    continue
                at = put_begin(meaning, number, paper, at)
                if meaning == KEYED:
                    at = put(paper, put_text(template, word(template, template[here + 8], key), paper, at), COLON)
                stack[depth], stack[depth + 1], stack[depth + 2], stack[depth + 3] = here, base, top, number + 1
                depth += FRAME
                base = place + number * template[here + 5]
                top = base if meaning == PART else top
                here += AXIS
    return at


@lean_procedure
def put_statement(template: Template, memory: Memory, base: int, stack: Stack, paper: Paper, at: int) -> int:
    """Write the statement of a log that begins at a byte."""
    number = number_at(memory, base + BYTES, KIND)
    return fill(template, template[FIRST + 2 * number], memory, base, base, stack, paper, at)


@lean_kernel
def is_for(template: Template, memory: Memory, base: int, eyes: int) -> bool:
    """Whether somebody is told the statement that begins at a byte."""
    audience = template[FIRST + 2 * number_at(memory, base + BYTES, KIND) + 1]
    return audience == FOR_ALL or (number_at(memory, base + HEAD * BYTES, KIND) == eyes) == (audience == FOR_OWNER)


@lean_procedure
def put_statements(
    template: Template, memory: Memory, base: int, used: int, eyes: int, stack: Stack, paper: Paper, at: int
) -> int:
    """Write what somebody is told by a log that begins at a byte, as a list."""
    begin = at
    here, end = base + HEAD * BYTES, base + used * BYTES
    while here < end:
        if is_for(template, memory, here, eyes):
            at = put(paper, at, OPEN_LIST if at == begin else COMMA)
            at = put_statement(template, memory, here, stack, paper, at)
        here += number_at(memory, here, KIND) * BYTES
    return put_end_of_list(paper, begin, at)


@lean_procedure
def put_first_statement(
    template: Template, memory: Memory, base: int, used: int, eyes: int, stack: Stack, paper: Paper, at: int
) -> int:
    """Write the first of them; null if there is none."""
    here, end = base + HEAD * BYTES, base + used * BYTES
    while here < end:
        if is_for(template, memory, here, eyes):
            return put_statement(template, memory, here, stack, paper, at)
        here += number_at(memory, here, KIND) * BYTES
    return put_text(template, NULL, paper, at)


@lean_procedure
def put_choice(
    verbs: Template,
    offers: Template,
    memory: Memory,
    base: int,
    log: Numbers,
    move: int,
    stack: Stack,
    paper: Paper,
    at: int,
) -> int:
    """Write a move with what its button offers: the last statement of a log, or the move itself, which is the first."""
    contents = FIRST + CONTENTS * (move >> VERB_BITS)
    first = base + HEAD * BYTES
    at = fill(verbs, verbs[contents], memory, first, first, stack, paper, at)
    if log[1] > HEAD:
        at = put_statement(offers, memory, base + log[1] * BYTES, stack, paper, at)
    else:
        at = fill(verbs, verbs[contents + 1], memory, first, first, stack, paper, at)
    return put(paper, at, CLOSE_OBJECT)


@lean_procedure
def name_move(verbs: Template, move: int, log: Numbers) -> None:
    """Say a move as if it were a statement: what it names, one after the other."""
    clear(log)
    begin(log, move >> VERB_BITS)
    table = verbs[FIRST + CONTENTS * (move >> VERB_BITS) + 2]
    for place in range(table + 1, table + 1 + 3 * verbs[table], 3):
        add(log, (move >> verbs[place] & (1 << verbs[place + 1]) - 1) + verbs[place + 2])
