"""The call of a bot: the first rule of the page that applies which its hand fits."""

from dataclasses import replace

from chelem.bots.bidding.evaluation import Holding
from chelem.bots.bidding.system import read, rules
from chelem.core.calls import Bid, Call, Word
from chelem.engine.audience import Player, View
from chelem.engine.style import Style
from chelem.phases.auction import Auction


def choose_call(view: View) -> Call:
    """The call of the view's player, who is to speak; a function of the hand and of the calls.

    Raises `ValueError` where the view is not that of a player whose turn it is in an auction.
    """
    board, viewer = view.state.board, view.viewer
    if board is None or not isinstance(viewer, Player) or not isinstance(board.phase, Auction):
        raise ValueError("no auction to speak in")
    seat = view.state.seat(viewer.id)
    hand = None if seat is None else board.hand(seat)
    if hand is None:
        raise ValueError("no hand to bid on")
    legal = frozenset(call for call in view.state.legal() if isinstance(call, (Bid, Word)))
    style = replace(view.state.game.style, redouble=board.phase.doubling > 1)
    return call_with(Holding.of(hand), style, board.phase.calls, legal)


def call_with(hand: Holding, style: Style, calls: tuple[Call, ...], legal: frozenset[Call]) -> Call:
    """The call on that hand after those calls, among those that are legal."""
    forced = read(style, calls).forced
    for rule in rules(style, calls):
        if rule.call in legal and rule.fits(hand) and not (forced and rule.call is Word.PASS):
            return rule.call
    return Word.PASS
