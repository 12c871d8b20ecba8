"""Double-dummy measures, compared with the solver deal by deal and with duplicate scores."""

from pickle import dumps, loads
from random import Random

import pytest

from chelem import (
    BadOption,
    Contract,
    Deal,
    ParseError,
    Seat,
    Strain,
)
from chelem.analysis.double_dummy import tricks_of
from chelem.core.lines import points_of
from chelem.scoring import imps, score_duplicate
from chelem.simulation import (
    compare,
    contract_score,
    leads,
    making,
    par_score,
    solver_queries,
    tricks,
)
from chelem.simulation.solver_queries import TABLE, solve_queries

DEALS = [Deal.draw(Random(seed).randrange) for seed in range(3)]  # noqa: S311
ALL = [
    tricks("NT", "S"),
    tricks(Strain.H, Seat.E),
    making("4S by W"),
    contract_score("3NTX by S", "NS"),
    compare("6S by S", "4S by S", "both"),
    compare("4H by E", "3NT by S", "none", "points"),
    compare("4S by S", "3NT by S", "none", "matchpoints"),
    leads("3NT by S"),
    leads("4H by E", beating=True),
]


def made(deal, strain, declarer):
    return tricks_of(deal.hands, strain, declarer.next, (), declarer.side)


def points(deal, contract, *, vulnerable):
    lines = score_duplicate(contract, made(deal, contract.strain, contract.declarer), vulnerable=vulnerable)
    side = contract.declarer.side
    return points_of(lines, side) - points_of(lines, side.opponents)


@pytest.mark.parametrize("deal", DEALS, ids=range(3))
def test_measures_of_one_deal(deal):
    """Tricks are the declarer's; points and IMPs are those of the declarer's side."""
    assert made(deal, Strain.NT, Seat.S) == tricks("NT", "S")(deal)
    assert (made(deal, Strain.S, Seat.W) >= 10) is making("4S by W")(deal)
    doubled = Contract.parse("3NTX by S")
    assert points(deal, doubled, vulnerable="both") == contract_score(doubled, "NS")(deal)
    assert points(deal, doubled, vulnerable="none") == contract_score(doubled, "EW")(deal)
    six, four = Contract.parse("6S by S"), Contract.parse("4S by S")
    gain = points(deal, six, vulnerable="both") - points(deal, four, vulnerable="both")
    assert imps(gain) == compare(six, four, "both")(deal)
    ours, theirs = Contract.parse("3NT by S"), Contract.parse("4H by E")
    against = points(deal, theirs, vulnerable="none") + points(deal, ours, vulnerable="none")
    assert against == compare(theirs, ours, by="points")(deal)
    assert {1: 1, 0: 0.5, -1: 0}[(against > 0) - (against < 0)] == compare(theirs, ours, by="matchpoints")(
        deal
    )


@pytest.mark.parametrize("deal", DEALS[:2], ids=range(2))
def test_leads(deal):
    """There is a value for each card of the leader; the best equals the solver's result."""
    found = leads("3NT by S")(deal)
    assert {str(card) for card in deal[Seat.W]} == set(found)
    assert 13 - made(deal, Strain.NT, Seat.S) == max(found.values())
    beats = leads("3NT by S", beating=True)(deal)
    assert {card: number >= 5 for card, number in found.items()} == beats


def test_par():
    """A known deal: 6♥ by East-West for 980; if that scores 1430, North-South sacrifice in 7♠."""
    deal = Deal.from_number(31415926535897932384626433832)
    assert -980 == par_score("N", "none")(deal)
    assert -1100 == par_score("N", "EW")(deal)


@pytest.mark.slow
def test_solving_many_deals_equals_one_by_one(monkeypatch):
    """Full tables and single strains give each deal the same values as alone."""
    deals = DEALS[:2]
    queries = [query for measure in ALL for query in measure.queries]
    alone = [[measure(deal) for measure in ALL] for deal in deals]
    for threshold in (1, 100):
        monkeypatch.setattr(solver_queries, "MIN_QUERIES_FOR_TABLE", threshold)
        solved = solve_queries(deals, queries)
        assert alone == [[measure.read_solution(solution) for measure in ALL] for solution in solved]
    assert [] == solve_queries([], TABLE)


@pytest.mark.parametrize("measure", [*ALL, par_score()], ids=repr)
def test_a_measure_can_be_pickled(measure):
    """It equals itself after pickling, and its repr is the call that made it."""
    copy = loads(dumps(measure))  # noqa: S301 - our own
    assert measure == copy
    assert measure.text == repr(copy)


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("measure", [*ALL, par_score("E", "NS")], ids=repr)
def test_the_label_of_a_measure(measure, language):
    """The label is text in each language, without a message code."""
    label_text = measure.label(language)
    assert "measure" not in label_text
    assert "=" not in label_text
    if measure.key_code:
        assert "♠" in measure.label_of("SA", language)


def test_invalid_arguments_of_measures():
    with pytest.raises(ParseError):
        making("8NT by S")
    with pytest.raises(ParseError):
        tricks("X", "S")
    with pytest.raises(ParseError):
        contract_score("4S by S", "nobody")
    with pytest.raises(BadOption):
        compare("4S by S", "3NT by S", by="luck")
