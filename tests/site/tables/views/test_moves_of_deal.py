"""What decided a deal: a mistake by what its player knew, or what was hard to find at the table."""

import pytest

from chelem.analysis.double_dummy import tricks_by_card
from chelem.analysis.review import review_board
from chelem.analysis.tables import solve
from chelem.boards.log_conversion import records_of
from chelem.bots.coaching.first_mistake import first_mistake
from chelem.bots.configuration import Configuration
from chelem.bots.side_bots import SideBots
from chelem.core.seats import Seat
from chelem.engine.moves import AnswerClaim, MakeClaim
from chelem.site.collections.domain.decisive import rank_by_cost, write_decisive
from chelem.site.tables.views.moves_of_deal import MovesOfDeal
from tests.bots.positions import fill_deal, open_log, play_actions

BOTS = Configuration.parse("instant:sayc")
"""Deals are judged alike at all tables, also among the weakest bots."""
LUCKY_GAME = {
    "N": "A874.KJ98.K975.9",
    "E": "K6.Q543.QT832.Q5",
    "S": "Q532.AT7.6.KJ874",
    "W": "JT9.62.AJ4.AT632",
}
"""North and South have too little to open, and 4♠ makes as the cards lie."""
STRONG = {"N": "AKQJ84.AKQ.AK3.2", "E": "52.J987.QJ98.KQ5", "S": "T73.T652.T42.643", "W": "96.43.765.AJT987"}


def finished(hands, calls):
    """Return the log of a deal, its cards played double dummy: only the auction may cost anything."""
    deal = fill_deal(hands)
    log = play_actions(open_log(deal, Seat.N), calls)
    contract = log.state.board.contract
    if contract is None:
        return log
    strain, leader = contract.strain, contract.declarer.next
    lead = {str(card): tricks for card, tricks in tricks_by_card(deal.hands, strain, leader, ()).items()}
    play_actions(log, max(lead, key=lead.__getitem__))
    log.act(str(contract.declarer), MakeClaim(solve(deal)[strain, contract.declarer]))
    while log.state.turns:
        log.act(log.state.chairs[log.state.turns[0].actor], AnswerClaim(accept=True))
    return log


def decided(hands, calls):
    """Return the costly moves of a deal, and what decided it."""
    log = finished(hands, calls)
    (record,) = records_of(log)
    made = MovesOfDeal(log, 1)
    costly = rank_by_cost(review_board(record), None, made.calls)
    moves = made.at([move.step for move in costly])
    return costly, write_decisive(costly, first_mistake(moves, SideBots.alike(BOTS)), "en")


@pytest.mark.slow
def test_a_pass_that_could_not_know_is_no_mistake():
    """A game that makes only as the cards lie is nobody's to bid: the pass cost it, and was right."""
    costly, found = decided(LUCKY_GAME, "P P P P")
    assert costly[0].remark.facts["imps"] >= 9
    assert (costly[0].step, False, None) == (found["step"], found["mistake"], found["better"])
    assert "4♠" in found["text"]


@pytest.mark.parametrize(
    ("hands", "calls", "step"),
    [(STRONG, "2C P P P", 3), (STRONG, "P P P P", 1), (LUCKY_GAME, "7NT P P P", 1)],
    ids=["a forcing bid passed", "a strong hand passed", "a grand slam out of reach"],
)
def test_a_call_that_its_hand_speaks_against_is_a_mistake(hands, calls, step):
    """A call is a mistake if from its hand and the auction another is clearly better, which is named.

    It may come before the last call that could have made it good, which alone costs something double dummy.
    """
    _, found = decided(hands, calls)
    assert (step, True) == (found["step"], found["mistake"])
    assert found["better"] not in (None, calls.split()[step - 1])


def test_nothing_decided_a_deal_without_a_loss():
    """Where double dummy nothing cost anything, there is no decisive move."""
    assert write_decisive((), None, "en") is None


def test_a_move_is_judged_by_what_its_player_knew():
    """The view of each move has its player's hand alone, and the calls before it."""
    made = MovesOfDeal(finished(STRONG, "2C P 2D P 2S P 4S P P P"), 1)
    first, third = made.at([1, 3])
    assert (Seat.N, Seat.S) == (first.view.seat, third.view.seat)
    assert ("2C", "2D") == (str(first.action), str(third.action))
    board = third.view.state.board
    assert [Seat.S] == [seat for seat in Seat if board.hand(seat) is not None]
    assert 2 == len(board.phase.calls)
