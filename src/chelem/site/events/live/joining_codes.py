"""The codes with which further devices direct an event, for some minutes each."""

import hmac
import secrets
import time
from collections.abc import Callable, Mapping
from hashlib import sha256

from chelem.events.keys import CODE_LENGTH, LETTERS

SECONDS = 300


class JoiningCodes:
    """Codes that are read out across a room; each is good for one device.

    They are known by their digests with the event's secret, so that their rows open nothing by themselves.
    `clock` is monotonic, in seconds.
    """

    def __init__(self, secret: str = "", clock: Callable[[], float] = time.monotonic) -> None:
        self._secret, self._clock = secret, clock
        self._until: dict[str, float] = {}

    def new(self) -> str:
        """Return a new code."""
        code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
        self._until[self._digest(code)] = self._clock() + SECONDS
        return code

    def take(self, code: str) -> bool:
        """Return whether a code is good, which uses it up."""
        self._forget_old()
        return self._until.pop(self._digest(code.strip().upper()), None) is not None

    def _forget_old(self) -> None:
        now = self._clock()
        self._until = {digest: until for digest, until in self._until.items() if until > now}

    def seconds_left(self) -> dict[str, float]:
        """Return for how long each code is good, by its digest."""
        self._forget_old()
        now = self._clock()
        return {digest: until - now for digest, until in self._until.items()}

    def restore(self, seconds_left: Mapping[str, float]) -> None:
        """Know the codes that another process has made."""
        now = self._clock()
        self._until |= {digest: now + seconds for digest, seconds in seconds_left.items()}

    def _digest(self, code: str) -> str:
        text = f"join.{code}".encode(errors="replace")
        return hmac.digest(self._secret.encode(), text, sha256).hex()
