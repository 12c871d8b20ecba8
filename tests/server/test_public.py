"""What a server gives to the public: it answers to its own name alone, and trusts only its proxies."""

import socket

import httpx
import pytest
from tests.support.serving import Server
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

NAME = "club.example"


@pytest.fixture(scope="module")
def public(tmp_path_factory):
    """A public server, behind a proxy on this computer."""
    folder = tmp_path_factory.mktemp("public")
    with Server(folder, "--public", f"https://{NAME}", "--allowed-host", "Other.example") as server:
        yield server


def get(server, host, path="/api/games"):
    return httpx.get(server.address + path, headers={"host": host})


def dial(server, host, **given):
    """Open a websocket; `host` is the name that the browser believes it reaches."""
    given = {"origin": f"http://{host}"} | given
    return connect(
        f"ws://{host}/api/tables/x/live",
        sock=socket.create_connection(("127.0.0.1", server.port)),
        proxy=None,
        **given,
    )


def test_a_name_that_was_made_to_lead_here_is_refused(server):
    """At home the server answers to addresses and its own names, not to other sites' (DNS rebinding)."""
    port = server.port
    for host in ("127.0.0.1", f"127.0.0.1:{port}", f"localhost:{port}", f"[::1]:{port}", "192.168.1.7"):
        assert 200 == get(server, host).status_code, host
    for host in ("evil.example", f"evil.example:{port}", "127.0.0.1.evil.example", "localhost.evil.example"):
        answer = get(server, host)
        assert (421, "host.unknown") == (answer.status_code, answer.json()["code"]), host
        assert "nosniff" == answer.headers["x-content-type-options"]
        with pytest.raises(InvalidStatus) as refused:
            dial(server, host)
        assert 403 == refused.value.response.status_code


def test_a_public_server_answers_to_its_names(public):
    """Its own, those of --allowed-host, and this computer's, for its administrator."""
    for host in (NAME, NAME.upper(), "other.example", f"127.0.0.1:{public.port}", "localhost"):
        assert 200 == get(public, host).status_code, host
    for host in (f"{NAME}:80", f"{NAME}.evil.example", "192.168.1.7", "evil.example"):
        assert 421 == get(public, host).status_code, host
