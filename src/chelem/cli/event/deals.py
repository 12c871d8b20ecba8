"""The deals of an event's boards, from the file of the dealing machine."""

from pathlib import Path

from rich.console import Console

from chelem.cli.event.source import read_bytes
from chelem.core import BadOption, Deal
from chelem.events import EventResults
from chelem.i18n import say
from chelem.site.collections import DealtFile, read_deal_file


def deals_to_show(file: Path, language: str) -> DealtFile:
    """Return the deals of a file by number; say on standard error how many are left out."""
    dealt = read_deal_file(read_bytes(file), file.name)
    if dealt.incomplete:
        console = Console(stderr=True, highlight=False, soft_wrap=True)
        console.print(say("deals.incomplete", {"count": dealt.incomplete}, language), markup=False)
    return dealt


def deals_of_event(results: EventResults, file: Path, language: str) -> dict[int, Deal]:
    """Return the deals of the boards that an event has; `BadOption` if the file has none of them."""
    boards = {traveller.board for traveller in results.travellers}
    deals = deals_to_show(file, language).deals
    found = {number: deal for number, deal in deals.items() if number in boards}
    if not found:
        raise BadOption("event.other-deals")
    return found
