"""All limits of a server, in one table."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of connections, times and sizes."""

    header_seconds: float = 10
    """The longest time for the headers of a request."""
    body_seconds: float = 120
    """The longest time for the body of a request."""
    waiting_connections: int = 400
    """The most connections whose request has not come yet; then the oldest is closed for each new one."""


LIMITS = Limits()
