"""The challenges that passkeys sign: each is used once, within a few minutes."""

import json
import secrets
import time
from collections import OrderedDict

from webauthn.helpers import base64url_to_bytes

SECONDS = 300.0
"""How long a challenge is valid."""
MOST_CHALLENGES = 5000
"""The most challenges in memory; then the oldest goes."""


class PasskeyChallenges:
    """The challenges of a running server, with what they are for."""

    def __init__(self) -> None:
        self._issued: OrderedDict[bytes, tuple[str, float]] = OrderedDict()

    def issue(self, purpose: str) -> bytes:
        """Return a new challenge."""
        challenge = secrets.token_bytes(32)
        self._issued[challenge] = purpose, time.monotonic() + SECONDS
        if len(self._issued) > MOST_CHALLENGES:
            self._issued.popitem(last=False)
        return challenge

    def take(self, credential: str, purpose: str) -> bytes | None:
        """Return the challenge that a credential answers, which is then used up; None without one.

        `credential` is the JSON of a browser's `PublicKeyCredential`.
        """
        try:
            signed = json.loads(base64url_to_bytes(json.loads(credential)["response"]["clientDataJSON"]))
            challenge = base64url_to_bytes(signed["challenge"])
        except (ValueError, KeyError, TypeError, AttributeError):
            return None
        issued = self._issued.pop(challenge, None)
        if issued is None or issued[0] != purpose or issued[1] < time.monotonic():
            return None
        return challenge
