"""Choose a bot's call: the call of the first applicable rule that fits the hand."""

from chelem.bots.bidding.evaluation import EvaluatedHand
from chelem.bots.bidding.system import rules_for, understand_auction
from chelem.core.calls import Bid, Call, SimpleCall
from chelem.engine.audience import Player, View
from chelem.engine.style import Style, style_with
from chelem.phases.auction import Auction


def choose_call(view: View) -> Call:
    """Return the call of the view's player, which depends only on the hand and the auction.

    Raise `ValueError` unless the viewer is a player in an auction.
    """
    board, viewer = view.state.board, view.viewer
    if board is None or not isinstance(viewer, Player) or not isinstance(board.phase, Auction):
        raise ValueError("the view is not that of a player in an auction")
    seat = view.state.seat(viewer.id)
    hand = None if seat is None else board.hand(seat)
    if hand is None:
        raise ValueError("the player has no hand")
    legal = frozenset(call for call in view.state.legal() if isinstance(call, (Bid, SimpleCall)))
    style = style_with(view.state.game.style, redouble=board.phase.doubling > 1)
    return call_with(EvaluatedHand.of(hand), style, board.phase.calls, legal)


def call_with(hand: EvaluatedHand, style: Style, calls: tuple[Call, ...], legal: frozenset[Call]) -> Call:
    """Return the call with a hand after `calls`, one of `legal`."""
    forced = understand_auction(style, calls).forced
    for rule in rules_for(style, calls):
        if rule.call in legal and rule.fits(hand) and not (forced and rule.call is SimpleCall.PASS):
            return rule.call
    return SimpleCall.PASS
