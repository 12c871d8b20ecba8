"""What players of bridge-whist count: length and honours of a suit, aces at notrump (RULES 1.11)."""

from collections.abc import Iterator

from chelem.core import Hand, Rank, Strain, Suit
from chelem.engine.hand_note import HandNote
from chelem.games.whist.advice import advised, best_suit, honours_in, spread
from chelem.i18n import Fact
from chelem.scoring.whist import ACES, HONOURS, TRICK_VALUES

LEAST = 3
"""The fewest honours, or aces, in one hand that score by themselves."""


def suits_and_aces(hand: Hand) -> Iterator[HandNote]:
    """Yield a note for each suit as trumps, ♥ ♦ ♣ ♠, then one for the aces.

    That of the suit that is best to name is brief, or that of the aces where notrump is better.
    """
    notrump, best = spread(hand), best_suit(hand)
    for strain, value in TRICK_VALUES.items():
        if strain.suit is None:
            yield _aces(hand, value, brief=notrump)
        else:
            yield _suit(hand, strain.suit, value, brief=strain is best and not notrump)


def _suit(hand: Hand, suit: Suit, value: int, *, brief: bool) -> HandNote:
    honours = honours_in(hand, suit)
    worth = HONOURS[honours, honours] * value if honours >= LEAST else 0
    facts: dict[str, Fact] = {
        "suit": str(suit),
        "cards": hand.length(suit),
        "honours": honours,
        "each": value,
        "worth": worth,
        "advised": int(advised(hand, Strain(suit))),
    }
    return HandNote("whist.note.suit", facts, brief=brief)


def _aces(hand: Hand, value: int, *, brief: bool) -> HandNote:
    aces = sum(card.rank is Rank.ACE for card in hand)
    worth = ACES[aces, aces] if aces >= LEAST else 0
    facts: dict[str, Fact] = {
        "aces": aces,
        "points": hand.hcp,
        "each": value,
        "worth": worth,
        "advised": int(spread(hand)),
    }
    return HandNote("whist.note.aces", facts, brief=brief)
