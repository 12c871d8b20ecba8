"""Which lengths may still come, once the first suits have been dealt out."""

from collections.abc import Iterable, Sequence

Lengths = tuple[int, ...]
"""Of a suit: how many cards each requirement's seats hold."""
Ends = tuple[int, ...]
"""For each requirement, the number of the set of lengths that it allows to the suits to come."""
Rest = frozenset[tuple[int, ...]]


class Endings:
    """Sets of the lengths of suits to come, by number; `suits` are the lengths that suits may have at all."""

    def __init__(self, suits: Sequence[Iterable[Lengths]]) -> None:
        self._suits = [tuple(suit) for suit in suits]
        self._numbers: dict[Rest, int] = {}
        self._after: list[dict[int, int]] = []
        self._onward: dict[tuple[int, Ends], list[tuple[Lengths, Ends]]] = {}

    def of(self, requirements: Iterable[Rest]) -> Ends:
        """The ends before the first suit, from the lengths of all suits that each requirement allows."""
        return tuple(map(self._number, requirements))

    def onward(self, place: int, ends: Ends) -> list[tuple[Lengths, Ends]]:
        """The lengths that the suit at `place` may have, and the ends after it."""
        key = place, ends
        if key not in self._onward:
            pairs = [(lengths, self._beyond(ends, lengths)) for lengths in self._suits[place]]
            self._onward[key] = [(lengths, after) for lengths, after in pairs if after is not None]
        return self._onward[key]

    def _beyond(self, ends: Ends, lengths: Lengths) -> Ends | None:
        after = []
        for end, length in zip(ends, lengths, strict=True):
            if length not in self._after[end]:
                return None
            after.append(self._after[end][length])
        return tuple(after)

    def _number(self, rest: Rest) -> int:
        if rest not in self._numbers:
            by_first: dict[int, set[tuple[int, ...]]] = {}
            for first, *others in filter(None, rest):
                by_first.setdefault(first, set()).add(tuple(others))
            after = {first: self._number(frozenset(others)) for first, others in by_first.items()}
            self._numbers[rest] = len(self._after)
            self._after.append(after)
        return self._numbers[rest]
