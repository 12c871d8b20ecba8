"""What the bots' system makes of the calls at a table, worked out once a call."""

from chelem.bots.explain import explain_call
from chelem.bots.meaning import Meaning
from chelem.engine.state import State


class CallMeanings:
    """The meanings of calls by version."""

    def __init__(self) -> None:
        self._known: dict[int, Meaning | None] = {}

    def of(self, version: int, state: State, place: int) -> Meaning | None:
        """The meaning of the call of that version, the `place`-th of the state's deal, from 0."""
        if version not in self._known:
            self._known[version] = explain_call(state, place)
        return self._known[version]

    def forget(self) -> None:
        """Forget all: the log has been read anew."""
        self._known.clear()
