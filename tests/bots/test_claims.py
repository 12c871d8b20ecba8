"""A bot answers a claim by a double-dummy search (RULES Common, Claim)."""

from random import Random

import pytest

from chelem.analysis.double_dummy import tricks_of
from chelem.bots.claims import respond_to_claim
from chelem.core.deals import Deal
from chelem.core.seats import SEATS, Seat
from chelem.engine.audience import Player
from chelem.engine.moves import AnswerClaim, MakeClaim
from tests.bots.positions import playing


def claimed(left, by, tricks, seed=1):
    """Play a notrump contract of South at random until `left` tricks are left, then claim."""
    chance = Random(seed)  # noqa: S311 - a test must repeat itself
    deal = Deal.draw(chance.randrange)
    log = playing({seat.name: str(deal[seat]) for seat in SEATS}, "3NT by S")
    while log.state.board.play.left > left:
        log.act(log.state.turn.actor.name, chance.choice(log.state.legal()))
    proved = most(log, by.side)
    log.act(by.name, MakeClaim(tricks(proved)))
    return log


def most(log, side):
    board = log.state.board
    hands = tuple(board.hand(seat) for seat in SEATS)
    return tricks_of(hands, board.play.strain, board.play.leader, board.play.trick, side)


def answers(log):
    """Return the answer of each player who must agree."""
    return {turn.actor: respond_to_claim(log.view(Player(turn.actor.name))) for turn in log.state.turns}


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("by", [Seat.S, Seat.E, Seat.W])
def test_a_fair_claim_is_accepted(seed, by):
    """A claim of the tricks that the search gives is accepted."""
    log = claimed(4, by, lambda proved: proved, seed)
    assert AnswerClaim(accept=True) == answers(log)[log.state.turns[0].actor]


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("by", [Seat.S, Seat.E, Seat.W])
def test_one_trick_more_is_refused(seed, by):
    """An opponent refuses a claim of one trick more than the search gives."""
    log = claimed(4, by, lambda proved: min(4, proved + 1), seed)
    board = log.state.board
    proved = most(log, by.side)
    expected = board.claim.tricks <= proved
    opponents = {seat: said for seat, said in answers(log).items() if seat.side is not by.side}
    assert set(opponents.values()) == {AnswerClaim(accept=expected)}


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("given", [0, 1])
def test_a_partner_agrees_to_a_concession_that_costs_nothing(seed, given):
    """A defender's concession needs partner's agreement, which is given only if it costs no trick."""
    log = claimed(4, Seat.E, lambda proved: max(0, proved - given), seed)
    fair = log.state.board.claim.tricks == most(log, Seat.E.side)
    assert answers(log).get(Seat.W, AnswerClaim(accept=fair)) == AnswerClaim(accept=fair)


def test_a_concession_of_everything_is_accepted_at_any_length():
    """Nobody refuses a concession of all the remaining tricks."""
    log = claimed(12, Seat.S, lambda _: 0)
    assert set(answers(log).values()) == {AnswerClaim(accept=True)}


@pytest.mark.parametrize("left", [9, 12])
@pytest.mark.parametrize("by", [Seat.S, Seat.E])
def test_a_claim_may_come_at_any_time(left, by):
    """At any length of hand, opponents accept a correct claim and refuse one for another trick."""
    for more in (0, 1):
        log = claimed(left, by, lambda proved, more=more: min(left, proved + more))
        expected = AnswerClaim(accept=log.state.board.claim.tricks <= most(log, by.side))
        assert {said for seat, said in answers(log).items() if seat.side is not by.side} == {expected}


def test_a_partner_gives_up_nothing_at_any_length():
    """A concession that costs a trick is refused by the partner alone."""
    log = claimed(9, Seat.E, lambda _: 0)
    assert most(log, Seat.E.side) > 0
    assert {Seat.S: AnswerClaim(accept=True), Seat.W: AnswerClaim(accept=False)} == answers(log)
