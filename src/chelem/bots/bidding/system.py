"""Which page of the system applies, and what every call of an auction has meant."""

from dataclasses import replace
from functools import lru_cache, reduce

from chelem.bots.bidding.auction_state import (
    NO_TRUMP,
    Picture,
    Rule,
    Table,
    at,
)
from chelem.bots.bidding.competition import competition
from chelem.bots.bidding.contested import over_double, over_overcall
from chelem.bots.bidding.contested_notrump import over_notrump
from chelem.bots.bidding.defence import defence
from chelem.bots.bidding.natural_bidding import judgement
from chelem.bots.bidding.openings import openings
from chelem.bots.bidding.shows import Force, Shows
from chelem.core.calls import Bid, Call, Word
from chelem.core.cards import Suit
from chelem.engine.style import Style

_UNMOVED = ("nt.", "slam.", "strong.", "second.enquiry", "opening.strong", "response.suit", "response.two")
FREE = at(3, Suit.S)
_PREEMPTS = ("opening.weak", "opening.preempt", "overcall.weak")


def pages(picture: Picture) -> tuple[Table, ...]:
    """The pages for the one to call, the most particular first; the first rule that fits is the call."""
    if picture.last is None:
        return (openings(picture),)
    if not any(picture.of(place) for place in (picture.me, picture.mate)):
        return (defence(picture),)
    asked = picture.asked
    if asked is not None and asked.then is not None and _answers(picture, asked):
        return (asked.then(picture), judgement(picture))
    if _preempted(picture):
        return ((Rule(Word.PASS, Shows(), "preempt.silent"),),)
    if asked is not None and asked.then is not None and asked.code.startswith("response."):
        return (_free(asked.then(picture), picture), competition(picture))
    if first := _first_response(picture):
        return (first, judgement(picture))
    if picture.contested and not (picture.ours and picture.quiet):
        return (competition(picture),)
    return (judgement(picture),)


def _answers(picture: Picture, asked: Rule) -> bool:
    """Whether partner's question still stands: the next player passed, or doubled a convention."""
    if picture.quiet or asked.code.startswith("double."):
        return True
    return picture.calls[-1] is Word.DOUBLE and asked.code.startswith(_UNMOVED)


def _preempted(picture: Picture) -> bool:
    """Whether the one to call has preempted: partner decides from then on."""
    return any(rule.code in _PREEMPTS for rule in picture.of(picture.me)) and not picture.forced


def _free(page: Table, picture: Picture) -> Table:
    """The rebids that say something, now that one need not speak."""
    return tuple(
        rule
        for rule in page
        if isinstance(rule.call, Bid)
        and picture.open_to(rule.call)
        and not rule.code.endswith(".least")
        and (rule.call <= FREE or rule.code == "rebid.raise")
    )


def _first_response(picture: Picture) -> Table:
    """Partner opened, they came in at once, and it is my first call since."""
    if (
        picture.opener != picture.mate
        or picture.quiet
        or len(picture.of(picture.mate)) != 1
        or picture.of(picture.me)
    ):
        return ()
    opening = picture.first
    if opening.number > 1:
        return ()
    if opening.strain is NO_TRUMP:
        return over_notrump(picture)
    return over_double(picture) if picture.calls[-1] is Word.DOUBLE else over_overcall(picture)


def step(picture: Picture, call: Call) -> Picture:
    """The picture after one call more."""
    rule = understand(picture, call)
    known = list(picture.known)
    me = picture.me
    known[me] = rule.shows.within(known[me]) or replace(rule.shows, count=Shows().count, trumps=None)
    first, second, third, fourth = known
    return Picture(
        picture.style, (*picture.calls, call), (*picture.made, rule), (first, second, third, fourth)
    )


def understand(picture: Picture, call: Call) -> Rule:
    """What a call says here: all the rules that make it, or its plain meaning where there is none."""
    first, *others = senses(pages(picture), picture, call)
    return replace(first, shows=reduce(Shows.or_else, (rule.shows for rule in others), first.shows))


def senses(tables: tuple[Table, ...], picture: Picture, call: Call) -> Table:
    """The rules that make a call, of the first page that knows it: those that are answered alike."""
    for page in tables:
        rules = [rule for rule in page if rule.call == call and rule.shows.within(picture.mine) is not None]
        if rules:
            rules = [rule for rule in rules if not rule.code.endswith(".least")] or rules
            return tuple(rule for rule in rules if rule.then is rules[0].then)
    return (_plain(picture, call),)


def _plain(picture: Picture, call: Call) -> Rule:
    """A call that the system does not know: a suit is length, no trumps a regular hand."""
    if not isinstance(call, Bid):
        return Rule(call, Shows(), "plain.call")
    suit = call.strain.suit
    if suit is None:
        return Rule(call, Shows(), "plain.notrump")
    if picture.partners.least(suit) >= 4:
        return Rule(call, Shows().has(suit, 3), "plain.raise")
    shown = picture.mine.lengths[suit][0]
    least = min(shown + 1, 7) if shown >= 4 else 5 if not picture.ours else 4
    return Rule(call, Shows().has(suit, least), "plain.suit", Force.NONE)


@lru_cache(maxsize=4096)
def _read(style: Style, calls: tuple[Call, ...]) -> Picture:
    return Picture(style) if not calls else step(_read(style, calls[:-1]), calls[-1])


def read(style: Style, calls: tuple[Call, ...]) -> Picture:
    """The picture of an auction from its first call; long ones are read piece by piece."""
    for end in range(0, len(calls), 40):
        _read(style, calls[:end])
    return _read(style, calls)


@lru_cache(maxsize=4096)
def rules(style: Style, calls: tuple[Call, ...]) -> Table:
    """The page that applies after these calls."""
    return tuple(rule for page in pages(read(style, calls)) for rule in page)
