"""A page connected to a table."""

from collections.abc import Callable
from dataclasses import dataclass

from chelem.core import Refused
from chelem.site.edge import VisitorId


@dataclass(eq=False, slots=True)
class Subscriber:
    """A page: `send` queues a message to it without waiting; `dismiss` sends a reason and disconnects it."""

    visitor: VisitorId | None
    language: str
    send: Callable[[bytes], None]
    dismiss: Callable[[Refused], None] = lambda _: None
