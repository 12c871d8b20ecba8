"""The way of a page to the owner of its table, for the application where it has arrived."""

from dataclasses import dataclass

from starlette.types import Receive, Scope, Send

from chelem.site.relay.passed_scope import is_passed_on
from chelem.site.relay.relay import Relay

_EXTENSION = "chelem.passage"


@dataclass(frozen=True, slots=True)
class Passage:
    """Passes on a page whose table may be another process's."""

    relay: Relay
    shard: int

    @property
    def is_needed(self) -> bool:
        """Whether another process serves the table, or nobody does just now."""
        return not self.relay.owns(self.shard)

    async def take(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the owner serve a page until it ends; raise `Busy` if there is none."""
        await self.relay.page(self.shard, scope, receive, send)


def offer_passage(scope: Scope, passage: Passage) -> None:
    """Offer a page's passage to the application that serves it."""
    if scope.get("extensions") is None:
        scope["extensions"] = {}
    scope["extensions"][_EXTENSION] = passage


def passage_of(scope: Scope) -> Passage | None:
    """Return the passage of a page that has arrived here; None if it has no need of one."""
    passage: Passage | None = (scope.get("extensions") or {}).get(_EXTENSION)
    return passage if passage is not None and passage.is_needed and not is_passed_on(scope) else None
