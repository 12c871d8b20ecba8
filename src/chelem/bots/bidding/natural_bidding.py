"""Where no convention speaks: a contract by points and fit from what partner has shown."""

from chelem.bots.bidding.auction_state import (
    NO_TRUMP,
    Picture,
    Rule,
    Table,
    at,
    is_game,
)
from chelem.bots.bidding.notrump_hand import no_trump_hand, notrump_theirs
from chelem.bots.bidding.partscores import anything, preferences
from chelem.bots.bidding.shape_tests import shapely, stops
from chelem.bots.bidding.shows import (
    Force,
    Shows,
    fit,
    h,
    hl,
)
from chelem.bots.bidding.slam import blackwood
from chelem.core.calls import Word
from chelem.core.cards import SUITS, Suit

C, D, H, S = SUITS
RANKED = (S, H, D, C)
PASS = Word.PASS


def judgement(picture: Picture) -> Table:
    """Slams, games, invitations, ways of looking for a fit, part-scores, pass: in that order."""
    if picture.last is None:
        return (Rule(PASS, h(0), "judge.pass"),)
    fits = _fits(picture)
    end = Rule(PASS, h(0), "judge.pass")
    if is_game(picture.last) and picture.ours:
        return (*_slams(picture, fits), *_corrections(picture), end)
    weak = () if picture.contested and not picture.ours else (*preferences(picture),)
    return (
        *_slams(picture, fits),
        *_games(picture, fits),
        *_fourth_suit(picture),
        *_minor_games(picture, fits),
        *_invites(picture, fits),
        *_new_suits(picture),
        *_gamble(picture),
        *weak,
        *(anything(picture) if picture.forced else ()),
        end,
    )


def _fits(picture: Picture) -> tuple[tuple[Suit, int], ...]:
    """The suits that may be trumps, with the cards that make eight together."""
    found = []
    for suit in RANKED:
        need = max(8 - picture.partners.least(suit), picture.mine.lengths[suit][0], 2)
        if suit not in picture.theirs and need <= 7:
            found.append((suit, need))
    return tuple(found)


def _slams(picture: Picture, fits: tuple[tuple[Suit, int], ...]) -> Table:
    """Blackwood with a fit, six no trumps on points; a grand slam where every point is there."""
    if picture.partners.low < 6 or not _live(picture):
        return ()
    style, low = picture.style, picture.partners.low
    six, seven = at(6, NO_TRUMP), at(7, NO_TRUMP)
    asks = blackwood(picture, [(suit, need) for suit, need in fits if picture.partners.least(suit) >= 2])
    return (
        *asks,
        *(
            (Rule(seven, h(style.grand - low), "slam.grand", when=stops(picture.theirs)),)
            if picture.open_to(seven)
            else ()
        ),
        *(
            (
                Rule(
                    six,
                    h(style.slam - picture.partners.hope, style.grand - low - 1),
                    "slam.small",
                    when=stops(picture.theirs),
                ),
            )
            if picture.open_to(six)
            else ()
        ),
    )


def _live(picture: Picture) -> bool:
    """Nobody has asked for aces or placed a slam yet."""
    last = picture.last
    asked = any(rule.code.startswith("slam.") for rule in picture.made[picture.me % 2 :: 2])
    return last is not None and last.number < 6 and not asked


def _games(picture: Picture, fits: tuple[tuple[Suit, int], ...]) -> Table:
    """Four of a major with eight trumps, three no trumps, five of a minor when no trumps will not do."""
    style, partner = picture.style, picture.partners.hope
    sure = picture.game_forced
    rules = []
    for suit, need in fits:
        if suit >= H and picture.open_to(at(4, suit)):
            low = 0 if sure else style.major - partner
            rules.append(Rule(at(4, suit), fit(suit, low).has(suit, need), "judge.game"))
    three = at(3, NO_TRUMP)
    if picture.open_to(three):
        low = 0 if sure and not _room(picture) else style.game - partner
        shows = hl(max(low, 0))
        rules.append(Rule(three, shows, "judge.game", when=no_trump_hand(picture)))
    return tuple(rules)


def _minor_games(picture: Picture, fits: tuple[tuple[Suit, int], ...]) -> Table:
    """Five of a minor when no trumps will not do and the fourth suit has not been tried."""
    low = picture.style.minor - picture.partners.hope
    return tuple(
        Rule(at(5, suit), fit(suit, low).has(suit, need), "judge.game")
        for suit, need in fits
        if suit < H and picture.open_to(at(5, suit)) and picture.partners.least(suit) >= 3
    )


def _gamble(picture: Picture) -> Table:
    """With the points for game and no other way, three no trumps on hope."""
    three = at(3, NO_TRUMP)
    if not picture.open_to(three) or notrump_theirs(picture):
        return ()
    low = picture.style.game - picture.partners.hope + 1
    return (Rule(three, hl(max(low, 0)), "judge.game", when=stops(picture.theirs)),)


def _room(picture: Picture) -> bool:
    """Whether there is room below three no trumps to describe a hand."""
    return picture.last is not None and picture.last < at(2, NO_TRUMP)


def _invites(picture: Picture, fits: tuple[tuple[Suit, int], ...]) -> Table:
    """One step below game, where partner's best would be enough."""
    style, high, partner = picture.style, picture.partners.high, picture.partners.hope
    if high - picture.partners.low > 10 or high - picture.partners.low < 1 or picture.game_forced:
        return ()
    rules = []
    for suit, need in fits:
        three = at(3, suit)
        if suit >= H and picture.open_to(three):
            low, top = style.major - high + 1, style.major - partner - 1
            if 0 <= low <= top:
                rules.append(Rule(three, fit(suit, low, top).has(suit, need), "judge.invite"))
    if picture.fit is not None and picture.fit >= H:
        return tuple(rules)
    two = at(2, NO_TRUMP)
    low, top = style.game - high + 1, style.game - partner - 1
    if picture.open_to(two) and 0 <= low <= top:
        rules.append(Rule(two, hl(low, top), "judge.invite", when=no_trump_hand(picture)))
    for suit, need in fits:
        three = at(3, suit)
        if suit < H and picture.open_to(three) and picture.partners.least(suit) >= 3 and 0 <= low <= top:
            rules.append(Rule(three, fit(suit, low + 1, top + 3).has(suit, need), "judge.invite"))
    return tuple(rules)


def _fourth_suit(picture: Picture) -> Table:
    """The fourth suit: points for game and no better bid, forcing to game."""
    if picture.contested or picture.game_forced:
        return ()
    bid = {b.strain.suit for place in (picture.me, picture.mate) for b in picture.bids(place)}
    rest = [suit for suit in SUITS if suit not in bid]
    if len(rest) != 1 or None in bid:
        return ()
    call = picture.bid(rest[0])
    if call is None or call > at(3, S) or picture.partners.low < 11:
        return ()
    low = picture.style.game - picture.partners.hope
    return (Rule(call, hl(low), "judge.fourth", Force.GAME),)


def _new_suits(picture: Picture) -> Table:
    """A new suit keeps looking: forcing when its bidder has the points, or game is already promised."""
    if (not picture.ours and picture.contested) or (picture.mine.high < 12 and not picture.game_forced):
        return ()
    style, partner = picture.style, picture.partners.hope
    named = {b.strain.suit for place in (picture.me, picture.mate) for b in picture.bids(place)}
    low = 0 if picture.game_forced else max(0, style.game - partner - 1)
    rules = []
    for suit in RANKED:
        call = picture.bid(suit)
        if (
            suit in named
            or suit in picture.theirs
            or call is None
            or call > at(3, S)
            or picture.fit is not None
        ):
            continue
        least = 5 if picture.partners.lengths[suit][1] <= 3 else 4
        rules.append(Rule(call, hl(low).has(suit, least), "judge.suit", Force.ONCE, when=shapely))
    return tuple(rules)


def _corrections(picture: Picture) -> Table:
    """From three no trumps to four of a major with a known eight-card fit and a shapely hand."""
    last = picture.last
    if last is None or last != at(3, NO_TRUMP) or picture.bidder != picture.mate:
        return ()
    rules = []
    for suit in (S, H):
        need = max(8 - picture.partners.least(suit), 2)
        if picture.mine.lengths[suit][0] < need <= 6 and suit not in picture.theirs:
            rules.append(Rule(at(4, suit), Shows().has(suit, need), "judge.correct", when=shapely))
    return tuple(rules)
