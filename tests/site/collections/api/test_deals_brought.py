"""Deals that somebody brings: refused by what they are playing, never by the cards."""

import asyncio
from typing import Any

import pytest

from chelem.core.deals import Deal
from chelem.events.log.values import event_codec_of
from chelem.movements.generators.mitchell import mitchell
from chelem.movements.movement import Movement
from tests.site.contests.api.test_challenges import NEW, friends, play_match
from tests.support.servers.serving import Server
from tests.support.visitors.calling import Caller

OTHER = "20260601"
"""The number of a deal that is on no board."""


async def attempts(caller: Caller, number: str) -> dict[str, tuple[int, Any]]:
    """Bring a deal by its number or its hands in every way; return status and code of each answer."""
    text = f'[Board "1"]\n[Deal "{Deal.from_number(int(number))}"]\n'.encode()
    name, terms = {"headers": {"content-type": "text/plain"}}, {"title": "Own", "online": False}
    own = await caller.ask("POST", "/api/events", terms)
    key = {"authorization": f"Bearer {own['key']}", "content-type": "text/plain"}
    asked = {
        "table": caller.client.post("/api/tables", json={"game": "contract", "deal": {"number": number}}),
        "whist": caller.client.post("/api/tables", json={"game": "whist", "deal": {"number": number}}),
        "shown": caller.client.get(f"/api/boards/{number}"),
        "opened": caller.client.post("/api/boards", content=text, **name),
        "solved": caller.client.post("/api/boards/analysis", content=text, **name),
        "played": caller.client.post("/api/boards/play", content=text, **name),
        "library": caller.client.post("/api/library?name=one.pbn", content=text, **name),
        "event": caller.client.post(f"/api/events/{own['code']}/deals", content=text, headers=key),
    }
    answers = {what: await answer for what, answer in asked.items()}
    return {what: (answer.status_code, answer.json().get("code", "")) for what, answer in answers.items()}


async def answered(caller: Caller, *numbers: str) -> bool:
    """Return whether all these deals are answered, as they all are, or none is."""
    found = [await attempts(caller, number) for number in numbers]
    statuses = {status for answers in found for status, _ in answers.values()}
    if statuses == {409}:
        assert {"board.in_hand"} == {code for answers in found for _, code in answers.values()}
        return False
    assert statuses <= {200, 201}, found
    return True


async def board_dealt(caller: Caller, table: str) -> None:
    """Open a table, and wait until its board is dealt."""
    page = await caller.page(table)
    await page.until(lambda: page.picture["hands"] is not None)


async def spread(caller: Caller, table: str) -> set[tuple[int, str]]:
    """Try to replay and to save the first deal of a table; return statuses and codes."""
    ways = ("replay", "keep")
    tried = [await caller.client.post(f"/api/tables/{table}/deals/1/{way}") for way in ways]
    return {(answer.status_code, answer.json().get("code", "")[:10]) for answer in tried}


@pytest.mark.slow
def test_a_deal_of_a_challenge_is_answered_as_any_other(server: Server) -> None:
    """Anne has played board 1, Ben has it in hand, Chloé plays none: to each of them all deals are equal."""

    async def work() -> None:
        async with friends(server.address, 3) as (anne, ben, chloe):
            code = (await anne.ask("POST", "/api/challenges", NEW))["code"]
            own, other = [
                (await caller.ask("POST", f"/api/challenges/{code}/tables", {}))["code"]
                for caller in (anne, ben)
            ]
            await play_match(anne, own, 5, 1)
            review = await anne.ask("GET", f"/api/tables/{own}/deals/1")
            assert review["live"]
            assert {(409, "deal.live")} == await spread(anne, own)
            assert await answered(anne, review["number"], OTHER)
            assert await answered(chloe, review["number"], OTHER)
            assert await answered(ben, review["number"], OTHER), "he has not seen the board yet"
            await board_dealt(ben, other)
            assert not await answered(ben, review["number"], OTHER)
            refused = await ben.ask("GET", f"/api/boards/{OTHER}", status=409)
            assert {"board": 1, "kind": "challenge", "table": other} == refused["facts"]
            await play_match(ben, other, 5, 1)
            assert await answered(ben, review["number"], OTHER), "between two boards he has none in hand"
            assert not (await anne.ask("GET", f"/api/tables/{own}/deals/1"))["live"]
            assert {201} == {status for status, _ in await spread(anne, own)}

    asyncio.run(work())


@pytest.mark.slow
@pytest.mark.usefixtures("one_day")
def test_a_deal_of_the_day_is_answered_as_any_other(server: Server) -> None:
    """A file of a collection is not opened either; practice on boards that one has played hinders nobody."""

    async def work() -> None:
        async with friends(server.address) as (anne, ben):
            table = (await anne.ask("POST", "/api/daily/tables", {}))["code"]
            text = f'[Board "1"]\n[Deal "{Deal.from_number(int(OTHER))}"]\n'.encode()
            kept = (await ben.client.post("/api/library?name=one.pbn", content=text)).json()["code"]
            await ben.ask("GET", f"/api/library/{kept}/boards/1")
            await board_dealt(ben, (await ben.ask("POST", "/api/daily/tables", {}))["code"])
            refused = await ben.ask("GET", f"/api/library/{kept}/boards/1", status=409)
            assert "board.in_hand" == refused["code"]
            await ben.ask("GET", f"/api/library/{kept}")
            await play_match(anne, table, 5, 1)
            review = await anne.ask("GET", f"/api/tables/{table}/deals/1")
            assert review["live"]
            assert {(409, "daily.live")} == await spread(anne, table)
            assert await answered(anne, review["number"], OTHER)
            assert not await answered(ben, review["number"], OTHER)

    asyncio.run(work())


@pytest.mark.slow
def test_a_deal_of_a_team_match_is_answered_as_any_other(server: Server) -> None:
    """A board that is given up is played on by a robot, and its player sits down again for the next one."""

    async def work() -> None:
        async with friends(server.address) as (anne, ben):
            code = (await anne.ask("POST", "/api/team-matches", NEW))["code"]
            match = await anne.ask("GET", f"/api/team-matches/{code}")
            own, other = [room["table"] for room in match["rooms"]]
            await ben.sit(other, "S", "Ben")
            await anne.ask("POST", f"/api/team-matches/{code}/start")
            await play_match(anne, own, 5, 1)
            number = (await anne.ask("GET", f"/api/tables/{own}/deals/1"))["number"]
            assert {(409, "deal.live")} == await spread(anne, own)
            await board_dealt(ben, other)
            assert not await answered(ben, number, OTHER)
            assert "bot" == (await ben.ask("POST", f"/api/tables/{other}/give-up"))["chairs"]["S"]["kind"]
            assert await answered(ben, number, OTHER)
            refused = await ben.client.put(f"/api/tables/{other}/chairs/S", json={"kind": "person"})
            if refused.status_code == 409:  # unless the robots have finished it meanwhile
                assert "board.given_up" == refused.json()["code"]

    asyncio.run(work())


@pytest.mark.slow
def test_a_deal_of_an_event_is_answered_as_any_other(server: Server) -> None:
    """Anne has played board 1, Ben's table has not; an organiser loads the same deal as any other."""

    async def work() -> None:
        async with friends(server.address, 3) as (anne, ben, chloe):
            made = await anne.ask("POST", "/api/events", {"title": "Evening", "online": True})
            path, key = f"/api/events/{made['code']}", {"authorization": f"Bearer {made['key']}"}
            for caller, name in ((anne, "Anne"), (ben, "Ben")):
                await caller.ask("PUT", f"{path}/place", {"name": name, "partner": "robot"})
            movement = event_codec_of(Movement).write(mitchell(2, 1, 2))
            body = {"movement": movement, "minutes": 8, "barometer": True}
            assert (await anne.client.post(f"{path}/start", json=body, headers=key)).is_success
            place: Any = {"tables": []}
            while not place["tables"]:
                place = await anne.ask("GET", f"{path}/place")
            place_of_ben = await ben.ask("GET", f"{path}/place")
            table = place["tables"][0]["code"]
            await play_match(anne, table, 5, 1)
            review = await anne.ask("GET", f"/api/tables/{table}/deals/1")
            assert review["live"]
            assert {(409, "deal.live")} == await spread(anne, table)
            assert await answered(anne, review["number"], OTHER)
            assert await answered(chloe, review["number"], OTHER)
            await board_dealt(ben, place_of_ben["tables"][0]["code"])
            assert not await answered(ben, review["number"], OTHER)
            entry = {"entry": {"event": "closed"}}
            assert (await anne.client.post(f"{path}/entries", json=entry, headers=key)).is_success
            assert not (await anne.ask("GET", f"/api/tables/{table}/deals/1"))["live"]
            assert await answered(ben, review["number"], OTHER), "nobody waits for the board any more"

    asyncio.run(work())


@pytest.mark.slow
def test_a_board_of_a_challenge_is_given_up(server: Server) -> None:
    """Its player does not come back, looks at what they have played, may practise, and brings deals again."""

    async def work() -> None:
        async with friends(server.address) as (anne, ben):
            code = (await anne.ask("POST", "/api/challenges", NEW))["code"]
            table = (await ben.ask("POST", f"/api/challenges/{code}/tables", {}))["code"]
            page = await play_match(ben, table, 5, 1)
            refused = await ben.ask("POST", f"/api/tables/{table}/give-up", status=409)
            assert "board.not_in_hand" == refused["code"], "between two boards"
            await page.send({"t": "next"})
            await page.until(lambda: page.picture["deal"]["deal"] == 2)
            await anne.ask("POST", f"/api/tables/{table}/give-up", status=409)
            assert not await answered(ben, OTHER)
            await ben.ask("DELETE", f"/api/tables/{table}/chairs/S")
            assert not await answered(ben, OTHER), "he may sit down again"
            await ben.ask("PUT", f"/api/tables/{table}/chairs/S", {"kind": "person"})
            assert (await ben.ask("POST", f"/api/tables/{table}/give-up"))["chairs"]["S"] is None
            refused = await ben.ask("PUT", f"/api/tables/{table}/chairs/S", {"kind": "person"}, 409)
            assert "board.given_up" == refused["code"]
            assert await answered(ben, OTHER)
            assert 1 == (await ben.ask("GET", f"/api/tables/{table}/deals/1"))["deal"]
            you = (await ben.ask("GET", f"/api/challenges/{code}"))["you"]
            assert {"table": table, "played": 1, "over": False, "given_up": True, "practice": False} == you
            again = (await ben.ask("POST", f"/api/challenges/{code}/tables", {"again": True}))["code"]
            assert again != table
            await board_dealt(ben, again)
            assert await answered(ben, OTHER), "practice is no board in hand"

    asyncio.run(work())
