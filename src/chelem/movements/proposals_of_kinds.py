"""Movements proposed for teams, for individuals and for barometers, each with the reason for it."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace

from chelem.core.errors import BadOption, Fact
from chelem.movements.american_whist import american_whist
from chelem.movements.barometer import barometer
from chelem.movements.individual import individual
from chelem.movements.movement import Movement
from chelem.movements.proposals import PROPOSALS, Proposal, propose
from chelem.movements.round_robin import round_robin
from chelem.movements.wish import Wish, rounds_in

FEWEST_IN_A_ROUND, MOST_IN_A_ROUND = 2, 16
"""How many boards are proposed for a round."""
LARGE_FIELD, MOST_IN_LARGE_FIELD = 40, 3
"""From so many pairs on a barometer has at most so many boards in a round: with more it is less equal, and to
search them all takes seconds."""


def propose_teams(teams: int, minutes: int) -> tuple[Proposal, ...]:
    """Return up to three movements for teams of four: everybody meets, in matches as long as time allows.

    Then fewer and longer matches. Raises `BadOption` if there is time for none.
    """
    found = list(_explained_teams(teams, minutes))
    if not found:
        raise BadOption("movement.no-time", entrants=teams, minutes=minutes)
    return tuple(found[:PROPOSALS])


def propose_individuals(people: int, minutes: int, boards: int) -> tuple[Proposal, ...]:
    """Return up to three individuals, that with the boards wished in a round first.

    Raises `BadOption` if there is none, or time for none.
    """
    found: dict[tuple[str, int], Proposal] = {}
    for number in (boards, boards + 1, max(FEWEST_IN_A_ROUND, boards - 1)):
        with suppress(BadOption):
            longest = len(individual(people, None, number).rounds)
            movement = individual(people, min(rounds_in(minutes, number), longest), number)
            found.setdefault((movement.name, number), _of_people(movement, people, longest))
    if not found:
        raise BadOption("movement.no-time", entrants=people, minutes=minutes)
    return tuple(found.values())[:PROPOSALS]


def propose_barometers(wish: Wish) -> tuple[Proposal, ...]:
    """Return the movements proposed for a wish, with the same boards for all tables in each round."""
    if wish.pairs >= LARGE_FIELD:
        wish = replace(wish, most_in_a_round=MOST_IN_LARGE_FIELD)
    found: dict[tuple[str, int, int, int], Proposal] = {}
    for proposal in propose(replace(wish, share=True, sections=False)):
        name = str(proposal.facts["name"])
        base = name if name in ("howell", "hesitation") else "mitchell"
        movement = barometer(proposal.movement)
        facts: dict[str, Fact] = {**proposal.facts, "base": base}
        key = base, movement.winners, len(movement.rounds), movement.boards_a_round
        found.setdefault(key, Proposal(movement, "movement.why.barometer", facts, minutes=proposal.minutes))
    return tuple(found.values())


def _explained_teams(teams: int, minutes: int) -> Iterator[Proposal]:
    """Yield the movements of teams that time allows, the complete ones first."""
    everybody = teams - 1 + teams % 2
    if boards := _most_boards(minutes, everybody):
        yield _of_teams(round_robin(teams, None, boards), everybody)
    if teams % 2 and teams > 3 and (boards := _most_boards(minutes, teams - 1)):
        yield _of_teams(american_whist(teams, None, boards), everybody)
    fewer = everybody // 2
    if fewer and (boards := _most_boards(minutes, fewer)):
        yield _of_teams(round_robin(teams, fewer, boards), everybody)


def _most_boards(minutes: int, rounds: int) -> int:
    """Return how many boards a round can have; 0 if there is no time."""
    fitting = [
        boards
        for boards in range(FEWEST_IN_A_ROUND, MOST_IN_A_ROUND + 1)
        if rounds_in(minutes, boards) >= rounds
    ]
    return max(fitting, default=0)


def _of_teams(movement: Movement, everybody: int) -> Proposal:
    whist = movement.name == "american_whist"
    opponents = len(movement.rounds) // (2 if whist else 1)
    facts: dict[str, Fact] = {
        "teams": movement.entrants,
        "rounds": len(movement.rounds),
        "boards": movement.boards_a_round,
        "total": len(movement.rounds) * movement.boards_a_round,
        "match": movement.boards_a_round * (2 if whist else 1),
        "opponents": opponents,
        "complete": int(whist or opponents >= everybody),
        "rest": movement.entrants % 2 if not whist else 0,
    }
    return Proposal(movement, f"movement.why.{movement.name}", facts)


def _of_people(movement: Movement, people: int, longest: int) -> Proposal:
    absent = (movement.entrants - people) * len(movement.rounds)
    facts: dict[str, Fact] = {
        "people": people,
        "tables": len({cell.table for _, cell in movement if cell.played}),
        "rounds": len(movement.rounds),
        "boards": movement.boards_a_round,
        "total": len(movement.rounds) * movement.boards_a_round,
        "rest": -(-(movement.sit_outs - absent) // len(movement.rounds)),
        "sharing": int(bool(movement.sharing)),
        # Where three sit out, a whist tournament for one more has lost a table.
        "complete": int(
            movement.name == "individual.whist" and people % 4 != 3 and len(movement.rounds) == longest
        ),
    }
    return Proposal(movement, "movement.why.individual", facts)
