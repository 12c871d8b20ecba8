"""The convention cards of an event's pairs over HTTP: announced by the pair, read by everybody."""

from dataclasses import replace
from typing import Annotated, Literal

from fastapi import Depends
from pydantic import Field
from starlette.requests import Request
from typing_extensions import TypedDict

from chelem.bots.convention_cards.given_card import MOST_CHARACTERS, read_given_card
from chelem.core import BadOption, Forbidden, Unknown
from chelem.events import PROGRAM
from chelem.events.log.entries.announcing import CardAnnounced
from chelem.formats.json_types import Body
from chelem.learning.study.convention_card import ConventionCard
from chelem.learning.study.partnership_card import check_card, sheet_of_card
from chelem.site.collections import CollectionsDep
from chelem.site.events.api.changes import COUNTS_CHANGES
from chelem.site.events.api.events import Actor, Reader
from chelem.site.tables import LobbyDep
from chelem.site.visitors import (
    CallRouter,
    CardStore,
    Language,
    OptionalVisitor,
    VisitorRoute,
    rate_limited,
    requester_of,
)

router = CallRouter(
    prefix="/api/events/{code}/cards/{entrant}/{pair}",
    tags=["events"],
    route_class=VisitorRoute,
    dependencies=[COUNTS_CHANGES],
)
PairNumber = Literal["1", "2"]
"""Of a team; other entrants have one pair."""


class AskedPair:
    """A pair, as an address names it."""

    def __init__(self, entrant: int, pair: PairNumber) -> None:
        self.entrant = entrant
        self.pair = int(pair)


class CardWork:
    """What finds convention cards, checks them and fills them in, for the visitor who asks."""

    def __init__(
        self, request: Request, caller: OptionalVisitor, collections: CollectionsDep, lobby: LobbyDep
    ) -> None:
        self._asker = requester_of(request, caller)
        self._importer = collections.importer
        self._store = CardStore(lobby.database)

    async def announced(self, body: "CardToAnnounce") -> str:
        """Return the card that is announced, without names and notes; empty for none.

        Raise `Unknown` for a code that no card has, `ParseError` with the reason for what cannot be played.
        """
        text = body.card_text or ""
        if body.card is not None:
            if body.card_text is not None:
                raise BadOption("event.card-twice")
            if (found := await self._store.find(body.card)) is None:
                raise Unknown("card-file.none")
            text = found.text
        if not text:
            return ""
        await self._importer.run(self._asker, check_card, text)
        return str(replace(read_given_card(text), title="", players=(), notes=""))

    async def sheet(self, text: str, language: str) -> ConventionCard:
        """Return a card as players read it."""
        return await self._importer.run_cached(self._asker, sheet_of_card, text, language)


PairDep = Annotated[AskedPair, Depends()]
CardWorkDep = Annotated[CardWork, Depends()]


class CardToAnnounce(Body):
    """The convention card of a pair, by its code or as a text; none takes it back."""

    many_lines = frozenset({"card_text"})
    card: str | None = Field(None, max_length=20)
    """The code of a card of any visitor; the event keeps it as it is now."""
    card_text: str | None = Field(None, max_length=MOST_CHARACTERS)
    """The text of a card's file, in place of a code: TOML."""


class PairsWithCards(TypedDict):
    """The pairs of an entrant that have announced a card."""

    cards: list[int]


@router.put("", dependencies=[rate_limited("upload")])
async def announce_card(
    pair: PairDep, body: CardToAnnounce, actor: Actor, reader: Reader, work: CardWorkDep
) -> PairsWithCards:
    """Announce the card of a pair, without names and notes: from its own device, or a director's.

    It counts at tables that open from then on.
    """
    if not reader.directs and (reader.role, reader.id) != ("player", str(pair.entrant)):
        raise Forbidden("event.card-whose")
    text = await work.announced(body)
    await actor.write(CardAnnounced(pair.entrant, pair.pair, text), PROGRAM)
    return {"cards": actor.event.state.pairs_with_cards(pair.entrant)}


@router.get("", dependencies=[rate_limited("analysis")])
async def read_announced_card(
    pair: PairDep, actor: Actor, work: CardWorkDep, language: Language
) -> ConventionCard:
    """The card of a pair, for its opponents and everybody else, filled in by the rules of its system."""
    text = actor.event.state.cards.get((pair.entrant, pair.pair))
    if text is None:
        raise Unknown("card-file.none")
    return await work.sheet(text, language)
