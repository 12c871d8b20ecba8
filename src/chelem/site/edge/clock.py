"""The server's clock."""

from datetime import UTC, datetime


def now() -> str:
    """Return the current time in the format of log entries."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")
