"""Movements proposed for an evening, or read from a file."""

from chelem.events.log.sitting import Sitting
from chelem.i18n import say
from chelem.movements.laws import breaches
from chelem.movements.movement import Movement
from chelem.movements.movement_file import breach_facts, movement_title
from chelem.movements.proposals import Proposal
from chelem.movements.wish import MINUTES_A_BOARD
from chelem.views.event_shapes import EventMovement, EventProposal
from chelem.views.event_sittings import sitting_view


def proposal_view(proposal: Proposal, language: str) -> EventProposal:
    """Return a proposal with its sentence, and its movement as an entry `planned` takes it.

    Where a pair sits out in turn, another pair that comes late will find its place.
    """
    return movement_proposal(
        proposal.movement.with_free_place(), say(proposal.code, proposal.facts, language)
    )


def read_movement_view(movement: Movement, file: str, language: str) -> EventProposal:
    """Return a movement of a file with its size, and the laws that it breaks though it can be played."""
    title = movement_title(movement, file)
    size: dict[str, int | str] = {
        "name": title,
        "kind": movement.kind,
        "entrants": movement.entrants,
        "tables": len(movement.tables),
        "rounds": len(movement.rounds),
    }
    laws = [
        say(f"movement.law.{breach.law}", {"name": title, **breach_facts(breach)}, language)
        for breach in breaches(movement)
    ]
    return movement_proposal(movement, " ".join([say("movement.read", size, language), *laws[:SHOWN]]))


SHOWN = 3
"""How many broken laws are told of a movement from a file."""


def movement_proposal(movement: Movement, reason: str) -> EventProposal:
    """Return a movement with a sentence about it."""
    boards = movement.boards_a_round * len(movement.rounds)
    return {
        "name": movement.name,
        "rounds": len(movement.rounds),
        "boards": boards,
        "minutes": boards * MINUTES_A_BOARD,
        "reason": reason,
        "movement": movement_view(movement),
    }


def movement_view(movement: Movement) -> EventMovement:
    """Return a movement as an entry `planned` takes it."""
    return {
        "name": movement.name,
        "kind": movement.kind,
        "entrants": movement.entrants,
        "rounds": [
            [
                sitting_view(cell.table, Sitting(cell.north_south, cell.east_west, cell.boards))
                for cell in cells
            ]
            for cells in movement.rounds
        ],
        "winners": movement.winners,
    }
