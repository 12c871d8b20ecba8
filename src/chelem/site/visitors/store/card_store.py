"""Convention cards of visitors, each under a code that cannot be guessed."""

from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import delete, func, insert, select, update

from chelem.site.database import Database, Write, schema
from chelem.site.edge import VisitorId

MOST_CARDS = 20
"""The most cards of one visitor."""

_cards = schema.convention_cards


@dataclass(frozen=True, slots=True)
class KeptCard:
    """A card as its owner wrote it last; everybody who has the code may read its text."""

    code: str
    visitor: VisitorId
    text: str
    since: str
    """When it was changed last."""


class CardStore:
    """The convention cards of all visitors."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def now(self) -> str:
        """Return the current time in the format of the rows."""
        return self._database.now()

    async def find(self, code: str) -> KeptCard | None:
        """Return the card of a code; None if there is none."""
        found = await self._read(_cards.c.code == code)
        return found[0] if found else None

    async def of(self, visitor: VisitorId) -> Sequence[KeptCard]:
        """Return a visitor's cards, the one changed last first."""
        return await self._read(_cards.c.visitor == visitor)

    async def texts(self, codes: Collection[str]) -> dict[str, str]:
        """Return the texts of existing cards, by code."""
        if not codes:
            return {}
        return {card.code: card.text for card in await self._read(_cards.c.code.in_(codes))}

    async def count(self, visitor: VisitorId) -> int:
        """Return how many cards a visitor has."""
        query = select(func.count()).where(_cards.c.visitor == visitor)
        return await self._database.read(lambda connection: connection.scalar(query) or 0)

    async def add(self, card: KeptCard) -> None:
        """Store a new card."""
        await self._database.write(Write([insert(_cards).values(asdict(card))]))

    async def change(self, card: KeptCard) -> None:
        """Store a card as its owner has changed it."""
        own = _cards.c.code == card.code, _cards.c.visitor == card.visitor
        changed = update(_cards).where(*own).values(text=card.text, since=card.since)
        await self._database.write(Write([changed]))

    async def remove(self, code: str, visitor: VisitorId) -> None:
        """Remove a card of a visitor."""
        own = _cards.c.code == code, _cards.c.visitor == visitor
        await self._database.write(Write([delete(_cards).where(*own)]))

    async def _read(self, condition: object) -> Sequence[KeptCard]:
        query = select(_cards).where(condition).order_by(_cards.c.since.desc(), _cards.c.code)  # type: ignore[arg-type]
        return await self._database.read(
            lambda connection: [KeptCard(**row) for row in connection.execute(query).mappings()]
        )
