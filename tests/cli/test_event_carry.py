"""`chelem event rank --carry`: half of a qualifying stage counts in the final, by the boards of both."""

import json
import re
from fractions import Fraction
from pathlib import Path

import pytest

from chelem.events.carrying import carry_results
from chelem.events.log.log_file import write_event_log
from chelem.events.matches import score_matches
from chelem.events.ranking import rank_event
from chelem.movements.generators.howell import howell
from chelem.movements.generators.round_robin import round_robin
from tests.events.log.evenings import played

PAGE = Path(__file__).parents[2] / "docs" / "events.md"
NAMES = "board,ns,ew,score,ns_names,ew_names\n"


def test_the_example_of_the_page(chelem, tmp_path):
    """Percentages of two boards, then of three; the result and what is carried are exact."""
    stages = re.findall(r"```csv\n(.*?)```", PAGE.read_text(), re.DOTALL)
    files = [tmp_path / "qualifying.csv", tmp_path / "final.csv"]
    for file, text in zip(files, stages, strict=True):
        file.write_text(text)
    qualifying, final = map(str, files)
    output = json.loads(chelem("event", "rank", final, "--carry", qualifying, "--json").out)
    alone = json.loads(chelem("event", "rank", final, "--json").out)
    carried = {one["entrant"]: one["exact"] for one in output["carried"]}
    assert {1: "50/3", 2: "0", 3: "50/3", 4: "100/3"} == carried
    own = {one["entrant"]: Fraction(one["exact"]) for one in alone["ranking"]}
    assert {who: own[who] + Fraction(carried[who]) for who in own} == {
        one["entrant"]: Fraction(one["exact"]) for one in output["ranking"]
    }
    assert (4, 1, 100.0) == tuple(output["ranking"][0][name] for name in ("entrant", "place", "percent"))


def test_the_stages_may_be_logs(chelem, tmp_path):
    """Each percentage of an evening of five rounds is carried to one of three boards."""
    qualifying, final = tmp_path / "qualifying.jsonl", tmp_path / "final.csv"
    event = played(howell(3, 5, 2))
    qualifying.write_bytes(write_event_log(event.entries))
    final.write_text("board,ns,ew,score\n1,1,2,420\n1,3,9,50\n")
    result = chelem("event", "rank", str(final), "--carry", str(qualifying), "--json")
    (ranking,) = event.ranking()
    percent = {one.entrant + 1: one.result for one in ranking}
    assert "nothing is carried forward: 9" in result.err
    found = {one["entrant"]: Fraction(one["exact"]) for one in json.loads(result.out)["carried"]}
    assert found == {who: percent[who] / 2 * 10 for who in (1, 2, 3)} | {9: 0}


def test_victory_points_are_carried_by_the_matches_of_both_stages():
    """Of 20 a match: half of the points of as many matches, where matches are as long."""
    stage = played(round_robin(4, 3, 4), kind="teams").results()
    matches = {scored.boards for scored in score_matches(stage)}
    (ranking,) = rank_event(stage)
    carried = carry_results(stage, stage)
    assert (1, ()) == (len(matches), carried.newcomers)
    for one in ranking:
        assert carried.results.entrants[one.entrant].carried == one.result / 2


def test_entrants_are_the_same_by_their_names(chelem, tmp_path):
    """Where both files have the names of all: the numbers are others in the final."""
    qualifying, final = tmp_path / "qualifying.csv", tmp_path / "final.csv"
    qualifying.write_text(f"{NAMES}1,1,2,420,Aa - Bb,Cc - Dd\n1,3,4,50,Ee - Ff,Gg - Hh\n")
    final.write_text(f"{NAMES}1,1,2,420,Hh - Gg,Cc - Dd\n1,3,4,420,Bb - Aa,Ee - Ff\n")
    output = json.loads(chelem("event", "rank", str(final), "--carry", str(qualifying), "--json").out)
    carried = {one["entrant"]: one["exact"] for one in output["carried"]}
    assert {1: "50", 2: "0", 3: "50", 4: "0"} == carried


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ("\nsetting,value\nscoring,butler\n", "no maximum"),
        ("\nentrant,carried\n1,5\n", "1 carries something forward in this file already"),
    ],
)
def test_what_cannot_be_carried_is_refused(chelem, tmp_path, settings, sentence):
    """IMPs, and a second carry-forward: one sentence, no ranking."""
    qualifying, final = tmp_path / "qualifying.csv", tmp_path / "final.csv"
    qualifying.write_text("board,ns,ew,score\n1,1,2,420\n1,3,4,50\n")
    final.write_text(f"{qualifying.read_text()}{settings}")
    result = chelem("event", "rank", str(final), "--carry", str(qualifying))
    assert (2, "") == (result.status, result.out)
    assert sentence in result.err
