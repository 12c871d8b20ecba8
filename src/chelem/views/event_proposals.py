"""Movements proposed for an evening."""

from chelem.events.log.sitting import Sitting
from chelem.i18n import say
from chelem.movements.proposals import Proposal
from chelem.movements.wish import MINUTES_A_BOARD
from chelem.views.event import sitting_view
from chelem.views.event_shapes import EventProposal


def proposal_view(proposal: Proposal, language: str) -> EventProposal:
    """Return a proposal with its sentence, and its movement as an entry `planned` takes it."""
    movement = proposal.movement
    boards = movement.boards_a_round * len(movement.rounds)
    return {
        "name": movement.name,
        "rounds": len(movement.rounds),
        "boards": boards,
        "minutes": boards * MINUTES_A_BOARD,
        "reason": say(proposal.code, proposal.facts, language),
        "movement": {
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
        },
    }
