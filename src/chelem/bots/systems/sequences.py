"""Sequences of calls as a section names them, matched against an auction; letters become suits."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from chelem.bots.systems.public_auction import PublicAuction
from chelem.bots.systems.syntax import VARIABLES, Sequence, SourcePlace
from chelem.bots.systems.vocabulary import suits_for
from chelem.core import Bid, Call, ParseError, SimpleCall, Strain, Suit

_SIMPLE = {"P": SimpleCall.PASS, "-": SimpleCall.PASS, "X": SimpleCall.DOUBLE, "XX": SimpleCall.REDOUBLE}
_Letters = Mapping[str, Suit]


@dataclass(frozen=True, slots=True)
class CallPattern:
    """One call of one side: any of the alternatives."""

    ours: bool
    alternatives: tuple[str, ...]

    @classmethod
    def parse(cls, text: str) -> "CallPattern":
        """Parse `2C`, `1M|1NT`, `(X)`, `(2x|3x)`, `-`."""
        ours = not text.startswith(("(", "-"))
        return cls(ours, tuple(text.strip("()").split("|")))

    @property
    def letters(self) -> tuple[str, ...]:
        """The letters that stand for suits."""
        return tuple(text[-1] for text in self.alternatives if text[-1] in VARIABLES)

    def matches(self, call: Call, known: _Letters) -> Iterator[_Letters]:
        """Yield the suits for letters with which the call fits."""
        for text in self.alternatives:
            if text == "?" or _SIMPLE.get(text) is call:
                yield known
                return
            if isinstance(call, Bid) and text not in _SIMPLE and text[0] in ("*", str(call.number)):
                found = _bound(text[1:], call.strain, known)
                if found is not None:
                    yield found
                    return


def _bound(text: str, strain: Strain, known: _Letters) -> _Letters | None:
    """Return the letters with which a strain fits; None if it does not."""
    if text not in VARIABLES:
        return known if strain is Strain[text] else None
    suit = strain.suit
    if text in known:
        return known if known[text] is suit else None
    if suit is None or suit not in suits_for(text) or suit in known.values():
        return None
    return {**known, text: suit}


Pattern = tuple[CallPattern | None, ...]
"""Calls from the opening on; None is any number of calls."""


def pattern_of(sequence: Sequence, place: SourcePlace) -> Pattern:
    """Return the pattern of a sequence; `ParseError` unless the sides alternate and theirs is last."""
    pattern = tuple(None if text == "..." else CallPattern.parse(text) for text in sequence)
    after = None
    for call in reversed((*pattern, CallPattern(ours=True, alternatives=("?",)))):
        if call is not None and after is not None and call.ours == after.ours:
            raise ParseError("system.sides", at=place, sequence=" ".join(sequence))
        after = call
    return pattern


def matching_suits(pattern: Pattern, auction: PublicAuction) -> Iterator[_Letters]:
    """Yield the suits for letters with which the calls since the opening fit the pattern."""
    opener = auction.opener
    if opener is None:
        return
    calls = auction.calls[opener:]
    if None not in pattern and len(pattern) != len(calls):
        return
    ours = (len(auction.calls) - opener) % 2 == 0
    yield from _match(pattern, calls, {}, ours=ours)


def _match(pattern: Pattern, calls: tuple[Call, ...], known: _Letters, *, ours: bool) -> Iterator[_Letters]:
    if not pattern:
        if not calls:
            yield known
        return
    first, rest = pattern[0], pattern[1:]
    if first is None:
        least = 0 if None in rest else len(calls) - len(rest)
        for skipped in range(max(least, 0), len(calls) + 1 if None in rest else least + 1):
            yield from _match(rest, calls[skipped:], known, ours=ours ^ (skipped % 2 == 1))
    elif calls and first.ours == ours:
        for found in first.matches(calls[0], known):
            yield from _match(rest, calls[1:], found, ours=not ours)
