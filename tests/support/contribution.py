"""What a page adds to each deal, written from docs/protocol.md alone."""

import secrets
from hashlib import sha256
from typing import Any

Json = dict[str, Any]


class Contribution:
    """A page's nonce: pledged by its hash, then revealed."""

    def __init__(self) -> None:
        self.nonces: dict[str, str] = {}
        """By the server's hash of each deal."""

    def answer(self, picture: Json) -> Json | None:
        """Return the message that the server waits for, if any."""
        promise, you = picture["promise"], picture["you"]
        if promise is None or you["seat"] not in promise["waiting"]:
            return None
        nonce = self.nonces.setdefault(promise["hash"], secrets.token_hex(32))
        digest = sha256(nonce.encode()).hexdigest()
        deal = {"deal": promise["deal"], "attempt": promise["attempt"]}
        given = {"id": f"promise-{digest[:16]}-{promise['stage']}", **deal}
        if promise["stage"] == "pledge":
            return {"t": "pledge", **given, "hash": digest}
        if {"player": you["player"], "hash": digest} not in promise["pledges"]:
            return None  # another page of this player has pledged
        return {"t": "reveal", **given, "nonce": nonce}
