"""The field of a board of the day: percentages among people and among all, ranking of finished cards."""

from fractions import Fraction

from chelem.tables.daily import DAILY_FIELD, DAILY_ROBOTS
from chelem.tables.daily_field import fill_field, finished_cards
from chelem.tables.set_table import SetPlayer, SetTable


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


def test_only_finished_cards_are_ranked():
    """Ben has played one board of two: he counts on that board, without rank or penalty; others are level."""
    tables = [person("anne", 100, 10), person("ben", 50), person("chloe", 0, 300), person("dan", 100, 10)]
    fields = {deal: fill_field(tables, deal, []) for deal in (1, 2)}
    assert 3 == len(fields[2].people)
    cards = finished_cards(tables, fields, 2)
    assert ["anne", "dan", "chloe"] == list(cards)
    assert [1, 1, 3] == [card.rank for card in cards.values()]
    first = (Fraction(5, 6) * 100 + 25) / 2
    assert first == cards["anne"].among_all == cards["anne"].among_people
    assert 50 == cards["chloe"].among_all
