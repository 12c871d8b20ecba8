"""The words of conditions: what a hand, a suit or a side holds."""

import re
from collections.abc import Iterable, Mapping
from typing import Any, TypedDict, TypeVar, Unpack

from chelem.core.cards import Card, Suit
from chelem.core.codes import Coded
from chelem.core.errors import BadOption
from chelem.core.hands import HIGH_FIRST, Hand
from chelem.core.seats import Seat, Side
from chelem.simulation import evaluations
from chelem.simulation.conditions import Asked, Condition, Some
from chelem.simulation.evaluations import Evaluation, top
from chelem.simulation.patterns import Lengths
from chelem.simulation.ranges import Range, Wide
from chelem.simulation.requirements import Requirement, all_lengths
from chelem.simulation.shapes import Shape

C = TypeVar("C", bound=Coded)


class Wishes(TypedDict, total=False):
    """What may be asked of the cards of a hand or a side; a range is 15, (15, 17), "15-17" or "15+"."""

    spades: Wide
    hearts: Wide
    diamonds: Wide
    clubs: Wide
    points: Wide
    controls: Wide
    losers: Wide
    new_losers: Wide
    quick_tricks: Wide
    worth: Mapping[Evaluation, Wide]
    holds: Hand | str
    lacks: Hand | str


LENGTHS = ("spades", "hearts", "diamonds", "clubs")
EVALUATIONS = ("points", "controls", "losers", "new_losers", "quick_tricks")
_TOP = re.compile(r"(\d{1,2})/(\d{1,2})", re.ASCII)


def hand(seat: Seat | str, shape: Shape | str = "any", **wishes: Unpack[Wishes]) -> Condition:
    """The condition that a seat's hand is so; what is not mentioned may be anything.

    `spades` … `clubs` are lengths, `points` … `quick_tricks` the evaluations of those names, `worth` has
    ranges of other ones. `holds` and `lacks` are cards, as in `"AK..Q."` or `"SA SK DQ"`: to hold thirteen is
    to be that hand. `ParseError` or `BadOption` for what means nothing.

    >>> hand("N", "balanced", points=(15, 17)) & hand("S", hearts="5+", points="8+")
    hand('N', 'balanced', points=(15, 17)) & hand('S', hearts='5+', points='8+')
    """
    place, shaped = _coded(Seat, seat), Shape.of(shape)
    shown = [] if shape == "any" else [repr(str(shaped))]
    told = ", ".join([repr(str(place)), *shown, *_told(wishes)])
    return Asked(_required((place,), shaped.shapes, wishes), f"hand({told})")


def side(pair: Side | str, **wishes: Unpack[Wishes]) -> Condition:
    """The condition that the cards of two partners together are so; the words are those of `hand`.

    >>> side("NS", points="25-27", spades="8+")
    side('NS', points='25-27', spades='8+')
    """
    both = _coded(Side, pair)
    told = ", ".join([repr(str(both)), *_told(wishes)])
    return Asked(_required(both.seats, all_lengths(2), wishes), f"side({told})")


def fit(pair: Side | str, length: Wide = "8+", suits: Iterable[Suit | str] = "SHDC") -> Condition:
    """The condition that two partners have so many cards together in one of these suits, or in several.

    >>> fit("NS", "9+", "SH")
    side('NS', spades='9+') | side('NS', hearts='9+')
    """
    names = (LENGTHS[HIGH_FIRST.index(_coded(Suit, suit))] for suit in suits)
    found: list[dict[str, Any]] = [{name: length} for name in names]
    return Some(tuple(side(pair, **wishes) for wishes in found))


def suit(
    seat: Seat | str,
    name: Suit | str,
    length: Wide = "any",
    *,
    points: Wide = "any",
    quality: Wide = "any",
    top: str = "",
) -> Condition:
    """The condition that one suit of a hand is so: its length, its points, its quality, its top cards.

    `top="2/3"` asks for two of the three highest cards, or more.

    >>> suit("W", "S", "7", top="2/3") & hand("W", points="6-10", lacks="HA DA CA")
    suit('W', 'S', '7', top='2/3') & hand('W', points='6-10', lacks='HA DA CA')
    """
    place, which = _coded(Seat, seat), _coded(Suit, name)
    wide = Range.of(length)
    lengths = frozenset(lengths for lengths in all_lengths(1) if lengths[HIGH_FIRST.index(which)] in wide)
    asked = {evaluations.points: Range.of(points), evaluations.quality: Range.of(quality), **_top(top)}
    suits = {(which, evaluation): wide for evaluation, wide in asked.items() if wide != Range()}
    given = {"points": points, "quality": quality, "top": top}
    shown = [repr(length)] if length != "any" else []
    shown += _told({name: value for name, value in given.items() if value not in ("any", "")})
    told = ", ".join([repr(str(place)), repr(str(which)), *shown])
    return Asked(Requirement((place,), lengths, suits=suits), f"suit({told})")


def _required(seats: tuple[Seat, ...], lengths: frozenset[Lengths], wishes: Mapping[str, Any]) -> Requirement:
    """What these words ask for."""
    for word in wishes:
        if word not in Wishes.__annotations__:
            raise BadOption("condition.word", word=word, words=", ".join(Wishes.__annotations__))
    for place, name in enumerate(LENGTHS):
        wide = Range.of(wishes.get(name, "any"))
        lengths = frozenset(found for found in lengths if found[place] in wide)
    asked = {getattr(evaluations, name): wishes[name] for name in EVALUATIONS if name in wishes}
    asked |= wishes.get("worth", {})
    ranges = {evaluation: Range.of(wide) for evaluation, wide in asked.items()}
    ranges = {evaluation: wide for evaluation, wide in ranges.items() if wide != Range()}
    holds, lacks = _cards(wishes.get("holds", "")), _cards(wishes.get("lacks", ""))
    return Requirement(seats, lengths, ranges, holds=holds, lacks=lacks)


def _cards(given: Hand | str) -> Hand:
    if isinstance(given, Hand):
        return given
    return Hand.parse(given) if "." in given else Hand.of(map(Card.parse, given.split()))


def _top(text: str) -> dict[Evaluation, Range]:
    if not text:
        return {}
    found = _TOP.fullmatch(text)
    if found is None or not 1 <= int(found[2]) <= 13:
        raise BadOption("condition.top", text=text)
    return {top(int(found[2])): Range(int(found[1]))}


def _coded(kind: type[C], given: C | str) -> C:
    return given if isinstance(given, kind) else kind.parse(str(given))


def _told(wishes: Mapping[str, object]) -> list[str]:
    return [f"{name}={value!r}" for name, value in wishes.items()]
