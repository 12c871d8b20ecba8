"""How a bot chooses the contract in Mini-bridge from both hands."""

from chelem.core import SUITS, Hand, Statement, Strain, Suit

FIT = 8
"""The combined length that makes a suit trumps."""
PLAYABLE = 7
"""The combined length with which a suit is worth comparing with others as trumps."""
ENOUGH = {Strain.NT: 25, Strain.S: 25, Strain.H: 25, Strain.D: 29, Strain.C: 29}
"""The combined HCP needed for a game, by strain."""


def choose(hand: Hand, dummy: Hand) -> Statement:
    """Choose a major with a fit, else notrump if stopped or without a fit, else the longer minor.

    A game with enough HCP, otherwise a part-score.
    """
    both = hand | dummy
    strain = _strain(both)
    kind = "game" if both.hcp >= ENOUGH[strain] else "part"
    return Statement(kind, str(strain))


def contracts_to_compare(hand: Hand, dummy: Hand) -> tuple[Statement, ...]:
    """Return part-score and game at notrump and in the suits with enough cards, and the contract advised."""
    both = hand | dummy
    strains = [Strain.NT, *(Strain(suit) for suit in SUITS if both.length(suit) >= PLAYABLE)]
    offered = (Statement(kind, str(strain)) for strain in strains for kind in ("part", "game"))
    return tuple(dict.fromkeys((choose(hand, dummy), *offered)))


def _strain(both: Hand) -> Strain:
    longest = max((Suit.S, Suit.H), key=both.length)
    if both.length(longest) >= FIT:
        return Strain(longest)
    minor = max((Suit.D, Suit.C), key=both.length)
    stopped = all(both.suit(suit).hcp >= 3 for suit in SUITS)
    if stopped or both.length(minor) < FIT:
        return Strain.NT
    return Strain(minor)
