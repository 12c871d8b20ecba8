"""Movements proposed for individuals and for barometers, each with the reason for it."""

from contextlib import suppress
from dataclasses import replace

from chelem.core import BadOption, Fact
from chelem.movements.exchange import copies_needed, has_exchange, with_exchange
from chelem.movements.generators.barometer import barometer
from chelem.movements.generators.individual import individual
from chelem.movements.generators.staggered import MOST, longest_staggered, staggered
from chelem.movements.movement import Movement
from chelem.movements.proposals.proposals import PROPOSALS, Proposal, propose
from chelem.movements.proposals.wish import Wish, minutes_of, rounds_in

FEWEST_IN_A_ROUND, USUAL_MOST = 2, 4
"""How many boards are proposed for a round."""
LARGE_FIELD, MOST_IN_LARGE_FIELD = 40, 3
"""From so many pairs on a barometer has at most so many boards in a round: with more it is less equal, and to
search them all takes seconds."""


def propose_individuals(
    people: int, minutes: int, boards: int | None = None, copies: int | None = None
) -> tuple[Proposal, ...]:
    """Return up to three individuals: first with the boards wished in a round, or else with most in all.

    With `copies` of each board; without, one for each table. With at least one for two tables these exchange
    theirs at half-time, with fewer each table plays other boards. Raises `BadOption` if there is none, or
    time for none.
    """
    tables = people // 4
    exchanging = copies is not None and copies < tables <= 2 * copies
    apart = copies is not None and tables > 2 * copies
    if apart and not longest_staggered(people):
        raise BadOption("movement.staggered-most", most=MOST)
    found: dict[tuple[str, int], Proposal] = {}
    for number in _boards_tried(boards, even=exchanging):
        with suppress(BadOption):
            longest = longest_staggered(people) if apart else len(individual(people, None, number).rounds)
            rounds = min(rounds_in(minutes, number), longest)
            movement = (staggered if apart else individual)(people, rounds, number)
            if exchanging and movement.sharing:
                movement = with_exchange(movement)
            found.setdefault((movement.name, number), _of_people(movement, people, longest))
    if not found:
        raise BadOption("movement.no-time", entrants=people, minutes=minutes)
    proposals = list(found.values())
    if boards is None:
        proposals.sort(key=lambda proposal: -len(proposal.movement.rounds) * proposal.movement.boards_a_round)
    return tuple(proposals[:PROPOSALS])


def _boards_tried(boards: int | None, *, even: bool) -> list[int]:
    """Return how many boards a round may have: as wished, or nearly; an even number where it has halves."""
    if boards is None:
        tried = list(range(FEWEST_IN_A_ROUND, USUAL_MOST + 1))
    else:
        tried = [boards, boards + 1, max(FEWEST_IN_A_ROUND, boards - 1)]
    return [number for number in tried if not (even and number % 2)]


def propose_barometers(wish: Wish) -> tuple[Proposal, ...]:
    """Return the movements proposed for a wish, with the same boards for all tables in each round."""
    if wish.pairs >= LARGE_FIELD:
        wish = replace(wish, most_in_a_round=MOST_IN_LARGE_FIELD)
    found: dict[tuple[str, int, int, int], Proposal] = {}
    for proposal in propose(replace(wish, share=True, sections=False)):
        name = str(proposal.facts["name"])
        base = name if name in ("howell", "hesitation") else "mitchell"
        movement = barometer(proposal.movement)
        copies, boards = copies_needed(movement), len(movement.boards)
        prepared: dict[str, Fact] = {"copies": copies, "played": boards, "real": copies * boards, "spare": 0}
        facts: dict[str, Fact] = {**proposal.facts, "base": base, **prepared}
        key = base, movement.winners, len(movement.rounds), movement.boards_a_round
        found.setdefault(key, Proposal(movement, "movement.why.barometer", facts, minutes=proposal.minutes))
    return tuple(found.values())


def _of_people(movement: Movement, people: int, longest: int) -> Proposal:
    absent = (movement.entrants - people) * len(movement.rounds)
    played, copies = len(movement.boards), copies_needed(movement)
    facts: dict[str, Fact] = {
        "people": people,
        "tables": len({cell.table for _, cell in movement if cell.played}),
        "rounds": len(movement.rounds),
        "boards": movement.boards_a_round,
        "total": len(movement.rounds) * movement.boards_a_round,
        "rest": -(-(movement.sit_outs - absent) // len(movement.rounds)),
        "sharing": int(bool(movement.sharing)),
        "exchange": int(has_exchange(movement)),
        "copies": copies,
        "played": played,
        "real": played * copies,
        # Where three sit out, a whist tournament for one more has lost a table.
        "complete": int(
            movement.name.startswith("individual.whist")
            and people % 4 != 3
            and len(movement.rounds) == longest
        ),
    }
    minutes = minutes_of((len(movement.rounds), movement.boards_a_round))
    return Proposal(movement, "movement.why.individual", facts, minutes=minutes)
