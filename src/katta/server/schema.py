"""The tables of the store. Moves are only ever added; everything about a game can be rebuilt from them."""

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("name", sa.String(32), nullable=False, unique=True),  # the public, unguessable one
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),  # the version of the game's rules
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("clock", sa.Integer),  # seconds a move
    sa.Column("spectators", sa.Boolean, nullable=False),
    sa.Column("hints", sa.Boolean, nullable=False),
    sa.Column("host", sa.String(64), nullable=False),  # SHA-256 of the host's secret
    sa.Column("invite", sa.String(64), nullable=False),  # SHA-256 of the secret for open seats
    sa.Column("dealer", sa.LargeBinary(32), nullable=False),  # the dealer's secret, needed to go on dealing
    sa.Column("created", sa.Float, nullable=False),  # seconds since 1970
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("rematch_of", sa.Integer, unique=True),  # at most one rematch of a game
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_number", sa.ForeignKey("tables.number"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(8), nullable=False),  # person, bot or open
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("level", sa.String(32)),  # of a bot, or of the bot that stands in for a person
    sa.Column("secret", sa.String(64), nullable=False),  # SHA-256 of the seat's secret
)

moves = sa.Table(
    "moves",
    metadata,
    sa.Column("table_number", sa.ForeignKey("tables.number"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),  # of the table after it, from 1 on
    sa.Column("kind", sa.String(8), nullable=False),  # move, chance or undo
    sa.Column("actor", sa.Integer, nullable=False),  # the seat; -1: chance
    sa.Column("text", sa.String(200), nullable=False),  # undo: how many moves still stand
    sa.Column("at", sa.Float, nullable=False),  # seconds since 1970
)
