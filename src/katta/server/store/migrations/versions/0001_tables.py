"""Tables, seats and moves.

Revision: 0001
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "tables",
        sa.Column("number", sa.Integer),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("clock", sa.Integer),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("invite", sa.String(64), nullable=False),
        sa.Column("dealer", sa.LargeBinary(32), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("rematch_of", sa.Integer),
        sa.PrimaryKeyConstraint("number", name="pk_tables"),
        sa.UniqueConstraint("name", name="uq_tables_name"),
        sa.UniqueConstraint("rematch_of", name="uq_tables_rematch_of"),
    )
    op.create_table(
        "seats",
        sa.Column("table_number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("level", sa.String(32)),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table_number", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_number"], ["tables.number"], name="fk_seats_table_number"),
    )
    op.create_table(
        "moves",
        sa.Column("table_number", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("actor", sa.Integer, nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_number", "version", name="pk_moves"),
        sa.ForeignKeyConstraint(["table_number"], ["tables.number"], name="fk_moves_table_number"),
    )
