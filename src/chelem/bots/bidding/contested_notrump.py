"""Partner opened 1NT and the next player came in."""

from chelem.bots.bidding.auction_state import (
    NO_TRUMP,
    Picture,
    Rule,
    Table,
    at,
)
from chelem.bots.bidding.penalty import leave
from chelem.bots.bidding.shape_tests import longest, shapely, stops
from chelem.bots.bidding.shows import Force, h, hl
from chelem.core.calls import Word
from chelem.core.cards import SUITS, Suit

C, D, H, S = SUITS


def over_notrump(picture: Picture) -> Table:
    """Natural suits, game by points, a double with trumps; over a double only weak hands run."""
    game = max(0, picture.style.game - picture.partners.low)
    strong = (Rule(Word.REDOUBLE, h(game), "redouble.strong"),) if picture.doubled else _strong(picture, game)
    return (*_suits(picture, game), *strong, Rule(Word.PASS, h(0), "response.pass"))


def _suits(picture: Picture, game: int) -> Table:
    """Five cards: to play at the two level, forcing to game at the three level; six of a major for game."""
    rules = [
        Rule(at(4, suit), hl(game).has(suit, 6), "response.game")
        for suit in (S, H)
        if suit not in picture.theirs and picture.open_to(at(4, suit))
    ]
    weak = hl(0 if picture.doubled else 4, game)
    for suit in (S, H, D, C):
        call = picture.bid(suit)
        if call is None or suit in picture.theirs or call.number > 3:
            continue
        if call.number == 3:
            rules.append(Rule(call, hl(game).has(suit, 5), "response.suit", Force.GAME, shapely))
        else:
            rules.append(Rule(call, weak.has(suit, 5), "response.suit", when=longest(suit)))
    return tuple(rules)


def _strong(picture: Picture, game: int) -> Table:
    """Four trumps behind the overcall double; with a stopper no trumps; a double with points besides."""
    last, stopped = picture.last, stops(picture.theirs)
    if last is None or last.strain is NO_TRUMP:
        return ()
    trumps, two = h(7).has(Suit(last.strain), 4), at(2, NO_TRUMP)
    rules = [
        Rule(Word.DOUBLE, trumps, "double.penalty", when=stopped, then=leave),
        Rule(at(3, NO_TRUMP), h(game), "response.game", when=stopped),
    ]
    if last.number <= 2:
        rules.append(Rule(two, h(game - 2, game - 1), "response.invite", when=stopped))
        rules.append(Rule(Word.DOUBLE, h(game), "double.values"))
    return tuple(rules)
