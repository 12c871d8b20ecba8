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
def test_what_they_measure(deal):
    """Tricks of the declarer; points and IMPs for the side of the contract."""
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
    """Each card of the leader's hand; the best of them is what the solver finds without it."""
    found = leads("3NT by S")(deal)
    assert {str(card) for card in deal[Seat.W]} == set(found)
    assert 13 - made(deal, Strain.NT, Seat.S) == max(found.values())
    beats = leads("3NT by S", beating=True)(deal)
    assert {card: number >= 5 for card, number in found.items()} == beats


def test_par():
    """Of a deal that is known: 6♥ by East-West for 980; when that is 1430, North-South go down in 7♠."""
    deal = Deal.from_number(31415926535897932384626433832)
    assert -980 == par_score("N", "none")(deal)
    assert -1100 == par_score("N", "EW")(deal)


@pytest.mark.slow
def test_many_deals_are_solved_as_one_by_one(monkeypatch):
    """Whole tables or single strains, each as it would be alone."""
    asks = [ask for measure in ALL for ask in measure.asks]
    for many in (1, 100):
        monkeypatch.setattr(solver_queries, "MANY", many)
        for deal, solution in zip(DEALS, solve_queries(DEALS, asks), strict=True):
            for measure in ALL:
                assert measure(deal) == measure.reading(solution)
    assert [] == solve_queries([], TABLE)


@pytest.mark.parametrize("measure", [*ALL, par_score()], ids=repr)
def test_a_measure_can_be_sent(measure):
    """It is the same in another process; and its name is how it was asked for."""
    sent = loads(dumps(measure))  # noqa: S301 - our own
    assert measure == sent
    assert measure.text == repr(sent)


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("measure", [*ALL, par_score("E", "NS")], ids=repr)
def test_a_measure_says_what_it_is(measure, language):
    """In words, with no code left."""
    said = measure.label(language)
    assert "measure" not in said
    assert "=" not in said
    if measure.each:
        assert "♠" in measure.label_of("SA", language)


def test_what_is_refused():
    with pytest.raises(ParseError):
        making("8NT by S")
    with pytest.raises(ParseError):
        tricks("X", "S")
    with pytest.raises(ParseError):
        contract_score("4S by S", "nobody")
    with pytest.raises(BadOption):
        compare("4S by S", "3NT by S", by="luck")
