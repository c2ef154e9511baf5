"""The app: all commands, and one clear sentence for everything that can go wrong."""

import logging
import os
import sys
from collections.abc import Sequence
from typing import Annotated, TextIO

import typer

from katta.cli import (
    admin,
    analyse,
    arena,
    bench,
    games,
    joining,
    language,
    learn,
    new_game,
    play,
    replay,
    rules,
    serving,
    site,
    verify,
)
from katta.cli.configuration import Configurable
from katta.core.errors import KattaError
from katta.terminal.failure import FAILED, Failure

INTERRUPTED = 130
COMMANDS = (
    play.play,
    learn.learn,
    replay.replay,
    verify.verify,
    analyse.analyse,
    arena.arena,
    rules.rules,
    games.games,
    new_game.new_game,
    bench.bench,
    serving.serve,
    joining.join,
    site.site,
)
GROUPS = {"admin": admin.admin}

app = typer.Typer(
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def katta(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say which version this is.")] = False,
) -> None:
    """One table for several games: play them with friends or honest bots, in six languages.

    Start with `katta play`; it asks for all it needs to know.
    """
    if version:
        from katta import __version__

        typer.echo(f"katta {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
        raise typer.Exit


for command in COMMANDS:
    app.command(cls=Configurable if command is serving.serve else None)(command)
for name, group in GROUPS.items():
    app.add_typer(group, name=name)


def run(arguments: Sequence[str]) -> int:
    """Run a command; returns its exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr] # a terminal that lacks a letter shows `?`
    if logging.lastResort is not None:  # where nobody keeps a log, warnings are read by whoever typed the command
        logging.lastResort.setFormatter(logging.Formatter("katta: %(message)s"))
    try:
        return int(app(list(arguments), prog_name="katta", standalone_mode=False) or 0)
    except typer.TyperException as problem:
        return _fail(problem.format_message(), problem.exit_code)
    except Failure as problem:
        return _fail(language.catalogue().say(problem.message), problem.code)
    except KattaError as problem:
        return _fail(str(problem), FAILED)
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        _close(sys.stdout)
        return FAILED
    except OSError as problem:
        sentence = language.catalogue().say(
            "error-file", file=str(problem.filename or ""), problem=str(problem.strerror or problem)
        )
        return _fail(sentence, FAILED)


def _fail(sentence: str, code: int) -> int:
    """Say what went wrong in one line, whatever was typed."""
    visible = "".join(character if character.isprintable() else " " for character in sentence)
    print(f"katta: {visible}", file=sys.stderr)
    return code


def _close(stream: TextIO) -> None:
    """Nobody reads any more: what is still unwritten goes nowhere, without a complaint at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
