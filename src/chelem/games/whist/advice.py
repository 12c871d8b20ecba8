"""A bot's calls in the old bridge: naming trumps or handing over, may I play, contre and surcontre."""

from chelem.core.calls import Call, Name, Word
from chelem.core.cards import Rank, Strain, Suit
from chelem.core.hands import Hand
from chelem.engine.board import Board
from chelem.games.whist.declaration import Declaration
from chelem.games.whist.doubling import Doubling
from chelem.scoring.whist import TRICK_VALUES

ADVISED = ((4, 3), (5, 2), (6, 1))
"""RULES 1.11: the lengths from which a suit is worth naming, and the honours it needs."""

SPREAD = 15
"""HCP from which strength spread over the suits is worth sans-atout; partner may have the rest."""

DOUBLES, REDOUBLES = 4.5, 5.5
"""Tricks in one's own hand for a first contre, for a surcontre; each further step asks for one more."""

LAST_STAKE = 8
"""The stake beyond which only a certain hand doubles again."""

CERTAIN = 7.0
"""Own tricks that win whatever the partner holds."""

_BY_VALUE = (Strain.H, Strain.D, Strain.C, Strain.S)
_TOPS = {Rank.ACE: (1.0, 1), Rank.KING: (0.65, 2), Rank.QUEEN: (0.3, 3)}


def choose_call(board: Board, hand: Hand) -> Call | None:
    """What the one whose turn it is says, holding `hand`; None in the play."""
    match board.phase:
        case Declaration(deferred=deferred):
            return name(hand, deferred=deferred)
        case Doubling() as doubling:
            named = board.talk[0]
            strain = (
                named.strain if isinstance(named, Declaration) and named.strain is not None else Strain.NT
            )
            return speak(hand, doubling, strain)
        case _:
            return None


def name(hand: Hand, *, deferred: bool) -> Call:
    """The strain to name, or the choice handed over where nothing is worth naming (RULES 1.3, 1.11)."""
    if spread(hand):
        return Name(Strain.NT)
    if worthy := [strain for strain in _BY_VALUE if advised(hand, strain)]:
        return Name(max(worthy, key=lambda strain: _promise(hand, strain)))
    return Name(_least_bad(hand)) if deferred else Word.DEFER


def advised(hand: Hand, strain: Strain) -> bool:
    """Whether the document advises this suit: four cards with three honours, five with two, six with one."""
    suit = strain.suit
    if suit is None:
        return False
    length, honours = hand.length(suit), _honours(hand, suit)
    return any(length >= cards and honours >= held for cards, held in ADVISED)


def spread(hand: Hand) -> bool:
    """Whether the strength is spread over the suits: balanced, and at least three of them stopped."""
    stopped = sum(_stops(hand, suit) for suit in Suit)
    return hand.points >= SPREAD and hand.regular and stopped >= 3


def speak(hand: Hand, doubling: Doubling, strain: Strain) -> Call:
    """Contre on strength, else what lets the play begin (RULES 1.4)."""
    words = doubling.legal(hand)
    other = next(word for word in words if word is not Word.DOUBLE)
    return Word.DOUBLE if Word.DOUBLE in words and _doubles(hand, doubling.stake, strain) else other


def _doubles(hand: Hand, stake: int, strain: Strain) -> bool:
    own = own_tricks(hand, strain)
    if stake >= LAST_STAKE:
        return own >= CERTAIN + 1 and stake < LAST_STAKE * LAST_STAKE
    if stake == 1:
        return own >= DOUBLES
    return own >= REDOUBLES + stake.bit_length() - 2


def own_tricks(hand: Hand, strain: Strain) -> float:
    """The tricks a hand may expect by itself: high cards that are guarded, and length."""
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


def _honours(hand: Hand, suit: Suit) -> int:
    return sum(rank >= Rank.TEN for rank in hand.ranks(suit))


def _stops(hand: Hand, suit: Suit) -> bool:
    """An ace, a king or queen and one small card each above them."""
    ranks = hand.ranks(suit)
    return any(rank in ranks and len(ranks) >= least for rank, (_, least) in _TOPS.items())


def _promise(hand: Hand, strain: Strain) -> int:
    """The value of a suit's trick times what length and honours promise above six."""
    suit = strain.suit
    return 0 if suit is None else TRICK_VALUES[strain] * (hand.length(suit) + _honours(hand, suit) - 5)


def _least_bad(hand: Hand) -> Strain:
    """What to name when one must: sans-atout with strength, the best suit, and a cheap one when weak."""
    if hand.points >= SPREAD and sum(_stops(hand, suit) for suit in Suit) >= 3:
        return Strain.NT
    dear = hand.points - 8  # a trick more or less is likely theirs: let it cost little
    return max(
        _BY_VALUE,
        key=lambda strain: (
            4 * hand.length(Suit(strain)) + 2 * _honours(hand, Suit(strain)) + dear * TRICK_VALUES[strain] / 8
        ),
    )
