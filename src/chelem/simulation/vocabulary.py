"""Conditions on a hand, a suit, a side or a fit, written as keyword arguments."""

import re
from collections.abc import Iterable, Mapping
from typing import Any, TypedDict, TypeVar, Unpack

from chelem.core import HIGH_FIRST, BadOption, Card, Hand, Seat, Side, Suit
from chelem.core.codes import Coded
from chelem.simulation import evaluations
from chelem.simulation.conditions import Condition, Disjunction, Required
from chelem.simulation.evaluations import Evaluation, top
from chelem.simulation.ranges import Range, RangeLike
from chelem.simulation.requirements import Requirement, all_lengths
from chelem.simulation.shapes import Shape, ShapeLengths

C = TypeVar("C", bound=Coded)


class HoldingTerms(TypedDict, total=False):
    """Keywords that describe the cards of a hand or a side; a range is 15, (15, 17), "15-17" or "15+"."""

    spades: RangeLike
    hearts: RangeLike
    diamonds: RangeLike
    clubs: RangeLike
    hcp: RangeLike
    controls: RangeLike
    losers: RangeLike
    new_losers: RangeLike
    quick_tricks: RangeLike
    worth: Mapping[Evaluation, RangeLike]
    holds: Hand | str
    lacks: Hand | str


LENGTHS = ("spades", "hearts", "diamonds", "clubs")
EVALUATIONS = ("hcp", "controls", "losers", "new_losers", "quick_tricks")
_TOP = re.compile(r"(\d{1,2})/(\d{1,2})", re.ASCII)


def hand(seat: Seat | str, shape: Shape | str = "any", **terms: Unpack[HoldingTerms]) -> Condition:
    """Return a condition on the hand of one seat; what is not mentioned may be anything.

    `spades` … `clubs` are lengths, `hcp` … `quick_tricks` the evaluations of those names, `worth` maps other
    evaluations to ranges. `holds` and `lacks` are cards, as in `"AK..Q."` or `"SA SK DQ"`; holding thirteen
    fixes the hand. Raise `ParseError` or `BadOption` for an invalid argument.

    >>> hand("N", "balanced", hcp=(15, 17)) & hand("S", hearts="5+", hcp="8+")
    hand('N', 'balanced', hcp=(15, 17)) & hand('S', hearts='5+', hcp='8+')
    """
    if isinstance(shape, Hand) or (isinstance(shape, str) and "." in shape):
        raise BadOption("condition.holds", text=shape)
    holder, shaped = _coded(Seat, seat), Shape.of(shape)
    arguments = [] if shape == "any" else [repr(str(shaped))]
    text = ", ".join([repr(str(holder)), *arguments, *_arguments(terms)])
    return Required(_required((holder,), shaped.shapes, terms), f"hand({text})")


def side(pair: Side | str, **terms: Unpack[HoldingTerms]) -> Condition:
    """Return a condition on the combined cards of two partners; the keywords are those of `hand`.

    >>> side("NS", hcp="25-27", spades="8+")
    side('NS', hcp='25-27', spades='8+')
    """
    both = _coded(Side, pair)
    text = ", ".join([repr(str(both)), *_arguments(terms)])
    return Required(_required(both.seats, all_lengths(2), terms), f"side({text})")


def fit(pair: Side | str, length: RangeLike = "8+", suits: Iterable[Suit | str] = "SHDC") -> Condition:
    """Return a condition that two partners have `length` cards combined in at least one of these suits.

    >>> fit("NS", "9+", "SH")
    side('NS', spades='9+') | side('NS', hearts='9+')
    """
    names = (LENGTHS[HIGH_FIRST.index(_coded(Suit, suit))] for suit in suits)
    terms_by_suit: list[dict[str, Any]] = [{name: length} for name in names]
    return Disjunction(tuple(side(pair, **terms) for terms in terms_by_suit))


def suit(
    seat: Seat | str,
    name: Suit | str,
    length: RangeLike = "any",
    *,
    hcp: RangeLike = "any",
    quality: RangeLike = "any",
    top: str = "",
) -> Condition:
    """Return a condition on one suit of a hand: its length, HCP, quality and top cards.

    `top="2/3"` means at least two of the three highest cards.

    >>> suit("W", "S", "7", top="2/3") & hand("W", hcp="6-10", lacks="HA DA CA")
    suit('W', 'S', '7', top='2/3') & hand('W', hcp='6-10', lacks='HA DA CA')
    """
    holder, suit_ = _coded(Seat, seat), _coded(Suit, name)
    limit = Range.of(length)
    lengths = frozenset(lengths for lengths in all_lengths(1) if lengths[HIGH_FIRST.index(suit_)] in limit)
    limits = {evaluations.hcp: Range.of(hcp), evaluations.quality: Range.of(quality), **_top(top)}
    suits = {(suit_, evaluation): limit for evaluation, limit in limits.items() if limit != Range()}
    given = {"hcp": hcp, "quality": quality, "top": top}
    arguments = [repr(length)] if length != "any" else []
    arguments += _arguments({name: value for name, value in given.items() if value not in ("any", "")})
    text = ", ".join([repr(str(holder)), repr(str(suit_)), *arguments])
    return Required(Requirement((holder,), lengths, suits=suits), f"suit({text})")


def _required(
    seats: tuple[Seat, ...], lengths: frozenset[ShapeLengths], terms: Mapping[str, Any]
) -> Requirement:
    """Return the requirement that these keywords describe."""
    for word in terms:
        if word not in HoldingTerms.__annotations__:
            raise BadOption("condition.word", word=word, words=", ".join(HoldingTerms.__annotations__))
    for index, name in enumerate(LENGTHS):
        limit = Range.of(terms.get(name, "any"))
        lengths = frozenset(shape for shape in lengths if shape[index] in limit)
    evaluated = {getattr(evaluations, name): terms[name] for name in EVALUATIONS if name in terms}
    evaluated |= terms.get("worth", {})
    ranges = {evaluation: Range.of(limit) for evaluation, limit in evaluated.items()}
    ranges = {evaluation: limit for evaluation, limit in ranges.items() if limit != Range()}
    holds, lacks = _cards(terms.get("holds", "")), _cards(terms.get("lacks", ""))
    return Requirement(seats, lengths, ranges, holds=holds, lacks=lacks)


def _cards(given: Hand | str) -> Hand:
    if isinstance(given, Hand):
        return given
    return Hand.parse(given) if "." in given else Hand.of(map(Card.parse, given.split()))


def _top(text: str) -> dict[Evaluation, Range]:
    if not text:
        return {}
    match_ = _TOP.fullmatch(text)
    if match_ is None or not 1 <= int(match_[2]) <= 13:
        raise BadOption("condition.top", text=text)
    return {top(int(match_[2])): Range(int(match_[1]))}


def _coded(kind: type[C], given: C | str) -> C:
    return given if isinstance(given, kind) else kind.parse(str(given))


def _arguments(terms: Mapping[str, object]) -> list[str]:
    return [f"{name}={value!r}" for name, value in terms.items()]
