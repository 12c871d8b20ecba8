"""Rule: programs of the release before can use a database that this one has upgraded."""

import logging
from contextlib import contextmanager

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, inspect, text

from chelem.core import BadOption
from chelem.site.database import migrating
from chelem.site.database.database import open_engine
from chelem.site.database.migrating import newest_revision, upgrade
from tests.support.servers.postgresql import emptied

RELEASED = "0020"
"""The revision of the release before; it is changed once a release."""


@contextmanager
def database_at(revision, url="sqlite://", *more):
    """Yield a connection to a database of that revision, after more statements."""
    engine = create_engine(url)
    with engine.begin() as connection:
        upgrade(connection, revision)
        for statement in more:
            connection.execute(text(statement))
        yield connection
    engine.dispose()


def usable_by(connection):
    return connection.scalar(text("SELECT revision FROM usable_by"))


def tables_of(connection):
    """Return what statements depend on, by table."""
    found = inspect(connection)
    return {
        name: {
            "columns": {column["name"]: column for column in found.get_columns(name)},
            "rules": {
                *(f"key {column}" for column in found.get_pk_constraint(name)["constrained_columns"]),
                *(f"unique {rule['column_names']}" for rule in found.get_unique_constraints(name)),
                *(f"unique {index['column_names']}" for index in found.get_indexes(name) if index["unique"]),
                *(f"check {rule['sqltext']}" for rule in found.get_check_constraints(name)),
                *(
                    f"foreign {key['constrained_columns']} {key['referred_table']}"
                    for key in found.get_foreign_keys(name)
                ),
            },
        }
        for name in found.get_table_names()
    }


def hindrances(old, new):
    """Yield what statements that fit the tables of an older schema do not find in a newer one."""
    for name in old.keys() - new.keys():
        yield f"{name} is gone"
    for name in old.keys() & new.keys():
        before, after = old[name]["columns"], new[name]["columns"]
        for column in before.keys() - after.keys():
            yield f"{name}.{column} is gone"
        for column in after.keys() - before.keys():
            if not after[column]["nullable"] and after[column]["default"] is None:
                yield f"{name}.{column} has no default"
        for column in before.keys() & after.keys():
            was, is_ = before[column], after[column]
            if str(was["type"]) != str(is_["type"]):
                yield f"{name}.{column} has another type"
            if was["nullable"] and not is_["nullable"]:
                yield f"{name}.{column} may no longer be null"
            if was["default"] is not None and is_["default"] is None:
                yield f"{name}.{column} has lost its default"
        for rule in new[name]["rules"] - old[name]["rules"]:
            yield f"{name} has a new rule, {rule}"


def test_migrations_only_add():
    """What the programs need that may use the database is there: see CONTRIBUTING.md."""
    with database_at("head") as connection:
        oldest, new = usable_by(connection), tables_of(connection)
    with database_at(oldest) as connection:
        assert [] == list(hindrances(tables_of(connection), new))


def test_the_release_before_may_use_the_database():
    with database_at("head") as connection:
        oldest = usable_by(connection)
    script = ScriptDirectory.from_config(migrating._config())
    assert oldest in {step.revision for step in script.iterate_revisions(RELEASED, "base")}


@pytest.mark.parametrize(
    ("statement", "found"),
    [
        ("DROP TABLE health", "health is gone"),
        ("ALTER TABLE visitors RENAME COLUMN name TO called", "visitors.name is gone"),
        ("ALTER TABLE visitors ADD COLUMN more TEXT", ""),
        ("ALTER TABLE visitors ADD COLUMN more TEXT NOT NULL DEFAULT ''", ""),
        ("CREATE UNIQUE INDEX once ON visitors (name)", "visitors has a new rule, unique ['name']"),
        ("CREATE INDEX quick ON visitors (name)", ""),
        ("CREATE TABLE added (name TEXT NOT NULL)", ""),
    ],
)
def test_what_a_migration_must_not_do_is_found(statement, found):
    with database_at("head") as connection:
        old = tables_of(connection)
        connection.execute(text(statement))
        new = tables_of(connection)
    assert ([found] if found else []) == [*hindrances(old, new)][:1]


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ({"type": "INTEGER"}, "another type"),
        ({"nullable": False}, "may no longer be null"),
        ({"default": None}, "lost its default"),
    ],
)
def test_a_column_that_allows_less_is_found(change, found):
    column = {"type": "TEXT", "nullable": True, "default": "''"}
    old, new = ({"t": {"columns": {"c": c}, "rules": set()}} for c in (column, column | change))
    (hindrance,) = hindrances(old, new)
    assert found in hindrance


def test_a_needed_column_without_a_default_is_found():
    needed = {"type": "TEXT", "nullable": False, "default": None}
    old, new = ({"t": {"columns": c, "rules": set()}} for c in ({}, {"c": needed}))
    assert ["t.c has no default"] == list(hindrances(old, new))


FROM_THE_FUTURE = "UPDATE alembic_version SET version_num = '9999'"
CONTRACTED = "UPDATE usable_by SET revision = '9998'"


def test_a_database_of_the_next_release_is_used_as_it_is(tmp_path, caplog):
    """Nothing is migrated or copied, and the log says so."""
    url = f"sqlite:///{tmp_path / 'club.db'}"
    with database_at("head", url, FROM_THE_FUTURE):
        pass
    with caplog.at_level(logging.WARNING):
        open_engine(url).dispose()
    assert ["the database has the schema of a newer release, which this one can use"] == caplog.messages
    assert [] == list(tmp_path.glob("*.before-*"))


def test_a_database_that_needs_a_newer_program_is_refused(tmp_path):
    url = f"sqlite:///{tmp_path / 'club.db'}"
    with database_at("head", url, FROM_THE_FUTURE, CONTRACTED):
        pass
    with pytest.raises(BadOption) as refused:
        open_engine(url)
    assert ("database.newer", newest_revision()) == (refused.value.code, refused.value.facts["newest"])


def test_what_a_release_before_that_table_says_is_refused(tmp_path):
    """Nobody knows which programs could use such a database."""
    url = f"sqlite:///{tmp_path / 'club.db'}"
    with database_at("0020", url, FROM_THE_FUTURE):
        pass
    with pytest.raises(BadOption) as refused:
        open_engine(url)
    assert "database.newer" == refused.value.code


def test_postgresql_keeps_its_rows_while_a_server_of_the_release_before_writes(postgresql):
    """The rows of its processes have what is new left empty."""
    url = emptied(postgresql)
    listed = "INSERT INTO processes (id, since, until, owns) VALUES ('a', now(), now(), true)"
    with database_at("head", url, listed) as connection:
        assert (None, None, None) == tuple(
            connection.execute(text("SELECT host, release, messages FROM processes")).one()
        )
