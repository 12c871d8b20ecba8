"""The answers of the two steps in which new boards are drawn."""

from typing_extensions import TypedDict

from chelem.server.dealing_messages import NonceReceipt


class BoardPromise(TypedDict):
    """What the server promises of boards that are about to be made, until the next day is over."""

    code: str
    """That of the challenge or match to be made."""
    hash: str
    """SHA-256 of the server's salt, in hexadecimal."""


class MadeSet(TypedDict):
    """The code of a new challenge, at `/defi/CODE`, or match of teams, at `/equipe/CODE`."""

    code: str
    acknowledged: NonceReceipt | None
    """The server's signature that it has the nonce of `drawn`; null without one."""
