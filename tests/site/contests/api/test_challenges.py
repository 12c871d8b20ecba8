"""Challenges over the wire: the same boards for friends, and nothing of a board before one has played it."""

import asyncio
import json
from contextlib import asynccontextmanager
from hashlib import sha256

from chelem.core.deals import DEAL_COUNT
from tests.support.chance import seeded
from tests.support.visitors.calling import QUICK_BOTS, Caller
from tests.support.visitors.contribution import is_signed
from tests.support.visitors.page import PROTOCOL

NEW = {"boards": 2, "pace": "instant", "bots": QUICK_BOTS}
SHORT = {"kind": "duplicate", "boards": 2}


@asynccontextmanager
async def friends(address, count=2):
    """Callers with names of their own."""
    names = ("Anne", "Ben", "Chloé")[:count]
    callers = [Caller(address) for _ in names]
    try:
        for caller, name in zip(callers, names, strict=True):
            await caller.ask("PUT", "/api/me", {"name": name})
        yield callers
    finally:
        for caller in callers:
            await caller.__aexit__()


async def play_match(caller, code, seed, boards=2):
    """Play all boards of a table; return the last picture."""
    page = await caller.page(code)
    for board in range(boards):
        await page.play_deal(seeded(seed))
        if board + 1 < boards:
            deal = page.picture["deal"]["deal"]
            await page.send({"t": "next"})
            await page.until(lambda deal=deal: page.picture["deal"]["deal"] > deal)
    return page


async def finished_match(caller, seed=1):
    code = await caller.make("contract", match=SHORT)
    await play_match(caller, code, seed)
    return code


def hands_of(lines):
    """The numbers of the deals that a log reveals."""
    entries = map(json.loads, lines)
    return [entry["number"] for entry in entries if entry["event"] == "revealed"]


def test_a_friend_plays_the_same_boards(server, kept):
    """A finished match becomes a link; the friend gets the same cards, and both see who won at the end."""

    async def work():
        async with friends(server.address) as (anne, ben):
            table = await finished_match(anne)
            code = (await anne.ask("POST", f"/api/tables/{table}/challenge"))["code"]
            assert code == (await anne.ask("POST", f"/api/tables/{table}/challenge"))["code"]
            seen = await ben.ask("GET", f"/api/challenges/{code}")
            assert ("Anne", 2, None, []) == (seen["name"], seen["boards"], seen["you"], seen["results"])
            assert [(True, None)] == [(player["over"], player["imps"]) for player in seen["players"]]
            own = (await ben.ask("POST", f"/api/challenges/{code}/tables", {}))["code"]
            assert own == (await ben.ask("POST", f"/api/challenges/{code}/tables", {}))["code"]
            await play_match(ben, own, 2)
            assert hands_of(kept.lines(table)) == hands_of(kept.lines(own))
            for caller, name in ((anne, "Anne"), (ben, "Ben")):
                view = await caller.ask("GET", f"/api/challenges/{code}")
                assert [name] == [player["name"] for player in view["players"] if player["you"]]
                assert [1, 2] == [board["board"] for board in view["results"]]
                assert all(len(board["results"]) == 2 for board in view["results"])
                gains = [player["imps"] for player in view["players"]]
                assert 0 == sum(gains)
                for board in view["results"]:
                    assert 0 == sum(result["imps"] for result in board["results"])

    asyncio.run(work())


def test_nothing_of_a_board_before_one_has_played_it(server):
    """The friend can open no table, log, review or replay of others, and sees no result of an open board."""

    async def work():
        async with friends(server.address) as (anne, ben):
            table = await finished_match(anne)
            code = (await anne.ask("POST", f"/api/tables/{table}/challenge"))["code"]
            own = (await ben.ask("POST", f"/api/challenges/{code}/tables", {}))["code"]
            for other in (table, own):
                reader = ben if other == table else anne
                for method, path in (
                    ("GET", "log"),
                    ("GET", "deals/1"),
                    ("GET", "deals/1/analysis"),
                    ("GET", "deals/1/decisive"),
                    ("POST", "deals/1/replay"),
                    ("POST", "deals/1/keep"),
                ):
                    refused = await reader.ask(method, f"/api/tables/{other}/{path}", status=403)
                    assert "watch.nobody" == refused["code"]
                page = await reader.page(other, hello=False)
                await page.send({"t": "hello", "protocol": PROTOCOL, "version": None, "language": "en"})
                await page.until(lambda page=page: page.closed or bool(page.others))
                assert ("bye", "watch.nobody") == (page.others[0]["t"], page.others[0]["code"])
                assert {} == page.picture
            for watch in ("table", "delayed"):
                refused = await anne.ask("PATCH", f"/api/tables/{table}/policy", {"watch": watch}, 409)
                assert "set.policy" == refused["code"]
            await play_match(ben, own, 2, boards=1)
            half = await ben.ask("GET", f"/api/challenges/{code}")
            assert [1] == [board["deal"] for board in half["results"]]
            assert None is half["opening"]
            assert [None, None] == [player["rank"] for player in half["players"]]
            assert [None] * 2 == [player["imps"] for player in half["players"]]
            seen_by_anne = await anne.ask("GET", f"/api/challenges/{code}")
            assert [1, 1] == [len(board["results"]) for board in seen_by_anne["results"]]

    asyncio.run(work())


def test_nobody_plays_a_board_that_they_have_seen(server):
    """Whoever watched the match, read its log or a review of it cannot take up the challenge made of it."""

    async def work():
        async with friends(server.address, 3) as (anne, ben, chloe):
            table = await anne.make("contract", match=SHORT)
            page = await ben.page(table)
            await play_match(anne, table, 1)
            await page.until(lambda: page.picture["table"]["status"] == "over")
            await chloe.ask("GET", f"/api/tables/{table}/deals/2")
            await chloe.ask("GET", f"/api/tables/{table}/deals/2")
            async with Caller(server.address) as dan:
                await dan.ask("PUT", "/api/me", {"name": "Dan"})
                await dan.call("GET", f"/api/tables/{table}/log")
                code = (await anne.ask("POST", f"/api/tables/{table}/challenge"))["code"]
                for caller in (ben, chloe, dan):
                    refused = await caller.ask("POST", f"/api/challenges/{code}/tables", {}, 409)
                    assert "challenge.seen" == refused["code"]
            assert table == (await anne.ask("POST", f"/api/challenges/{code}/tables", {}))["code"]

    asyncio.run(work())


def test_a_chair_of_a_challenge_is_nobody_elses(server):
    """A friend cannot take the chair that the challenger has left, nor can a robot."""

    async def work():
        async with friends(server.address) as (anne, ben):
            code = (await anne.ask("POST", "/api/challenges", NEW))["code"]
            table = (await anne.ask("GET", f"/api/challenges/{code}"))["you"]["table"]
            await anne.ask("DELETE", f"/api/tables/{table}/chairs/S")
            refused = await ben.ask("PUT", f"/api/tables/{table}/chairs/S", {"kind": "person"}, 409)
            assert "set.started" == refused["code"]
            refused = await anne.ask("PUT", f"/api/tables/{table}/chairs/S", {"kind": "bot"}, 409)
            assert "set.robot" == refused["code"]
            await anne.ask("PUT", f"/api/tables/{table}/chairs/S", {"kind": "person"})

    asyncio.run(work())


def test_new_boards_are_promised_and_bots_react_alike(server, kept):
    """The boards follow from what opens their commitment; the same calls and cards get the same answers."""

    async def work():
        async with friends(server.address) as (anne, ben):
            code = (await anne.ask("POST", "/api/challenges", NEW))["code"]
            tables = [
                (await caller.ask("POST", f"/api/challenges/{code}/tables", {}))["code"]
                for caller in (anne, ben)
            ]
            promised = (await anne.ask("GET", f"/api/challenges/{code}"))["hash"]
            for caller, table in zip((anne, ben), tables, strict=True):
                await play_match(caller, table, 5, boards=2)
            view = await ben.ask("GET", f"/api/challenges/{code}")
            assert promised == view["hash"] == sha256(view["opening"].encode()).hexdigest()
            logs = [list(map(json.loads, kept.lines(table))) for table in tables]
            for entries in logs:
                for entry in (entry for entry in entries if entry["event"] == "revealed"):
                    salt = sha256(f"{view['opening']}:{entry['deal']}".encode()).hexdigest()
                    number = int.from_bytes(sha256(f"{salt}:".encode()).digest()) % DEAL_COUNT
                    assert (salt, str(number)) == (entry["salt"], entry["number"])
                assert {"challenge"} == {entry["origin"] for entry in entries if entry["event"] == "dealt"}
            moves = [
                [(entry["seat"], entry["action"]) for entry in entries if entry["event"] == "acted"]
                for entries in logs
            ]
            assert moves[0] == moves[1]
            assert [1, 1] == [player["rank"] for player in view["players"]]

    asyncio.run(work())


def test_a_second_time_is_practice(server):
    """Whoever has finished plays once more without a change to the comparison."""

    async def work():
        async with friends(server.address) as (anne, ben):
            table = await finished_match(anne)
            code = (await anne.ask("POST", f"/api/tables/{table}/challenge"))["code"]
            own = (await ben.ask("POST", f"/api/challenges/{code}/tables", {}))["code"]
            assert own == (await ben.ask("POST", f"/api/challenges/{code}/tables", {"again": True}))["code"]
            await play_match(ben, own, 2)
            before = await ben.ask("GET", f"/api/challenges/{code}")
            again = (await ben.ask("POST", f"/api/challenges/{code}/tables", {"again": True}))["code"]
            assert again != own
            await play_match(ben, again, 3)
            after = await ben.ask("GET", f"/api/challenges/{code}")
            assert before["results"] == after["results"]
            assert before["players"] == after["players"]
            assert own == after["you"]["table"]

    asyncio.run(work())


def test_what_cannot_be_a_challenge(server):
    """A match that goes on, chosen cards, other people's match, an unknown code, an odd number of boards."""

    async def work():
        async with friends(server.address) as (anne, ben):
            table = await anne.make("contract", match=SHORT)
            for caller, made, code in (
                (anne, table, "match.unfinished"),
                (anne, await anne.make("contract", match={"kind": "rubber"}), "challenge.form"),
                (anne, await anne.make("whiz"), "challenge.form"),
            ):
                refused = await caller.ask("POST", f"/api/tables/{made}/challenge", status=409)
                assert code == refused["code"]
            over = await finished_match(anne)
            refused = await ben.ask("POST", f"/api/tables/{over}/challenge", status=409)
            assert "challenge.alone" == refused["code"]
            chosen = await anne.make(
                "contract", match={"kind": "duplicate", "boards": 1}, deal={"number": "7"}
            )
            await play_match(anne, chosen, 1, boards=1)
            refused = await anne.ask("POST", f"/api/tables/{chosen}/challenge", status=409)
            assert "challenge.known" == refused["code"]
            assert "challenge.unknown" == (await ben.ask("GET", "/api/challenges/abc", status=404))["code"]
            refused = await anne.ask("POST", "/api/challenges", {"boards": 5}, 422)
            assert "option.value" == refused["code"]

    asyncio.run(work())


async def drawn_together(caller, nonce="0c" * 32, path="/api/challenges"):
    """Make boards in two steps; return the server's promise, what was added, and the answer."""
    promised = await caller.ask("POST", "/api/board-promises")
    drawn = promised | {"nonce": nonce}
    return drawn, await caller.ask("POST", path, NEW | {"drawn": drawn})


def test_a_device_draws_the_boards_with_the_server(server, kept):
    """They follow from the server's salt, promised before, and from the device's nonce (docs/log.md)."""

    async def work():
        async with friends(server.address, 1) as (anne,):
            drawn, made = await drawn_together(anne)
            key = (await anne.ask("GET", "/api/server-key"))["key"]
            received = made["acknowledged"]
            assert (drawn["code"], 0, 0, drawn["hash"], "organiser") == tuple(
                received[name] for name in ("table", "deal", "attempt", "hash", "player")
            )
            assert is_signed(received | {"nonce": drawn["nonce"]}, key)
            path = f"/api/challenges/{drawn['code']}"
            assert drawn["code"] == made["code"]
            view = await anne.ask("GET", path)
            pledge = sha256(drawn["nonce"].encode()).hexdigest()
            assert (drawn["hash"], [pledge], None, None, False) == tuple(
                view[name] for name in ("hash", "pledges", "nonces", "opening", "given")
            )
            assert drawn["nonce"] not in json.dumps(view)
            table = view["you"]["table"]
            await play_match(anne, table, 3)
            view = await anne.ask("GET", path)
            assert [drawn["nonce"]] == view["nonces"]
            assert sha256(view["opening"].encode()).hexdigest() == drawn["hash"]
            entries = list(map(json.loads, kept.lines(table)))
            assert not any("alone" in entry for entry in entries)
            salts = [entry["salt"] for entry in entries if entry["event"] == "revealed"]
            texts = [f"{view['opening']}:{drawn['nonce']}:{board}" for board in (1, 2)]
            assert [sha256(text.encode()).hexdigest() for text in texts] == salts
            shown = (await anne.ask("GET", f"/api/tables/{table}/deals/2"))["set_proof"]
            assert ("challenge", made["code"], 2, salts[1], False) == tuple(
                shown[name] for name in ("kind", "code", "board", "salt", "alone")
            )

    asyncio.run(work())


def test_boards_are_made_once_and_only_as_promised(server):
    """A code used before, one that nobody has promised, and a nonce of another form are refused."""

    async def work():
        async with friends(server.address, 1) as (anne,):
            drawn, _ = await drawn_together(anne)
            for path in ("/api/challenges", "/api/team-matches"):
                again = NEW | {"drawn": drawn | {"nonce": "0d" * 32}}
                assert "set.code_used" == (await anne.ask("POST", path, again, 409))["code"]
                other = await anne.ask("POST", "/api/board-promises")
                for changed, code in (
                    ({"code": "abcdefgh"}, "set.not_promised"),
                    ({"hash": "0" * 64}, "set.not_promised"),
                    ({"nonce": "0d"}, "deal.hash_digits"),
                ):
                    given = NEW | {"drawn": other | {"nonce": "0d" * 32} | changed}
                    assert code == (await anne.ask("POST", path, given, 409))["code"]

    asyncio.run(work())


def test_without_a_device_the_server_draws_alone(server, kept):
    """The log says so of each board."""

    async def work():
        async with friends(server.address, 1) as (anne,):
            made = await anne.ask("POST", "/api/challenges", NEW)
            view = await anne.ask("GET", f"/api/challenges/{made['code']}")
            assert (None, []) == (made["acknowledged"], view["pledges"])
            await play_match(anne, view["you"]["table"], 3)
            dealt = [json.loads(line) for line in kept.lines(view["you"]["table"])]
            assert [True] * 2 == [entry["alone"] for entry in dealt if entry["event"] == "dealt"]

    asyncio.run(work())
