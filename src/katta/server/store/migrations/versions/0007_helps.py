"""What tables show to all though the box leaves it to memory.

Revision: 0007
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add helps; tables that are there already give none."""
    op.add_column("tables", sa.Column("helps", sa.JSON, nullable=False, server_default="[]"))
