"""Online events over HTTP: people enter themselves, find their tables, and the director begins."""

from typing import Annotated, Literal

from fastapi import Depends, Query
from pydantic import Field
from starlette.requests import Request

from chelem.events.log.entries.planning import MovementPlanned
from chelem.events.log.entry_json import movement_of_json
from chelem.events.log.schema import EventMovement
from chelem.events.swiss import OddMethod
from chelem.events.swiss.plan import FirstMethod, SwissPlan
from chelem.formats.json_types import Body
from chelem.movements import MINUTES_A_BOARD, barometer
from chelem.site.edge import now, provided
from chelem.site.events.api.changes import COUNTS_CHANGES
from chelem.site.events.api.events import DIRECTS, Actor, Director
from chelem.site.events.api.screens import LONGEST_WAIT
from chelem.site.events.live.actor import EventActor
from chelem.site.events.live.events import EventOffice
from chelem.site.events.live.online_players import Invitation, OnlinePlace, OnlinePlayers
from chelem.site.events.views import online
from chelem.site.events.views.event import EventShape, event_view
from chelem.site.tables import TABLE_LIMIT, Guest
from chelem.site.visitors import (
    CallRouter,
    OptionalVisitor,
    RegisteredVisitor,
    VisitorRoute,
    id_of,
    keep_visitor,
    rename,
)

router = CallRouter(
    prefix="/api/events/{code}",
    tags=["online events"],
    route_class=VisitorRoute,
    dependencies=[COUNTS_CHANGES],
)


class OnlineEntryRequest(Body):
    """How somebody enters an online event."""

    name: str = Field("", max_length=120)
    """Empty to keep the visitor's."""
    partner: Literal["robot", "anyone", "invited", "team", "substitute"] = "invited"
    """`anyone` who comes alone; somebody `invited` by a link, or a whole `team`; as a `substitute`, none yet.

    Without an invitation others who come alone, or another pair, complete a team."""
    invitation: str = Field("", max_length=120)
    """The key in a partner's link."""
    pair: Literal[1, 2] = 1
    """With an invitation: into which of the two pairs of a team."""
    consent: bool = True
    """Whether public pages may show the name."""


class OnlineSwiss(Body):
    """How the rounds of an online Swiss are drawn."""

    boards: int = Field(ge=1, le=60)
    """In a round."""
    odd: OddMethod = "bye"
    """What an odd number plays where nobody is a robot."""
    first: FirstMethod = "lot"
    seed: int = Field(0, ge=0, lt=2**53)
    director_draws: bool = False
    """Whether each round, the first too, waits for the director's draw."""


class OnlineStart(Body):
    """How an online section of an event is played."""

    section: str = Field("A", pattern="^[A-Z]{1,2}$")
    movement: EventMovement
    """In a Swiss its rounds are empty: each is drawn when the one before is over."""
    swiss: OnlineSwiss | None = None
    minutes: int = Field(MINUTES_A_BOARD, ge=1, le=60)
    """For each board."""
    barometer: bool = False
    """Whether all tables play the same boards in each round."""


async def _players(actor: Actor, request: Request) -> OnlinePlayers:
    return (await provided(request, EventOffice).online(actor.code)).players


PlayersDep = Annotated[OnlinePlayers, Depends(_players)]


@router.get("/place")
async def get_place(
    actor: Actor,
    players: PlayersDep,
    caller: OptionalVisitor,
    request: Request,
    tag: Annotated[str | None, Query(max_length=400)] = None,
    wait: Annotated[int, Query(ge=0, le=LONGEST_WAIT)] = 0,
) -> online.EventPlace:
    """The visitor's place, and their table in the round in play; with `tag` and `wait`, once that changes."""
    if tag is not None and wait:
        await (await provided(request, EventOffice).online(actor.code)).rounds.wait_for_change(tag, wait)
    return await _place(actor, players, players.find(id_of(caller)), request)


@router.put("/place", dependencies=[TABLE_LIMIT])
async def take_place(
    body: OnlineEntryRequest, actor: Actor, players: PlayersDep, visitor: RegisteredVisitor, request: Request
) -> online.EventPlace:
    """Enter an online event, with a partner or without; or wait as a substitute."""
    named = await rename(request, visitor, body.name or visitor.name)
    await keep_visitor(request, named)
    guest = Guest(named.id, named.name)
    invitation = Invitation(body.invitation, body.pair)
    place = await players.enter(guest, body.partner, consent=body.consent, invitation=invitation)
    return await _place(actor, players, place, request)


@router.delete("/place")
async def leave_place(players: PlayersDep, visitor: RegisteredVisitor) -> online.EventPlace:
    """Leave an online event before it begins."""
    await players.leave(visitor.id)
    return online.NOBODY


@router.get("/substitutes", dependencies=[DIRECTS])
async def get_substitutes(actor: Actor, players: PlayersDep) -> list[online.EventSubstitute]:
    """The people who wait for a place that becomes free, by name."""
    waiting = [
        person
        for person in actor.persons.values()
        if person.visitor and (place := players.find(person.visitor)) and place.entrant is None
    ]
    waiting.sort(key=lambda person: person.name.casefold())
    return [{"id": person.id, "name": person.name} for person in waiting]


@router.get("/absences", dependencies=[DIRECTS])
async def get_absences(actor: Actor, request: Request) -> list[online.EventAbsence]:
    """The players who have gone from their tables in the round in play, the first to go first."""
    attendance = (await provided(request, EventOffice).online(actor.code)).rounds.attendance
    return online.absences_view(attendance.absent(), actor.persons)


@router.post("/start")
async def start_online(
    body: OnlineStart, actor: Actor, players: PlayersDep, director: Director, request: Request
) -> EventShape:
    """Seat all who have entered, robots in the empty places, and begin the first round."""
    movement, swiss = movement_of_json(body.movement), None
    if body.swiss is not None:
        movement = movement.with_rounds(((),) * len(movement.rounds))
        plan = body.swiss.model_dump(exclude={"director_draws"})
        swiss = SwissPlan(len(movement.rounds), **plan)
    elif body.barometer:
        movement = barometer(movement)
    await (await provided(request, EventOffice).online(actor.code)).tables.commit()
    planned = MovementPlanned(body.section, movement, 1, body.minutes, online=True, swiss=swiss)
    by_hand = body.swiss is not None and body.swiss.director_draws
    await players.start(planned, director, director_draws=by_hand)
    return event_view(actor.snapshot(), now(), director)


async def _place(
    actor: EventActor, players: OnlinePlayers, place: OnlinePlace | None, request: Request
) -> online.EventPlace:
    rounds = (await provided(request, EventOffice).online(actor.code)).rounds
    if place is None:
        return {**online.NOBODY, "tag": rounds.tag, "title": actor.event.state.terms.title}
    state, key = actor.event.state, None if place.entrant is None else players.key_of(place.entrant)
    view = online.place_view(place.person, place.entrant, place.players, actor.persons, key)
    section = None if place.entrant is None else state.seat(place.entrant)[0]
    view["title"], view["finished"] = state.terms.title, state.closed
    if section is not None and section.online:
        view["round"], view["rounds"] = section.round, section.rounds
        view["playing"] = rounds.playing(section)
        view["finished"] |= rounds.is_finished(section)
    if section is not None and section.online and section.round and not state.closed:
        served, due = rounds.served(section), rounds.next_round(section.name)
        view["opening"] = served is None
        if served is not None:
            found = (
                online.online_table_view(code, served.tables[code], place.person.id, actor.persons, state)
                for code in served.by_player.get(place.person.id, ())
            )
            view["tables"] = [table for table in found if table]
            view["coming"] = served.seconds_to_come
        view["next"] = None if due is None else due.isoformat(timespec="milliseconds")
        view["drawing"] = rounds.waits_for_draw(section.name)
        if due is None and not section.paused and not view["drawing"]:
            view["until"] = rounds.until(section).isoformat(timespec="milliseconds")
            view["late"] = rounds.late(section.name)
    view["now"] = now()
    view["tag"] = rounds.tag
    return view
