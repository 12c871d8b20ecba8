"""List where the results stated in a file differ from those that Chelem finds."""

from rich.console import Console

from chelem.cli.event.ranked_json import PLACES, entrant_code
from chelem.core import Fact
from chelem.events.files.differences import result_differences, states_results
from chelem.events.files.file_event import FileEvent
from chelem.events.shown import rounded_float
from chelem.i18n import say

_SENTENCES = {
    "result": "event.other-result",
    "place": "event.other-place",
    "matchpoints": "event.other-matchpoints",
    "board": "event.other-points",
}


def print_differences(read: FileEvent, console: Console, language: str) -> None:
    """Print a line for each difference, or that there is none."""
    differences = list(result_differences(read))
    for difference in differences:
        facts: dict[str, Fact] = {
            "entrant": read.results.entrants[difference.entrant].number,
            "board": difference.board,
            "found": str(difference.found),
            "stated": str(difference.stated),
            "side": str(difference.side),
        }
        console.print(say(_SENTENCES[difference.of], facts, language), markup=False)
    if not differences:
        code = "event.same-results" if states_results(read) else "event.no-stated-results"
        console.print(say(code, {}, language), markup=False)


def differences_json(read: FileEvent) -> list[dict[str, object]]:
    """Return each difference with the entrant, the board or null, and both values."""
    return [
        {
            "entrant": entrant_code(read.results, difference.entrant),
            "of": difference.of,
            "board": difference.board or None,
            "side": str(difference.side) if difference.board else None,
            "found": rounded_float(difference.found, PLACES),
            "stated": float(difference.stated),
        }
        for difference in result_differences(read)
    ]
