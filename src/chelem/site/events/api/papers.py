"""The paper of an event, and results typed from paper, over HTTP."""

from typing import Annotated

from fastapi import Query
from pydantic import Field
from starlette.requests import Request
from starlette.responses import Response
from typing_extensions import TypedDict

from chelem.core import BadOption, ChelemError, Refused, Unknown
from chelem.events import EventSection, TypedResult
from chelem.events.log.entry_json import entry_content_json
from chelem.events.log.schema import EventLogEntry
from chelem.events.log.state import BoardAt
from chelem.events.log.typed_entry import entry_for, is_overruled, replaced_by
from chelem.events.paper.ranking_pages import PRINTS
from chelem.formats.json_types import Body
from chelem.site.events.api.boards import solve_shown
from chelem.site.events.api.changes import COUNTS_CHANGES
from chelem.site.events.api.events import DIRECTS, Actor, Director, Reader
from chelem.site.events.live.actor import EventActor
from chelem.site.events.views import papers
from chelem.site.visitors import CallRouter, Language, rate_limited

LargePrint = Annotated[int, Query(description="The size of print, 14 or 20 points.")]
router = CallRouter(prefix="/api/events", tags=["events"], dependencies=[COUNTS_CHANGES])


class PaperRequest(Body):
    """What is printed of an event."""

    section: str = Field("", max_length=8)
    """For guide cards, table cards, travellers, slips and signs."""
    address: str = Field("", max_length=200, examples=["http://192.168.1.20:8080"])
    """How phones reach this server, for the QR codes of signs."""


class ResultsFromPaper(Body):
    """Results typed from paper, a line each; the table is needed where lines do not name the pairs."""

    many_lines = frozenset({"text"})
    section: str = Field(max_length=8)
    text: str = Field(max_length=20_000)
    round: int | None = None
    table: int | None = None
    replacing: dict[str, list[str]] = Field({}, max_length=2000)
    """By line, what it may replace: what an answer had as `replaces`, if it is still there."""


class TypedLine(TypedDict):
    """A result that was typed: the version of its entry, what is wrong with it, or what it would replace."""

    line: str
    version: int | None
    sentence: str | None
    replaces: list[str]
    """Results such as `4S+1 by S`, or a ruling: the line is written once this is sent as `replacing`."""
    ruled: bool
    """Whether a ruling goes on counting in place of this result."""
    entry: EventLogEntry | None
    """What would be written in their place."""


class PdfFile(Response):
    """A PDF to print."""

    media_type = "application/pdf"


@router.post(
    "/{code}/papers/{what}", response_class=PdfFile, dependencies=[DIRECTS, rate_limited("analysis")]
)
async def print_paper(
    what: str, body: PaperRequest, actor: Actor, language: Language, request: Request
) -> PdfFile:
    """Guide cards, table cards, travellers, slips or signs of a section; a ranking, scorecards or results.

    `results` and `hand-records` have the hands of the boards, with double-dummy tricks and par.
    """
    if what in papers.OF_RESULTS:
        known = await solve_shown(request, actor, actor.deals if what in papers.WITH_DEALS else ())
        return PdfFile(
            await actor.work_out(lambda shown: papers.paper_of_results(shown, what, language, known))
        )
    if what not in papers.OF_SECTIONS:
        raise Unknown("page.unknown")
    name, site = _section(actor, body.section).name, (body.address.rstrip("/"), actor.keys)
    return PdfFile(
        await actor.work_out(lambda shown: papers.paper_of_section(shown, name, what, language, site))
    )


@router.get(
    "/{code}/entrants/{entrant}/card.pdf",
    response_class=PdfFile,
    dependencies=[rate_limited("analysis")],
)
async def print_scorecard(
    entrant: int, actor: Actor, reader: Reader, language: Language, points: LargePrint = 14
) -> PdfFile:
    """An entrant's card, for readers who may see it, in large print with `points=20`."""
    if entrant not in actor.event.entrants:
        raise Unknown("event.no-such-entrant", number=entrant)
    if points not in PRINTS:
        raise BadOption("option.value", option="points", value=points, values=", ".join(map(str, PRINTS)))
    large = points != PRINTS[0]
    return PdfFile(
        await actor.work_out_once(
            ("card", entrant, reader, language, large),
            lambda shown: papers.paper_of_card(shown, entrant, reader, language, large=large),
        )
    )


@router.post("/{code}/typed")
async def write_typed_results(
    body: ResultsFromPaper, actor: Actor, director: Director, language: Language
) -> list[TypedLine]:
    """Results as a director types them, a line each, such as `12 4S S +1` or `12 3-14 4S S +1`.

    A line that cannot be understood, is for no table, or for a board that is on an earlier one, has a
    sentence instead of a version. One that would replace another result has what that is, and is written
    when it is sent again with that as `replacing`. The others are written.
    """
    section = _section(actor, body.section)
    at = None if body.round is None or body.table is None else (body.round, body.table)
    lines: list[TypedLine] = []
    typed = set[BoardAt]()
    for line in filter(None, map(str.strip, body.text.splitlines())):
        answer: TypedLine = {
            "line": line,
            "version": None,
            "sentence": None,
            "replaces": [],
            "ruled": False,
            "entry": None,
        }
        try:
            entry = entry_for(section, TypedResult.parse(line, language), at)
            if (cell := (entry.section, entry.round, entry.table, entry.board)) in typed:
                raise Refused("event.typed.twice", board=entry.board)
            typed.add(cell)
            answer["ruled"] = is_overruled(actor.event.state, entry)
            replaced = replaced_by(actor.event.state, entry)
            if replaced and body.replacing.get(line) != replaced:
                lines.append({**answer, "replaces": replaced, "entry": entry_content_json(entry)})
                continue
            version = await actor.write(entry, director)
        except ChelemError as error:
            lines.append({**answer, "sentence": error.say(language)})
        else:
            lines.append({**answer, "version": version})
    return lines


def _section(actor: EventActor, name: str) -> EventSection:
    section = actor.event.state.sections.get(name)
    if section is None:
        raise Refused("event.log.section", section=name)
    return section
