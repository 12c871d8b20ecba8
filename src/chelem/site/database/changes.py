"""Whether the work under way has changed what is stored, so that it must not be done again."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass


@dataclass(slots=True)
class ChangeWatch:
    """A watch on some work."""

    stored: bool = False
    """Whether a change of that work is on the disk."""


_changes: ContextVar[ChangeWatch | None] = ContextVar("chelem.changes", default=None)


@contextmanager
def watch_changes() -> Iterator[ChangeWatch]:
    """Note whether the work inside changes what is stored, in this task or the tasks that it creates."""
    token = _changes.set(changes := ChangeWatch())
    try:
        yield changes
    finally:
        _changes.reset(token)


def note_change() -> None:
    """Note that a change of the current work is stored, which its own task or another one has made for it."""
    if (changes := _changes.get()) is not None:
        changes.stored = True


def has_changed() -> bool:
    """Return whether the current work has changed what is stored; False where nobody watches."""
    changes = _changes.get()
    return changes is not None and changes.stored
