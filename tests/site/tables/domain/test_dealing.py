"""Commitment, cards and revelation of a deal (docs/protocol.md, Fair dealing)."""

import hashlib

import pytest

from chelem.core.cards import Card
from chelem.core.deals import Deal
from chelem.core.errors import Refused
from chelem.core.seats import SEATS, Seat
from chelem.engine.events import (
    Committed,
    Dealt,
    Finished,
    PassedOut,
    Revealed,
    Scored,
)
from chelem.engine.first_dealer import drawn_dealer
from chelem.engine.log import Log
from chelem.site.tables.domain import dealing, seating
from chelem.site.tables.views import deal
from tests.support.chance import seeded
from tests.support.tables import EVERY_GAME, events, open_table, play_deal, proves, table_of

every_game = pytest.mark.parametrize("game", EVERY_GAME)


def sha(text):
    return hashlib.sha256(text.encode()).hexdigest()


@every_game
def test_a_deal_is_committed_dealt_scored_and_revealed(game):
    """The entries come in this order; the salt matches the commitment, the cards follow from it."""
    table = table_of("S", game)
    play_deal(table)
    kinds = [type(event) for event in events(table, Committed, Dealt, Scored, Finished, Revealed)]
    assert [Committed, Dealt, Scored] == kinds[:3]
    assert Revealed is kinds[-1]
    committed, dealt, *_, shown = events(table, Committed, Dealt, Revealed)
    deal = Deal.of(*map(dealt.hands.__getitem__, SEATS))
    assert (deal.number, dealt.hands) == (shown.number, shown.hands)
    assert sha(shown.salt) == committed.hash
    assert table.commitments[1, 1].salt == shown.salt
    proves(table)


def test_salts_are_random():
    """Each deal has a salt of 128 random bits."""
    tables = [table_of("S") for _ in range(3)]
    for table in tables:
        play_deal(table)
        dealing.deal_next(table)
    salts = [table.commitments[2, 1].salt for table in tables]
    assert 3 == len(set(salts))
    assert {32} == set(map(len, salts))


@every_game
def test_nothing_is_revealed_during_a_deal(game):
    """`reveal` reveals nothing during a deal, and reveals a finished deal only once."""
    table = table_of("S", game)
    dealing.reveal(table)
    assert [] == events(table, Revealed)
    with pytest.raises(Refused):
        dealing.deal_next(table)
    play_deal(table)
    dealing.reveal(table)
    assert 1 == len(events(table, Revealed))


def test_a_passed_out_deal_is_revealed_and_redealt():
    """Each attempt has a commitment of its own (RULES 0.2)."""
    table = table_of("S", match={"kind": "chicago"})
    while not table.between_deals:
        table.act_now(table.started_log.state.player, table.started_log.state.legal()[0])
    dealing.reveal(table)
    assert [PassedOut, Revealed] == [type(event) for event in events(table)[-2:]]
    dealing.deal_next(table, seeded(2))
    first, second = events(table, Committed)
    assert [(1, 1), (1, 2)] == [(event.deal, event.attempt) for event in (first, second)]
    assert first.hash != second.hash
    play_deal(table)
    shown = events(table, Revealed)
    assert [sha(event.salt) for event in shown] == [event.hash for event in events(table, Committed)]
    proves(table)


@pytest.mark.parametrize("seed", range(8))
def test_the_first_dealer_of_the_old_bridge_is_drawn_by_cards(seed):
    """RULES Common, First dealer: the highest card deals, equal ones ranked by suit, and all see it."""
    table = table_of("S", "whist")
    fresh = table_of("S", "whist")
    assert fresh.commitments[1, 1].drawn
    shown = section_of(table)["drawn"]
    assert 4 == len(shown[0])
    stored, dealer = dealing._draw_dealer(start_of(table), seeded(seed))
    suits = table.game.info.suits
    assert drawn_dealer(only(stored), suits) is dealer
    assert 1 == len(shown)
    assert table.started_log.state.board.setting.dealer is drawn_dealer(
        only(table.commitments[1, 1].drawn), suits
    )


def section_of(table):
    """Return the section of a table's deal, as everybody reads it."""
    log = table.started_log
    return deal.deal_section(table, log.state, deal.last_dealt(log), "en")


def start_of(table):
    return Log.fold(table.started_log.entries[:1]).state


def only(stored):
    (drawn,) = stored
    return tuple((Seat.parse(seat), Card.parse(card)) for seat, card in drawn)


def test_the_draw_is_made_once_a_match():
    """Cards are drawn for the first deal of bridge whist only."""
    table = table_of("S", "whist")
    play_deal(table)
    dealing.deal_next(table, seeded(4))
    assert () == table.commitments[2, 1].drawn
    assert () == table_of("S").commitments[1, 1].drawn
    assert section_of(table_of("S"))["drawn"] is None


def test_the_first_cards_are_those_asked_for():
    """The first deal is the requested one, with its dealer; later deals are shuffled."""
    table = table_of("S", "contract", match={"kind": "rubber"}, deal={"number": "12345", "dealer": "W"})
    assert Deal.from_number(12345).hands == tuple(events(table, Dealt)[0].hands.values())
    assert "W" == str(table.started_log.state.board.setting.dealer)
    assert ("number", None) == (section_of(table)["origin"], section_of(table)["hash"])
    assert [] == events(table, Committed)
    play_deal(table)
    assert 1 == len(events(table, Revealed))
    dealing.deal_next(table)
    assert section_of(table)["origin"] is None
    assert 1 == len(events(table, Committed))
    play_deal(table)
    assert 2 == len(events(table, Revealed))
    proves(table)
    assert events(table, Dealt)[1].hands != events(table, Dealt)[0].hands


def test_all_who_are_here_have_to_be_ready():
    """The next deal does not wait for bots or absent players."""
    table = table_of("NES")
    table.presence.here = {"N", "S", "a looker-on"}
    with pytest.raises(Refused):
        dealing.set_ready(table, "S")
    play_deal(table)
    with pytest.raises(Refused):
        dealing.set_ready(table, "ana")
    with pytest.raises(Refused):
        dealing.set_ready(table, None)
    dealing.set_ready(table, "S")
    dealing.set_ready(table, "S")
    assert table.between_deals
    assert {"N"} == {str(seat) for seat in dealing.unready_seats(table)}
    assert not dealing.is_due(table)
    dealing.set_ready(table, "N")
    assert dealing.is_due(table)
    dealing.deal_next(table)
    assert not table.between_deals
    assert set() == table.presence.ready


@pytest.mark.parametrize("request_deal", [dealing.deal_next, lambda table: dealing.set_ready(table, "S")])
def test_why_no_deal_can_be_dealt(request_deal):
    """The match has not started, a deal is in progress, or the match is over: each has its own reason."""
    waiting = open_table()
    seating.take_chair(waiting, "S", Seat.S, "Sam")
    table = table_of("S", match={"kind": "duplicate", "boards": 1})
    assert ("table.waiting", {}) == refusal(request_deal, waiting)
    assert ("deal.unfinished", {"deal": 1}) == refusal(request_deal, table)
    play_deal(table)
    assert ("match.over", {}) == refusal(request_deal, table)


def refusal(request_deal, table):
    with pytest.raises(Refused) as caught:
        request_deal(table)
    return caught.value.code, caught.value.facts


def test_a_match_is_stopped_between_deals_by_its_owner_where_its_form_knows_that():
    """The owner may stop a rubber match between deals, but not a duplicate match (RULES 0.8)."""
    table = table_of("NS", match={"kind": "rubber"})
    for visitor in ("S", "N"):
        with pytest.raises(Refused):
            dealing.stop_match(table, visitor)
    play_deal(table)
    with pytest.raises(Refused):
        dealing.stop_match(table, "N")
    dealing.stop_match(table, "S")
    assert "over" == table.status
    with pytest.raises(Refused):
        dealing.set_ready(table, "S")
    with pytest.raises(Refused):
        dealing.stop_match(table, "S")
    duplicate = table_of("S", match={"kind": "duplicate", "boards": 4})
    play_deal(duplicate)
    with pytest.raises(Refused):
        dealing.stop_match(duplicate, "S")
