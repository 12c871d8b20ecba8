"""The tournament of the day over the wire, with two visitors (docs/events.md, Tournament of the day)."""

import asyncio
import json
from datetime import UTC, datetime

import pytest

from tests.site.contests.api.test_challenges import friends, play_match
from tests.support.servers.serving import Server
from tests.support.visitors.page import PROTOCOL

pytestmark = pytest.mark.usefixtures("one_day")
BOARDS = 2
"""As `tests.support.servers.quick_notices` has them: twelve would take a minute."""


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server of its own: the ranking of a day counts all who have played it."""
    with Server(tmp_path_factory.mktemp("day"), module="tests.support.servers.quick_notices") as server:
        yield server


def test_two_visitors_play_the_boards_of_a_day(server, kept):
    """The same cards and hash for both; nothing of a board before one has played it; ranking at the end."""

    async def work():
        async with friends(server.address) as (anne, ben):
            seen = await anne.ask("GET", "/api/daily")
            day = {"date": seen["date"]}
            assert seen["date"] == datetime.now(UTC).date().isoformat()
            assert ("open", BOARDS, "S", None, []) == tuple(
                seen[name] for name in ("status", "boards", "seat", "opening", "results")
            )
            assert {"undo": "off", "hints": "off", "declare": "alone"} == seen["terms"]
            table = (await anne.ask("POST", "/api/daily/tables", day))["code"]
            assert table == (await anne.ask("POST", "/api/daily/tables", day))["code"]
            other = (await ben.ask("POST", "/api/daily/tables", day))["code"]
            page = await play_match(anne, table, 5, BOARDS)
            mine = (await anne.ask("GET", "/api/me"))["tables"]
            assert [("daily", "S")] == [(each["board_set"], each["seat"]) for each in mine]
            assert {"kind": "daily", "code": seen["event"]} == page.picture["table"]["board_set"]
            await play_match(ben, other, 5, 1)
            await nothing_is_told(ben, table)
            await nothing_is_kept_for_others(anne, ben, table)
            await nothing_is_told(anne, other)
            # Of the first board both see both results; of the others Ben sees none.
            views = [await each.ask("GET", f"/api/daily/{seen['date']}") for each in (anne, ben)]
            assert [BOARDS, 1] == [len(view["results"]) for view in views]
            for view in views:
                assert (seen["hash"], None) == (view["hash"], view["opening"])
                assert 2 == sum(score["people"] for score in view["results"][0]["scores"])
                assert (1, 1) == (view["finished"], view["playing"])
            # The same actions met the same replies: they have the same result.
            assert [50, 50] == [view["results"][0]["among_people"] for view in views]
            ranked, hidden = ([player["rank"] for player in view["players"]] for view in views)
            assert ([1, None], [None, None]) == (ranked, hidden)
            for view in (views[1], await ben.ask("GET", "/api/daily")):
                assert [None, None] == [player["percent"] for player in view["players"]]
            moves = [actions_of_first_board(kept.lines(code)) for code in (table, other)]
            assert moves[0] == moves[1]
            dealt = [entry for entry in map(json.loads, kept.lines(table)) if entry["event"] == "dealt"]
            assert {("event", seen["event"])} == {(entry["origin"], entry["event_id"]) for entry in dealt}
            # Once more is practice: the comparison stays as it is.
            before = views[0]["results"]
            again = (await anne.ask("POST", "/api/daily/tables", {"again": True}))["code"]
            assert again not in (table, other)
            await play_match(anne, again, 6, 1)
            after = (await anne.ask("GET", "/api/daily"))["results"]
            played = [[score["people"] for score in board["scores"]] for board in (before[0], after[0])]
            assert sum(played[0]) == sum(played[1]) == 2
            refused = await anne.ask("POST", f"/api/tables/{table}/deals/1/replay", status=409)
            assert "daily.live" == refused["code"]

    asyncio.run(work())


async def nothing_is_told(reader, table):
    """Neither by the log, a review, an analysis, a replay, the picture of a link nor to a spectator."""
    for method, path in (
        ("GET", "log"),
        ("GET", "deals/1"),
        ("GET", "deals/1/analysis"),
        ("GET", "deals/1/decisive"),
        ("POST", "deals/1/replay"),
        ("POST", "deals/1/keep"),
    ):
        refused = await reader.ask(method, f"/api/tables/{table}/{path}", status=403)
        assert "watch.nobody" == refused["code"]
    assert (await reader.call("GET", f"/api/pictures/{table}/1.png")).status_code >= 400
    page = await reader.page(table, hello=False)
    await page.send({"t": "hello", "protocol": PROTOCOL, "version": None, "language": "en"})
    await page.until(lambda: page.closed or bool(page.others))
    assert ("bye", "watch.nobody") == (page.others[0]["t"], page.others[0]["code"])
    assert {} == page.picture


async def nothing_is_kept_for_others(player, reader, table):
    """A board of its player's own deals is in no other library; no other kind of set shows the day."""
    await player.ask("POST", f"/api/tables/{table}/deals/1/keep", status=409)
    (own,) = await player.ask("GET", "/api/library")
    kept, day = f"/api/library/{own['code']}", (await player.ask("GET", "/api/daily"))["event"]
    assert (await player.ask("GET", kept))["rows"]
    for path in (kept, f"{kept}/boards/1", f"{kept}/file"):
        await reader.ask("GET", path, status=404)
    for path in (f"/api/challenges/{day}", f"/api/team-matches/{day}", f"/api/events/{day}"):
        await reader.ask("GET", path, status=404)
    found = [(await each.ask("GET", "/api/library/search?q=Anne"))["rows"] for each in (player, reader)]
    assert found[0]
    assert [] == found[1]
    refused = await player.ask("POST", f"/api/tables/{table}/challenge", {}, status=409)
    assert "challenge.twice" == refused["code"]


def actions_of_first_board(lines):
    """The calls and cards of the first board, as a log has them."""
    actions = []
    for entry in map(json.loads, lines):
        if entry["event"] == "acted":
            actions.append((entry["seat"], entry["action"]))
        if entry["event"] == "scored":
            break
    return actions


def test_a_robot_takes_nobodys_chair_and_hints_are_off(server):
    """As in a challenge: the terms are the same for all who play these boards."""

    async def work():
        async with friends(server.address) as (anne, ben):
            table = (await anne.ask("POST", "/api/daily/tables", {}))["code"]
            for changes in ({"watch": "table"}, {"hints": "allowed"}, {"undo": "free"}, {"declare": "off"}):
                refused = await anne.ask("PATCH", f"/api/tables/{table}/policy", changes, 409)
                assert "set.policy" == refused["code"]
            await anne.ask("DELETE", f"/api/tables/{table}/chairs/S")
            refused = await ben.ask("PUT", f"/api/tables/{table}/chairs/S", {"kind": "person"}, 409)
            assert "set.started" == refused["code"]
            refused = await anne.ask("PUT", f"/api/tables/{table}/chairs/S", {"kind": "bot"}, 409)
            assert "set.robot" == refused["code"]

    asyncio.run(work())


def test_days_without_a_tournament(server):
    """A day before anybody asked, a day to come, and what is no date; a month without days is empty."""

    async def work():
        async with friends(server.address, 1) as (anne,):
            for path in ("2020-01-01", "2999-12-31", "20260101", "today", "series/2026-13"):
                refused = await anne.ask("GET", f"/api/daily/{path}", status=404)
                assert "daily.unknown" == refused["code"]
            refused = await anne.ask("POST", "/api/daily/tables", {"date": "2020-01-01"}, 409)
            assert "daily.over" == refused["code"]
            empty = {"month": "2020-01", "days": 0, "players": []}
            assert empty == await anne.ask("GET", "/api/daily/series/2020-01")

    asyncio.run(work())
