"""What pages were shown of a version, compared with the log up to there."""

import json
from collections import defaultdict
from collections.abc import Container, Iterator, Mapping, Sequence
from contextlib import suppress

from chelem.core import SEATS, ChelemError
from chelem.engine import Entry, Log, Spectator
from chelem.formats.log.read import read_entry
from chelem.site.tables.views import deal
from tests.campaigns.faults.history import Json, Logs


def unlike_the_log(pictures: Mapping[tuple[str, int], Json], logs: Logs) -> Iterator[str]:
    """Yield what everybody was shown of a version that does not follow from the log, or is not in it."""
    versions = defaultdict[str, dict[int, Json]](dict)
    for (code, version), shown in pictures.items():
        versions[code][version] = shown
    for code, wanted in versions.items():
        shown_in_log = dict(public_parts(logs.get(code, ()), wanted))
        for version, shown in sorted(wanted.items()):
            if version >= 0 and shown != (expected := shown_in_log.get(version)):
                yield f"table {code}: {shown} was shown of version {version}; by the log it is {expected}"


def readable(entries: Sequence[Json]) -> Iterator[Entry]:
    """Yield the entries of a log up to the first that cannot be read."""
    with suppress(ChelemError):
        for entry in entries:
            yield read_entry(json.dumps(entry))


def public_parts(entries: Sequence[Json], wanted: Container[int]) -> Iterator[tuple[int, Json]]:
    """Yield what everybody may be shown of each version that is wanted."""
    log: Log | None = None
    for entry in readable(entries):
        if log is None:
            log = Log.fold([entry])
        else:
            log.record(entry)
        if entry.version in wanted:
            yield entry.version, _public_part(log)


def _left(hands: Mapping[str, deal.HandShape]) -> dict[str, int]:
    return {seat: hand["count"] for seat, hand in hands.items()}


def _public_part(log: Log) -> Json:
    state = log.view(Spectator()).state
    board = state.board
    if board is None:
        return {"calls": [], "play": None, "turn": None, "left": _left(deal.no_hands())}
    calls = (
        (version, deal.write_call(state, version, call, None)) for version, call in deal.calls_in_deal(log)
    )
    hands = {str(seat): deal.hand_section(state, board, seat, deal.hand_known(board, seat)) for seat in SEATS}
    shown = {
        "calls": [[version, call["seat"], call["call"]] for version, call in calls],
        "play": deal.play_section(state),
        "turn": deal.turn_section(state),
        "left": _left(hands),
    }
    written: Json = json.loads(json.dumps(shown))
    return written
