"""Conditions on a hand, a suit, a side or a fit, from keyword arguments."""

import re
from collections.abc import Iterable, Mapping
from typing import Any, TypedDict, TypeVar, Unpack

from chelem.core.cards import HIGH_FIRST, Card, Suit
from chelem.core.codes import Coded
from chelem.core.errors import BadOption
from chelem.core.hands import Hand
from chelem.core.seats import Seat, Side
from chelem.simulation import evaluations
from chelem.simulation.conditions import Condition, Required, Some
from chelem.simulation.evaluations import Evaluation, top
from chelem.simulation.ranges import Range, Wide
from chelem.simulation.requirements import Requirement, all_lengths
from chelem.simulation.shapes import Shape, ShapeLengths

C = TypeVar("C", bound=Coded)


class HoldingTerms(TypedDict, total=False):
    """Keywords that describe the cards of a hand or a side; a range is 15, (15, 17), "15-17" or "15+"."""

    spades: Wide
    hearts: Wide
    diamonds: Wide
    clubs: Wide
    hcp: Wide
    controls: Wide
    losers: Wide
    new_losers: Wide
    quick_tricks: Wide
    worth: Mapping[Evaluation, Wide]
    holds: Hand | str
    lacks: Hand | str


LENGTHS = ("spades", "hearts", "diamonds", "clubs")
EVALUATIONS = ("hcp", "controls", "losers", "new_losers", "quick_tricks")
_TOP = re.compile(r"(\d{1,2})/(\d{1,2})", re.ASCII)


def hand(seat: Seat | str, shape: Shape | str = "any", **terms: Unpack[HoldingTerms]) -> Condition:
    """A condition on the hand of one seat; whatever is not mentioned is free.

    `spades` … `clubs` are lengths, `hcp` … `quick_tricks` the evaluations of those names, `worth` maps other
    evaluations to ranges. `holds` and `lacks` are cards, as in `"AK..Q."` or `"SA SK DQ"`; holding thirteen
    fixes the hand. `ParseError` or `BadOption` for anything that cannot be understood.

    >>> hand("N", "balanced", hcp=(15, 17)) & hand("S", hearts="5+", hcp="8+")
    hand('N', 'balanced', hcp=(15, 17)) & hand('S', hearts='5+', hcp='8+')
    """
    if isinstance(shape, Hand) or (isinstance(shape, str) and "." in shape):
        raise BadOption("condition.holds", text=shape)
    place, shaped = _coded(Seat, seat), Shape.of(shape)
    shown = [] if shape == "any" else [repr(str(shaped))]
    text = ", ".join([repr(str(place)), *shown, *_arguments(terms)])
    return Required(_required((place,), shaped.shapes, terms), f"hand({text})")


def side(pair: Side | str, **terms: Unpack[HoldingTerms]) -> Condition:
    """A condition on the combined cards of two partners; the keywords are those of `hand`.

    >>> side("NS", hcp="25-27", spades="8+")
    side('NS', hcp='25-27', spades='8+')
    """
    both = _coded(Side, pair)
    text = ", ".join([repr(str(both)), *_arguments(terms)])
    return Required(_required(both.seats, all_lengths(2), terms), f"side({text})")


def fit(pair: Side | str, length: Wide = "8+", suits: Iterable[Suit | str] = "SHDC") -> Condition:
    """A condition that two partners hold `length` cards together in at least one of these suits.

    >>> fit("NS", "9+", "SH")
    side('NS', spades='9+') | side('NS', hearts='9+')
    """
    names = (LENGTHS[HIGH_FIRST.index(_coded(Suit, suit))] for suit in suits)
    found: list[dict[str, Any]] = [{name: length} for name in names]
    return Some(tuple(side(pair, **terms) for terms in found))


def suit(
    seat: Seat | str,
    name: Suit | str,
    length: Wide = "any",
    *,
    hcp: Wide = "any",
    quality: Wide = "any",
    top: str = "",
) -> Condition:
    """A condition on one suit of a hand: its length, HCP, quality and top cards.

    `top="2/3"` asks for two of the three highest cards, or more.

    >>> suit("W", "S", "7", top="2/3") & hand("W", hcp="6-10", lacks="HA DA CA")
    suit('W', 'S', '7', top='2/3') & hand('W', hcp='6-10', lacks='HA DA CA')
    """
    place, which = _coded(Seat, seat), _coded(Suit, name)
    wide = Range.of(length)
    lengths = frozenset(lengths for lengths in all_lengths(1) if lengths[HIGH_FIRST.index(which)] in wide)
    asked = {evaluations.hcp: Range.of(hcp), evaluations.quality: Range.of(quality), **_top(top)}
    suits = {(which, evaluation): wide for evaluation, wide in asked.items() if wide != Range()}
    given = {"hcp": hcp, "quality": quality, "top": top}
    shown = [repr(length)] if length != "any" else []
    shown += _arguments({name: value for name, value in given.items() if value not in ("any", "")})
    text = ", ".join([repr(str(place)), repr(str(which)), *shown])
    return Required(Requirement((place,), lengths, suits=suits), f"suit({text})")


def _required(
    seats: tuple[Seat, ...], lengths: frozenset[ShapeLengths], terms: Mapping[str, Any]
) -> Requirement:
    """The requirement these keywords describe."""
    for word in terms:
        if word not in HoldingTerms.__annotations__:
            raise BadOption("condition.word", word=word, words=", ".join(HoldingTerms.__annotations__))
    for place, name in enumerate(LENGTHS):
        wide = Range.of(terms.get(name, "any"))
        lengths = frozenset(found for found in lengths if found[place] in wide)
    asked = {getattr(evaluations, name): terms[name] for name in EVALUATIONS if name in terms}
    asked |= terms.get("worth", {})
    ranges = {evaluation: Range.of(wide) for evaluation, wide in asked.items()}
    ranges = {evaluation: wide for evaluation, wide in ranges.items() if wide != Range()}
    holds, lacks = _cards(terms.get("holds", "")), _cards(terms.get("lacks", ""))
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


def _arguments(terms: Mapping[str, object]) -> list[str]:
    return [f"{name}={value!r}" for name, value in terms.items()]
