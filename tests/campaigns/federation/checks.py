"""All that the records of a part of a campaign are checked for, once its servers have ended."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass

from tests.campaigns.faults.history import Logs, gone_back, out_of_order, too_old
from tests.campaigns.faults.replayed import unlike_the_log
from tests.campaigns.faults.witness import Witness
from tests.campaigns.federation.audit import AuditedWrite, fallen_epochs, unowned_writes
from tests.campaigns.federation.spectators import Sight, secrets_shown

MOST_KEPT = 1000
"""The most findings of a kind that are kept."""


@dataclass(frozen=True, slots=True)
class Records:
    """What was noted outside the servers: by pages, by spectators, and by PostgreSQL of who has written."""

    witness: Witness
    sights: Collection[Sight]
    writes: Sequence[AuditedWrite]


def found_in(records: Records, logs: Logs, patience: float) -> dict[str, list[str]]:
    """Return what contradicts the logs, or itself, by its kind; `patience` is in seconds."""
    witness, history = records.witness, records.witness.history
    return {
        "lost": _first(witness.contradictions, witness.lost(logs)),
        "doubled": _first(witness.doubled(logs)),
        "out of order": _first(out_of_order(history, logs)),
        "old pages": _first(gone_back(history.readings), too_old(history, logs, patience)),
        "untrue pages": _first(unlike_the_log(witness.pictures, logs)),
        "secrets shown": _first(secrets_shown(records.sights, logs)),
        "epochs fallen": _first(fallen_epochs(records.writes)),
        "stored by others than owners": _first(unowned_writes(records.writes)),
    }


def _first(*findings: Iterable[str]) -> list[str]:
    """Return the first findings; a log that breaks the rules, so that nothing can be checked, is one."""

    def all_of_them() -> Iterator[str]:
        for found in findings:
            try:
                yield from found
            except Exception as error:  # whatever is wrong with the log
                yield f"nothing more can be checked: {error!r}"

    return [found for _, found in zip(range(MOST_KEPT), all_of_them(), strict=False)]
