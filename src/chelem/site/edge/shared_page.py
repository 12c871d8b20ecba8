"""A page that is the same for everybody, made once."""

import gzip
from dataclasses import dataclass
from functools import cached_property


@dataclass(frozen=True, eq=False)
class SharedPage:
    """A page as everybody may read it, as of a tag; `made` is when, by a monotonic clock.

    It is compared by identity, so that answers can be kept for it without reading it.
    """

    tag: str
    json: bytes
    made: float

    @cached_property
    def compressed(self) -> bytes:
        """The JSON as gzip, compressed once for all who ask for it."""
        return gzip.compress(self.json, 6, mtime=0)
