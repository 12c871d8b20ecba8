"""Moves that take little thought: the server makes them itself, which costs less than to ask a worker.

To send a position to a worker and back takes 0.4 ms of pickling; to find an only card takes a microsecond,
to choose a card as an instant bot 0.06 ms, 0.7 at most. Bots that sample, and systems, are not loaded here.
"""

from chelem.bots import Baseline, Configuration
from chelem.bots.bot import board_to_move_on
from chelem.bots.cardplay.endgame import SEARCHED_TRICKS
from chelem.core import Call, Card, SimpleCall
from chelem.engine import AnswerClaim, Move, View


def easy_card(view: View, bots: Configuration, seed: int) -> Card | None:
    """Return the card that the bot with that seed plays, if it is easily found; None otherwise.

    An only card is easy: bots claim before a lead only, with two cards or more. So is an instant bot's card
    before the last tricks, which it searches, and while at most one hand is exposed. Calls are not easy, as
    their meanings are known to the workers, nor are answers to claims.
    """
    board = view.state.board
    if board is None or board.play is None or board.claim is not None:
        return None
    legal = view.state.legal()
    if len(legal) == 1 and isinstance(legal[0], Card) and (board.play.trick or board.play.left == 1):
        return legal[0]
    if bots.strength == "instant" and board.play.left > SEARCHED_TRICKS and len(board.holdings.open) <= 1:
        move = Baseline(seed).move(view)
        return move if isinstance(move, Card) else None
    return None


def plain_move(view: View, seed: int) -> Move:
    """Return a legal move that takes next to no work, for when no worker makes a better one.

    A claim is declined, which loses nobody a trick; in an auction that needs a system it is a pass.
    """
    board = board_to_move_on(view)
    return AnswerClaim(accept=False) if board.claim is not None else Baseline(seed, _passes).move(view)


def _passes(_view: View) -> Call:
    return SimpleCall.PASS
