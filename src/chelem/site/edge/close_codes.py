"""The codes with which a socket of the live table is closed, and what a client does then."""

from dataclasses import dataclass

POLICY_VIOLATION = 1008
TRY_AGAIN_LATER = 1013


@dataclass(frozen=True, slots=True)
class CloseCode:
    """A close code of websockets (RFC 6455), as this server uses it."""

    code: int
    sent: str
    """When a client meets it."""
    advice: str
    """What a client does."""


CLOSE_CODES = (
    CloseCode(1000, "You closed the socket.", "Nothing."),
    CloseCode(1002, "A frame that breaks the websocket protocol.", "Fix the client."),
    CloseCode(1006, "The connection was lost; no code was sent.", "Connect again after a growing pause."),
    CloseCode(1007, "A text frame that is not UTF-8.", "Fix the client."),
    CloseCode(
        POLICY_VIOLATION,
        "`bye` has come before, with a code and `retry`; a page that does not read may miss it.",
        "As its `retry` says; without a `bye`, connect again after a growing pause.",
    ),
    CloseCode(1009, "A frame that is much too large.", "Fix the client."),
    CloseCode(1011, "An error in the server.", "Connect again after a growing pause."),
    CloseCode(
        1012,
        "The server ends, or another one has the table.",
        "Connect again within 0.3 s, drawn at random; after a third time in a row as after 1006.",
    ),
    CloseCode(
        TRY_AGAIN_LATER,
        "Too many sockets (`bye` has come before), or the database does not answer (no `bye`).",
        "As its `retry` says; without a `bye`, connect again after a growing pause.",
    ),
)
"""All close codes, by number."""
