"""One program a database: a second one is refused in a sentence, and a killed one keeps nothing."""

import signal
import subprocess
import sys

import pytest

from chelem.core.errors import BadOption
from chelem.store.holding import hold_database

HOLD = """
import sys
from chelem.store.holding import hold_database
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
