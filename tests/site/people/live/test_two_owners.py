"""People are erased and merged at tables that other processes serve (docs/architecture.md)."""

import pytest
from sqlalchemy import select

from chelem.core.errors import Busy
from chelem.core.seats import Seat
from chelem.site.database import schema
from chelem.site.people.store.erasure import tables_of_person
from chelem.site.tables.domain.people import Guest
from tests.support.tables import spec_of
from tests.support.two_owners import two_owners

__all__ = ["two_owners"]

SAM = Guest("sam-of-the-first-browser", "Sam")
PEOPLE = {"chairs": {"S": "me", "N": "bot", "E": "bot", "W": "bot"}}


async def at_tables(pair):
    """Seat somebody at two tables of each process; return the actors of the tables."""
    codes = []
    for process in pair.processes * 2:
        process.lobby.new_code = lambda name=process.name: pair.shares.code_of(name)
        codes.append(await process.lobby.create(spec_of(PEOPLE), SAM))
    found = await pair.database.read(lambda connection: tables_of_person(connection, SAM.visitor))
    assert sorted(codes) == found
    return [await pair.table(code) for code in codes]


async def visitors(pair):
    """Return the visitors of all stored people and tables."""
    query = select(schema.people.c.visitor).where(schema.people.c.visitor.is_not(None))
    owners = select(schema.tables.c.owner)
    return await pair.database.read(
        lambda connection: {*connection.scalars(query), *connection.scalars(owners)}
    )


def test_a_person_is_erased_at_all_owners(two_owners):
    """In memory and in the database; the tables go on without the name."""

    async def work(pair):
        actors = await at_tables(pair)
        await pair.processes[0].rewriting.erase([actor.table.code for actor in actors], SAM.visitor)
        for actor in actors:
            assert actor.table.person(SAM.visitor) is None
            assert "" == actor.table.occupant(Seat.S).name
            await actor.ask(lambda _: None)
        assert SAM.visitor not in await visitors(pair)

    two_owners(work)


def test_two_browsers_of_a_person_are_merged_at_all_owners(two_owners):
    async def work(pair):
        actors = await at_tables(pair)
        await pair.processes[1].rewriting.merge([actor.table.code for actor in actors], SAM.visitor, "sam")
        assert all(actor.table.seat("sam") is Seat.S for actor in actors)
        assert {"sam"} == await visitors(pair)

    two_owners(work)


def test_an_erasure_that_was_lost_on_the_way_is_finished_when_it_is_asked_again(two_owners):
    async def work(pair):
        actors = await at_tables(pair)
        codes = [actor.table.code for actor in actors]
        pair.bus.lost.append("table.erase_person")
        with pytest.raises(Busy):
            await pair.processes[0].rewriting.erase(codes, SAM.visitor)
        await pair.processes[0].rewriting.erase(codes, SAM.visitor)
        assert SAM.visitor not in await visitors(pair)

    two_owners(work)
