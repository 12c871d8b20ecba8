"""The field of a board of the day: people who have played it, filled up with tables of robots."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from chelem.core.frozen import freeze
from chelem.scoring.competition.matchpoints import score_percentages
from chelem.tables.comparison import BotResult
from chelem.tables.daily import DAILY_FIELD
from chelem.tables.set_table import SetTable


@dataclass(frozen=True, slots=True)
class BoardField:
    """The results of a board, by the code of each person's table, and those of the robots that fill it up.

    `among_people` and `among_all` are the matchpoint percentages of each score of North-South; the first are
    empty unless two people have played the board, the others unless there are two results at all.
    """

    people: Mapping[str, BotResult]
    robots: Sequence[BotResult]
    among_people: Mapping[int, Fraction]
    among_all: Mapping[int, Fraction]

    def __post_init__(self) -> None:
        freeze(self, "people", "among_people", "among_all")


@dataclass(frozen=True, slots=True)
class DailyCard:
    """A finished card: its average percentages over all boards, and its rank by the one among the field.

    `among_people` is the average over the boards that another person has played too; None without any.
    """

    boards: int
    among_all: Fraction
    among_people: Fraction | None
    rank: int


def fill_field(tables: Sequence[SetTable], deal: int, robots: Sequence[BotResult]) -> BoardField:
    """Return the field of a deal: `tables` are those that count, `robots` the results of all robot tables.

    People have the chair South, so the percentages are North-South's.
    """
    people = {table.code: table.results[deal] for table in tables if deal in table.results}
    filling = robots[: max(0, DAILY_FIELD - len(people))]
    played = [result["points"] for result in people.values()]
    whole = [*played, *(result["points"] for result in filling)]
    return BoardField(
        people,
        filling,
        score_percentages(played) if len(played) > 1 else {},
        score_percentages(whole) if len(whole) > 1 else {},
    )


def finished_cards(
    tables: Sequence[SetTable], fields: Mapping[int, BoardField], boards: int
) -> dict[str, DailyCard]:
    """Return the cards of those who have played all boards, by the code of their table, the best first.

    Those who have not played all are neither ranked nor given anything for what is missing.
    """
    totals: dict[str, tuple[Fraction, Fraction | None]] = {}
    for table in tables:
        if len(table.results) < boards:
            continue
        points = {deal: result["points"] for deal, result in table.results.items()}
        among_all = [fields[deal].among_all.get(own, Fraction(50)) for deal, own in points.items()]
        compared = [fields[deal].among_people for deal in points]
        among_people = [
            percents[own] for percents, own in zip(compared, points.values(), strict=True) if percents
        ]
        totals[table.code] = _mean(among_all), _mean(among_people) if among_people else None
    places = sorted((total for total, _ in totals.values()), reverse=True)
    rank_of = {total: place for place, total in reversed(list(enumerate(places, 1)))}
    cards = {
        code: DailyCard(boards, among_all, among_people, rank_of[among_all])
        for code, (among_all, among_people) in totals.items()
    }
    return dict(sorted(cards.items(), key=lambda card: card[1].rank))


def _mean(values: Sequence[Fraction]) -> Fraction:
    return sum(values, Fraction(0)) / len(values)
