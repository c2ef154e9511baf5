"""Several servers: which ones there are, where each table lives, and which change of the seats is the newest.

Revision: 0004
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the servers; tables live nowhere until somebody asks for them."""
    op.create_table(
        "servers",
        sa.Column("id", sa.Integer),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("writer", sa.Integer, nullable=False),
        sa.Column("settled", sa.BigInteger, nullable=False),
        sa.Column("refused", sa.String(8000), nullable=False),
        sa.Column("fenced", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_servers"),
    )
    op.add_column("tables", sa.Column("seating", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("server", sa.Integer))
