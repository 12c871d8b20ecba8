"""Phones that ask for the key of a pair: the director answers, or the letters on the guide card do."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal

from chelem.core.errors import Busy, Forbidden, Unknown
from chelem.events.keys import holder_of
from chelem.events.log.author import Author

SECONDS = 3600
"""How long a claim is kept."""
NUMBERS = range(100, 1000)
"""What tells phones apart: three digits, which are no pair's number."""
MOST = 200
"""The most claims at once; the oldest that are answered go first."""
WRONG = 10
"""How many wrong codes an entrant or a table has in an hour; then only the director answers."""
ClaimState = Literal["waiting", "granted", "refused"]


@dataclass(frozen=True, slots=True)
class SeatClaim:
    """A phone says that it is an entrant's: the id is known to it alone, the number to the director."""

    id: str
    number: int
    entrant: int
    state: ClaimState
    until: float


class PendingClaims:
    """The claims of one event, in memory: after a restart a phone asks again."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._claims: dict[str, SeatClaim] = {}
        self._wrong: dict[str, list[float]] = {}

    def new(self, entrant: int, state: ClaimState = "waiting") -> SeatClaim:
        """Return a new claim; raise `Busy` while too many wait."""
        now = self._clock()
        self._claims = {each.id: each for each in self._claims.values() if each.until > now}
        answered = [each.id for each in self._claims.values() if each.state != "waiting"]
        if len(self._claims) >= MOST:
            if not answered:
                raise Busy("event.claims-full")
            del self._claims[answered[0]]
        free = sorted(set(NUMBERS) - {each.number for each in self._claims.values()})
        claim = SeatClaim(secrets.token_hex(12), secrets.choice(free), entrant, state, now + SECONDS)
        self._claims[claim.id] = claim
        return claim

    def find(self, claim: str) -> SeatClaim:
        """Return a claim by its id; raise `Unknown` for one that is no longer known."""
        if claim not in self._claims:
            raise Unknown("event.claim")
        return self._claims[claim]

    def waiting(self) -> list[SeatClaim]:
        """Return the claims to be answered, the oldest first."""
        now = self._clock()
        return [each for each in self._claims.values() if each.state == "waiting" and each.until > now]

    def answer(self, number: int, *, granted: bool) -> None:
        """Answer the claim with this number; raise `Unknown` if none waits under it."""
        for each in self.waiting():
            if each.number == number:
                self._claims[each.id] = replace(each, state="granted" if granted else "refused")
                return
        raise Unknown("event.claim")

    def check_code(self, author: Author, *, right: bool) -> None:
        """Raise `Forbidden` for a wrong code, or for any code of an author for whom too many were wrong."""
        holder = holder_of(author)
        at_table = author.role == "table"
        now = self._clock()
        wrong = [at for at in self._wrong.get(holder, ()) if at > now - SECONDS]
        if len(wrong) >= WRONG:
            raise Forbidden("event.table-tries" if at_table else "event.card-tries")
        if not right:
            self._wrong[holder] = [*wrong, now]
            raise Forbidden("event.table-code" if at_table else "event.card-code")
