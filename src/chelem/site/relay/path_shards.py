"""What a request is for, by its path: a table, an event or a set of boards, and hence a shard."""

from collections.abc import Callable, Mapping

ShardFinder = Callable[[str], int | None]
"""Returns the shard of what has a code, whether anything has it or not; None if any process may answer."""


class PathShards:
    """The shards of paths such as `/api/tables/CODE/log`, where a feature says whose codes those are."""

    def __init__(self, finders: Mapping[str, ShardFinder]) -> None:
        self._finders = finders

    def shard_of(self, path: str) -> int | None:
        """Return the shard of what a request is for; None if any process may answer it."""
        root, _, rest = path.removeprefix("/").partition("/")
        kind, _, rest = rest.partition("/")
        code, _, _ = rest.partition("/")
        finder = self._finders.get(kind)
        return finder(code) if root == "api" and finder is not None and code else None
