"""Honours: the top five trumps, or at notrump the aces, in a dealt hand (RULES 0.10)."""

from collections.abc import Mapping

from chelem.core import SEATS, STRAINS, SUITS, Card, Deal, Hand, Line, Rank, Seat, Strain
from chelem.i18n import Fact

# RULES 0.10, 1.6, 1.7: which cards are honours.
TRUMP_RANKS = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN)
ACES = Hand.of(Card(suit, Rank.ACE) for suit in SUITS)

# RULES 0.10: points by number of honours in one hand.
TRUMPS: Mapping[int, int] = {4: 100, 5: 150}
FOUR_ACES: Mapping[int, int] = {4: 150}


def honour_cards(strain: Strain) -> Hand:
    """Return the honours of a strain: A K Q J T of trumps, or the four aces at notrump."""
    return _HONOURS[strain]


def honours_held(strain: Strain, deal: Deal) -> dict[Seat, int]:
    """Return how many honours each hand holds: five in all with trumps, four at notrump.

    >>> honours_held(Strain.NT, Deal.from_number(0))
    {Seat.N: 1, Seat.E: 1, Seat.S: 1, Seat.W: 1}
    """
    return {seat: len(deal[seat] & honour_cards(strain)) for seat in SEATS}


def honours(strain: Strain, deal: Deal) -> tuple[Line, ...]:
    """Return the bonuses of rubber and Chicago for honours in one hand of either side (RULES 0.10)."""
    counts = honours_held(strain, deal)
    return tuple(line for seat, count in counts.items() for line in in_one_hand(strain, seat, count))


def in_one_hand(strain: Strain, seat: Seat, count: int) -> tuple[Line, ...]:
    """Return the bonus for `count` honours in the hand of `seat`; none for fewer than four."""
    prices, code = (TRUMPS, "honours.trumps") if strain.suit is not None else (FOUR_ACES, "honours.aces")
    if count not in prices:
        return ()
    facts: dict[str, Fact] = {"seat": seat.name, "strain": strain.name, "count": count}
    return (Line(seat.side.seats, prices[count], code, facts),)


def _honours(strain: Strain) -> Hand:
    suit = strain.suit
    return ACES if suit is None else Hand.of(Card(suit, rank) for rank in TRUMP_RANKS)


_HONOURS = {strain: _honours(strain) for strain in STRAINS}
