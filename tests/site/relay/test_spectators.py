"""Rule: the spectators of a table at another process are one view, and see what those at its owner see."""

import asyncio
import json
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import create_engine, text

from chelem.core.seats import Seat
from chelem.site.bus.faults import Overdue
from chelem.site.bus.local_bus import LocalBus
from chelem.site.database import shard_of
from chelem.site.relay import Relay
from chelem.site.relay.frame import body_of_reply
from chelem.site.tables.domain import dealing, seating
from chelem.site.tables.live.lobby import Lobby
from chelem.site.tables.live.watching import spectator_calls, watched_table
from tests.site.relay.raw_page import RawPage
from tests.support.chance import seeded
from tests.support.servers.clusters import NAMES, own_all, two_servers
from tests.support.tables import bots_move, open_table, table_of, until

pytestmark = pytest.mark.slow

CODE = "wxyzwxyz"
PACE = {"pace": "instant"}
CARDS = {suit + rank for suit in "SHDC" for rank in "AKQJT98765432"}


class TappedBus(LocalBus):
    """A bus that keeps what it carries, and loses the next messages to spectators if told so."""

    def __init__(self):
        super().__init__()
        self.views, self.asked, self.losing, self.losing_answers = [], [], 0, 0
        self.before_answer = None

    def tell(self, subject, body):
        if subject.startswith("views."):
            if self.losing:
                self.losing -= 1
                return
            self.views.append(body)
        elif subject.startswith("pages."):
            self.asked.append(body)
        super().tell(subject, body)

    async def ask(self, subject, body, seconds):
        answer = await super().ask(subject, body, seconds)
        self.asked += (body, answer)
        if self.before_answer is not None and b'"table.spectators"' in body:
            do, self.before_answer = self.before_answer, None
            await do()
        if self.losing_answers and b'"table.spectators"' in body:
            self.losing_answers -= 1
            raise Overdue(subject)
        return answer

    @property
    def shown(self):
        """All that spectators' process was sent to be shown: frames and pictures."""
        pictures = [
            message
            for answer in map(body_of_reply, self.asked)
            if answer.startswith(b'{"%b":' % CODE.encode())
            if isinstance(taken := json.loads(answer)[CODE].get("answer"), dict)
            for picture in taken["pictures"]
            for message in picture["messages"]
        ]
        return [*(body.partition(b"\n")[2].decode() for body in self.views), *pictures]


class Watched:
    """A table of one process, and pages at both."""

    def __init__(self, tmp_path, bus, servers):
        self.database, self.bus = tmp_path / "chelem.db", bus
        owner = NAMES[shard_of(CODE) % 2]
        self.owner, self.other = (servers[NAMES.index(owner)], servers[1 - NAMES.index(owner)])
        self.pages = []

    async def begin(self, table):
        await self.owner.services.get(Lobby)._save_new(table)
        self.actor = await self.owner.services.get(Lobby).actor(CODE)

    async def open(self, server, number=1, cookie="", **hello):
        pages = [RawPage(server.app, CODE, cookie) for _ in range(number)]
        for page in pages:
            await page.hello(**hello)
        await until(lambda: all(page.texts for page in pages))
        self.pages += pages
        return pages

    async def ask(self, change):
        return await self.actor.ask(change)

    async def move(self, id):  # noqa: A002
        player, move = bots_move(self.actor.table)
        position = self.actor.table.started_log.position
        await self.ask(lambda table: table.act(player, move, position, id))

    async def settle(self):
        """Wait until everybody has the last version, and knows how many look on."""
        table = self.actor.table
        here = {visitor for visitor in table.presence.here if table.person(visitor) is None}
        await until(lambda: table.presence.watching == len(here))
        log = self.actor.audience.log_for(None)
        version = -1 if log is None else log.version
        await until(
            lambda: (
                all(page.task.done() or page.version == version for page in self.pages)
                and all(
                    page.task.done() or page.picture["watching"] == table.presence.watching
                    for page in self.pages
                )
            )
        )

    def witnesses(self):
        """Return how many visitors are stored for each deal as having seen a hand."""
        engine = create_engine(f"sqlite:///{self.database}")
        with engine.connect() as connection:
            query = "select deal, attempt, count(*) from witnesses group by deal, attempt"
            return sorted(map(tuple, connection.execute(text(query)).all()))


@pytest.fixture
def watched(tmp_path, monkeypatch):
    """Run work with a table at one of two processes, neither of which is silent, however slow it is."""
    monkeypatch.setattr(spectator_calls, "SILENT_SECONDS", 3600)

    def run(table, work):
        async def inside():
            bus = TappedBus()
            async with served(tmp_path, bus) as found, asyncio.timeout(120):
                await found.begin(table)
                await work(found)

        asyncio.run(inside())

    return run


@asynccontextmanager
async def served(tmp_path, bus):
    async with two_servers(f"sqlite:///{tmp_path / 'chelem.db'}", bus) as servers:
        found = Watched(tmp_path, bus, servers)
        try:
            yield found
        finally:
            for page in found.pages:
                await page.leave()


@pytest.mark.parametrize("watch", ["table", "N", "delayed"])
def test_spectators_see_the_same_at_both(watched, watch):
    """The bytes of each message, in each language; those who come later see what the others see."""

    async def work(room):
        for language in ("en", "fr"):
            await room.open(room.owner, language=language)
            await room.open(room.other, 3, language=language)
        await room.settle()
        for page in room.pages:
            page.sent.clear()
        for number in range(60):
            if not room.actor.table.in_deal:
                break
            await room.move(f"m{number}")
            if number == 20:
                late = await room.open(room.other, 2, language="fr")
        await room.settle()
        for first, others in ((room.pages[0], room.pages[1:4]), (room.pages[4], room.pages[5:8])):
            assert first.texts
            for page in others:
                assert first.texts == page.texts
        for page in late:
            assert room.pages[4].picture == page.picture

    watched(table_of("NESW", code=CODE, policy=PACE | {"watch": watch}), work)


def test_one_message_a_change_for_all(watched):
    """The bus carries for 200 what it carries for one."""

    async def work(room):
        carried = []
        for number in (1, 199):
            await room.open(room.other, number)
            await room.settle()
            room.bus.views.clear()
            for move in range(8):
                await room.move(f"m{number} {move}")
            await room.settle()
            moves = sum(b'{"t":"move"' in view for view in room.bus.views)
            carried.append((moves, sum(map(len, room.bus.views))))
        assert [8, 8] == [moves for moves, _ in carried]
        assert carried[1][1] < 5 * carried[0][1]  # a slow process is sent a picture again

    watched(table_of("NESW", code=CODE, policy=PACE), work)


def test_new_pages_share_pictures_and_messages(watched):
    """The owner is asked for many at once, and sends one picture for all that are shown the same."""

    async def work(room):
        await room.open(room.other)
        await room.settle()
        room.bus.asked.clear()
        await room.open(room.other, 300)
        assert len(room.bus.shown) < 20
        assert sum(b'"table.spectators"' in body for body in room.bus.asked) < 20
        assert 301 == len(room.actor.audience)

    watched(table_of("NESW", code=CODE, policy=PACE), work)


def test_a_lost_message_is_made_good(watched):
    """Pages get the whole picture as soon as the next message, or the next look, shows that one is lost."""

    async def work(room):
        await room.open(room.owner)
        await room.open(room.other, 3)
        await room.settle()
        for again in (False, True):
            room.bus.losing = 1
            await room.move(f"lost {again}")
            if again:
                await room.move("next")
            await room.settle()
            assert all(room.pages[0].picture == page.picture for page in room.pages)
            for page in room.pages:
                entries = [entry["version"] for text in page.texts for entry in json.loads(text)["entries"]]
                assert entries == sorted(set(entries))

    watched(table_of("NESW", code=CODE, policy=PACE), work)


def test_a_lost_answer_is_asked_for_again(watched):
    """The owner counts each page once, and each is shown the table."""

    async def work(room):
        await room.open(room.other, 2)
        room.bus.losing_answers = 2
        await room.open(room.other, 3)
        await room.move("m")
        await room.settle()
        assert 5 == len(room.actor.audience)
        assert 0 == room.bus.losing_answers

    watched(table_of("NESW", code=CODE, policy=PACE), work)


def test_a_page_that_comes_as_the_last_one_goes(watched, monkeypatch):
    """It is shown the table as it is, not a picture that is kept from before a move, however new that is."""
    monkeypatch.setattr(watched_table, "FRESH", 3600)

    async def work(room):
        (first,) = await room.open(room.other)
        second = RawPage(room.other.app, CODE)

        async def move_while_the_other_comes():
            await room.move("m")
            await second.hello()
            watching = room.other.services.get(Lobby).watched._tables[CODE]
            await until(lambda: watching._arriving)

        room.bus.before_answer = move_while_the_other_comes
        await first.leave()
        await until(lambda: second.texts)
        room.pages = [second]
        assert room.actor.table.log.version == json.loads(second.texts[0])["version"]

    watched(table_of("NESW", code=CODE, policy=PACE), work)


def test_a_policy_that_changes_is_followed_as_at_the_owner(watched):
    """What spectators may see from now on, and nothing else, is on its way to them."""

    async def work(room):
        await room.open(room.owner)
        await room.open(room.other, 2)
        await room.settle()
        for page in room.pages:
            page.sent.clear()
        for number, watch in enumerate(("N", "delayed", "table", "delayed", "S")):
            before = len(room.bus.views)
            await room.ask(
                lambda table, watch=watch: table.set_policy(table.policy.changed({"watch": watch}))
            )
            await room.move(f"m{number}")
            await room.settle()
            sent = b" ".join(room.bus.views[before:]).decode()
            hands = room.pages[0].picture["hands"]
            seen = {card for hand in hands.values() for card in hand["cards"] or ()}
            assert {card for card in CARDS if f'"{card}"' in sent} <= seen
            assert {seat for seat, hand in hands.items() if hand["cards"]} == {watch} & {*"NESW"}
        for page in room.pages[1:]:
            assert room.pages[0].texts == page.texts

    watched(table_of("NESW", code=CODE, policy=PACE), work)


def test_spectators_stay_when_the_table_moves(watched):
    """Their connections hold; the next owner knows them all, and shows what has happened meanwhile."""

    async def work(room):
        pages = await room.open(room.other, 5)
        await room.settle()
        owner = room.owner.services.get(Lobby)
        next_owner = room.other.services.get(Lobby)
        name = next_owner.cluster.owners.process
        own_all(name, owner.cluster, next_owner.cluster)
        await owner.leave(shard_of(CODE))
        room.actor = await next_owner.actor(CODE)
        await until(lambda: len(room.actor.audience) == 5)
        await room.move("after")
        await room.settle()
        assert not any(page.task.done() for page in pages)
        pages[0].say(t="chat", text="Hello", to="all")
        await until(lambda: '"t":"refused"' in pages[0].texts[-1])
        await room.move("still there")
        await room.settle()
        await until(lambda: 5 == len(room.actor.audience))
        assert {name for page in pages for name in page.picture} >= {"hands", "turn"}

    watched(table_of("NESW", code=CODE, policy=PACE), work)


@pytest.mark.parametrize("watch", ["table", "delayed"])
def test_no_hidden_card_is_on_the_way_to_spectators(watched, watch):
    """Before a card is played none of the deal is in a message, whatever players see at the same process."""

    async def work(room):
        await room.open(room.other, 3)
        await room.settle()
        for number in range(3):
            await room.move(f"m{number}")
        await room.settle()
        shown = " ".join(room.bus.shown)
        assert '"you":{"seat":null' in shown
        assert not [card for card in CARDS if f'"{card}"' in shown]

    watched(table_of("NESW", code=CODE, policy=PACE | {"watch": watch}), work)


def test_a_spectator_who_sits_down_sees_their_hand_alone(watched):
    """From then on their page is served by itself: their hand is in no message for spectators."""

    async def work(room):
        own, *others = await room.open(room.other, 3)
        await room.settle()

        def start(table):
            seating.take_chair(table, own.visitor, Seat.N, "Ana")
            seating.take_chair(table, "E", Seat.E, "Eve")
            seating.start_match(table, "S")
            dealing.deal_next(table, seeded(7))

        await room.ask(start)
        await until(lambda: own.picture["you"]["seat"] == "N")
        await until(lambda: own.picture["hands"]["N"]["cards"])
        await room.settle()
        assert not [card for card in CARDS if any(f'"{card}"' in shown for shown in room.bus.shown)]
        assert all(page.picture["you"]["seat"] is None for page in others)
        chairs = [json.loads(sent)["picture"].get("chairs", {}).get("N") for sent in others[0].texts]
        assert all(chair["here"] for chair in chairs if chair)
        assert all(page.picture["hands"]["N"]["cards"] is None for page in others)
        await until(lambda: 3 == len(room.actor.audience))

    table = open_table(code=CODE, policy=PACE, chairs={"S": "me", "W": "bot", "N": "open", "E": "open"})
    seating.take_chair(table, "S", Seat.S, "Sam")
    table.people.waiting[Seat.W] = (bot := table.people.new_bot()).player
    table.save_person(bot)
    watched(table, work)


def test_the_owner_of_the_table_is_no_spectator(watched):
    """A visitor who is made the owner is shown so, by a page of their own."""

    async def work(room):
        pages = await room.open(room.other, 2)
        await room.settle()
        await room.ask(lambda table: table.set_owner(pages[0].visitor))
        await until(lambda: pages[0].picture["table"]["owner"])
        await room.settle()
        assert not pages[1].picture["table"]["owner"]
        assert not any('"owner":true' in shown for shown in room.bus.shown)

    watched(table_of("NESW", code=CODE, policy=PACE), work)


def test_spectators_are_sent_away_with_a_reason(watched):
    """With `nobody`, as at the owner; who comes then is refused."""

    async def work(room):
        pages = await room.open(room.other, 3)
        await room.settle()
        await room.ask(lambda table: table.set_policy(table.policy.changed({"watch": "nobody"})))
        await asyncio.gather(*(page.task for page in pages))
        assert ["watch.nobody"] * 3 == [json.loads(page.texts[-1])["code"] for page in pages]
        (late,) = await room.open(room.other)
        await late.task
        assert "watch.nobody" == json.loads(late.texts[-1])["code"]
        await until(lambda: not room.actor.audience)

    watched(table_of("NESW", code=CODE, policy=PACE), work)


def test_what_a_page_asks_is_answered_by_the_owner(watched):
    """What a call means; a page that says anything else is passed on, with all that it has, and goes on."""

    async def work(room):
        await room.open(room.owner)
        (page, other) = await room.open(room.other, 2)
        await room.move("m")
        await room.settle()
        version = room.pages[0].picture["calls"][0]["version"]
        for asked in (page, other):
            asked.say(t="ping")
            await until(lambda asked=asked: '{"t":"pong"}' in asked.texts)
        near, answers = room.pages[0], ('"t":"meaning"', '"t":"refused"')
        for about in (version, 0):
            for asked in (near, other):
                heard = len(asked.texts)
                asked.say(t="meaning", about=about)
                await until(lambda asked=asked, heard=heard: len(asked.texts) > heard)
                assert any(answer in asked.texts[-1] for answer in answers)
            assert near.texts[-1] == other.texts[-1]
        assert not room.owner.services.get(Relay)._served
        page.say(t="chat", text="Hello", to="all")
        await until(lambda: '"t":"refused"' in page.texts[-1])
        assert 1 == len(room.owner.services.get(Relay)._served)
        await room.move("n")
        await room.settle()
        assert room.pages[0].picture == page.picture == other.picture
        await until(lambda: 3 == len(room.actor.audience))
        entries = [entry["version"] for text in page.texts for entry in json.loads(text).get("entries", ())]
        assert entries == sorted(set(entries))

    watched(table_of("NESW", code=CODE, policy=PACE), work)


@pytest.mark.parametrize("watch", ["table", "N", "delayed"])
def test_those_who_have_seen_a_hand_are_stored_as_in_one_process(watched, watch):
    """So that nobody plays a board that they have seen, wherever their pages are."""
    found = []

    async def work(room, server):
        await room.open(server(room), 4)
        await room.settle()
        found.append([room.witnesses()])
        while room.actor.table.in_deal:
            await room.move(f"m{room.actor.table.log.version}")
        await room.open(server(room), 2)
        await room.settle()
        found[-1].append(room.witnesses())
        room.database.unlink()

    for server in (lambda room: room.owner, lambda room: room.other):
        table = table_of(
            "NESW", code=CODE, policy=PACE | {"watch": watch}, match={"kind": "duplicate", "boards": 4}
        )
        watched(table, lambda room, server=server: work(room, server))
    assert found[0] == found[1]
    assert found[0][1] or watch == "delayed"


def test_a_page_with_a_senseless_version_is_shown_the_table(watched):
    """However large the number is: others who come at the same moment are not harmed."""

    async def work(room):
        pages = [RawPage(room.other.app, CODE) for _ in range(3)]
        for page, version in zip(pages, (10**18, 10**30, None), strict=True):
            await page.hello(version=version)
        room.pages += pages
        await until(lambda: pages[0].texts and pages[2].texts)
        await until(lambda: pages[1].texts)
        assert pages[0].picture == pages[2].picture

    watched(table_of("NESW", code=CODE, policy=PACE), work)


def test_new_pages_of_two_languages_are_shown_a_change_once(watched):
    """Those who come while something changes begin with it or before it, whatever their language."""

    async def work(room):
        await room.open(room.owner)
        for number in range(6):
            coming = [RawPage(room.other.app, CODE) for _ in range(4)]
            for page, language in zip(coming, ("en", "fr") * 2, strict=True):
                await page.hello(language=language)
            room.pages += coming
            await room.move(f"m{number}")
        await until(lambda: all(page.texts for page in room.pages))
        await room.settle()
        assert all(page.picture == room.pages[0].picture for page in room.pages[1::2])
        for page in room.pages:
            entries = [entry["version"] for text in page.texts for entry in json.loads(text)["entries"]]
            assert entries == sorted(set(entries))
        assert not any(page.task.done() for page in room.pages)

    watched(table_of("NESW", code=CODE, policy=PACE), work)


def test_pages_at_a_process_that_has_gone_do_not_count(watched):
    """Nobody says that they have gone where it was killed."""

    async def work(room):
        await room.open(room.other, 3)
        await room.settle()
        owner = room.owner.services.get(Lobby)
        own_all(owner.cluster.owners.process, owner.cluster)
        await until(lambda: not room.actor.audience)
        assert not room.actor.table.presence.here

    watched(table_of("NESW", code=CODE, policy=PACE), work)
