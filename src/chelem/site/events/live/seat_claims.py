"""Phones that ask for the key of a pair and wait for the director's answer."""

import hmac
import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from hashlib import sha256

from chelem.core import Unknown
from chelem.events import Author
from chelem.events.keys import holder_of
from chelem.site.events.domain.seat_claim import ClaimState, KeptClaim, SeatClaim

SECONDS = 3600
"""How long a claim is kept."""
NUMBERS = range(100, 1000)
"""What tells phones apart: three digits, which are no pair's number."""
MOST = 200
"""The most claims at once; then the oldest answered one goes, or the oldest of the device with the most."""
NEW_TRIES = 10
"""How many times the letters of a new key are compared, whoever has typed wrong ones before."""


class PendingClaims:
    """The claims of one event; `secret` is the event's, so that what is kept of a phone is of no use."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, secret: str = "") -> None:
        self._clock, self._secret = clock, secret
        self._claims: dict[str, SeatClaim] = {}
        """The claims by the digests of their ids, in the order in which they were made."""
        self._new_letters: dict[str, int] = {}
        """How many times letters are still compared for those who have a new key, by holder."""

    def new(self, entrant: int, site: str = "") -> SeatClaim:
        """Return a new claim from a network, which waits for an answer."""
        self._forget_old()
        claim = self._made(entrant, "waiting", self._digest("site", site))
        self._claims[self._digest("claim", claim.id)] = claim
        if len(self._claims) > MOST:
            del self._claims[self._least_needed()]
        return claim

    def _forget_old(self) -> None:
        now = self._clock()
        self._claims = {digest: claim for digest, claim in self._claims.items() if claim.until > now}

    def granted(self, entrant: int) -> SeatClaim:
        """Return a claim that needs no answer, and no place among those that do: its letters are right."""
        return self._made(entrant, "granted")

    def _made(self, entrant: int, state: ClaimState, site: str = "") -> SeatClaim:
        free = sorted(set(NUMBERS) - {claim.number for claim in self._claims.values()})
        until = self._clock() + SECONDS
        return SeatClaim(secrets.token_hex(12), secrets.choice(free), entrant, state, until, site)

    def _least_needed(self) -> str:
        """Return the digest of the oldest claim that is answered, or of the network that has made most."""
        answered = (digest for digest, claim in self._claims.items() if claim.state != "waiting")
        if (found := next(answered, None)) is not None:
            return found
        sites = Counter(claim.site for claim in self._claims.values())
        most = max(sites.values())
        return next(digest for digest, claim in self._claims.items() if sites[claim.site] == most)

    def find(self, claim: str) -> SeatClaim:
        """Return a claim by its id; raise `Unknown` for one that is no longer known."""
        found = self._claims.get(self._digest("claim", claim))
        if found is None:
            raise Unknown("event.claim")
        return replace(found, id=claim)

    def kept(self) -> list[KeptClaim]:
        """Return all claims, the oldest first, for the process that has the event next."""
        self._forget_old()
        now = self._clock()
        return [
            KeptClaim(digest, replace(claim, id="", until=0.0), claim.until - now)
            for digest, claim in self._claims.items()
        ]

    def restore(self, kept: Iterable[KeptClaim]) -> None:
        """Know the claims that another process has kept, the oldest first."""
        now = self._clock()
        self._claims |= {item.digest: replace(item.claim, until=now + item.seconds) for item in kept}

    def _digest(self, what: str, text: str) -> str:
        return hmac.digest(self._secret.encode(), f"{what}.{text}".encode(errors="replace"), sha256).hex()

    def waiting(self) -> list[SeatClaim]:
        """Return the claims to be answered, the oldest first."""
        return [claim for _, claim in self._waiting()]

    def _waiting(self) -> list[tuple[str, SeatClaim]]:
        now = self._clock()
        return [
            (digest, claim)
            for digest, claim in self._claims.items()
            if claim.state == "waiting" and claim.until > now
        ]

    def answer(self, number: int, *, granted: bool) -> None:
        """Answer the claim with this number; raise `Unknown` if none waits under it."""
        for digest, claim in self._waiting():
            if claim.number == number:
                self._claims[digest] = replace(claim, state="granted" if granted else "refused")
                return
        raise Unknown("event.claim")

    def refuse_all(self) -> None:
        """Refuse all claims that wait."""
        for digest, claim in self._waiting():
            self._claims[digest] = replace(claim, state="refused")

    def note_new_letters(self, author: Author) -> None:
        """Let the next letters of an author who has a new key be compared, whatever was typed before."""
        self._new_letters[holder_of(author)] = NEW_TRIES

    def take_new_letters(self, author: Author) -> bool:
        """Return whether letters are among the first since an author has a new key, and count them."""
        left = self._new_letters.get(holder_of(author), 0)
        if left:
            self._new_letters[holder_of(author)] = left - 1
        return left > 0
