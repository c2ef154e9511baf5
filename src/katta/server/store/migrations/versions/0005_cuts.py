"""The numbers with which the devices of the players cut.

Revision: 0005
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what devices commit to and show; games that have begun are dealt on as they were."""
    op.create_table(
        "cuts",
        sa.Column("number", sa.Integer),
        sa.Column("table_number", sa.Integer, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("value", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_cuts"),
        sa.ForeignKeyConstraint(["table_number"], ["tables.number"], name="fk_cuts_table_number"),
    )
    op.create_index("ix_cuts_table_number", "cuts", ["table_number"])
