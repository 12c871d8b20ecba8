"""`chelem event movement`: propose movements for a number of pairs, or check a file of movements."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from chelem import movements
from chelem.cli.event.movement_options import BoardsPlayed, MovementRequest, Pairs, Rounds, movements_of_file
from chelem.cli.language import AsJson, Lang, language_of
from chelem.cli.shared.json_output import print_json
from chelem.i18n import say
from chelem.movements.files.movement_json import PLACES
from chelem.site.events import preparation_sentence, proposal_sentence


def propose_movement(
    pairs: Pairs = None,
    rounds: Rounds = None,
    boards: BoardsPlayed = None,
    minutes: Annotated[
        int | None, typer.Option("--minutes", min=1, max=999, help="help.event.movement.minutes")
    ] = None,
    winners: Annotated[
        int | None, typer.Option("--winners", min=1, max=2, help="help.event.movement.winners")
    ] = None,
    stationary: Annotated[
        int, typer.Option("--stationary", min=0, help="help.event.movement.stationary")
    ] = 0,
    share: Annotated[bool, typer.Option("--share", help="help.event.movement.share")] = False,
    kind: Annotated[movements.EventKind, typer.Option("--kind", help="help.event.movement.kind")] = "pairs",
    copies: Annotated[
        int | None, typer.Option("--copies", min=1, max=60, help="help.event.movement.copies")
    ] = None,
    read: Annotated[
        Path | None, typer.Option("--read", metavar="FILE", help="help.event.movement.read")
    ] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Propose movements, the best first; as JSON the best with the others beside it."""
    language = language_of(lang)
    if read is not None:
        _check_file(read, boards, language, as_json=as_json)
        return
    request = MovementRequest(pairs, rounds, boards, minutes, winners, stationary, share, kind, copies)
    (_print_json if as_json else _print_proposals)(request.proposals(), language)


def _print_json(proposals: tuple[movements.Proposal, ...], language: str) -> None:
    """Print the best movement with its reason, and the others beside it."""
    first, *others = (_as_json(proposal, language) for proposal in proposals)
    print_json(first | {"others": others})


def _as_json(proposal: movements.Proposal, language: str) -> dict[str, object]:
    """Return a proposal as JSON; of several sections, all tables, and each section by itself."""
    why: dict[str, object] = {"why": proposal_sentence(proposal, language), "minutes": proposal.minutes}
    if not proposal.sections:
        return movements.movement_json(proposal.movement) | why
    sections = [
        {"section": movements.section_letter(place), **movements.movement_json(movement)}
        for place, movement in enumerate(movements.numbered_on(proposal.sections))
    ]
    joined = movements.movement_json(movements.joined_sections(proposal.sections))
    # Each section has a set of boards of its own, and its pairs meet one another alone.
    own: dict[str, object] = {"balance": round(proposal.quality, PLACES), "sharing": [], "sections": sections}
    return joined | own | why


def _print_proposals(proposals: tuple[movements.Proposal, ...], language: str) -> None:
    """Print a sentence for each proposal, then the rounds of the first."""
    console = Console(highlight=False)
    for number, proposal in enumerate(proposals, 1):
        sentence = proposal_sentence(proposal, language)
        console.print(f"{number}. {sentence}", markup=False, soft_wrap=True)
        console.print(f"   {preparation_sentence(proposal, language)}", markup=False, soft_wrap=True)
    best = proposals[0]
    if best.movement.numbered.one_pair:
        console.print(say("plan.balance", {}, language), markup=False, soft_wrap=True)
    for place, movement in enumerate(movements.numbered_on(best.sections or (best.movement,))):
        console.print()
        if best.sections:
            name = say("event.section", {"section": movements.section_letter(place)}, language)
            console.print(name, style="bold", markup=False)
        for row, cells in enumerate(movement.rounds, 1):
            console.print(say("movement.round", {"round": row}, language), style="bold", markup=False)
            for cell in cells:
                console.print(f"  {cell}", markup=False)


def _check_file(path: Path, boards: int | None, language: str, *, as_json: bool) -> None:
    """Print what a file of movements holds; those that cannot be played are named, and the status is 1."""
    read = movements_of_file(path, boards)
    for error in read.refused:
        Console(stderr=True, highlight=False, soft_wrap=True).print(error.say(language), markup=False)
    if as_json:
        print_json([movements.movement_json(movement) for movement in read.movements])
    console = Console(highlight=False)
    for movement in () if as_json else read.movements:
        title = movements.movement_title(movement, path.stem)
        console.print(say("movement.read", _size(title, movement), language), markup=False, soft_wrap=True)
        for remark in movements.breaches(movement):
            facts: dict[str, int | str] = {"name": title, **movements.breach_facts(remark)}
            console.print(
                "  " + say(f"movement.law.{remark.law}", facts, language), markup=False, soft_wrap=True
            )
    if read.refused:
        raise typer.Exit(1)


def _size(title: str, movement: movements.Movement) -> dict[str, int | str]:
    return {
        "name": title,
        "kind": movement.kind,
        "entrants": movement.entrants,
        "tables": len(movement.tables),
        "rounds": len(movement.rounds),
    }
