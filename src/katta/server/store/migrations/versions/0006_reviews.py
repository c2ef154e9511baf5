"""What the best bot thinks of finished games.

Revision: 0006
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add reviews; those of games that are over already are worked out when somebody asks."""
    op.create_table(
        "reviews",
        sa.Column("table_number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_number", name="pk_reviews"),
        sa.ForeignKeyConstraint(["table_number"], ["tables.number"], name="fk_reviews_table_number"),
    )
