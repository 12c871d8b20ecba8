"""Watching a running table: what each subscriber is sent, and when (docs/protocol.md)."""

import asyncio
import os
import re
from itertools import product

import orjson
import pytest

from chelem.core.cards import Card
from chelem.core.errors import Refused
from chelem.core.seats import Seat
from chelem.engine.events import Acted
from chelem.site.tables.domain import dealing, seating
from chelem.site.tables.domain.watching import answer_watch_request
from chelem.site.tables.live import text_mode
from chelem.text.commands import Command
from tests.support.hosting import INSTANT
from tests.support.tables import (
    EVERY_GAME,
    events,
    open_table,
    table_of,
)
from tests.support.thorough import first_of

# Spectators


WATCHED = product(EVERY_GAME, ("table", "N", "S", "delayed"))
USUALLY_WATCHED = tuple(zip(EVERY_GAME, ("table", "N", "S", "delayed"), strict=True))
"""Each game and each way to watch, once."""
STEPS = 150 if "CHELEM_THOROUGH" in os.environ else 90
"""A whole deal and more."""


@pytest.mark.parametrize(("game", "watch"), first_of(WATCHED, *USUALLY_WATCHED))
def test_an_updated_page_has_what_a_new_page_gets(hosted, game, watch):
    """For every viewer, the sections sent when changed add up to what `hello` sends, at every step."""

    async def work(room):
        visitors = ("E", "S", "W", "ana", None)
        pages = {visitor: await room.page(visitor) for visitor in visitors}
        for number in range(STEPS):
            if room.table.status == "over":
                break
            if room.table.between_deals:
                for visitor in ("E", "S", "W"):
                    await room.actor.set_ready(visitor)
                    if not room.table.between_deals:
                        break
            else:
                await room.move(id=f"m{number}")
            if number % 10 == 0 or room.table.between_deals:
                for visitor, page in pages.items():
                    fresh = await room.page(visitor)
                    assert without_clock(fresh.picture) == without_clock(page.picture)
                    assert fresh.versions[-1] == page.versions[-1]
                    await room.actor.unsubscribe(fresh.subscriber)
        for page in pages.values():
            versions = [entry["version"] for entry in page.entries]
            assert versions == sorted(set(versions))

    people = "NESW"
    hosted(table_of(people, game, policy={"watch": watch} | INSTANT), work)


def test_spectators_who_come_together_count_as_those_who_come_one_by_one(hosted):
    """A visitor with two pages is one spectator; somebody who was away is not any more."""

    async def counted(room, come):
        audience, presence = room.actor.audience, room.table.presence
        presence.away_since["ben"] = 1.0
        come(audience, ["ana", "ben", "ana", "cleo"])
        found = [(len(audience), presence.here.copy(), presence.away_since.copy(), {*presence.here_since})]
        for visitor in ("ana", "ben", "cleo", "ana"):
            audience.count(visitor, -1)
            found.append((len(audience), presence.here.copy()))
        return found

    async def work(room):
        together = await counted(room, lambda audience, coming: audience.count_spectators(coming))
        room.table.presence.here_since.clear()

        def one_by_one(audience, coming):
            for visitor in coming:
                audience.count(visitor, 1)

        assert await counted(room, one_by_one) == together
        assert [4, 3, 2, 1, 0] == [pages for pages, *_ in together]

    hosted(table_of("NESW", policy=INSTANT), work)


def without_clock(picture):
    return {name: section for name, section in picture.items() if name != "clock"}


def test_exactly_the_missed_entries_are_sent(hosted):
    """A page that sends its last version gets the entries after it; with null, none."""

    async def work(room):
        for number in range(6):
            await room.move(id=f"{number}")
        last = room.table.started_log.version
        for version in (None, -5, last + 1, 10**9):
            assert [] == (await room.page("S", version)).entries
        for version in (0, 3, last - 1, last):
            page = await room.page("S", version)
            assert list(range(version + 1, last + 1)) == [entry["version"] for entry in page.entries]

    hosted(table_of("NESW"), work)


def test_a_new_page_hears_the_deal_until_its_first_card(hosted):
    """The deal, a player's own hand and no other's, the calls so far; with a version, what was missed."""

    def heard(page):
        return " ".join(sentence for message in page.sent for sentence in orjson.loads(message)["said"])

    async def work(room):
        start = room.table.started_log.version
        await room.move()
        assert re.search(r"Deal 1, .*Your hand: .*\. \w+: ", heard(await room.page("S")))
        watching = heard(await room.page("ana"))
        assert watching.startswith("Deal 1, ")
        assert "hand" not in watching
        assert "Deal" not in heard(await room.page("S", start))
        for number in range(20):
            await room.move(id=f"m{number}")
        assert any(isinstance(each.action, Card) for each in events(room.table, Acted))
        assert heard(await room.page("S")) == ""

    hosted(table_of("NESW", "whist"), work)


def test_spectators_of_a_language_are_sent_the_very_same(hosted):
    """A message is made once for all of them; who comes later is sent what the others have."""

    async def work(room):
        ana, bob, cleo = (
            await room.page("ana"),
            await room.page("bob"),
            await room.page("cleo", language="fr"),
        )
        for number in range(4):
            await room.move(id=f"m{number}")
        late = await room.page("late")
        await room.move(id="last")
        assert all(one is other for one, other in zip(ana.sent[-5:], bob.sent[-5:], strict=True))
        assert late.sent[-1] is ana.sent[-1]
        assert without_clock(late.picture) == without_clock(ana.picture)
        assert all("South: " in page.text for page in (ana, bob))
        assert "Sud : " in cleo.text.replace("\u00a0", " ")

    hosted(table_of("NESW", policy=INSTANT), work)


def test_a_clock_that_a_late_page_saw_otherwise_is_sent_to_all(hosted):
    """What spectators have is not the same in all sections: then it is sent again with the next change."""

    async def work(room):
        ana = await room.page("ana")
        await room.move(id="m")
        late = await room.page("late")
        await room.move(id="n")
        assert ana.picture == late.picture

    hosted(table_of("NESW", policy=INSTANT | {"clock": 30}), work)


def test_a_spectator_who_sits_down_and_gets_up(hosted):
    """They are shown their own part as long as they have one; other spectators never are."""

    async def work(room):
        ana, bob = await room.page("ana"), await room.page("bob")

        def begin(table):
            seating.take_chair(table, "ana", Seat.W, "Ana")
            seating.start_match(table, "S")
            dealing.deal_next(table)

        await room.actor.ask(begin)
        assert ("W", None) == (ana.picture["you"]["seat"], bob.picture["you"]["seat"])
        assert ana.picture["hands"]["W"]["cards"]
        assert "key" in ana.text
        await room.actor.ask(lambda table: seating.leave_chair(table, "ana", Seat.W))
        assert ana.picture["you"] == bob.picture["you"]
        assert without_clock(ana.picture) == without_clock(bob.picture)
        assert not any(hand["cards"] for hand in ana.picture["hands"].values())
        await room.move(id="m")
        assert ana.sent[-1] is bob.sent[-1]

    table = open_table(policy=INSTANT)
    for letter in "SNE":
        seating.take_chair(table, letter, Seat.parse(letter), letter)
    hosted(table, work)


def test_two_pages_of_one_visitor(hosted):
    """Both pages of a visitor get messages; the visitor is present while one is open."""

    async def work(room):
        other = await room.page("N")
        one, two = await room.page("S"), await room.page("S")
        assert other.picture["chairs"]["S"]["here"]
        await room.actor.unsubscribe(one.subscriber)
        assert other.picture["chairs"]["S"]["here"]
        await room.move()
        assert len(one.versions) < len(two.versions)
        await room.actor.unsubscribe(two.subscriber)
        await room.actor.unsubscribe(two.subscriber)
        assert not other.picture["chairs"]["S"]["here"]

    hosted(table_of("NESW"), work)


def test_behind_closed_doors(hosted):
    """With `nobody`, spectators are refused and disconnected; players and the owner stay."""

    async def work(room):
        owner, stranger, nobody = await room.page("S"), await room.page("ana"), await room.page(None)

        def close(table):
            table.set_policy(table.policy.changed({"watch": "nobody"}))

        await room.actor.ask(close)
        assert [["watch.nobody"]] * 2 == [page.dismissed for page in (stranger, nobody)]
        found = len(stranger.sent)
        await room.move()
        assert found == len(stranger.sent)
        assert [] == owner.dismissed
        with pytest.raises(Refused):
            await room.page("ana")

    hosted(table_of("NESW"), work)


def test_who_waited_at_an_open_table_is_sent_away_at_its_start(hosted):
    """With `nobody`, visitors without a chair are disconnected before they see a card."""

    async def work(room):
        stranger = await room.page("ana")

        def begin(table):
            seating.start_match(table, "S")
            dealing.deal_next(table)

        await room.actor.ask(begin)
        assert ["watch.nobody"] == stranger.dismissed
        assert "dealt" not in stranger.text

    table = open_table(policy={"watch": "nobody"})
    seating.take_chair(table, "S", Seat.S, "Sam")
    hosted(table, work)


def test_delayed_spectators_are_one_deal_late(hosted):
    """Delayed spectators see nothing of a deal until it is over, then all of it."""

    async def work(room):
        page = await room.page("ana")
        version = page.versions[-1]
        for number in range(8):
            await room.move(id=f"{number}")
        assert version == page.versions[-1]
        assert page.picture["deal"] is None
        while not room.table.between_deals:
            await room.move(id=f"{room.table.started_log.version}")
        assert room.table.started_log.version == page.versions[-1]
        assert {13} == {len(hand["cards"]) for hand in page.picture["hands"].values()}
        assert 8 < len(page.entries)

    hosted(table_of("NESW", policy={"watch": "delayed"}), work)


def test_delayed_spectators_when_the_policy_changes_in_mid_deal(hosted):
    """When the policy changes, spectators are shown the last finished deal or the current one accordingly."""

    async def work(room):
        page = await room.page("ana")

        def watch(value):
            def change(table):
                table.set_policy(table.policy.changed({"watch": value}))

            return room.actor.ask(change)

        await room.move(id="1")
        await watch("delayed")
        assert page.picture["deal"] is None
        await room.move(id="2")
        assert page.picture["deal"] is None
        await watch("table")
        assert 2 == len(page.picture["calls"])

    hosted(table_of("NESW"), work)


def table_shown(seat):
    """A table of four people who have agreed that spectators see a hand."""
    table = table_of("NESW", policy={"watch": seat})
    for person in "NEW":
        answer_watch_request(table, person, accept=True)
    assert seat == table.policy.watch
    return table


def test_a_spectator_who_saw_a_hand_is_remembered(hosted):
    """A spectator who was shown a hand may not sit down during that deal."""

    async def work(room):
        await room.page("ana")
        assert {"ana"} == room.table.presence.saw_hand
        await room.actor.ask(lambda table: seating.leave_chair(table, "E", Seat.E))
        with pytest.raises(Refused):
            await room.actor.ask(lambda table: seating.take_chair(table, "ana", Seat.E, "Ana"))

    hosted(table_shown("N"), work)


def test_who_saw_a_hand_is_remembered_by_a_restarted_server(hosted):
    """The store keeps it before the page is sent the hand; in the next deal it is forgotten."""

    async def work(room):
        await room.page("ana")
        stored = await room.keeper.load(room.table.code)
        assert {"ana"} == stored.presence.saw_hand
        while not room.table.between_deals:
            await room.move(id=str(room.table.started_log.version))
        stored = await room.keeper.load(room.table.code)
        assert set() == stored.presence.saw_hand

    hosted(table_shown("N"), work)


def test_one_more_spectator_costs_the_same_for_any_number_of_them(hosted):
    """A player's page gets no message for each of them, only their number a moment later."""

    async def work(room):
        player = await room.page("N")
        before = len(player.versions)
        crowd = [await room.page(f"visitor {number}") for number in range(60)]
        crowd += [await room.page(None) for _ in range(5)]
        for page in crowd[:20]:
            await room.actor.unsubscribe(page.subscriber)
        assert before == len(player.versions)
        while player.picture["watching"] != 45:
            await asyncio.sleep(0.05)
        assert len(player.versions) <= before + 2
        assert 45 == (await room.page("S")).picture["watching"]

    hosted(table_of("NESW"), work)


def test_a_page_that_goes_starts_the_time_of_grace(hosted):
    """The pages of the others show who has gone; one page of two changes nothing."""

    async def work(room):
        other = await room.page("S")
        first, second = await room.page("E"), await room.page("E")
        await room.actor.unsubscribe(first.subscriber)
        assert other.picture["chairs"]["E"]["here"]
        await room.actor.unsubscribe(second.subscriber)
        assert not other.picture["chairs"]["E"]["here"]
        with pytest.raises(Refused, match="kept"):
            await room.actor.ask(lambda table: seating.seat_bot(table, "S", Seat.E))
        await room.page("E")
        assert other.picture["chairs"]["E"]["here"]

    hosted(table_of("NESW"), work)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everybody_is_told_of_chosen_cards_before_the_first_call(hosted, language):
    """Players and spectators read where the cards are from and hear it; they are promised nothing."""

    async def work(room):
        pages = [await room.page(visitor, 0, language) for visitor in ("S", "N", "Ana", None)]
        word = {"en": "chosen by number", "fr": "choisies par leur numéro"}[language]
        for page in pages:
            assert [] == page.picture["calls"]
            assert ("number", None) == (page.picture["deal"]["origin"], page.picture["deal"]["hash"])
            assert word in page.text
            assert word in text_mode.answer_command(Command.TABLE, room.table, "N", language)[0]
            assert not any(entry["event"] == "committed" for entry in page.entries)

    hosted(table_of("SN", deal={"number": "123456"}, policy=INSTANT), work)
