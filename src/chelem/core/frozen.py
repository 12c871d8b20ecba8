"""Immutable mappings, and a strict type check for fields of frozen dataclasses."""

from collections.abc import Callable, ItemsView, Iterable, Iterator, Mapping
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class FrozenMap(Mapping[K, V], Generic[K, V]):
    """An immutable mapping: equal to any mapping with the same pairs, hashable if its values are.

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

    def items(self) -> ItemsView[K, V]:
        """Return the pairs, without the look-up of each key that `Mapping` makes."""
        return self._pairs.items()

    def __hash__(self) -> int:
        return hash(frozenset(self.items()))

    def __repr__(self) -> str:
        return f"FrozenMap({dict(self.items())!r})"


class LazyMap(FrozenMap[K, V]):
    """An immutable mapping whose values are worked out when they are first read.

    >>> LazyMap(("fr", "en"), str.upper)["fr"]
    'FR'
    """

    __slots__ = ("_keys", "_work_out")

    def __init__(self, keys: Iterable[K], work_out: Callable[[K], V]) -> None:
        super().__init__({})
        self._keys, self._work_out = tuple(keys), work_out

    def __getitem__(self, key: K) -> V:
        if key not in self._pairs and key in self._keys:
            self._pairs[key] = self._work_out(key)
        return self._pairs[key]

    def __iter__(self) -> Iterator[K]:
        return iter(self._keys)

    def __len__(self) -> int:
        return len(self._keys)

    def items(self) -> ItemsView[K, V]:
        """Return the pairs, all of them worked out."""
        return {key: self[key] for key in self._keys}.items()

    def __reduce__(self) -> tuple[type[FrozenMap[K, V]], tuple[dict[K, V]]]:
        """Pickle the values: what works them out may not be understood by another process."""
        return FrozenMap, (dict(self.items()),)


def freeze(value: object, *names: str) -> None:
    """Replace the named mappings of a frozen dataclass by immutable copies; call it in `__post_init__`."""
    for name in names:
        mapping = getattr(value, name)
        if mapping is not None and not isinstance(mapping, FrozenMap):
            object.__setattr__(value, name, FrozenMap(mapping))


def exactly(kind: type, *values: object) -> None:
    """Raise `TypeError` unless each value has exactly this type.

    The small enumerations are integers, so `Suit.C == Strain.C == False`: a value built from the wrong one
    would compare equal and behave wrongly.
    """
    for value in values:
        if type(value) is not kind:
            raise TypeError(f"{value!r} is not a {kind.__name__}")
