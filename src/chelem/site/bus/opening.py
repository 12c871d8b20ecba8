"""Open the bus of a URL."""

from chelem.core import BadOption
from chelem.site.bus.bus import Bus
from chelem.site.bus.bus_access import BusAccess
from chelem.site.bus.local_bus import LocalBus
from chelem.site.bus.nats_address import SCHEMES, NatsAddress
from chelem.site.bus.subjects import is_subject

LOCAL = "local"
"""The URL of the bus of a single process."""


async def open_bus(url: str, access: BusAccess | None = None, patience: float | None = None) -> Bus:
    """Return the bus of a URL: `local`, `postgresql://…`, `nats://…` or `tls://…` with one host or several.

    Raise `BadOption` if it is none of these, or the carrier cannot be reached. NATS servers may start
    meanwhile: they are tried for `patience` seconds, half a minute by default.
    """
    scheme = url.partition(":")[0].partition("+")[0]
    if url == LOCAL:
        return LocalBus()
    if scheme in ("postgresql", "postgres"):
        from chelem.site.bus.postgres_bus import PostgresBus  # noqa: PLC0415 - only the client that is used is loaded

        postgres = PostgresBus(url)
        await postgres.open()
        return postgres
    if scheme in SCHEMES:
        from chelem.site.bus.nats_bus import NatsBus  # noqa: PLC0415 - as above

        nats = NatsBus(url, access)
        await nats.open(patience)
        return nats
    raise BadOption("bus.url", reason=scheme)


def account_of(url: str) -> str:
    """Return the account of a NATS server's URL, where subjects can begin with it; otherwise nothing.

    A server of NATS may let an account hear only the subjects that begin with its name.

    >>> account_of("nats://owner1:secret@nats"), account_of("nats://nats"), account_of("postgresql://ana@db")
    ('owner1', '', '')
    """
    user = NatsAddress.parse(url).user if url.partition(":")[0] in SCHEMES else ""
    return user if is_subject(user) else ""
