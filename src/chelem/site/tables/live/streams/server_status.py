"""What pages know about the server."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ServerStatus:
    """Whether the server cannot keep moves, and the robots are slow."""

    store_away: bool = False
    robots_slow: bool = False

    def message(self) -> bytes:
        """Return the message that says so."""
        store = b"away" if self.store_away else b"ok"
        return b'{"t":"status","store":"%b"%b}' % (store, b',"robots":"slow"' * self.robots_slow)
