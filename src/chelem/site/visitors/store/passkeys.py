"""Passkeys: public keys by which a person is recognised on any device."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import delete, insert, select, update

from chelem.site.database import Database, Write, schema
from chelem.site.edge import VisitorId

_passkeys = schema.passkeys


@dataclass(frozen=True, slots=True)
class Passkey:
    """A passkey: `id` and `public_key` as base64url, `counter` the signatures of its authenticator."""

    id: str
    visitor: VisitorId
    public_key: str
    counter: int
    name: str
    since: str


class PasskeyStore:
    """The passkeys of all visitors."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def now(self) -> str:
        """Return the current time in the format of the rows."""
        return self._database.now()

    async def find(self, passkey: str) -> Passkey | None:
        """Return the passkey with that id; None if there is none."""
        query = select(_passkeys).where(_passkeys.c.id == passkey)
        row = await self._database.read(lambda connection: connection.execute(query).mappings().first())
        return None if row is None else Passkey(**row)

    async def of(self, visitor: VisitorId) -> Sequence[Passkey]:
        """Return a visitor's passkeys, oldest first."""
        query = select(_passkeys).where(_passkeys.c.visitor == visitor).order_by(_passkeys.c.since)
        return await self._database.read(
            lambda connection: [Passkey(**row) for row in connection.execute(query).mappings()]
        )

    async def add(self, passkey: Passkey) -> None:
        """Store a new passkey."""
        await self._database.write(Write([insert(_passkeys).values(asdict(passkey))]))

    async def count_use(self, passkey: str, counter: int) -> None:
        """Store the number of signatures after one."""
        changed = update(_passkeys).where(_passkeys.c.id == passkey).values(counter=counter)
        await self._database.write(Write([changed]))

    async def remove(self, passkey: str) -> None:
        """Remove a passkey."""
        await self._database.write(Write([delete(_passkeys).where(_passkeys.c.id == passkey)]))
