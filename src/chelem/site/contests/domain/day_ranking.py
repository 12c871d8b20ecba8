"""What all see of a tournament of the day, and of a month of them: worked out once, then only read."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from chelem.site.contests.domain.daily_field import BoardField, DailyCard, fill_field, finished_cards
from chelem.site.contests.domain.set_in_play import SetInPlay
from chelem.site.edge import VisitorId
from chelem.site.tables import BotResult, SetTable


@dataclass(frozen=True, slots=True)
class DayScore:
    """A score of a board: a result that made it, and how many people and robots did."""

    result: BotResult
    people: int
    robots: int


@dataclass(frozen=True, slots=True)
class DayAverage:
    """The average of a player's finished card, for the series of its month."""

    visitor: VisitorId
    name: str
    among_all: Fraction
    boards: int


@dataclass(frozen=True, slots=True)
class MonthPlace:
    """A player's place in a month: the mean of the days, and what it comes from."""

    visitor: VisitorId
    name: str
    rank: int
    days: int
    boards: int
    mean: Fraction


@dataclass(frozen=True, eq=False)
class DayRanking:
    """A tournament of the day with its fields, cards and places; once `closed`, no board waits for robots."""

    played: SetInPlay
    closed: bool

    def worked_out(self) -> "DayRanking":
        """Work out all of it, and return it: another thread may do so."""
        _ = self.counting, self.by_visitor, self.fields, self.cards, self.scores, self.ranked, self.unranked
        return self

    @cached_property
    def counting(self) -> list[SetTable]:
        """The tables that count: the first one of each player."""
        return [table for table in self.played.tables if table.role == "first"]

    @cached_property
    def by_visitor(self) -> Mapping[VisitorId, SetTable]:
        """The tables that count, by their players."""
        return {visitor: table for table in reversed(self.counting) for visitor in table.visitors()}

    @cached_property
    def fields(self) -> Mapping[int, BoardField]:
        """The fields of the boards, by deal."""
        robots, deals = self.played.robots, range(1, self.played.boards.size + 1)
        return {
            deal: fill_field(self.counting, deal, robots.get(deal, ()), closed=self.closed) for deal in deals
        }

    @cached_property
    def cards(self) -> Mapping[str, DailyCard]:
        """The finished cards by table, the best first."""
        return finished_cards(self.counting, self.fields, self.played.boards.size)

    @cached_property
    def scores(self) -> Mapping[int, Sequence[DayScore]]:
        """The different results of each board, the best first."""
        return {deal: _scores(field) for deal, field in self.fields.items()}

    @cached_property
    def ranked(self) -> Sequence[SetTable]:
        """The tables that count, the best first, then those that have played most."""
        places = {code: place for place, code in enumerate(self.cards)}
        last = len(places)
        return sorted(self.counting, key=lambda table: (places.get(table.code, last), -len(table.results)))

    @cached_property
    def unranked(self) -> Sequence[SetTable]:
        """The tables that count by how much they have played, for those who may know no place."""
        return sorted(self.counting, key=lambda table: -len(table.results))

    def averages(self) -> list[DayAverage]:
        """Return the averages of the finished cards."""
        cards = self.cards
        return [
            DayAverage(player, table.name, card.among_all, card.boards)
            for table in self.counting
            if (player := next(table.visitors(), None)) is not None
            and (card := cards.get(table.code)) is not None
            and card.among_all is not None
        ]


def rank_month(days: Iterable[Sequence[DayAverage]]) -> list[MonthPlace]:
    """Return the places of a month's players, by the means of their days; a name is that of the last one."""
    played: dict[VisitorId, list[DayAverage]] = {}
    for average in (average for day in days for average in day):
        played.setdefault(average.visitor, []).append(average)
    means = {
        player: sum((average.among_all for average in averages), Fraction(0)) / len(averages)
        for player, averages in played.items()
    }
    boards = {player: sum(average.boards for average in averages) for player, averages in played.items()}
    order = sorted(means, key=lambda player: (-means[player], -boards[player]))
    better = {means[player]: place for place, player in reversed(list(enumerate(order)))}
    return [
        MonthPlace(
            player,
            played[player][-1].name,
            1 + better[means[player]],
            len(played[player]),
            boards[player],
            means[player],
        )
        for player in order
    ]


def what_of(result: BotResult) -> tuple[str, str]:
    """Return what makes two results the same: the contract with its declarer, and the tricks."""
    return result["contract"]["en"], result["result"]


def _scores(field: BoardField) -> list[DayScore]:
    people = Counter(map(what_of, field.people.values()))
    robots = Counter(map(what_of, field.robots))
    by_what = {what_of(result): result for result in (*field.robots, *field.people.values())}
    ordered = sorted(by_what.items(), key=lambda scored: (-scored[1]["points"], scored[0]))
    return [DayScore(result, people[what], robots[what]) for what, result in ordered]
