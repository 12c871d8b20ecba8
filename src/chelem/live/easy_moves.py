"""Moves that need no thought: the server makes them itself, which costs less than to ask a worker."""

from chelem.core.cards import Card
from chelem.engine.audience import View


def only_card(view: View) -> Card | None:
    """Return the card to play if there is only one: bots claim before a lead only, with two cards or more.

    None where there is a choice or a claim to answer, and for calls, whose meanings the workers know.
    """
    board = view.state.board
    if board is None or board.play is None or board.claim is not None:
        return None
    match view.state.legal():
        case (Card() as card,) if board.play.trick or board.play.left == 1:
            return card
        case _:
            return None
