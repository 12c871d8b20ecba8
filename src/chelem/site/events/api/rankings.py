"""The rankings of an event over HTTP: publishing one, those that were published, and any as of an entry."""

import asyncio

from chelem.core import Forbidden, Unknown
from chelem.events.log.entries.publishing import RankingPublished
from chelem.formats.json_types import Body
from chelem.site.events.api.changes import COUNTS_CHANGES
from chelem.site.events.api.entries import EventVersion
from chelem.site.events.api.events import Actor, Director, Reader
from chelem.site.events.views.event import is_hidden
from chelem.site.events.views.matches import EventMatchResult, matches_view
from chelem.site.events.views.publications import AllPublications, EventRankingAsOf
from chelem.site.events.views.ranking import ranking_hash, rankings_view
from chelem.site.visitors import CallRouter, Language

router = CallRouter(prefix="/api", tags=["events"], dependencies=[COUNTS_CHANGES])


class NewRanking(Body):
    """A ranking to publish."""

    final: bool = False
    """Whether no more results are expected."""


@router.post("/events/{code}/rankings")
async def publish_ranking(body: NewRanking, actor: Actor, director: Director) -> EventVersion:
    """Publish the ranking as players may know it now, with its hash; earlier ones stay readable beside it."""
    event = actor.event
    content = RankingPublished(event.version, ranking_hash(rankings_view(event.as_told())), body.final)
    return {"version": await actor.write(content, director), "doubts": []}


@router.get("/events/{code}/rankings")
async def get_publications(actor: Actor, reader: Reader, language: Language) -> AllPublications:
    """The published rankings as of their entries, and what changed from each to the next, and why.

    They hold numbers alone. While the last rounds are hidden, so are the rankings published in them.
    """
    event = actor.event
    known = list(event.entries), event.published
    since = await asyncio.to_thread(actor.publications.work_out, *known, since=reader.directs)
    return actor.publications.view(event, reader, language, since)


@router.get("/events/{code}/rankings/{entries}")
async def get_ranking_as_of(entries: int, actor: Actor, reader: Reader) -> EventRankingAsOf:
    """The ranking after some entries: for directors any, for others those that were published."""
    event = actor.event
    if not 0 <= entries <= event.version:
        raise Unknown("event.log.version", version=entries)
    if not reader.directs:
        published = actor.publications.find(event, entries)
        if published is None:
            raise Forbidden("event.log.director")
        if not actor.publications.is_open(event, published):
            raise Forbidden("event.hidden")
    rankings = await asyncio.to_thread(actor.publications.ranking_as_of, event, entries)
    return {"of": entries, "hash": ranking_hash(rankings), "rankings": rankings}


@router.get("/events/{code}/matches")
async def get_matches(actor: Actor, reader: Reader) -> list[EventMatchResult]:
    """The matches of teams that are over; for all but directors none while the ranking is hidden."""
    event = actor.event
    if reader.directs:
        return matches_view(event)
    return [] if is_hidden(event.state) else matches_view(event.as_told())
