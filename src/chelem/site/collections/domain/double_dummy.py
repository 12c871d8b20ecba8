"""The double-dummy values of a board's play, computed in a worker process."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from chelem.analysis import DoubleDummyTable, Review, review_board, solve_all
from chelem.analysis.double_dummy import FourHands, tricks_by_card
from chelem.boards import Record
from chelem.boards.validation import replay_play
from chelem.core import Card, Deal, Seat, Side, Strain
from chelem.phases import CardPlay
from chelem.site.collections.domain.board_detail import record_from_text

CardValues = Mapping[str, int]
"""Tricks of declarer's side in the whole deal, for each card of the hand to play."""


@dataclass(frozen=True, slots=True)
class PlayValues:
    """The value of each card of the hand to play, and the best value, after 0, 1, 2 … cards.

    Values are the double-dummy tricks of declarer's side in the whole deal.
    """

    cards: tuple[CardValues, ...] = ()
    best: tuple[int, ...] = ()

    @property
    def costs(self) -> tuple[int, ...]:
        """The tricks lost by each card played."""
        return tuple(abs(after - before) for before, after in pairwise(self.best))


def value_play(
    hands: FourHands, strain: Strain, leader: Seat, cards: Sequence[Card], declaring: Side
) -> PlayValues:
    """Return the value of each legal card at each point of a legal play.

    >>> from chelem.core.hands import Hand
    >>> hands = tuple(map(Hand.parse, ("AQ...", "K2...", "43...", "J5...")))
    >>> played = tuple(map(Card.parse, ("S2", "S3", "SJ", "SA")))
    >>> values = value_play(hands, Strain.NT, Seat.E, played, Side.NS)
    >>> values.cards[3], values.costs
    ({'SA': 1, 'SQ': 2}, (0, 0, 0, 1))
    """
    play = CardPlay.open(strain, leader)
    length, found, best = len(hands[leader]), [], []
    for card in (*cards, None):
        if len(play.done) == length:
            best.append(play.taken(declaring))
            break
        values = _card_values(hands, play, declaring, length)
        found.append(values)
        declarer_to_play = play.turn is not None and play.turn.hand.side is declaring
        best.append((max if declarer_to_play else min)(values.values()))
        if card is not None:
            play = play.after(card)
    return PlayValues(tuple(found), tuple(best))


def _card_values(hands: FourHands, play: CardPlay, declaring: Side, length: int) -> CardValues:
    """Return the value of each card of the hand to play."""
    assert play.turn is not None  # noqa: S101 - there are tricks left
    north, east, south, west = map(play.remaining, hands)
    values = tricks_by_card((north, east, south, west), play.strain, play.leader, play.trick)
    won, left = play.taken(declaring), length - len(play.done)
    declarer_to_play = play.turn.hand.side is declaring
    return {
        str(card): won + (tricks if declarer_to_play else left - tricks) for card, tricks in values.items()
    }


def solve_in_order(deals: Sequence[Deal]) -> tuple[DoubleDummyTable, ...]:
    """Return the double-dummy tables of deals, solved in order."""
    return tuple(solve_all(deals, threads=1))


def analyse_board(text: str) -> tuple[Review | None, PlayValues]:
    """Return the review of a board given as text, if all its cards are known, and the values of its play."""
    record = record_from_text(text)
    return (None if record.deal is None else review_board(record)), _play_values(record)


def _play_values(record: Record) -> PlayValues:
    contract, (north, east, south, west) = record.contract, record.hands
    if contract is None or north is None or east is None or south is None or west is None:
        return PlayValues()
    hands = north, east, south, west
    all_cards = north | east | south | west
    if not north or any(len(hand) != len(north) for hand in hands) or len(all_cards) != 4 * len(north):
        return PlayValues()
    play, _ = replay_play(record, contract)
    leader = record.play.leader if record.play.leader is not None else contract.declarer.next
    first_irregular = min((*record.play.revokes, *filter(None, record.play.leads), len(record.play.cards)))
    legal_cards = 0 if play is None else 4 * len(play.done) + len(play.trick)
    cards = record.play.cards[: min(legal_cards, first_irregular)]
    return value_play(hands, contract.strain, leader, cards, contract.declarer.side)
