"""The server's signature that it has a nonce: a page that keeps it can show that the nonce was left out."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Literal

from chelem.core import ParseError, hash_of_text
from chelem.engine import Log
from chelem.engine.events import Committed, Revealed
from chelem.engine.promise import RevealedNonce
from chelem.formats.log.seal import Signer, is_signature
from chelem.formats.log.set_opening import SetOpening

NonceFate = Literal["used", "left_out", "open"]
"""What became of a nonce: the cards follow from it, they do not, or they are not revealed yet."""
_TYPES: Mapping[str, type] = {
    "table": str,
    "deal": int,
    "attempt": int,
    "hash": str,
    "player": str,
    "nonce": str,
    "signature": str,
    "key": str,
}


@dataclass(frozen=True, slots=True)
class Acknowledgement:
    """A nonce that the server has received, and its signature of that by `key`, both in hexadecimal."""

    revealed: RevealedNonce
    signature: str
    key: str

    @classmethod
    def by(cls, signer: Signer, revealed: RevealedNonce) -> "Acknowledgement":
        """Return the acknowledgement of a nonce that is stored."""
        return cls(revealed, signer.sign(revealed.text), signer.key)

    @classmethod
    def parse(cls, text: str) -> "Acknowledgement":
        """Return what `str` wrote; `ParseError` for any other text."""
        try:
            found = json.loads(text)
        except ValueError:
            found = None
        fields = dict(found) if isinstance(found, Mapping) else {}
        if any(type(fields.get(name)) is not wanted for name, wanted in _TYPES.items()):
            raise ParseError("acknowledgement.fields")
        signature, key = fields["signature"], fields["key"]
        revealed = RevealedNonce(*(fields[name] for name in list(_TYPES)[:6]))
        return cls(revealed, signature, key)

    def __str__(self) -> str:
        return json.dumps(self.json())

    def json(self) -> dict[str, str | int]:
        """Return the fields by name."""
        return {**asdict(self.revealed), "signature": self.signature, "key": self.key}

    def receipt(self) -> dict[str, str | int]:
        """Return the same without the nonce, which is its page's secret until the deal is over."""
        return {name: value for name, value in self.json().items() if name != "nonce"}

    @property
    def is_signed(self) -> bool:
        """Whether the key has signed that the nonce was received."""
        return is_signature(self.revealed.text, self.signature, self.key)

    @property
    def is_of_set(self) -> bool:
        """Whether the nonce was for all boards of a set."""
        return (self.revealed.deal, self.revealed.attempt) == (0, 0)

    def fate_in_set(self, opened: SetOpening) -> NonceFate:
        """Return what became of the nonce in a set that is open."""
        mine = self.revealed
        kept = hash_of_text(opened.salt) == mine.hash and mine.nonce in opened.nonces
        return "used" if kept else "left_out"

    def fate(self, log: Log) -> NonceFate | None:
        """Return what became of the nonce in a log; None if the deal is none of this log's."""
        mine, key = self.revealed, (self.revealed.deal, self.revealed.attempt)
        events = [entry.event for entry in log.entries]
        if Committed(*key, mine.hash) not in events:
            return None
        for event in events:
            if isinstance(event, Revealed) and (event.deal, event.attempt) == key:
                return "used" if (event.nonces or {}).get(mine.player) == mine.nonce else "left_out"
        return "open"
