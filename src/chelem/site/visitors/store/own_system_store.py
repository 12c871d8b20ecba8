"""Bidding systems that visitors write, each under a code that cannot be guessed, with its versions."""

from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import Select, Update, and_, delete, insert, select, update

from chelem.site.database import Database, Write, schema
from chelem.site.edge import VisitorId
from chelem.site.visitors.store.limited_insert import insert_unless_full, row_values

MOST_SYSTEMS = 10
"""The most systems of one visitor."""
MOST_VERSIONS = 20
"""The most versions of a system; then that after the first one goes, as it began stays."""

_systems, _versions = schema.own_systems, schema.own_system_versions


@dataclass(frozen=True, slots=True)
class SystemVersion:
    """A state of a system: its text, what was changed in it, and when."""

    code: str
    number: int
    visitor: VisitorId
    text: str
    what: str
    since: str


@dataclass(frozen=True, slots=True)
class VersionMark:
    """A version without its text."""

    number: int
    what: str
    since: str


class OwnSystemStore:
    """The systems that all visitors write."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def now(self) -> str:
        """Return the current time in the format of the rows."""
        return self._database.now()

    async def find(self, code: str) -> SystemVersion | None:
        """Return the open version of the system of a code; None if there is none."""
        found = await self._read(_open_ones().where(_systems.c.code == code))
        return found[0] if found else None

    async def of(self, visitor: VisitorId) -> Sequence[SystemVersion]:
        """Return the open versions of a visitor's systems, the system changed last first."""
        return await self._read(_open_ones().where(_systems.c.visitor == visitor))

    async def texts(self, codes: Collection[str]) -> dict[str, str]:
        """Return the texts of existing systems, by code."""
        if not codes:
            return {}
        found = await self._read(_open_ones().where(_systems.c.code.in_(codes)))
        return {version.code: version.text for version in found}

    async def versions(self, code: str) -> Sequence[VersionMark]:
        """Return the versions of a system, the oldest first."""
        marks = _versions.c.number, _versions.c.what, _versions.c.since
        query = select(*marks).where(_versions.c.code == code).order_by(_versions.c.number)
        return await self._database.read(
            lambda connection: [VersionMark(**row) for row in connection.execute(query).mappings()]
        )

    async def version(self, code: str, number: int) -> SystemVersion | None:
        """Return a version of a system; None if the system has no such version."""
        query = select(_versions).where(_versions.c.code == code, _versions.c.number == number)
        found = await self._read(query)
        return found[0] if found else None

    async def add(self, first: SystemVersion) -> bool:
        """Store a new system unless its owner has `MOST_SYSTEMS`; return whether it is stored."""
        row = {
            "code": first.code,
            "visitor": first.visitor,
            "version": first.number,
            "since": first.since,
        }
        version = asdict(first)
        begun = select(_systems.c.code).where(_systems.c.code == first.code).exists()
        await self._database.write(
            Write(
                [
                    insert_unless_full(_systems, row, MOST_SYSTEMS),
                    insert(_versions).from_select(list(version), row_values(_versions, version).where(begun)),
                ]
            )
        )
        return await self.find(first.code) is not None

    async def save(self, version: SystemVersion, kept: Sequence[VersionMark]) -> None:
        """Store a system as it is now; versions that were undone are forgotten, and the oldest of too many.

        `kept` are its versions until now.
        """
        of_system = _versions.c.code == version.code
        earlier = [mark.number for mark in kept if mark.number < version.number]
        thinned = earlier[1 : 1 + max(0, len(earlier) + 1 - MOST_VERSIONS)]
        gone = (_versions.c.number >= version.number) | _versions.c.number.in_(thinned)
        await self._database.write(
            Write(
                [
                    delete(_versions).where(of_system, gone),
                    insert(_versions).values(asdict(version)),
                    self._opening(version),
                ]
            )
        )

    async def open(self, version: SystemVersion) -> None:
        """Let a version be the one that is open."""
        await self._database.write(Write([self._opening(version)]))

    def _opening(self, version: SystemVersion) -> Update:
        own = _systems.c.code == version.code, _systems.c.visitor == version.visitor
        return update(_systems).where(*own).values(version=version.number, since=self.now())

    async def remove(self, code: str, visitor: VisitorId) -> None:
        """Remove a system of a visitor with its versions."""
        tables = (_versions, _systems)
        await self._database.write(
            Write([delete(table).where(table.c.code == code, table.c.visitor == visitor) for table in tables])
        )

    async def _read(self, query: "Select[tuple[object, ...]]") -> Sequence[SystemVersion]:
        return await self._database.read(
            lambda connection: [SystemVersion(**row) for row in connection.execute(query).mappings()]
        )


def _open_ones() -> "Select[tuple[object, ...]]":
    joined = _systems.join(
        _versions, and_(_versions.c.code == _systems.c.code, _versions.c.number == _systems.c.version)
    )
    query = select(_versions).select_from(joined)
    return query.order_by(_systems.c.since.desc(), _systems.c.code)
