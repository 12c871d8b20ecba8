"""Deals that nobody can choose, over the wire (docs/protocol.md, Fair dealing)."""

import asyncio
import json
from hashlib import sha256

import pytest

from chelem.engine.replay import replay
from chelem.formats.log.read import read_log
from chelem.formats.log.verify import verify
from tests.support.chance import seeded
from tests.support.servers.serving import Server
from tests.support.tables import EVERY_GAME
from tests.support.thorough import first_of
from tests.support.visitors.calling import Caller, party
from tests.support.visitors.contribution import Contribution, is_signed

every_game = pytest.mark.parametrize("game", first_of(EVERY_GAME, "contract"))
SHORT = {"match": {"kind": "duplicate", "boards": 2}}


async def downloaded(caller, code):
    """Return a visitor's copy of a log, validated with its chain and signatures, and what they prove."""
    text = (await caller.call("GET", f"/api/tables/{code}/log")).text
    replay(read_log(text.splitlines()), partial=True)
    entries = list(map(json.loads, text.splitlines()))
    return entries, verify(entries)


def of(entries, kind):
    return [entry for entry in entries if entry["event"] == kind]


@every_game
def test_every_page_adds_to_every_deal(server, game):
    """All have pledged and revealed; nobody is named; the server's key has signed each copy of the log."""

    async def work():
        async with party(server.address, game=game) as people:
            while await people.step(seeded(3)):
                pass
            await people.sync()
            key = (await people.callers["S"].ask("GET", "/api/server-key"))["key"]
            players = {page.picture["you"]["player"] for page in people.pages.values()}
            for caller in people.callers.values():
                entries, report = await downloaded(caller, people.code)
                assert ("whole", key) == (report.extent, report.seal.key)
                assert players == {entry["player"] for entry in of(entries, "pledged")}
                assert [] == of(entries, "unrevealed")
                nonces = of(entries, "revealed")[0]["nonces"]
                hashes = {entry["player"]: entry["hash"] for entry in of(entries, "pledged")}
                assert hashes == {player: sha256(n.encode()).hexdigest() for player, n in nonces.items()}
            for page in people.pages.values():
                mine = page.picture["you"]["player"]
                assert nonces[mine] in page.contribution.nonces.values()
                (receipt,) = page.receipts
                assert (mine, people.code) == (receipt["player"], receipt["table"])
                assert is_signed(receipt | {"nonce": nonces[mine]}, key)

    asyncio.run(work())


@every_game
def test_alone_among_robots_the_first_deal_waits_for_the_page(visit, kept, game):
    """Nothing is dealt before it comes; then nobody is left out, and no entry names the person."""

    async def work(caller):
        await caller.ask("PUT", "/api/me", {"name": "Nadia Xu"})
        code = await caller.make(game)
        assert ["started", *["seated"] * len(kept.proved(code).state.sheet.seats)] == [
            json.loads(line)["event"] for line in kept.lines(code)
        ]
        page = await caller.page(code)
        assert [] == page.picture["promise"]["unrevealed"]
        assert [page.picture["you"]["player"]] == [
            each["player"] for each in page.picture["promise"]["pledges"]
        ]
        await page.play_deal(seeded(2))
        text = "\n".join(kept.lines(code))
        assert "Nadia" not in text
        assert caller.id not in text
        assert "Nadia Xu" == page.picture["chairs"][page.picture["you"]["seat"]]["name"]
        kept.proved(code)

    visit(work)


def test_chosen_cards_ask_nobody(visit):
    """They have an origin and no promise."""

    async def work(caller):
        code = await caller.make("contract", deal={"number": "12345"})
        page = await caller.page(code)
        assert (None, "number") == (page.picture["promise"], page.picture["deal"]["origin"])

    visit(work)


def test_a_page_that_adds_nothing_at_once_or_in_silence(server):
    """One that declines is not waited for; one that is silent is, for a while. Both are named to all."""

    async def work():
        async with party(server.address, "NES", match={"kind": "duplicate", "boards": 1}) as people:
            while await people.step(seeded(4)):
                pass
            south = people.callers["S"]
            code = (await south.ask("POST", f"/api/tables/{people.code}/again"))["code"]
            pages = {}
            for seat in "NE":
                pages[seat] = page = await silent_page(people.callers[seat], code)
                await page.until(lambda page=page: page.picture["promise"] is not None)
            pages["S"] = await south.page(code)
            key = {name: pages["N"].picture["promise"][name] for name in ("deal", "attempt")}
            await pages["N"].send({"t": "pledge", **key, "hash": None})
            await pages["S"].until(lambda: pages["S"].picture["promise"]["stage"] == "dealt")
            left_out = {pages[seat].picture["you"]["player"] for seat in "NE"}
            for page in pages.values():
                await page.until(lambda page=page: page.picture["promise"]["stage"] == "dealt")
                assert left_out == set(page.picture["promise"]["unrevealed"])
                assert any("without an answer" in sentence for sentence in page.said)

    asyncio.run(work())


def test_pages_hear_whom_the_deal_waits_for(server):
    """While one page is silent, the others hear within a moment that it alone is waited for."""

    async def work():
        async with party(server.address, "ES", match={"kind": "duplicate", "boards": 1}) as people:
            while await people.step(seeded(4)):
                pass
            code = (await people.callers["S"].ask("POST", f"/api/tables/{people.code}/again"))["code"]
            await silent_page(people.callers["E"], code)
            page = await people.callers["S"].page(code)

            def waits_for_east():
                promise = page.picture["promise"]
                return promise["stage"] == "pledge" and promise["waiting"] == ["E"] and promise["pledges"]

            await page.until(waits_for_east)

    asyncio.run(work())


async def silent_page(caller, code):
    """Open a page that answers no promise by itself."""
    page = await caller.page(code, hello=False)
    page.contribution = None
    await page.hello()
    return page


def test_contributions_stay_secret_until_the_deal_is_over(server, kept):
    """No client is sent a nonce, the salt or a chain value of the deal in progress: every byte is read."""

    async def work():
        async with (
            party(server.address, "NES", policy={"watch": "table"}) as people,
            Caller(server.address) as looker,
        ):
            await looker.page(people.code)
            await people.sync()
            for caller in (*people.callers.values(), looker):
                await caller.call("GET", f"/api/tables/{people.code}")
                await caller.call("GET", f"/api/tables/{people.code}/log")
            (salt,) = kept.read("select salt from commitments where code = ?", people.code)[0]
            stored = dict(kept.read("select player, nonce from nonces where code = ?", people.code))
            assert 3 == len(stored)
            lines = list(map(json.loads, kept.lines(people.code)))
            dealt = next(line["version"] for line in lines if line["event"] == "dealt")
            secrets = [salt, *stored.values(), *(line["chain"] for line in lines[dealt:])]
            for caller in (*people.callers.values(), looker):
                heard = b"\n".join(caller.heard)
                assert lines[dealt - 1]["chain"].encode() in heard  # in the downloaded log
                assert [] == [secret for secret in secrets if secret.encode() in heard]

    asyncio.run(work())


def test_two_pages_of_one_person(visit, kept):
    """The first pledge counts, and only its page can reveal; the other changes nothing."""

    async def work(caller):
        code = await caller.make("contract")
        first = await silent_page(caller, code)
        second = await silent_page(caller, code)
        mine = Contribution()
        await first.send(mine.answer(first.picture))
        await first.until(lambda: first.picture["promise"]["stage"] == "reveal")
        key = {name: first.picture["promise"][name] for name in ("deal", "attempt")}
        other = "1" * 64
        pledge = {"t": "pledge", **key, "hash": sha256(other.encode()).hexdigest()}
        assert "promise.twice" == (await second.refused(pledge))["code"]
        assert "promise.nonce" == (await second.refused({"t": "reveal", **key, "nonce": other}))["code"]
        await first.send(mine.answer(first.picture))
        for page in (first, second):
            await page.until(lambda page=page: page.picture["promise"]["stage"] == "dealt")
            assert [] == page.picture["promise"]["unrevealed"]
        kept.proved(code)

    visit(work)


def test_a_reveal_sent_again_is_seen(visit):
    """As often as it is sent, also when the cards are dealt; another nonce comes too late."""

    async def work(caller):
        code = await caller.make("contract")
        page = await silent_page(caller, code)
        mine = Contribution()
        pledge = mine.answer(page.picture) | {"id": "p"}
        await page.send(pledge)
        await page.until(lambda: page.picture["promise"]["stage"] == "reveal")
        assert [{"t": "seen", "id": "p"}] == await page.tell(pledge)
        reveal = mine.answer(page.picture) | {"id": "r"}
        assert {"t": "seen", "id": "r"} in await page.tell(reveal)
        assert [{"t": "seen", "id": "late"}] == await page.tell(reveal | {"id": "late"})
        assert "promise.closed" == (await page.refused(reveal | {"nonce": "0" * 64}))["code"]
        first, again = page.receipts
        assert first == again

    visit(work)


@pytest.mark.parametrize(
    "message",
    [
        {"t": "pledge", "deal": 1, "attempt": 1, "hash": "abc"},
        {"t": "pledge", "deal": 1, "attempt": 1},
        {"t": "pledge", "deal": 1, "hash": "0" * 64},
        {"t": "reveal", "deal": 1, "attempt": 1, "nonce": "salt:nonce"},
        {"t": "reveal", "deal": 1, "attempt": 1, "nonce": None},
    ],
)
def test_malformed_contributions_are_refused(visit, message):
    """Each names its field, and changes nothing."""

    async def work(caller):
        page = await silent_page(caller, await caller.make("contract"))
        before = page.version
        assert "message.field" == (await page.refused(message))["code"]
        assert before == page.version

    visit(work)


def test_a_player_who_leaves_while_the_cards_are_drawn(server, kept):
    """The others' deal goes on without waiting; who had only pledged is named."""

    async def work():
        async with party(server.address, "NES", match={"kind": "duplicate", "boards": 1}) as people:
            while await people.step(seeded(6)):
                pass
            south = people.callers["S"]
            code = (await south.ask("POST", f"/api/tables/{people.code}/again"))["code"]
            pages = {seat: await silent_page(people.callers[seat], code) for seat in "NES"}
            mine = {seat: Contribution() for seat in "NES"}
            for seat, page in pages.items():
                await page.sync()
                await page.send(mine[seat].answer(page.picture))
            for page in pages.values():
                await page.until(lambda page=page: page.picture["promise"]["stage"] == "reveal")
            player = pages["N"].picture["you"]["player"]
            await people.callers["N"].ask("DELETE", f"/api/tables/{code}/chairs/N")
            for seat in "ES":
                await pages[seat].send(mine[seat].answer(pages[seat].picture))
            await pages["S"].until(lambda: pages["S"].picture["promise"]["stage"] == "dealt")
            assert [player] == pages["S"].picture["promise"]["unrevealed"]
            kept.proved(code)

    asyncio.run(work())


@pytest.mark.parametrize("database", first_of(("sqlite", "postgresql"), "sqlite"), indirect=True)
def test_killed_between_pledge_and_reveal(tmp_path, database):
    """What was pledged and revealed is kept: after SIGKILL the deal goes on with all of it."""

    async def work(mortal):
        async with party(mortal.address, "NS", match={"kind": "duplicate", "boards": 1}) as people:
            while await people.step(seeded(6)):
                pass
            code = (await people.callers["S"].ask("POST", f"/api/tables/{people.code}/again"))["code"]
            pages = {seat: await silent_page(people.callers[seat], code) for seat in "NS"}
            mine = {seat: Contribution() for seat in "NS"}
            for seat, page in pages.items():
                await page.sync()
                await page.send(mine[seat].answer(page.picture))
            for page in pages.values():
                await page.until(lambda page=page: page.picture["promise"]["stage"] == "reveal")
            reveal = mine["N"].answer(pages["N"].picture) | {"id": "r"}
            assert {"t": "seen", "id": "r"} in await pages["N"].tell(reveal)
            mortal.kill()
            mortal.start()
            again = {seat: await silent_page(people.callers[seat], code) for seat in "NS"}
            assert ["S"] == again["S"].picture["promise"]["waiting"]
            assert pages["S"].picture["promise"]["pledges"] == again["S"].picture["promise"]["pledges"]
            await again["S"].send(mine["S"].answer(again["S"].picture))
            await again["S"].until(lambda: again["S"].picture["promise"]["stage"] == "dealt")
            assert [] == again["S"].picture["promise"]["unrevealed"]
            _, report = await downloaded(people.callers["S"], code)
            assert report.seal is None  # the deal is in progress

    with Server(tmp_path, "--database", database) as mortal:
        asyncio.run(work(mortal))


def test_each_next_deal_is_drawn_again(visit, kept):
    """A match of two boards: two commitments, two pledges, two signatures."""

    async def work(caller):
        code = await caller.make("contract", **SHORT)
        page = await caller.page(code)
        await page.play_deal(seeded(3))
        await page.send({"t": "next"})
        await page.until(lambda: not page.rests and page.picture["deal"]["deal"] == 2)
        await page.play_deal(seeded(3))
        entries, report = await downloaded(caller, code)
        assert "whole" == report.extent
        assert [2] * 4 == [len(of(entries, kind)) for kind in ("committed", "pledged", "revealed", "sealed")]
        assert [] == of(entries, "unrevealed")
        kept.proved(code)

    visit(work)
