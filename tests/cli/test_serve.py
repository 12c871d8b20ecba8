"""`chelem serve` with something wrong: one sentence on stderr, status 2, and nothing served."""

import errno
import os
import socket

import pytest

from chelem.cli.serve import _refusal
from chelem.i18n import say


@pytest.mark.parametrize("url", ["foo://x", "/home/me/chelem.db", "oracle://x"])
def test_a_database_that_is_none(chelem, url):
    """A path is not a URL; the error message shows one."""
    ran = chelem("serve", "--port", "0", "--database", url)
    assert (2, "") == (ran.status, ran.out)
    assert ran.err.startswith("This database cannot be opened (")
    assert "sqlite:////home/me/chelem.db" in ran.err
    assert "Traceback" not in ran.err


def test_a_file_that_is_no_database(chelem, tmp_path):
    """It is left as it is."""
    path = tmp_path / "notes.txt"
    path.write_text("not a database\n" * 100, encoding="utf-8")
    ran = chelem("serve", "--port", "0", "--database", f"sqlite:///{path}")
    assert (2, "") == (ran.status, ran.out)
    assert "file is not a database" in ran.err
    assert path.read_text(encoding="utf-8") == "not a database\n" * 100


def test_a_host_of_another_computer(chelem, tmp_path):
    """The port is not to blame."""
    database = f"sqlite:///{tmp_path / 'x.db'}"
    ran = chelem("serve", "--host", "999.1.1.1", "--port", "0", "--database", database)
    assert (2, "") == (ran.status, ran.out)
    assert "“999.1.1.1” is not an address of this computer" in ran.err


def test_a_port_that_is_taken(chelem, tmp_path):
    """Another program listens there."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        ran = chelem("serve", "--port", port, "--database", f"sqlite:///{tmp_path / 'x.db'}")
    assert (2, "") == (ran.status, ran.out)
    assert f"Port {port} is in use" in ran.err


def test_a_port_that_needs_other_rights():
    """What the system refuses to an ordinary user."""
    refused = _refusal(OSError(errno.EACCES, os.strerror(errno.EACCES)), "127.0.0.1", 80)
    assert "port 80" in say(refused.code, refused.facts, "en")
