"""Results: figures, the table in French and English, JSON, HTML and the plot."""

import json
from fractions import Fraction
from itertools import pairwise
from statistics import fmean, stdev

import numpy as np
import pytest

from chelem import Strain, Unanswered
from chelem.simulation import (
    Categories,
    Numbers,
    Simulation,
    YesNo,
    hand,
    leads,
    making,
    simulate,
)
from chelem.simulation.answers import Tally
from chelem.simulation.report import bars_of
from chelem.simulation.results import MeasureName


def result(answers, **changes):
    """Return a result of 100 deals, one in four of those tried."""
    facts = {
        "deals": 100,
        "tried": 400,
        "sampled_fraction": Fraction(1, 10),
        "probability": None,
        "seed": 1,
    } | changes
    return Simulation(**facts, answers=answers, names={name: MeasureName(name) for name in answers})


def test_numbers():
    """Mean and standard deviation are those of the statistics module."""
    numbers = Numbers({7: 2, 8: 3, 10: 1})
    values = [7, 7, 8, 8, 8, 10]
    assert (6, 7, 10) == (numbers.deals, numbers.low, numbers.high)
    assert fmean(values) == pytest.approx(numbers.mean)
    assert stdev(values) == pytest.approx(numbers.deviation)
    low, high = numbers.interval
    assert low < numbers.mean < high
    assert Numbers({7: 1}).interval is None
    assert 0 == Numbers({7: 1}).deviation


def test_proportions():
    """Of yes, and of each word."""
    assert 0.25 == YesNo(25, 100).proportion
    words = Categories({"odd": 60, "even": 40})
    assert (0.6, 0.0) == (words.proportion("odd"), words.proportion("prime"))
    assert YesNo(60, 100).interval == words.interval("odd")


def test_the_frequency_of_the_condition():
    """The sampled fraction times the acceptance rate, or the exact probability if it was counted."""
    estimated = result({})
    assert 1 / 40 == pytest.approx(estimated.frequency)
    low, high = estimated.interval
    assert low < 1 / 40 < high
    assert (0.125, (0.125, 0.125)) == (
        result({}, probability=Fraction(1, 8)).frequency,
        result({}, probability=Fraction(1, 8)).interval,
    )


def test_the_table_in_english():
    """Columns are aligned, and each number has a bar."""
    answers = {
        "made": YesNo(61, 100),
        "tricks": Numbers({8: 39, 9: 41, 10: 20}),
        "word": Categories({"odd": 60, "even": 40}),
    }
    assert str(result(answers, title="A question")).splitlines() == [
        "A question",
        (
            "100 deals kept of 400 dealt. "
            "The condition holds for about 2.5% of all deals (2.1–2.9%), one in 40.0."
        ),
        "",
        "Measure  Mean or proportion  95% interval  Std. dev.    Range",
        "made                  61.0%    51.2–70.0%",
        "tricks                 8.81  8.66 to 8.96       0.75  8 to 10",
        "word",
        "  odd                 60.0%    50.2–69.1%",
        "  even                40.0%    30.9–49.8%",
        "",
        "tricks",
        "   8  39.0%  ████████████████████████████▌",
        "   9  41.0%  ██████████████████████████████",
        "  10  20.0%  ██████████████▋",
    ]


def test_the_table_in_french():
    """French has decimal commas, spaces before %, and labels for the measures of this package."""
    measure = making("3NT by S")
    answers = {measure.text: YesNo(61, 100)}
    text = Simulation(
        1000,
        1000,
        Fraction(1),
        Fraction(1, 20),
        1,
        answers,
        {measure.text: MeasureName(measure.text, "", measure)},
    ).say("fr")
    assert "1\u202f000 donnes gardées sur 1\u202f000 distribuées" in text
    assert "5,0\u202f% de toutes les donnes, une sur 20,0" in text
    assert "3SA par Sud gagne" in text
    assert "51,2–70,0\u202f%" in text


def test_a_measure_with_several_values():
    """The table has a row for each lead under the measure, and no bars."""
    measure = leads("3NT by S", beating=True)
    lines = str(simulate(hand("W", holds="QJ96.K43.A52.872"), measure, 3, seed=1)).splitlines()
    assert "3NT by South is beaten, by lead" in lines[3]
    assert ["♠Q", "♠J"] == [line.split()[0] for line in lines[4:6]]
    assert 17 == len(lines)


def test_rare_conditions_are_shown_as_one_deal_in_n():
    text = str(result({}, sampled_fraction=Fraction(1, 10**15)))
    assert "About one deal in 4,000,000,000,000,000 meets the condition." in text


def test_json():
    """The JSON has English keys and plain values."""
    answers = {"made": YesNo(61, 100), "tricks": Numbers({8: 100}), "word": Categories({"odd": 100})}
    found = json.loads(result(answers).to_json())
    assert (100, 400, 0.1, None, 1) == tuple(
        found[key] for key in ("deals", "tried", "share", "probability", "seed")
    )
    assert ["numbers", "words", "yes_no"] == sorted(answer["kind"] for answer in found["measures"].values())
    assert [[8, 100]] == found["measures"]["tricks"]["counts"]


def test_html_for_notebooks():
    """The table is HTML, and the title is escaped."""
    page = result({"made": YesNo(61, 100)}, title="<b>")._repr_html_()
    assert "<td>61.0%</td>" in page
    assert "<b>" not in page


@pytest.mark.parametrize(
    ("counts", "bars"),
    [
        ({8: 1, 10: 2}, [(8, 8, 1), (9, 9, 0), (10, 10, 2)]),
        ({-100: 1, 620: 2}, [(-100, -100, 1), (620, 620, 2)]),
        ({0.5: 1, 1.0: 1}, [(0.5, 0.5, 1), (1.0, 1.0, 1)]),
        (dict.fromkeys(range(0, 1000, 10), 1), None),
        ({number / 7: 1 for number in range(-100, 100)}, None),
    ],
)
def test_bars(counts, bars):
    """A bar for each number, gaps included if the range is dense; a few wider bars for many numbers."""
    drawn_bars = bars_of(Numbers(counts))
    if bars is None:
        assert 5 <= len(drawn_bars) <= 25
        assert all(one.low < other.low for one, other in pairwise(drawn_bars))
    else:
        assert bars == [tuple(bar) for bar in drawn_bars]
    assert sum(counts.values()) == sum(bar.deals for bar in drawn_bars)


def test_kinds_of_values():
    """An enum member is a word, None leaves the deal out, and NumPy scalars are numbers."""
    tally = Tally()
    for value in (True, False, None, np.bool_(1)):
        tally.count("made", value)
    for value in (1, np.int8(1), np.float32(0.5), Fraction(1, 2)):
        tally.count("tricks", value)
    for value in (Strain.NT, Strain.S):
        tally.count("best", value)
    tally.count("both", {"points": 3, "made": True})
    answers = {name: column.answer for name, column in tally.columns.items()}
    assert {
        "made": YesNo(2, 3),
        "tricks": Numbers({0.5: 2, 1: 2}),
        "best": Categories({"NT": 1, "S": 1}),
        "both: points": Numbers({3: 1}),
        "both: made": YesNo(1, 1),
    } == answers


@pytest.mark.parametrize("value", [object(), float("nan"), float("inf"), [1], b"x", 1j])
def test_unsupported_values(value):
    with pytest.raises(Unanswered) as caught:
        Tally().count("odd", value)
    assert "measure.value" == caught.value.code


def test_a_measure_has_one_kind_of_value():
    """Mixed kinds are rejected, within a tally and when tallies are merged."""
    one, other = Tally(), Tally()
    one.count("odd", 1)
    other.count("odd", True)
    with pytest.raises(Unanswered) as caught:
        one.count("odd", "one")
    assert "measure.kinds" == caught.value.code
    with pytest.raises(Unanswered):
        one.merge(other)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_plot(tmp_path, language):
    """A chart for each number and for words, one for all yes-or-no measures, one for several values."""
    answers = {
        "made": YesNo(61, 100),
        "down": YesNo(39, 100),
        "tricks": Numbers({8: 39, 9: 41, 10: 20}),
        "word": Categories({"odd": 60, "even": 40}),
        "leads: SA": Numbers({3: 50, 4: 50}),
        "leads: SK": Numbers({3: 100}),
    }
    names = {name: MeasureName(*name.split(": ")) for name in answers}
    figure = Simulation(100, 400, Fraction(1), None, 1, answers, names, "A question").plot(language)
    assert ["tricks", "word", "", "leads"] == [axes.get_title(loc="left") for axes in figure.axes]
    assert [3, 2, 2, 2] == [len(axes.patches) for axes in figure.axes]
    figure.savefig(tmp_path / "answer.png")
    figure.savefig(tmp_path / "answer.svg")
    assert (tmp_path / "answer.png").stat().st_size > 10_000


def test_without_matplotlib(monkeypatch):
    """The error names the extra to install."""
    monkeypatch.setattr("chelem.simulation.plots.find_spec", lambda _: None)
    with pytest.raises(Unanswered, match="chelem\\[plot\\]"):
        result({"made": YesNo(61, 100)}).plot()
