"""`GET /api/open-tables`: the tables that anybody may join (docs/protocol.md, Open tables)."""

from tests.support.visitors.calling import Caller

CHAIRS = {"S": "me", "N": "open", "E": "bot", "W": "bot"}


def test_a_listed_table_is_found_and_joined(visit):
    """Only once its owner lists it, while they are there and a chair is free; not by itself in a rematch."""

    async def listed(caller, code):
        tables = (await caller.ask("GET", "/api/open-tables"))["tables"]
        return next((table for table in tables if table["code"] == code), None)

    async def work(owner):
        await owner.ask("PUT", "/api/me", {"name": "Ana"})
        code = await owner.make("contract", chairs=CHAIRS)
        policy = f"/api/tables/{code}/policy"
        page = await owner.page(code)
        async with Caller(owner.address) as stranger:
            assert await listed(stranger, code) is None
            refused = await stranger.ask("PATCH", policy, {"listed": True}, 403)
            assert "table.owner" == refused["code"]
            await owner.ask("PATCH", policy, {"listed": True})
            found = await listed(stranger, code)
            assert {
                "code": code,
                "game": "contract",
                "kind": "duplicate",
                "names": ["Ana"],
                "free": ["N"],
            } == found
            await page.close()
            while await listed(stranger, code):  # until the server has noticed
                pass
            page = await owner.page(code)
            assert await listed(stranger, code)
            await stranger.sit(code, "N")
            assert await listed(stranger, code) is None
            await stranger.ask("DELETE", f"/api/tables/{code}/chairs/N")
            assert await listed(stranger, code)
            await owner.ask("POST", f"/api/tables/{code}/start")
            assert await listed(stranger, code) is None

    visit(work)


def test_the_switch_wants_a_boolean(visit):
    """Another value is refused with a sentence."""

    async def work(owner):
        code = await owner.make("contract", chairs=CHAIRS)
        refused = await owner.ask("PATCH", f"/api/tables/{code}/policy", {"listed": "perhaps"}, 422)
        assert refused["sentence"]

    visit(work)
