"""Workers of the tests: processes of `chelem work`, and servers that have none of their own."""

import pytest

from tests.support.servers.command import Command
from tests.support.servers.postgresql import emptied
from tests.support.servers.serving import Server


@pytest.fixture
def begin_work(tmp_path):
    """Start `chelem work` on a bus, and wait until it answers; kill what is left of all in the end."""
    started = []

    def start(url, count=1):
        command = Command(tmp_path, "work", "--bus", url, "--workers", str(count), "--lang", "en")
        started.append(command)
        command.until("Robots think here")
        return command

    yield start
    for command in started:
        if command.process.poll() is None:
            command.kill()


@pytest.fixture
def server(tmp_path, postgresql, nats):
    """A server whose robots think elsewhere."""
    options = ("--bus", nats, "--workers", "0")
    folder = tmp_path / "server"
    folder.mkdir()
    with Server(folder, *options, database=emptied(postgresql), workers=None) as started:
        yield started
