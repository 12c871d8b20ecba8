"""Errors of the database: what was to be stored is not."""


class StoreError(Exception):
    """The database failed: nothing has changed, or, where it went away in mid-commit, all or nothing."""


class LostShard(StoreError):
    """This process does not own a shard, or no longer: nothing has changed, and another may be its owner.

    It is a `StoreError` so that a caller that knows nothing of shards loads again what is stored; a caller
    that knows them catches it first, and drops what it has of the shard.
    """

    def __init__(self, shard: int) -> None:
        super().__init__(f"shard {shard} is not this process's")
        self.shard = shard
