"""systemd is told when the server answers, not when its process starts."""

import socket

import httpx
import pytest

from chelem.site.edge.service_manager import tell_service_manager
from tests.support.servers.serving import PATIENCE, Server


@pytest.fixture
def manager(tmp_path):
    """The socket of a service manager."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind(str(tmp_path / "notify"))
        listening.settimeout(PATIENCE)
        yield listening


def test_the_manager_is_told_once_requests_are_answered(manager, tmp_path):
    """`READY=1` arrives, and from then on the server answers."""
    with Server(tmp_path, environ={"NOTIFY_SOCKET": manager.getsockname()}) as server:
        assert b"READY=1" == manager.recv(100)
        assert 200 == httpx.get(f"{server.address}/api/games").status_code


def test_a_name_of_linux_is_an_address_too(monkeypatch):
    """`@name` stands for a socket outside the file system."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind("\0chelem-test-manager")
        listening.settimeout(PATIENCE)
        monkeypatch.setenv("NOTIFY_SOCKET", "@chelem-test-manager")
        tell_service_manager("READY=1")
        assert b"READY=1" == listening.recv(100)


@pytest.mark.parametrize("address", [None, "", "nowhere", "/nowhere/at/all"])
def test_without_a_manager_nothing_is_sent(monkeypatch, address):
    """No variable, an address of no kind, and a manager that is gone are no faults."""
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    if address is not None:
        monkeypatch.setenv("NOTIFY_SOCKET", address)
    tell_service_manager("READY=1")
