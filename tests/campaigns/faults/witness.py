"""What people were shown and had confirmed, kept outside the server and compared with its logs."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

Json = dict[str, Any]
PRIVATE = frozenset({"dealt", "hidden", "revealed", "pledged"})
"""Events of which a page is shown only a part."""


class Witness:
    """Every entry that a page was shown, and every message that was confirmed or refused, in a file too."""

    def __init__(self, file: Path) -> None:
        self._file = file.open("a", encoding="utf-8")
        self._shown: dict[tuple[str, int], Json] = {}
        self._confirmed: set[tuple[str, str]] = set()
        self._refused: dict[tuple[str, str], str] = {}
        self.contradictions: list[str] = []

    @property
    def actions(self) -> int:
        """The number of entries that were shown, which everybody at the table relies on."""
        return len(self._shown)

    @property
    def confirmed(self) -> int:
        """The number of messages of people that were confirmed."""
        return len(self._confirmed)

    def show(self, code: str, entry: Json) -> None:
        """Note an entry that a page was shown."""
        key = code, entry["version"]
        known = self._shown.get(key)
        if known is None or known["event"] == "hidden":
            self._shown[key] = entry
            self._write("shown", code, entry)
        elif _differ(known, entry):
            self.contradictions.append(f"table {code}: {known} was shown, then {entry}")

    def confirm(self, code: str, name: str) -> None:
        """Note that a message with this id was confirmed."""
        if (code, name) not in self._confirmed:
            self._confirmed.add((code, name))
            self._write("confirmed", code, name)

    def refuse(self, code: str, name: str, reason: str) -> None:
        """Note that a message with this id was refused for good."""
        self._refused[code, name] = reason
        self._write("refused", code, [name, reason])

    def _write(self, what: str, code: str, value: object) -> None:
        self._file.write(json.dumps([what, code, value]) + "\n")
        self._file.flush()

    def lost(self, logs: Mapping[str, Sequence[Json]]) -> Iterator[str]:
        """Yield what was shown or confirmed and is not in the logs."""
        for (code, version), entry in self._shown.items():
            log = logs.get(code, ())
            if version >= len(log) or _differ(entry, log[version]):
                yield f"table {code}: {entry} was shown; stored is {log[version : version + 1]}"
        kept = {(code, entry["id"]) for code, log in logs.items() for entry in log if "id" in entry}
        for code, name in self._confirmed:
            if (code, name) not in kept:
                yield f"table {code}: {name} was confirmed and is not stored"

    def doubled(self, logs: Mapping[str, Sequence[Json]]) -> Iterator[str]:
        """Yield messages that were taken twice, or taken although they were refused."""
        for code, log in logs.items():
            sent = Counter((entry.get("by"), entry["id"]) for entry in log if "id" in entry)
            words = Counter(entry["text"] for entry in log if entry["event"] == "chatted")
            for what, count in [*sent.items(), *words.items()]:
                if count > 1:
                    yield f"table {code}: {what} is stored {count} times"
            for entry in log:
                if reason := self._refused.get((code, entry.get("id", ""))):
                    yield f"table {code}: {entry} was refused: {reason}"

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def _differ(one: Json, other: Json) -> bool:
    """Return whether two copies of an entry contradict each other; a page is shown a part of some."""
    if "hidden" in (one["event"], other["event"]):
        return False
    if one["event"] != other["event"] or one["event"] in PRIVATE:
        return one["event"] != other["event"]
    return any(one[name] != other[name] for name in one.keys() & other.keys())
