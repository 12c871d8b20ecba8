"""The list of one's own deals and their figures over HTTP (docs/protocol.md)."""

import asyncio

import pytest

from tests.support.chance import seeded
from tests.support.visitors.calling import Caller


async def played_two(caller):
    """Play two deals of duplicate bridge among bots, South; return the code of the table."""
    code = await caller.make(match={"kind": "duplicate", "boards": 2}, chairs={"S": "me"})
    page = await caller.page(code)
    await page.play_deal(seeded(3))
    await page.send({"t": "next"})
    await page.until(lambda: not page.rests)
    await page.play_deal(seeded(8))
    return code


async def figures_in_full(caller):
    """Ask for the figures until no deal waits for its analysis."""
    while (figures := await caller.ask("GET", "/api/me/figures"))["waiting"]:
        await asyncio.sleep(0.2)
    return figures


def test_a_played_deal_is_listed_counted_and_analysed(visit, server):
    """Own deals are in the list, newest first, and in the figures; nobody else's are."""

    async def work(caller):
        code = await played_two(caller)
        listed = await caller.ask("GET", "/api/me/deals")
        assert (2, 1, [2, 1]) == (listed["count"], listed["pages"], [row["deal"] for row in listed["rows"]])
        assert ["contract"] == listed["games"]
        for row in listed["rows"]:
            assert ("S", f"/table/{code}/donne/{row['deal']}") == (row["seat"], row["link"])
        figures = await figures_in_full(caller)
        assert (2, 1) == (figures["deals"], figures["streaks"]["days"])
        assert figures["judged"] == 2
        assert "bidding" in [each["kind"] for each in figures["errors"] if each["deals"]]
        points = sum(row["points"] for row in listed["rows"])
        assert points == figures["games"][0]["points"]
        async with Caller(server.address) as other:
            for _ in range(2):  # a stranger, then a visitor with a cookie of their own
                assert 0 == (await other.ask("GET", "/api/me/deals"))["count"]
                assert 0 == (await other.ask("GET", "/api/me/figures"))["deals"]
                await other.ask("PUT", "/api/me", {"name": "Eve"})

    visit(work)


def test_the_filters_of_the_list(visit):
    """Each filter leaves only deals that match, and both halves of a choice make the whole."""

    async def work(caller):
        await played_two(caller)

        async def numbers(query):
            return [row["deal"] for row in (await caller.ask("GET", f"/api/me/deals?{query}"))["rows"]]

        rows = (await caller.ask("GET", "/api/me/deals"))["rows"]
        day = rows[0]["day"]
        for query in (f"since={day}", f"until={day}", "game=contract", "practice=false"):
            assert [2, 1] == await numbers(query), query
        for query in (f"until={int(day[:4]) - 1}-12-31", "since=2999-01-01", "game=whist", "practice=true"):
            assert [] == await numbers(query), query
        for name in ("role", "partner"):
            for value in {row[name] for row in rows}:
                expected = [row["deal"] for row in rows if row[name] == value]
                assert expected == await numbers(f"{name}={value}"), name
        down = [row["deal"] for row in rows if row["result"].startswith("−")]
        assert down == await numbers("result=down")
        assert [] == await numbers("page=2")

    visit(work)


def test_deals_of_other_games_are_analysed_by_their_cards(visit):
    """What cards cost is known in a game that no file can hold; the figures of one game are its own."""

    async def work(caller):
        code = await caller.make("whist", chairs={"S": "me"})
        page = await caller.page(code)
        await page.play_deal(seeded(3))
        figures = await figures_in_full(caller)
        assert (1, ["whist"]) == (figures["judged"], figures["choices"])
        of_whist = await caller.ask("GET", "/api/me/figures?game=whist")
        assert (1, ["bidding", "contracts"]) == (of_whist["judged"], of_whist["absent"])
        assert 0 == (await caller.ask("GET", "/api/me/figures?game=whiz"))["deals"]
        refused = await caller.ask("GET", "/api/me/figures?game=belote", status=422)
        assert "belote" in refused["sentence"]

    visit(work)


@pytest.mark.parametrize(
    "query",
    ["since=yesterday", "level=8", "strain=X", "role=cook", "page=0", "result=won", "partner=" + "x" * 41],
)
def test_a_filter_that_means_nothing_is_refused(visit, query):
    """Wrong values are refused with a sentence, not ignored."""

    async def work(caller):
        refused = await caller.ask("GET", f"/api/me/deals?{query}", status=422)
        assert refused["sentence"]

    visit(work)
