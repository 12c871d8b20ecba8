"""Who is dummy alone among bots may declare in place of the bot, or see its hand (RULES Common, Dummy)."""

import json

import pytest

from chelem.core.errors import Refused
from chelem.core.seats import Seat
from chelem.engine.events import Left, Seated
from chelem.engine.moves import MakeClaim
from chelem.site.tables.domain import dealing, undo
from chelem.site.tables.domain.policy_changes import change_policy
from tests.support.hosting import INSTANT
from tests.support.tables import (
    events,
    play_until,
    proves,
    seat_of,
    table_of,
    table_of_dummy,
    until,
)

ALONE = {"declare": "alone"}
LOOK = {"declare": "look"}
SEATS_OF_DUMMY = {"contract": "N", "whist": "S", "comptoir": "N", "minibridge": "N"}
"""The games where a partner is dummy, each with dummy's seat in the deal of these tests."""
every_game = pytest.mark.parametrize(("game", "dummy"), SEATS_OF_DUMMY.items())


def hidden_hands(page):
    """Return the seats whose cards a page does not show."""
    return {seat for seat, hand in page.picture["hands"].items() if hand["cards"] is None}


def text_of(page):
    """Return everything that a page was sent, except the cards drawn for the first deal."""
    drawn = json.dumps(page.picture["deal"]["drawn"], separators=(",", ":"))
    return page.text.replace(f'"drawn":{drawn}', "")


def codes_dealt(table, seat):
    """Return the cards dealt to a seat, as their codes in JSON."""
    holdings = table.started_log.state.board.holdings
    return {json.dumps(str(card)) for card in holdings.hands[holdings.origin.index(seat)]}


@every_game
def test_a_dummy_takes_declarers_chair_for_the_deal(hosted, game, dummy):
    """The person plays declarer's cards and dummy's, and has their own chair again for the next deal."""

    async def work(room):
        page = await room.page(dummy)
        declarer = str(seat_of(room.table, dummy).partner)
        assert declarer == page.picture["you"]["seat"]
        assert declarer == page.picture["contract"]["declarer"]
        exchanged = events(room.table, Left, Seated)[-4:]
        bot = exchanged[1].player
        assert [(dummy, dummy), (declarer, bot)] == [(str(e.seat), e.player) for e in exchanged[:2]]
        assert [(declarer, dummy), (dummy, bot)] == [(str(e.seat), e.player) for e in exchanged[2:]]
        decided = set()
        while not room.table.between_deals:
            await until(lambda: room.table.between_deals or room.actor._turns.bot_to_act() is None)
            if not room.table.between_deals:
                decided |= {str(turn.hand) for turn in room.table.started_log.state.turns}
                await room.move(id=f"{room.table.started_log.version}")
        assert {declarer, dummy} == decided
        await until(lambda: dummy == page.picture["you"]["seat"])
        assert [True] == [row["practice"] for row in page.picture["sheet"]["rows"]]
        proves(room.table)

    hosted(table_of_dummy(game, policy=INSTANT | ALONE), work)


@every_game
def test_a_dummy_sees_no_hidden_hand_without_the_setting(hosted, game, dummy):
    """Until they ask for it, nothing that dummy's page is sent holds a card of declarer's hand."""

    async def work(room):
        page, stranger = await room.page(dummy), await room.page("stranger")
        declarer = seat_of(room.table, dummy).partner
        hand = codes_dealt(room.table, declarer)
        assert not [card for card in hand if card in text_of(page)]
        assert str(declarer) in hidden_hands(page)
        await room.actor.ask(lambda table: change_policy(table, dummy, ALONE))
        await until(lambda: page.picture["you"]["seat"] == str(declarer))
        assert all(card in text_of(page) for card in hand)
        assert {str(declarer.next), str(declarer.next.partner)} == hidden_hands(page)
        assert not [card for card in hand if card in text_of(stranger)]
        assert str(declarer) in hidden_hands(stranger)

    hosted(table_of_dummy(game), work)


def test_defenders_and_declarers_keep_their_chairs(hosted):
    """The setting changes nothing for a person who is not dummy, and nothing before the lead."""

    async def work(room):
        page = await room.page("S")
        while not room.table.between_deals:
            await room.move(id=f"{room.table.started_log.version}")
            assert "S" == page.picture["you"]["seat"]
        assert [False] == [row["practice"] for row in page.picture["sheet"]["rows"]]

    table = table_of("S", policy=ALONE)
    hosted(table, work)
    assert 4 == len(events(table, Left, Seated))


@pytest.mark.parametrize("others", ["E", "S", "EW"])
def test_among_people_a_dummy_is_dummy(hosted, others):
    """As soon as another person plays, dummy keeps their chair, and sees no more than dummy may."""

    async def work(room):
        page = await room.page("N")
        await room.actor.ask(lambda table: change_policy(table, "N", ALONE))
        assert "N" == page.picture["you"]["seat"]
        assert {"E", "S", "W"} == hidden_hands(page)
        assert not [card for card in codes_dealt(room.table, Seat.S) if card in text_of(page)]

    table = table_of("N" + others, owner="N", policy=ALONE)
    play_until(table, lambda table: table.started_log.state.board.led)
    hosted(table, work)


def test_a_page_that_follows_has_what_a_new_page_gets(hosted):
    """The pages of the person and of a spectator are right after each exchange of chairs."""

    async def work(room):
        pages = [await room.page("N"), await room.page("stranger")]
        await room.actor.ask(lambda table: change_policy(table, "N", ALONE))
        while not room.table.between_deals:
            await check_all(room, pages)
            await room.move(id=f"{room.table.started_log.version}")
        await check_all(room, pages)

    async def check_all(room, pages):
        for page in pages:
            fresh = await room.page(page.subscriber.visitor)
            assert fresh.picture == page.picture
            await room.actor.unsubscribe(fresh.subscriber)

    hosted(table_of_dummy(), work)


def test_cards_played_before_the_exchange_stand(hosted):
    """What the bot and the person did in their own chairs cannot be taken back, what they do then can."""

    async def work(room):
        page = await room.page("N")
        assert not page.picture["undo"]["can"]
        with pytest.raises(Refused) as refusal:
            await room.actor.ask(lambda table: undo.request_undo(table, "N"))
        assert "undo.nothing" == refusal.value.code
        await room.move(id="first")
        assert page.picture["undo"]["can"]
        await room.actor.ask(lambda table: undo.request_undo(table, "N"))
        assert "S" == page.picture["you"]["seat"]
        assert [] == page.picture["play"]["trick"][1:]
        proves(room.table)

    hosted(table_of_dummy(policy=ALONE | {"undo": "free"}), work)


def test_the_exchange_waits_for_the_end_of_a_claim(hosted):
    """While defenders answer the bot's claim, nobody changes chairs."""

    async def work(room):
        page = await room.page("N")
        await room.actor.ask(lambda table: change_policy(table, "N", ALONE))
        assert "N" == page.picture["you"]["seat"]

    table = table_of_dummy()
    table.act_now("bot-2", MakeClaim(0))
    hosted(table, work)


def test_the_next_deal_finds_everybody_in_their_chairs(hosted):
    """The next deal is dealt to the chairs as they were; the exchange is said once, each way."""

    async def work(room):
        page = await room.page("N")
        await room.actor.ask(lambda table: change_policy(table, "N", ALONE))
        while not room.table.between_deals:
            await room.move(id=f"{room.table.started_log.version}")
        assert 2 == page.text.count("Person N and Robot") + page.text.count("and Person N change seats")
        await room.actor.ask(dealing.deal_next)
        first, second = (event.seating for event in events(room.table) if event.event == "dealt")
        assert first == second
        proves(room.table)

    hosted(table_of_dummy(), work)


def test_chairs_are_given_back_after_the_last_deal(hosted):
    """A match that ends with the deal is proved as any other, and its log is sealed."""

    async def work(room):
        page = await room.page("N")
        while room.table.status != "over":
            await room.move(id=f"{room.table.started_log.version}")
        assert "N" == page.picture["you"]["seat"]
        assert {"finished", "sealed"} < {event.event for event in events(room.table)}
        proves(room.table)

    hosted(table_of_dummy(policy=ALONE, match={"kind": "duplicate", "boards": 1}), work)


@every_game
def test_a_dummy_looks_at_declarers_hand(hosted, game, dummy):
    """They keep their chair and play nothing, see declarer's hand and no other, and the deal is practice."""

    async def work(room):
        page, stranger = await room.page(dummy), await room.page("stranger")
        declarer = seat_of(room.table, dummy).partner
        hand = codes_dealt(room.table, declarer)
        assert not [card for card in hand if card in text_of(page)]
        await room.actor.ask(lambda table: change_policy(table, dummy, LOOK))
        await until(lambda: str(declarer) not in hidden_hands(page))
        assert dummy == page.picture["you"]["seat"]
        assert all(card in text_of(page) for card in hand)
        assert {str(declarer.next), str(declarer.next.partner)} == hidden_hands(page)
        assert not [card for card in hand if card in text_of(stranger)]
        assert [] == page.picture["legal"]
        assert 1 == page.text.count(f"Person {dummy} looks at the hand of declarer, Robot")
        while not room.table.between_deals:
            await room.move(id=f"{room.table.started_log.version}")
            assert dummy == page.picture["you"]["seat"]
            fresh = await room.page(dummy)
            assert fresh.picture == page.picture
            await room.actor.unsubscribe(fresh.subscriber)
        assert [True] == [row["practice"] for row in page.picture["sheet"]["rows"]]
        assert 8 == len(events(room.table, Left, Seated)[4:])
        proves(room.table)

    hosted(table_of_dummy(game), work)


def test_who_looks_may_still_declare(hosted):
    """Once they have seen declarer's hand, they take its chair when they ask for that."""

    async def work(room):
        page = await room.page("N")
        await room.actor.ask(lambda table: change_policy(table, "N", ALONE))
        assert "S" == page.picture["you"]["seat"]
        while not room.table.between_deals:
            await room.move(id=f"{room.table.started_log.version}")
        await until(lambda: page.picture["you"]["seat"] == "N")
        proves(room.table)

    hosted(table_of_dummy(policy=LOOK), work)


@pytest.mark.parametrize("others", ["E", "S", "EW"])
def test_among_people_nobody_looks(hosted, others):
    """As soon as another person plays, dummy sees their own hand alone."""

    async def work(room):
        page = await room.page("N")
        await room.actor.ask(lambda table: change_policy(table, "N", LOOK))
        assert {"E", "S", "W"} == hidden_hands(page)
        assert not [card for card in codes_dealt(room.table, Seat.S) if card in text_of(page)]

    table = table_of("N" + others, owner="N", policy=LOOK)
    play_until(table, lambda table: table.started_log.state.board.led)
    hosted(table, work)
