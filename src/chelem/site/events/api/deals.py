"""The deals of an event over HTTP: from a file, or dealt by the program; and results far from them."""

from typing import Annotated

from fastapi import Query
from pydantic import Field
from starlette.requests import Request
from typing_extensions import TypedDict

from chelem.boards import Record
from chelem.core import BadOption, Refused, Unknown, Vulnerability
from chelem.events.log.fields import field_of
from chelem.events.suspect_result import find_suspects
from chelem.formats import Format, write_boards
from chelem.formats.json_types import Body
from chelem.matches.duplicate import board_dealer
from chelem.site.collections import CollectionService, read_deal_file
from chelem.site.contests import BoardPromise, receipt_of
from chelem.site.edge import OPENAPI, BoardsFile, Upload, disposition, provided, services_of
from chelem.site.events.api.boards import solve_shown
from chelem.site.events.api.changes import COUNTS_CHANGES
from chelem.site.events.api.events import DIRECTS, Actor
from chelem.site.events.live.actor import EventActor
from chelem.site.events.live.events import EventOffice
from chelem.site.events.views.deals import EventSuspect, suspect_view
from chelem.site.tables import NO_BOARD_IN_HAND, Lobby, NonceReceipt
from chelem.site.visitors import CallRouter, Language, rate_limited, requester_of

router = CallRouter(prefix="/api/events", tags=["events"], dependencies=[COUNTS_CHANGES])
FOR_MACHINES = ("pbn", "dup", "dlm")
"""The files with which boards are made up."""


class NonceBody(Body):
    """What a director's device adds to the boards of an event."""

    nonce: str = Field(max_length=64)
    """32 random bytes in hexadecimal; secret until everybody has played."""


class BoardsDealt(TypedDict):
    """The boards whose deals are known now."""

    boards: list[int]
    missing: list[int]
    """Boards of the event whose deals are not known."""
    incomplete: int
    """Boards of the file without a number or without all cards."""
    committed: bool
    """Whether the program has dealt them, so that they cannot be changed any more."""


@router.get("/{code}/deals", dependencies=[DIRECTS])
async def get_deals(actor: Actor) -> BoardsDealt:
    """The numbers of the boards whose deals are known, for directors; not the cards."""
    return _dealt(actor)


@router.post(
    "/{code}/deals",
    dependencies=[DIRECTS, rate_limited("analysis"), NO_BOARD_IN_HAND],
    openapi_extra=OPENAPI,
)
async def put_deals(
    data: Upload, actor: Actor, request: Request, name: Annotated[str, Query(max_length=120)] = ""
) -> BoardsDealt:
    """Store the deals of the boards, from a file as it was dealt, in place of those before.

    A file that cannot be read, or has no whole deal, changes nothing.
    """
    importer = provided(request, CollectionService).importer
    read = await importer.run(requester_of(request, None), read_deal_file, data, name)
    await actor.put_deals(read.deals)
    return _dealt(actor, read.incomplete)


@router.delete("/{code}/deals", dependencies=[DIRECTS])
async def remove_deals(actor: Actor) -> BoardsDealt:
    """Forget the deals of a file."""
    await actor.put_deals({})
    return _dealt(actor)


@router.post("/{code}/deals/promise", dependencies=[DIRECTS])
async def promise_deals(actor: Actor, request: Request) -> BoardPromise:
    """Publish the hash of the server's salt for boards to be dealt; then a device can add a nonce."""
    if not actor.event.state.terms.simultaneous:  # others play its boards, in sections of their own
        _check_undealt(actor)
    boards = await (await provided(request, EventOffice).online(actor.code)).tables.commit()
    return {"code": actor.code, "hash": boards.hash}


@router.post("/{code}/deals/nonce", dependencies=[DIRECTS])
async def add_nonce(actor: Actor, body: NonceBody, request: Request) -> NonceReceipt:
    """Let the boards follow from a nonce of the director's device too, before anybody has seen one.

    Its hash is published at once. The answer is the server's signature that it has the nonce.
    """
    if not actor.event.state.committed:
        raise Refused("event.promise.late")
    services = services_of(request)
    received = await (await services.get(EventOffice).online(actor.code)).tables.contribute(body.nonce)
    return receipt_of(received, services.get(Lobby))


@router.post("/{code}/deals/draw", dependencies=[DIRECTS, rate_limited("analysis")])
async def deal_by_program(actor: Actor, request: Request) -> BoardsDealt:
    """Let the program deal the boards of the event: the hash of the secret they follow from is published."""
    numbers = _check_undealt(actor)
    await (await provided(request, EventOffice).online(actor.code)).tables.deal(numbers)
    return _dealt(actor)


@router.get("/{code}/deals/file", response_class=BoardsFile, dependencies=[DIRECTS])
async def get_deal_file(
    actor: Actor, form: Annotated[str, Query(alias="format", max_length=4)] = "pbn"
) -> BoardsFile:
    """The deals as a file for a dealing machine: PBN, DUP or DLM; for nobody in an online event."""
    if form not in FOR_MACHINES:
        raise BadOption("option.value", option="format", value=form, values=", ".join(FOR_MACHINES))
    state = actor.event.state
    played_elsewhere = bool(state.simultaneous and not state.revealed)
    if state.is_online and (played_elsewhere or not state.closed):
        raise Refused("event.deals-online")
    if field_of(state) == "removed" and not state.revealed:
        raise Refused("event.simultaneous.removed")
    if not actor.deals:
        raise Unknown("event.deals-none")
    records = [
        Record(
            {"Board": str(number)},
            dealer=board_dealer(number),
            vulnerable=Vulnerability.on_board(number),
            hands=deal.hands,
        )
        for number, deal in sorted(actor.deals.items())
    ]
    written = Format(form)
    name = disposition(f"{actor.event.state.terms.title}.{form}", written)
    return BoardsFile(b"".join(write_boards(records, written)), headers={"content-disposition": name})


@router.get("/{code}/suspects", dependencies=[DIRECTS])
async def get_suspects(actor: Actor, request: Request, language: Language) -> list[EventSuspect]:
    """The results that are far from what the hands allow, with what has probably happened."""
    state = actor.event.state
    reported = {board for section in state.sections.values() for _, _, board in section.reports}
    known = await solve_shown(request, actor, reported)
    return [suspect_view(suspect, language) for suspect in find_suspects(state, known)]


def _check_undealt(actor: EventActor) -> set[int]:
    """Return the numbers of the boards that the program is to deal; `Refused` if it cannot."""
    numbers = _numbers(actor)
    if not numbers:
        raise Refused("event.deals-no-boards")
    state = actor.event.state
    if not state.committed and any(section.round for section in state.sections.values()):
        raise Refused("event.deals-begun")
    if actor.deals and not state.committed:
        raise Refused("event.deals-known")
    return numbers


def _numbers(actor: EventActor) -> set[int]:
    """Return the numbers of the boards that are played."""
    return {board for section in actor.event.state.sections.values() for board in section.boards}


def _dealt(actor: EventActor, incomplete: int = 0) -> BoardsDealt:
    return {
        "boards": sorted(actor.deals),
        "missing": sorted(_numbers(actor) - actor.deals.keys()),
        "incomplete": incomplete,
        "committed": bool(actor.event.state.committed),
    }
