"""Natural bidding where no convention applies: the contract by points and fit."""

from chelem.bots.bidding import agreements as agreed
from chelem.bots.bidding.auction_state import (
    NT,
    AuctionState,
    Rule,
    RuleList,
    bid_at,
    reaches_game,
)
from chelem.bots.bidding.description import ANY_HAND, Force, hcp, hl, hld
from chelem.bots.bidding.notrump_hand import notrump_hand, opponents_bid_notrump
from chelem.bots.bidding.partscores import forced_calls, preferences
from chelem.bots.bidding.shape_tests import shapely, stops_all
from chelem.bots.bidding.slam import blackwood
from chelem.core.calls import SimpleCall
from chelem.core.cards import SUITS, Suit

C, D, H, S = SUITS
RANKED = (S, H, D, C)
PASS = SimpleCall.PASS


def natural_calls(auction: AuctionState) -> RuleList:
    """Return the rules, in order: slams, games, invitations, new suits, part-scores, a pass."""
    if auction.last_bid is None:
        return (Rule(PASS, hcp(0), agreed.JUDGE_PASS),)
    fits = _fits(auction)
    end = Rule(PASS, hcp(0), agreed.JUDGE_PASS)
    if reaches_game(auction.last_bid) and auction.we_bid_last:
        return (*_slams(auction, fits), *_corrections(auction), end)
    weak = () if auction.contested and not auction.we_bid_last else (*preferences(auction),)
    return (
        *_slams(auction, fits),
        *_games(auction, fits),
        *_fourth_suit(auction),
        *_minor_games(auction, fits),
        *_invites(auction, fits),
        *_new_suits(auction),
        *_notrump_game_on_points(auction),
        *weak,
        *(forced_calls(auction) if auction.forced else ()),
        end,
    )


def _fits(auction: AuctionState) -> tuple[tuple[Suit, int], ...]:
    """Return the possible trump suits, each with the length needed for an eight-card fit."""
    found = []
    for suit in RANKED:
        need = max(8 - auction.partner_hand.min_length(suit), auction.my_hand.lengths[suit][0], 2)
        if suit not in auction.their_suits and need <= 7:
            found.append((suit, need))
    return tuple(found)


def _slams(auction: AuctionState, fits: tuple[tuple[Suit, int], ...]) -> RuleList:
    """Bid Blackwood with a fit, 6NT or 7NT on points."""
    if auction.partner_hand.low < 6 or not _may_try_slam(auction):
        return ()
    style, low = auction.style, auction.partner_hand.low
    six, seven = bid_at(6, NT), bid_at(7, NT)
    asks = blackwood(
        auction, [(suit, need) for suit, need in fits if auction.partner_hand.min_length(suit) >= 2]
    )
    return (
        *asks,
        *(
            (Rule(seven, hcp(style.grand - low), agreed.SLAM_GRAND, when=stops_all(auction.their_suits)),)
            if auction.allows(seven)
            else ()
        ),
        *(
            (
                Rule(
                    six,
                    hcp(style.slam - auction.partner_hand.expected, style.grand - low - 1),
                    agreed.SLAM_SMALL,
                    when=stops_all(auction.their_suits),
                ),
            )
            if auction.allows(six)
            else ()
        ),
    )


def _may_try_slam(auction: AuctionState) -> bool:
    """Return whether our side has not started slam bidding yet."""
    last = auction.last_bid
    asked = any(rule.agreement.slam for rule in auction.rules[auction.me % 2 :: 2])
    return last is not None and last.number < 6 and not asked


def _games(auction: AuctionState, fits: tuple[tuple[Suit, int], ...]) -> RuleList:
    """Bid four of a major with an eight-card fit, or 3NT."""
    style, partner = auction.style, auction.partner_hand.expected
    forced_to_game = auction.forced_to_game
    rules = []
    for suit, need in fits:
        if suit >= H and auction.allows(bid_at(4, suit)):
            low = 0 if forced_to_game else style.major - partner
            rules.append(Rule(bid_at(4, suit), hld(suit, low).has(suit, need), agreed.JUDGE_GAME))
    three = bid_at(3, NT)
    if auction.allows(three):
        low = 0 if forced_to_game and not _has_room(auction) else style.game - partner
        shows = hl(max(low, 0))
        rules.append(Rule(three, shows, agreed.JUDGE_GAME, when=notrump_hand(auction)))
    return tuple(rules)


def _minor_games(auction: AuctionState, fits: tuple[tuple[Suit, int], ...]) -> RuleList:
    """Bid five of a minor when 3NT is unsuitable."""
    low = auction.style.minor - auction.partner_hand.expected
    return tuple(
        Rule(bid_at(5, suit), hld(suit, low).has(suit, need), agreed.JUDGE_GAME)
        for suit, need in fits
        if suit < H and auction.allows(bid_at(5, suit)) and auction.partner_hand.min_length(suit) >= 3
    )


def _notrump_game_on_points(auction: AuctionState) -> RuleList:
    """Bid 3NT with a point to spare even if an unbid suit is not stopped."""
    three = bid_at(3, NT)
    if not auction.allows(three) or opponents_bid_notrump(auction):
        return ()
    low = auction.style.game - auction.partner_hand.expected + 1
    return (Rule(three, hl(max(low, 0)), agreed.JUDGE_GAME, when=stops_all(auction.their_suits)),)


def _has_room(auction: AuctionState) -> bool:
    """Return whether there is room below 2NT to describe a hand."""
    return auction.last_bid is not None and auction.last_bid < bid_at(2, NT)


def _invites(auction: AuctionState, fits: tuple[tuple[Suit, int], ...]) -> RuleList:
    """Invite game if partner's maximum is enough for it."""
    style, high, partner = auction.style, auction.partner_hand.high, auction.partner_hand.expected
    if high - auction.partner_hand.low > 10 or high - auction.partner_hand.low < 1 or auction.forced_to_game:
        return ()
    rules = []
    for suit, need in fits:
        three = bid_at(3, suit)
        if suit >= H and auction.allows(three):
            low, top = style.major - high + 1, style.major - partner - 1
            if 0 <= low <= top:
                rules.append(Rule(three, hld(suit, low, top).has(suit, need), agreed.JUDGE_INVITE))
    if auction.known_fit is not None and auction.known_fit >= H:
        return tuple(rules)
    two = bid_at(2, NT)
    low, top = style.game - high + 1, style.game - partner - 1
    if auction.allows(two) and 0 <= low <= top:
        rules.append(Rule(two, hl(low, top), agreed.JUDGE_INVITE, when=notrump_hand(auction)))
    for suit, need in fits:
        three = bid_at(3, suit)
        if (
            suit < H
            and auction.allows(three)
            and auction.partner_hand.min_length(suit) >= 3
            and 0 <= low <= top
        ):
            rules.append(Rule(three, hld(suit, low + 1, top + 3).has(suit, need), agreed.JUDGE_INVITE))
    return tuple(rules)


def _fourth_suit(auction: AuctionState) -> RuleList:
    """Bid the fourth suit with game values and no better bid; it forces to game."""
    if auction.contested or auction.forced_to_game:
        return ()
    bid = {b.strain.suit for b in (*auction.my_bids, *auction.partner_bids)}
    rest = [suit for suit in SUITS if suit not in bid]
    if len(rest) != 1 or None in bid:
        return ()
    call = auction.lowest_bid(rest[0])
    if call is None or call > bid_at(3, S) or auction.partner_hand.low < 11:
        return ()
    low = auction.style.game - auction.partner_hand.expected
    return (Rule(call, hl(low), agreed.JUDGE_FOURTH, Force.GAME),)


def _new_suits(auction: AuctionState) -> RuleList:
    """Bid a new suit, forcing, to look for a fit with the points for game."""
    if (not auction.we_bid_last and auction.contested) or (
        auction.my_hand.high < 12 and not auction.forced_to_game
    ):
        return ()
    style, partner = auction.style, auction.partner_hand.expected
    named = {b.strain.suit for b in (*auction.my_bids, *auction.partner_bids)}
    low = 0 if auction.forced_to_game else max(0, style.game - partner - 1)
    rules = []
    for suit in RANKED:
        call = auction.lowest_bid(suit)
        if (
            suit in named
            or suit in auction.their_suits
            or call is None
            or call > bid_at(3, S)
            or auction.known_fit is not None
        ):
            continue
        least = 5 if auction.partner_hand.lengths[suit][1] <= 3 else 4
        rules.append(Rule(call, hl(low).has(suit, least), agreed.JUDGE_SUIT, Force.ONCE, when=shapely))
    return tuple(rules)


def _corrections(auction: AuctionState) -> RuleList:
    """Correct 3NT to four of a major with an eight-card fit and an unbalanced hand."""
    last = auction.last_bid
    if last is None or last != bid_at(3, NT) or auction.last_bidder != auction.partner:
        return ()
    rules = []
    for suit in (S, H):
        need = max(8 - auction.partner_hand.min_length(suit), 2)
        if auction.my_hand.lengths[suit][0] < need <= 6 and suit not in auction.their_suits:
            rules.append(Rule(bid_at(4, suit), ANY_HAND.has(suit, need), agreed.JUDGE_CORRECT, when=shapely))
    return tuple(rules)
