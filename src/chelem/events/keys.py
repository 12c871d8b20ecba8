"""The keys of an event: whom a device writes for, signed by the event's secret, so that none is stored."""

import hmac
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import get_args

from chelem.core import Forbidden
from chelem.events.key_holder import KeyHolder
from chelem.events.log.author import Author, Role

DIGITS = 24
"""Hexadecimal digits of a signature: 96 bits."""
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Of codes that are read out or printed: without I and O, which are mistaken for digits."""
CODE_LENGTH = 6


@dataclass(frozen=True, slots=True)
class Keyring:
    """The keys that are good now: those of a holder, such as `table.A3`, can be replaced by later ones.

    `holders` counts the keys of each; a holder that is not in it has the first one.

    >>> keys = Keyring("secret")
    >>> keys.author(keys.make(Author("table", "A3")))
    Author(role='table', id='A3')
    """

    secret: str
    holders: Mapping[str, KeyHolder] = field(default_factory=dict)

    def make(self, author: Author) -> str:
        """Return the key of an author, such as `table.A3.5f…`."""
        holder = holder_of(author)
        return f"{holder}.{self._signature(holder, self._newest(holder))}"

    def author(self, key: str) -> Author:
        """Return whom a key is for; `Forbidden` for one that is replaced, or not of this event."""
        holder, _, signature = key.rpartition(".")
        role, _, whose = holder.partition(".")
        found = next((Author(known, whose) for known in get_args(Role) if known == role), None)
        if found is None:
            raise Forbidden("event.key")
        newest = self._newest(holder)
        for generation in range(newest, -1, -1):
            if hmac.compare_digest(self._signature(holder, generation).encode(), signature.encode()):
                if generation < newest:
                    raise Forbidden("event.key-replaced", role=role)
                return found
        raise Forbidden("event.key")

    def card_code(self, author: Author) -> str:
        """Return the letters on the card of an entrant or a table, for which a phone gets their key."""
        holder = holder_of(author)
        digest = self._digest(f"card.{holder}", self._newest(holder))
        return "".join(LETTERS[byte % len(LETTERS)] for byte in digest[:CODE_LENGTH])

    def opens(self, author: Author, code: str) -> bool:
        """Return whether letters that somebody types are those on the card of an entrant or a table."""
        typed = "".join(code.split()).upper().encode(errors="replace")
        return hmac.compare_digest(self.card_code(author).encode(), typed)

    def replaced(self, author: Author, now: str) -> KeyHolder:
        """Return the holder of an author's next key."""
        holder = holder_of(author)
        return KeyHolder(holder, self._newest(holder) + 1, now)

    def _newest(self, holder: str) -> int:
        return self.holders[holder].generation if holder in self.holders else 0

    def _signature(self, holder: str, generation: int) -> str:
        return self._digest(holder, generation).hex()[:DIGITS]

    def _digest(self, holder: str, generation: int) -> bytes:
        """Sign; a first key is signed as keys were before any could be replaced."""
        signed = f"{holder}\n{generation}" if generation else holder
        return hmac.digest(self.secret.encode(), signed.encode(), sha256)


def holder_of(author: Author) -> str:
    """Return how an author's keys are called: `table.A3`."""
    return f"{author.role}.{author.id}"
