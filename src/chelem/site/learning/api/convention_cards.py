"""Convention cards of visitors over HTTP: their own, and those whose link they were given."""

from typing import Annotated

from fastapi import Depends
from pydantic import Field
from starlette.requests import Request
from typing_extensions import TypedDict

from chelem.bots.configuration import DEFAULT_STYLE
from chelem.bots.convention_cards.card import PartnershipCard
from chelem.bots.convention_cards.given_card import MOST_CHARACTERS, read_given_card, title_of_card
from chelem.core import BadOption, Forbidden, FrozenMap, Refused, Side, Unknown
from chelem.engine import AuctionGame
from chelem.formats.json_types import Body, SideCode
from chelem.learning.study.convention_card import ConventionCard
from chelem.learning.study.partnership_card import (
    CardAgreements,
    card_agreements_of,
    check_card,
    sheet_of,
    sheet_of_card,
)
from chelem.site.edge import new_code
from chelem.site.learning.api.study import WorkerDep
from chelem.site.tables import LobbyDep
from chelem.site.visitors import (
    MOST_CARDS,
    CallRouter,
    CardStore,
    KeptCard,
    Language,
    OptionalVisitor,
    RegisteredVisitor,
    VisitorRoute,
    id_of,
    keep_visitor,
    rate_limited,
)

router = CallRouter(prefix="/api/convention-cards", tags=["learn"], route_class=VisitorRoute)
systems_router = CallRouter(prefix="/api/systems/{system}", tags=["learn"])
tables_router = CallRouter(prefix="/api/tables/{code}", tags=["learn"])


class PlayedSystem(Body):
    """The system of a card, and the agreements that it plays otherwise."""

    system: str = Field(max_length=40)
    """One of the systems that `GET /api/games` lists."""
    style: str = Field(DEFAULT_STYLE, max_length=40)
    choices: dict[str, dict[str, str]] = Field({}, max_length=20)
    """By box and agreement, the choice where the card plays it otherwise than the system."""


class CardPeople(Body):
    """Whose card it is."""

    title: str = Field("", max_length=100)
    players: list[str] = Field([], max_length=4)


class CardBody(Body):
    """A convention card as its owner fills it in."""

    many_lines = frozenset({"notes"})
    plays: PlayedSystem
    heading: CardPeople | None = None
    notes: str = Field("", max_length=2000)


class CardFile(Body):
    """The text of a card's file."""

    many_lines = frozenset({"text"})
    text: str = Field(max_length=MOST_CHARACTERS)
    """TOML, as `chelem convention-card` reads it."""


class CardPreference(Body):
    """Whether a card is played at new tables, unless its owner chooses otherwise."""

    preferred: bool


class ListedCard(TypedDict):
    """A card in the list of its owner."""

    code: str
    title: str
    system: str
    since: str
    """When it was changed last, in UTC."""
    preferred: bool
    """Whether you play it at new tables, unless you choose otherwise."""


class OpenCard(TypedDict):
    """A card: anybody with its code may read and copy it, its owner alone changes it."""

    code: str
    own: bool
    """Whether it is yours."""
    preferred: bool
    """Whether it is yours, and you play it at new tables unless you choose otherwise."""
    content: CardBody
    text: str
    """Its file: TOML."""


async def _store(lobby: LobbyDep) -> CardStore:
    return CardStore(lobby.database)


StoreDep = Annotated[CardStore, Depends(_store)]


@router.get("")
async def list_convention_cards(caller: OptionalVisitor, store: StoreDep) -> list[ListedCard]:
    """The visitor's convention cards, the one changed last first."""
    return [] if caller is None else await _listed(store, caller.id)


@router.post("", status_code=201, dependencies=[rate_limited("upload")])
async def add_convention_card(
    body: CardBody, visitor: RegisteredVisitor, lobby: LobbyDep, worker: WorkerDep, request: Request
) -> OpenCard:
    """Store a new card; refused with the reason if its agreements do not go together."""
    text, store = str(_card(body)), CardStore(lobby.database)
    await worker.run(check_card, text)
    await keep_visitor(request, visitor)
    card = KeptCard(new_code(), visitor.id, text, store.now())
    async with lobby.cluster.lock(f"cards {visitor.id}", lobby.database):
        if not await store.add(card):
            raise Refused("card-file.most", most=MOST_CARDS)
    return _opened(card, own=True)


@router.post("/read", dependencies=[rate_limited("analysis")])
async def read_convention_card(body: CardFile, worker: WorkerDep) -> CardBody:
    """The content of a card's file, which is not stored; refused with the reason if it cannot be played."""
    card = read_given_card(body.text)
    await worker.run(check_card, body.text)
    return _content(card)


@router.get("/{code}", dependencies=[rate_limited("search")])
async def open_convention_card(code: str, caller: OptionalVisitor, store: StoreDep) -> OpenCard:
    """A card, for its owner and for anybody who was given its code."""
    card = await _find(store, code)
    return _opened(card, own=card.visitor == id_of(caller))


@router.get("/{code}/sheet", dependencies=[rate_limited("analysis")])
async def read_convention_sheet(
    code: str, store: StoreDep, worker: WorkerDep, language: Language
) -> ConventionCard:
    """A card as players read it, filled in by the rules of its system."""
    return await worker.run_cached(sheet_of_card, (await _find(store, code)).text, language)


@router.put("/{code}", dependencies=[rate_limited("upload")])
async def change_convention_card(
    code: str, body: CardBody, visitor: RegisteredVisitor, store: StoreDep, worker: WorkerDep
) -> OpenCard:
    """Change a card; only its owner may. Tables that have it keep it as it was."""
    if (found := await _find(store, code)).visitor != visitor.id:
        raise Forbidden("card-file.owner")
    text = str(_card(body))
    await worker.run(check_card, text)
    card = KeptCard(code, visitor.id, text, store.now(), found.preferred)
    await store.change(card)
    return _opened(card, own=True)


@router.put("/{code}/preferred")
async def prefer_convention_card(
    code: str, body: CardPreference, visitor: RegisteredVisitor, store: StoreDep
) -> list[ListedCard]:
    """Play a card at new tables, in place of another, unless its request says otherwise; or no more."""
    if (card := await _find(store, code)).visitor != visitor.id:
        raise Forbidden("card-file.owner")
    if body.preferred or card.preferred:
        await store.prefer(visitor.id, code if body.preferred else None)
    return await _listed(store, visitor.id)


@router.delete("/{code}")
async def remove_convention_card(code: str, visitor: RegisteredVisitor, store: StoreDep) -> list[ListedCard]:
    """Remove a card; return the remaining ones. Tables that have it keep it."""
    if (await _find(store, code)).visitor != visitor.id:
        raise Forbidden("card-file.owner")
    await store.remove(code, visitor.id)
    return await _listed(store, visitor.id)


@systems_router.get("/card-agreements", dependencies=[rate_limited("analysis")])
async def list_card_agreements(
    system: str, worker: WorkerDep, language: Language, style: str = ""
) -> CardAgreements:
    """What a partnership that plays a system may choose, by the boxes of its card."""
    return await worker.run_cached(card_agreements_of, system, style, language)


@tables_router.get("/convention-cards/{side}", dependencies=[rate_limited("analysis")])
async def read_side_sheet(
    code: str, side: SideCode, lobby: LobbyDep, worker: WorkerDep, language: Language
) -> ConventionCard:
    """What a side of a table bids by, as players read it, as it was when the table was made."""
    actor = await lobby.actor(code)
    if not isinstance(actor.table.game, AuctionGame):
        raise BadOption("sides.game", game=actor.table.game.name)
    return await worker.run_cached(sheet_of, actor.table.side_bots.of(Side.parse(side)), language)


async def _find(store: CardStore, code: str) -> KeptCard:
    if (card := await store.find(code)) is None:
        raise Unknown("card-file.none")
    return card


async def _listed(store: CardStore, visitor: str) -> list[ListedCard]:
    return [
        {
            "code": card.code,
            "title": title_of_card(card.text),
            "system": PartnershipCard.parse(card.text).system,
            "since": card.since,
            "preferred": card.preferred,
        }
        for card in await store.of(visitor)
    ]


def _card(body: CardBody) -> PartnershipCard:
    """Return the card of a body, without boxes in which nothing is chosen."""
    plays = body.plays
    title, players = ("", []) if body.heading is None else (body.heading.title, body.heading.players)
    choices = {box: FrozenMap(chosen) for box, chosen in plays.choices.items() if chosen}
    given = PartnershipCard(plays.system, plays.style, choices, title, tuple(players), body.notes)
    return read_given_card(str(given))


def _opened(card: KeptCard, *, own: bool) -> OpenCard:
    return {
        "code": card.code,
        "own": own,
        "preferred": own and card.preferred,
        "content": _content(PartnershipCard.parse(card.text)),
        "text": card.text,
    }


def _content(card: PartnershipCard) -> CardBody:
    """Return what a person fills in to make a card."""
    choices = {box: dict(chosen) for box, chosen in card.choices.items()}
    plays = PlayedSystem(system=card.system, style=card.style, choices=choices)
    heading = CardPeople(title=card.title, players=list(card.players))
    return CardBody(plays=plays, heading=heading, notes=card.notes)
