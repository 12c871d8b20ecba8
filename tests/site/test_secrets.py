"""Nothing that a seat may not know is ever sent to it: every byte is looked at (docs/protocol.md).

`CHELEM_LAWS` is the number of matches of each kind.
"""

import asyncio
import json
import os
import re
from contextlib import AsyncExitStack
from functools import cache
from itertools import cycle
from types import SimpleNamespace

import pytest

from chelem.core.cards import DECK
from chelem.core.deals import Deal
from chelem.core.hands import Hand
from chelem.core.seats import SEATS, Seat
from chelem.engine.audience import Player, Spectator
from chelem.engine.events import (
    Committed,
    Dealt,
    Pledged,
    Revealed,
    Scored,
    Sealed,
    Started,
)
from chelem.engine.log import Log
from chelem.formats.log.read import read_log
from chelem.i18n import say
from chelem.text.speech import spoken_hand
from tests.laws.knowledge import NOTHING, Knowledge
from tests.support.chance import seeded
from tests.support.tables import EVERY_GAME
from tests.support.thorough import first_of
from tests.support.visitors.calling import Caller, party

MATCHES = int(os.environ.get("CHELEM_LAWS", "0"))
WATCH = ("table", "delayed", "N", "nobody", "E", "S", "W")
ALL = [(game, watch) for game in EVERY_GAME for watch in WATCH]
PAIRS = ALL if MATCHES else list(zip(cycle(EVERY_GAME), WATCH, strict=False))
"""Every policy with some game, every game with some policy; in a campaign, all with all."""
USUAL = ALL if MATCHES else PAIRS[: len(EVERY_GAME)]
"""Every game and every policy once; the hand of another seat is no other policy."""
PRY_EVERY = 12 if MATCHES else 24
"""After how many moves viewers ask for all that they can think of; all that they receive is looked at."""
CODE = re.compile(rb'"([CDHS][2-9TJQKA])"')
ORDERS = {
    "fr": ("main", "dernier pli", "plis", "encheres", "marque", "conseil"),
    "en": ("hand", "hint", "sheet"),
}


class Looker:
    """A viewer whose received bytes are checked."""

    def __init__(self, caller, page, viewer, *, late=False):
        self.caller, self.page, self.viewer, self.late = caller, page, viewer, late
        self.read = 0

    def news(self):
        """What was sent since the last look."""
        new = b"\n".join(self.caller.heard[self.read :])
        self.read = len(self.caller.heard)
        return new

    async def pry(self, code, below):
        """Make every possible request as any visitor; most are refused."""
        paths = [f"/api/tables/{code}", f"/api/tables/{code}/log", f"/api/tables/{code}/deals/1", "/api/me"]
        for path in paths:
            await self.caller.call("GET", path)
        await self.caller.call("POST", f"/api/tables/{code}/deals/1/replay")
        await self.page.hello()
        await self.page.tell({"t": "hello", "protocol": 4, "version": 0, "language": self.caller.language})
        await self.page.tell({"t": "meaning", "about": below(12)})
        orders = ORDERS[self.caller.language]
        await self.page.tell({"t": "typed", "text": orders[below(len(orders))]})


async def audience(stack, people, server, watch):
    """Return the players, and spectators with and without a cookie, in both languages."""
    found = [
        Looker(people.callers[seat], page, Player(page.picture["you"]["player"]))
        for seat, page in people.pages.items()
    ]
    shown = frozenset({Seat.parse(watch)}) if watch in "NESW" else frozenset()
    for language, known in (("fr", True), ("en", False)):
        caller = await stack.enter_async_context(Caller(server.address, language))
        if known:
            await caller.ask("PUT", "/api/me", {"name": "Looker-on"})
        page = await caller.page(people.code)
        found.append(Looker(caller, page, Spectator(shown), late=watch in ("delayed", "nobody")))
    return found


@pytest.mark.parametrize(("game", "watch"), first_of(PAIRS, *USUAL))
@pytest.mark.parametrize("seed", range(max(1, MATCHES)))
def test_no_byte_of_a_hand_that_a_viewer_may_not_know(server, kept, game, watch, seed):
    """At every step of a deal, with undos, chat, alerts, claims and a chair that changes hands."""

    async def work():
        below = seeded(seed * 31 + len(watch))
        policy = {"watch": watch, "undo": "free", "alerts": ("self", "partner")[below(2)]}
        async with AsyncExitStack() as stack:
            people = await stack.enter_async_context(party(server.address, game=game, policy=policy))
            lookers = await audience(stack, people, server, watch)
            truth = Truth(kept, people.code, [looker.viewer for looker in lookers])
            said = {}
            for number in range(200):
                going = await people.step(below)
                await something(people, below, number, said)
                await people.sync()
                if number % PRY_EVERY == 3:
                    for looker in lookers:
                        if not looker.page.closed:
                            await looker.pry(people.code, below)
                await look(people, lookers, truth, said)
                if not going:
                    break
            for looker in lookers:
                if not looker.page.closed:
                    await looker.pry(people.code, below)
            await look(people, lookers, truth, said)
            kept.proved(people.code)

    asyncio.run(work())


async def something(people, below, number, said):
    """Sometimes send a chat message or an undo."""
    page = people.pages[sorted(people.pages)[below(len(people.pages))]]
    seat = page.picture["you"]["seat"]
    match below(9):
        case 0:
            word = f"whispered-{number}-{seat}"
            said[word] = seat
            await page.do({"t": "chat", "text": word, "to": "opponents"})
        case 1 if page.picture["undo"]["can"]:
            await page.do({"t": "undo"})
        case _:
            pass


async def look(people, lookers, truth, said):
    """Check the bytes received since the last check against the whole log."""
    version = max(page.version for page in people.pages.values())
    for looker in lookers:
        if not looker.late and not looker.page.closed:
            await looker.page.until(lambda page=looker.page: page.version >= version)
    truth.read()
    for looker in lookers:
        sent = looker.news()
        if not sent:
            continue
        known = NOTHING if looker.late and not truth.over else truth.known(looker.viewer)
        codes = {code.decode() for code in set(CODE.findall(sent)) - truth.drawn}
        assert codes <= {str(card) for card in known}, looker.viewer
        text = plain(sent)
        for words in truth.sentences(known):
            assert words not in text, (looker.viewer, words)
        no_other_secrets(looker, lookers, truth, text, said)


class Truth:
    """What each viewer may know, from the whole log, and the secrets beside it; the log only grows."""

    def __init__(self, kept, code, viewers):
        self._kept, self._code = kept, code
        started, *entries = read_log(kept.lines(code))
        assert isinstance(started.event, Started)
        self.log = Log.fold([started])
        self._knowledge = Knowledge(started.event, viewers)
        for entry in entries:
            self._take(entry)

    def _take(self, entry):
        self.log.record(entry)
        self._knowledge.update(entry.event)

    def read(self):
        """Take in what has been stored since the last time."""
        kept, code = self._kept, self._code
        for entry in read_log(kept.lines(code)[len(self.log) :]):
            self._take(entry)
        self.state = self.log.state
        self.dealt = [entry.event for entry in self.log if isinstance(entry.event, Dealt)]
        self.over = any(isinstance(entry.event, Scored) for entry in self.log)
        self.revealed = sum(isinstance(entry.event, Revealed) for entry in self.log)
        drawn = json.dumps(kept.read("select drawn from commitments where code = ?", code))
        self.drawn = set(CODE.findall(drawn.replace("\\", "").encode()))
        tables = (
            "select salt from commitments where code = ?",
            "select nonce from nonces where code = ?",
        )
        self.of_deals = [secret for query in tables for (secret,) in kept.read(query, code)]
        self.of_server = [secret for (secret,) in kept.read("select value from secrets")]

    def known(self, viewer):
        """The cards that a viewer may know, those of deals that are over among them."""
        if self.revealed:
            return Hand.of(DECK)
        return self._knowledge.known[viewer]

    def sentences(self, known):
        """Ways to say cards that are not known: one by one, and suits of a hand."""
        for card in DECK:
            if card not in known:
                yield from card_words(card)
        for hand in self.dealt[-1].hands.values():
            yield from suits_words(hand - known, self.state.game)


@cache
def card_words(card):
    """Return the name of a card in both languages."""
    facts = {"seat": "N", "card": str(card)}
    return [say("aloud.in_trick", facts, language).partition(" ")[2] for language in ("fr", "en")]


@cache
def suits_words(hand, game):
    """Return the suits of three or more cards of a hand, as they are read out."""
    state = SimpleNamespace(game=game)
    parts = [
        part.strip() for language in ("fr", "en") for part in spoken_hand(hand, state, language).split(";")
    ]
    return [part for part in parts if part.count(",") > 1]


def plain(sent):
    """Return the text of JSON without escapes."""
    return sent.decode() + re.sub(r"\\u([0-9a-f]{4})", lambda m: chr(int(m[1], 16)), sent.decode())


def without_public_digests(text, log, *, revealed):
    """Return a text without the hashes that everybody may read: no chain of a deal in progress, no nonce.

    A signature acknowledges a nonce to the page that sent it, and says nothing that this page does not know.
    """
    if '"acknowledged"' in text:
        text = re.sub(r'"(signature|key)":"[0-9a-f]{64,128}"', "", text)
    dealt = next(entry.version for entry in log if isinstance(entry.event, Dealt))
    public = []
    for entry in log:
        match entry.event:
            case Committed(hash=digest) | Pledged(hash=digest):
                public.append(digest)
            case Sealed(chain, signature, key) if revealed:
                public += [signature, chain, key]
            case Revealed(nonces=nonces) if revealed:
                public += (nonces or {}).values()
        if entry.chain and (revealed or entry.version < dealt):
            public.append(entry.chain)
    for digest in public:
        text = text.replace(digest, "")
    return text


def no_other_secrets(looker, lookers, truth, text, said):
    """Check that no key, cookie, salt, deal number or private message of others was sent."""
    me = looker.page.picture.get("you", {}).get("key")
    for other in lookers:
        key = other.page.picture.get("you", {}).get("key")
        assert key is None or key == me or key not in text
        assert not other.caller.secret or other.caller.secret not in text
    if not truth.revealed:
        for secret in truth.of_deals:
            assert secret not in text
        for dealt in truth.dealt:
            assert str(Deal.of(*map(dealt.hands.__getitem__, SEATS)).number) not in text
    for secret in truth.of_server:
        assert secret not in text
    assert not re.search(
        '"secret"|[0-9a-f]{64}', without_public_digests(text, truth.log, revealed=truth.revealed)
    )
    for word, seat in said.items():
        if word in text:
            entry = next(entry for entry in truth.log if getattr(entry.event, "text", None) == word)
            assert getattr(looker.viewer, "id", None) in (entry.event.by, *entry.event.audience), seat


@pytest.mark.parametrize("game", first_of(EVERY_GAME, "contract"))
def test_delayed_spectators_learn_nothing_about_the_second_deal(server, game):
    """Delayed spectators get only the first deal, by websocket and by call, until the second is over."""

    async def work():
        async with party(server.address, "S", game, policy={"watch": "delayed"}) as people:
            south = people.pages["S"]
            await south.play_deal(seeded(5))
            async with Caller(server.address) as ana:
                page = await ana.page(people.code)
                before, version = json.dumps(page.picture["hands"]), page.version
                await south.send({"t": "next"})
                await south.until(lambda: not south.rests or south.picture["table"]["status"] == "over")
                if south.picture["table"]["status"] == "over":
                    return
                for _ in range(5):
                    await south.play(seeded(1))
                await page.sync()
                log = (await ana.call("GET", f"/api/tables/{people.code}/log")).text.splitlines()
                if south.rests:
                    return
                about = south.picture["calls"][0]["version"]
                assert "words.about" == (await page.refused({"t": "meaning", "about": about}))["code"]
                assert (before, version) == (json.dumps(page.picture["hands"]), page.version)
                assert version + 1 == len(log)
                fresh = await ana.page(people.code)
                assert before == json.dumps(fresh.picture["hands"])

    asyncio.run(work())


def test_one_who_read_a_hand_in_the_log_may_not_sit_in_mid_deal(server):
    """A spectator who downloaded a log with a hand may not sit down during that deal."""

    async def work():
        async with party(server.address, policy={"watch": "N"}) as people, Caller(server.address) as ana:
            await ana.ask("PUT", "/api/me", {"name": "Ana"})
            for seat in "NEW":
                await people.callers[seat].ask("POST", f"/api/tables/{people.code}/watch", {"accept": True})
            await ana.call("GET", f"/api/tables/{people.code}/log")
            await people.callers["S"].ask("DELETE", f"/api/tables/{people.code}/chairs/E")
            answer = await ana.ask("PUT", f"/api/tables/{people.code}/chairs/E", {"kind": "person"}, 409)
            assert "chair.looked" == answer["code"]

    asyncio.run(work())


def test_behind_closed_doors_there_is_nothing_to_read(server):
    """With `nobody`, others can read neither table, log nor review, and replay no deal."""

    async def work():
        async with (
            party(server.address, "S", policy={"watch": "nobody"}) as people,
            Caller(server.address) as ana,
        ):
            await people.pages["S"].play_deal(seeded(5))
            page = await ana.page(people.code, hello=False)
            await page.send({"t": "hello", "protocol": 4, "version": None})
            assert ("bye", "watch.nobody") == ((await page.hear())["t"], page.others[0]["code"])
            for method, path in (("GET", "log"), ("GET", "deals/1"), ("POST", "deals/1/replay")):
                answer = await ana.ask(method, f"/api/tables/{people.code}/{path}", status=403)
                assert "watch.nobody" == answer["code"]

    asyncio.run(work())
