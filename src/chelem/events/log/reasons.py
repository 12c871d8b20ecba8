"""Why something is ruled, as the log says it: one of a few reasons, as free words might name somebody."""

from chelem.core import Refused
from chelem.events.log.event import EntryContent

REASONS = (
    "scoring",
    "claim",
    "revoke",
    "misinformation",
    "unauthorised",
    "procedure",
    "slow",
    "late",
    "absent",
    "conduct",
    "appeal",
    "other",
)
"""A reason is published, and in the log for good. An older log may have words of the director's own."""


def check_reason(content: EntryContent) -> None:
    """Raise `Refused` for an entry with a reason in free words."""
    if getattr(content, "reason", None) not in (None, "", *REASONS):
        raise Refused("event.log.reason")
