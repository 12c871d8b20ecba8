"""The field of a board of the day: people who have played it, filled up with tables of robots."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from chelem.core import freeze
from chelem.scoring.competition.matchpoints import score_percentages
from chelem.site.tables import DAILY_FIELD, BotResult, SetTable


@dataclass(frozen=True, slots=True)
class BoardField:
    """The results of a board, by the code of each person's table, and those of the robots that fill it up.

    `among_people` and `among_all` are the matchpoint percentages of each score of North-South; the first are
    empty unless two people have played the board, the others while it `waits` for the robots to play it, or
    if there are no two results at all.
    """

    people: Mapping[str, BotResult]
    robots: Sequence[BotResult]
    among_people: Mapping[int, Fraction]
    among_all: Mapping[int, Fraction]
    waits: bool

    def __post_init__(self) -> None:
        freeze(self, "people", "among_people", "among_all")


@dataclass(frozen=True, slots=True)
class DailyCard:
    """A finished card: its average percentages, and its rank by the one among the field.

    `among_all` is the average over the `compared` boards, which have a percentage; None without any.
    `among_people` is the average over the boards that another person has played too; None without any.
    `rank` is None while a board waits for its robots.
    """

    boards: int
    compared: int
    among_all: Fraction | None
    among_people: Fraction | None
    rank: int | None


def fill_field(
    tables: Sequence[SetTable], deal: int, robots: Sequence[BotResult], *, closed: bool = False
) -> BoardField:
    """Return the field of a deal: `tables` are those that count, `robots` the results of all robot tables.

    There are no robots until all their tables have played. Once the day is `closed`, no board waits for them.
    People have the chair South, so the percentages are North-South's.
    """
    people = {table.code: table.results[deal] for table in tables if deal in table.results}
    filling = robots[: max(0, DAILY_FIELD - len(people))]
    waits = not (robots or closed) and len(people) < DAILY_FIELD
    played = [result["points"] for result in people.values()]
    whole = [*played, *(result["points"] for result in filling)]
    return BoardField(
        people,
        filling,
        score_percentages(played) if len(played) > 1 else {},
        score_percentages(whole) if len(whole) > 1 and not waits else {},
        waits,
    )


def finished_cards(
    tables: Sequence[SetTable], fields: Mapping[int, BoardField], boards: int
) -> dict[str, DailyCard]:
    """Return the cards of those who have played all boards, by the code of their table, the best first.

    Those who have not played all are neither ranked nor given anything for what is missing.
    """
    averages: dict[str, tuple[int, Fraction | None, Fraction | None]] = {}
    for table in tables:
        if len(table.results) < boards:
            continue
        points = {deal: result["points"] for deal, result in table.results.items()}
        among_all, among_people = (
            [percent[points[deal]] for deal, percent in percents.items() if percent]
            for percents in (
                {deal: fields[deal].among_all for deal in points},
                {deal: fields[deal].among_people for deal in points},
            )
        )
        averages[table.code] = len(among_all), _mean(among_all), _mean(among_people)
    waits = any(field.waits for field in fields.values())
    order = sorted((average for _, average, _ in averages.values() if average is not None), reverse=True)
    rank_of = {} if waits else {average: place for place, average in reversed(list(enumerate(order, 1)))}
    cards = {
        code: DailyCard(
            boards,
            compared,
            among_all,
            among_people,
            None if among_all is None else rank_of.get(among_all),
        )
        for code, (compared, among_all, among_people) in averages.items()
    }
    return dict(sorted(cards.items(), key=lambda card: _order(card[1]), reverse=True))


def _order(card: DailyCard) -> Fraction:
    return Fraction(-1) if card.among_all is None else card.among_all


def _mean(values: Sequence[Fraction]) -> Fraction | None:
    return sum(values, Fraction(0)) / len(values) if values else None
