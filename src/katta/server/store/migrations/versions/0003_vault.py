"""Secrets are sealed, and a table can be closed by whoever runs the server.

Revision: 0003
"""

import sqlalchemy as sa
from alembic import context, op

from katta.server.store.vault import Vault

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

LONGEST_SEALED = 200


def upgrade() -> None:
    """Seal what older stores kept in clear; the column of invitations becomes wide enough for that."""
    op.add_column("tables", sa.Column("closed", sa.Float))
    op.add_column("tables", sa.Column("sealed_invitation", sa.String(LONGEST_SEALED)))
    vault: Vault = context.config.attributes["vault"]
    _seal_tables(vault)
    _seal_keys(vault)
    op.execute("ALTER TABLE tables DROP COLUMN invitation")
    op.execute("ALTER TABLE tables RENAME COLUMN sealed_invitation TO invitation")


def _seal_tables(vault: Vault) -> None:
    tables = sa.table(
        "tables",
        sa.column("number", sa.Integer),
        sa.column("name", sa.String),
        sa.column("dealer", sa.LargeBinary),
        sa.column("invitation", sa.String),
        sa.column("sealed_invitation", sa.String),
    )
    connection = op.get_bind()
    found = sa.select(tables.c.number, tables.c.name, tables.c.dealer, tables.c.invitation)
    sealed = [
        {
            "place": number,
            "shut": vault.seal(dealer, f"dealer of {name}"),
            "invited": invitation and vault.seal_text(invitation, f"invitation of {name}"),
        }
        for number, name, dealer, invitation in connection.execute(found)
    ]
    if sealed:
        connection.execute(
            tables.update()
            .where(tables.c.number == sa.bindparam("place"))
            .values(dealer=sa.bindparam("shut"), sealed_invitation=sa.bindparam("invited")),
            sealed,
        )


def _seal_keys(vault: Vault) -> None:
    keys = sa.table("keys", sa.column("name", sa.String), sa.column("value", sa.Text))
    connection = op.get_bind()
    for name, value in connection.execute(sa.select(keys.c.name, keys.c.value)).all():
        sealed = vault.seal_text(value, f"key {name}")
        connection.execute(keys.update().where(keys.c.name == name).values(value=sealed))
