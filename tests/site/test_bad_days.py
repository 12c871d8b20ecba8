"""Malformed, oversized, too frequent, out of turn: a reason, nothing changed, no crash (docs/protocol.md)."""

import asyncio
import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from tests.support.chance import seeded
from tests.support.visitors.calling import Caller, party

NASTY_TEXT = [
    "",
    " ",
    "nonsense",
    "null",
    "true",
    "7",
    "[]",
    '"act"',
    "{",
    "{}",
    '{"t": null}',
    '{"t": []}',
    '{"t": {}}',
    '{"t": "unknown"}',
    '{"t": "ACT"}',
    '{"t": "act"}',
    '{"t": "act", "t": "ping", "id": NaN}',
    '{"t": "act", "id": "x", "position": NaN, "action": "P"}',
    '{"t": "act", "id": "x", "position": Infinity, "action": "P"}',
    '{"t": "act", "id": "x", "position": 1e999, "action": "P"}',
    '{"t": "act", "id": "x", "position": ' + "9" * 400 + ', "action": "P"}',
    '{"t": "act", "id": "x", "position": 18446744073709551615, "action": "P"}',
    '{"t": "act", "id": "x", "position": -1, "action": "P"}',
    '{"t": "act", "id": "x", "position": true, "action": "P"}',
    '{"t": "act", "id": "x", "position": "0", "action": "P"}',
    '{"t": "act", "id": 7, "position": 0, "action": "P"}',
    '{"t": "act", "id": "", "position": 0, "action": "P"}',
    '{"t": "act", "id": "' + "x" * 65 + '", "position": 0, "action": "P"}',
    '{"t": "act", "id": "x", "position": 0, "action": "\\ud800"}',
    '{"t": "act", "id": "\\ud800", "position": 0, "action": "P"}',
    '{"t": "act", "id": "x", "position": 0, "action": "\\u0000"}',
    '{"t": "act", "id": "x", "position": 0, "action": "' + "9" * 3900 + 'NT"}',
    '{"t": "act", "id": "x", "position": 0, "action": ["P"]}',
    '{"t": "act", "id": "x", "position": 0, "action": "name:"}',
    '{"t": "claim", "id": "x", "position": 0, "tricks": 1.0}',
    '{"t": "claim", "id": "x", "position": 0, "tricks": -1}',
    '{"t": "claim", "id": "x", "position": 0, "tricks": 18446744073709551615}',
    '{"t": "claim", "id": "x", "position": 0, "tricks": true}',
    '{"t": "answer", "id": "x", "position": 0, "accept": 1}',
    '{"t": "answer", "id": "x", "position": 0, "accept": true}',
    '{"t": "undo"}',
    '{"t": "allow"}',
    '{"t": "allow", "accept": "yes"}',
    '{"t": "allow", "accept": true}',
    '{"t": "next"}',
    '{"t": "stop"}',
    '{"t": "chat", "text": "", "to": "all"}',
    '{"t": "chat", "text": "x", "to": "partner"}',
    '{"t": "chat", "text": "\\ud83d", "to": "all"}',
    '{"t": "chat", "text": ["x"], "to": "all"}',
    '{"t": "chat", "text": "' + "x" * 301 + '", "to": "all"}',
    '{"t": "alert", "about": 0, "text": "x"}',
    '{"t": "alert", "about": -7, "text": "x"}',
    '{"t": "alert", "about": 18446744073709551615, "text": "x"}',
    '{"t": "meaning"}',
    '{"t": "meaning", "about": 10000000}',
    '{"t": "meaning", "call": 7}',
    '{"t": "meaning", "call": "8S"}',
    '{"t": "meaning", "call": "' + "X" * 3000 + '"}',
    '{"t": "typed"}',
    '{"t": "typed", "text": ""}',
    '{"t": "typed", "text": "\\u0000"}',
    '{"t": "typed", "text": "' + "9" * 3900 + '"}',
    '{"t": "typed", "text": "claim ' + "9" * 3900 + '"}',
    '{"t": "typed", "text": "claim -1"}',
    '{"t": "typed", "text": "' + "(" * 3900 + '"}',
    "[" * 4000,
    '{"t":' * 800,
    "x" * 4097,
    '{"t": "chat", "to": "all", "text": "' + "🂡" * 1500 + '"}',
    "\x00",
    "\ufeff{}",
]
NASTY_BYTES = [b"", b"\xff\xfe", b"\x00" * 100, b'{"t": "act", "id": "\xed\xa0\x80"}', b"\x80" * 4000]


@pytest.mark.parametrize("chunk", range(4))
def test_whatever_is_sent_nothing_changes(server, kept, chunk):
    """Each bad message gets one refusal with a sentence; the log is unchanged and the game goes on."""

    async def work():
        async with party(server.address, game=("contract", "whist", "comptoir", "whiz")[chunk]) as people:
            page = next(p for p in people.pages.values() if not p.legal)
            before = kept.lines(people.code)
            for nasty in (NASTY_TEXT + NASTY_BYTES)[chunk::4]:
                answers = await page.tell(nasty)
                assert ["refused"] == [answer["t"] for answer in answers], nasty
                assert answers[0]["sentence"].strip()
                assert answers[0]["code"] not in answers[0]["sentence"]
            assert before == kept.lines(people.code)
            await people.step(seeded(1))

    asyncio.run(work())


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
MESSAGES = st.fixed_dictionaries(
    {
        "t": st.sampled_from(
            [
                "act",
                "claim",
                "answer",
                "undo",
                "allow",
                "next",
                "stop",
                "chat",
                "alert",
                "meaning",
                "hint",
                "coach",
                "typed",
            ]
        )
        | JSON
    },
    optional=dict.fromkeys(
        (
            "id",
            "position",
            "action",
            "tricks",
            "accept",
            "text",
            "to",
            "about",
            "call",
            "version",
            "language",
        ),
        JSON,
    ),
)


@settings(max_examples=6, suppress_health_check=list(HealthCheck), deadline=None)
@given(messages=st.lists(MESSAGES | st.text(max_size=60) | st.binary(max_size=60), min_size=5, max_size=20))
def test_fuzzed_messages_never_break_the_page(server, kept, messages):
    """A spectator may change nothing, whatever message they send."""

    async def work():
        async with Caller(server.address) as owner, Caller(server.address) as ana:
            code = await owner.make("contract", chairs={"S": "me", "N": "open"})
            await owner.ask("POST", f"/api/tables/{code}/start")
            page = await ana.page(code)
            await asyncio.sleep(0.05)
            mine = await owner.page(code)
            await mine.until(lambda: bool(mine.legal) or mine.rests)
            before = kept.lines(code)
            for message in messages:
                text = message if isinstance(message, (str, bytes)) else json.dumps(message)
                answers = [each for each in await page.tell(text) if each["t"] != "status"]
                assert len(answers) <= 1
            assert before == kept.lines(code)

    asyncio.run(work())


def test_a_first_message_other_than_hello(visit):
    """A first message other than `hello` gets a reason and ends the connection."""

    async def work(caller):
        code = await caller.make()
        for first, code_said in (
            ('{"t": "ping"}', "message.hello"),
            ("x", "message.json"),
            ("x" * 5000, "message.long"),
            ('{"t": "hello", "version": null, "language": "en"}', "page.old"),
            ('{"t": "hello", "protocol": 1, "version": 3, "language": "en"}', "page.old"),
        ):
            page = await caller.page(code, hello=False)
            await page.send(first)
            assert ("bye", code_said) == ((await page.hear())["t"], page.others[-1]["code"])
            await page.hear()
            assert page.closed

    visit(work)


@pytest.mark.parametrize("code", ["nosuchtb", "NOSUCHTB", "a%20b", "x" * 300])
def test_an_unknown_table(visit, code):
    """An unknown table is refused by websocket and by call, in the requested language."""

    async def work(caller):
        caller.language = "fr"
        page = await caller.page(code, hello=False)
        await page.send({"t": "hello", "protocol": 4, "version": None, "language": "fr"})
        assert "bye" == (await page.hear())["t"]
        assert "table.unknown" == page.others[0]["code"]
        assert "table" in page.others[0]["sentence"]
        assert "table.unknown" == (await caller.ask("GET", f"/api/tables/{code}", status=404))["code"]

    visit(work)


def test_oversized_frames_end_the_connection(visit):
    """A message above sixteen kilobytes ends its connection; other pages are not affected."""

    async def work(caller):
        code = await caller.make()
        big, other = await caller.page(code), await caller.page(code)
        await big.send("x" * 200_000)
        while not big.closed:
            await big.hear()
        await other.play(seeded(1))

    visit(work)


def test_flooding_is_refused_then_ended_and_others_play_on(server):
    """Each message above the rate is refused; then the page gets `bye`. Other pages are not affected."""

    async def work():
        async with party(server.address) as people, Caller(server.address) as flooder:
            page = await flooder.page(people.code)
            for _ in range(400):
                try:
                    await page.send({"t": "ping"})
                except ConnectionClosed:
                    break
            await people.step(seeded(1))
            while not page.closed:
                await page.hear()
            kinds = [message["t"] for message in page.others]
            assert {"pong", "refused", "bye"} == set(kinds)
            assert "bye" == kinds[-1]
            assert {"message.flood"} == {m["code"] for m in page.others if m["t"] != "pong"}
            await people.step(seeded(1))
            again = await flooder.page(people.code)
            assert again.picture

    asyncio.run(work())


def test_out_of_turn_stale_illegal(server, kept):
    """Illegal moves are refused with their reason, and the log is unchanged."""

    async def work():
        async with party(server.address) as people:
            turn = await people.whose()
            other = next(page for page in people.pages.values() if page is not turn)
            before = kept.lines(people.code)
            assert "turn.other" == (await other.refused(other.act("P")))["code"]
            assert "turn.stale" == (await turn.refused(turn.act("P", position=turn.position - 1)))["code"]
            assert "turn.stale" == (await turn.refused(turn.act("P", position=turn.position + 1)))["code"]
            illegal = turn.act("XX")
            assert illegal["id"] == (await turn.refused(illegal))["id"]
            await turn.refused(turn.act("SA"))
            await turn.refused(turn.act("name:H"))
            async with Caller(server.address) as ana:
                looker = await ana.page(people.code)
                assert "chair.none" == (await looker.refused(looker.act("P")))["code"]
            assert before == kept.lines(people.code)

    asyncio.run(work())
