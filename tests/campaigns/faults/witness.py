"""What people were shown and had confirmed, kept outside the server and compared with its logs."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from time import monotonic

from tests.campaigns.faults.history import History, Json, Reading

PRIVATE = frozenset({"dealt", "hidden", "revealed", "pledged"})
"""Events of which a page is shown only a part."""


class Witness:
    """Every entry that a page was shown, and every message that was confirmed or refused, in a file too.

    `history` has when each of them happened.
    """

    now = staticmethod(monotonic)
    """Returns the time that all of its records have, in seconds."""

    def __init__(self, file: Path) -> None:
        self._file = file.open("a", encoding="utf-8")
        self.history = History()
        self.pictures: dict[tuple[str, int], Json] = {}
        """What everybody is shown of each version of a table that a page was shown."""
        self._names = Counter[str]()
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

    def new_name(self, seat: str) -> str:
        """Return a name for a page which no other has."""
        self._names[seat] += 1
        return f"{seat}{self._names[seat]}"

    def send(self, code: str, name: str) -> None:
        """Note that a message with this id is sent for the first time."""
        self.history.asked.setdefault((code, name), self.now())
        self._write("sent", code, [name, self.history.asked[code, name]])

    def read(self, reading: Reading, public: Json) -> None:
        """Note which version a page was shown, and what of it is the public part."""
        self.history.readings.append(reading)
        self._write("read", reading.code, [reading.page, reading.asked, reading.shown, reading.version])
        place = reading.code, reading.version
        known = self.pictures.setdefault(place, public)
        if known != public:
            self.contradictions.append(f"table {place}: {known} was shown, then {public} to {reading.page}")

    def misfit(self, code: str, page: str, what: str) -> None:
        """Note what a page was sent, and could not apply."""
        self.contradictions.append(f"table {code}: {page} cannot apply {what}")

    def show(self, code: str, entry: Json) -> None:
        """Note an entry that a page was shown."""
        entry = without_reasons(entry)
        key = code, entry["version"]
        self.history.shown.setdefault(key, self.now())
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
            self.history.confirmed[code, name] = self.now()
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
            if version >= len(log) or _differ(entry, without_reasons(log[version])):
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


def without_reasons(entry: Json) -> Json:
    """Return an entry without the sentences of its score, which are in the language of the page."""
    if "lines" not in entry:
        return entry
    lines = [{name: value for name, value in line.items() if name != "reason"} for line in entry["lines"]]
    return entry | {"lines": lines}


def public_part(picture: Json) -> Json:
    """Return what a picture shows everybody of the cards: it follows from the log alone."""
    hands = picture["hands"] or {}
    return {
        "calls": [[call["version"], call["seat"], call["call"]] for call in picture["calls"]],
        "play": picture["play"],
        "turn": picture["turn"],
        "left": {seat: hand["count"] for seat, hand in hands.items()},
    }


def _differ(one: Json, other: Json) -> bool:
    """Return whether two copies of an entry contradict each other; a page is shown a part of some."""
    if "hidden" in (one["event"], other["event"]):
        return False
    if one["event"] != other["event"] or one["event"] in PRIVATE:
        return one["event"] != other["event"]
    return any(one[name] != other[name] for name in one.keys() & other.keys())
