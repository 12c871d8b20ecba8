"""The people of an event over HTTP: their names lie beside its log."""

from dataclasses import replace

from pydantic import Field
from typing_extensions import TypedDict

from chelem.core import Refused, Unknown
from chelem.events.competitor import Competitor, names_nobody
from chelem.formats.json_types import Body
from chelem.site.events.api.changes import COUNTS_CHANGES
from chelem.site.events.api.events import DIRECTS, Actor
from chelem.site.events.live.actor import EventActor
from chelem.site.visitors import CallRouter

router = CallRouter(
    prefix="/api/events/{code}/persons", tags=["events"], dependencies=[COUNTS_CHANGES, DIRECTS]
)


class EventPerson(Body):
    """A person who plays in an event."""

    name: str = Field(max_length=120)
    licence: str = Field("", max_length=40)
    consent: bool = False
    """Whether public pages may show the name."""


class PersonChange(Body):
    """What is changed about a person of an event; what is left out stays."""

    id: str = Field(max_length=20)
    name: str | None = Field(None, min_length=1, max_length=120)
    licence: str | None = Field(None, max_length=40)
    consent: bool | None = None


class PeopleRequest(Body):
    """Changes of several people at once."""

    people: list[PersonChange] = Field(max_length=1000)


class EventPersonShape(TypedDict):
    """A person of an event, for its directors."""

    id: str
    name: str
    licence: str
    consent: bool


@router.get("")
async def get_persons(actor: Actor) -> list[EventPersonShape]:
    """The people of the event, by name."""
    return _persons(actor)


@router.put("/{person}")
async def put_person(person: str, body: EventPerson, actor: Actor) -> EventPersonShape:
    """Store a person under an id that names nobody."""
    if not names_nobody(person) and person not in actor.persons:
        raise Refused("event.person")
    before = actor.persons.get(person)
    visitor = before.visitor if before else ""
    stored = Competitor(person, body.name, body.licence, body.consent, visitor)
    await actor.put_person(stored)
    return _person(stored)


@router.patch("")
async def change_persons(body: PeopleRequest, actor: Actor) -> list[EventPersonShape]:
    """Change the names, licences or consent of people, all or none, and return everybody.

    Who was forgotten meanwhile is not stored again: that is refused.
    """
    known = actor.persons
    if not all(change.id in known for change in body.people):
        raise Unknown("event.person-forgotten")
    await actor.change_persons(
        replace(known[change.id], **change.model_dump(exclude={"id"}, exclude_none=True))
        for change in body.people
    )
    return _persons(actor)


@router.delete("/{person}")
async def forget_person(person: str, actor: Actor) -> list[EventPersonShape]:
    """Forget a person, and return the others: what they played stays under the number of their pair."""
    await actor.forget_person(person)
    return _persons(actor)


def _persons(actor: EventActor) -> list[EventPersonShape]:
    return list(map(_person, sorted(actor.persons.values(), key=lambda person: person.name.casefold())))


def _person(person: Competitor) -> EventPersonShape:
    """Return a person without the visitor that they are."""
    return {"id": person.id, "name": person.name, "licence": person.licence, "consent": person.consent}
