"""`chelem event movement`: propose movements for a number of pairs, or check a file of movements."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer
from rich.console import Console

from chelem.cli.json_output import print_json
from chelem.cli.language import AsJson, Lang, language_of
from chelem.core.errors import BadOption
from chelem.i18n import say

if TYPE_CHECKING:
    from chelem.movements import Movement, Proposal

BOARDS = 2
"""How many boards a round has unless it is said."""


def propose_movement(
    pairs: Annotated[
        int | None, typer.Option("--pairs", min=3, max=120, help="help.event.movement.pairs")
    ] = None,
    rounds: Annotated[
        int | None, typer.Option("--rounds", min=1, max=119, help="help.event.movement.rounds")
    ] = None,
    boards: Annotated[
        int | None, typer.Option("--boards", min=1, max=999, help="help.event.movement.boards")
    ] = None,
    minutes: Annotated[
        int | None, typer.Option("--minutes", min=1, max=999, help="help.event.movement.minutes")
    ] = None,
    winners: Annotated[
        int | None, typer.Option("--winners", min=1, max=2, help="help.event.movement.winners")
    ] = None,
    stationary: Annotated[
        int, typer.Option("--stationary", min=0, help="help.event.movement.stationary")
    ] = 0,
    read: Annotated[
        Path | None, typer.Option("--read", metavar="FILE", help="help.event.movement.read")
    ] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Propose movements, the best first; as JSON the best with the others beside it."""
    language = language_of(lang)
    if read is not None:
        _check_file(read, language, as_json=as_json)
        return
    if pairs is None or (rounds is None and minutes is None):
        raise BadOption("movement.wish")
    from chelem.movements import Wish, propose  # noqa: PLC0415 - other commands start without NumPy

    lines: Literal[1, 2] | None = None if winners is None else 2 if winners == 2 else 1
    proposals = propose(Wish(pairs, *_length(pairs, rounds, boards, minutes or 0), lines, stationary))
    (_print_json if as_json else _print_proposals)(proposals, language)


def boards_a_round(boards: int | None, rounds: int) -> int:
    """Return how many boards a round has: of all boards of a pair, or directly if fewer than the rounds.

    >>> boards_a_round(None, 9), boards_a_round(27, 9), boards_a_round(3, 9)
    (2, 3, 3)
    """
    if boards is None:
        return BOARDS
    return boards if boards < rounds else boards // rounds


def _length(pairs: int, rounds: int | None, boards: int | None, minutes: int) -> tuple[int, int]:
    """Return how many rounds are wished and how many boards in each."""
    from chelem.movements import rounds_in  # noqa: PLC0415 - as above

    if rounds is not None:
        return rounds, boards_a_round(boards, rounds)
    opponents = pairs - 1 + pairs % 2  # an odd pair meets the empty seat too
    a_round = boards or BOARDS
    return max(1, min(rounds_in(minutes, a_round), opponents)), a_round


def _print_json(proposals: "tuple[Proposal, ...]", language: str) -> None:
    """Print the best movement with its reason, and the others beside it."""
    from chelem.movements import movement_json  # noqa: PLC0415 - as above

    first, *others = (
        movement_json(proposal.movement) | {"why": say(proposal.code, proposal.facts, language)}
        for proposal in proposals
    )
    print_json(first | {"others": others})


def _print_proposals(proposals: "tuple[Proposal, ...]", language: str) -> None:
    """Print a sentence for each proposal, then the rounds of the first."""
    console = Console(highlight=False)
    for number, proposal in enumerate(proposals, 1):
        sentence = say(proposal.code, proposal.facts, language)
        console.print(f"{number}. {sentence}", markup=False, soft_wrap=True)
    console.print()
    for row, cells in enumerate(proposals[0].movement.rounds, 1):
        console.print(say("movement.round", {"round": row}, language), style="bold", markup=False)
        for cell in cells:
            console.print(f"  {cell}", markup=False)


def _check_file(path: Path, language: str, *, as_json: bool) -> None:
    """Print what a file of movements holds; refuse the first that cannot be played."""
    from chelem.movements import (  # noqa: PLC0415 - as above
        breach_facts,
        check_movement,
        movement_json,
        read_movements,
    )

    content = path.read_bytes()
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError:
        text = content.decode("cp1252", errors="replace")  # names of movements from Windows programs
    movements = read_movements(text, path.stem)
    checked = [(movement, check_movement(movement)) for movement in movements]
    if as_json:
        print_json([movement_json(movement) for movement, _ in checked])
        return
    console = Console(highlight=False)
    for movement, remarks in checked:
        console.print(say("movement.read", _size(movement), language), markup=False, soft_wrap=True)
        for remark in remarks:
            facts: dict[str, int | str] = {"name": movement.name, **breach_facts(remark)}
            console.print(
                "  " + say(f"movement.law.{remark.law}", facts, language), markup=False, soft_wrap=True
            )


def _size(movement: "Movement") -> dict[str, int | str]:
    return {
        "name": movement.name,
        "kind": movement.kind,
        "entrants": movement.entrants,
        "tables": len(movement.tables),
        "rounds": len(movement.rounds),
    }
