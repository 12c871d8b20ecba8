"""What is particular to NATS: accounts, TLS, clusters, small messages, a server that throws us out."""

import asyncio
import datetime as dt
import ipaddress
from contextlib import ExitStack

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from chelem.core.errors import BadOption
from chelem.site.bus import BusAccess, BusError, open_bus
from chelem.site.bus.nats_address import NatsAddress
from tests.site.bus.conftest import PATIENCE, until
from tests.support.servers.nats import NatsServer, unavailable_reason
from tests.support.thorough import thorough

pytestmark = thorough  # servers of their own, with passwords, certificates or others beside them

LONG = 30.0
PASSWORD = "p@w/1"  # noqa: S105 - of a server of these tests
ACCOUNT = f'authorization {{ user: ana, password: "{PASSWORD}" }}'


@pytest.fixture(autouse=True)
def available():
    if reason := unavailable_reason():
        pytest.skip(reason)


def run(work):
    asyncio.run(asyncio.wait_for(work, PATIENCE))


async def echo(body):
    return body


async def exchange(url, access=None, body=b"x"):
    """Let two processes ask each other."""
    first, second = await open_bus(url, access), await open_bus(url, access)
    try:
        await second.answer("echo", echo)
        assert body == await first.ask("echo", body, LONG)
    finally:
        await first.close()
        await second.close()


def test_a_server_with_an_account():
    """Its name and password are in the URL, percent-encoded, or given apart."""
    with NatsServer(settings=ACCOUNT) as server:
        run(exchange(f"nats://ana:p%40w%2F1@127.0.0.1:{server.port}"))
        run(exchange(server.url, BusAccess(user="ana", password=PASSWORD)))


def test_a_server_with_a_token():
    """It is in the URL, or given apart."""
    with NatsServer(settings=f'authorization {{ token: "{PASSWORD}" }}') as server:
        run(exchange(f"nats://p%40w%2F1@127.0.0.1:{server.port}"))
        run(exchange(server.url, BusAccess(token=PASSWORD)))


@pytest.mark.parametrize("account", ["", "ana:wrong@"])
def test_a_server_that_does_not_let_us_in(account):
    """It is refused at the start; the reason has no password."""
    with NatsServer(settings=ACCOUNT) as server, pytest.raises(BadOption) as refused:
        run(open_bus(f"nats://{account}127.0.0.1:{server.port}"))
    assert "bus.url" == refused.value.code
    assert "Authorization Violation" in refused.value.say("en")
    assert "wrong" not in refused.value.say("en")


def test_a_server_that_throws_us_out(caplog):
    """When it lets us in again, the bus is there with all that it listened to."""

    async def work(server):
        url = f"nats://ana:p%40w%2F1@127.0.0.1:{server.port}"
        first, second = await open_bus(url), await open_bus(url)
        await second.answer("echo", echo)
        server.settings = ACCOUNT.replace("ana", "eva")
        server.reload()
        await until(lambda: first.away and second.away)
        with pytest.raises(BusError):
            await first.ask("echo", b"1", 0.1)
        server.settings = ACCOUNT
        server.reload()
        await until(lambda: not first.away and not second.away)
        while True:
            try:
                assert b"2" == await first.ask("echo", b"2", LONG)
                break
            except BusError:
                await asyncio.sleep(0.01)
        await first.close()
        await second.close()

    with NatsServer(settings=ACCOUNT) as server:
        run(work(server))
    assert "p@w" not in caplog.text


def certificate(folder):
    """Write the certificate of 127.0.0.1 and its key, signed by itself."""
    key, name = ec.generate_private_key(ec.SECP256R1()), x509.Name([])
    today = dt.datetime.now(dt.UTC)
    names = [x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(today - dt.timedelta(days=1))
        .not_valid_after(today + dt.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=True)
        .sign(key, hashes.SHA256())
    )
    (folder / "nats.pem").write_bytes(made.public_bytes(Encoding.PEM))
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    (folder / "nats.key").write_bytes(private)
    return folder / "nats.pem", folder / "nats.key"


def test_tls(tmp_path):
    """Messages are encrypted for a server whose certificate we trust; others are refused."""
    public, private = certificate(tmp_path)
    settings = f'tls {{ cert_file: "{public}", key_file: "{private}" }}'
    with NatsServer(settings=settings) as server:
        url = f"tls://127.0.0.1:{server.port}"
        run(exchange(url, BusAccess(authorities=public), b"x" * 3_000_000))


def test_a_certificate_that_nobody_knows(tmp_path, monkeypatch, caplog):
    """A server whose certificate is not trusted is not talked to, and the log says why."""
    monkeypatch.setattr("chelem.site.bus.nats_client.CONNECT_SECONDS", 1.0)
    public, private = certificate(tmp_path)
    settings = f'tls {{ cert_file: "{public}", key_file: "{private}" }}'
    with NatsServer(settings=settings) as server, pytest.raises(BadOption) as refused:
        run(open_bus(f"tls://127.0.0.1:{server.port}"))
    assert "certificate" in refused.value.say("en").lower()
    assert "certificate" in caplog.text.lower()


def test_no_password_without_tls():
    """A server that offers no TLS, where the URL wants it, is refused before it has heard the password."""
    heard = bytearray()

    async def serve(reader, writer):
        writer.write(b'INFO {"server_id":"x","version":"2.15.0","max_payload":1048576,"headers":true}\r\n')
        while data := await reader.read(1000):
            heard.extend(data)
        writer.close()

    async def work():
        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(BadOption) as refused:
            await open_bus(f"tls://ana:secret@127.0.0.1:{port}")
        assert "bus.url" == refused.value.code
        server.close()

    run(work())
    assert b"" == heard


def test_a_file_of_tls_that_is_missing(tmp_path):
    """It is refused in a sentence."""
    with pytest.raises(BadOption) as refused:
        run(open_bus("tls://127.0.0.1:1", BusAccess(authorities=tmp_path / "none.pem")))
    assert "bus.url" == refused.value.code


def test_a_server_with_small_messages():
    """Longer bodies come in parts, in asks, replies and tells."""

    async def work(url):
        first, second, heard = await open_bus(url), await open_bus(url), []
        await second.answer("echo", echo)
        await second.listen("told", heard.append)
        bodies = [bytes([n]) * size for n, size in enumerate((4_094, 4_095, 4_096, 4_097, 100_000))]
        for body in bodies:
            assert body == await first.ask("echo", body, LONG)
            first.tell("told", body)
        await until(lambda: len(heard) == len(bodies))
        assert bodies == heard
        await first.close()
        await second.close()

    with NatsServer(settings="max_payload: 4096") as server:
        run(work(server.url))


def test_a_cluster():
    """Processes at different servers hear one another; when a server ends, its processes go to another."""

    async def work(first_server, second_server):
        hosts = [f"127.0.0.1:{server.port}" for server in (first_server, second_server)]
        first = await open_bus(f"nats://{hosts[0]},{hosts[1]}")
        second = await open_bus(f"nats://{hosts[1]}")
        heard = []
        await second.listen("news", heard.append)
        await second.answer("echo", echo)
        while b"1" not in heard:  # until the servers know what is listened to at the other
            first.tell("news", b"1")
            await asyncio.sleep(0.01)
        await asyncio.to_thread(first_server.stop)
        await until(lambda: not first.away)
        while True:
            try:
                assert b"2" == await first.ask("echo", b"2", 1.0)
                break
            except BusError:
                await asyncio.sleep(0.01)
        await first.close()
        await second.close()

    with ExitStack() as stack:
        cluster = ("--cluster_name", "house", "--cluster", "nats://127.0.0.1:-1")
        first = stack.enter_context(NatsServer(*cluster))
        second = stack.enter_context(NatsServer(*cluster, "--routes", first.cluster))
        run(work(first, second))


@pytest.mark.parametrize(
    ("url", "servers"),
    [
        ("nats://one", ("nats://one:4222",)),
        ("nats://one:1,two , nats://[::1]:3", ("nats://one:1", "nats://two:4222", "nats://[::1]:3")),
        ("tls://ana:b%2Cc@one,two/", ("tls://one:4222", "tls://two:4222")),
    ],
)
def test_addresses(url, servers):
    """A cluster's servers are named after one another; each has a port."""
    assert servers == NatsAddress.parse(url).servers


@pytest.mark.parametrize(
    "url", ["nats://", "nats://a:x", "nats://a,tls://b", "nats://a/b", "nats://u@a,v@b", "http://a"]
)
def test_addresses_that_are_none(url):
    """They are refused, and no password is repeated."""
    with pytest.raises(BadOption) as refused:
        NatsAddress.parse(url)
    assert "bus.url" == refused.value.code


def test_a_secret_is_not_shown():
    """Neither an address nor an account has it in its text."""
    address, access = NatsAddress.parse("nats://ana:p%40w%2F1@a"), BusAccess(password=PASSWORD)
    assert PASSWORD not in repr(address) + repr(access)


def test_a_server_out_of_reach(monkeypatch):
    """It is refused at the start, after a while."""
    monkeypatch.setattr("chelem.site.bus.nats_client.CONNECT_SECONDS", 0.5)
    with pytest.raises(BadOption) as refused:
        run(open_bus("nats://127.0.0.1:1"))
    assert "bus.url" == refused.value.code
