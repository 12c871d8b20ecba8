"""A database is held alone, or shared by servers: others are refused in a sentence, the dead keep nothing."""

import signal
import subprocess
import sys
import time

import pytest
from sqlalchemy import create_engine, text

from chelem.core.errors import BadOption
from chelem.site.database import session_lock
from chelem.site.database.holding import hold_database
from tests.support.servers.postgresql import emptied

HOLD = """
import sys
from chelem.site.database.holding import hold_database
with hold_database(sys.argv[1]):
    print("held", flush=True)
    sys.stdin.read()
"""


@pytest.fixture
def holder(database):
    """Another process that holds the database."""
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, database], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert "held\n" == process.stdout.readline()
        yield process
        process.kill()


def test_two_programs(database, holder):
    """The second is refused, and told which process has the database where the system says so."""
    with pytest.raises(BadOption) as refused, hold_database(database, seconds=0.1):
        pass
    if database.startswith("sqlite"):
        assert ("database.held", str(holder.pid)) == (refused.value.code, refused.value.facts["process"])
    else:
        assert "database.held.session" == refused.value.code


@pytest.mark.parametrize("sign", [signal.SIGKILL, None])
def test_a_program_that_ends_lets_go(database, holder, sign):
    """Killed or ended, it leaves the database to the next."""
    holder.send_signal(sign) if sign else holder.stdin.close()
    holder.wait()
    with hold_database(database):
        pass
    with hold_database(database):
        pass


@pytest.fixture
def disconnect(database):
    """A function that ends all connections to a PostgreSQL database."""
    if not database.startswith("postgresql"):
        pytest.skip("a file's lock needs no connection")
    engine = create_engine(database, isolation_level="AUTOCOMMIT")
    query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"

    def end_connections():
        with engine.connect() as connection:
            connection.execute(text(f"{query} AND pid <> pg_backend_pid()"))

    yield end_connections
    engine.dispose()


def test_a_lost_connection_does_not_let_another_program_in(database, disconnect, monkeypatch):
    """A server takes its lock again when PostgreSQL is back; nobody says that it was lost."""
    monkeypatch.setattr(session_lock, "LOOK_SECONDS", 1.0)
    lost = []
    with hold_database(database, on_lost=lambda: lost.append(1)):
        for _ in range(2):
            disconnect()
            until(lambda: not may_hold(database))
        assert [] == lost
    assert may_hold(database)


@pytest.mark.parametrize("shared", [False, True])
def test_a_server_hears_that_another_program_has_its_database(database, disconnect, monkeypatch, shared):
    """It took the lock while the server's connection was gone."""
    monkeypatch.setattr(session_lock, "LOOK_SECONDS", 0.5)
    lost = []
    with hold_database(database, on_lost=lambda: lost.append(1), shared=shared):
        disconnect()
        with hold_database(database):
            until(lambda: lost == [1])


def test_servers_share_a_postgresql(postgresql):
    """Any number of them; what must have it alone waits for the last of them, and then keeps servers out."""
    database = emptied(postgresql)
    with hold_database(database, shared=True), hold_database(database, shared=True):
        assert may_hold(database, shared=True)
        assert not may_hold(database)
    with hold_database(database), pytest.raises(BadOption) as refused:
        hold_database(database, seconds=0, shared=True)
    assert "database.held.alone" == refused.value.code
    assert may_hold(database)


def test_servers_do_not_share_a_file(tmp_path):
    """An SQLite database has one server, as its tables are in the memory of that one."""
    database = f"sqlite:///{tmp_path}/x.db"
    with hold_database(database, shared=True):
        assert not may_hold(database, shared=True)


def test_servers_after_a_lost_connection(database, disconnect, monkeypatch):
    """Each takes its share of the lock again, and none ends."""
    monkeypatch.setattr(session_lock, "LOOK_SECONDS", 0.5)
    lost = []
    with (
        hold_database(database, on_lost=lambda: lost.append(1), shared=True),
        hold_database(database, on_lost=lambda: lost.append(2), shared=True),
    ):
        disconnect()
        until(lambda: not may_hold(database))
        assert may_hold(database, shared=True)
        assert [] == lost


def may_hold(database, *, shared=False):
    try:
        hold_database(database, seconds=0, shared=shared).close()
    except BadOption:
        return False
    return True


def until(done):
    end = time.monotonic() + 60
    while not done():
        assert time.monotonic() < end
        time.sleep(0.1)


def test_the_same_file_under_another_name(tmp_path):
    """A link to the file is the same database."""
    (tmp_path / "real.db").touch()
    (tmp_path / "link.db").symlink_to("real.db")
    with (
        hold_database(f"sqlite:///{tmp_path}/real.db"),
        pytest.raises(BadOption),
        hold_database(f"sqlite:///{tmp_path}/link.db", seconds=0),
    ):
        pass
