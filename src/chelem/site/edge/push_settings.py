"""Which push services the server may call, and as whom."""

import re
from dataclasses import dataclass

from chelem.core import BadOption, Refused

PUSH_HOSTS = (
    "fcm.googleapis.com",  # Chrome, Edge on Android, Opera, Samsung Internet
    "updates.push.services.mozilla.com",  # Firefox
    ".push.apple.com",  # Safari
    ".notify.windows.com",  # Edge on Windows
)
"""The push services of browsers; a name after a dot stands for every host under it."""

_NAME = r"[a-z0-9-]+(?:\.[a-z0-9-]+)*"
_ALLOWED = re.compile(rf"\.?{_NAME}(?::\d{{1,5}})?", re.ASCII)
_ENDPOINT = re.compile(
    rf"https://(?P<host>{_NAME})(?::(?P<port>\d{{1,5}}))?(?P<path>/[\w./:=~%+&?,@!-]*)", re.ASCII
)
HTTPS = 443


@dataclass(frozen=True, slots=True)
class PushAddress:
    """The address of a subscription at a push service, which takes messages through TLS alone."""

    host: str
    port: int
    path: str

    @classmethod
    def parse(cls, endpoint: str) -> "PushAddress":
        """Return the parts of an endpoint; raise `Refused` for anything that could lead elsewhere."""
        found = _ENDPOINT.fullmatch(endpoint)
        if found is None:
            raise Refused("push.service")
        return cls(found["host"], int(found["port"] or HTTPS), found["path"])

    @property
    def origin(self) -> str:
        """The origin, as a push service compares it with that in a signature."""
        return f"https://{self.host}" + ("" if self.port == HTTPS else f":{self.port}")


@dataclass(frozen=True, slots=True)
class PushSettings:
    """The hosts to which notifications may be sent, and whom a push service may write to about them."""

    hosts: tuple[str, ...] = PUSH_HOSTS
    contact: str | None = None
    """A `mailto:` or `https:` address; None for the public address of the server."""

    def check(self, endpoint: str) -> PushAddress:
        """Return the address of an endpoint; raise `Refused` unless its host is allowed.

        A browser chooses the address that the server calls, so no other host is ever called.
        """
        address = PushAddress.parse(endpoint)
        name = address.host if address.port == HTTPS else f"{address.host}:{address.port}"
        if not any(name.endswith(host) if host.startswith(".") else name == host for host in self.hosts):
            raise Refused("push.service")
        return address


def check_push_host(text: str) -> str:
    """Return an allowed host, `host`, `host:port` or `.domain`; raise `BadOption` for any other text."""
    name = text.strip().lower()
    if not _ALLOWED.fullmatch(name):
        raise BadOption("serve.push_host", host=text)
    return name


def check_push_contact(text: str) -> str:
    """Return a contact; raise `BadOption` unless it is a `mailto:` or `https:` address."""
    contact = text.strip()
    if not re.fullmatch(r"mailto:[^\s@]+@[^\s@]+|https://[^\s/]+\S*", contact):
        raise BadOption("serve.push_contact", contact=text)
    return contact
