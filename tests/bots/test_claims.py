"""A bot answers a claim by its double-dummy tricks (RULES Common, Claim)."""

from random import Random

import pytest

from chelem.analysis.double_dummy import tricks_of
from chelem.bots.claims import respond_to_claim
from chelem.core.deals import Deal
from chelem.core.seats import SEATS, Seat
from chelem.engine.audience import Player
from chelem.engine.moves import AnswerClaim, MakeClaim
from tests.bots.positions import play_contract


def claimed(remaining, by, tricks, seed=1):
    """Play a notrump contract of South at random until `remaining` tricks are left, then claim."""
    chance = Random(seed)  # noqa: S311 - a test must repeat itself
    deal = Deal.draw(chance.randrange)
    log = play_contract({seat.name: str(deal[seat]) for seat in SEATS}, "3NT by S")
    while log.state.board.play.left > remaining:
        log.act(log.state.turn.actor.name, chance.choice(log.state.legal()))
    provable = provable_tricks(log, by.side)
    log.act(by.name, MakeClaim(tricks(provable)))
    return log


def provable_tricks(log, side):
    board = log.state.board
    hands = tuple(board.hand(seat) for seat in SEATS)
    return tricks_of(hands, board.play.strain, board.play.leader, board.play.trick, side)


def answers(log):
    """Return the answer of each player who must agree."""
    return {turn.actor: respond_to_claim(log.view(Player(turn.actor.name))) for turn in log.state.turns}


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("by", [Seat.S, Seat.E, Seat.W])
def test_a_fair_claim_is_accepted(seed, by):
    """A claim of the double-dummy tricks is accepted."""
    log = claimed(4, by, lambda provable: provable, seed)
    assert AnswerClaim(accept=True) == answers(log)[log.state.turns[0].actor]


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("by", [Seat.S, Seat.E, Seat.W])
def test_one_trick_more_is_refused(seed, by):
    """An opponent refuses a claim of one trick more than double dummy."""
    log = claimed(4, by, lambda provable: min(4, provable + 1), seed)
    board = log.state.board
    provable = provable_tricks(log, by.side)
    expected = board.claim.tricks <= provable
    opponents = {seat: answer for seat, answer in answers(log).items() if seat.side is not by.side}
    assert set(opponents.values()) == {AnswerClaim(accept=expected)}


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("given", [0, 1])
def test_a_partner_agrees_to_a_concession_that_costs_nothing(seed, given):
    """A defender's concession needs partner's agreement, which is given only if it costs no trick."""
    log = claimed(4, Seat.E, lambda provable: max(0, provable - given), seed)
    fair = log.state.board.claim.tricks == provable_tricks(log, Seat.E.side)
    assert answers(log).get(Seat.W, AnswerClaim(accept=fair)) == AnswerClaim(accept=fair)


def test_a_concession_of_all_tricks_is_accepted():
    """A concession of all the remaining tricks is accepted at any length."""
    log = claimed(12, Seat.S, lambda _: 0)
    assert set(answers(log).values()) == {AnswerClaim(accept=True)}


@pytest.mark.parametrize("remaining", [9, 12])
@pytest.mark.parametrize("by", [Seat.S, Seat.E])
def test_a_claim_may_come_at_any_time(remaining, by):
    """With any number of cards, opponents accept a correct claim and refuse one of a trick more."""
    for extra in (0, 1):
        log = claimed(remaining, by, lambda provable, extra=extra: min(remaining, provable + extra))
        expected = AnswerClaim(accept=log.state.board.claim.tricks <= provable_tricks(log, by.side))
        assert {answer for seat, answer in answers(log).items() if seat.side is not by.side} == {expected}


def test_a_partner_refuses_a_costly_concession():
    """A concession that costs a trick is refused by the claimer's partner alone."""
    log = claimed(9, Seat.E, lambda _: 0)
    assert provable_tricks(log, Seat.E.side) > 0
    assert {Seat.S: AnswerClaim(accept=True), Seat.W: AnswerClaim(accept=False)} == answers(log)
