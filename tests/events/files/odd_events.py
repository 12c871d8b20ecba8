"""Events of all kinds by chance, in which nearly everything happens that a director must rule on."""

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from random import Random

from chelem.core.cards import DECK, Strain
from chelem.core.contracts import Contract
from chelem.core.errors import Refused
from chelem.core.seats import Seat, Side
from chelem.events.log.entries.drawing import RoundDrawn
from chelem.events.log.entries.entrants import EntrantEntered, EntrantWithdrew, PlayerSubstituted, StandingSet
from chelem.events.log.entries.match_rulings import MatchVoided
from chelem.events.log.entries.opening import EventClosed, EventOpened
from chelem.events.log.entries.penalising import EntrantPenalised
from chelem.events.log.entries.planning import CellReplaced, EntrantsSeated, MovementPlanned
from chelem.events.log.entries.reporting import ResultCorrected
from chelem.events.log.entries.rounds import RoundStarted
from chelem.events.log.entries.ruling import BoardFouled, BoardRuled
from chelem.events.log.event import Event
from chelem.events.log.rulings import PlayedAt
from chelem.events.log.sitting import Sitting
from chelem.events.log.swiss_rounds import inputs_of_round
from chelem.events.outcome import (
    ArtificialScore,
    Award,
    LineOutcome,
    PlayedScore,
    SplitScore,
    WeightedScore,
)
from chelem.events.swiss.drawing import draw_round
from chelem.events.swiss.plan import SwissPlan
from chelem.events.table_result import PASSED, UNPLAYED, TableResult
from chelem.movements.generators.barometer import barometer
from chelem.movements.generators.howell import howell
from chelem.movements.generators.individual import individual
from chelem.movements.generators.mitchell import mitchell
from chelem.movements.generators.round_robin import round_robin
from chelem.movements.movement import Movement
from tests.events.log.evenings import write

Make = Callable[[Random], Event]
STRAINS, SEATS = tuple(Strain), tuple(Seat)
EVEN = Fraction(1, 2)


def _started(opened: EventOpened, *movements: Movement, swiss: SwissPlan | None = None) -> Event:
    """An event with a section for each movement, its entrants numbered through."""
    event, entrants = Event(), 0
    write(event, opened)
    for letter, movement in zip("AB", movements, strict=False):
        write(event, MovementPlanned(letter, movement, swiss=swiss))
        places = {place: entrants + place for place in range(1, movement.entrants + 1)}
        write(event, EntrantsSeated(letter, places))
        entrants += movement.entrants
    return event


def _pairs(*movements: Movement) -> Make:
    def make(random: Random) -> Event:
        method = random.choice(("matchpoints", "cross-imps", "butler"))
        profile = random.choice(("plain", "ffb"))
        return _started(EventOpened("Odd", "2026-11-24", method=method, profile=profile), *movements)

    return make


def _individual(random: Random) -> Event:
    method = random.choice(("matchpoints", "cross-imps"))
    return _started(EventOpened("Odd", "2026-11-24", "individual", method=method), individual(8, 5, 2))


def _round_robin(random: Random) -> Event:
    scale = random.choice(("continuous", "discrete", "board-a-match"))
    teams = round_robin(random.choice((4, 5)), boards=8)
    return _started(EventOpened("Odd", "2026-11-24", "teams", scale=scale), teams)


def _swiss_teams(random: Random) -> Event:
    odd = random.choice(("bye", "half-matches", "triangle"))
    scale = random.choice(("continuous", "board-a-match"))
    opened = EventOpened("Odd", "2026-11-24", "teams", in_matches=True, scale=scale)
    empty = Movement("swiss", "teams", random.choice((6, 7)), ((),) * 3)
    return _started(opened, empty, swiss=SwissPlan(3, 8, odd, seed=7))


def _swiss_pairs(random: Random) -> Event:
    method = random.choice(("matchpoints", "cross-imps"))
    opened = EventOpened("Odd", "2026-11-24", in_matches=True, method=method)
    empty = Movement("swiss", "pairs", random.choice((7, 8)), ((),) * 3)
    return _started(opened, empty, swiss=SwissPlan(3, 4, "bye", seed=7))


MADE: Mapping[str, Make] = {
    "mitchell": _pairs(mitchell(4, 4, 2)),
    "howell": _pairs(howell(3, 5, 2)),
    "barometer": _pairs(barometer(howell(3, 5, 2))),
    "sections": _pairs(mitchell(3, 3, 2), mitchell(5, 3, 2)),
    "howells": _pairs(howell(3, 3, 2), howell(3, 3, 2)),
    "individual": _individual,
    "round-robin": _round_robin,
    "swiss-teams": _swiss_teams,
    "swiss-pairs": _swiss_pairs,
}
"""How an event of each kind begins."""


def odd_event(kind: str, seed: int) -> Event:
    """An event of a kind that is over, with a few accidents; the same for the same seed."""
    random = Random(seed)  # noqa: S311 - no secret
    event = MADE[kind](random)
    for entrant in list(event.entrants):
        if random.random() < 0.2:
            handicap, carried = (random.choice((None, Fraction(1, 4), Fraction(2))) for _ in range(2))
            write(event, EntrantEntered(entrant, handicap=handicap, carried=carried))
    for number in range(1, max(section.rounds for section in event.state.sections.values()) + 1):
        for name in list(event.state.sections):
            _play(event, name, number, random)
    for _ in range(random.randint(0, 6)):
        try:
            write(event, random.choice(ACCIDENTS)(event, random))
        except Refused:
            continue  # an accident that this kind of event does not know
    if random.random() < 0.5:
        write(event, EventClosed())
    return event


def _play(event: Event, name: str, number: int, random: Random) -> None:
    """Draw a round where that is to be done, and play it."""
    section = event.state.sections[name]
    if section.swiss is not None and section.undrawn == number:
        write(event, RoundDrawn(name, number, draw_round(inputs_of_round(event, section, number))))
    section = event.state.sections[name]
    if not 1 <= number <= section.rounds or not section.movement.rounds[number - 1]:
        return
    write(event, RoundStarted(name, number))
    for at, board in _boards(event, name, number):
        write(event, ResultCorrected(name, *at, board, any_result(random)))


def _boards(event: Event, name: str, number: int = 0) -> Iterator[tuple[tuple[int, int], int]]:
    section = event.state.sections[name]
    for at in section.places_to_play():
        if number in (0, at[0]):
            for sitting in section.sittings(at):
                for board in sitting.boards if sitting.is_played else ():
                    yield at, board


def any_result(random: Random) -> TableResult:
    """Any result: sometimes passed out or not played, doubled, redoubled, with a lead or without."""
    chance = random.random()
    if chance < 0.12:
        return PASSED if chance < 0.06 else UNPLAYED
    contract = Contract(
        random.choice(SEATS), random.choice(STRAINS), random.randint(7, 13), random.choice((1, 1, 1, 2, 4))
    )
    lead = random.choice(DECK) if random.random() < 0.3 else None
    return TableResult(contract, random.randint(4, 13), lead)


def _any_place(event: Event, random: Random) -> tuple[str, int, int, int]:
    name = random.choice(list(event.state.sections))
    (number, table), board = random.choice(list(_boards(event, name)))
    return name, number, table, board


def any_ruling(random: Random, board: int) -> LineOutcome | None:
    """Any ruling of a director on a board."""
    played = [
        one for one in (any_result(random).outcome(board) for _ in range(8)) if isinstance(one, PlayedScore)
    ]
    one, other = played[:2]
    award = [Award.parse(random.choice(("40", "50", "60", "45", "100", "0", "37.5"))) for _ in range(2)]
    parts = tuple({one.points: EVEN, other.points: EVEN}.items())
    weighted = WeightedScore(parts) if one.points != other.points else one
    return random.choice(
        (
            one,
            PlayedScore(one.points),
            ArtificialScore(award[0], award[1]),
            ArtificialScore(Award.parse("60"), Award.parse(random.choice(("40", "60")))),
            weighted,
            SplitScore(one, random.choice((other, award[0], weighted))),
            SplitScore(award[1], one),
        )
    )


def _ruled(event: Event, random: Random) -> BoardRuled:
    name, number, table, board = _any_place(event, random)
    return BoardRuled(name, number, table, board, any_ruling(random, board), "law 12")


def _fouled(event: Event, random: Random) -> BoardFouled:
    *_, board = _any_place(event, random)
    played = [
        PlayedAt(name, *at)
        for name in event.state.sections
        for at, found in _boards(event, name)
        if found == board
    ]
    groups = (tuple(random.sample(played, random.randint(1, len(played)))),)
    return BoardFouled(board, groups, random.choice((None, Side.NS, Side.EW)))


def _turned(event: Event, random: Random) -> CellReplaced:
    name, number, table, _ = _any_place(event, random)
    sittings = event.state.sections[name].sittings((number, table))
    return CellReplaced(
        name,
        number,
        table,
        tuple(Sitting(one.east_west, one.north_south, one.boards) for one in sittings),
    )


def _any_entrant(event: Event, random: Random) -> int:
    return random.choice(event.entrants)


def _penalised(event: Event, random: Random) -> EntrantPenalised:
    amount = random.choice((Fraction(10), Fraction(5, 2), Fraction(-3)))
    return EntrantPenalised(_any_entrant(event, random), amount, random.choice(("result", "top")))


def _left(event: Event, random: Random) -> EntrantWithdrew:
    return EntrantWithdrew(_any_entrant(event, random), random.randint(1, 4))


def _unranked(event: Event, random: Random) -> StandingSet:
    return StandingSet(_any_entrant(event, random), "unranked")


def _substituted(event: Event, random: Random) -> PlayerSubstituted:
    return PlayerSubstituted(_any_entrant(event, random), ("stranger",), 2)


def _voided(event: Event, random: Random) -> MatchVoided:
    name, number, table, _ = _any_place(event, random)
    one, other = event.state.sections[name].sittings((number, table))[0].entrants[:2]
    return MatchVoided(number, one, other, random.choice(("both", "director", "first", "second")))


ACCIDENTS: tuple[Callable[[Event, Random], object], ...] = (
    _ruled,
    _ruled,
    _fouled,
    _turned,
    _penalised,
    _left,
    _unranked,
    _substituted,
    _voided,
)
