"""The devices that wait for a key of an event: they go on waiting when another process has the event."""

from chelem.site.events.domain.seat_claim import PendingRequests
from chelem.site.events.live.joining_codes import JoiningCodes
from chelem.site.events.live.seat_claims import PendingClaims
from chelem.site.events.store.event_store import EventStore


class PendingDevices:
    """The codes of directors and the claims of phones: in memory, and rows where processes share events."""

    def __init__(self, code: str, secret: str, store: EventStore) -> None:
        self._code, self._store = code, store
        self.codes = JoiningCodes(secret)
        self.claims = PendingClaims(secret=secret)
        self._is_kept = False

    async def restore(self) -> None:
        """Know the codes and claims that another process has left, and store all further ones."""
        pending = await self._store.pending(self._code)
        self.codes.restore(pending.codes)
        self.claims.restore(pending.claims)
        self._is_kept = True

    async def keep(self) -> None:
        """Store what is pending, after a change; raise `StoreError` if it is not stored."""
        if self._is_kept:
            pending = PendingRequests(self.codes.seconds_left(), self.claims.kept())
            await self._store.put_pending(self._code, pending)
