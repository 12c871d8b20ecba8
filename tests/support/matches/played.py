"""Simple matches of contract bridge: calls, alerts, cards, accepted claims."""

from chelem.core.calls import Bid, SimpleCall
from chelem.core.seats import SEATS, Seat
from chelem.engine.events import Alerted, Started
from chelem.engine.log import Log
from chelem.engine.moves import AnswerClaim, MakeClaim
from chelem.games.contract import ContractBridge
from chelem.games.forms import sized
from chelem.matches.dealing import next_deal
from tests.support.chance import Below

WORDS = ("", "natural", 'a "good" suit; 5+', "artificiel, impératif", "5 cards \\S")


def played(
    match: str,
    below: Below,
    *,
    deals: int = 4,
    names: dict[Seat, str] | None = None,
    alerts: bool = True,
    unfinished: bool = False,
) -> Log:
    """Return a random match of at most `deals` deals; `unfinished` may stop in the last one."""
    log = Log(
        Started(ContractBridge(), sized("contract", match), names or {seat: str(seat) for seat in SEATS})
    )
    for deal in range(1, deals + 1):
        if log.state.verdict is not None:
            break
        log.add(next_deal(log.state, below))
        stop = below(60) if unfinished and deal == deals else -1
        while log.state.turns and stop != 0:
            _move(log, below, alerts=alerts)
            stop -= 1
    return log


def _move(log: Log, below: Below, *, alerts: bool) -> None:
    board, player = log.state.board, log.state.player or ""
    assert board is not None
    if board.led and board.play is not None and below(40) == 0:
        _claim(log, below)
        return
    legal = log.state.legal()
    if board.play is None:
        calls = [call for call in legal if not isinstance(call, Bid)] + [
            call for call in legal if isinstance(call, Bid)
        ][:5]
        action = SimpleCall.PASS if below(3) == 0 else calls[below(len(calls))]
    else:
        action = legal[below(len(legal))]
    (entry, *_) = log.act(player, action)
    if alerts and board.play is None and below(6) == 0:
        log.add(Alerted(player, entry.version, WORDS[below(len(WORDS))]))


def _claim(log: Log, below: Below) -> None:
    """Make a claim by declarer or a defender, accepted by all those asked."""
    board = log.state.board
    assert board is not None
    assert board.play is not None
    assert board.contract is not None
    by = [seat for seat in SEATS if seat is not board.contract.dummy][below(3)]
    log.act(log.state.chairs[by] or "", MakeClaim(below(board.play.left + 1)))
    while (now := log.state.board) and not now.closed and now.claim:
        log.act(log.state.chairs[now.claim.waiting[0]] or "", AnswerClaim(accept=True))
