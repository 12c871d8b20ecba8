"""The keys of an event over HTTP: those of tables, of further directors, and of the phones of players."""

import secrets
from typing import Annotated

from fastapi import Depends
from pydantic import Field
from typing_extensions import TypedDict

from chelem.core import Refused, Unknown
from chelem.events import Author, KeyHolder
from chelem.events.keys import holder_of
from chelem.formats.json_types import Body, one_of
from chelem.site.edge import site_of
from chelem.site.events.api.changes import COUNTS_CHANGES
from chelem.site.events.api.events import DIRECTS, ORGANISES, Actor
from chelem.site.events.api.letters import LetterCheck, letters_of_call
from chelem.site.events.api.opening import EventKey
from chelem.site.events.domain.seat_claim import SeatClaim
from chelem.site.events.live.actor import EventActor
from chelem.site.events.live.joining_codes import SECONDS
from chelem.site.visitors import CallRouter

router = CallRouter(prefix="/api/events/{code}", tags=["events"], dependencies=[COUNTS_CHANGES])


TypedLetters = Annotated[LetterCheck, Depends(letters_of_call)]


class SixLetters(Body):
    """A code that a director has read out, or that is on the card of a table."""

    code: str = Field(max_length=12)


class SeatClaimed(Body):
    """Which entrant somebody says that they are."""

    entrant: int
    code: str = Field("", max_length=20)
    """The letters on the guide card; empty to ask the director."""


class ClaimAnswer(Body):
    """What the director says to a phone that asks for the key of a pair."""

    granted: bool


class EventTableKey(TypedDict):
    """The key of the device at a table, such as `A3`."""

    table: str
    key: str
    code: str
    """The letters on the card of the table, for which a phone without the key gets it."""


class DirectorCode(TypedDict):
    """Six letters with which another device becomes a director's, for some minutes."""

    code: str
    seconds: int


class EventCard(TypedDict):
    """The letters on the guide card of an entrant."""

    entrant: int
    code: str


class JoinedDirector(TypedDict):
    """A device that directs an event, by the code that its organiser has read out."""

    id: str
    since: str


class EventClaim(TypedDict):
    """A phone that asks for the key of an entrant."""

    id: str
    """Known to this phone alone."""
    number: int
    """What the director sees, to know the phone by."""
    entrant: int
    state: Annotated[str, one_of("waiting", "granted", "refused")]
    key: str | None
    """Once it is granted."""


class WaitingClaim(TypedDict):
    """A phone that waits for the director's answer: the number on it, and the entrant that it names."""

    number: int
    entrant: int


@router.get("/table-keys", dependencies=[DIRECTS])
async def get_table_keys(actor: Actor) -> list[EventTableKey]:
    """The keys of the devices at the tables, for the addresses in their QR codes, and letters to type."""
    return [_table_key(actor, table) for table in _tables(actor)]


@router.post("/tables/{table}/key", dependencies=[DIRECTS])
async def replace_table_key(table: str, actor: Actor) -> EventTableKey:
    """A new key for a table, whose earlier ones open nothing from now on: a device is lost."""
    _check_table(actor, table)
    await _replace(actor, Author("table", table))
    return _table_key(actor, table)


@router.post("/tables/{table}/claims")
async def claim_table(table: str, body: SixLetters, actor: Actor, typed: TypedLetters) -> EventTableKey:
    """The key of a table, for the letters on its card: a phone at the table cannot scan the QR code."""
    _check_table(actor, table)
    typed.check(actor, Author("table", table), body.code)
    return _table_key(actor, table)


@router.get("/cards", dependencies=[DIRECTS])
async def get_cards(actor: Actor) -> list[EventCard]:
    """The letters on the guide cards of all entrants, for which their phones get a key."""
    return [{"entrant": entrant, "code": _letters(actor, entrant)} for entrant in actor.event.entrants]


@router.post("/entrants/{entrant}/key", dependencies=[DIRECTS])
async def replace_entrant_key(entrant: int, actor: Actor) -> EventCard:
    """A new key for an entrant, with other letters: all phones with an earlier one must ask again."""
    _check_entrant(actor, entrant)
    await _replace(actor, _player(entrant))
    return {"entrant": entrant, "code": _letters(actor, entrant)}


@router.post("/directors", dependencies=[DIRECTS])
async def make_director_code(actor: Actor) -> DirectorCode:
    """A code with which another device directs, too."""
    code = actor.codes.new()
    await actor.pending.keep()
    return {"code": code, "seconds": SECONDS}


@router.get("/directors", dependencies=[DIRECTS])
async def get_directors(actor: Actor) -> list[JoinedDirector]:
    """The devices that direct besides the organiser's."""
    return _directors(actor)


@router.delete("/directors/{director}", dependencies=[ORGANISES])
async def remove_director(director: str, actor: Actor) -> list[JoinedDirector]:
    """Take a director's key away, for the organiser alone; what that device has written stays."""
    if all(director != joined["id"] for joined in _directors(actor)):
        raise Unknown("event.director")
    await _replace(actor, Author("director", director))
    return _directors(actor)


@router.post("/join")
async def join_as_director(body: SixLetters, actor: Actor, typed: TypedLetters) -> EventKey:
    """The key of a director, for a code that another one has just made."""
    typed.check_joining_code(actor, body.code)
    await actor.pending.keep()
    author = Author("director", secrets.token_hex(4))
    await actor.put_holder(KeyHolder(holder_of(author), 0, actor.now()))
    return {"code": actor.code, "key": actor.keys.make(author)}


@router.post("/claims", status_code=201)
async def claim_seat(body: SeatClaimed, actor: Actor, typed: TypedLetters) -> EventClaim:
    """A player's phone asks for its pair's key: granted at once for the letters on the guide card.

    Without letters the director answers; the phone asks again whenever the event's tag changes.
    """
    _check_entrant(actor, body.entrant)
    section = actor.event.state.seat(body.entrant)[0]
    if section is not None and section.online:
        raise Refused("event.claim-online")
    if body.code:
        typed.check(actor, _player(body.entrant), body.code)
        return _claim(actor, actor.claims.granted(body.entrant))
    typed.limiter.take("claim", typed.asker)
    claim = actor.claims.new(body.entrant, site_of(typed.asker.address))
    await actor.pending.keep()
    actor.announce()
    return _claim(actor, claim)


@router.get("/claims/{claim}")
async def follow_claim(claim: str, actor: Actor) -> EventClaim:
    """What has become of a claim, for the phone that made it."""
    return _claim(actor, actor.claims.find(claim))


@router.get("/claims", dependencies=[DIRECTS])
async def get_claims(actor: Actor) -> list[WaitingClaim]:
    """The phones that ask for the key of a pair, the first that asked first."""
    return [{"number": claim.number, "entrant": claim.entrant} for claim in actor.claims.waiting()]


@router.delete("/claims", dependencies=[DIRECTS])
async def refuse_claims(actor: Actor) -> list[WaitingClaim]:
    """Refuse all phones that wait."""
    actor.claims.refuse_all()
    await actor.pending.keep()
    actor.announce()
    return await get_claims(actor)


@router.post("/claims/{number}", dependencies=[DIRECTS])
async def decide_claim(number: int, body: ClaimAnswer, actor: Actor) -> list[WaitingClaim]:
    """Grant or refuse a claim; the others are left."""
    actor.claims.answer(number, granted=body.granted)
    await actor.pending.keep()
    actor.announce()
    return await get_claims(actor)


def _tables(actor: EventActor) -> list[str]:
    return [
        f"{section.name}{table}"
        for section in actor.event.state.sections.values()
        for table in section.movement.tables
    ]


def _check_table(actor: EventActor, table: str) -> None:
    if table not in _tables(actor):
        raise Unknown("event.no-such-table", table=table)


def _table_key(actor: EventActor, table: str) -> EventTableKey:
    author = Author("table", table)
    return {"table": table, "key": actor.keys.make(author), "code": actor.keys.card_code(author)}


def _player(entrant: int) -> Author:
    return Author("player", str(entrant))


def _letters(actor: EventActor, entrant: int) -> str:
    return actor.keys.card_code(_player(entrant))


def _check_entrant(actor: EventActor, entrant: int) -> None:
    if entrant not in actor.event.entrants:
        raise Unknown("event.no-such-entrant", number=entrant)


async def _replace(actor: EventActor, author: Author) -> None:
    await actor.put_holder(actor.keys.replaced(author, actor.now()))
    actor.claims.note_new_letters(author)


def _directors(actor: EventActor) -> list[JoinedDirector]:
    """Return those who have joined and whose key has not been taken away."""
    return [
        {"id": holder.name.partition(".")[2], "since": holder.since}
        for holder in actor.keys.holders.values()
        if holder.name.startswith("director.") and not holder.generation
    ]


def _claim(actor: EventActor, claim: SeatClaim) -> EventClaim:
    granted = claim.state == "granted"
    key = actor.keys.make(_player(claim.entrant)) if granted else None
    return {
        "id": claim.id,
        "number": claim.number,
        "entrant": claim.entrant,
        "state": claim.state,
        "key": key,
    }
