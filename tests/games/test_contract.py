"""Contract bridge at the table: dummy, the lead, claims, who may do what (RULES 0, Common)."""

import pytest

from chelem.core.calls import parse_action
from chelem.core.errors import Refused
from chelem.core.hands import Hand
from chelem.core.seats import SEATS, Seat
from chelem.engine.audience import Player
from chelem.engine.events import (
    Answered,
    Claimed,
    Exposed,
    Scored,
)
from chelem.engine.moves import AnswerClaim, MakeClaim
from tests.support.deals import SOLID, SPREAD
from tests.support.matches.playing import Table, refusal


def refused(table, seat, move):
    with pytest.raises(Refused) as error:
        table.move(seat, move)
    return refusal(error.value)


def playing(text="3NT by S", cards=SPREAD, lead=1):
    return Table(match="rubber").deal(cards).bid(text).lead(lead)


@pytest.mark.parametrize("declarer", SEATS)
def test_dummy_is_faced_after_the_lead(declarer):
    """Dummy is faced after the lead, all thirteen cards (RULES 0.5)."""
    table = Table(match="rubber").deal().bid(f"1NT by {declarer}")
    assert table.state.board.holdings.open == frozenset()
    table.lead()
    assert table.last == Exposed(declarer.partner, SPREAD[declarer.partner])


def test_dummy_does_not_see_declarers_hand():
    """Dummy sees their own hand and the cards on the table (RULES Common, Dummy)."""
    board = playing("3NT by S", lead=4).log.view(Player("N")).state.board
    assert [hand is not None for hand in board.holdings.hands] == [True, False, False, False]


def test_dummy_plays_nothing():
    """Declarer plays dummy's cards (RULES 0.5; Common, Dummy)."""
    table = playing("3NT by S")
    card = table.state.legal()[0]
    assert refused(table, Seat.N, card) == ("turn.other", {"seat": "S"})
    table.move(Seat.S, card)


def test_dummy_makes_no_claim():
    """Dummy makes no claim (RULES Common, Dummy)."""
    assert refused(playing("3NT by S"), Seat.N, MakeClaim(9)) == ("claim.dummy", {})


@pytest.mark.parametrize("seat", SEATS)
def test_no_claim_before_the_first_card(seat):
    """A claim is about the remaining tricks: none during the auction, none before the lead."""
    table = Table(match="rubber").deal()
    assert refused(table, seat, MakeClaim(7)) == ("claim.early", {})
    table.bid("3NT by S")
    assert refused(table, seat, MakeClaim(7)) == ("claim.early", {})


@pytest.mark.parametrize("tricks", [-1, 13, 14])
def test_a_claim_is_of_the_tricks_left(tricks):
    """Of the remaining tricks, and after one trick twelve remain (RULES Common, Claim)."""
    table = playing(lead=4)
    assert refused(table, Seat.S, MakeClaim(tricks)) == ("claim.tricks", {"tricks": tricks, "left": 12})
    table.move(Seat.S, MakeClaim(12))


@pytest.mark.parametrize("claimant", [Seat.S, Seat.W, Seat.E])
@pytest.mark.parametrize("tricks", [0, 5, 13])
def test_who_answers_a_claim(claimant, tricks):
    """Both defenders; or declarer, and the partner where a trick is conceded (RULES Common, Claim)."""
    table = playing("3NT by S").move(claimant, MakeClaim(tricks))
    if claimant is Seat.S:
        asked = {Seat.W, Seat.E}
    else:
        asked = {Seat.S} if tricks == 13 else {Seat.S, claimant.partner}
    assert {turn.actor for turn in table.state.turns} == asked
    for seat in set(SEATS) - asked:
        assert refused(table, seat, AnswerClaim(accept=True)) == ("claim.say", {"seat": str(seat)})


@pytest.mark.parametrize("claimant", [Seat.S, Seat.W, Seat.E])
def test_the_claimants_cards_are_shown(claimant):
    """The claimant's cards are shown, those that are left (RULES Common, Claim)."""
    table = playing("3NT by S", lead=4).move(claimant, MakeClaim(3))
    left = table.state.board.hand(claimant)
    assert len(left) == 12
    assert table.last == Exposed(claimant, left)


def test_nobody_plays_during_a_claim():
    """A claim waits for its answers: no card, no other claim (LOG, claimed)."""
    table = playing("3NT by S")
    card = table.state.legal()[0]
    table.move(Seat.W, MakeClaim(3))
    assert refused(table, Seat.S, card) == ("turn.claim", {})
    assert refused(table, Seat.S, MakeClaim(3)) == ("claim.open", {})
    assert refused(table, Seat.E, MakeClaim(3)) == ("claim.open", {})
    assert table.state.legal() == ()


def test_a_refused_claim_is_withdrawn():
    """Refused: the claim is withdrawn and play goes on with those cards known (RULES Common, Claim)."""
    table = playing("3NT by S").move(Seat.S, MakeClaim(9)).answer(accept=False)
    board = table.state.board
    assert (board.claim, table.last) == (None, Answered(Seat.W, accept=False))
    assert Seat.S in board.holdings.open
    assert table.log.view(Player("W")).state.board.hand(Seat.S) == SPREAD[Seat.S]
    table.lead(51)
    assert isinstance(table.last, Scored)


def test_one_refusal_is_enough():
    """The play ends when everyone asked has accepted; a refusal ends the claim (LOG, answered)."""
    table = playing("3NT by S").move(Seat.S, MakeClaim(9))
    table.move(Seat.W, AnswerClaim(accept=True)).move(Seat.E, AnswerClaim(accept=False))
    assert table.state.board.claim is None
    assert refused(table, Seat.W, AnswerClaim(accept=True)) == ("claim.none", {})


@pytest.mark.parametrize(
    ("claimant", "tricks", "declarers"), [(Seat.S, 8, 8), (Seat.W, 8, 5), (Seat.E, 13, 0)]
)
def test_an_accepted_claim_ends_the_play(claimant, tricks, declarers):
    """The claimant's side takes the tricks claimed, the other side the rest (LOG, claimed)."""
    table = playing("3NT by S").move(claimant, MakeClaim(tricks)).answer()
    scored = table.scored()
    assert {str(side): count for side, count in scored.tricks.items()} == {
        "NS": declarers,
        "EW": 13 - declarers,
    }
    assert scored.claim


def test_tricks_already_won_count_beside_a_claim():
    """The remaining tricks are those not yet won: North-South won one, claim two of twelve (LOG, claimed)."""
    table = playing("7S by N", SOLID, lead=4).move(Seat.N, MakeClaim(2)).answer()
    assert {str(side): count for side, count in table.scored().tricks.items()} == {"NS": 3, "EW": 10}
    assert any(isinstance(entry.event, Claimed) for entry in table.log.entries)


def test_a_deal_played_out_is_scored():
    """Thirteen tricks end the play (RULES Common): 7♠ with thirteen spades, led against by a heart."""
    table = playing("7S by N", SOLID, lead=52)
    scored = table.scored()
    assert {str(side): count for side, count in scored.tricks.items()} == {"NS": 13, "EW": 0}
    assert not scored.claim


@pytest.mark.parametrize("seat", [Seat.E, Seat.S, Seat.W])
def test_only_the_one_whose_turn_it_is_calls(seat):
    """A call out of turn is refused with the reason (RULES Common)."""
    table = Table().deal()
    assert refused(table, seat, parse_action("P")) == ("turn.other", {"seat": "N"})


def test_strangers_do_not_play():
    """Only players at the table may act (LOG, Notation)."""
    table = Table().deal()
    with pytest.raises(Refused) as error:
        table.log.act("Zoé", parse_action("P"))
    assert refusal(error.value) == ("turn.stranger", {"player": "Zoé"})


def test_nothing_happens_between_deals():
    """Before the first deal and after each one there is nothing to call or play (LOG, dealt)."""
    table = Table()
    assert refused(table, Seat.N, parse_action("P")) == ("turn.between", {})
    table.score("1C by N", 7)
    assert refused(table, Seat.N, parse_action("P")) == ("turn.between", {})
    assert refused(table, Seat.N, MakeClaim(1)) == ("turn.between", {})


def test_the_hand_of_a_seat_shrinks_with_the_play():
    """What is left of a hand is what was dealt without what was played (RULES Common)."""
    board = playing("3NT by S", lead=8).state.board
    assert [board.count(seat) for seat in SEATS] == [11] * 4
    assert board.hand(Seat.S) == SPREAD[Seat.S] - board.play.played(Seat.S)
    assert board.hand(Seat.S) | board.play.played(Seat.S) == SPREAD[Seat.S]
    assert Hand(board.play.gone) == Hand.of(card for trick in board.play.done for card in trick.cards)
