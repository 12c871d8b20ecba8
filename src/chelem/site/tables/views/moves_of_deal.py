"""The calls and cards of a finished deal, each with what its player knew then."""

from collections.abc import Sequence

from chelem.bots.coaching.first_mistake import MadeMove
from chelem.core import Card
from chelem.engine import Log, Player
from chelem.engine.events import Acted, Dealt
from chelem.site.tables.views.review import find_scored_deal


class MovesOfDeal:
    """The effective calls and cards of a finished deal; `Refused` if it is not finished."""

    def __init__(self, log: Log, number: int) -> None:
        self._log, _, _ = find_scored_deal(log, number)
        self._acts = list(_acts(self._log))

    @property
    def calls(self) -> int:
        """The number of calls."""
        return sum(not isinstance(event.action, Card) for _, event in self._acts)

    def at(self, steps: Sequence[int]) -> list[MadeMove]:
        """Return the moves with these numbers, from 1."""
        entries, known = self._log.entries, {}
        before: Log | None = None
        for version, event in sorted((self._acts[step - 1] for step in steps), key=lambda act: act[0]):
            if before is None:
                before = Log.fold(entries[:version])
            for entry in entries[before.version + 1 : version]:
                before.record(entry)
            player = before.state.chairs[event.by] or ""
            known[version] = MadeMove(before.view(Player(player)), event.action)
        return [known[self._acts[step - 1][0]] for step in steps]


def _acts(log: Log) -> list[tuple[int, Acted]]:
    """Return the effective calls and cards of the last deal with their versions."""
    acts = []
    for entry in log.backwards():
        if isinstance(entry.event, Dealt):
            break
        if isinstance(entry.event, Acted):
            acts.append((entry.version, entry.event))
    return acts[::-1]
