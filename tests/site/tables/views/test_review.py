"""A deal seen again is the deal that was played (docs/protocol.md, the review)."""

import pytest

from chelem.core.errors import Refused
from chelem.core.seats import SEATS
from chelem.engine.events import Acted, Dealt, Swapped
from chelem.engine.moves import AnswerClaim, MakeClaim
from chelem.site.tables.domain import dealing
from chelem.site.tables.views.review import review_section
from tests.support.chance import seeded
from tests.support.tables import EVERY_GAME, bots_move, events, play_deal, play_until, table_of


def exchanged(seeds):
    """Return a Whiz table where two players exchanged chairs in the first deal."""
    for seed in seeds:
        table = table_of("ESW", "whiz", match={"kind": "deals", "deals": 3})
        play_deal(table, seeded(seed))
        if events(table, Swapped):
            return table
    raise AssertionError("no chairs were exchanged")


@pytest.mark.parametrize("game", EVERY_GAME)
def test_hands_calls_and_cards_are_those_of_the_log(game):
    """The review has the hands as dealt, and every call and card in order, each with a sentence."""
    table = table_of("S", game)
    play_deal(table)
    number = table.started_log.state.sheet.rows[-1].setting.deal
    seen = review_section(table, number, "S", "fr")
    dealt = events(table, Dealt)[-1]
    assert {str(seat): {str(card) for card in dealt.hands[seat]} for seat in SEATS} == {
        seat: set(cards) for seat, cards in seen["hands"].items()
    }
    acted = events(table, Acted)[-len(seen["told"]) :]
    cards = [play["card"] for trick in seen["tricks"] for play in trick["plays"]]
    assert [str(event.action) for event in acted][len(seen["calls"]) :] == cards
    assert len(seen["told"]) == len(seen["calls"]) + len(cards)
    assert all(seen["told"])


def test_in_whiz_calls_belong_to_those_who_made_them():
    """RULES 4.3: hands and chairs as dealt; the change of chairs is announced with the last call."""
    table = exchanged(range(40))
    dealt, swapped = events(table, Dealt)[0], events(table, Swapped)[0]
    seen = review_section(table, 1, "S", "en")
    chairs = {seat: chair["player"] for seat, chair in seen["chairs"].items() if chair != "no_player"}
    assert {str(seat): player for seat, player in dealt.seating.items() if player} == chairs
    assert [str(seat) for seat in swapped.seats] == seen["swapped"]
    assert all(call["player"] == chairs[call["seat"]] for call in seen["calls"])
    last_call = seen["told"][len(seen["calls"]) - 1]
    assert "exchange" in last_call or "swap" in last_call or "change" in last_call
    assert not any("Domy" in found and "facing" in found for found in seen["told"][: len(seen["calls"]) - 1])


def test_a_trick_that_a_claim_cut_short_is_nobodys():
    """A trick that a claim cut short has cards but no winner."""
    table = table_of("N", match={"kind": "duplicate", "boards": 1}, policy={"undo": "free"})
    play_until(table, lambda t: t.started_log.state.board.led)
    declarer = table.started_log.state.board.contract.declarer
    player = table.started_log.state.chairs[declarer]
    while len(table.started_log.state.board.play.trick) != 2:
        table.act_now(*bots_move(table))
    table.act_now(player, MakeClaim(table.started_log.state.board.play.left))
    while table.started_log.state.turns:
        seat = table.started_log.state.turns[0].actor
        table.act_now(table.started_log.state.chairs[seat], AnswerClaim(accept=True))
    dealing.reveal(table)
    last = review_section(table, 1, "N", "en")["tricks"][-1]
    assert (2, None) == (len(last["plays"]), last["winner"])


@pytest.mark.parametrize("number", [0, 1, 2])
def test_no_deal_is_shown_before_its_end(number):
    """A deal in progress and an unknown deal are refused."""
    with pytest.raises(Refused) as refusal:
        review_section(table_of("S"), number, "S", "en")
    assert "deal.open" == refusal.value.code
