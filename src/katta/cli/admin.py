"""`katta admin`: what those who run a server do with its tables."""

import re
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from katta.cli import language
from katta.cli.language import Language
from katta.cli.reach import Reach
from katta.terminal.failure import FAILED, Failure, Misuse

if TYPE_CHECKING:
    from katta.server.admin.overview import Glance

ENDED = ("over", "closed")
SECONDS = {"m": 60, "h": 3600, "d": 86400, "w": 604800}

admin = typer.Typer(
    help="Look after the tables of a server: list, close, delete, check, back up and restore them.",
    no_args_is_help=True,
    context_settings={"help_option_names": ["--help"]},
)
OF_A_TABLE = {"ignore_unknown_options": True}
"""The name of a table may begin like an option."""

Database = Annotated[str, typer.Option(metavar="URL", help="Where the tables are kept, as for `katta serve`.")]
KeyFile = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE", envvar="KATTA_KEY_FILE", help="The key of the tables, as for `katta serve`.", show_default=False
    ),
]
ServerAddress = Annotated[
    str | None, typer.Option("--server", metavar="URL", help="The server, if it runs on another machine.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def _name(given: str | None) -> str | None:
    """The name of a table, also out of its link."""
    return None if given is None else given.rpartition("/table/")[2].partition("#")[0]


Table = Annotated[
    str, typer.Argument(metavar="TABLE", callback=_name, help="The table: its link, or what follows /table/ there.")
]


@admin.command("list")
def list_tables(database: Database = "", as_json: AsJson = False, lang: Language = None) -> int:
    """List all tables, the liveliest first."""
    with _opened(database) as reach:
        found = _glances(reach)
    if as_json:
        _print_json(found)
    elif not found:
        typer.echo(_say("admin-none"))
    else:
        _print_table(found)
    return 0


@admin.command(context_settings=OF_A_TABLE)
def show(table: Table, database: Database = "", as_json: AsJson = False, lang: Language = None) -> int:
    """Show one table."""
    with _opened(database) as reach:
        found = _glances(reach, table)
    if not found:
        raise Failure("error-admin-table", table=table)
    if as_json:
        _print_json(found[0])
    else:
        _print_table(found)
        glance = found[0]
        typer.echo(_say("admin-seats", bots=glance.bots, open=glance.open, moves=glance.moves))
    return 0


@admin.command(context_settings=OF_A_TABLE)
def close(
    table: Table,
    database: Database = "",
    key_file: KeyFile = None,
    server: ServerAddress = None,
    lang: Language = None,
) -> int:
    """End a table for everybody; those who sit there are told. What was played stays."""
    with _opened(database, key_file, server) as reach:
        found = _glances(reach, table)
        if found and found[0].status in ENDED:
            raise Failure("error-admin-over", table=table)
        if not reach.end([table], "close"):
            raise Failure("error-admin-table", table=table)
    typer.echo(_say("admin-closed", table=table))
    return 0


@admin.command(context_settings=OF_A_TABLE)
def delete(
    table: Table,
    database: Database = "",
    key_file: KeyFile = None,
    server: ServerAddress = None,
    lang: Language = None,
) -> int:
    """Remove a table with all that was played there, for good."""
    with _opened(database, key_file, server) as reach:
        if not reach.end([table], "delete"):
            raise Failure("error-admin-table", table=table)
    typer.echo(_say("admin-deleted", count=1))
    return 0


@admin.command()
def prune(
    finished_before: Annotated[
        str | None, typer.Option(metavar="AGE", help="Remove what is over for longer than this: 90d, 12h.")
    ] = None,
    idle_before: Annotated[
        str | None, typer.Option(metavar="AGE", help="Remove unfinished tables where nothing happened for so long.")
    ] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say which ones.")] = False,
    database: Database = "",
    key_file: KeyFile = None,
    server: ServerAddress = None,
    lang: Language = None,
) -> int:
    """Remove old tables by a rule, for good."""
    from katta.server.admin.overview import old_ones
    from katta.server.tables import audit

    if finished_before is None and idle_before is None:
        raise Misuse("error-admin-rule")
    finished, idle = _seconds(finished_before), _seconds(idle_before)
    with _opened(database, key_file, server) as reach:
        old = old_ones(_glances(reach), finished, idle)
        if dry_run:
            if old:
                _print_table(old)
            typer.echo(_say("admin-would-delete", count=len(old)))
            return 0
        gone = reach.end([glance.table for glance in old], "delete")
        audit.note("prune", "admin", finished_before=finished_before, idle_before=idle_before, tables=len(gone))
    typer.echo(_say("admin-deleted", count=len(gone)))
    return 0


@admin.command(context_settings=OF_A_TABLE)
def check(
    table: Annotated[str | None, typer.Argument(metavar="TABLE", callback=_name, help="Only this table.")] = None,
    database: Database = "",
    key_file: KeyFile = None,
    lang: Language = None,
) -> int:
    """Play every table through and say which one is spoilt, if any; the exit code is 1 then."""
    from katta.server.admin.integrity import check as look_into

    looked_into, spoilt = 0, 0
    with _opened(database, key_file) as reach:
        for finding in look_into(reach.engine, reach.vault, table):
            looked_into += 1
            if finding.problem is not None:
                spoilt += finding.is_spoilt
                typer.echo(f"{finding.table}: {_say(f'admin-spoilt-{finding.problem}')}")
    if table is not None and not looked_into:
        raise Failure("error-admin-table", table=table)
    typer.echo(_say("admin-checked", count=looked_into, spoilt=spoilt))
    return FAILED if spoilt else 0


@admin.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write it; one that is there is replaced.")],
    with_key: Annotated[
        bool, typer.Option("--with-key", help="Put the key into it, too: who has the file can read all secrets then.")
    ] = False,
    database: Database = "",
    key_file: KeyFile = None,
    lang: Language = None,
) -> int:
    """Write all tables into one file, while the server runs or not. It can be restored into any database."""
    from katta.server.admin.backup import back_up
    from katta.server.tables import audit

    with _opened(database, key_file) as reach:
        count = back_up(reach.engine, file, reach.vault, with_key)
        audit.note("backup", "admin", tables=count, with_key=with_key)
        typer.echo(_say("admin-backed-up", count=count, file=str(file)))
        typer.echo(_say("admin-with-key" if with_key else "admin-without-key", key=str(reach.key_file)))
    return 0


@admin.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    replace: Annotated[bool, typer.Option("--replace", help="Replace the tables that are there.")] = False,
    while_running: Annotated[
        bool, typer.Option("--while-running", help="Even if the server runs; those who play are asked to wait.")
    ] = False,
    database: Database = "",
    key_file: KeyFile = None,
    server: ServerAddress = None,
    lang: Language = None,
) -> int:
    """Fill the database from a backup: all of it, or nothing."""
    from katta.server.admin.backup import BadBackup, NotEmpty
    from katta.server.admin.backup import restore as fill
    from katta.server.tables import audit

    with _opened(database, key_file, server, is_new=True) as reach:
        if reach.server is not None and not while_running:
            raise Failure("error-admin-running", address=reach.server.address)
        try:
            with reach.rest():
                shut = fill(reach.engine, file, reach.key_file, replace)
        except BadBackup:
            raise Failure("error-admin-backup", file=str(file)) from None
        except NotEmpty:
            raise Failure("error-admin-not-empty", what=reach.what) from None
        audit.note("restore", "admin", replace=replace)
        typer.echo(_say("admin-restored", count=len(_glances(reach))))
        if shut:
            typer.echo(_say("admin-shut", count=shut, key=str(reach.key_file)))
    return 0


@admin.command()
def token(
    metrics: Annotated[bool, typer.Option("--metrics", help="The one that opens only /metrics.")] = False,
    database: Database = "",
    key_file: KeyFile = None,
    lang: Language = None,
) -> int:
    """Print the token that opens the administration of the server over HTTP."""
    with _opened(database, key_file) as reach:
        typer.echo(reach.vault.token("metrics" if metrics else "admin"))
    return 0


@contextmanager
def _opened(
    database: str, key_file: Path | None = None, server: str | None = None, is_new: bool = False
) -> Iterator[Reach]:
    """The store; what is wrong with it is said in a sentence."""
    import sqlalchemy as sa
    from alembic.util import CommandError

    from katta.server.store import keyring, permissions
    from katta.server.telemetry import logs

    logs.set_up(as_json=True)
    permissions.be_private()
    try:
        reach = Reach(database, key_file, server)
        if is_new:
            _make_room(reach)
        else:
            _require_current(reach)
        try:
            yield reach
        finally:
            reach.engine.dispose()
    except ConnectionRefusedError as problem:
        raise Failure("error-admin-server", address=str(server), problem=str(problem.strerror)) from None
    except keyring.BadKey:
        raise Failure("error-serve-key", what=str(reach.key_file)) from None
    except CommandError:
        raise Failure("error-admin-revision", what=reach.what) from None
    except (sa.exc.SQLAlchemyError, ImportError) as problem:
        reason = str(getattr(problem, "orig", None) or problem).splitlines()[0]
        raise Failure("error-admin-store", problem=reason) from None


def _make_room(reach: Reach) -> None:
    from katta.server.store import permissions

    if reach.engine.dialect.name == "sqlite":
        permissions.make_folder(Path(reach.what).parent)


def _require_current(reach: Reach) -> None:
    """Nothing is made or changed by looking: that is for the server's start."""
    from katta.server.store.migrate import newest_revision, revision_of

    if reach.engine.dialect.name == "sqlite" and not Path(reach.what).exists():
        raise Failure("error-admin-no-store", what=reach.what)
    with reach.engine.connect() as connection:
        revision = revision_of(connection)
    if revision is None:
        raise Failure("error-admin-no-store", what=reach.what)
    if revision != newest_revision():
        raise Failure("error-admin-revision", what=reach.what)


def _glances(reach: Reach, table: str | None = None) -> "list[Glance]":
    from katta.server.admin.overview import tables_of
    from katta.server.store.snapshot import snapshot

    with snapshot(reach.engine) as connection:
        return tables_of(connection, table)


def _print_json(found: "Glance | list[Glance]") -> None:
    import msgspec

    typer.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())


def _print_table(found: "list[Glance]") -> None:
    from rich.console import Console
    from rich.table import Table as Grid

    grid = Grid(box=None, pad_edge=False)
    for column in ("table", "game", "status", "people", "age", "last"):
        grid.add_column(_say(f"admin-column-{column}"), overflow="fold")
    now = time.time()
    for glance in found:
        grid.add_row(
            glance.table,
            glance.game,
            _say(f"admin-status-{glance.status}"),
            ", ".join(glance.people),
            _age(now - glance.created),
            _age(now - glance.last),
        )
    Console(highlight=False, markup=False, file=sys.stdout).print(grid)


def _age(seconds: float) -> str:
    """In the largest unit that it fills."""
    for unit in ("d", "h"):
        if seconds >= SECONDS[unit]:
            return _say(f"admin-age-{unit}", count=int(seconds // SECONDS[unit]))
    return _say("admin-age-m", count=max(0, int(seconds // SECONDS["m"])))


def _seconds(age: str | None) -> float | None:
    """`90d` as seconds."""
    if age is None:
        return None
    found = re.fullmatch(r"(\d{1,6})([mhdw])", age)
    if found is None:
        raise Misuse("error-admin-age", age=age)
    return float(found[1]) * SECONDS[found[2]]


def _say(id: str, **arguments: str | int) -> str:
    return language.catalogue().say(id, **arguments)
