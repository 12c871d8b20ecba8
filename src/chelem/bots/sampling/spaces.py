"""The layouts that a player may expect: from the hands seen, the voids shown, the preparation of the deal."""

from chelem.bots.cardplay.knowledge import possible_cards
from chelem.bots.sampling.layouts import LayoutSpace
from chelem.core import PACK, SEATS, Hand
from chelem.engine import Board, Game
from chelem.simulation.requirements import Bits


def fitting_layouts(board: Board, game: Game) -> LayoutSpace:
    """Return the layouts that fit a board as a player sees it, at any time from the deal on.

    Cards that no preparation deals, as somebody may choose them, are taken as dealt at random.
    """
    possible, played = cards_possible(board), cards_played(board)
    north, east, south, west = map(board.count, SEATS)
    counts = (north, east, south, west)
    preparation = game.preparation(board.setting)
    if preparation is None:
        return LayoutSpace(possible, counts)
    tracked, seats = preparation.cards.bits, preparation.side.seats
    hidden = tuple(seat for seat in seats if possible[seat].bit_count() != counts[seat])
    placed = sum((played[seat] & tracked).bit_count() for seat in seats)
    placed += sum((possible[seat] & tracked).bit_count() for seat in seats if seat not in hidden)
    prepared = LayoutSpace(possible, counts, tracked, hidden, preparation.likelihood[placed:])
    return prepared if prepared.size else LayoutSpace(possible, counts)


def cards_possible(board: Board) -> Bits:
    """Return the cards that each seat may still hold, as bits: exactly its hand where that is known."""
    north, east, south, west = map(board.count, SEATS)
    if board.play is not None:
        return possible_cards(board, board.play, (north, east, south, west))
    hands = [board.hand(seat) for seat in SEATS]
    unseen = PACK.bits & ~sum(hand.bits for hand in hands if hand is not None)
    first, second, third, fourth = (unseen if hand is None else hand.bits for hand in hands)
    return first, second, third, fourth


def cards_played(board: Board) -> Bits:
    """Return the cards that each seat has played, as bits."""
    play = board.play
    north, east, south, west = (Hand() if play is None else play.played(seat) for seat in SEATS)
    return north.bits, east.bits, south.bits, west.bits
