"""What workers do for training; systems and the solver are loaded there only."""

from chelem.bots import Configuration
from chelem.core import SEATS, Seat, Vulnerability
from chelem.engine import Board
from chelem.learning.training.plan import Training
from chelem.learning.training.training_deal import TrainingDeal
from chelem.site.tables.domain.auction_only import PerfectPlay


def draw_for_training(
    training: Training, dealer: Seat, vulnerable: Vulnerability, bots: Configuration, seed: int
) -> TrainingDeal | None:
    """Return a deal of the training; None if none was found among those tried."""
    from chelem.learning.training.drawing import draw_training_deal  # noqa: PLC0415 - see the module

    return draw_training_deal(training, dealer, vulnerable, bots, seed)


def play_perfectly(board: Board) -> PerfectPlay:
    """Return what perfect play takes from here; `ValueError` unless all hands are known in the play."""
    from chelem.analysis.double_dummy import tricks_by_card, tricks_of  # noqa: PLC0415 - see the module

    play, contract = board.play, board.contract
    north, east, south, west = (board.hand(seat) for seat in SEATS)
    if play is None or contract is None or not (north and east and south and west):
        raise ValueError("the play has not begun, or not all hands are known")
    hands, strain, declarer = (north, east, south, west), contract.strain, contract.declarer
    if board.led:
        return PerfectPlay(tricks_of(hands, strain, play.leader, play.trick, declarer.side))
    by_card = tricks_by_card(hands, strain, declarer.next, ())
    lead = max(by_card, key=by_card.__getitem__)
    return PerfectPlay(play.left - by_card[lead], lead)
