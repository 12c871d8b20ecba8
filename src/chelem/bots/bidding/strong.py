"""After the strong 2♣: 2♦ waits, a suit or 2NT is positive; opener describes, game is near."""

from chelem.bots.bidding.auction_state import (
    NO_TRUMP,
    Picture,
    Rule,
    Table,
    Test,
    at,
)
from chelem.bots.bidding.notrump import after_notrump
from chelem.bots.bidding.shape_tests import longest
from chelem.bots.bidding.shows import (
    Force,
    Shows,
    fit,
    h,
    hl,
)
from chelem.bots.bidding.slam import blackwood
from chelem.core.cards import SUITS, Suit

C, D, H, S = SUITS


def after_two_clubs(_: Picture) -> Table:
    """A positive needs eight points and five good cards; everything else waits with 2♦."""

    def good(suit: Suit) -> Test:
        return lambda hand: hand.fair(suit) and hand.longest is suit

    suits = ((at(2, S), S), (at(2, H), H), (at(3, C), C), (at(3, D), D))
    return (
        *(
            Rule(call, hl(8).has(suit, 5), "strong.positive", Force.GAME, good(suit), _rebid)
            for call, suit in suits
        ),
        Rule(at(2, NO_TRUMP), h(8).regular, "strong.positive", Force.GAME, then=_rebid),
        Rule(at(2, D), h(0), "strong.waiting", Force.ONCE, then=_rebid),
    )


def _rebid(picture: Picture) -> Table:
    """22–24 regular 2NT, 25–27 3NT; else the longest suit, forcing to game."""
    rules = []
    if picture.open_to(at(2, NO_TRUMP)):
        rules.append(Rule(at(2, NO_TRUMP), h(22, 24).regular, "strong.notrump", then=after_notrump))
    partner = picture.bids(picture.mate)[-1].strain.suit
    positive = picture.partners.low >= 8
    if positive and partner is not None:
        low = picture.bid(partner)
        if low is not None:
            rules.append(Rule(low, Shows().has(partner, 3), "strong.raise", Force.GAME, then=_on))
    rules.append(Rule(at(3, NO_TRUMP), h(25, 27).regular, "strong.notrump"))
    for least in (5, 4):
        for suit in (S, H, D, C):
            call = picture.bid(suit)
            if call is not None:
                rules.append(
                    Rule(
                        call, hl(20).has(suit, least), "strong.suit", Force.GAME, longest(suit), then=_answer
                    )
                )
    notrump = picture.bid(NO_TRUMP)
    if notrump is not None:
        rules.append(Rule(notrump, h(20), "strong.notrump", Force.GAME))
    return tuple(rules)


def _on(picture: Picture) -> Table:
    """A suit is agreed: aces, or game."""
    suit = picture.fit
    if suit is None:
        return ()
    game = at(4 if suit >= H else 5, suit)
    return (
        *blackwood(picture, [(suit, 0)]),
        *((Rule(game, Shows(), "strong.game"),) if picture.open_to(game) else ()),
    )


def _answer(picture: Picture) -> Table:
    """Support first, strong below game; a suit of five cards; no trumps with nothing to say."""
    partner = picture.bids(picture.mate)[-1].strain.suit
    if partner is None:
        return ()
    rules = [*blackwood(picture, [(partner, 3)])]
    low = picture.bid(partner)
    game = at(4 if partner >= H else 5, partner)
    if low is not None and low < game:
        rules.append(Rule(low, fit(partner, 5).has(partner, 3), "strong.raise", Force.GAME, then=_on))
    if partner >= H and picture.open_to(game):
        rules.append(Rule(game, fit(partner, 0, 4).has(partner, 3), "strong.game"))
    elif low is not None:
        rules.append(Rule(low, Shows().has(partner, 4), "strong.raise", Force.GAME))
    for suit in (S, H, D, C):
        call = picture.bid(suit)
        if call is not None and suit is not partner and call.number <= 3:
            rules.append(Rule(call, h(5).has(suit, 5), "strong.suit", Force.GAME))
    notrump = picture.bid(NO_TRUMP)
    if notrump is not None and notrump.number <= 3:
        rules.append(Rule(notrump, h(0), "strong.nothing", Force.GAME if notrump.number == 2 else Force.NONE))
    return tuple(rules)
