"""Convention cards of visitors, each under a code that cannot be guessed."""

from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import and_, case, delete, false, select, true, update

from chelem.site.database import Database, Write, schema
from chelem.site.edge import VisitorId
from chelem.site.visitors.store.limited_insert import insert_unless_full

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
    preferred: bool = False
    """Whether its owner plays it at new tables, unless they choose otherwise."""


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

    async def preferred_of(self, visitor: VisitorId) -> KeptCard | None:
        """Return the card that a visitor plays unless they choose otherwise; None if they prefer no card."""
        found = await self._read(and_(_cards.c.visitor == visitor, _cards.c.preferred.is_(true())))
        return found[0] if found else None

    async def prefer(self, visitor: VisitorId, code: str | None) -> None:
        """Store which card a visitor plays unless they choose otherwise; None for no card."""
        chosen = case((_cards.c.code == (code or ""), true()), else_=false())
        changed = update(_cards).where(_cards.c.visitor == visitor).values(preferred=chosen)
        await self._database.write(Write([changed]))

    async def add(self, card: KeptCard) -> bool:
        """Store a new card unless its owner has `MOST_CARDS`; return whether it is stored."""
        await self._database.write(Write([insert_unless_full(_cards, asdict(card), MOST_CARDS)]))
        return await self.find(card.code) is not None

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
