"""What can become of an ask besides a reply. No person reads these: they are plain exceptions."""


class BusError(Exception):
    """An ask had no reply. Unless a subclass says more, what was asked for may be done all the same."""


class NobodyAnswers(BusError):
    """No process answers this subject: nothing was done."""


class Overdue(BusError):
    """No reply came in time: what was asked for may be done, or may be done yet."""


class RemoteFailure(BusError):
    """The function that answers raised an exception, which is logged where that happened.

    `name` is the name of its type; the rest may hold what is not for other processes.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class BusClosed(BusError):
    """The bus has been closed here."""
