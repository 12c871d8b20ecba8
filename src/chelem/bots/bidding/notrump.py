"""After an opening or overcall of 1NT or 2NT: Stayman, transfers, and raises of no trumps."""

from chelem.bots.bidding.auction_state import (
    NO_TRUMP,
    Picture,
    Reply,
    Rule,
    Table,
    at,
)
from chelem.bots.bidding.evaluation import Holding
from chelem.bots.bidding.shows import (
    Force,
    Shows,
    fit,
    h,
    hl,
)
from chelem.bots.bidding.slam import after_quantitative, blackwood
from chelem.core.calls import Bid, Word
from chelem.core.cards import SUITS, Strain, Suit

C, D, H, S = SUITS
MAJORS = (H, S)


def _missing(picture: Picture) -> tuple[int, int]:
    """The honour points for an invitation and for game, opposite what partner promised."""
    game = picture.style.game - picture.partners.low
    return max(0, picture.style.game - picture.partners.high), max(0, game)


def after_notrump(picture: Picture) -> Table:
    """Transfers with a five-card major, Stayman with four, else a raise by points."""
    level = _level(picture)
    invite, game = _missing(picture)
    return (
        *_transfers(level),
        *_stayman(level, invite if level == 1 else game),
        *_raises(picture, level, invite, game),
        *(
            (Rule(at(2, S), hl(0, invite).has(C, 6), "nt.clubs", Force.ONCE, then=_clubs),)
            if level == 1
            else ()
        ),
        Rule(Word.PASS, h(0, max(0, (invite if level == 1 else game) - 1)), "nt.pass"),
    )


def _level(picture: Picture) -> int:
    """The level of partner's no trumps."""
    bid = next(call for call in reversed(picture.calls[picture.mate :: 4]) if isinstance(call, Bid))
    return bid.number


def _transfers(level: int) -> Table:
    """The suit below the major; the longer major, hearts with two equal weak ones, spades when strong."""
    to_spades = Rule(at(level + 1, H), h(0).has(S, 5), "nt.transfer", Force.ONCE, _spades_first, _accept(S))
    to_hearts = Rule(at(level + 1, D), h(0).has(H, 5), "nt.transfer", Force.ONCE, then=_accept(H))
    return to_spades, to_hearts


def _spades_first(hand: Holding) -> bool:
    return hand.length(S) >= hand.length(H)


def _stayman(level: int, low: int) -> Table:
    asks = (h(low).has(major, 4, 4) for major in MAJORS)
    return tuple(
        Rule(at(level + 1, C), shows, "nt.stayman", Force.ONCE, _not_flat, _majors) for shows in asks
    )


def _not_flat(hand: Holding) -> bool:
    """4333 plays no better with trumps."""
    return max(hand.lengths) > 4 or sorted(hand.lengths) != [3, 3, 3, 4]


def _raises(picture: Picture, level: int, invite: int, game: int) -> Table:
    """Invitations and games at no trumps, and slams by points."""
    style, low = picture.style, picture.partners.low
    slam = (
        Rule(at(7, NO_TRUMP), h(style.grand - low), "nt.grand"),
        *(Rule(at(6, suit), fit(suit, style.slam - low).has(suit, 6), "nt.slam") for suit in (D, C)),
        Rule(at(6, NO_TRUMP), h(style.slam - low, style.grand - low - 1), "nt.slam"),
        *_quantitative(picture),
        Rule(at(3, NO_TRUMP), hl(game, style.slam - picture.partners.high), "nt.game"),
    )
    if level > 1:
        return slam
    return (
        *slam,
        Rule(at(2, NO_TRUMP), hl(invite, game - 1), "nt.invite", then=_invited),
    )


def _quantitative(picture: Picture) -> Table:
    """4NT, where no suit is agreed: six with a maximum."""
    low, high = picture.style.slam - picture.partners.high, picture.style.slam - picture.partners.low - 1
    return (Rule(at(4, NO_TRUMP), h(low, high), "nt.quantitative", then=after_quantitative),)


def _invited(picture: Picture) -> Table:
    """Partner invites: game with the upper half."""
    middle = (picture.mine.low + picture.mine.high + 1) // 2
    return (
        Rule(at(3, NO_TRUMP), h(middle, picture.mine.high), "nt.accept"),
        Rule(at(3, NO_TRUMP), hl(middle + 1), "nt.accept"),
        Rule(Word.PASS, h(0), "nt.decline"),
    )


def _clubs(picture: Picture) -> Table:
    """2♠ asks for 3♣, to play there."""
    return (Rule(at(3, C), picture.mine, "nt.to-clubs", then=_stop),)


def _stop(_: Picture) -> Table:
    return (Rule(Word.PASS, h(0), "stop"),)


def _accept(major: Suit) -> Reply:
    """The major asked for; a level higher with four cards and a maximum."""

    def answers(picture: Picture) -> Table:
        mine, low = picture.mine, picture.bid(major)
        if low is None:
            return ()
        jump = at(low.number + 1, major)
        top = (Rule(jump, h(mine.high, mine.high).has(major, 4), "nt.superaccept", then=_transferred(major)),)
        return (
            *(top if low.number == 2 else ()),
            Rule(low, Shows().has(major, 2), "nt.accept-transfer", then=_transferred(major)),
            Rule(low, Shows(), "nt.accept-transfer", then=_transferred(major)),
        )

    return answers


def _transferred(major: Suit) -> Reply:
    """Captain after a transfer: pass, invite, game, the other major, or slam."""

    def goes_on(picture: Picture) -> Table:
        _, game = _missing(picture)
        need = picture.style.major - picture.partners.low
        low = picture.last is not None and picture.last.number == 2
        fitted = (Rule(at(4, major), fit(major, max(0, need - 2)), "nt.major-game"),)
        return (
            *blackwood(picture, [(major, 6)]),
            Rule(at(4, major), fit(major, need).has(major, 6), "nt.major-game"),
            *(_below_three(picture, major) if low else ()),
            Rule(at(6, NO_TRUMP), h(picture.style.slam - picture.partners.low), "nt.slam"),
            *(fitted if not low and picture.partners.least(major) >= 4 else ()),
            Rule(at(3, NO_TRUMP), hl(game).has(major, 5, 5), "nt.choice", then=_choose(major)),
            Rule(Word.PASS, h(0), "stop"),
        )

    return goes_on


def _below_three(picture: Picture, major: Suit) -> Table:
    """With room after the transfer: the other major, or an invitation with five or six cards."""
    invite, game = _missing(picture)
    need = picture.style.major - picture.partners.low
    other, asks = S if major is H else H, _raised(major)
    new = at(2 if other is S else 3, other)
    six, five = fit(major, need - 2, need - 1).has(major, 6), hl(invite + 1, game - 1).has(major, 5, 5)
    return (
        Rule(new, hl(game).has(other, 4), "nt.two-suits", Force.GAME),
        Rule(at(3, major), six, "nt.invite-major", then=asks),
        Rule(at(2, NO_TRUMP), five, "nt.invite-five", then=asks),
    )


def _raised(major: Suit) -> Reply:
    """Invited, five or six cards shown: game with a maximum, in the major with a fit."""

    def answers(picture: Picture) -> Table:
        high = picture.mine.high
        need = 3 if picture.partners.least(major) == 5 else 2
        return (
            Rule(at(4, major), h(high - 1, high).has(major, need), "nt.major-game"),
            Rule(at(3, NO_TRUMP), h(high - 1, high), "nt.accept"),
            *(
                (Rule(at(3, major), h(0).has(major, need), "nt.decline"),)
                if picture.open_to(at(3, major))
                else ()
            ),
            Rule(Word.PASS, h(0), "nt.decline"),
        )

    return answers


def _choose(major: Suit) -> Reply:
    """Partner offers 3NT or four of the major: the major with three cards."""

    def answers(_: Picture) -> Table:
        return (
            Rule(at(4, major), Shows().has(major, 3), "nt.major-game", when=_can_ruff),
            Rule(Word.PASS, h(0), "nt.pass"),
        )

    return answers


def _can_ruff(hand: Holding) -> bool:
    return sorted(hand.lengths) != [3, 3, 3, 4]


def _majors(picture: Picture) -> Table:
    """Answers to Stayman: hearts, spades, or diamonds for neither."""
    level = 0 if picture.last is None else picture.last.number
    return (
        Rule(at(level, H), picture.mine.has(H, 4), "nt.four-hearts", then=_found),
        Rule(at(level, S), picture.mine.has(S, 4).has(H, 0, 3), "nt.four-spades", then=_found),
        Rule(at(level, D), picture.mine.has(H, 0, 3).has(S, 0, 3), "nt.no-major", then=_found),
        Rule(at(level, D), Shows(), "nt.no-major", then=_found),
    )


def _found(picture: Picture) -> Table:
    """After the answer to Stayman: the fit, else no trumps."""
    last = picture.last
    if last is None:
        return ()
    major, low = last.strain.suit, last.number == 2
    fitted = () if major is None or major not in MAJORS else _fitted(picture, major, low=low)
    _, game = _missing(picture)
    two = Rule(at(2, NO_TRUMP), hl(0, game - 1), "nt.invite", then=_after_stayman)
    three = Rule(at(3, NO_TRUMP), h(0), "nt.game", then=_after_stayman)
    return (
        *fitted,
        Rule(at(6, NO_TRUMP), h(picture.style.slam - picture.partners.low), "nt.slam"),
        *(() if fitted else _quantitative(picture)),
        Rule(at(3, NO_TRUMP), hl(game), "nt.game", then=_after_stayman),
        two if low else three,
    )


def _fitted(picture: Picture, major: Suit, *, low: bool) -> Table:
    """Partner has shown the major: slam, game, or an invitation where there is room."""
    need = picture.style.major - picture.partners.low
    invite = fit(major, 0, need - 1).has(major, 4)
    return (
        *blackwood(picture, [(major, 4)]),
        Rule(at(4, major), fit(major, need if low else 0).has(major, 4), "nt.major-game"),
        *((Rule(at(3, major), invite, "nt.invite-major", then=_raised_four),) if low else ()),
    )


def _raised_four(picture: Picture) -> Table:
    """The major is agreed and partner invites."""
    suit = picture.last.strain.suit if picture.last else None
    if suit is None:
        return ()
    middle = (picture.mine.low + picture.mine.high) // 2
    return (
        Rule(at(4, suit), fit(suit, middle + 1), "nt.major-game"),
        Rule(Word.PASS, h(0), "nt.decline"),
    )


def _after_stayman(picture: Picture) -> Table:
    """Partner used Stayman and has no fit for hearts: then four spades."""
    last = picture.last
    if last is None:
        return ()
    both = any(bid.strain is Strain.H for bid in picture.bids(picture.me))
    middle = (picture.mine.low + picture.mine.high + 1) // 2
    rules: list[Rule] = []
    if both:
        if last.number == 2:
            rules.append(Rule(at(3, S), h(0, middle - 1).has(S, 4), "nt.other-major"))
        rules.append(Rule(at(4, S), Shows().has(S, 4), "nt.other-major"))
    return (*rules, *(_invited(picture) if last.number == 2 else ()), Rule(Word.PASS, h(0), "stop"))
