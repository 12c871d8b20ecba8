"""JSON that is made once and kept while it holds, to be part of many answers."""

from collections.abc import Callable, Hashable
from typing import Protocol, TypeVar, cast

import orjson

Part = TypeVar("Part")


class Keeper(Protocol):
    """Returns a part of what a page draws, made now or before."""

    def __call__(self, name: Hashable, stamp: object, make: Callable[[], Part]) -> Part:
        """Return the part of this name; one with an equal stamp need not be made again."""
        ...


def keep_nothing(name: Hashable, stamp: object, make: Callable[[], Part]) -> Part:  # noqa: ARG001 - as a keeper
    """Return a part made now."""
    return make()


class KeptJson:
    """Keeps each part as JSON, which `orjson` puts into an answer as it is."""

    def __init__(self) -> None:
        self._parts: dict[Hashable, tuple[object, orjson.Fragment]] = {}

    def __call__(self, name: Hashable, stamp: object, make: Callable[[], Part]) -> Part:
        """Return the JSON of a part; what it stands for is only known to `orjson`."""
        known = self._parts.get(name)
        if known is None or known[0] != stamp:
            known = self._parts[name] = stamp, orjson.Fragment(orjson.dumps(make()))
        return cast("Part", known[1])
