"""The field of a board of the day: percentages among people and among all, ranking of finished cards."""

from fractions import Fraction

from chelem.site.contests.domain.daily_field import fill_field, finished_cards
from chelem.site.tables.domain.robot_field import DAILY_FIELD, DAILY_ROBOTS
from chelem.site.tables.domain.set_table import SetPlayer, SetTable


def result(points: int):
    """Return a result as stored."""
    return {"contract": {"en": f"contract {points}", "fr": ""}, "result": "", "points": points}


def person(name: str, *points: int) -> SetTable:
    """Return the table of a person with these scores on the boards from 1."""
    results = {deal: result(score) for deal, score in enumerate(points, 1)}
    return SetTable(name, "first", "over", name, (SetPlayer(name, name, "S"),), results)


ROBOTS = [result(points) for points in range(DAILY_ROBOTS)]


def test_robots_fill_the_field_to_sixteen():
    """One person meets fifteen tables of robots, ten people six, seventeen people none."""
    for people, robots in ((1, 15), (10, 6), (16, 0), (17, 0)):
        tables = [person(str(number), 50) for number in range(people)]
        field = fill_field(tables, 1, ROBOTS)
        assert (people, robots) == (len(field.people), len(field.robots))
        assert people > DAILY_FIELD or DAILY_FIELD == len(field.people) + len(field.robots)


def test_percentages_are_shown_apart():
    """Anne beats one of two people, and all robots; by matchpoints, a half for who is level."""
    tables = [person("anne", 100), person("ben", 50), person("chloe", 100)]
    field = fill_field(tables, 1, ROBOTS)
    assert {100: 75, 50: 0} == dict(field.among_people)
    assert Fraction(100 * (2 * 14 + 1), 30) == field.among_all[100]


def test_alone_there_is_nothing_to_compare_with():
    """Neither among people, nor, before the robots have played, among all."""
    field = fill_field([person("anne", 100)], 1, [])
    assert ({}, {}) == (dict(field.among_people), dict(field.among_all))


def test_a_board_waits_for_its_robots():
    """Two people alone are no field of sixteen; sixteen are, and after midnight nothing is waited for."""
    for people, closed, waits in ((2, False, True), (2, True, False), (DAILY_FIELD, False, False)):
        field = fill_field([person(str(number), number) for number in range(people)], 1, [], closed=closed)
        assert (waits, not waits) == (field.waits, bool(field.among_all))
        assert 100 == field.among_people[people - 1]


def test_a_board_without_a_percentage_does_not_count_as_half():
    """Anne's card is the average of the boards that robots have played, without a rank until all have."""
    tables = [person("anne", 10, 10, 10), person("ben", 0, 0, 0)]
    robots = {1: [result(20)] * DAILY_ROBOTS, 2: [result(-20)] * DAILY_ROBOTS}
    fields = {deal: fill_field(tables, deal, robots.get(deal, ())) for deal in (1, 2, 3)}
    first = fields[1].among_all[10]
    assert 10 > first
    cards = finished_cards(tables, fields, 3)
    assert (2, (first + 100) / 2, 100) == (
        cards["anne"].compared,
        cards["anne"].among_all,
        cards["anne"].among_people,
    )
    assert [None, None] == [card.rank for card in cards.values()]
    fields[3] = fill_field(tables, 3, robots[2])
    cards = finished_cards(tables, fields, 3)
    assert [("anne", 1, 3), ("ben", 2, 3)] == [
        (code, card.rank, card.compared) for code, card in cards.items()
    ]


def test_without_any_percentage_there_is_no_average():
    """No robots have played: a finished card has nothing but its average among people."""
    tables = [person("anne", 100)]
    card = finished_cards(tables, {1: fill_field(tables, 1, [])}, 1)["anne"]
    assert (0, None, None, None) == (card.compared, card.among_all, card.among_people, card.rank)


def test_only_finished_cards_are_ranked():
    """Ben has played one board of two: he counts on that board, without rank or penalty; others are level.

    The day is over, so that the robots are not waited for.
    """
    tables = [person("anne", 100, 10), person("ben", 50), person("chloe", 0, 300), person("dan", 100, 10)]
    fields = {deal: fill_field(tables, deal, [], closed=True) for deal in (1, 2)}
    assert 3 == len(fields[2].people)
    cards = finished_cards(tables, fields, 2)
    assert ["anne", "dan", "chloe"] == list(cards)
    assert [1, 1, 3] == [card.rank for card in cards.values()]
    first = (Fraction(5, 6) * 100 + 25) / 2
    assert first == cards["anne"].among_all == cards["anne"].among_people
    assert 50 == cards["chloe"].among_all
