"""A mapping that cannot change, so that what holds it is a value; and types checked exactly."""

from collections.abc import Iterator, Mapping
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class FrozenMap(Mapping[K, V], Generic[K, V]):
    """A mapping made once: equal to any mapping of the same pairs, hashable where its values are.

    >>> FrozenMap({"tricks": 9})["tricks"], FrozenMap({"tricks": 9}) == {"tricks": 9}
    (9, True)
    """

    __slots__ = ("_pairs",)

    def __init__(self, pairs: Mapping[K, V]) -> None:
        self._pairs = dict(pairs)

    def __getitem__(self, key: K) -> V:
        return self._pairs[key]

    def __iter__(self) -> Iterator[K]:
        return iter(self._pairs)

    def __len__(self) -> int:
        return len(self._pairs)

    def __hash__(self) -> int:
        return hash(frozenset(self._pairs.items()))

    def __repr__(self) -> str:
        return f"FrozenMap({self._pairs!r})"


def freeze(value: object, *names: str) -> None:
    """Make the named mappings of a frozen value unchangeable; called as the value is made."""
    for name in names:
        held = getattr(value, name)
        if held is not None and not isinstance(held, FrozenMap):
            object.__setattr__(value, name, FrozenMap(held))


def exactly(kind: type, *values: object) -> None:
    """Raise `TypeError` where a value is not of exactly that type.

    The small enumerations are integers, so that `Suit.C == Strain.C == False`: a value made of the wrong one
    would look right and play wrong.
    """
    for value in values:
        if type(value) is not kind:
            raise TypeError(f"{value!r} is not a {kind.__name__}")
