"""A match of two teams of four over the wire: two rooms, the same boards, IMPs and victory points."""

import asyncio
import json

from tests.site.contests.api.test_challenges import drawn_together, friends, play_match
from tests.support.visitors.calling import QUICK_BOTS

NEW = {"boards": 2, "pace": "instant", "bots": QUICK_BOTS}


def tables_of(match):
    """The codes of the open and of the closed room."""
    return [room["table"] for room in match["rooms"]]


def test_two_friends_against_each_other(server, kept):
    """Each plays in a room with robots; a board is compared once both rooms have played it."""

    async def work():
        async with friends(server.address) as (anne, ben):
            code = (await anne.ask("POST", "/api/team-matches", NEW))["code"]
            path = f"/api/team-matches/{code}"
            match = await anne.ask("GET", path)
            open_room, closed_room = tables_of(match)
            assert ("open", True, "A") == (
                match["status"],
                match["rooms"][0]["chairs"]["S"]["you"],
                match["rooms"][0]["chairs"]["S"]["team"],
            )
            await ben.sit(closed_room, "S", "Ben")
            refused = await ben.ask("PUT", f"/api/tables/{open_room}/chairs/N", {"kind": "person"}, 409)
            assert "team.other_room" == refused["code"]
            refused = await anne.ask("POST", f"/api/tables/{open_room}/start", status=409)
            assert "team.together" == refused["code"]
            assert "table.owner" == (await ben.ask("POST", f"{path}/start", status=403))["code"]
            match = await anne.ask("POST", f"{path}/start")
            assert "playing" == match["status"]
            assert "B" == match["rooms"][1]["chairs"]["S"]["team"]
            await play_match(anne, open_room, 1, boards=2)
            seen = await anne.ask("GET", path)
            assert [2, 0] == [room["played"] for room in seen["rooms"]]
            assert [(None, None)] * 2 == [(row["closed"], row["imps"]) for row in seen["results"]]
            waiting = await ben.ask("GET", path)
            assert ([], None, None) == (waiting["results"], waiting["opening"], waiting["victory_points"])
            refused = await anne.ask("GET", f"/api/tables/{closed_room}/log", status=403)  # which she owns
            assert "watch.nobody" == refused["code"]
            await play_match(ben, closed_room, 2, boards=2)
            ends = [await caller.ask("GET", path) for caller in (anne, ben)]
            assert ends[0]["results"] == ends[1]["results"]
            assert sum(row["imps"] for row in ends[0]["results"]) == ends[0]["imps"]
            assert 20 == sum(ends[0]["victory_points"].values())
            assert "over" == ends[0]["status"]
            dealt = [
                [
                    (entry["hands"], entry["event_id"])
                    for entry in map(json.loads, kept.lines(table))
                    if entry["event"] == "dealt"
                ]
                for table in (open_room, closed_room)
            ]
            assert dealt[0] == dealt[1]
            assert {code} == {event for _, event in dealt[0]}

    asyncio.run(work())


def test_robots_fill_a_room(server):
    """A host alone plays against a room of robots, who need nobody to go on."""

    async def work():
        async with friends(server.address, 2) as (anne, ben):
            code = (await anne.ask("POST", "/api/team-matches", NEW))["code"]
            match = await anne.ask("POST", f"/api/team-matches/{code}/start")
            open_room, closed_room = tables_of(match)
            refused = await ben.ask("PUT", f"/api/tables/{closed_room}/chairs/N", {"kind": "person"}, 409)
            assert "chair.taken" == refused["code"]
            await play_match(anne, open_room, 1, boards=2)
            while "over" != (match := await anne.ask("GET", f"/api/team-matches/{code}"))["status"]:
                await asyncio.sleep(0.2)
            assert [2, 2] == [room["played"] for room in match["rooms"]]
            assert all(row["imps"] is not None for row in match["results"])
            stranger = await ben.ask("GET", f"/api/team-matches/{code}")  # the match is over
            assert match["results"] == stranger["results"]
            assert "team.unknown" == (await ben.ask("GET", "/api/team-matches/abc", status=404))["code"]
            refused = await anne.ask("POST", "/api/team-matches", {"boards": 5}, 422)
            assert "option.value" == refused["code"]

    asyncio.run(work())


def test_a_device_draws_the_boards_of_both_rooms_with_the_server(server, kept):
    """Both rooms have the same cards, which the server has not drawn alone."""

    async def work():
        async with friends(server.address, 1) as (anne,):
            drawn, made = await drawn_together(anne, path="/api/team-matches")
            assert (drawn["code"], drawn["hash"]) == (made["code"], made["acknowledged"]["hash"])
            path = f"/api/team-matches/{made['code']}"
            match = await anne.ask("POST", f"{path}/start")
            assert (drawn["hash"], 1, None) == (match["hash"], len(match["pledges"]), match["nonces"])
            await play_match(anne, tables_of(match)[0], 1)
            while "over" != (match := await anne.ask("GET", path))["status"]:
                await asyncio.sleep(0.2)
            assert [drawn["nonce"]] == match["nonces"]
            logs = [list(map(json.loads, kept.lines(table))) for table in tables_of(match)]
            assert not any("alone" in entry for entries in logs for entry in entries)
            salts = [[each["salt"] for each in entries if each["event"] == "revealed"] for entries in logs]
            assert salts[0] == salts[1]

    asyncio.run(work())
