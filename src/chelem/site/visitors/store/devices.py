"""The devices of a person: browsers linked to the first one, by codes that are used once."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import Executable, delete, func, insert, or_, select, update

from chelem.site.database import Database, Write, schema
from chelem.site.edge import VisitorId

_devices, _codes = schema.devices, schema.link_codes


@dataclass(frozen=True, slots=True)
class Device:
    """A linked browser; `id` and the SHA-256 `secret`, in hexadecimal, are those of its cookie."""

    id: str
    visitor: VisitorId
    secret: str
    name: str
    since: str


@dataclass(frozen=True, slots=True)
class OwnedAmounts:
    """How much a visitor has: finished deals, tables and collections."""

    deals: int
    tables: int
    collections: int


class DeviceStore:
    """The linked devices and codes of all visitors."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def now(self) -> str:
        """Return the current time in the format of the rows."""
        return self._database.now()

    async def find(self, device: str) -> Device | None:
        """Return the device with that id; None if there is none."""
        found = await self._select(_devices.c.id == device)
        return found[0] if found else None

    async def of(self, visitor: VisitorId) -> Sequence[Device]:
        """Return a visitor's linked devices, oldest first."""
        return await self._select(_devices.c.visitor == visitor)

    async def remove(self, device: str) -> None:
        """Remove a device, which then has to be linked again."""
        unlinked = delete(_devices).where(_devices.c.id == device)
        await self._database.write(Write([_without_notifications(device), unlinked]))

    async def shut_out_first(self, visitor: VisitorId) -> None:
        """Let no browser in by the visitor's own cookie any more: no secret has an empty digest."""
        rows = schema.visitors
        shut_out = update(rows).where(rows.c.id == visitor).values(secret="")
        await self._database.write(Write([_without_notifications(visitor), shut_out]))

    async def save_code(self, digest: str, visitor: VisitorId, until: str) -> None:
        """Store a code until a time, in place of the visitor's earlier one; those that are over go."""
        over = delete(_codes).where(or_(_codes.c.visitor == visitor, _codes.c.until < self.now()))
        row = insert(_codes).values(digest=digest, visitor=visitor, until=until)
        await self._database.write(Write([over, row]))

    async def owner_of(self, digest: str) -> VisitorId | None:
        """Return the visitor of a code that is still valid."""
        query = select(_codes.c.visitor).where(_codes.c.digest == digest, _codes.c.until > self.now())
        return await self._database.read(lambda connection: connection.scalar(query))

    async def belongings(self, visitor: VisitorId) -> OwnedAmounts:
        """Return how much a visitor has."""
        deals, people, collections = schema.own_deals.c, schema.people.c, schema.collections.c
        queries = (
            select(func.count()).where(deals.visitor == visitor),
            select(func.count(people.code.distinct())).where(people.visitor == visitor),
            select(func.count()).where(collections.visitor == visitor, collections.kind == "file"),
        )
        return await self._database.read(
            lambda connection: OwnedAmounts(*(connection.scalar(query) or 0 for query in queries))
        )

    async def _select(self, condition: object) -> Sequence[Device]:
        query = select(_devices).where(condition).order_by(_devices.c.since)  # type: ignore[arg-type]
        return await self._database.read(
            lambda connection: [Device(**row) for row in connection.execute(query).mappings()]
        )


def _without_notifications(device: str) -> Executable:
    """Return the statement after which a device gets no notifications."""
    return delete(schema.push_subscriptions).where(schema.push_subscriptions.c.device == device)


def using_code(digest: str) -> Write:
    """Return the write that uses up a code."""
    return Write([delete(_codes).where(_codes.c.digest == digest)])


def adding_devices(devices: Sequence[Device]) -> list[Executable]:
    """Return the statements that link devices."""
    return [insert(_devices).values(asdict(device)) for device in devices]
