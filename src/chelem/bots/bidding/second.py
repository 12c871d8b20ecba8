"""Responder's second call after opener's 1NT: six cards, the enquiry of 2♣, or no trumps by points."""

from chelem.bots.bidding.auction_state import (
    NO_TRUMP,
    Picture,
    Reply,
    Rule,
    Table,
    at,
)
from chelem.bots.bidding.shape_tests import short
from chelem.bots.bidding.shows import (
    Force,
    fit,
    h,
    hl,
)
from chelem.bots.bidding.slam import blackwood
from chelem.core.calls import Word
from chelem.core.cards import SUITS, Suit

C, D, H, S = SUITS


def after_one_notrump(picture: Picture) -> Table:
    """Opener is regular with 12–14: a six-card major, 2♣ with five and an invitation, else by points."""
    mine = picture.bids(picture.me)[0].strain.suit
    if mine is None:
        return ()
    style, partner = picture.style, picture.partners
    invite, game = style.game - partner.high, style.game - partner.low - 1
    weak = hl(0, invite)
    return (
        *blackwood(picture, [(mine, 6)]),
        *(_major(picture, mine, invite) if mine >= H else ()),
        Rule(at(6, NO_TRUMP), h(style.slam - partner.low), "slam.small"),
        Rule(at(3, NO_TRUMP), hl(game), "second.game"),
        Rule(at(2, NO_TRUMP), hl(invite, game - 1), "second.invite"),
        Rule(at(2, mine), weak.has(mine, 6), "second.again"),
        *((Rule(at(2, mine), weak.has(mine, 5), "second.again", when=short),) if mine >= H else ()),
        Rule(Word.PASS, h(0), "second.pass"),
    )


def _major(picture: Picture, mine: Suit, invite: int) -> Table:
    """Six cards play in the major; five ask for three; hearts and spades are shown together."""
    game = picture.style.major - picture.partners.low - 1
    both = (
        Rule(at(2, H), hl(0, invite).has(S, 5).has(H, 4), "second.suits")
        if mine is S
        else Rule(at(2, S), hl(invite + 2).has(H, 5).has(S, 4), "second.suits", Force.GAME)
    )
    return (
        Rule(at(4, mine), fit(mine, game).has(mine, 6), "second.game"),
        Rule(at(3, mine), fit(mine, game - 2, game - 1).has(mine, 6), "second.invite"),
        Rule(at(2, C), hl(invite).has(mine, 5, 5), "second.enquiry", Force.ONCE, then=_answers),
        both,
    )


def _answers(picture: Picture) -> Table:
    """Three cards in partner's major or not, minimum or maximum."""
    major = picture.bids(picture.mate)[0].strain.suit
    if major is None:
        return ()
    middle = (picture.mine.low + picture.mine.high) // 2
    return (
        Rule(at(3, major), h(middle + 1).has(major, 3), "second.three-maximum", then=_placed(major)),
        Rule(at(2, major), h(0, middle).has(major, 3), "second.three", then=_placed(major)),
        Rule(at(2, NO_TRUMP), h(middle + 1), "second.maximum", then=_placed(major)),
        Rule(at(2, D), h(0), "second.minimum", then=_placed(major)),
    )


def _placed(major: Suit) -> Reply:
    def places(picture: Picture) -> Table:
        style, partners = picture.style, picture.partners
        fitted = partners.least(major) >= 3
        game = style.game - partners.low
        rules: list[Rule] = []
        if fitted:
            need = style.major - partners.low - 1
            rules += [*blackwood(picture, [(major, 5)]), Rule(at(4, major), fit(major, need), "second.game")]
            if picture.open_to(at(3, major)):
                rules.append(Rule(at(3, major), fit(major, need - 1, need - 1), "second.invite"))
            rules.append(Rule(Word.PASS, h(0), "second.pass"))
            return tuple(rules)
        rules += [
            Rule(at(6, NO_TRUMP), h(style.slam - partners.low), "slam.small"),
            Rule(
                at(3, NO_TRUMP),
                hl(game - (picture.last is not None and picture.last.strain is NO_TRUMP)),
                "second.game",
            ),
        ]
        if picture.open_to(at(2, major)):
            rules.append(Rule(at(2, NO_TRUMP), hl(game - 1, game - 1), "second.invite"))
            rules.append(Rule(at(2, major), hl(0), "second.again"))
        rules.append(Rule(Word.PASS, h(0), "second.pass"))
        return tuple(rules)

    return places
