"""`chelem work`: what it says of its bus, and how it ends."""

import pytest

from tests.support.servers.command import Command


@pytest.mark.slow
@pytest.mark.parametrize(("language", "sentence"), [("en", "cannot be reached"), ("fr", "est injoignable")])
def test_a_bus_that_is_not_there(chelem, language, sentence):
    result = chelem("work", "--bus", "nats://127.0.0.1:1", "--lang", language)
    assert (2, "") == (result.status, result.out)
    assert sentence in result.err
    assert "Traceback" not in result.err


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "has no other process"), ("fr", "ne mène à aucun autre processus")]
)
def test_a_bus_of_one_process(chelem, language, sentence):
    result = chelem("work", "--bus", "local", "--lang", language)
    assert (2, "") == (result.status, result.out)
    assert sentence in result.err


def test_it_asks_for_a_bus(chelem):
    result = chelem("work", "--lang", "en")
    assert (2, "") == (result.status, result.out)
    assert "--bus" in result.err


def test_a_server_alone_needs_workers(chelem, tmp_path):
    """With SQLite no other process can answer it."""
    database = f"sqlite:///{tmp_path / 'x.db'}"
    result = chelem("serve", "--port", "0", "--workers", "0", "--database", database, "--lang", "en")
    assert (2, "") == (result.status, result.out)
    assert "--workers 0 need --database postgresql" in result.err


@pytest.mark.slow
def test_sigterm_ends_it(tmp_path, nats):
    """With status 0, and nothing on standard error."""
    command = Command(tmp_path, "work", "--bus", nats, "--workers", "1", "--lang", "fr")
    command.until("Les robots réfléchissent ici dans un processus")
    command.process.terminate()
    assert (0, "") == (command.process.wait(60), command.err)
