"""Add up what every entrant received, in whole numbers as long as possible."""

from dataclasses import dataclass, field
from fractions import Fraction

from chelem.core.seats import SIDES
from chelem.events.event_results import EventResults
from chelem.events.outcome import Award, PlayedScore
from chelem.events.settings import ScoringSettings
from chelem.scoring.competition.averages import Average, artificial_percentage


@dataclass(slots=True)
class EntrantTally:
    """The points of an entrant, those possible, and its artificial scores with the tops of their boards."""

    points: Fraction = Fraction(0)
    possible: int = 0
    boards: int = 0
    awards: list[tuple[Award, int]] = field(default_factory=list)

    @property
    def own_percentage(self) -> Fraction | None:
        """The percentage on the boards that were really played; None without any."""
        return 100 * self.points / self.possible if self.possible else None


def tally_results(results: EventResults) -> list[EntrantTally]:
    """Return the tally of each entrant, before artificial scores, handicaps and penalties."""
    count = len(results.entrants)
    tallies = [EntrantTally() for _ in range(count)]
    _add_partners(results, tallies)
    sums: dict[int, list[int]] = {}
    played, possible = [0] * count, [0] * count
    for board in results.boards:
        for side in SIDES:
            groups, top = board.groups[side], board.top
            for line in board.traveller.lines:
                who = line.north_south if side is SIDES[0] else line.east_west
                outcome = line.outcome
                if type(outcome) is PlayedScore:
                    group = groups[line.groups[side]]
                    if group.worth is not None:
                        if (total := sums.get(group.unit)) is None:
                            total = sums[group.unit] = [0] * count
                        total[who] += group.worth[outcome.points]
                        played[who] += 1
                        possible[who] += top
                        continue
                value = board.value(line, side)
                if isinstance(value, Award):
                    tallies[who].awards.append((value, top))
                    tallies[who].boards += 1
                elif value is not None:
                    tallies[who].points += value
                    played[who] += 1
                    possible[who] += top
    for who, one in enumerate(tallies):
        one.boards += played[who]
        one.possible += possible[who]
        for unit, totals in sums.items():
            if totals[who]:
                one.points += Fraction(totals[who], unit)
    return tallies


def _add_partners(results: EventResults, tallies: list[EntrantTally]) -> None:
    """Add what the partners in an individual received, who share the scores of those named first."""
    for board in results.boards:
        for line in board.traveller.lines:
            if line.partners is None:
                continue
            for side, who in zip(SIDES, line.partners, strict=True):
                value, one = board.value(line, side), tallies[who]
                one.boards += value is not None
                if isinstance(value, Award):
                    one.awards.append((value, board.top))
                elif value is not None:
                    one.points += value
                    one.possible += board.top


def award_percentage(award: Award, own: Fraction | None, settings: ScoringSettings) -> Fraction:
    """Return the percentage of an artificial score for one with `own` percentage on its real boards."""
    if award.average is None or not settings.lift:
        return award.percent
    return artificial_percentage(award.average, own)


def award_imps(award: Award, settings: ScoringSettings) -> Fraction:
    """Return the IMPs of an artificial score: 3, 0 or −3 for averages, others in proportion."""
    if award.average is Average.EVEN:
        return Fraction(0)
    return settings.imps_of_average * (award.percent - 50) / 10
