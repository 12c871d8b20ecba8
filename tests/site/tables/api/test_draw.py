"""`POST /api/tables/{code}/draw`: partners by a draw of cards, before the match."""

from tests.support.visitors.calling import Caller

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
            drawn = card["seat_draw"]["cards"]
            assert 4 == len({each["card"] for each in drawn})
            for tab in (page, other):
                await tab.until(lambda tab=tab: tab.picture["table"]["seat_draw"] == card["seat_draw"])
                assert "person" == tab.picture["chairs"][tab.picture["you"]["seat"]]["kind"]
            ranked = sorted(
                drawn,
                key=lambda each: ("23456789TJQKA".index(each["card"][1]), "CDHS".index(each["card"][0])),
            )
            assert {ranked[-1]["seat"], ranked[-2]["seat"]} in ({"N", "S"}, {"E", "W"})
            assert page.picture["you"]["seat"] != other.picture["you"]["seat"]
            assert ranked[-1]["seat"] == card["seat_draw"]["highest"]
            await owner.ask("POST", f"/api/tables/{code}/start")
            await page.until(lambda: page.picture["table"]["status"] == "playing")
            assert page.picture["table"]["seat_draw"] == card["seat_draw"]
            assert (
                "table.started" == (await owner.ask("POST", f"/api/tables/{code}/draw", status=409))["code"]
            )

    visit(work)


def test_the_highest_deals_and_chooses_a_seat(visit):
    """Only the person with the highest card may; all see the seats that follow, and the first dealer."""

    async def work(owner):
        code = await owner.make("contract", match={"kind": "rubber"}, chairs=CHAIRS)
        async with Caller(owner.address) as friend:
            await friend.sit(code, "N")
            pages = {owner: await owner.page(code), friend: await friend.page(code)}
            highest = None
            while highest is None:
                draw = (await owner.ask("POST", f"/api/tables/{code}/draw"))["seat_draw"]
                for page in pages.values():
                    await page.until(lambda page=page, draw=draw: page.picture["table"]["seat_draw"] == draw)
                highest = next(
                    (one for one, page in pages.items() if page.picture["you"]["seat"] == draw["highest"]),
                    None,
                )
            path = f"/api/tables/{code}/draw"
            (other,) = pages.keys() - {highest}
            assert "draw.highest" == (await other.ask("PUT", f"{path}/W", status=403))["code"]
            assert 422 == (await highest.call("PUT", f"{path}/Z")).status_code
            card = await highest.ask("PUT", f"{path}/W")
            assert ("W", True) == (card["seat_draw"]["highest"], card["seat_draw"]["deals"])
            assert "W" == card["you"]["seat"]
            assert {each["card"] for each in draw["cards"]} == {
                each["card"] for each in card["seat_draw"]["cards"]
            }
            await owner.ask("POST", f"/api/tables/{code}/start")
            page = pages[owner]
            await page.until(lambda: page.picture["deal"] is not None)
            assert "W" == page.picture["deal"]["dealer"]
            assert [card["seat_draw"]["cards"]] == page.picture["deal"]["drawn"]
            assert "table.started" == (await highest.ask("PUT", f"{path}/N", status=409))["code"]

    visit(work)
