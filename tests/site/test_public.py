"""What a server gives to the public: it answers to its own name alone, and trusts only its proxies."""

import json
import socket
from http.client import HTTPConnection

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from chelem.site.client import client_folder
from tests.support.servers.serving import Server

NAME = "club.example"


@pytest.fixture(scope="module")
def public(tmp_path_factory):
    """A public server, behind a proxy on this computer."""
    folder = tmp_path_factory.mktemp("public")
    with Server(folder, "--public", f"https://{NAME}", "--allowed-host", "Other.example") as server:
        yield server


def get(server, host, path="/api/games"):
    return httpx.get(server.address + path, headers={"host": host}, timeout=60)


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


def change(server, **headers):
    return httpx.put(f"{server.address}/api/me", json={"name": "Ana"}, headers={"host": NAME} | headers)


def test_the_public_cookie_is_for_tls_and_this_host(public):
    """`__Host-`, Secure, HttpOnly, SameSite, no domain, whatever the proxy says of the scheme."""
    answer = change(public)
    name, _, rest = answer.headers["set-cookie"].partition("=")
    flags = {part.strip().lower() for part in rest.split(";")[1:]}
    assert "__Host-chelem" == name
    assert {"secure", "httponly", "samesite=lax", "path=/"} <= flags
    assert not [flag for flag in flags if flag.startswith("domain")]
    cookie = rest.partition(";")[0]
    assert "set-cookie" not in change(public, cookie=f"__Host-chelem={cookie}").headers
    moved = change(public, cookie=f"chelem={cookie}").headers["set-cookie"]
    assert moved.startswith(f"__Host-chelem={cookie};")
    tossed = httpx.get(
        f"{public.address}/api/me", headers={"host": NAME, "cookie": f"chelem={cookie}; __Host-chelem=x.y"}
    )
    assert "" == tossed.json()["name"]


def test_only_the_public_origin_may_act(public):
    """A page of the same name without TLS is another site."""
    assert 200 == change(public, origin=f"https://{NAME}").status_code
    for origin in (f"http://{NAME}", f"https://{NAME}:8443", f"https://x.{NAME}", "null"):
        assert 403 == change(public, origin=origin).status_code, origin


def test_security_headers(public, server):
    """Every response has them; only a public server asks browsers for TLS for ever."""
    for path in ("/", "/api/games", "/api/me", "/api/nothing"):
        headers = get(public, NAME, path).headers
        assert "same-origin" == headers["cross-origin-resource-policy"]
        assert "camera=()" in headers["permissions-policy"]
        assert "max-age=63072000" == headers["strict-transport-security"]
        assert "strict-transport-security" not in get(server, "localhost", path).headers


def test_only_a_trusted_proxy_says_who_asks(tmp_path):
    """`X-Forwarded-For` of another machine changes nothing: its own address is counted."""
    with Server(tmp_path, "--public", f"https://{NAME}", "--trusted-proxy", "192.0.2.1") as server:
        answers = [change(server, **{"x-forwarded-for": f"198.51.100.{n}"}).status_code for n in range(64)]
    assert [200] * 60 == answers[:60]
    assert 429 == answers[-1]  # where a new hour has just begun a few more are granted


def test_a_request_with_two_hosts_is_refused(server, public):
    """Though both are names of the server: a proxy or a cache might take the other one."""
    for each, name in ((server, "localhost"), (public, NAME)):
        for names in ((name, name), (name, "evil.example"), ("evil.example", name)):
            line = HTTPConnection("127.0.0.1", each.port, timeout=60)
            line.putrequest("GET", "/api/games", skip_host=True)
            for host in names:
                line.putheader("Host", host)
            line.endheaders()
            answer = line.getresponse()
            assert (421, "host.unknown") == (answer.status, json.load(answer)["code"]), names
            line.close()


KNOWN = (
    *("/", "/table/ab3d", "/table/ab3d/donne/12", "/tournoi/ab3d/A3", "/jour/2026-11-24", "/you", "/club"),
    *("/systemes/sef/quiz", "/apprendre/finesse", "/donne/whiz/12?dealer=N"),
)
UNKNOWN = (
    *("/nowhere", "/table", "/table/", "/table/a/donne/x", "/calcul/", "//", "/wp-login.php", "/clubs"),
    "/table/é",
)


@pytest.mark.skipif(client_folder() is None, reason="the pages are not built")
def test_unknown_pages_are_not_found(server):
    """They have the program's page, which says so, with the status 404; all pages of the program have 200."""
    for path, status in (*((path, 200) for path in KNOWN), *((path, 404) for path in UNKNOWN)):
        answer = get(server, "localhost", path)
        assert status == answer.status_code, path
        assert "<html" in answer.text
