"""The tables that an online section needs in a round: who sits in which chair, with which boards."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import chain

from chelem.core import SIDES, Seat, Side, freeze
from chelem.events.competitor import ROBOT, CompetitorId
from chelem.events.log.section import At, EventSection
from chelem.events.log.sitting import Sitting
from chelem.events.log.state import EventState
from chelem.movements import EventKind, entrants_of


@dataclass(frozen=True, slots=True)
class RoundTable:
    """A table of an online section in a round, for boards that follow one another, from `first` on.

    A table that plays boards with gaps between them is several of these. `players` has one for each chair.
    """

    section: str
    at: At
    sitting: Sitting
    first: int
    boards: int
    players: Mapping[Seat, CompetitorId]

    def __post_init__(self) -> None:
        freeze(self, "players")

    @property
    def numbers(self) -> range:
        """The numbers of its boards."""
        return range(self.first, self.first + self.boards)

    @property
    def said(self) -> str:
        """What distinguishes it within the event; substitutes sit at the same table."""
        sides = "/".join("+".join(map(str, self.sitting.side(side))) for side in SIDES)
        return f"{self.section}:{self.at[0]}:{self.at[1]}:{sides}:{self.first}+{self.boards}"


def tables_of_round(state: EventState, section: EventSection, number: int) -> list[RoundTable]:
    """Return the tables of a round, without those where a side is missing or has left the event.

    With robots, these play on for a side that has left.
    """
    return [
        RoundTable(section.name, at, sitting, first, boards, players_at(state, sitting, number))
        for at in section.places_to_play()
        if at[0] == number
        for sitting in section.sittings(at)
        if sitting.is_played and (not state.terms.sit_outs or not is_gone(state, sitting, number))
        for first, boards in consecutive(sitting.boards)
    ]


def is_played_out(state: EventState, place: RoundTable) -> bool:
    """Return whether each board of a table has a result, or a ruling."""
    reports = state.sections[place.section].reports
    boards = [(*place.at, board) for board in place.numbers]
    return all(at in reports or (place.section, *at) in state.rulings for at in boards)


def is_gone(state: EventState, sitting: Sitting, number: int) -> bool:
    """Return whether somebody who would sit here has left the event before this round."""
    return any(state.withdrawn.get(entrant, number + 1) <= number for entrant in sitting.entrants)


def players_at(state: EventState, sitting: Sitting, number: int) -> dict[Seat, CompetitorId]:
    """Return who takes which chair: the first player of a pair is North or East.

    Two players of a team of four sit North-South at one table, the other two East-West at another. Where
    nobody is known, a robot sits.
    """
    kind, chairs = state.terms.kind, dict[Seat, CompetitorId]()
    for side in SIDES:
        players = [
            player
            for entrant in sitting.side(side)
            for player in _half(players_of(state, entrant, number), kind, side)
        ]
        chairs |= zip(side.seats, [*players, ROBOT, ROBOT], strict=False)
    return chairs


def card_at(state: EventState, sitting: Sitting, side: Side) -> str:
    """Return the convention card of a side: of the pair that sits there; empty if it has announced none.

    In an individual partners change, and announce none.
    """
    pair = 2 if entrants_of(state.terms.kind).both_ways and side is Side.EW else 1
    return next((state.cards.get((entrant, pair), "") for entrant in sitting.side(side)), "")


def players_of(state: EventState, entrant: int, number: int) -> tuple[CompetitorId, ...]:
    """Return who plays for an entrant in a round: those it entered with, their substitutes; else robots."""
    if state.withdrawn.get(entrant, number + 1) <= number:
        return ()
    instead = [
        substitution for substitution in state.substitutes.get(entrant, ()) if substitution.round <= number
    ]
    if instead:
        return instead[-1].players
    entered = state.entrants.get(entrant)
    return () if entered is None else entered.players


def everybody_of(state: EventState, entrant: int) -> tuple[CompetitorId, ...]:
    """Return all who ever play for an entrant: those it entered with, then their substitutes, each once."""
    entered = state.entrants.get(entrant)
    instead = (substitution.players for substitution in state.substitutes.get(entrant, ()))
    return tuple(dict.fromkeys(chain(() if entered is None else entered.players, *instead)))


def players_at_table(
    state: EventState, section: str, at: At, side: Side, entrant: int
) -> tuple[CompetitorId, ...]:
    """Return the players of a team who sit one way at a table in a round; none where nobody has said so.

    Who sits there may have been corrected since: players of another team are not its own.
    """
    fielded = state.fielded.get((section, *at, side), ())
    return fielded if fielded and set(fielded) <= set(everybody_of(state, entrant)) else ()


def consecutive(boards: tuple[int, ...]) -> Iterator[tuple[int, int]]:
    """Yield the first number and the length of each row of boards without a gap.

    >>> list(consecutive((4, 5, 6, 9)))
    [(4, 3), (9, 1)]
    """
    starts = [board for board in sorted(boards) if board - 1 not in boards]
    for first in starts:
        length = 1
        while first + length in boards:
            length += 1
        yield first, length


def _half(players: tuple[CompetitorId, ...], kind: EventKind, side: Side) -> tuple[CompetitorId, ...]:
    if not entrants_of(kind).both_ways:
        return players
    return players[:2] if side is Side.NS else players[2:]
