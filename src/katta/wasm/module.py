"""Compiles kernels to a WebAssembly module.

Numba keeps the LLVM code of what it has compiled for other kernels to call. That code is told to be for WebAssembly
(where an address has 32 bits), gets a door for every kernel (a function that names the arrays of the module by their
addresses), is optimised anew, emitted by llvmlite and linked by the linker of `ziglang`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

import llvmlite.binding as llvm
import numba
from numba import types

from katta.bots.tree import Workspace
from katta.core.game import Game
from katta.wasm.entries import ENTRIES, MOST_RETURNED, RAISED, RETURNED, WORKSPACE, Entry, arrays, workspace
from katta.wasm.errors import NotCompiled
from katta.wasm.linker import linked

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+simd128,+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"
"""What browsers have had since 2022."""

ALIGNMENT = 16

TARGET = re.compile(r"^target (datalayout|triple).*\n", re.MULTILINE)
COUNTING = re.compile(r"^define [^\n]*@NRT_(incref|decref)\([^\n]*\{\n.*?^\}", re.MULTILINE | re.DOTALL)
COMMON = re.compile(r"= common (local_unnamed_addr )?global")

ARENA_BYTES = 1 << 22
ARENA = f"""
@arena = global [{ARENA_BYTES} x i8] zeroinitializer, align 64
@arena_used = global i32 0
declare void @llvm.trap()
define ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) {{
  %used = load i32, ptr @arena_used
  %room = trunc i64 %size to i32
  %wanted = add i32 %room, 127
  %whole = and i32 %wanted, -64
  %after = add i32 %used, %whole
  %fits = icmp ule i32 %after, {ARENA_BYTES}
  br i1 %fits, label %take, label %full
take:
  store i32 %after, ptr @arena_used
  %owner = getelementptr i8, ptr @arena, i32 %used
  %data = getelementptr i8, ptr %owner, i32 64
  %narrow = getelementptr i8, ptr %owner, i32 16
  %wide = getelementptr i8, ptr %owner, i32 24
  store i64 1, ptr %owner
  store ptr %data, ptr %narrow
  store ptr %data, ptr %wide
  ret ptr %owner
full:
  call void @llvm.trap()
  unreachable
}}
"""
"""Room for the few small arrays that rules make for themselves: taken one after the other, free again at every call.

The address of an array stands where it stands in Numba's own layout, with addresses of 32 bits or of 64.
"""

ANYWHERE = re.compile(r"llvm\.(?!x86|aarch64|arm)")
"""Intrinsics that are not of one kind of processor."""

OUTSIDE = ("memset", "memcpy", "memmove")
"""What LLVM may call for an intrinsic; `bulk-memory` makes instructions of them."""


def compiled(game: Game, names: tuple[str, ...] = tuple(ENTRIES)) -> bytes:
    """The module of a game with the kernels of these names."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    memory = arrays(game)
    target = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES)
    module = llvm.parse_assembly(_memory(memory, str(target.target_data)))
    for name in names:
        found = _compiled(ENTRIES[name], memory)
        library = _retargeted(str(found.library._get_module_for_linking()), str(target.target_data))
        kernel = library.get_function(found.fndesc.mangled_name)
        kernel.linkage = "external"  # else nobody seems to need it
        door = _door(name, ENTRIES[name], memory, kernel, found.fndesc.restype)
        module.link_in(library)
        module.link_in(llvm.parse_assembly(_head(str(target.target_data)) + door))
    _optimise(module, target, names)
    return linked(target.emit_object(module), [*names, *memory, RETURNED])


def _compiled(entry: Entry, memory: Mapping[str, Any]) -> Any:
    """A kernel, compiled by Numba for the arrays of a game."""
    values = [_value(argument, memory) for argument in entry.arguments]
    signature = tuple(numba.typeof(value) for value in values)
    entry.kernel.compile(signature)
    return entry.kernel.overloads[signature]


def _value(argument: Any, memory: Mapping[str, Any]) -> Any:
    if not isinstance(argument, str):
        return argument
    return workspace(memory) if argument == WORKSPACE else memory[argument]


def _retargeted(code: str, layout: str) -> llvm.ModuleRef:
    """The same code for WebAssembly. Nothing is counted there: arrays live as long as the module, or the call."""
    code = COMMON.sub("= internal global", TARGET.sub("", code))
    code = COUNTING.sub(r"define internal void @NRT_\1(ptr %counted) { ret void }", code)
    return llvm.parse_assembly(_head(layout) + code.replace("@sqrt(", "@llvm.sqrt.f64("))


def _head(layout: str) -> str:
    return f'target datalayout = "{layout}"\ntarget triple = "{TRIPLE}"\n'


def _memory(memory: Mapping[str, Any], layout: str) -> str:
    """The arrays of a module, with nothing in them, and what numbers are handed out by."""
    rooms = {name: array.nbytes for name, array in memory.items()} | {RETURNED: 8 * MOST_RETURNED, RAISED: 8}
    lines = [f"@{name} = global [{room} x i8] zeroinitializer, align {ALIGNMENT}" for name, room in rooms.items()]
    return "\n".join([_head(layout), *lines, ARENA])


def _door(name: str, entry: Entry, memory: Mapping[str, Any], kernel: llvm.ValueRef, returned: Any) -> str:
    """Takes the numbers of a call and hands them over with the arrays; its result is 0 if all is well."""
    handed, taken, before = ["ptr %told", "ptr @raised"], [], []
    for place, argument in enumerate(entry.arguments):
        if isinstance(argument, str):
            for each in Workspace._fields if argument == WORKSPACE else [argument]:
                handed += _handed(each, memory[each])
            continue
        kind, wide, how = _KINDS[type(argument)]
        taken.append(f"{kind} %n{place}")
        if how:
            before.append(f"  %w{place} = {how} {kind} %n{place} to {wide}")
        handed.append(f"{wide} %{'w' if how else 'n'}{place}")
    kinds = [str(argument.type) for argument in kernel.arguments]
    if [each.split()[0] for each in handed] != kinds:
        raise NotCompiled(f"{name} takes {kinds}, not {handed}")
    return "\n".join(
        [
            *(f"@{array} = external global [{memory[array].nbytes} x i8]" for array in memory),
            f"@{RETURNED} = external global [{8 * MOST_RETURNED} x i8]",
            f"@{RAISED} = external global [8 x i8]",
            "@arena_used = external global i32",
            f'declare i32 @"{kernel.name}"({", ".join(kinds)})',
            f"define i32 @{name}({', '.join(taken)}) {{",
            f"  %told = alloca [{MOST_RETURNED} x i64]",
            "  store i32 0, ptr @arena_used",
            *before,
            f'  %status = call i32 @"{kernel.name}"({", ".join(handed)})',
            *_widened(name, entry, returned),
            "  ret i32 %status",
            "}",
        ]
    )


def _widened(name: str, entry: Entry, returned: Any) -> Iterator[str]:
    """What a kernel has returned, in as many bits as the compiler found enough, as whole numbers of one width."""
    is_tuple = isinstance(returned, types.BaseTuple)
    parts: list[Any] = [*returned] if is_tuple else [] if returned == types.none else [returned]
    if len(parts) != len(entry.returns):
        raise NotCompiled(f"{name} returns {returned}, not {', '.join(entry.returns) or 'nothing'}")
    kinds = [f"i{8 if part == types.boolean else part.bitwidth}" for part in parts]
    for place, (part, kind) in enumerate(zip(parts, kinds, strict=True)):
        yield f"  %place{place} = getelementptr {{ {', '.join(kinds)} }}, ptr %told, i32 0, i32 {place}"
        yield f"  %part{place} = load {kind}, ptr %place{place}"
        yield f"  %slot{place} = getelementptr i64, ptr @{RETURNED}, i32 {place}"
        if kind == "i64":
            yield f"  store i64 %part{place}, ptr %slot{place}"
            continue
        has_sign = part != types.boolean and part.signed
        yield f"  %whole{place} = {'sext' if has_sign else 'zext'} {kind} %part{place} to i64"
        yield f"  store i64 %whole{place}, ptr %slot{place}"


_KINDS = {int: ("i32", "i64", "sext"), float: ("double", "double", ""), bool: ("i32", "i8", "trunc")}
"""How a number is given, what the kernel takes, and what leads from one to the other."""


def _handed(name: str, array: Any) -> Iterator[str]:
    """An array as Numba hands it over: no owner, its length, the size of an item, where it lies, shape and strides."""
    length, size = len(array), array.itemsize
    yield from ("ptr null", "ptr null", f"i64 {array.size}", f"i64 {size}", f"ptr @{name}")
    yield from (f"i64 {length}", f"i64 {size}")


def _merge_alike(module: llvm.ModuleRef, passes: Any) -> None:
    """A kernel that several others call was compiled for each of them, and under another name by each process."""
    merging = llvm.create_new_module_pass_manager()
    merging.add_merge_functions_pass()
    merging.run(module, passes)


def _optimise(module: llvm.ModuleRef, target: Any, names: tuple[str, ...]) -> None:
    """Keep what the doors need, and make the best of it."""
    for function in module.functions:
        if not function.is_declaration:
            function.linkage = "external" if function.name in names else "internal"
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    passes = llvm.create_pass_builder(target, options)
    _merge_alike(module, passes)
    passes.getModulePassManager().run(module, passes)
    _merge_alike(module, passes)
    module.verify()
    missing = [
        function.name
        for function in module.functions
        if function.is_declaration and function.name not in OUTSIDE and not ANYWHERE.match(function.name)
    ]
    if missing:
        raise NotCompiled(f"the kernels call {', '.join(missing)}, which a page does not have")
