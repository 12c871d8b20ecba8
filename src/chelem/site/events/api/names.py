"""Lists of players over HTTP: understood before anything is saved, and written for the director."""

from dataclasses import replace

from starlette.responses import Response
from typing_extensions import TypedDict

from chelem.core import ChelemError, ParseError
from chelem.events.files.listed_names import entrant_of_list
from chelem.events.files.names_csv import ListedEntrant, ListedPerson, read_names_rows
from chelem.events.files.names_writing import write_names_csv
from chelem.site.edge import OPENAPI, Upload
from chelem.site.events.api.changes import COUNTS_CHANGES
from chelem.site.events.api.events import DIRECTS, Actor
from chelem.site.events.live.actor import EventActor
from chelem.site.events.views.names import team_name
from chelem.site.visitors import CallRouter, Language

router = CallRouter(prefix="/api/events/{code}", tags=["events"], dependencies=[COUNTS_CHANGES])


class NameInList(TypedDict):
    """A person of a list."""

    name: str
    licence: str


class NamesLine(TypedDict):
    """A line of a list: the entrant that it names, or what is wrong with it."""

    line: str
    entrant: int | None
    team: str
    """The own name of a team; empty where none is stated."""
    people: list[NameInList]
    sentence: str | None


class NamesList(TypedDict):
    """A list as it was understood; nothing of it is saved."""

    header: str
    lines: list[NamesLine]


class NamesFile(Response):
    """A list of names as CSV."""

    media_type = "text/csv; charset=utf-8"


@router.post("/names", dependencies=[DIRECTS], openapi_extra=OPENAPI)
async def read_names(data: Upload, actor: Actor, language: Language) -> NamesList:
    """A CSV of numbers, names, licences, sections and lines, each line by itself; nothing is saved."""
    header, rows = read_names_rows(data)
    state, lines = actor.event.state, list[NamesLine]()
    for row in rows:
        line: NamesLine = {"line": row.text, "entrant": None, "team": "", "people": [], "sentence": None}
        try:
            if row.entrant is None:
                raise row.error or ParseError("event.nameless")
            line["entrant"] = entrant_of_list(state, row.entrant)
            line["team"] = row.entrant.team
            line["people"] = [
                {"name": person.name, "licence": person.licence} for person in row.entrant.people
            ]
        except ChelemError as error:
            line["sentence"] = error.say(language)
        lines.append(line)
    return {"header": header, "lines": lines}


@router.get("/names.csv", response_class=NamesFile, dependencies=[DIRECTS])
async def write_names(actor: Actor) -> NamesFile:
    """The entrants with their own names, and the names and licences of their people, for the director."""
    text = write_names_csv(_listed(actor, entrant) for entrant in actor.event.entrants)
    file = f'attachment; filename="{actor.code}-names.csv"'
    return NamesFile(
        "\ufeff" + text, headers={"content-disposition": file}
    )  # by that mark spreadsheets know UTF-8


def _listed(actor: EventActor, entrant: int) -> ListedEntrant:
    state = actor.event.state
    section, place = state.seat(entrant)
    entered = state.entrants.get(entrant)
    people = (actor.persons.get(player) for player in (entered.players if entered else ()))
    listed = ListedEntrant(
        str(place),
        tuple(ListedPerson(person.name, person.licence) for person in people if person is not None),
        team=team_name(state, entrant, actor.persons, public=False),
    )
    return listed if section is None else replace(listed, section=section.name, line=section.line_of(entrant))
