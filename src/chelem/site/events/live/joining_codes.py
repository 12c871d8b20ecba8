"""The codes with which further devices direct an event, for some minutes each."""

import hmac
import secrets
import time
from collections.abc import Callable

from chelem.events.keys import CODE_LENGTH, LETTERS

SECONDS = 300


class JoiningCodes:
    """Codes that are read out across a room; each is good for one device."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._until: dict[str, float] = {}

    def new(self) -> str:
        """Return a new code."""
        code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
        self._until[code] = self._clock() + SECONDS
        return code

    def take(self, code: str) -> bool:
        """Return whether a code is good, which uses it up."""
        now = self._clock()
        self._until = {known: until for known, until in self._until.items() if until > now}
        typed = code.strip().upper().encode(errors="replace")
        # All are compared, so that the time tells nothing of the letters.
        good = [known for known in self._until if hmac.compare_digest(known.encode(), typed)]
        for known in good:
            del self._until[known]
        return bool(good)
