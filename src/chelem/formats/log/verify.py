"""Check the chain and the signatures of a log, by what its reader knows of it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from chelem.core import BadLog, Refused
from chelem.engine.events import Sealed
from chelem.formats.log.chain import canonical, chain_value

JsonEntry = Mapping[str, Any]
_SEATS = 4


@dataclass(frozen=True, slots=True)
class ChainReport:
    """How far a log is chained and signed.

    Of `entries` in all, those up to the version `end` have a chain; -1 if none has. `hidden` are those whose
    content the reader does not have. `seal` is the last signature, in the entry `sealed_at`.
    """

    entries: int
    end: int = -1
    hidden: tuple[int, ...] = ()
    seal: Sealed | None = None
    sealed_at: int | None = None

    @property
    def extent(self) -> Literal["whole", "partial", "none"]:
        """How much of the log has a chain."""
        if self.end < 0:
            return "none"
        return "whole" if self.end == self.entries - 1 else "partial"


def verify(lines: Iterable[JsonEntry]) -> ChainReport:
    """Check the entries of a log, as JSON objects in order, and report what was checked.

    Raise `BadLog` for the first entry that does not fit its chain, or whose signature is wrong. Whether the
    key is the server's is for the reader to compare.
    """
    entries = _with_revealed_hands(list(lines))
    report, before = ChainReport(len(entries)), ""
    for version, entry in enumerate(entries):
        if entry.get("chain") is None:
            continue
        if report.end < version - 1:
            raise BadLog(version, Refused("log.chain_gap"))
        report = replace(report, end=version)
        if entry.get("event") == Sealed.event:
            report = replace(report, seal=_checked_seal(version, entry, before), sealed_at=version)
        elif _is_hidden(entry):
            report = replace(report, hidden=(*report.hidden, version))
        elif not _fits(before, entry):
            raise BadLog(version, Refused("log.chain"))
        before = str(entry["chain"])
    return report


def _fits(before: str, entry: JsonEntry) -> bool:
    try:
        return bool(entry["chain"] == chain_value(before, canonical(entry)))
    except TypeError:  # a number that no entry has
        return False


def _checked_seal(version: int, entry: JsonEntry, before: str) -> Sealed:
    """Return the seal, which repeats the chain of the entry before it and signs that."""
    from chelem.formats.log.seal import is_signed  # noqa: PLC0415 - 50 ms that most commands do without

    seal = Sealed(*(str(entry.get(name)) for name in ("chain", "signature", "key")))
    if seal.chain != before or entry.get("version") != version:  # which no chain value covers here
        raise BadLog(version, Refused("log.chain"))
    if not is_signed(seal):
        raise BadLog(version, Refused("seal.signature", key=seal.key))
    return seal


def _is_hidden(entry: JsonEntry) -> bool:
    """Return whether the reader lacks content of the entry: all of it, or hands that were never revealed."""
    if entry.get("event") == "hidden":
        return True
    return entry.get("event") == "dealt" and len(entry.get("hands", ())) < _SEATS


def _with_revealed_hands(entries: Sequence[JsonEntry]) -> list[JsonEntry]:
    """Return the entries, a copy's deals with all hands where they were revealed later."""
    full, hands = [], None
    for entry in reversed(entries):
        if entry.get("event") == "revealed":
            hands = entry.get("hands")
        if entry.get("event") == "dealt":
            full.append({**entry, "hands": hands} if _is_hidden(entry) and hands is not None else entry)
            hands = None
        else:
            full.append(entry)
    return full[::-1]
