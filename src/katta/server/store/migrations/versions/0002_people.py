"""Tables of people: a waiting room, a host who is a person, evenings of several games, messages to who is away.

Revision: 0002
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what is new about tables and seats; tables that still wait for players go on waiting."""
    op.add_column("tables", sa.Column("invitation", sa.String(64)))
    op.add_column("tables", sa.Column("begun", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("start", sa.String(8), nullable=False, server_default="full"))
    op.add_column("tables", sa.Column("first", sa.Integer, server_default="0"))
    op.add_column("tables", sa.Column("evening", sa.String(32)))
    op.add_column("tables", sa.Column("result", sa.JSON))
    op.create_index("ix_tables_evening", "tables", ["evening"])
    op.add_column("seats", sa.Column("host", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("mark", sa.String(16)))
    op.create_table(
        "pushes",
        sa.Column("number", sa.Integer),
        sa.Column("table_number", sa.Integer, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("p256dh", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_pushes"),
        sa.UniqueConstraint("table_number", "secret", "endpoint", name="uq_pushes_table_number"),
        sa.ForeignKeyConstraint(["table_number"], ["tables.number"], name="fk_pushes_table_number"),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String(32)),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )
    _mark_waiting_tables_and_hosts()


def _mark_waiting_tables_and_hosts() -> None:
    tables = sa.table("tables", sa.column("number"), sa.column("begun", sa.Boolean))
    seats = sa.table("seats", *map(sa.column, ("table_number", "seat", "kind")), sa.column("host", sa.Boolean))
    moves = sa.table("moves", sa.column("table_number"))
    with_moves = sa.select(moves.c.table_number)
    with_open_seats = sa.select(seats.c.table_number).where(seats.c.kind == "open")
    is_waiting = tables.c.number.in_(with_open_seats) & tables.c.number.not_in(with_moves)
    op.execute(tables.update().where(is_waiting).values(begun=False))
    other = seats.alias()
    is_first = seats.c.seat == (
        sa.select(sa.func.min(other.c.seat))
        .where((other.c.table_number == seats.c.table_number) & (other.c.kind == "person"))
        .scalar_subquery()
    )
    op.execute(seats.update().where(is_first).values(host=True))
