"""What a bus promises: asks, which have one reply, and tells, which have none."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Protocol

TellHandler = Callable[[bytes], None]
"""Takes the body of a message that was told; it returns at once."""
AskHandler = Callable[[bytes], Awaitable[bytes]]
"""Takes the body of an ask, and returns that of its reply."""


class Listening(Protocol):
    """What this process hears or answers of a subject, until it is closed."""

    async def close(self) -> None:
        """Hear nothing more, and begin no more replies; those begun are still sent."""


class Bus(Protocol):
    """Carries messages between processes, or within one, with the same promises.

    A subject is one or more words of letters, digits, `_` and `-`, joined by dots, as `own.17`. It is used
    for asks or for tells, not for both. A body is any bytes. All methods are called on one event loop.

    A process that loses its carrier connects again by itself, and goes on with what it listened to. Meanwhile
    tells may be lost, and asks wait for the carrier until their deadline.
    """

    @property
    def away(self) -> bool:
        """Whether the carrier cannot be reached at the moment."""

    @property
    def dropped(self) -> int:
        """How many messages were dropped here because too many were waiting."""

    @property
    def losses(self) -> int:
        """How often messages from or to this process may have been lost: it counts, and never falls."""

    @property
    def outcomes(self) -> Mapping[str, int]:
        """How many asks of this process were `answered`, and what became of the others.

        They are those that `nobody` answers, `overdue` ones, those whose reply `failed`, those `given_up` by
        the asker, and those after which the bus was `closed`.
        """

    async def ask(self, subject: str, body: bytes, seconds: float) -> bytes:
        """Return the reply to an ask.

        Of each group that answers the subject, one member gets it, at most once; the first reply counts.
        Raise `NobodyAnswers`, `Overdue` if no reply has come after `seconds`, `RemoteFailure` if the reply
        failed, `BusClosed` if this bus is closed.
        """

    def tell(self, subject: str, body: bytes) -> None:
        """Tell all processes that listen to the subject, this one too.

        It never waits, and no listener is called before it returns. Each listener gets a message at most
        once, and those of one sender in order. While a slow carrier leaves too many messages waiting, further
        ones are dropped, counted and logged.
        """

    async def listen(self, subject: str, hear: TellHandler) -> Listening:
        """Call `hear` with each message that is sent to the subject after this has returned.

        While the carrier is away, it returns at once, and messages come when the carrier is back. An
        exception of `hear` is logged.
        """

    async def answer(self, subject: str, reply: AskHandler, group: str = "") -> Listening:
        """Answer each ask of the subject that is made once this has returned, several at the same time.

        Of those that answer it with the same group, one gets each ask; no group counts as a group too.
        """

    async def close(self) -> None:
        """Send what waits, if that takes no longer than a moment, and leave the carrier.

        Replies that are not finished are cancelled; asks that wait for one raise `BusClosed`. Later tells are
        lost.
        """
