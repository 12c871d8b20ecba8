"""Phones that ask for the key of a pair and wait for the director's answer."""

import secrets
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal

from chelem.core import Unknown
from chelem.events import Author
from chelem.events.keys import holder_of

SECONDS = 3600
"""How long a claim is kept."""
NUMBERS = range(100, 1000)
"""What tells phones apart: three digits, which are no pair's number."""
MOST = 200
"""The most claims at once; then the oldest answered one goes, or the oldest of the device with the most."""
NEW_TRIES = 10
"""How many times the letters of a new key are compared, whoever has typed wrong ones before."""
ClaimState = Literal["waiting", "granted", "refused"]


@dataclass(frozen=True, slots=True)
class SeatClaim:
    """A phone says that it is an entrant's: the id is known to it alone, the number to the director."""

    id: str
    number: int
    entrant: int
    state: ClaimState
    until: float
    site: str = ""
    """The network that it came from."""


class PendingClaims:
    """The claims of one event, in memory: after a restart a phone asks again."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._claims: dict[str, SeatClaim] = {}
        self._new_letters: dict[str, int] = {}
        """How many times letters are still compared for those who have a new key, by holder."""

    def new(self, entrant: int, site: str = "") -> SeatClaim:
        """Return a new claim from a network, which waits for an answer."""
        now = self._clock()
        self._claims = {claim.id: claim for claim in self._claims.values() if claim.until > now}
        claim = self._made(entrant, "waiting", site)
        self._claims[claim.id] = claim
        if len(self._claims) > MOST:
            del self._claims[self._least_needed()]
        return claim

    def granted(self, entrant: int) -> SeatClaim:
        """Return a claim that needs no answer, and no place among those that do: its letters are right."""
        return self._made(entrant, "granted")

    def _made(self, entrant: int, state: ClaimState, site: str = "") -> SeatClaim:
        free = sorted(set(NUMBERS) - {claim.number for claim in self._claims.values()})
        until = self._clock() + SECONDS
        return SeatClaim(secrets.token_hex(12), secrets.choice(free), entrant, state, until, site)

    def _least_needed(self) -> str:
        """Return the id of the oldest claim that is answered, or of the network that has made most."""
        answered = next((claim.id for claim in self._claims.values() if claim.state != "waiting"), None)
        if answered is not None:
            return answered
        sites = Counter(claim.site for claim in self._claims.values())
        return next(claim.id for claim in self._claims.values() if sites[claim.site] == max(sites.values()))

    def find(self, claim: str) -> SeatClaim:
        """Return a claim by its id; raise `Unknown` for one that is no longer known."""
        if claim not in self._claims:
            raise Unknown("event.claim")
        return self._claims[claim]

    def waiting(self) -> list[SeatClaim]:
        """Return the claims to be answered, the oldest first."""
        now = self._clock()
        return [claim for claim in self._claims.values() if claim.state == "waiting" and claim.until > now]

    def answer(self, number: int, *, granted: bool) -> None:
        """Answer the claim with this number; raise `Unknown` if none waits under it."""
        for claim in self.waiting():
            if claim.number == number:
                self._claims[claim.id] = replace(claim, state="granted" if granted else "refused")
                return
        raise Unknown("event.claim")

    def refuse_all(self) -> None:
        """Refuse all claims that wait."""
        for claim in self.waiting():
            self._claims[claim.id] = replace(claim, state="refused")

    def note_new_letters(self, author: Author) -> None:
        """Let the next letters of an author who has a new key be compared, whatever was typed before."""
        self._new_letters[holder_of(author)] = NEW_TRIES

    def take_new_letters(self, author: Author) -> bool:
        """Return whether letters are among the first since an author has a new key, and count them."""
        left = self._new_letters.get(holder_of(author), 0)
        if left:
            self._new_letters[holder_of(author)] = left - 1
        return left > 0
