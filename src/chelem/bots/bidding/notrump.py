"""Bidding after an opening or overcall of 1NT or 2NT: Stayman, transfers, raises."""

from chelem.bots.bidding import agreements as agreed
from chelem.bots.bidding.auction_state import (
    NT,
    AuctionState,
    Continuation,
    Rule,
    RuleList,
    bid_at,
)
from chelem.bots.bidding.description import ANY_HAND, Force, hcp, hl, hld
from chelem.bots.bidding.evaluation import EvaluatedHand
from chelem.bots.bidding.slam import after_quantitative, blackwood
from chelem.core.calls import Bid, SimpleCall
from chelem.core.cards import SUITS, Strain, Suit

C, D, H, S = SUITS
MAJORS = (H, S)


def _points_needed(auction: AuctionState) -> tuple[int, int]:
    """Return the HCP needed for an invitation and for game opposite partner's range."""
    game = auction.style.game - auction.partner_hand.low
    return max(0, auction.style.game - auction.partner_hand.high), max(0, game)


def after_notrump(auction: AuctionState) -> RuleList:
    """Respond: transfer with a five-card major, Stayman with four cards, else raise by points."""
    level = _notrump_level(auction)
    invite, game = _points_needed(auction)
    return (
        *_transfers(level),
        *_stayman(level, invite if level == 1 else game),
        *_raises(auction, level, invite, game),
        *(
            (Rule(bid_at(2, S), hl(0, invite).has(C, 6), agreed.NT_CLUBS, Force.ONCE, then=_clubs),)
            if level == 1
            else ()
        ),
        Rule(SimpleCall.PASS, hcp(0, max(0, (invite if level == 1 else game) - 1)), agreed.NT_PASS),
    )


def _notrump_level(auction: AuctionState) -> int:
    """Return the level of partner's notrump bid."""
    bid = next(call for call in reversed(auction.calls[auction.partner :: 4]) if isinstance(call, Bid))
    return bid.number


def _transfers(level: int) -> RuleList:
    """Transfer by the suit below the major, to the longer one, spades if equal."""
    to_spades = Rule(
        bid_at(level + 1, H), hcp(0).has(S, 5), agreed.NT_TRANSFER, Force.ONCE, _spades_first, _accept(S)
    )
    to_hearts = Rule(bid_at(level + 1, D), hcp(0).has(H, 5), agreed.NT_TRANSFER, Force.ONCE, then=_accept(H))
    return to_spades, to_hearts


def _spades_first(hand: EvaluatedHand) -> bool:
    return hand.length(S) >= hand.length(H)


def _stayman(level: int, low: int) -> RuleList:
    asks = (hcp(low).has(major, 4, 4) for major in MAJORS)
    return tuple(
        Rule(bid_at(level + 1, C), shows, agreed.NT_STAYMAN, Force.ONCE, _not_flat, _majors) for shows in asks
    )


def _not_flat(hand: EvaluatedHand) -> bool:
    """Test for any shape but 4333, which plays no better with trumps."""
    return max(hand.lengths) > 4 or sorted(hand.lengths) != [3, 3, 3, 4]


def _raises(auction: AuctionState, level: int, invite: int, game: int) -> RuleList:
    """Raise notrump by points, up to slam."""
    style, low = auction.style, auction.partner_hand.low
    slam = (
        Rule(bid_at(7, NT), hcp(style.grand - low), agreed.NT_GRAND),
        *(Rule(bid_at(6, suit), hld(suit, style.slam - low).has(suit, 6), agreed.NT_SLAM) for suit in (D, C)),
        Rule(bid_at(6, NT), hcp(style.slam - low, style.grand - low - 1), agreed.NT_SLAM),
        *_quantitative(auction),
        Rule(bid_at(3, NT), hl(game, style.slam - auction.partner_hand.high), agreed.NT_GAME),
    )
    if level > 1:
        return slam
    return (
        *slam,
        Rule(bid_at(2, NT), hl(invite, game - 1), agreed.NT_INVITE, then=_invited),
    )


def _quantitative(auction: AuctionState) -> RuleList:
    """Bid 4NT, quantitative: partner bids 6NT with a maximum."""
    low, high = (
        auction.style.slam - auction.partner_hand.high,
        auction.style.slam - auction.partner_hand.low - 1,
    )
    return (Rule(bid_at(4, NT), hcp(low, high), agreed.NT_QUANTITATIVE, then=after_quantitative),)


def _invited(auction: AuctionState) -> RuleList:
    """Answer an invitation: game with the upper half of the range."""
    middle = (auction.my_hand.low + auction.my_hand.high + 1) // 2
    return (
        Rule(bid_at(3, NT), hcp(middle, auction.my_hand.high), agreed.NT_ACCEPT),
        Rule(bid_at(3, NT), hl(middle + 1), agreed.NT_ACCEPT),
        Rule(SimpleCall.PASS, hcp(0), agreed.NT_DECLINE),
    )


def _clubs(auction: AuctionState) -> RuleList:
    """Answer the 2♠ relay with 3♣."""
    return (Rule(bid_at(3, C), auction.my_hand, agreed.NT_TO_CLUBS, then=_pass),)


def _pass(_: AuctionState) -> RuleList:
    return (Rule(SimpleCall.PASS, hcp(0), agreed.STOP),)


def _accept(major: Suit) -> Continuation:
    """Complete the transfer; jump with four cards and a maximum."""

    def answers(auction: AuctionState) -> RuleList:
        mine, low = auction.my_hand, auction.lowest_bid(major)
        if low is None:
            return ()
        jump = bid_at(low.number + 1, major)
        top = (
            Rule(
                jump, hcp(mine.high, mine.high).has(major, 4), agreed.NT_SUPERACCEPT, then=_transferred(major)
            ),
        )
        return (
            *(top if low.number == 2 else ()),
            Rule(low, ANY_HAND.has(major, 2), agreed.NT_ACCEPT_TRANSFER, then=_transferred(major)),
            Rule(low, ANY_HAND, agreed.NT_ACCEPT_TRANSFER, then=_transferred(major)),
        )

    return answers


def _transferred(major: Suit) -> Continuation:
    """Rebid after a transfer: pass, invite, game, the other major, or slam."""

    def rebids(auction: AuctionState) -> RuleList:
        _, game = _points_needed(auction)
        need = auction.style.major - auction.partner_hand.low
        low = auction.last_bid is not None and auction.last_bid.number == 2
        fitted = (Rule(bid_at(4, major), hld(major, max(0, need - 2)), agreed.NT_MAJOR_GAME),)
        return (
            *blackwood(auction, [(major, 6)]),
            Rule(bid_at(4, major), hld(major, need).has(major, 6), agreed.NT_MAJOR_GAME),
            *(_below_three(auction, major) if low else ()),
            Rule(bid_at(6, NT), hcp(auction.style.slam - auction.partner_hand.low), agreed.NT_SLAM),
            *(fitted if not low and auction.partner_hand.min_length(major) >= 4 else ()),
            Rule(bid_at(3, NT), hl(game).has(major, 5, 5), agreed.NT_CHOICE, then=_choose_game(major)),
            Rule(SimpleCall.PASS, hcp(0), agreed.STOP),
        )

    return rebids


def _below_three(auction: AuctionState, major: Suit) -> RuleList:
    """Bid the other major or invite, with five or six cards, after a transfer to the two level."""
    invite, game = _points_needed(auction)
    need = auction.style.major - auction.partner_hand.low
    other, asks = S if major is H else H, _raised(major)
    new = bid_at(2 if other is S else 3, other)
    six, five = hld(major, need - 2, need - 1).has(major, 6), hl(invite + 1, game - 1).has(major, 5, 5)
    return (
        Rule(new, hl(game).has(other, 4), agreed.NT_TWO_SUITS, Force.GAME),
        Rule(bid_at(3, major), six, agreed.NT_INVITE_MAJOR, then=asks),
        Rule(bid_at(2, NT), five, agreed.NT_INVITE_FIVE, then=asks),
    )


def _raised(major: Suit) -> Continuation:
    """Answer an invitation with a known five- or six-card major: game with a maximum, there with a fit."""

    def answers(auction: AuctionState) -> RuleList:
        high = auction.my_hand.high
        need = 3 if auction.partner_hand.min_length(major) == 5 else 2
        return (
            Rule(bid_at(4, major), hcp(high - 1, high).has(major, need), agreed.NT_MAJOR_GAME),
            Rule(bid_at(3, NT), hcp(high - 1, high), agreed.NT_ACCEPT),
            *(
                (Rule(bid_at(3, major), hcp(0).has(major, need), agreed.NT_DECLINE),)
                if auction.allows(bid_at(3, major))
                else ()
            ),
            Rule(SimpleCall.PASS, hcp(0), agreed.NT_DECLINE),
        )

    return answers


def _choose_game(major: Suit) -> Continuation:
    """Choose between 3NT and four of the major: the major with three cards."""

    def answers(_: AuctionState) -> RuleList:
        return (
            Rule(bid_at(4, major), ANY_HAND.has(major, 3), agreed.NT_MAJOR_GAME, when=_can_ruff),
            Rule(SimpleCall.PASS, hcp(0), agreed.NT_PASS),
        )

    return answers


def _can_ruff(hand: EvaluatedHand) -> bool:
    return sorted(hand.lengths) != [3, 3, 3, 4]


def _majors(auction: AuctionState) -> RuleList:
    """Answer Stayman: hearts, spades, or diamonds with neither."""
    level = 0 if auction.last_bid is None else auction.last_bid.number
    return (
        Rule(bid_at(level, H), auction.my_hand.has(H, 4), agreed.NT_FOUR_HEARTS, then=_after_stayman_answer),
        Rule(
            bid_at(level, S),
            auction.my_hand.has(S, 4).has(H, 0, 3),
            agreed.NT_FOUR_SPADES,
            then=_after_stayman_answer,
        ),
        Rule(
            bid_at(level, D),
            auction.my_hand.has(H, 0, 3).has(S, 0, 3),
            agreed.NT_NO_MAJOR,
            then=_after_stayman_answer,
        ),
        Rule(bid_at(level, D), ANY_HAND, agreed.NT_NO_MAJOR, then=_after_stayman_answer),
    )


def _after_stayman_answer(auction: AuctionState) -> RuleList:
    """Rebid after the answer to Stayman: the fit, else notrump."""
    last = auction.last_bid
    if last is None:
        return ()
    major, low = last.strain.suit, last.number == 2
    fitted = () if major is None or major not in MAJORS else _fitted(auction, major, low=low)
    _, game = _points_needed(auction)
    two = Rule(bid_at(2, NT), hl(0, game - 1), agreed.NT_INVITE, then=_after_stayman)
    three = Rule(bid_at(3, NT), hcp(0), agreed.NT_GAME, then=_after_stayman)
    return (
        *fitted,
        Rule(bid_at(6, NT), hcp(auction.style.slam - auction.partner_hand.low), agreed.NT_SLAM),
        *(() if fitted else _quantitative(auction)),
        Rule(bid_at(3, NT), hl(game), agreed.NT_GAME, then=_after_stayman),
        two if low else three,
    )


def _fitted(auction: AuctionState, major: Suit, *, low: bool) -> RuleList:
    """Raise the major that partner has shown: slam, game, or an invitation if there is room."""
    need = auction.style.major - auction.partner_hand.low
    invite = hld(major, 0, need - 1).has(major, 4)
    return (
        *blackwood(auction, [(major, 4)]),
        Rule(bid_at(4, major), hld(major, need if low else 0).has(major, 4), agreed.NT_MAJOR_GAME),
        *((Rule(bid_at(3, major), invite, agreed.NT_INVITE_MAJOR, then=_raised_four),) if low else ()),
    )


def _raised_four(auction: AuctionState) -> RuleList:
    """Answer an invitation in the agreed major."""
    suit = auction.last_bid.strain.suit if auction.last_bid else None
    if suit is None:
        return ()
    middle = (auction.my_hand.low + auction.my_hand.high) // 2
    return (
        Rule(bid_at(4, suit), hld(suit, middle + 1), agreed.NT_MAJOR_GAME),
        Rule(SimpleCall.PASS, hcp(0), agreed.NT_DECLINE),
    )


def _after_stayman(auction: AuctionState) -> RuleList:
    """Bid spades with both majors when partner does not fit hearts, or answer an invitation."""
    last = auction.last_bid
    if last is None:
        return ()
    both = any(bid.strain is Strain.H for bid in auction.my_bids)
    middle = (auction.my_hand.low + auction.my_hand.high + 1) // 2
    rules: list[Rule] = []
    if both:
        if last.number == 2:
            rules.append(Rule(bid_at(3, S), hcp(0, middle - 1).has(S, 4), agreed.NT_OTHER_MAJOR))
        rules.append(Rule(bid_at(4, S), ANY_HAND.has(S, 4), agreed.NT_OTHER_MAJOR))
    return (
        *rules,
        *(_invited(auction) if last.number == 2 else ()),
        Rule(SimpleCall.PASS, hcp(0), agreed.STOP),
    )
