"""Duplicate events over HTTP: their logs, and what their pages draw."""

from collections.abc import Mapping
from typing import Annotated

import orjson
from fastapi import Depends, Header, Query
from starlette.requests import Request
from starlette.responses import Response

from chelem.core import Forbidden, Unknown
from chelem.events import Author, SolvedBoard
from chelem.events.board_costs import BoardCost, costly_boards
from chelem.site.edge import json_answer, provided, public_answer, unchanged
from chelem.site.events.api.boards import solve_shown
from chelem.site.events.api.changes import COUNTS_CHANGES
from chelem.site.events.api.screens import LONGEST_WAIT
from chelem.site.events.live.actor import EventActor
from chelem.site.events.live.events import EventOffice
from chelem.site.events.views import results
from chelem.site.events.views.boards import EventTable
from chelem.site.events.views.deals import cost_view
from chelem.site.events.views.event import EventShape, is_hidden
from chelem.site.events.views.section import round_view
from chelem.site.events.views.serviced_event import PUBLIC
from chelem.site.events.views.team_card import card_players
from chelem.site.visitors import CallRouter, Language

router = CallRouter(prefix="/api", tags=["events"], dependencies=[COUNTS_CHANGES])


async def _actor(code: str, request: Request) -> EventActor:
    return await provided(request, EventOffice).find(code)


Actor = Annotated[EventActor, Depends(_actor)]


async def _reader(actor: Actor, authorization: Annotated[str | None, Header()] = None) -> Author:
    """Return whom the key of a call is for; `Forbidden` for one that is not, or no longer, good."""
    if authorization is None:
        return PUBLIC
    return actor.keys.author(authorization.removeprefix("Bearer "))


Reader = Annotated[Author, Depends(_reader)]


async def _waiting_reader(
    actor: Actor,
    reader: Reader,
    authorization: Annotated[str | None, Header()] = None,
    tag: Annotated[str | None, Query(max_length=40)] = None,
    wait: Annotated[int, Query(ge=0, le=LONGEST_WAIT)] = 0,
) -> Author:
    """Return who asks, with a key once the event has changed: it may have been replaced meanwhile."""
    if reader == PUBLIC or tag is None or not wait:
        return reader
    await actor.wait_for_change(tag, wait)
    return await _reader(actor, authorization)


WaitingReader = Annotated[Author, Depends(_waiting_reader)]


async def _director(reader: Reader) -> Author:
    if not reader.directs:
        raise Forbidden("event.log.director")
    return reader


DIRECTS = Depends(_director)
"""A dependency of what only directors may do."""
Director = Annotated[Author, DIRECTS]


async def _organiser(reader: Reader) -> Author:
    if reader.role != "organiser":
        raise Forbidden("event.organiser")
    return reader


ORGANISES = Depends(_organiser)
"""A dependency of what only the organiser may do: no director locks out the others."""


@router.get("/events/{code}", response_model=EventShape)
async def get_event(
    actor: Actor,
    reader: WaitingReader,
    request: Request,
    tag: Annotated[str | None, Query(max_length=40)] = None,
    wait: Annotated[int, Query(ge=0, le=LONGEST_WAIT)] = 0,
) -> Response:
    """An event as this device may see it; with `tag` and `wait`, once it has changed or time is up.

    With the tag in `If-None-Match`, or the answer's ETag, an event that has not changed is not sent again.
    """
    if reader == PUBLIC:
        pages = actor.pages
        return public_answer(request, await pages.wait(tag, wait) if tag and wait else pages.public())
    known = actor.tag
    return unchanged(request, known) or json_answer(actor.pages.read(reader), known)


@router.get("/events/{code}/sections/{section}/rounds/{number}", dependencies=[DIRECTS])
async def get_round(section: str, number: int, actor: Actor, director: Director) -> list[EventTable]:
    """The boards of a round at all tables of a section, for corrections in rounds that are over."""
    found = actor.event.state.sections.get(section)
    if found is None:
        raise Unknown("event.log.section", section=section)
    return round_view(actor.event.state, found, number, director)


@router.get("/events/{code}/entrants/{entrant}", response_model=results.EventScorecard)
async def get_scorecard(
    entrant: int, actor: Actor, reader: Reader, language: Language, request: Request
) -> Response:
    """An entrant's boards, and how its result comes about; boards that are still played come later.

    While the ranking is hidden, nothing of what the results are worth.
    """
    costs = actor.once(("costs", entrant, reader), lambda: _costs(actor, entrant, reader))
    known = await solve_shown(request, actor, [cost.number for cost in costs])
    # Meanwhile rounds may have been hidden, or entries taken back: then it is worked out from what is now.
    card = actor.once(
        ("scorecard", entrant, reader, language, frozenset(known)),
        lambda: orjson.dumps(_scorecard(actor, entrant, reader, language, known)),
    )
    return Response(card, media_type="application/json")


@router.get("/events/{code}/boards/{board}")
async def get_traveller(
    board: int, actor: Actor, reader: Reader, language: Language, request: Request
) -> results.EventTraveller:
    """All results of a board: for directors, entrants that have played it, all once no table has still to.

    While the ranking is hidden, nothing of what they are worth.
    """
    _check_board_is_known(actor, reader, board)
    known = await solve_shown(request, actor, [board])
    _check_board_is_known(actor, reader, board)  # entries may have been taken back meanwhile
    traveller = results.traveller_view(actor.snapshot(), board, language, known.get(board))
    if traveller is None:
        raise Unknown("event.no-results", board=board)
    hidden = _is_hidden_from(reader, actor)
    if not actor.event.state.is_still_played(board):
        tables = (await provided(request, EventOffice).online(actor.code)).tables
        for line in traveller["lines"]:
            found = tables.find_deal(line["section"], (line["round"], line["table"]), board)
            line["code"], line["deal"] = found or (None, None)
    return results.traveller_without_values(traveller) if hidden else traveller


def _is_hidden_from(reader: Author, actor: EventActor) -> bool:
    """Return whether a reader may not see now what results are worth."""
    return not reader.directs and is_hidden(actor.event.state)


def _scorecard(
    actor: EventActor, entrant: int, reader: Author, language: str, known: Mapping[int, SolvedBoard]
) -> results.EventScorecard:
    """Return an entrant's card for a reader, in a language, with the boards that are solved."""
    event, hidden = actor.event, _is_hidden_from(reader, actor)
    costs = [cost_view(event.results(), cost, known, language) for cost in _costs(actor, entrant, reader)]
    later = results.boards_kept_from(event, entrant, reader)
    card = results.scorecard_view(event, entrant, language, later, costs)
    tables = (board["tables"] for board in card["boards"])
    card["players"] = card_players(actor.snapshot(), entrant, tables, public=reader == PUBLIC)
    if not reader.directs:
        card = results.card_as_told(card, event, language)
    return results.card_without_values(card) if hidden else card


def _costs(actor: EventActor, entrant: int, reader: Author) -> list[BoardCost]:
    """Return the boards that cost an entrant most, as a reader may know them; `Unknown` for no entrant."""
    event = actor.event
    if entrant not in event.entrants:
        raise Unknown("event.no-such-entrant", number=entrant)
    if _is_hidden_from(reader, actor):
        return []
    later = results.boards_kept_from(event, entrant, reader)
    return costly_boards(event.results(), event.entrants.index(entrant), later)


def _check_board_is_known(actor: EventActor, reader: Author, board: int) -> None:
    """Raise `Forbidden` for a board that others have still to play, unless its reader directs or knows it."""
    state = actor.event.state
    own = (
        reader.role == "player"
        and reader.id.isdecimal()
        and results.knows_board(state, int(reader.id), board)
    )
    if not (reader.directs or own) and state.is_still_played(board):
        raise Forbidden("event.board-later")
