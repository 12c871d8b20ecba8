"""How long a page was without an answer."""

from time import monotonic


class Waiting:
    """The times, in seconds of the monotonic clock, in which a page waited for an answer.

    It waits for its page from the end of a connection until it is shown something on the next one, and for
    its request from the first time that this is sent until it is taken or refused.
    """

    def __init__(self) -> None:
        self._since: dict[str, float] = {}
        self._over: list[tuple[float, float, str]] = []

    def begin(self, what: str) -> None:
        """Note that the page waits for this from now on, unless it does already."""
        self._since.setdefault(what, monotonic())

    def end(self, what: str) -> None:
        """Note an answer."""
        if (since := self._since.pop(what, None)) is not None:
            self._over.append((since, monotonic(), what))

    def forget(self) -> None:
        """Wait for nothing any more, as the page goes elsewhere."""
        self._since.clear()

    def longest(self, since: float) -> tuple[float, str]:
        """Return the seconds and the kind of the longest wait that was not over at a time."""
        now = monotonic()
        waits = [*self._over, *((begun, now, what) for what, begun in self._since.items())]
        return max(((end - begun, what) for begun, end, what in waits if end > since), default=(0.0, ""))
