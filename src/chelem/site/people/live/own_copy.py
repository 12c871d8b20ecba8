"""The logs of a person for their copy, read in a worker process."""

from collections.abc import Sequence

from chelem.site.people.store.person_export import KnownLog, NamedText, log_as_seen


def pack_logs(logs: Sequence[KnownLog], language: str) -> list[NamedText]:
    """Return the names and texts of logs as their player may read them."""
    return [log_as_seen(log, language) for log in logs]
