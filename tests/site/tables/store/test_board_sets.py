"""Board sets in a database: stored with their tables, exported, erased and pruned with them."""

import io
import json
import zipfile
from datetime import date

import pytest
from sqlalchemy import select

from chelem.games.forms import new_match
from chelem.games.options import new_game
from chelem.site.contests.domain.challenge import challenge_table, new_challenge
from chelem.site.contests.domain.daily import new_daily
from chelem.site.contests.domain.set_draw import SetDraw
from chelem.site.database import schema
from chelem.site.database.writer import Write
from chelem.site.operations.store.prune import Pruned, Retention, prune
from chelem.site.people.store import erasure
from chelem.site.people.store.merging import merging_at_table, merging_elsewhere
from chelem.site.people.store.person_export import export_person
from chelem.site.tables.domain import dealing
from chelem.site.tables.domain.board_set import SetTerms
from chelem.site.tables.domain.people import Guest
from chelem.site.tables.domain.policy import Policy
from chelem.site.tables.store.board_set_store import BoardSetStore
from chelem.site.tables.store.table_store import TableStore
from chelem.site.visitors.store.visitor_store import Visitor, VisitorStore
from tests.site.operations.store.test_maintenance import rows_of, with_open
from tests.support.chance import seeded
from tests.support.tables import now, play_deal, same_table

TERMS = SetTerms(
    new_game("contract"), new_match("contract", "duplicate", {"boards": 2}), Policy(pace="brisk")
)
ANNE, BEN = "a" * 16, "b" * 16


async def store_challenge(opened):
    """Store a challenge: Anne has finished, Ben has played a board; return the set and the tables."""
    board_set = new_challenge(TERMS, SetDraw("defy", "secret"))
    await VisitorStore(opened).add(Visitor(ANNE, "Anne", "1" * 64))
    await VisitorStore(opened).add(Visitor(BEN, "Ben", "2" * 64))
    anne = challenge_table(board_set, Guest(ANNE, "Anne"), "annex", "first", now)
    anne.save_new()
    await BoardSetStore(opened).add(board_set, [anne.take_pending()])
    ben = challenge_table(board_set, Guest(BEN, "Ben"), "benxx", "first", now)
    ben.save_new()
    ben.save_nonce(2, 1, "person-1", "0" * 32)  # as at tables whose deals are promised
    for table, deals in ((anne, 2), (ben, 1)):
        for deal in range(deals):
            dealing.deal_next(table)
            play_deal(table, seeded(deal))
        await TableStore(opened).save(table.take_pending())
    return board_set, anne, ben


@pytest.fixture
def stored(with_database):
    """Run a coroutine with an open database and the challenge in it."""

    def run(work):
        async def inside(opened):
            return await work(opened, *await store_challenge(opened))

        return with_database(inside)

    return run


def test_a_set_and_its_tables_are_loaded_as_stored(stored):
    """With the results of each table, by deal."""

    async def work(opened, board_set, anne, ben):
        store = BoardSetStore(opened)
        assert board_set == await store.find("defy")
        assert None is await store.find("other")
        for table in (anne, ben):
            loaded = await TableStore(opened).load(table.code)
            same_table(table, loaded)
            assert (board_set, "first") == (loaded.board_set, loaded.role)
        tables = await store.tables("defy")
        assert [("annex", "over", [1, 2]), ("benxx", "playing", [1])] == [
            (table.code, table.status, list(table.results)) for table in tables
        ]
        assert [ANNE, BEN] == [visitor for table in tables for visitor in table.seated()]
        scores = [row.lines for row in anne.started_log.state.sheet.rows]
        assert 2 == len(scores)
        assert await store.is_seated_elsewhere(ANNE, "defy", "benxx")
        assert not await store.is_seated_elsewhere(ANNE, "defy", "annex")

    stored(work)


def test_a_person_is_exported_with_their_challenges_and_erased(stored):
    """The set itself has nothing of a person; who is erased has no name in it any more."""

    async def work(opened, board_set, _anne, _ben):
        packed = await opened.read(lambda connection: export_person(connection, ANNE))
        person = json.loads(zipfile.ZipFile(io.BytesIO(packed)).read("person.json"))
        assert {"annex": "defy"} == person["board_sets"]
        assert "secret" not in json.dumps(person)
        erasing = await opened.read(lambda each: erasure.erasing_from_table(each, "annex", ANNE))
        await opened.write(Write(erasing))
        tables = await BoardSetStore(opened).tables("defy")
        text = repr(tables) + repr(board_set)
        assert ANNE not in text
        assert "Anne" not in text
        assert [1, 2] == list(tables[0].results)

    stored(work)


def test_a_person_has_one_table_that_counts(stored):
    """When two visitors become one, the table with more boards counts; the other is practice."""

    async def work(opened, _board_set, _anne, _ben):
        for at_table in ("annex", "benxx"):
            await opened.write(Write(merging_at_table(at_table, ANNE, BEN)))
        rest = await opened.read(lambda each: merging_elsewhere(each, ANNE, BEN))
        await opened.write(Write(rest))
        tables = await BoardSetStore(opened).tables("defy")
        assert [("annex", "first"), ("benxx", "again")] == [(table.code, table.role) for table in tables]

    stored(work)


def test_a_set_goes_with_its_last_table(database):
    """Pruning the finished table leaves the set to the other one; then it goes too."""
    with_open(database, store_challenge)
    later = "2027-01-01T00:00:00.000+00:00"
    assert Pruned(1, 1) == prune(database, Retention(later))
    sets = select(schema.board_sets.c.code)
    left = with_open(database, lambda opened: opened.read(lambda each: each.scalars(sets).all()))
    assert ["defy"] == left
    assert Pruned(1, 1) == prune(database, Retention(later, unfinished=True))
    left = with_open(database, lambda opened: opened.read(lambda each: each.scalars(sets).all()))
    assert [] == left
    rows = rows_of(database)
    assert [] == rows["set_tables"] == rows["set_results"] == rows["nonces"] == rows["tables"]


def test_the_boards_of_a_day_stay(database):
    """Their hash is published, with or without players: the next request must find the same boards."""
    day = new_daily(TERMS, date(2026, 1, 1), "5a17" * 8)
    with_open(database, lambda opened: BoardSetStore(opened).add(day, []))
    with_open(database, store_challenge)
    prune(database, Retention("2027-01-01T00:00:00.000+00:00", unfinished=True))
    assert day == with_open(database, lambda opened: BoardSetStore(opened).find(day.code))
    found = with_open(database, lambda opened: BoardSetStore(opened).with_prefix("daily-2026-01-"))
    assert [day] == found
