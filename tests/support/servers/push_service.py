"""A push service on this computer, with TLS, and browsers that subscribe there (RFC 8030, 8291, 8292)."""

import base64
import datetime as dt
import ipaddress
import json
import queue
import ssl
import threading
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Self

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)

PATIENCE = 60
CURVE = ec.SECP256R1()


@dataclass(frozen=True)
class Delivery:
    """A message as it came to the push service."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """A push service: what it gets is in `deliveries`, and it answers with `statuses`, then with 201."""

    def __init__(self, folder: Path) -> None:
        self.certificate = folder / "push.pem"
        self.deliveries: queue.Queue[Delivery] = queue.Queue()
        self.statuses: list[int] = []
        key = folder / "push.key"
        _make_certificate(self.certificate, key)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.certificate, key)
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self._server.socket = context.wrap_socket(self._server.socket, server_side=True)
        self.host = f"localhost:{self._server.server_port}"
        self.origin = f"https://{self.host}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                status = service.statuses.pop(0) if service.statuses else 201
                service.deliveries.put(Delivery(self.path, headers, body))
                self.send_response(status)
                self.send_header("Location", f"{service.origin}/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        return Handler

    def next(self) -> Delivery:
        """Wait for the next message."""
        return self.deliveries.get(timeout=PATIENCE)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()


def _make_certificate(path: Path, key_path: Path) -> None:
    key, name = ec.generate_private_key(CURVE), x509.Name([])
    today = dt.datetime.now(dt.UTC)
    names = [x509.DNSName("localhost"), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
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
    path.write_bytes(made.public_bytes(Encoding.PEM))
    key_path.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))


@dataclass(frozen=True)
class Subscriber:
    """A browser with a subscription: it alone can read what is sent there."""

    endpoint: str
    private: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(CURVE))
    secret: bytes = bytes(range(16))

    @property
    def point(self) -> bytes:
        return self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def body(self) -> dict[str, str]:
        """What the page sends to the server."""
        return {
            "endpoint": self.endpoint,
            "public_key": encoded(self.point),
            "secret": encoded(self.secret),
        }

    def read(self, body: bytes) -> bytes:
        """Decrypt a message, by the steps of RFC 8291, section 3.4, and RFC 8188, section 2."""
        salt, size, rest = body[:16], body[20], body[21:]
        sender, record = rest[:size], rest[size:]
        shared = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        material = _derived(self.secret, shared, b"WebPush: info\0" + self.point + sender, 32)
        key = _derived(salt, material, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derived(salt, material, b"Content-Encoding: nonce\0", 12)
        text, delimiter, padding = AESGCM(key).decrypt(nonce, record, None).rpartition(b"\2")
        assert delimiter
        assert not padding.strip(b"\0")
        return text


def _derived(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)


def signed_claims(authorization: str) -> tuple[str, dict[str, Any]]:
    """Return the key and the claims of a header `Authorization` after checking its signature (RFC 8292)."""
    scheme, _, given = authorization.partition(" ")
    assert scheme == "vapid"
    fields = dict(part.strip().split("=", 1) for part in given.split(","))
    head, claims, signature = fields["t"].split(".")
    assert {"typ": "JWT", "alg": "ES256"} == json.loads(decoded(head))
    raw = decoded(signature)
    pair = utils.encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(fields["k"]))
    key.verify(pair, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    return fields["k"], json.loads(decoded(claims))


def encoded(value: bytes) -> str:
    """Return base64url without padding."""
    return base64.urlsafe_b64encode(value).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """Return the bytes of base64url without padding."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
