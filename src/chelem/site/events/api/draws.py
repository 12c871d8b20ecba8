"""Swiss draws and changes of movements under way, over HTTP."""

import asyncio
from typing import Annotated

from fastapi import Query
from pydantic import BaseModel, Field
from starlette.responses import Response

from chelem.core import Unknown
from chelem.events import EventSection
from chelem.events.log.entries.drawing import RoundDrawn
from chelem.events.log.swiss_rounds import check_draw, inputs_of_round
from chelem.events.swiss import Draw, SwissMatch, draw_round
from chelem.formats.json_types import Body
from chelem.movements import Wish
from chelem.site.events.api.changes import COUNTS_CHANGES
from chelem.site.events.api.events import DIRECTS, Actor, Reader
from chelem.site.events.live.actor import EventActor
from chelem.site.events.views.draws import EventDraw, draw_view
from chelem.site.events.views.replanning import EventReplan, replans_view
from chelem.site.visitors import CallRouter, Language, rate_limited

router = CallRouter(prefix="/api/events/{code}", tags=["events"], dependencies=[COUNTS_CHANGES])


class DecidedMatch(Body):
    """Two who shall meet, by their numbers in the section."""

    first: int
    second: int


class DecidedDraw(Body):
    """Who shall meet whom, and who is left over, by a director's decision."""

    matches: list[DecidedMatch] = Field(max_length=1000)
    left_over: list[int] = Field([], max_length=3)


class RoundsLeft(BaseModel):
    """What is wished for the rounds that are left of a section."""

    rounds: int = Field(ge=1, le=60)
    boards: int = Field(ge=1, le=8)
    """In a round."""
    arriving: int = Field(0, ge=0, le=10)
    """How many come who have no place yet."""


def _section(actor: EventActor, name: str) -> EventSection:
    section = actor.event.state.sections.get(name)
    if section is None:
        raise Unknown("event.log.section", section=name)
    return section


@router.get("/draws", response_model=list[EventDraw])
async def list_draws(actor: Actor, reader: Reader, language: Language) -> Response:
    """The draws of all Swiss rounds with their inputs, from which anybody can draw them again."""
    drawn = await actor.draws.read(language, directs=reader.directs)
    return Response(drawn, media_type="application/json")


@router.get("/sections/{section}/draws/{number}", dependencies=[DIRECTS, rate_limited("analysis")])
async def propose_draw(section: str, number: int, actor: Actor, language: Language) -> EventDraw:
    """The draw of a round that is not drawn, or not begun, from the results so far; nothing is written."""
    found = _section(actor, section)
    inputs, kind = inputs_of_round(actor.event, found, number), found.movement.kind

    def propose() -> EventDraw:
        return draw_view(RoundDrawn(section, number, draw_round(inputs)), kind, language)

    return await asyncio.to_thread(propose)


@router.post("/sections/{section}/draws/{number}", dependencies=[DIRECTS, rate_limited("analysis")])
async def try_draw(
    section: str, number: int, actor: Actor, language: Language, body: DecidedDraw
) -> EventDraw:
    """What other matches for a round would mean, in a sentence for each; nothing is written."""
    found = _section(actor, section)
    inputs = inputs_of_round(actor.event, found, number)
    matches = tuple(SwissMatch(match.first, match.second) for match in body.matches)
    drawn = RoundDrawn(section, number, Draw(inputs, matches, tuple(body.left_over)))
    check_draw(actor.event, found, number, drawn.draw)
    return await asyncio.to_thread(draw_view, drawn, found.movement.kind, language)


@router.get("/sections/{section}/replans", dependencies=[DIRECTS, rate_limited("analysis")])
async def list_replans(
    section: str, actor: Actor, language: Language, left: Annotated[RoundsLeft, Query()]
) -> list[EventReplan]:
    """Other movements for the rounds of a section that have not begun, for those who are there."""
    wish, name = Wish(0, left.rounds, left.boards), _section(actor, section).name
    return await actor.work_out(
        lambda shown: replans_view(shown.event.state, name, wish, left.arriving, language)
    )
