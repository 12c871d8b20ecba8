"""Calls of bridge-whist: name trumps or leave the choice to partner, double and redouble."""

from chelem.core import Call, Hand, Rank, SimpleCall, Strain, Suit, TrumpChoice
from chelem.engine import Board
from chelem.games.whist.declaration import Declaration
from chelem.games.whist.doubling import Doubling
from chelem.scoring.whist import TRICK_VALUES

ADVISED = ((4, 3), (5, 2), (6, 1))
"""RULES 1.11: the lengths with which a suit is worth naming, and the honours needed with each."""

SPREAD = 15
"""HCP with which to name notrump on strength spread over the suits."""

DOUBLES, REDOUBLES = 4.5, 5.5
"""Tricks in hand for a double and for a redouble; each further step needs one more."""

LAST_STAKE = 8
"""The stake from which only a certain hand doubles again."""

CERTAIN = 7.0
"""Tricks in hand that win whatever partner holds."""

_BY_VALUE = (Strain.H, Strain.D, Strain.C, Strain.S)
_TOPS = {Rank.ACE: (1.0, 1), Rank.KING: (0.65, 2), Rank.QUEEN: (0.3, 3)}


def choose_whist_call(board: Board, hand: Hand) -> Call | None:
    """Return the call of the player whose turn it is, with `hand`; None in the play."""
    match board.phase:
        case Declaration(deferred=deferred):
            return choose_trumps(hand, deferred=deferred)
        case Doubling() as doubling:
            named = board.past_phases[0]
            strain = (
                named.strain if isinstance(named, Declaration) and named.strain is not None else Strain.NT
            )
            return choose_double(hand, doubling, strain)
        case _:
            return None


def choose_trumps(hand: Hand, *, deferred: bool) -> Call:
    """Return the strain to name, or leave the choice to partner if none is worth naming (RULES 1.3, 1.11)."""
    if spread(hand):
        return TrumpChoice(Strain.NT)
    best = best_suit(hand)
    if advised(hand, best):
        return TrumpChoice(best)
    return TrumpChoice(_least_bad(hand)) if deferred else SimpleCall.DEFER


def best_suit(hand: Hand) -> Strain:
    """Return the suit that promises most, among those that RULES advises if there are any."""
    worthy = [strain for strain in _BY_VALUE if advised(hand, strain)]
    return max(worthy or _BY_VALUE, key=lambda strain: _promise(hand, strain))


def advised(hand: Hand, strain: Strain) -> bool:
    """Return whether RULES advises the suit: four cards with three honours, five with two, six with one."""
    suit = strain.suit
    if suit is None:
        return False
    length, honours = hand.length(suit), honours_in(hand, suit)
    return any(length >= cards and honours >= fewest for cards, fewest in ADVISED)


def spread(hand: Hand) -> bool:
    """Return whether the strength is spread over the suits: balanced, with three of them stopped."""
    stopped = sum(_stops(hand, suit) for suit in Suit)
    return hand.hcp >= SPREAD and hand.balanced and stopped >= 3


def choose_double(hand: Hand, doubling: Doubling, strain: Strain) -> Call:
    """Double on strength, else let the play begin (RULES 1.4)."""
    words = doubling.legal(hand)
    other = next(word for word in words if word is not SimpleCall.DOUBLE)
    return (
        SimpleCall.DOUBLE if SimpleCall.DOUBLE in words and _doubles(hand, doubling.stake, strain) else other
    )


def _doubles(hand: Hand, stake: int, strain: Strain) -> bool:
    own = own_tricks(hand, strain)
    if stake >= LAST_STAKE:
        return own >= CERTAIN + 1 and stake < LAST_STAKE * LAST_STAKE
    if stake == 1:
        return own >= DOUBLES
    return own >= REDOUBLES + stake.bit_length() - 2


def own_tricks(hand: Hand, strain: Strain) -> float:
    """Return the tricks a hand may expect by itself: guarded high cards, and length."""
    total = 0.0
    for suit in Suit:
        ranks = hand.ranks(suit)
        total += sum(worth for rank, (worth, least) in _TOPS.items() if rank in ranks and len(ranks) >= least)
        solid = sum(rank >= Rank.QUEEN for rank in ranks)
        if suit is strain.suit:
            total += max(0, len(ranks) - 3)
        elif len(ranks) >= 5 and solid >= 2 and strain is Strain.NT:
            total += len(ranks) - 4
    return total


def honours_in(hand: Hand, suit: Suit) -> int:
    """Return how many of A K Q J T of a suit a hand holds."""
    return sum(rank >= Rank.TEN for rank in hand.ranks(suit))


def _stops(hand: Hand, suit: Suit) -> bool:
    """Return whether the suit is stopped: A, Kx or Qxx at least."""
    ranks = hand.ranks(suit)
    return any(rank in ranks and len(ranks) >= least for rank, (_, least) in _TOPS.items())


def _promise(hand: Hand, strain: Strain) -> int:
    """Return the value of a trick times those expected above six from length and honours."""
    suit = strain.suit
    return 0 if suit is None else TRICK_VALUES[strain] * (hand.length(suit) + honours_in(hand, suit) - 5)


def _least_bad(hand: Hand) -> Strain:
    """Return the strain to name when forced: notrump with strength, else the best suit, cheap if weak."""
    if hand.hcp >= SPREAD and sum(_stops(hand, suit) for suit in Suit) >= 3:
        return Strain.NT
    strength = hand.hcp - 8  # with a weak hand the opponents win the odd tricks: name a cheap suit
    return max(
        _BY_VALUE,
        key=lambda strain: (
            4 * hand.length(Suit(strain))
            + 2 * honours_in(hand, Suit(strain))
            + strength * TRICK_VALUES[strain] / 8
        ),
    )
