"""The settings of a server: where it is reached, and whom it trusts."""

import ipaddress
from dataclasses import dataclass, field
from enum import StrEnum
from urllib.parse import urlsplit

from chelem.core import BadOption
from chelem.site.database import Durability
from chelem.site.edge.logs.log_format import LogFormat, LoggedAddresses
from chelem.site.edge.push_settings import PushSettings


@dataclass(frozen=True, slots=True)
class PublicAddress:
    """The origin that browsers see, such as `https://club.fr`."""

    origin: str
    host: str
    """The host, with its port if that is not 443, as browsers send it."""

    @classmethod
    def parse(cls, url: str) -> "PublicAddress":
        """Return the origin of an https URL without a path; raise `BadOption` for any other text."""
        try:
            parts = urlsplit(url.strip())
            name, port = parts.hostname, parts.port
            name = name and name.encode("idna").decode()
        except ValueError:
            raise BadOption("serve.public", url=url) from None
        rest = (parts.path.strip("/"), parts.query, parts.fragment, parts.username, parts.password)
        if parts.scheme != "https" or not name or any(rest):
            raise BadOption("serve.public", url=url)
        host = f"[{name}]" if ":" in name else name
        host += "" if port in (None, 443) else f":{port}"
        return cls(f"https://{host}", host)


class ServerRole(StrEnum):
    """What a process does where several share a database."""

    BOTH = "both"
    EDGE = "edge"
    """It takes pages and calls, and passes them on to the owners: it has no table or event itself."""


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """The settings of a server; by default, those of a computer at home."""

    public: PublicAddress | None = None
    """Where the server is reached through TLS; None on a private network."""
    hosts: frozenset[str] = frozenset()
    """Further host names of this server, in lower case and without a port."""
    proxies: tuple[str, ...] | None = None
    """Addresses and networks of the proxies whose `X-Forwarded-*` headers count; None for this computer."""
    durability: Durability = Durability.FULL
    """How safe a commit is when it is answered."""
    address_limits: int = 1
    """How many times the usual limits an address has, as when a whole club shares one."""
    workers: int | None = None
    """How many processes bots think in; None for as many as the computer is good for, 0 for those that
    answer on the bus."""
    preload: bool = True
    """Whether the bots are loaded at the start, and not when they are first needed."""
    metrics_token: str | None = None
    """What reads the metrics from another computer; None for nobody there."""
    watchdog: int | None = None
    """After how many seconds without a beat of the event loop the process ends; None for never."""
    log: LogFormat = LogFormat.AUTO
    """How the log is written."""
    log_addresses: LoggedAddresses = LoggedAddresses.FULL
    """What the log has of addresses."""
    host_key: str | None = None
    """What opens the list of all events to the person who runs the server; None to nobody."""
    bus: str | None = None
    """How it reaches the other processes on its PostgreSQL; None for PostgreSQL itself."""
    role: ServerRole = ServerRole.BOTH
    """What it does where there are others."""
    push: PushSettings = field(default_factory=PushSettings)
    """To which push services notifications may be sent."""

    @property
    def push_contact(self) -> str | None:
        """Whom a push service may write to; without, it takes no notifications from this server."""
        return self.push.contact or (None if self.public is None else self.public.origin)


def check_proxy(text: str) -> str:
    """Return an IP address or network (CIDR); raise `BadOption` for any other text."""
    try:
        return str(ipaddress.ip_network(text.strip()) if "/" in text else ipaddress.ip_address(text.strip()))
    except ValueError:
        raise BadOption("serve.proxy", proxy=text) from None
