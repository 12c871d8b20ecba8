"""Open the bus of a URL."""

from chelem.core import BadOption
from chelem.site.bus.bus import Bus
from chelem.site.bus.bus_access import BusAccess
from chelem.site.bus.local_bus import LocalBus

LOCAL = "local"
"""The URL of the bus of a single process."""


async def open_bus(url: str, access: BusAccess | None = None) -> Bus:
    """Return the bus of a URL: `local`, `postgresql://…`, `nats://…` or `tls://…` with one host or several.

    Raise `BadOption` if it is none of these, or the carrier cannot be reached.
    """
    scheme = url.partition(":")[0].partition("+")[0]
    if url == LOCAL:
        return LocalBus()
    if scheme in ("postgresql", "postgres"):
        from chelem.site.bus.postgres_bus import PostgresBus  # noqa: PLC0415 - only the client that is used is loaded

        postgres = PostgresBus(url)
        await postgres.open()
        return postgres
    if scheme in ("nats", "tls"):
        from chelem.site.bus.nats_bus import NatsBus  # noqa: PLC0415 - as above

        nats = NatsBus(url, access)
        await nats.open()
        return nats
    raise BadOption("bus.url", reason=scheme)
