"""The meanings of a table's calls by the bots' system, computed once per call."""

from chelem.bots.explain import explain_call
from chelem.bots.meaning import Meaning
from chelem.engine.state import State


class CallMeanings:
    """The meanings of calls by version."""

    def __init__(self) -> None:
        self._known: dict[int, Meaning | None] = {}

    def of(self, version: int, state: State, index: int) -> Meaning | None:
        """Return the meaning of the call with that version, at `index` of the state's auction."""
        if version not in self._known:
            self._known[version] = explain_call(state, index)
        return self._known[version]

    def clear(self) -> None:
        """Forget all meanings, as the log has been reloaded."""
        self._known.clear()
