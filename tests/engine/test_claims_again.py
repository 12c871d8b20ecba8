"""After a refused claim the same side claims again only when another trick is over (RULES Common, Claim)."""

import pytest

from chelem.core.errors import BadLog, Refused
from chelem.core.seats import Seat
from chelem.engine.events import Answered, Claimed
from chelem.engine.log import Entry, Log
from chelem.engine.moves import AnswerClaim, MakeClaim
from chelem.engine.replay import replay
from chelem.formats.log.read import read_log
from chelem.formats.log.write import write_log
from chelem.matches.dealing import deal_event, next_setting
from tests.bots.positions import fill_deal, play_actions, play_contract

N, E, S, W = Seat
HANDS = {"N": "AKQ4.AK4.A72.A83", "S": "J53.Q32.KQ8.K542", "W": "T987.JT98.JT9.QJ"}


def led(cards: str = "HJ") -> Log:
    """3NT by South after these cards."""
    return play_contract(HANDS, "3NT by S", cards)


def refuse(log: Log, claimant: Seat, tricks: int) -> None:
    """Let a seat claim, and the first who is asked refuse."""
    log.act(claimant.name, MakeClaim(tricks))
    log.act(log.state.board.claim.waiting[0].name, AnswerClaim(accept=False))


def test_not_before_the_trick_is_over():
    """Neither the claimant nor their partner, whatever the number; once the trick is over, again."""
    log = led()
    refuse(log, S, 13)
    for tricks in range(14):
        with pytest.raises(Refused) as refused:
            log.act("S", MakeClaim(tricks))
        assert "claim.again" == refused.value.code
        assert refused.value.say("fr") != refused.value.say("en")
    play_actions(log, "HA H5 H2")
    refuse(log, S, 12)
    with pytest.raises(Refused, match="declined"):
        log.act("S", MakeClaim(11))


def test_the_other_side_may_claim():
    """Only the side whose claim was refused waits, both its members."""
    log = led()
    refuse(log, S, 13)
    refuse(log, W, 3)
    for seat in "WE":
        with pytest.raises(Refused) as refused:
            log.act(seat, MakeClaim(0))
        assert "claim.again" == refused.value.code


def test_an_accepted_answer_is_no_refusal():
    """One defender accepts and the other refuses: refused."""
    log = led()
    log.act("S", MakeClaim(12))
    log.act("W", AnswerClaim(accept=True))
    assert log.state.board.may_claim_again(S.side)
    log.act("E", AnswerClaim(accept=False))
    assert not log.state.board.may_claim_again(S.side)
    assert log.state.board.may_claim_again(W.side)


def test_the_next_deal_begins_anew():
    """A refused claim is remembered for its deal only."""
    log = led()
    refuse(log, S, 13)
    assert (0, -1) == log.state.board.refused_claims
    log.act("W", MakeClaim(0))
    for seat in "SE":
        log.act(seat, AnswerClaim(accept=True))
    log.add(deal_event(log.state, next_setting(log.state, lambda n: n - 1), fill_deal(HANDS)))
    assert (-1, -1) == log.state.board.refused_claims


def test_an_older_log_that_claims_again_at_once_is_read():
    """Format 1 had no such rule: the log replays, and goes on by the rules of today."""
    log = led()
    refuse(log, S, 13)
    for event in (Claimed(S, 12), Answered(W, accept=True), Answered(E, accept=False)):
        log.record(Entry(log.version + 1, event))
    again = replay(read_log(list(write_log(log.entries))))
    assert again.entries == log.entries
    assert again.state == log.state
    with pytest.raises(Refused):
        again.act("S", MakeClaim(11))


def test_an_older_log_must_obey_the_other_rules():
    """A claim of more tricks than are left is refused still."""
    log = led()
    refuse(log, S, 13)
    log.record(Entry(log.version + 1, Claimed(S, 14)))
    with pytest.raises(BadLog) as refused:
        replay(log.entries)
    assert "claim.tricks" == refused.value.cause.code
