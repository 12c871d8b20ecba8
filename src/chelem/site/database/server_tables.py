"""The tables of running servers, which no backup has: another database has servers of its own, or none."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    func,
)

metadata = MetaData()
"""What all tables of the database belong to."""

bus_listeners = Table(  # of messages through PostgreSQL: which processes hear or answer which subjects
    "bus_listeners",
    metadata,
    Column("subject", Text, primary_key=True),
    Column("team", Text, primary_key=True),  # of whose processes one gets each message
    Column("process", Text, primary_key=True),
    Column("connection", Text, nullable=False),  # the name of that by which it is notified
)

bus_messages = Table(  # which are too long for a notification, for a minute
    "bus_messages",
    metadata,
    Column("id", Text, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False, server_default=func.now()),
)

leases = Table(  # which process owns each shard, by the clock of the database; always all rows
    "leases",
    metadata,
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("owner", Text),  # the id of a process; null if it was handed over, or never taken
    Column("epoch", BigInteger, nullable=False),  # how often it has been taken
    Column("until", DateTime(timezone=True)),  # null if it was never taken
    postgresql_with={"fillfactor": 40},  # renewed each second: new versions of a row fit beside the old
)

processes = Table(  # the processes that share the database
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("since", DateTime(timezone=True), nullable=False),
    Column("until", DateTime(timezone=True), nullable=False),  # renewed together with its leases
    Column("owns", Boolean, nullable=False),  # whether it takes a share of the shards
    Column("host", Text),  # where it runs, and its number there
    Column("release", Text),  # of the program
    Column("messages", Integer),  # the version of its messages; null is the first
)

news = Table(  # what processes have announced to one another, for those that have missed the message
    "news",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("name", Text, nullable=False),
    Column("value", Text, nullable=False),  # JSON
    Column("process", Text, nullable=False),  # which has announced it
    Column("at", Text, nullable=False),
)

locks = Table(  # one process has each at a time
    "locks",
    metadata,
    Column("name", Text, primary_key=True),
    Column("holder", Text, nullable=False),
    Column("until", Text, nullable=False),  # when a holder that has died has it no more
)

usable_by = Table(  # which programs may use the database: one row, which migrations make and change
    "usable_by",
    metadata,
    Column("revision", Text, primary_key=True),  # that know this revision of the schema, or a newer one
)

OF_RUNNING_SERVERS = frozenset(
    {
        leases.name,
        processes.name,
        news.name,
        locks.name,
        bus_listeners.name,
        bus_messages.name,
        usable_by.name,
    }
)
"""The names of these tables."""
