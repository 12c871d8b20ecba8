"""List where the results stated in a file differ from those that Chelem finds."""

from rich.console import Console

from chelem.cli.event_json import PLACES, entrant_code
from chelem.core.errors import Fact
from chelem.events.files.differences import result_differences
from chelem.events.files.file_event import FileEvent
from chelem.events.shown import rounded_float
from chelem.i18n import say


def print_differences(read: FileEvent, console: Console, language: str) -> None:
    """Print a line for each difference, or that there is none."""
    differences = list(result_differences(read))
    for each in differences:
        facts: dict[str, Fact] = {
            "entrant": read.results.entrants[each.entrant].number,
            "board": each.board,
            "found": str(each.found),
            "stated": str(each.stated),
        }
        code = "event.other-points" if each.board else "event.other-result"
        console.print(say(code, facts, language), markup=False)
    if not differences:
        console.print(say("event.same-results", {}, language), markup=False)


def differences_json(read: FileEvent) -> list[dict[str, object]]:
    """Return each difference with the entrant, the board or null, and both values."""
    return [
        {
            "entrant": entrant_code(read.results, each.entrant),
            "board": each.board or None,
            "found": rounded_float(each.found, PLACES),
            "stated": float(each.stated),
        }
        for each in result_differences(read)
    ]
