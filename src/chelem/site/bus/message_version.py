"""The version of the messages between processes, and the versions that a process understands.

A release that changes messages raises `CURRENT_VERSION` by one, for all of them together. Processes of
the version before still understand it: a field is added with a default, which is what they mean, and one that
is no longer read is sent until the next release. So releases one apart run side by side.
"""

from chelem.site.bus.faults import BusError

CURRENT_VERSION = 2
"""The version of the messages that this program sends."""
OLDEST, NEWEST = CURRENT_VERSION - 1, CURRENT_VERSION + 1
"""The versions of the messages that it understands."""
UNSTATED_VERSION = 1
"""The version of a message that states none."""


class NotUnderstood(BusError):
    """A message is of another release in a way that this program does not know: nothing of it was read."""


def is_understood(version: object) -> bool:
    """Return whether this program understands messages of a version, and is understood by its programs."""
    return type(version) is int and OLDEST <= version <= NEWEST


def check_version(version: object) -> None:
    """Raise `NotUnderstood` unless messages of a version are understood here."""
    if not is_understood(version):
        raise NotUnderstood(f"version {version!r:.40}, where {OLDEST} to {NEWEST} are understood")
