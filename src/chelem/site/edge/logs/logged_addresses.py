"""How addresses are written to the log: in a form that `chelem admin DATABASE ban` takes, or not at all."""

from structlog.typing import EventDict, Processor, WrappedLogger

from chelem.site.edge.logs.log_format import LoggedAddresses
from chelem.site.edge.networks import shortened

FIELD = "address"


def form_addresses(chosen: LoggedAddresses) -> Processor:
    """Return what writes the addresses of records in a form.

    Full addresses are as they are counted: of IPv6 the network of 64 bits. Short ones are networks of 24
    bits in IPv4, of 48 in IPv6.
    """

    def form(_logger: WrappedLogger, _name: str, event: EventDict) -> EventDict:
        address = event.get(FIELD)
        if address is not None and chosen is LoggedAddresses.SHORT:
            event[FIELD] = shortened(address)
        elif chosen is LoggedAddresses.NONE:
            event.pop(FIELD, None)
        return event

    return form
