"""`chelem event print`: the paper of an event as PDF."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from chelem.analysis import solve_all
from chelem.cli.event.deals import deals_of_event
from chelem.cli.event.movement_options import BoardsPlayed, MovementRequest, Pairs, Rounds
from chelem.cli.event.sections import find_section, read_sections
from chelem.cli.event.source import read_event_file
from chelem.cli.event.why import find_entrants
from chelem.cli.language import Lang, language_of
from chelem.cli.shared.parallel import atomic_write
from chelem.core import BadOption
from chelem.events import EventResults, SolvedBoard
from chelem.events.paper.dealt_boards import prints_of_deals
from chelem.events.paper.entrant_cards import CARD_PRINTS, scorecards
from chelem.events.paper.guide_cards import guide_cards
from chelem.events.paper.planned_sections import PlannedSections, papers_by_section
from chelem.events.paper.printing import EventPaper
from chelem.events.paper.ranking_pages import PRINTS, ranking_pages
from chelem.events.paper.result_travellers import result_travellers
from chelem.events.paper.score_slips import blank_travellers, score_slips
from chelem.events.paper.table_cards import table_guide_cards
from chelem.events.paper.table_signs import TableSign, folded_signs
from chelem.i18n import say
from chelem.render.choices import check_choices


@dataclass(frozen=True, slots=True)
class PrintOptions:
    """What the options fix of a paper besides its title and its movement."""

    points: int = PRINTS[0]
    entrant: str | None = None
    deals: Path | None = None
    address: str = ""


def print_event(
    what: Annotated[str, typer.Option("--what", metavar="PAPER", help="help.event.print.what")],
    output: Annotated[Path, typer.Option("-o", metavar="OUT.pdf", help="help.event.print.output")],
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]", help="help.event.print.file")] = None,
    pairs: Pairs = None,
    rounds: Rounds = None,
    boards: BoardsPlayed = None,
    winners: Annotated[
        int | None, typer.Option("--winners", min=1, max=2, help="help.event.movement.winners")
    ] = None,
    title: Annotated[str, typer.Option("--title", help="help.event.print.title")] = "",
    section: Annotated[str, typer.Option("--section", help="help.event.print.section")] = "",
    size: Annotated[str, typer.Option("--paper", metavar="a4|letter", help="help.paper.size")] = "a4",
    points: Annotated[int, typer.Option("--points", metavar="14|20", help="help.event.print.points")] = 14,
    entrant: Annotated[
        str | None, typer.Option("--entrant", metavar="N", help="help.event.print.entrant")
    ] = None,
    deals: Annotated[
        Path | None, typer.Option("--deals", metavar="FILE", help="help.event.print.deals")
    ] = None,
    url: Annotated[str, typer.Option("--url", metavar="URL", help="help.event.print.url")] = "",
    lang: Lang = None,
) -> None:
    """Write one kind of paper of an event: before it from its movement, after it from its results."""
    language = language_of(lang)
    check_choices("what", what, (*OF_MOVEMENTS, *OF_RESULTS))
    paper, options = EventPaper(title, section, language, size), PrintOptions(points, entrant, deals, url)
    if what in OF_MOVEMENTS:
        request = MovementRequest(pairs, rounds, boards, winners=winners)
        planned, named = read_sections(file, request, section)
        pdf = OF_MOVEMENTS[what](planned, replace(paper, title=title or named), options)
    elif file is None:
        raise BadOption("event.print.results", what=what)
    else:
        pdf = _of_results(what, file, paper, options)
    with atomic_write(output) as stream:
        stream.write(pdf)
    console = Console(stderr=True, highlight=False, soft_wrap=True)
    console.print(say("event.printed", {"path": str(output)}, language), markup=False)


def _of_results(what: str, file: Path, paper: EventPaper, options: PrintOptions) -> bytes:
    results = read_event_file(file).results
    return OF_RESULTS[what](results, replace(paper, title=paper.title or results.title), options)


def _signs(planned: PlannedSections, paper: EventPaper, options: PrintOptions) -> bytes:
    def address(table: int, section: str) -> str:
        return options.address.replace("{table}", str(table)).replace("{section}", section)

    signs = [
        TableSign(table, address(table, own.section), own.section).with_rests(movement)
        for movement, own in papers_by_section(planned, paper)
        for table in movement.tables
    ]
    return folded_signs(signs, paper)


def _scorecards(results: EventResults, paper: EventPaper, options: PrintOptions) -> bytes:
    of_section = _entrants_of_section(results, paper.section)
    chosen = of_section if options.entrant is None else set(find_entrants(results, options.entrant))
    large = options.points == PRINTS[-1]
    return scorecards(results, paper, chosen, CARD_PRINTS[-1] if large else CARD_PRINTS[0])


def _ranking(results: EventResults, paper: EventPaper, options: PrintOptions) -> bytes:
    return ranking_pages(results, paper, options.points, _entrants_of_section(results, paper.section))


def _entrants_of_section(results: EventResults, section: str) -> set[int] | None:
    """Return who belongs to a section; None for all, where none is named or there is only one."""
    sections = {entrant.section for entrant in results.entrants}
    if not section or len(sections) == 1:
        return None
    wanted = find_section(sections, section)
    return {index for index, entrant in enumerate(results.entrants) if entrant.section == wanted}


def _results(results: EventResults, paper: EventPaper, options: PrintOptions) -> bytes:
    deals = {} if options.deals is None else deals_of_event(results, options.deals, paper.language)
    tables = zip(deals.items(), solve_all(deals.values()), strict=True)
    solved = {number: SolvedBoard.of(number, deal, table) for (number, deal), table in tables}
    return result_travellers(results, paper, prints_of_deals(deals, solved))


OF_MOVEMENTS: Mapping[str, Callable[[PlannedSections, EventPaper, PrintOptions], bytes]] = {
    "guide-cards": lambda planned, paper, _: guide_cards(planned, paper),
    "table-cards": lambda planned, paper, _: table_guide_cards(planned, paper),
    "travellers": lambda planned, paper, _: blank_travellers(planned, paper),
    "slips": lambda planned, paper, _: score_slips(planned, paper),
    "signs": _signs,
}
"""What is printed before an event, of the movements of its sections."""
OF_RESULTS: Mapping[str, Callable[[EventResults, EventPaper, PrintOptions], bytes]] = {
    "ranking": _ranking,
    "scorecards": _scorecards,
    "results": _results,
}
"""What is printed after it, of its results."""
