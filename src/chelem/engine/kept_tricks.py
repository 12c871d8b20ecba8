"""The tricks that a claim gives away though no normal play loses them: they stay (Law 71)."""

from chelem.core import SEATS, SUIT_BITS
from chelem.engine.board import Board
from chelem.phases.card_play import CardPlay, winning_index
from chelem.phases.normal_play import CardsLeft, TrickInProgress, fewest_tricks


def tricks_kept(board: Board) -> int:
    """Return how many of the tricks conceded by the claim of a board stay with the claimant's side.

    All four hands must be known.
    """
    claim, play = board.claim, board.play
    if claim is None or play is None or claim.tricks == play.left:
        return 0
    north, east, south, west = (hand.bits if (hand := board.hand(seat)) else 0 for seat in SEATS)
    trumps = 0 if play.strain.suit is None else SUIT_BITS[play.strain.suit]
    cards = CardsLeft((north, east, south, west), _start(play), play.left, trumps)
    return fewest_tricks(cards, int(claim.by.side), claim.tricks) - claim.tricks


def _start(play: CardPlay) -> int | TrickInProgress:
    """Return who leads to the next trick, or the trick in progress."""
    if not play.trick:
        return int(play.leader)
    place = winning_index(play.trick, play.strain)
    best, led = play.trick[place].bit, SUIT_BITS[play.trick[0].suit]
    return TrickInProgress(int(play.leader), led, best, (play.leader + place) & 3, len(play.trick))
