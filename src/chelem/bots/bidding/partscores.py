"""Where to play when there is no game: preferences, and what to say when one must speak."""

from chelem.bots.bidding.auction_state import (
    GAME_LEVEL,
    NO_TRUMP,
    Picture,
    Rule,
    Table,
    Test,
    at,
)
from chelem.bots.bidding.evaluation import Holding
from chelem.bots.bidding.notrump_hand import no_trump_hand
from chelem.bots.bidding.shows import Shows, h, hl
from chelem.core.calls import Bid
from chelem.core.cards import SUITS, Strain, Suit

C, D, H, S = SUITS


RANKED = (S, H, D, C)


def preferences(picture: Picture) -> Table:
    """Where to play a part-score: the longer of partner's suits, six cards of one's own, or here."""
    last = picture.last
    if last is None or not picture.ours or picture.game_forced or last.number > 3:
        return ()
    rules = []
    one = at(1, NO_TRUMP)
    if picture.open_to(one) and picture.partners.high >= 18 and picture.opener == picture.mate:
        spoke = last.strain
        rules.append(Rule(one, hl(7, 10).has(spoke, 0, 3), "judge.notrump", when=no_trump_hand(picture)))
    for suit in RANKED:
        call = picture.bid(suit)
        if (
            call is None
            or call.number > max(last.number + (1 if last.number < 2 else 0), 2)
            or suit in picture.theirs
        ):
            continue
        partner = picture.partners.least(suit)
        if partner >= 3 and suit is not last.strain.suit:
            rules.append(
                Rule(call, Shows().has(suit, 2), "judge.preference", when=_better(picture, suit, last.strain))
            )
        if _spoken(picture, suit) and last.strain.suit is not suit:
            least = max(6, picture.mine.lengths[suit][0] + 1)
            if picture.partners.even or partner >= 2:
                least = min(least, 6)
            rules.append(
                Rule(call, Shows().has(suit, least), "judge.again", when=_better(picture, suit, last.strain))
            )
    return tuple(rules)


def _spoken(picture: Picture, suit: Suit) -> bool:
    return any(bid.strain.suit is suit for bid in picture.bids(picture.me))


def _better(picture: Picture, suit: Suit, now: Strain) -> Test:
    """More trumps there than here; at no trumps, a hand that wants trumps."""
    there = picture.partners.least(suit)

    def better(hand: Holding) -> bool:
        if now is NO_TRUMP:
            return hand.length(suit) + there >= 8 and (not hand.regular or (suit >= H and not _low(picture)))
        here = hand.length(now) + picture.partners.least(now)
        return here < 8 and hand.length(suit) + there > here - (suit >= H > now)

    return better


def _low(picture: Picture) -> bool:
    return picture.last is not None and picture.last.number == 1


def anything(picture: Picture) -> Table:
    """Partner has forced and nothing fits: support, a long suit, no trumps, whatever is lowest."""
    rules = []
    notrump = picture.bid(NO_TRUMP)
    for suit in RANKED:
        call, partner = picture.bid(suit), picture.partners.least(suit)
        if call is None or suit in picture.theirs or _too_high(call):
            continue
        if partner >= 3:
            rules.append(
                (
                    1 if partner >= 5 else 2,
                    Rule(call, Shows().has(suit, max(2, 8 - partner)), "judge.least"),
                )
            )
            rules.append((6, Rule(call, Shows().has(suit, max(2, 7 - partner)), "judge.least")))
        if _spoken(picture, suit):
            rules.append((3, Rule(call, Shows().has(suit, 6), "judge.least")))
            rules.append((5, Rule(call, Shows().has(suit, 5), "judge.least")))
    if notrump is not None and notrump.number <= 3:
        rules.append((4, Rule(notrump, h(0), "judge.least", when=no_trump_hand(picture))))
        rules.append((7, Rule(notrump, h(0), "judge.least")))
    rules.sort(key=lambda pair: pair[0])
    return tuple(rule for _, rule in rules) + _lowest(picture)


def _too_high(call: Bid) -> bool:
    return call.number > GAME_LEVEL[call.strain]


def _lowest(picture: Picture) -> Table:
    """When all else fails the lowest bid in the best suit together."""
    best = sorted(
        SUITS, key=lambda suit: picture.partners.least(suit) + picture.mine.least(suit), reverse=True
    )
    calls = (picture.bid(suit) for suit in best if suit not in picture.theirs)
    return tuple(Rule(call, h(0), "judge.least") for call in calls if call is not None)
