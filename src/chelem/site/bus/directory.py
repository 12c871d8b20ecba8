"""Who listens to and who answers which subjects in this process."""

import logging
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeVar

from chelem.site.bus.bus import AskHandler, TellHandler
from chelem.site.bus.message_version import NotUnderstood

logger = logging.getLogger(__name__)


@dataclass(eq=False, slots=True)
class BusListener:
    """A function that hears a subject."""

    subject: str
    hear: TellHandler
    closed: bool = False

    def take(self, body: bytes) -> None:
        """Let it hear a message, unless it is closed; log its exceptions."""
        if self.closed:
            return
        try:
            self.hear(body)
        except NotUnderstood as error:
            logger.error("a message of %s is refused: %s", self.subject, error)  # noqa: TRY400 - no fault here
        except Exception:
            logger.exception("a message of %s was not heard", self.subject)


@dataclass(eq=False, slots=True)
class BusAnswerer:
    """A function that answers a subject as a member of a group."""

    subject: str
    group: str
    reply: AskHandler


Slot = TypeVar("Slot")
Listed = TypeVar("Listed", BusListener, BusAnswerer)


class Directory:
    """Listeners by subject, answerers by subject and group."""

    def __init__(self) -> None:
        self._listeners: dict[str, list[BusListener]] = {}
        self._groups: dict[str, dict[str, list[BusAnswerer]]] = {}

    def add(self, member: BusListener | BusAnswerer) -> None:
        """Add a listener or an answerer."""
        if isinstance(member, BusListener):
            self._listeners.setdefault(member.subject, []).append(member)
        else:
            self._groups.setdefault(member.subject, {}).setdefault(member.group, []).append(member)

    def remove(self, member: BusListener | BusAnswerer) -> None:
        """Remove a listener, which hears nothing more, or an answerer; nothing happens the second time."""
        if isinstance(member, BusListener):
            member.closed = True
            _remove(self._listeners, member.subject, member)
        elif member.subject in self._groups:
            groups = self._groups[member.subject]
            _remove(groups, member.group, member)
            if not groups:
                del self._groups[member.subject]

    def clear(self) -> None:
        """Remove all; listeners hear nothing more."""
        for listeners in self._listeners.values():
            for listener in listeners:
                listener.closed = True
        self._listeners.clear()
        self._groups.clear()

    def listeners(self, subject: str) -> tuple[BusListener, ...]:
        """Return the listeners of a subject."""
        return tuple(self._listeners.get(subject, ()))

    def groups(self, subject: str) -> tuple[str, ...]:
        """Return the groups that answer a subject."""
        return tuple(self._groups.get(subject, ()))

    def next_answerer(self, subject: str, group: str) -> BusAnswerer | None:
        """Return the member of a group whose turn it is; None if it has none."""
        members = self._groups.get(subject, {}).get(group)
        if not members:
            return None
        members.append(members.pop(0))
        return members[-1]

    def subjects_heard(self) -> Iterator[str]:
        """Yield the subjects that have listeners."""
        yield from self._listeners

    def subjects_answered(self) -> Iterator[tuple[str, str]]:
        """Yield the subjects that are answered, with each of their groups."""
        for subject, groups in self._groups.items():
            for group in groups:
                yield subject, group


def _remove(members: dict[Slot, list[Listed]], key: Slot, member: Listed) -> None:
    left = [other for other in members.get(key, ()) if other is not member]
    if left:
        members[key] = left
    else:
        members.pop(key, None)
