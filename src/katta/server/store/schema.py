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
    sa.Column("dealer", sa.LargeBinary, nullable=False),  # the dealer's secret, needed to go on dealing; sealed
    sa.Column("created", sa.Float, nullable=False),  # seconds since 1970
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("rematch_of", sa.Integer, unique=True),  # at most one rematch of a game
    sa.Column("begun", sa.Boolean, nullable=False),
    sa.Column(
        "start", sa.String(8), nullable=False
    ),  # full: when no seat is open; host: at a word; cut: with all numbers
    sa.Column("first", sa.Integer),  # the seat that is to begin; none: drawn by lot
    sa.Column("evening", sa.String(32), index=True),  # the name of its first table; none: this is the first
    sa.Column("result", sa.JSON),  # scores and winners
    sa.Column("closed", sa.Float),  # when whoever runs the server ended it, in seconds since 1970
    sa.Column("invitation", sa.String(200)),  # the secret for open seats itself, for those who sit here; sealed
    sa.Column("seating", sa.Integer, nullable=False),  # counts the changes of the seats and of what is played
    sa.Column("server", sa.Integer),  # where it lives; none: nowhere yet
    sa.Column("helps", sa.JSON, nullable=False),  # what is shown to all though the box leaves it to memory
)

servers = sa.Table(
    "servers",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),  # of a server from its start to its end
    sa.Column("address", sa.String(200), nullable=False),  # where the other servers reach it
    sa.Column("seen", sa.Float, nullable=False),  # when it wrote last, by the clock of the store
    sa.Column("writer", sa.Integer, nullable=False),  # counts its scribes; the store takes nothing from older ones
    sa.Column("settled", sa.BigInteger, nullable=False),  # the last of its jobs of which the store knows what became
    sa.Column("refused", sa.String(8000), nullable=False),  # those of the same batch before it that were not kept
    sa.Column("fenced", sa.Boolean, nullable=False),  # another one has taken over: it may write no more
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
    sa.Column("host", sa.Boolean, nullable=False),  # the person who made the table
    sa.Column("mark", sa.String(16)),  # the colour and symbol that the person has chosen
)

moves = sa.Table(
    "moves",
    metadata,
    sa.Column("table_number", sa.ForeignKey("tables.number"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),  # of the table after it, from 1 on
    sa.Column("kind", sa.String(8), nullable=False),  # move, chance, undo or note
    sa.Column("actor", sa.Integer, nullable=False),  # the seat; -1: chance
    sa.Column("text", sa.String(200), nullable=False),  # undo: how many moves still stand; note: what is told
    sa.Column("at", sa.Float, nullable=False),  # seconds since 1970
)

pushes = sa.Table(
    "pushes",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("table_number", sa.ForeignKey("tables.number"), nullable=False),
    sa.Column("secret", sa.String(64), nullable=False),  # of the seat, as `seats` keeps it: it goes with the person
    sa.Column("endpoint", sa.String(1000), nullable=False),  # where the browser's maker takes messages for the device
    sa.Column("p256dh", sa.String(128), nullable=False),  # the device's key
    sa.Column("auth", sa.String(64), nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    sa.UniqueConstraint("table_number", "secret", "endpoint"),
)

cuts = sa.Table(
    "cuts",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True),  # in the order in which it happened; nothing is ever changed
    sa.Column("table_number", sa.ForeignKey("tables.number"), nullable=False, index=True),
    sa.Column("secret", sa.String(64), nullable=False),  # of the seat, as `seats` keeps it: it goes with the person
    sa.Column("kind", sa.String(16), nullable=False),  # commitment, number, or without: dealt without the number
    sa.Column("value", sa.String(64), nullable=False),
)

reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("table_number", sa.ForeignKey("tables.number"), primary_key=True, autoincrement=False),
    sa.Column("version", sa.Integer, nullable=False),  # of the table that it is about: some games end twice
    sa.Column("body", sa.Text, nullable=False),  # what the best bot thinks of the game, as clients are told it
)

keys = sa.Table(
    "keys",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),  # sealed
)
