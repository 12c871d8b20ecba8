"""What a page adds to each deal, written from docs/protocol.md alone."""

import secrets
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Literal

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from chelem.core.deals import DEAL_COUNT

Verdict = Literal["verified", "withheld", "lost", "others", "alone", "broken"]
"""What a page says of a deal, as docs/protocol.md lists it."""
Json = dict[str, Any]


class Contribution:
    """A page's nonce: pledged by its hash, then revealed."""

    def __init__(self) -> None:
        self.nonces: dict[str, str] = {}
        """By the server's hash of each deal."""
        self.pledges: dict[str, list[Json]] = {}
        """The pledges when the nonce was revealed."""
        self.receipts: dict[str, Json] = {}
        """What the server has signed."""

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
        self.pledges.setdefault(promise["hash"], promise["pledges"])
        return {"t": "reveal", **given, "nonce": nonce}

    def keep(self, receipt: Json, key: str) -> None:
        """Keep what the server with this key has signed, if it is about a nonce of this page."""
        nonce = self.nonces.get(receipt["hash"])
        if nonce is not None and is_signed(receipt | {"nonce": nonce}, key):
            self.receipts[receipt["hash"]] = receipt | {"nonce": nonce}

    def verdict(self, promise: Json, revealed: Json, player: str) -> Verdict:
        """Return what this page finds of a deal that is over, from `promise` as it was before the cards."""
        nonce, nonces = self.nonces.get(promise["hash"]), revealed.get("nonces") or {}
        sent, received = promise["hash"] in self.pledges, promise["hash"] in self.receipts
        used = sent and nonces.get(player) == nonce and player not in promise["unrevealed"]
        if (received and not used) or not keeps_promise(promise, revealed):
            return "broken"
        if sent and promise["pledges"] != self.pledges[promise["hash"]]:
            return "broken"
        if sent and not received:
            return "lost"
        if not nonces:
            return "alone"
        if any(pledge["player"] not in nonces for pledge in promise["pledges"]):
            return "withheld"
        return "verified" if used else "others"


def is_signed(received: Json, key: str) -> bool:
    """Return whether the server with this key has signed that it has a nonce."""
    names = ("table", "deal", "attempt", "hash", "player", "nonce")
    text = ":".join(("chelem", "nonce", *(str(received[name]) for name in names)))
    signature = bytes.fromhex(received["signature"])
    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(key)).verify(signature, text.encode())
    except InvalidSignature:
        return False
    return bool(received["key"] == key)


def keeps_promise(promise: Json, revealed: Json) -> bool:
    """Return whether salt and nonces have the hashes that were published, and give the deal's number."""
    nonces: Mapping[str, str] = revealed.get("nonces") or {}
    pledged = {
        pledge["player"]: pledge["hash"]
        for pledge in promise["pledges"]
        if pledge["player"] not in promise["unrevealed"]
    }
    hashes = {player: sha256(nonce.encode()).hexdigest() for player, nonce in nonces.items()}
    if hashes != pledged or sha256(revealed["salt"].encode()).hexdigest() != promise["hash"]:
        return False
    text = f"{revealed['salt']}:{':'.join(nonces[player] for player in pledged)}"
    return int.from_bytes(sha256(text.encode()).digest()) % DEAL_COUNT == int(revealed["number"])
