"""`POST /api/tables/{code}/draw`: partners by a draw of cards, before the match."""

from tests.support.calling import Caller

CHAIRS = {"S": "me", "N": "open", "E": "bot", "W": "bot"}


def test_everybody_sees_the_cards_and_sits_by_them(visit):
    """Four different cards, the same for all; the two highest are opposite each other."""

    async def work(owner):
        code = await owner.make("contract", chairs=CHAIRS)
        page = await owner.page(code)
        refused = await owner.ask("POST", f"/api/tables/{code}/draw", status=409)
        assert "draw.people" == refused["code"]
        async with Caller(owner.address) as friend:
            await friend.sit(code, "N")
            other = await friend.page(code)
            assert 403 == (await friend.call("POST", f"/api/tables/{code}/draw")).status_code
            card = await owner.ask("POST", f"/api/tables/{code}/draw")
            drawn = card["seat_draw"]
            assert 4 == len({each["card"] for each in drawn})
            for tab in (page, other):
                await tab.until(lambda tab=tab: tab.picture["table"]["seat_draw"] == drawn)
                assert "person" == tab.picture["chairs"][tab.picture["you"]["seat"]]["kind"]
            ranked = sorted(
                drawn,
                key=lambda each: ("23456789TJQKA".index(each["card"][1]), "CDHS".index(each["card"][0])),
            )
            assert {ranked[-1]["seat"], ranked[-2]["seat"]} in ({"N", "S"}, {"E", "W"})
            assert page.picture["you"]["seat"] != other.picture["you"]["seat"]
            await owner.ask("POST", f"/api/tables/{code}/start")
            await page.until(lambda: page.picture["table"]["status"] == "playing")
            assert page.picture["table"]["seat_draw"] is None
            assert (
                "table.started" == (await owner.ask("POST", f"/api/tables/{code}/draw", status=409))["code"]
            )

    visit(work)
