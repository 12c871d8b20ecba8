"""Where the notifications of each device are sent, as its browser has asked."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import delete, insert, or_, select

from chelem.site.database import Database, Write, schema
from chelem.site.edge import VisitorId

_subscriptions = schema.push_subscriptions


@dataclass(frozen=True, slots=True)
class PushSubscription:
    """A browser's subscription to notifications; `device` is the id in its cookie.

    `endpoint` is the address at the push service; `public_key` and `secret` encrypt what only the browser
    can read (`p256dh` and `auth` in RFC 8291), as base64url.
    """

    device: str
    visitor: VisitorId
    endpoint: str
    public_key: str
    secret: str
    language: str
    since: str


class PushSubscriptionStore:
    """The subscriptions of all devices, at most one of each."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def now(self) -> str:
        """Return the current time in the format of the rows."""
        return self._database.now()

    async def of(self, visitor: VisitorId) -> Sequence[PushSubscription]:
        """Return the subscriptions of a visitor's devices, oldest first."""
        rows = _subscriptions.c
        query = select(_subscriptions).where(rows.visitor == visitor).order_by(rows.since, rows.device)
        return await self._database.read(
            lambda connection: [PushSubscription(**row) for row in connection.execute(query).mappings()]
        )

    async def save(self, subscription: PushSubscription) -> None:
        """Store a device's subscription in place of its earlier one; a browser has one address at a time."""
        rows = _subscriptions.c
        earlier = or_(rows.device == subscription.device, rows.endpoint == subscription.endpoint)
        added = insert(_subscriptions).values(asdict(subscription))
        await self._database.write(Write([delete(_subscriptions).where(earlier), added]))

    async def remove(self, device: str) -> None:
        """Remove the subscription of a device, if it has one."""
        await self._remove(device=device)

    async def remove_endpoint(self, endpoint: str) -> None:
        """Remove the subscription at an address that is no longer valid."""
        await self._remove(endpoint=endpoint)

    async def _remove(self, **found: str) -> None:
        await self._database.write(Write([delete(_subscriptions).filter_by(**found)]))
