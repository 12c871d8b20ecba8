"""The meanings of a table's calls by its bots' system, each worked out once."""

from chelem.bots import Meaning
from chelem.core import Seat
from chelem.engine import Log
from chelem.site.tables.views.deal import calls_in_deal


class CallMeanings:
    """The meanings of calls by the versions of their entries; they are worked out elsewhere."""

    def __init__(self) -> None:
        self._known: dict[int, Meaning | None] = {}

    def of(self, version: int) -> Meaning | None:
        """Return the meaning of the call with that version; None if it has none or is not worked out yet."""
        return self._known.get(version)

    def keep(self, version: int, meaning: Meaning | None) -> None:
        """Keep the meaning of a call."""
        self._known[version] = meaning

    def lack(self, log: Log) -> bool:
        """Return whether a call of the log's last deal is not worked out yet."""
        return any(version not in self._known for version, _ in calls_in_deal(log))

    def clear(self) -> None:
        """Forget all meanings, as the log has been reloaded."""
        self._known.clear()


def partner_lengths(log: Log, seat: Seat, meanings: CallMeanings) -> tuple[int, ...]:
    """Return the fewest ♣ ♦ ♥ ♠ that the partner of a seat has shown in the auction, where known."""
    fewest = [0, 0, 0, 0]
    for version, event in calls_in_deal(log):
        meaning = meanings.of(version)
        if event.seat is seat.partner and meaning is not None and meaning.lengths is not None:
            fewest = [max(known, low) for known, (low, _) in zip(fewest, meaning.lengths, strict=True)]
    return tuple(fewest)
