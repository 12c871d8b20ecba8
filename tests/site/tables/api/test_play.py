"""Whole deals over the websocket (docs/protocol.md, The live table)."""

import asyncio
import json

import pytest

from chelem.engine.replay import replay
from chelem.formats.log.read import read_log
from tests.support.chance import seeded
from tests.support.tables import EVERY_GAME
from tests.support.thorough import first_of
from tests.support.visitors.calling import Caller, party

every_game = pytest.mark.parametrize("game", first_of(EVERY_GAME, "contract", "whiz"))


@every_game
def test_a_deal_against_bots(visit, kept, game):
    """A deal is played and scored; both logs are valid; the deal can be reviewed and replayed."""

    async def work(caller):
        code = await caller.make(game)
        page = await caller.page(code)
        await page.play_deal(seeded(3))
        deal = page.picture["sheet"]["rows"][0]["deal"]
        log = await caller.call("GET", f"/api/tables/{code}/log")
        copy = replay(read_log(log.text.splitlines()), partial=True)
        assert page.version == copy.version == kept.proved(code).version
        reply = await caller.ask("GET", f"/api/tables/{code}/deals/{deal}")
        assert {13} == set(map(len, reply["hands"].values()))
        assert page.picture["deal"]["hash"] == reply["proof"]["hash"]
        again = (await caller.ask("POST", f"/api/tables/{code}/deals/{deal}/replay"))["code"]
        other = await caller.page(again)
        assert "S" == other.picture["you"]["seat"]
        await other.play_deal(seeded(4))
        kept.proved(again)

    visit(work)


@every_game
def test_persons_at_one_table(server, kept, game):
    """Each player's entries have no gaps and agree with the log."""

    async def work():
        async with party(server.address, game=game) as people:
            while await people.step(seeded(2)):
                pass
            await people.sync()
            lines = [json.loads(line) for line in kept.lines(people.code)]
            for seat, page in people.pages.items():
                versions = [entry["version"] for entry in page.entries]
                assert list(range(versions[0], versions[-1] + 1)) == versions
                assert len(lines) - 1 == page.version
                for entry in page.entries:
                    if entry["event"] == "acted":
                        assert lines[entry["version"]]["action"] == entry["action"]
                log = await people.callers[seat].call("GET", f"/api/tables/{people.code}/log")
                replay(read_log(log.text.splitlines()), partial=True)
            kept.proved(people.code)
            if page.picture["table"]["status"] == "over":
                return
            for page in people.pages.values():
                await page.send({"t": "next"})
            await page.until(
                lambda: page.picture["deal"]["deal"] == 2 or page.picture["deal"]["attempt"] == 2
            )
            kept.proved(people.code)

    asyncio.run(work())


def test_a_move_sent_again_is_seen(visit, kept):
    """A move with a known id is not played again."""

    async def work(caller):
        code = await caller.make("contract", match={"kind": "rubber"})
        page = await caller.page(code)
        await page.until(lambda: bool(page.legal))
        message = page.act("P")
        await page.send(message)
        await page.until(lambda: any(entry.get("id") == message["id"] for entry in page.entries))
        for _ in range(3):
            assert {"t": "seen", "id": message["id"]} in await page.tell(message)
        lines = [json.loads(line) for line in kept.lines(code)]
        assert 1 == len([line for line in lines if line.get("id") == message["id"]])

    visit(work)


@pytest.mark.parametrize(
    "message",
    [
        {"t": "chat", "text": "Bonjour", "to": "all"},
        {"t": "alert", "about": 0, "text": "Bonjour"},
        {"t": "undo"},
    ],
    ids=lambda message: message["t"],
)
def test_a_message_sent_again_is_seen(visit, kept, message):
    """Whatever changes the log may be sent again with its id, also by another page after a reconnection."""

    async def work(caller):
        code = await caller.make("contract", match={"kind": "rubber"})
        page = await caller.page(code)
        await page.until(lambda: bool(page.legal))
        bid = next(call for call in page.legal if call[0].isdigit())  # a deal passed out has nothing to undo
        await page.do(page.act(bid))
        call = next(entry["version"] for entry in page.entries if entry["event"] == "acted" and "id" in entry)
        sent = message | {"id": "mine-1"} | ({"about": call} if message["t"] == "alert" else {})
        await page.send(sent)
        await page.until(lambda: any(entry.get("id") == "mine-1" for entry in page.entries))
        for tab in (page, await caller.page(code)):
            assert {"t": "seen", "id": "mine-1"} in await tab.tell(sent)
        lines = [json.loads(line) for line in kept.lines(code)]
        assert 1 == len([line for line in lines if line.get("id") == "mine-1"])

    visit(work)


def test_another_player_with_the_same_id_is_not_taken_for_a_repetition(server):
    """Ids belong to their players: whoever copies one silences nobody."""

    async def work():
        async with party(server.address) as people:
            for seat in "SN":
                page = people.pages[seat]
                await page.send({"t": "chat", "id": "same", "text": seat, "to": "all"})
                await page.until(
                    lambda page=page, seat=seat: any(entry.get("text") == seat for entry in page.entries)
                )

    asyncio.run(work())


def test_next_of_an_earlier_deal_is_no_longer_asked(server):
    """It is confirmed each time; once the next deal is dealt, a late repetition changes nothing."""

    async def work():
        async with party(server.address) as people:
            while await people.step(seeded(5)):
                pass
            await people.sync()
            deal = people.pages["S"].picture["deal"]["deal"]
            done = {"t": "next", "id": "n", "deal": deal}
            for page in people.pages.values():
                assert {"t": "seen", "id": "n"} in await page.tell(done)
            south = people.pages["S"]
            await south.until(lambda: not south.picture["deal"]["over"])
            before = south.version
            assert [{"t": "seen", "id": "n"}] == [
                answer for answer in await south.tell(done) if answer["t"] in ("seen", "refused")
            ]
            assert before <= south.version

    asyncio.run(work())


def test_a_page_that_comes_back_gets_what_it_missed(server):
    """A page gets the entries after its last version; two tabs of a visitor get the same."""

    async def work():
        async with party(server.address) as people:
            south = people.callers["S"]
            one = await south.page(people.code)
            last = one.version
            await one.close()
            for _ in range(6):
                await people.step(seeded(0))
            await people.sync()
            two = await south.page(people.code, last)
            assert [e for e in people.pages["S"].entries if e["version"] > last] == two.entries
            three = await south.page(people.code)
            assert [] == three.entries
            assert three.said[0].startswith("Deal 1, ")  # a new page announces the deal in progress
            assert (
                two.picture | {"clock": 0}
                == three.picture | {"clock": 0}
                == people.pages["S"].picture | {"clock": 0}
            )
            assert [] == (await south.page(people.code, 10**6)).entries

    asyncio.run(work())


def test_a_hint_and_what_a_call_shows_over_the_wire(server):
    """Whoever is to move gets a call with its reason; a meaning has its ranges and whether it forces."""

    async def work():
        allowed = {"hints": "allowed"}
        async with party(server.address, match={"kind": "duplicate", "boards": 1}, policy=allowed) as people:
            north, east = people.pages["N"], people.pages["E"]
            await north.until(lambda: bool(north.legal))
            (hint,) = await north.tell({"t": "hint"})
            assert hint["action"] in north.legal
            assert hint["text"]
            assert "turn.between" == (await east.refused({"t": "hint"}))["code"]
            asked = {"t": "coach", "position": north.position, "action": "7NT"}
            (found,) = await north.tell(asked)
            assert asked.items() <= found.items()
            assert bool(found["cost"]) == ("better" in found)
            (usual,) = await north.tell({**asked, "action": hint["action"]})
            assert not usual["cost"]
            (stale,) = await north.tell({**asked, "position": 999})
            assert not stale["cost"]
            assert "turn.between" == (await east.refused(asked))["code"]
            (shown,) = await north.tell({"t": "meaning", "call": "1NT"})
            assert ([15, 17], "no") == (shown["shows"]["points"], shown["forcing"])
            (strong,) = await north.tell({"t": "meaning", "call": "2C"})
            assert (None, "round") == (strong["shows"]["points"][1], strong["forcing"])

    asyncio.run(work())


def test_undo_chat_alert_claim_over_the_wire(server, kept):
    """Undo requests, alerts and claims reach only those they concern."""

    async def work():
        async with party(server.address, match={"kind": "duplicate", "boards": 1}) as people:
            n, e, s, w = (people.pages[seat] for seat in "NESW")
            for page, call in zip((n, e, s, w), ("1S", "P", "P", "P"), strict=True):
                await page.until(lambda page=page: bool(page.legal))
                await page.send(page.act(call))
            await people.sync()
            about = n.picture["calls"][0]["version"]
            assert "words.alert" == (await s.refused({"t": "alert", "about": about, "text": "x"}))["code"]
            await n.send({"t": "alert", "about": about, "text": "Cinq cartes"})
            await e.until(lambda: e.picture["calls"][0]["text"] == "Cinq cartes")
            await s.sync()
            assert (False, None) == (s.picture["calls"][0]["alert"], s.picture["calls"][0]["text"])
            assert "Cinq cartes" in (await e.tell({"t": "meaning", "about": about}))[0]["text"]
            assert "Cinq cartes" not in json.dumps(await s.tell({"t": "meaning", "about": about}))
            for page in (e, n, w):
                await people.sync()
                await page.until(lambda page=page: bool(page.legal))
                await page.send(page.act(page.legal[0]))
            await w.until(lambda: w.picture["undo"]["can"])
            await w.send({"t": "undo"})
            await n.until(lambda: bool(n.picture["undo"]["asked"]))
            card = next(each["card"] for each in n.picture["play"]["trick"] if each["seat"] == "W")
            asked = {"by": "W", "card": card, "waiting": ["N"]}
            assert asked | {"you": True} == n.picture["undo"]["asked"]
            await people.sync()
            assert asked | {"you": False} == s.picture["undo"]["asked"] == e.picture["undo"]["asked"]
            await n.send({"t": "allow", "accept": True})
            await w.until(lambda: bool(w.legal))
            before = w.version
            await w.send(w.act(w.legal[0]))
            await w.until(lambda: w.version > before)
            await people.sync()
            asked = {"t": "sure", "position": n.position, "tricks": 13}
            (answer,) = await n.tell(asked)
            assert asked | {"sure": None} == answer
            await n.send({"t": "claim", "id": "c", "position": n.position, "tricks": 0})
            for page in (e, w):
                await page.until(lambda page=page: page.to_answer)
                await people.sync()
                await page.do({"t": "answer", "id": "a", "position": page.position, "accept": True})
            await s.until(lambda: s.rests)
            assert "over" == s.picture["table"]["status"]
            again = await people.callers["N"].ask("POST", f"/api/tables/{people.code}/again")
            await s.until(lambda: s.picture["table"]["next"] == again["code"])
            assert again == await people.callers["S"].ask("POST", f"/api/tables/{people.code}/again")
            assert ("playing", "N") == tables(await people.callers["N"].ask("GET", "/api/me"))[again["code"]]
            assert ("over", "N") == tables(await people.callers["N"].ask("GET", "/api/me"))[people.code]
            kept.proved(people.code)

    asyncio.run(work())


def tables(me):
    return {table["code"]: (table["status"], table["seat"]) for table in me["tables"]}


def test_the_table_without_pictures(visit, kept):
    """A deal is played by typing; commands are answered in sentences in the page's language."""

    async def work(caller):
        caller.language = "fr"
        code = await caller.make("contract", match={"kind": "duplicate", "boards": 2})
        page = await caller.page(code)
        for order in ("aide", "main", "dernier pli", "plis", "encheres", "marque"):
            (answer,) = await page.tell({"t": "typed", "text": order})
            assert "answer" == answer["t"]
            assert answer["lines"]
        while not page.rests:
            await page.until(lambda: bool(page.legal) or page.rests)
            if page.legal:
                before = page.version
                assert "answer" == (await page.tell({"t": "typed", "text": "conseil"}))[-1]["t"]
                await page.send({"t": "typed", "text": typed(page.legal[0])})
                await page.until(lambda before=before: page.version > before)
        await page.send({"t": "typed", "text": "suivante"})
        await page.until(lambda: page.picture["deal"]["deal"] == 2)
        assert "refused" == (await page.tell({"t": "typed", "text": "abracadabra"}))[0]["t"]
        kept.proved(code)

    visit(work)


def typed(action):
    """Return a legal action in French words."""
    if action == "P":
        return "passe"
    ranks = {"A": "as", "K": "roi", "Q": "dame", "J": "valet", "T": "dix"}
    suits = {"S": "pique", "H": "coeur", "D": "carreau", "C": "trefle"}
    return f"{ranks.get(action[1], action[1])} de {suits[action[0]]}"


def test_a_chair_moves_by_its_key_while_pages_are_open(server, kept):
    """When a chair moves by its key, its old page becomes a spectator and the new one plays."""

    async def work():
        async with party(server.address) as people, Caller(server.address) as phone:
            south = people.pages["S"]
            key = south.picture["you"]["key"]
            await phone.sit(people.code, "S", key=key)
            page = await phone.page(people.code)
            assert "S" == page.picture["you"]["seat"]
            assert page.picture["hands"]["S"]["cards"]
            await south.until(lambda: south.picture["you"]["seat"] is None)
            assert (None, None) == (south.picture["hands"]["S"]["cards"], south.picture["you"]["key"])
            assert key != page.picture["you"]["key"]
            await people.callers["S"].ask("PUT", f"/api/tables/{people.code}/chairs/S", {"key": key}, 403)
            kept.proved(people.code)

    asyncio.run(work())


def test_a_ping_is_answered_in_its_turn(visit):
    """Not before the answers to what was sent with it, though it wakes no task when it comes alone."""

    async def work(caller):
        page = await caller.page(await caller.make())
        await page.sync()
        asked = [{"t": "meaning", "call": "P"}, {"t": "ping"}] * 2
        for _ in range(3):
            page.others.clear()
            await asyncio.gather(*map(page.send, asked))
            await page.until(lambda: len(page.others) == len(asked))
            kinds = ["pong" if other["t"] == "pong" else "other" for other in page.others]
            assert ["other", "pong", "other", "pong"] == kinds

    visit(work)
