"""`chelem event movement`: propose movements for so many pairs."""

from typing import Annotated

import typer
from rich.console import Console

from chelem.cli.json_output import print_json
from chelem.cli.language import AsJson, Lang, language_of
from chelem.i18n import say

BOARDS = 2
"""How many boards a round has unless it is said."""


def propose_movement(
    pairs: Annotated[int, typer.Option("--pairs", min=3, max=120, help="help.event.movement.pairs")],
    rounds: Annotated[int, typer.Option("--rounds", min=1, max=119, help="help.event.movement.rounds")],
    boards: Annotated[
        int | None, typer.Option("--boards", min=1, max=999, help="help.event.movement.boards")
    ] = None,
    winners: Annotated[
        int | None, typer.Option("--winners", min=1, max=2, help="help.event.movement.winners")
    ] = None,
    stationary: Annotated[
        int, typer.Option("--stationary", min=0, help="help.event.movement.stationary")
    ] = 0,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Propose movements, the best first; as JSON the best alone, with the others beside it."""
    from chelem.movements import Wish, movement_json, propose  # noqa: PLC0415 - others start without NumPy

    language = language_of(lang)
    a_round = boards_a_round(boards, rounds)
    proposals = propose(Wish(pairs, rounds, a_round, {1: 1, 2: 2}.get(winners or 0), stationary))  # type: ignore[arg-type]
    if as_json:
        first, *others = (
            movement_json(each.movement) | {"why": say(each.code, each.facts, language)} for each in proposals
        )
        print_json(first | {"others": others})
        return
    console = Console(highlight=False)
    for number, proposal in enumerate(proposals, 1):
        sentence = say(proposal.code, proposal.facts, language)
        console.print(f"{number}. {sentence}", markup=False, soft_wrap=True)
    console.print()
    for row, cells in enumerate(proposals[0].movement.rounds, 1):
        console.print(say("movement.round", {"round": row}, language), style="bold", markup=False)
        for cell in cells:
            console.print(f"  {cell}", markup=False)


def boards_a_round(boards: int | None, rounds: int) -> int:
    """Return how many boards a round has: of all boards of a pair, or directly if fewer than the rounds.

    >>> boards_a_round(None, 9), boards_a_round(27, 9), boards_a_round(3, 9)
    (2, 3, 3)
    """
    if boards is None:
        return BOARDS
    return boards if boards < rounds else boards // rounds
