"""The challenges that passkeys sign: each is used once, within a few minutes."""

import hmac
import json
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from datetime import UTC, datetime
from hashlib import sha256

from webauthn.helpers import base64url_to_bytes

from chelem.site.database import Database
from chelem.site.people.store.used_challenges import use_challenge

SECONDS = 300.0
"""How long a challenge is valid."""
MOST_USED = 5000
"""The most used challenges in memory; then the oldest goes."""
NONCE, TIME, SIGNATURE = 32, 8, 24
"""The bytes of a challenge: what makes it unique, when it is over, and the signature of both."""


class PasskeyChallenges:
    """Challenges, signed with what they are for, so that none is kept before it is used.

    Processes that share a database sign with its secret, and know by it which are used. `clock` gives the
    seconds since 1970.
    """

    def __init__(
        self,
        secret: bytes | None = None,
        database: Database | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        # A process alone knows its own only: after a restart those from before are worthless.
        self._secret = secrets.token_bytes(32) if secret is None else secret
        self._database, self._clock = database, clock
        self._used: OrderedDict[bytes, None] = OrderedDict()

    def issue(self, purpose: str) -> bytes:
        """Return a new challenge."""
        over = int((self._clock() + SECONDS) * 1000)
        signed = secrets.token_bytes(NONCE) + over.to_bytes(TIME)
        return signed + self._signature(signed, purpose)

    def _signature(self, signed: bytes, purpose: str) -> bytes:
        return hmac.digest(self._secret, b"challenge:%b:%b" % (signed, purpose.encode()), sha256)[:SIGNATURE]

    async def take(self, credential: str, purpose: str) -> bytes | None:
        """Return the challenge that a credential answers, which is then used up; None without one.

        `credential` is the JSON of a browser's `PublicKeyCredential`. Raise `StoreError` if it is not known
        whether the challenge was used before.
        """
        try:
            signed = json.loads(base64url_to_bytes(json.loads(credential)["response"]["clientDataJSON"]))
            challenge = base64url_to_bytes(signed["challenge"])
        except (ValueError, KeyError, TypeError, AttributeError):
            return None
        body, over = challenge[:-SIGNATURE], self._end_of(challenge)
        if not hmac.compare_digest(self._signature(body, purpose), challenge[-SIGNATURE:]):
            return None
        return challenge if over >= self._clock() and await self._use(challenge, over) else None

    def _end_of(self, challenge: bytes) -> float:
        return int.from_bytes(challenge[NONCE : NONCE + TIME]) / 1000

    async def _use(self, challenge: bytes, over: float) -> bool:
        """Use a challenge up; return whether it was not before."""
        if self._database is not None:
            until = datetime.fromtimestamp(over, UTC).isoformat(timespec="milliseconds")
            return await use_challenge(self._database, sha256(challenge).hexdigest(), until)
        if challenge in self._used:
            return False
        self._used[challenge] = None
        if len(self._used) > MOST_USED:
            self._used.popitem(last=False)
        return True
