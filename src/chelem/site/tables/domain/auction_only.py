"""Training the auction only: once it is over, the deal ends with the tricks that perfect play takes."""

from dataclasses import dataclass

from chelem.core import Card
from chelem.engine import AnswerClaim, Board, MakeClaim
from chelem.site.tables.domain.table import Table


@dataclass(frozen=True, slots=True)
class PerfectPlay:
    """The tricks that declarer's side takes of those left, and the best lead, if it is still to be made."""

    tricks: int
    lead: Card | None = None


def board_to_settle(table: Table) -> Board | None:
    """Return the board if it is to end now, without play; None otherwise."""
    if table.training is None or table.training.activity != "bid" or not table.in_deal:
        return None
    board = table.started_log.state.board
    return board if board is not None and board.play is not None else None


def settle(table: Table, position: int, play: PerfectPlay) -> None:
    """End the deal after its auction: after the lead declarer claims, and the defenders accept.

    Nothing is done if the position is another one by now.
    """
    log = table.started_log
    if board_to_settle(table) is None or log.position != position:
        return
    if play.lead is not None and (leader := log.state.player) is not None:
        table.act_now(leader, play.lead)
    board, chairs = log.state.board, log.state.chairs
    if board is None or board.contract is None or (declarer := chairs[board.contract.declarer]) is None:
        return
    table.act_now(declarer, MakeClaim(play.tricks))
    while turns := log.state.turns:
        table.act_now(chairs[turns[0].actor] or "", AnswerClaim(accept=True))
