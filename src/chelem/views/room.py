"""The sections about the table and its people: chairs, chat, undo, readiness."""

from collections.abc import Mapping
from typing import cast

from chelem.core.seats import SEATS, Seat
from chelem.engine.audience import Viewer, redact
from chelem.engine.events import (
    Alerted,
    Chatted,
    Dealt,
    Explained,
)
from chelem.engine.log import Log
from chelem.engine.sheet import PlayerId
from chelem.matches.parameters import parameters
from chelem.tables.dealing import still_looking
from chelem.tables.people import Person, VisitorId
from chelem.tables.seating import chair_key
from chelem.tables.table import Table
from chelem.tables.undo import UndoRequest, may_undo
from chelem.views.kinds import kinds_of
from chelem.views.shapes import (
    AskedShape,
    BetweenShape,
    ChairShape,
    ChairsShape,
    ChatShape,
    PolicyShape,
    TableShape,
    UndoShape,
    YouShape,
)

LAST_WORDS = 50
"""The lines of chat that a page gets when it comes in."""


def table_section(table: Table, visitor: VisitorId | None) -> TableShape:
    """What kind of table it is."""
    game = table.game
    return {
        "code": table.code,
        "game": game.name,
        "kind": table.match.kind,
        "parameters": parameters(table.match),
        "options": game.options.chosen(),
        "status": table.status,
        "owner": visitor is not None and visitor == table.owner,
        "policy": cast(PolicyShape, table.policy.values()),
        "base": game.info.book if game.info.numbered else None,
        "numbered": game.info.numbered,
        "suits": [str(suit) for suit in game.info.suits],
        "vulnerability": game.vulnerability,
        "people": game.info.players,
        "individual": game.info.individual,
        "alerts": game.info.alerts,
        "prepared": game.info.prepared,
        "kinds": kinds_of(game.info),
        "next": table.follower,
    }


def you_section(table: Table, visitor: VisitorId | None, secret: bytes) -> YouShape:
    """Who you are at this table."""
    person, seat = table.person(visitor), table.seat(visitor)
    return {
        "seat": None if seat is None else str(seat),
        "player": person.player if person else None,
        "key": chair_key(table, person, secret) if person else None,
        "name": person.name if person else "",
    }


def chairs_section(table: Table, seating: Mapping[Seat, PlayerId | None] | None = None) -> ChairsShape:
    """Who sits in each chair, or sat there by an earlier seating, and whether they are present now."""
    players = dict(zip(SEATS, table.chairs, strict=True)) if seating is None else seating
    known = table.people.known
    people = {seat: known.get(player) if (player := players.get(seat)) else None for seat in SEATS}
    return {str(seat): _chair(table, people[seat]) if seat in table.seats else "domy" for seat in SEATS}


def _chair(table: Table, person: Person | None) -> ChairShape | None:
    if person is None:
        return None
    here = person.visitor is None or person.visitor in table.presence.here
    return {"player": person.player, "name": person.name, "kind": person.kind, "here": here}


def undo_section(table: Table, seat: Seat | None, request: UndoRequest | None) -> UndoShape:
    """Whether the player in this seat may undo, and the pending undo request."""
    asked: AskedShape | None = None
    if request is not None:
        asked = {"by": str(request.by), "you": seat in request.waiting}
    return {"can": may_undo(table, seat, request), "asked": asked}


def between_section(table: Table) -> BetweenShape | None:
    """Who is ready for the next deal."""
    if not table.between:
        return None
    ready = [seat for seat in SEATS if (one := table.sitting(seat)) and one.visitor in table.presence.ready]
    return {"ready": list(map(str, ready)), "waiting": [str(seat) for seat in sorted(still_looking(table))]}


def chat_section(table: Table, log: Log, viewer: Viewer) -> list[ChatShape]:
    """The last lines of chat that this viewer may read."""
    lines: list[ChatShape] = []
    for entry in reversed(log):
        if len(lines) == LAST_WORDS:
            break
        if isinstance(entry.event, Chatted) and isinstance(redact(None, entry.event, viewer), Chatted):
            known = table.people.known.get(entry.event.by)
            lines.append(
                {
                    "version": entry.version,
                    "name": known.name if known else entry.event.by,
                    "text": entry.event.text,
                    "private": entry.event.audience is not None,
                }
            )
    return lines[::-1]


def explanations(log: Log, viewer: Viewer) -> dict[int, str]:
    """The explanations of the last deal's calls that the viewer may read, by the calls' versions."""
    told: dict[int, str] = {}
    first = next((entry.version for entry in reversed(log) if isinstance(entry.event, Dealt)), 0)
    for entry in log.redacted(viewer, after=first):
        if isinstance(entry.event, Alerted | Explained):
            told[entry.event.about] = entry.event.text
    return told
