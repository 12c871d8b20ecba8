"""Answers that are the same for everybody: caches between server and browsers may give them to others."""

from collections.abc import Mapping
from dataclasses import dataclass

PRIVATE = {"cache-control": "private, no-store"}
"""The headers of an answer for one reader alone."""


@dataclass(frozen=True, slots=True)
class Sharing:
    """For whom an answer is, and how long it may be kept."""

    seconds: int
    """For how long a cache may give it to others; browsers ask each time whether it has changed."""
    unless: tuple[str, ...] = ()
    """The headers with which a request is answered for its sender alone."""

    def covers(self, headers: Mapping[str, str]) -> bool:
        """Return whether the answer to a request with these headers is for everybody."""
        return not any(name in headers for name in self.unless)

    def headers(self, *varies: str) -> dict[str, str]:
        """Return the headers of an answer for everybody, which also varies with these of the request."""
        vary = ", ".join((*self.unless, *varies))
        control = {"cache-control": f"public, max-age=0, s-maxage={self.seconds}"}
        return control | ({"vary": vary} if vary else {})
