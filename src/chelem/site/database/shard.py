"""Shards: the parts into which tables and events are divided; each is owned by one process at a time."""

from functools import lru_cache
from hashlib import blake2b

SHARDS = 1024
"""How many there are, numbered from 0: enough for even shares, few enough to be renewed each second."""


@lru_cache(maxsize=4096)  # asked several times of every request
def shard_of(key: str) -> int:
    """Return the shard of a key, such as the code of a table: the same one in all processes and versions.

    >>> shard_of("abcdefgh"), shard_of("abcdefgh/0"), shard_of("abcdefgh/1"), shard_of("")
    (704, 881, 874, 692)
    """
    digest = blake2b(key.encode("utf-8", "surrogatepass"), digest_size=8).digest()
    return int.from_bytes(digest, "big") % SHARDS
