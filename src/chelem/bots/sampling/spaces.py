"""The layouts that a player may expect: from the hands seen, the voids shown, the preparation of the deal."""

from chelem.bots.cardplay.knowledge import Position
from chelem.bots.sampling.layouts import LayoutSpace
from chelem.core.seats import SEATS
from chelem.engine.board import Board
from chelem.engine.game import Game


def fitting_layouts(position: Position, board: Board, game: Game) -> LayoutSpace:
    """Return the layouts that fit all that the player who is to play knows."""
    preparation = game.preparation(board.setting)
    if preparation is None:
        return LayoutSpace(position.possible, position.counts)
    tracked, seats = preparation.cards.bits, preparation.side.seats
    placed = sum((position.play.played(seat).bits & tracked).bit_count() for seat in seats)
    placed += sum((position.possible[seat] & tracked).bit_count() for seat in seats if position.known[seat])
    hidden = tuple(seat for seat in seats if not position.known[seat])
    return LayoutSpace(position.possible, position.counts, tracked, hidden, preparation.likelihood[placed:])


def played_cards(position: Position) -> tuple[int, int, int, int]:
    """Return the cards that each seat has played, as bits."""
    north, east, south, west = (position.play.played(seat).bits for seat in SEATS)
    return north, east, south, west
