"""Errors of `chelem serve`: one sentence on stderr, status 2, and no server."""

import errno
import os
import socket

import pytest

from chelem.cli import serve
from chelem.cli.shared.listening import listening_refusal
from chelem.i18n import say
from chelem.site.database.database import open_engine
from tests.support.servers.serving import Server


@pytest.mark.parametrize("url", ["foo://x", "/home/me/chelem.db", "oracle://x"])
def test_invalid_database_url(chelem, url):
    """A path is not a URL; the error message shows one."""
    result = chelem("serve", "--port", "0", "--database", url)
    assert (2, "") == (result.status, result.out)
    assert result.err.startswith("This database cannot be opened (")
    assert "sqlite:////home/me/chelem.db" in result.err
    assert "Traceback" not in result.err


def test_file_that_is_not_a_database(chelem, tmp_path):
    """The file is not changed."""
    path = tmp_path / "notes.txt"
    path.write_text("not a database\n" * 100, encoding="utf-8")
    result = chelem("serve", "--port", "0", "--database", f"sqlite:///{path}")
    assert (2, "") == (result.status, result.out)
    assert "file is not a database" in result.err
    assert path.read_text(encoding="utf-8") == "not a database\n" * 100


def test_host_of_another_computer(chelem, tmp_path):
    """The sentence blames the host, not the port."""
    database = f"sqlite:///{tmp_path / 'x.db'}"
    result = chelem("serve", "--host", "999.1.1.1", "--port", "0", "--database", database)
    assert (2, "") == (result.status, result.out)
    assert "“999.1.1.1” is not an address of this computer" in result.err


def test_port_in_use(chelem, tmp_path):
    """Another program already listens on the port."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        result = chelem("serve", "--port", port, "--database", f"sqlite:///{tmp_path / 'x.db'}")
    assert (2, "") == (result.status, result.out)
    assert f"Port {port} is in use" in result.err


def test_privileged_port():
    """The sentence names a port reserved for administrators."""
    refusal = listening_refusal(OSError(errno.EACCES, os.strerror(errno.EACCES)), "127.0.0.1", 80)
    assert "port 80" in say(refusal.code, refusal.facts, "en")


@pytest.mark.slow
@pytest.mark.parametrize(("language", "sentence"), [("en", "Another Chelem program"), ("fr", "Un autre")])
def test_a_second_server_on_the_same_file(chelem, tmp_path, monkeypatch, language, sentence):
    """It is refused and names the process of the first, which goes on."""
    monkeypatch.setattr("chelem.site.database.holding.HANDOVER_SECONDS", 0.1)
    with Server(tmp_path) as server:
        url = f"sqlite:///{tmp_path / 'chelem.db'}"
        result = chelem("serve", "--port", "0", "--database", url, "--lang", language)
        assert (2, "") == (result.status, result.out)
        assert result.err.startswith(sentence)
        assert str(server.process.pid) in result.err
        assert "Traceback" not in result.err
        assert server.process.poll() is None


@pytest.mark.parametrize("option", [("--bus", "nats://127.0.0.1:4222"), ("--role", "edge")])
def test_options_of_several_processes_beside_sqlite(chelem, tmp_path, option):
    """An SQLite file has one process: it is refused in a sentence."""
    result = chelem("serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'chelem.db'}", *option)
    assert (2, "") == (result.status, result.out)
    assert result.err.startswith("An SQLite database belongs to one process alone")


def test_a_database_of_a_newer_chelem(chelem, tmp_path):
    """One that this program must not use is refused in a sentence."""
    url = f"sqlite:///{tmp_path / 'chelem.db'}"
    engine = open_engine(url)
    with engine.begin() as connection:
        connection.exec_driver_sql("update alembic_version set version_num = '9999'")
        connection.exec_driver_sql("update usable_by set revision = '9999'")
    engine.dispose()
    result = chelem("serve", "--port", "0", "--database", url)
    assert (2, "") == (result.status, result.out)
    assert result.err.startswith("A newer version of Chelem has written this database (schema 9999")


@pytest.mark.parametrize(
    "url", ["http://club.fr", "club.fr", "https://", "https://club.fr/tables", "https://a@b"]
)
def test_public_address_without_tls(chelem, tmp_path, url):
    """The public address is https:// and a name, nothing else."""
    result = chelem("serve", "--public", url, "--database", f"sqlite:///{tmp_path / 'x.db'}")
    assert (2, "") == (result.status, result.out)
    assert f"“{url}” is not the public address of a server" in result.err
    assert not (tmp_path / "x.db").exists()


def test_public_server_that_browsers_reach_without_tls(chelem, tmp_path):
    """A public server listens on loopback, or names the proxy that speaks TLS."""
    database = f"sqlite:///{tmp_path / 'x.db'}"
    result = chelem("serve", "--public", "https://club.fr", "--host", "0.0.0.0", "--database", database)  # noqa: S104
    assert (2, "") == (result.status, result.out)
    assert "--trusted-proxy" in result.err
    result = chelem("serve", "--trusted-proxy", "10.0.0.0/99", "--database", database)
    assert (2, "") == (result.status, result.out)
    assert "“10.0.0.0/99” is not an IP address or a network" in result.err


def test_a_database_that_cannot_be_reached(chelem):
    """A server of databases that does not answer: one sentence."""
    result = chelem("serve", "--port", "0", "--database", "postgresql://nobody@127.0.0.1:9/nothing")
    assert (2, "") == (result.status, result.out)
    assert result.err.startswith("This database cannot be opened (")
    assert "Traceback" not in result.err


def test_a_client_that_is_not_built(capsys):
    """The server runs, for programs; the sentence says what its pages lack."""
    serve._warn("en", None)
    assert "The web client is not built" in capsys.readouterr().err
