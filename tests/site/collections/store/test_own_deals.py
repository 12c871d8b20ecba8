"""Own deals, devices and the merging of two visitors, on SQLite and PostgreSQL."""

import json
from dataclasses import replace

import pytest
from sqlalchemy import insert, select

from chelem.site.collections.domain.kept_board import BoardFacts, KeptBoard
from chelem.site.collections.store.board_store import BoardStore, Collection, ReadPosition
from chelem.site.collections.store.own_deals import (
    DealErrors,
    DealFilter,
    OwnDeal,
    OwnDealStore,
    adding_own_deals,
)
from chelem.site.database import schema
from chelem.site.database.writer import Write
from chelem.site.people.store import erasure
from chelem.site.people.store.merging import merging_at_table, merging_elsewhere, tables_together
from chelem.site.people.store.person_export import known_of_person
from chelem.site.tables.store.table_store import TableStore
from chelem.site.visitors.store.devices import Device, DeviceStore, adding_devices, using_code
from chelem.site.visitors.store.passkeys import Passkey, PasskeyStore
from chelem.site.visitors.store.visitor_store import Visitor, VisitorStore
from tests.support.tables import table_of

ANA, BOB = "a1b2c3d4e5f60718", "5d1b0a7c33e9f246"
DEAL = OwnDeal(
    code="x",
    deal=1,
    at="2026-03-01T20:00:00.000+00:00",
    game="contract",
    kind="duplicate",
    practice=False,
    seat="S",
    role="declarer",
    partner="Zoé",
    contract={"fr": "4♠", "en": "4♠"},
    declarer="S",
    level=4,
    strain="S",
    over=0,
    result="=",
    points=420,
)
GONE = replace(DEAL, code="gone")
FACTS: BoardFacts = {
    "board": "1",
    "event": "",
    "date": "",
    "names": [],
    "contract": {"fr": "4♠", "en": "4♠"},
    "declarer": "S",
    "result": "=",
    "points": 420,
    "game": "contract",
    "known": True,
}
BOARD = KeptBoard("[Board]", FACTS, [], " word")


async def with_deals(opened, visitor, code, *deals):
    """Store deals of a table of a visitor, with a board each, as an import does."""
    boards = BoardStore(opened)
    found = await boards.find_kind(visitor, "played")
    new = None if found else Collection(f"played-{visitor}", visitor, "", "played", "2026")
    place = found[1] + 1 if found else 1
    kept = [replace(BOARD, table=code, deal=deal.deal) for deal in deals]
    position = ReadPosition(
        visitor, code, 9, deals[-1].deal, tuple(replace(deal, code=code) for deal in deals)
    )
    await boards.add(f"played-{visitor}", place, kept, new_collection=new, read=position)


async def seated(opened, visitor, code="tablexyz"):
    """Store a table with a visitor, and return its code."""
    table = table_of("N", code=code)
    table.owner = visitor
    await TableStore(opened).save(table.take_pending())
    people = schema.people
    await opened.write(Write([people.update().where(people.c.visitor == "N").values(visitor=visitor)]))
    return table.code


def test_filters_and_errors(with_database):
    """Each filter is a condition of both databases; what the analysis finds is stored and counted."""

    async def work(opened):
        await VisitorStore(opened).add(Visitor(ANA, "Ana", "x"))
        code = await seated(opened, ANA)
        down = replace(
            DEAL, deal=2, at="2026-03-02", over=-1, points=-50, role="defender", strain="NT", level=3
        )
        await with_deals(opened, ANA, code, DEAL, down)
        results = [{"points": points, "contract": {}, "result": ""} for points in (420, 450, -50, 420)]
        row = insert(schema.comparisons).values(code=code, deal=1, results=json.dumps(results))
        await opened.write(Write([row]))
        store = OwnDealStore(opened)
        await store.compare(ANA)

        async def numbers(**wanted):
            page = await store.page(ANA, DealFilter(**wanted), 1)
            assert page.count == len(page.deals)
            return [listed.deal.deal for listed in page.deals]

        page = await store.page(ANA, DealFilter(), 1)
        assert (2, ["contract"], ["Zoé"]) == (page.count, page.games, page.partners)
        assert [None, 50.0] == [listed.deal.percent for listed in page.deals]
        assert all(listed.has_table and listed.board for listed in page.deals)
        first, second, both = [1], [2], [2, 1]
        for wanted, expected in (
            ({}, both),
            ({"since": "2026-03-02"}, second),
            ({"until": "2026-03-01"}, first),
            ({"strain": "NT", "level": 3}, second),
            ({"result": "made"}, first),
            ({"result": "down", "role": "defender"}, second),
            ({"score": "bad"}, second),  # 50 % is neither good nor bad
            ({"score": "good"}, []),
            ({"partner": "Zoé", "practice": False}, both),
            ({"practice": True}, []),
        ):
            assert expected == await numbers(**wanted), wanted
        (newest, oldest) = await store.unjudged(ANA, 5)
        assert (2, 1, "[Board]") == (newest.deal, oldest.deal, newest.text)
        await store.save_errors(ANA, newest, DealErrors(1, 2, 1, 0))
        await store.save_errors(ANA, oldest, None)
        assert [] == await store.unjudged(ANA, 5)
        figured = await store.figured(ANA)
        assert [None, DealErrors(1, 2, 1, 0)] == [deal.errors for deal in figured]
        assert not any(deal.waiting for deal in figured)

    with_database(work)


def test_boards_of_the_day_are_compared_as_the_ranking_is(with_database):
    """With Bob and fourteen robots, the fifteenth being replaced, once the day is over; practice too."""

    async def work(opened):
        await VisitorStore(opened).add(Visitor(ANA, "Ana", "x"))
        day, rows = "daily-2026-03-01", schema
        code, practised, other = [
            await seated(opened, who, f"table{number}") for number, who in enumerate((ANA, ANA, BOB))
        ]
        robots = [{"points": 170}] * 14 + [{"points": 1000}]
        values = {"code": day, "kind": "daily", "salt": "x", "spec": "{}", "since": "2026-03-01"}
        await opened.write(Write([insert(rows.board_sets).values(**values)]))
        for table, role, points in ((code, "first", 420), (practised, "again", 170), (other, "first", 450)):
            result = json.dumps({"points": points})
            writes = [
                insert(rows.set_tables).values(code=table, board_set=day, role=role),
                insert(rows.set_results).values(code=table, deal=1, result=result),
                insert(rows.comparisons).values(code=table, deal=1, results=json.dumps(robots)),
            ]
            await opened.write(Write(writes))
        await with_deals(opened, ANA, code, DEAL)
        await with_deals(opened, ANA, practised, replace(DEAL, points=170))
        store = OwnDealStore(opened)
        for now, expected in (
            ("2026-03-01T23:59:59.999+00:00", [0, 0]),
            ("2026-03-02T00:00:00.000+00:00", [pytest.approx(100 * 14 / 30), pytest.approx(100 * 28 / 30)]),
        ):
            opened.now = lambda now=now: now
            await store.compare(ANA)
            page = await store.page(ANA, DealFilter(), 1)
            assert expected == sorted(listed.deal.percent or 0 for listed in page.deals)

    with_database(work)


def test_two_visitors_become_one(with_database):
    """All that the one had is the other's, a deal that both had is there once, and nothing is left over."""

    async def work(opened):
        for visitor, name in ((ANA, ""), (BOB, "Bob")):
            await VisitorStore(opened).add(Visitor(visitor, name, f"secret-{visitor}"))
        table = await seated(opened, BOB)
        both = {"code": "both", "owner": ANA, "spec": "{}", "policy": "{}", "status": "over", "since": ""}
        await opened.write(Write([insert(schema.tables).values(both)]))
        await with_deals(opened, ANA, "both", DEAL)
        await with_deals(opened, BOB, "both", DEAL)
        await with_deals(opened, BOB, table, replace(DEAL, deal=3))
        for visitor in (ANA, BOB):
            row = insert(schema.witnesses).values(code=table, deal=1, attempt=1, visitor=visitor)
            await opened.write(Write([row]))
        await PasskeyStore(opened).add(Passkey("key", BOB, "", 0, "", "2026"))
        devices = DeviceStore(opened)
        await devices.save_code("digest", ANA, "2999")
        assert ANA == await devices.owner_of("digest")
        assert [] == await opened.read(lambda connection: tables_together(connection, ANA, BOB))

        await opened.write(Write(merging_at_table(table, BOB, ANA)))
        rest = await opened.read(lambda connection: merging_elsewhere(connection, BOB, ANA))
        linking = adding_devices([Device(BOB, ANA, f"secret-{BOB}", "Firefox", "2026")])
        await opened.write(Write([*rest, *using_code("digest").statements, *linking]))

        assert None is await devices.owner_of("digest")
        assert [BOB] == [device.id for device in await devices.of(ANA)]
        assert "Bob" == (await VisitorStore(opened).find(ANA)).name
        assert None is await VisitorStore(opened).find(BOB)
        assert ["key"] == [each.id for each in await PasskeyStore(opened).of(ANA)]
        page = await OwnDealStore(opened).page(ANA, DealFilter(), 1)
        assert {("both", 1), (table, 3)} == {(listed.deal.code, listed.deal.deal) for listed in page.deals}
        assert 2 == len({listed.board for listed in page.deals})
        boards = await BoardStore(opened).boards(f"played-{ANA}")
        assert [("both", 1), (table, 3)] == [(board.table, board.deal) for board in boards]
        for rows in (schema.people, schema.witnesses, schema.collections, schema.own_deals, schema.passkeys):
            visitors = select(rows.c.visitor)
            found = await opened.read(lambda connection, query=visitors: set(connection.scalars(query)))
            assert found - {None} == {ANA}, rows.name

    with_database(work)


def test_visitors_who_played_at_a_pruned_table_become_one(with_database):
    """What is left of such a table is each one's list of its deals; witnesses elsewhere follow too."""

    async def work(opened):
        for visitor in (ANA, BOB):
            await VisitorStore(opened).add(Visitor(visitor, "", ""))
            await opened.write(Write(adding_own_deals(visitor, "gone", [GONE])))
        await opened.write(Write(adding_own_deals(BOB, "gone", [replace(GONE, deal=2)])))
        other = table_of("N")
        await TableStore(opened).save(other.take_pending())
        row = insert(schema.witnesses).values(code=other.code, deal=1, attempt=1, visitor=BOB)
        await opened.write(Write([row]))
        rest = await opened.read(lambda connection: merging_elsewhere(connection, BOB, ANA))
        await opened.write(Write(rest))
        page = await OwnDealStore(opened).page(ANA, DealFilter(), 1)
        assert [2, 1] == [listed.deal.deal for listed in page.deals]
        seen = select(schema.witnesses.c.visitor)
        assert [ANA] == await opened.read(lambda connection: connection.scalars(seen).all())

    with_database(work)


def test_a_name_is_erased_from_the_deals_of_a_pruned_table(with_database):
    """A partner's list has deals of tables that are gone; the name goes from these too."""

    async def work(opened):
        for visitor in (ANA, BOB):
            await VisitorStore(opened).add(Visitor(visitor, "", ""))
            await opened.write(Write(adding_own_deals(visitor, "gone", [GONE])))
        played = [], frozenset({"Zoé"})
        rest = await opened.read(
            lambda connection: erasure.erasing_elsewhere(
                connection, ANA, played, lambda text, facts, _: (text, facts, "")
            )
        )
        await opened.write(Write(rest))
        (left,) = (await OwnDealStore(opened).page(BOB, DealFilter(), 1)).deals
        assert "" == left.deal.partner

    with_database(work)


def test_people_at_one_table_stay_two(with_database):
    """A table that is not over, where both have sat down, keeps two visitors from becoming one."""

    async def work(opened):
        for visitor in (ANA, BOB):
            await VisitorStore(opened).add(Visitor(visitor, "", ""))
        table = table_of("NE")
        await TableStore(opened).save(table.take_pending())
        people = schema.people
        for seat, visitor in (("N", ANA), ("E", BOB)):
            await opened.write(
                Write([people.update().where(people.c.visitor == seat).values(visitor=visitor)])
            )
        together = await opened.read(lambda connection: tables_together(connection, ANA, BOB))
        assert [table.code] == together

    with_database(work)


def test_deals_and_devices_are_copied_and_erased(with_database):
    """The copy of a person has them; erased, they are gone, and others' lists lose the partner's name."""

    async def work(opened):
        for visitor in (ANA, BOB):
            await VisitorStore(opened).add(Visitor(visitor, "Zoé", ""))
        code = await seated(opened, ANA)
        for visitor in (ANA, BOB):
            await with_deals(opened, visitor, code, DEAL)
        await opened.write(Write(adding_devices([Device("d", ANA, "", "Firefox, Linux", "2026")])))
        known = await opened.read(lambda connection: known_of_person(connection, ANA))
        assert ([1], ["Firefox, Linux"]) == (
            [deal["deal"] for deal in known.person["deals"]],
            [device["name"] for device in known.person["devices"]],
        )
        assert ANA not in json.dumps([known.person["deals"], known.person["devices"]])
        played = [code], frozenset({"Zoé"})
        rest = await opened.read(
            lambda connection: erasure.erasing_elsewhere(
                connection, ANA, played, lambda text, facts, _: (text, facts, "")
            )
        )
        await opened.write(Write(rest))
        store = OwnDealStore(opened)
        assert 0 == (await store.page(ANA, DealFilter(), 1)).count
        (left,) = (await store.page(BOB, DealFilter(), 1)).deals
        assert "" == left.deal.partner
        assert None is await DeviceStore(opened).find("d")

    with_database(work)
