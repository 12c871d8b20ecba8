"""Doctor says who owns the shards of a PostgreSQL, and which have no owner."""

import pytest
from sqlalchemy import create_engine, func, insert, text, update

from chelem.site.database import server_tables
from chelem.site.database.connecting import address_of
from chelem.site.database.database import open_engine
from chelem.site.operations.store.doctor import examine
from chelem.site.operations.store.shard_report import OwnerSummary
from tests.support.servers.postgresql import emptied

DAY = text("interval '1 day'")


@pytest.fixture
def owned(postgresql):
    """The URL of a database with a server, one that closes, one that was killed, and a newcomer."""
    url = emptied(postgresql)
    open_engine(url).dispose()
    engine, shard = create_engine(address_of(url)), server_tables.leases.c.shard
    later, earlier = func.now() + DAY, func.now() - DAY
    with engine.begin() as connection:
        for shards, owner, until in (
            (shard < 512, "ana", later),
            (shard.between(600, 602), "bob", later),
            (shard.in_([700, 1023]), "cal", earlier),
        ):
            connection.execute(
                update(server_tables.leases).where(shards).values(owner=owner, epoch=1, until=until)
            )
        for process, until in (("ana", later), ("cal", earlier), ("dan", later)):
            since = func.make_timestamptz(2026, 11, 29, 17 if process == "ana" else 18, 0, 0, "UTC")
            row = insert(server_tables.processes).values(id=process, since=since, until=until, owns=True)
            row = row.values(host="web1:7", release="0.2.0") if process == "ana" else row
            connection.execute(row)
    engine.dispose()
    return url


def test_owners_of_shards(owned):
    """Each with its shards, its start, its place and its release, unless it is of the first one."""
    shards = examine(owned).shards
    assert (
        OwnerSummary("ana", "2026-11-29T17:00:00+00:00", 512, "0–511", "web1:7", "0.2.0"),
        OwnerSummary("dan", "2026-11-29T18:00:00+00:00", 0),
        OwnerSummary("bob", None, 3, "600–602"),
    ) == shards.owners
    assert (700, 1023) == shards.expired
    assert 1024 - 512 - 3 - 2 == len(shards.free)


def test_sentences_about_shards(owned):
    """A sentence for each owner, and the numbers of shards without one, in both languages."""
    shards = examine(owned).shards
    sentences = [phrase.say("en") for phrase in shards.phrases()]
    assert (
        "Process ana (web1:7, release 0.2.0) owns 512 shards (0–511); "
        "it has been running since 2026-11-29T17:00:00+00:00."
    ) == sentences[0]
    assert sentences[1].startswith("Process dan (?, release ?) owns no shards; ")
    assert "Process bob is closing; it still owns 3 shards." == sentences[2]
    assert sentences[3].endswith("are free: 512–599, 603–699, 701–1022.")
    assert sentences[4].endswith(": 700, 1023.")
    assert len(sentences) == len({phrase.say("fr") for phrase in shards.phrases()})


def test_a_file_has_no_shards(tmp_path):
    """Its one server owns everything."""
    open_engine(f"sqlite:///{tmp_path}/x.db").dispose()
    assert examine(f"sqlite:///{tmp_path}/x.db").shards is None


def test_shards_before_an_upgrade(postgresql):
    """A database of an earlier version has none yet."""
    url = emptied(postgresql)
    open_engine(url).dispose()
    engine = create_engine(address_of(url))
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '0014'"))
        server_tables.leases.drop(connection)
    engine.dispose()
    assert examine(url).shards is None
