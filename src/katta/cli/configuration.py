"""Where a server's settings come from: its options, else the environment, else a file, else what is usual.

The options of `katta serve` are the only list of them. An option `--away-seconds` is the variable `KATTA_AWAY_SECONDS`
and the line `away-seconds = 30` of the file; `KATTA_AWAY_SECONDS_FILE` names a file that holds nothing but the value,
as secrets do.
`python docs/settings.py` writes the table of them for docs/running.md.
"""

import os
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperOption

from katta.terminal.failure import Misuse

PREFIX, HELD_BY_A_FILE = "KATTA_", "_FILE"


class Configurable(TyperCommand):
    """A command whose options are settings."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        for option in options(self):
            option.envvar = variable(key(option))
            option.show_envvar = True


def options(command: TyperCommand) -> Iterator[TyperOption]:
    """Those of a command, without `--help`."""
    for option in command.params:
        if isinstance(option, TyperOption) and "--help" not in option.opts:
            yield option


def key(option: TyperOption) -> str:
    """What a setting is called in a file: as its option, without the dashes before it."""
    return max(option.opts, key=len).lstrip("-")


def variable(name: str) -> str:
    """What a setting is called in the environment."""
    return PREFIX + name.replace("-", "_").upper()


def _settle(context: typer.Context, file: Path | None) -> Path | None:
    """Read what is neither an option nor a plain variable, before any option asks for it."""
    command = context.command
    assert isinstance(command, TyperCommand)
    known = {key(option): option for option in options(command)}
    _check_environment(known)
    found = dict(_from_file(file, known)) if file else {}
    context.default_map = found | dict(_from_named_files(known))
    return file


ConfigFile = Annotated[
    Path | None,
    typer.Option(
        "--config",
        metavar="FILE",
        help="A TOML file with settings, called as the options are. Options and variables go before it.",
        callback=_settle,
        is_eager=True,
    ),
]
"""The option of a configurable command."""


def _from_file(file: Path, known: Mapping[str, TyperOption]) -> Iterator[tuple[str, Any]]:
    try:
        written = tomllib.loads(file.read_text(encoding="utf-8"))
    except ValueError as problem:
        raise Misuse("error-config-file", file=str(file), problem=str(problem)) from None
    for name, value in written.items():
        if name not in known or name == "config":
            raise Misuse("error-config-unknown", file=str(file), name=name)
        option = known[name]
        if not _fits(option, value):
            raise Misuse("error-config-value", file=str(file), name=name, value=str(value))
        yield option.name, _as_typed(option, value)


def _fits(option: TyperOption, value: Any) -> bool:
    if isinstance(value, list):
        return option.multiple and all(isinstance(one, str) for one in value)
    return not isinstance(value, dict) and isinstance(value, bool) == option.is_flag


def _as_typed(option: TyperOption, value: Any) -> Any:
    """As if it had been an option, so that it is judged alike."""
    if isinstance(value, list):
        return value
    if option.is_flag:
        return value
    return [str(value)] if option.multiple else str(value)


def _from_named_files(known: Mapping[str, TyperOption]) -> Iterator[tuple[str, Any]]:
    for name, option in known.items():
        plain = variable(name)
        if file := os.environ.get(plain + HELD_BY_A_FILE):
            if os.environ.get(plain):
                raise Misuse("error-config-twice", name=plain, other=plain + HELD_BY_A_FILE)
            value = Path(file).read_text(encoding="utf-8").strip()
            yield option.name, value.split() if option.multiple else value


def _check_environment(known: Mapping[str, TyperOption]) -> None:
    """A variable that is misspelt must not be passed over: the tables would be kept elsewhere, say."""
    names = {variable(name) for name in known}
    for name in sorted(os.environ):
        if name.startswith(PREFIX) and not names & {name, name.removesuffix(HELD_BY_A_FILE)}:
            raise Misuse("error-config-variable", name=name)


def table(command: TyperCommand) -> str:
    """All settings, as Markdown."""
    rows = ["| option | variable | default | meaning |", "|---|---|---|---|"]
    for option in options(command):
        usual = option.default if option.default not in (None, "", False, 0) else ""
        rows.append(f"| `--{key(option)}` | `{variable(key(option))}` | {usual} | {option.help} |")
    return "\n".join(rows)
