"""Movements proposed for an evening, or read from a file."""

from typing_extensions import TypedDict

from chelem.events.log.entry_json import json_of_movement
from chelem.events.log.schema import EventMovement
from chelem.i18n import say
from chelem.movements import Movement, Proposal, breach_facts, breaches, movement_title
from chelem.movements.proposals.wish import MINUTES_A_BOARD


class EventProposedSection(TypedDict):
    """One of the sections of a proposal, and how many play in it."""

    entrants: int
    movement: EventMovement


class EventProposal(TypedDict):
    """A movement proposed for a number of pairs, and why."""

    name: str
    title: str
    """Different from the others proposed: name, size, rankings, who sits out."""
    rounds: int
    boards: int
    """In all."""
    minutes: int
    reason: str
    """What speaks for it; of a movement of a file, the laws that it breaks."""
    preparation: str
    """How long it takes, and how many boards are to be prepared; empty where that is not known."""
    movement: EventMovement
    """Of several sections that of the first."""
    sections: list[EventProposedSection]
    """Empty where all play in one."""


class EventMovementFile(TypedDict):
    """The movements of a file that can be played, and a sentence for each that is refused."""

    proposals: list[EventProposal]
    refused: list[str]


def proposal_view(proposal: Proposal, language: str) -> EventProposal:
    """Return a proposal with its sentence, and its movement as an entry `planned` takes it.

    Where a pair sits out in turn, another pair that comes late will find its place.
    """
    title, reason = proposal_words(proposal, language)
    view = movement_proposal(proposal.movement.with_free_place(), title, reason)
    view["minutes"] = proposal.minutes or view["minutes"]
    view["preparation"] = preparation_sentence(proposal, language)
    view["sections"] = [
        {
            "entrants": len({entrant for _, cell in movement for entrant in cell.entrants}),
            "movement": json_of_movement(movement.with_free_place()),
        }
        for movement in proposal.sections
    ]
    return view


def preparation_sentence(proposal: Proposal, language: str) -> str:
    """Return how long a proposal takes, and how many boards are to be prepared; nothing if unknown."""
    if "real" not in proposal.facts:
        return ""
    hours, minutes = divmod(proposal.minutes, 60)
    text = f"{minutes:02}" if hours else str(minutes)
    code = "movement.prepare-copies" if "copies" in proposal.facts else "movement.prepare"
    return say(code, {**proposal.facts, "hours": hours, "minutes": text}, language)


def proposal_words(proposal: Proposal, language: str) -> tuple[str, str]:
    """Return the title of a proposal, and what speaks for it."""
    return say(proposal.what, proposal.facts, language), say(proposal.code, proposal.facts, language)


def proposal_sentence(proposal: Proposal, language: str) -> str:
    """Return both in one sentence."""
    what, why = proposal_words(proposal, language)
    return say("movement.proposal", {"what": what, "why": why}, language)


def read_movement_view(movement: Movement, file: str, language: str) -> EventProposal:
    """Return a movement of a file with its size, and the laws that it breaks though it can be played."""
    title = movement_title(movement, file)
    size: dict[str, int | str] = {
        "name": title,
        "kind": movement.kind,
        "entrants": movement.entrants,
        "rounds": len(movement.rounds),
        "boards": movement.boards_a_round,
        "total": boards_in(movement),
    }
    laws = [
        say(f"movement.law.{breach.law}", {"name": title, **breach_facts(breach)}, language)
        for breach in breaches(movement)
    ]
    return movement_proposal(movement, say("movement.what.read", size, language), " ".join(laws[:SHOWN]))


SHOWN = 3
"""How many broken laws are told of a movement from a file."""


def boards_in(movement: Movement) -> int:
    """Return how many boards are in all rounds."""
    return movement.boards_a_round * len(movement.rounds)


def movement_proposal(movement: Movement, title: str, reason: str) -> EventProposal:
    """Return a movement with what it is called, and a sentence about it."""
    boards = boards_in(movement)
    return {
        "name": movement.name,
        "title": title,
        "rounds": len(movement.rounds),
        "boards": boards,
        "minutes": boards * MINUTES_A_BOARD,
        "reason": reason,
        "preparation": "",
        "movement": json_of_movement(movement),
        "sections": [],
    }
