"""Sections that may apply to an auction, found by its length and its opening bid before they are matched."""

from collections.abc import Iterable

from chelem.bots.systems.public_auction import PublicAuction
from chelem.bots.systems.sections import SystemSection
from chelem.bots.systems.sequences import Pattern
from chelem.core import Call

_Start = tuple[int, Call | None]
"""The number of calls since the opening bid, and that bid; None while there is none."""


class SectionIndex:
    """Sections in order, and for each start of an auction those that it does not rule out."""

    def __init__(self, sections: Iterable[SystemSection]) -> None:
        self._sections = tuple(sections)
        lengths = (len(pattern) for section in self._sections for pattern in section.patterns)
        self._longest = max(lengths, default=0) + 2
        self._found: dict[_Start, tuple[SystemSection, ...]] = {}

    def candidates(self, auction: PublicAuction) -> tuple[SystemSection, ...]:
        """Return the sections that may apply to an auction, in order."""
        start = self._start(auction)
        if (known := self._found.get(start)) is None:
            known = self._found[start] = tuple(
                section for section in self._sections if _may_apply(section, start)
            )
        return known

    def _start(self, auction: PublicAuction) -> _Start:
        """Return the start of an auction; beyond the longest sequence only whose turn it is counts."""
        if auction.opener is None:
            return 0, None
        length = len(auction.calls) - auction.opener
        return length if length < self._longest else self._longest + length % 2, auction.calls[auction.opener]


def _may_apply(section: SystemSection, start: _Start) -> bool:
    return not section.patterns or any(_may_match(pattern, start) for pattern in section.patterns)


def _may_match(pattern: Pattern, start: _Start) -> bool:
    length, opening = start
    if opening is None or None in pattern:
        return opening is not None and length >= len(pattern) - 1
    first = pattern[0]
    return (
        first is not None
        and length == len(pattern)
        and first.ours == (length % 2 == 0)
        and next(first.matches(opening, {}), None) is not None
    )
