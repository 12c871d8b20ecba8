"""Responder's rebids after opener's 1NT: a six-card suit, checkback, or notrump by points."""

from chelem.bots.bidding import agreements as agreed
from chelem.bots.bidding.auction_state import (
    NT,
    AuctionState,
    Continuation,
    Rule,
    RuleList,
    bid_at,
)
from chelem.bots.bidding.description import (
    Force,
    hcp,
    hl,
    hld,
)
from chelem.bots.bidding.shape_tests import short
from chelem.bots.bidding.slam import blackwood
from chelem.core.calls import SimpleCall
from chelem.core.cards import SUITS, Suit

C, D, H, S = SUITS


def after_one_notrump(auction: AuctionState) -> RuleList:
    """Rebid opposite a balanced 12–14: a six-card major, checkback 2♣ with five, else by points."""
    mine = auction.my_bids[0].strain.suit
    if mine is None:
        return ()
    style, partner = auction.style, auction.partner_hand
    invite, game = style.game - partner.high, style.game - partner.low - 1
    weak = hl(0, invite)
    return (
        *blackwood(auction, [(mine, 6)]),
        *(_major(auction, mine, invite) if mine >= H else ()),
        Rule(bid_at(6, NT), hcp(style.slam - partner.low), agreed.SLAM_SMALL),
        Rule(bid_at(3, NT), hl(game), agreed.SECOND_GAME),
        Rule(bid_at(2, NT), hl(invite, game - 1), agreed.SECOND_INVITE),
        Rule(bid_at(2, mine), weak.has(mine, 6), agreed.SECOND_AGAIN),
        *((Rule(bid_at(2, mine), weak.has(mine, 5), agreed.SECOND_AGAIN, when=short),) if mine >= H else ()),
        Rule(SimpleCall.PASS, hcp(0), agreed.SECOND_PASS),
    )


def _major(auction: AuctionState, mine: Suit, invite: int) -> RuleList:
    """Bid game or invite with a six-card major, check back with five, show both majors."""
    game = auction.style.major - auction.partner_hand.low - 1
    both = (
        Rule(bid_at(2, H), hl(0, invite).has(S, 5).has(H, 4), agreed.SECOND_SUITS)
        if mine is S
        else Rule(bid_at(2, S), hl(invite + 2).has(H, 5).has(S, 4), agreed.SECOND_SUITS, Force.GAME)
    )
    return (
        Rule(bid_at(4, mine), hld(mine, game).has(mine, 6), agreed.SECOND_GAME),
        Rule(bid_at(3, mine), hld(mine, game - 2, game - 1).has(mine, 6), agreed.SECOND_INVITE),
        Rule(bid_at(2, C), hl(invite).has(mine, 5, 5), agreed.SECOND_ENQUIRY, Force.ONCE, then=_answers),
        both,
    )


def _answers(auction: AuctionState) -> RuleList:
    """Answer checkback: three cards in partner's major or not, minimum or maximum."""
    major = auction.partner_bids[0].strain.suit
    if major is None:
        return ()
    middle = (auction.my_hand.low + auction.my_hand.high) // 2
    return (
        Rule(
            bid_at(3, major),
            hcp(middle + 1).has(major, 3),
            agreed.SECOND_THREE_MAXIMUM,
            then=_place_contract(major),
        ),
        Rule(
            bid_at(2, major), hcp(0, middle).has(major, 3), agreed.SECOND_THREE, then=_place_contract(major)
        ),
        Rule(bid_at(2, NT), hcp(middle + 1), agreed.SECOND_MAXIMUM, then=_place_contract(major)),
        Rule(bid_at(2, D), hcp(0), agreed.SECOND_MINIMUM, then=_place_contract(major)),
    )


def _place_contract(major: Suit) -> Continuation:
    def rules_for_responder(auction: AuctionState) -> RuleList:
        style, partners = auction.style, auction.partner_hand
        fitted = partners.min_length(major) >= 3
        game = style.game - partners.low
        rules: list[Rule] = []
        if fitted:
            need = style.major - partners.low - 1
            rules += [
                *blackwood(auction, [(major, 5)]),
                Rule(bid_at(4, major), hld(major, need), agreed.SECOND_GAME),
            ]
            if auction.allows(bid_at(3, major)):
                rules.append(Rule(bid_at(3, major), hld(major, need - 1, need - 1), agreed.SECOND_INVITE))
            rules.append(Rule(SimpleCall.PASS, hcp(0), agreed.SECOND_PASS))
            return tuple(rules)
        rules += [
            Rule(bid_at(6, NT), hcp(style.slam - partners.low), agreed.SLAM_SMALL),
            Rule(
                bid_at(3, NT),
                hl(game - (auction.last_bid is not None and auction.last_bid.strain is NT)),
                agreed.SECOND_GAME,
            ),
        ]
        if auction.allows(bid_at(2, major)):
            rules.append(Rule(bid_at(2, NT), hl(game - 1, game - 1), agreed.SECOND_INVITE))
            rules.append(Rule(bid_at(2, major), hl(0), agreed.SECOND_AGAIN))
        rules.append(Rule(SimpleCall.PASS, hcp(0), agreed.SECOND_PASS))
        return tuple(rules)

    return rules_for_responder
