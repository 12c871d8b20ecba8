"""Opener's second call when partner has limited the hand: a raise, or no trumps."""

from chelem.bots.bidding.auction_state import (
    NO_TRUMP,
    Picture,
    Reply,
    Rule,
    Table,
    Test,
    at,
)
from chelem.bots.bidding.rebids import again, describable, opened
from chelem.bots.bidding.shape_tests import shapely, short
from chelem.bots.bidding.shows import (
    Force,
    fit,
    h,
    hl,
)
from chelem.bots.bidding.slam import blackwood
from chelem.core.calls import Bid, Word
from chelem.core.cards import SUITS, Suit

C, D, H, S = SUITS


def after_raise(picture: Picture) -> Table:
    """After a raise of the suit opened: pass, invite, game or slam by points; judgement does the rest."""
    mine, _ = opened(picture)
    raised = picture.bids(picture.mate)[-1]
    low, high = picture.partners.low, picture.partners.high
    style = picture.style
    rules = [*blackwood(picture, [(mine, 5 if mine >= H else 4)])]
    if mine >= H:
        need = style.major - (low + high) // 2
        rules.append(
            Rule(at(4, mine), fit(mine, need if raised.number > 2 else style.major - low - 1), "rebid.game")
        )
        if raised.number == 2:
            rules.append(
                Rule(at(3, mine), fit(mine, style.major - high + 1), "rebid.invite", then=_accepts(mine))
            )
    else:
        rules += _minor_raised(picture, mine, raised)
    rules.append(Rule(Word.PASS, h(0), "rebid.pass"))
    return tuple(rules)


def _minor_raised(picture: Picture, mine: Suit, raised: Bid) -> Table:
    """A minor was raised: no trumps with the other suits held."""
    low, high, game = picture.partners.low, picture.partners.high, picture.style.game
    stopped = _stops_but(mine)
    if raised.number >= 5:
        return ()
    if raised.number == 3:
        return (
            Rule(at(3, NO_TRUMP), h(game - high), "rebid.game", when=stopped),
            Rule(at(5, mine), fit(mine, picture.style.minor - low), "rebid.game"),
        )
    return (
        Rule(at(3, NO_TRUMP), h(game - low - 1), "rebid.game", when=stopped),
        Rule(at(5, mine), fit(mine, picture.style.minor - low), "rebid.game"),
        Rule(at(2, NO_TRUMP), h(game - high + 1, game - low - 2).regular, "rebid.invite"),
        Rule(at(3, mine), fit(mine, game - high + 2), "rebid.invite"),
    )


def _stops_but(mine: Suit) -> Test:
    """Every other suit is stopped, one perhaps by partner."""
    return lambda hand: sum(not hand.stops(suit) for suit in SUITS if suit is not mine) <= 1


def _accepts(major: Suit) -> Reply:
    def answers(picture: Picture) -> Table:
        middle = (picture.mine.low + picture.mine.high + 1) // 2
        return (
            Rule(at(4, major), fit(major, middle), "raise.accept"),
            Rule(Word.PASS, h(0), "raise.decline"),
        )

    return answers


def after_notrump_response(picture: Picture) -> Table:
    """After 1NT: pass with a regular minimum; after 2NT and 3NT: no trumps, or the major once more."""
    mine, _ = opened(picture)
    level = picture.bids(picture.mate)[-1].number
    if level == 1:
        return (
            *_one_notrump(picture, mine),
            Rule(Word.PASS, h(0, 16), "rebid.pass"),
        )
    low, game = picture.partners.low, picture.style.game
    rules = [*blackwood(picture, [(mine, 6)])]
    if mine >= H:
        rules.append(Rule(at(4, mine), hl(game - low).has(mine, 6), "rebid.game"))
        if level == 2:
            rules.append(Rule(at(3, mine), hl(11, game - low - 1).has(mine, 6), "rebid.again"))
    if level == 2:
        rules += [
            *(
                Rule(at(3, suit), hl(game - low).has(suit, 4), "rebid.suit", Force.GAME, when=short)
                for suit in SUITS
                if suit is not mine
            ),
            Rule(at(3, NO_TRUMP), hl(game - low), "rebid.game"),
            Rule(at(3, mine), hl(11, game - low).has(mine, 6), "rebid.again"),
        ]
    slam = picture.style.slam
    if level < 4:
        rules.append(Rule(at(6, NO_TRUMP), h(slam - low), "slam.small"))
    else:
        rules.append(Rule(at(6, NO_TRUMP), hl(slam - low - 1), "slam.small"))
    rules.append(Rule(Word.PASS, h(0), "rebid.pass"))
    return tuple(rules)


def _one_notrump(picture: Picture, mine: Suit) -> Table:
    """After 1NT, 6–10: 2NT with 17–18, 3NT with 19; six cards, a second suit."""
    rules = [
        Rule(at(3, NO_TRUMP), h(19).regular, "rebid.notrump"),
        Rule(at(2, NO_TRUMP), h(17, 18).regular, "rebid.notrump"),
    ]
    for suit in reversed(SUITS):
        if suit is mine:
            continue
        if suit > mine:
            rules.append(Rule(at(2, suit), hl(17).has(suit, 4).has(mine, 5), "rebid.reverse", Force.ONCE))
        else:
            rules.append(Rule(at(3, suit), hl(19).has(suit, 4), "rebid.jump", Force.GAME, when=describable))
    rules += again(picture, mine)
    for suit in SUITS:
        if suit < mine:
            rules.append(Rule(at(2, suit), hl(11, 18).has(suit, 4), "rebid.suit", when=shapely))
    if mine >= D:
        rules.append(
            Rule(
                at(2, C),
                hl(11, 18).has(C, 3),
                "rebid.suit",
                when=lambda hand: min(hand.lengths) == 0 and hand.length(C) >= 4,
            )
        )
    return tuple(rules)
