"""Movements proposed for teams of four, by the copies of each board at hand, with their reasons."""

from collections.abc import Callable, Iterator

from chelem.core import BadOption, Fact
from chelem.movements.exchange import copies_needed, has_exchange, with_exchange
from chelem.movements.generators.american_whist import american_whist, longest_whist
from chelem.movements.generators.round_robin import round_robin
from chelem.movements.generators.team_matches import match_of_two, rotating_matches
from chelem.movements.movement import Movement
from chelem.movements.proposals.proposals import Proposal
from chelem.movements.proposals.wish import minutes_of, rounds_in

FEWEST_IN_A_ROUND, MOST_IN_A_ROUND = 2, 16
"""How many boards are proposed for a round."""
STANZAS = (2, 1, 4)
"""In how many parts a match of two teams is proposed, first the usual one."""
MUCH_LESS = 0.7
"""A movement that leaves more of the evening unused than this is not proposed first."""
Maker = Callable[[int, int | None, int], Movement]
"""Makes a movement of a number of teams and of rounds, or of all rounds there are, with boards a round."""


def propose_teams(teams: int, minutes: int, copies: int | None = None) -> tuple[Proposal, ...]:
    """Return up to three movements for teams of four: everybody meets, in matches as long as time allows.

    Then fewer and longer matches. With `copies` of each board; without, one for each table. With fewer than
    tables the two tables of a match exchange theirs at half-time, with fewer than matches these play other
    boards. Raises `BadOption` if there is time for none.
    """
    found = list(_of_two(minutes, copies) if teams == 2 else _explained(teams, minutes, copies or teams))
    if not found:
        raise BadOption("movement.no-time", entrants=teams, minutes=minutes)
    most = max(_total(proposal) for proposal in found)
    return tuple(sorted(found, key=lambda proposal: _total(proposal) < MUCH_LESS * most))


def _total(proposal: Proposal) -> int:
    """Return how many boards each team plays."""
    return len(proposal.movement.rounds) * proposal.movement.boards_a_round


def _of_two(minutes: int, copies: int | None) -> Iterator[Proposal]:
    """Yield the match of two teams in different numbers of parts."""
    one_copy = copies == 1
    for rounds in STANZAS:
        if boards := _most_boards(minutes, rounds, even=one_copy):
            movement = match_of_two(rounds, boards)
            yield _explained_as(with_exchange(movement) if one_copy else movement)


def _explained(teams: int, minutes: int, copies: int) -> Iterator[Proposal]:
    """Yield the movements of teams that time allows, the complete ones first."""
    everybody = teams - 1 + teams % 2
    maker = _maker(teams, copies)
    even = copies < teams and maker is not rotating_matches
    if boards := _most_boards(minutes, everybody, even=even):
        yield _explained_as(maker(teams, None, boards))
    whist = longest_whist(teams)
    if teams > 3 and (boards := _most_boards(minutes, whist)):
        yield _explained_as(american_whist(teams, None, boards))
    fewer = everybody // 2
    if fewer and (boards := _most_boards(minutes, fewer, even=even)):
        yield _explained_as(maker(teams, fewer, boards))


def _maker(teams: int, copies: int) -> Maker:
    """Return how the matches are made that need no more copies of each board than there are."""
    if copies >= teams:
        return round_robin
    if copies >= teams // 2:
        return lambda *size: with_exchange(round_robin(*size))
    if copies > 1:
        return rotating_matches
    return lambda *size: with_exchange(rotating_matches(*size))


def _most_boards(minutes: int, rounds: int, *, even: bool = False) -> int:
    """Return how many boards a round can have, an even number where halves are exchanged; 0 without time."""
    fitting = [
        boards
        for boards in range(FEWEST_IN_A_ROUND, MOST_IN_A_ROUND + 1, 2 if even else 1)
        if rounds_in(minutes, boards) >= rounds
    ]
    return max(fitting, default=0)


def _explained_as(movement: Movement) -> Proposal:
    name = movement.name.partition(".")[0]
    rounds, boards, copies = len(movement.rounds), movement.boards_a_round, copies_needed(movement)
    played, opponents = len(movement.boards), _most_opponents(movement)
    facts: dict[str, Fact] = {
        "teams": movement.entrants,
        "rounds": rounds,
        "boards": boards,
        "total": rounds * boards,
        "opponents": opponents,
        "complete": int(opponents == movement.entrants - 1),
        "rest": int(any(cell.entrants and not cell.played for _, cell in movement)),
        "rotating": int(name == "rotating"),
        "exchange": int(has_exchange(movement)),
        "copies": copies,
        "played": played,
        "real": played * copies,
    }
    minutes = minutes_of((rounds, boards))
    code = "round_robin" if name == "rotating" else name
    return Proposal(movement, f"movement.why.{code}", facts, minutes=minutes)


def _most_opponents(movement: Movement) -> int:
    """Return how many others a team meets, at most."""
    met: dict[int, set[int]] = {}
    for _, cell in movement:
        for team in cell.entrants if cell.played else ():
            met.setdefault(team, set()).update(set(cell.entrants) - {team})
    return max(map(len, met.values()), default=0)
