"""`chelem event score`: rankings of files, in JSON and for people (INTERFACES)."""

import json
import re
from fractions import Fraction
from itertools import pairwise
from pathlib import Path

from chelem.events.log.entries.ruling import BoardRuled
from chelem.events.log.log_file import write_event_log
from chelem.events.outcome import WeightedScore
from tests.events.files.odd_events import odd_event
from tests.events.files.usebio_text import usebio_board, usebio_text
from tests.events.log.evenings import write


def test_a_file_is_ranked_as_json(chelem, tmp_path):
    """Each entrant with its place and percentage; each board with what its lines received."""
    path = tmp_path / "event.xml"
    path.write_bytes(usebio_text(usebio_board(1, 620, 170, 170, -100)))
    output = json.loads(chelem("event", "score", str(path), "--json").out)
    first = output["ranking"][0]
    assert (first["entrant"], first["line"], first["place"], first["percent"]) == (1, "NS", 1, 100.0)
    assert [line["ns_points"] for line in output["travellers"][0]["lines"]] == [6, 3, 3, 0]


def test_a_ranking_is_printed_in_both_languages(chelem, tmp_path):
    """A decimal comma in French, a point in English."""
    path = tmp_path / "event.xml"
    path.write_bytes(usebio_text(usebio_board(1, 620, 170, 170, -100)))
    assert "50,00" in chelem("event", "score", str(path), "--lang", "fr").out
    assert "North-South" in chelem("--lang", "en", "event", "score", str(path)).out


def test_seventy_pairs_ranked_as_one_have_a_note(chelem, tmp_path):
    """Below the ranking and among the warnings; one table less, and the article is followed."""
    path = tmp_path / "event.xml"
    said = []
    for tables in (34, 35):
        path.write_bytes(usebio_text(usebio_board(1, *[420] * tables)))
        asked = ("event", "score", str(path), "--single", "--profile", "ffb")
        said.append((json.loads(chelem(*asked, "--json").out)["warnings"], "RNC" in chelem(*asked).out))
    (none, fewer), ((note,), more) = said
    assert ([], False, True) == (none, fewer, more)
    assert "70" in note


def test_other_files_are_refused_in_one_sentence(chelem, tmp_path):
    """Status 2 and a sentence; so for an unknown subcommand."""
    path = tmp_path / "event.xml"
    path.write_bytes(b"nothing")
    result = chelem("event", "score", str(path))
    assert (result.status, result.err.count("\n")) == (2, 1)
    assert chelem("event", "rien").status == 2


def test_an_event_is_converted(chelem, tmp_path):
    """USEBIO to CSV and back: the same ranking; another suffix is refused."""
    paths = [tmp_path / name for name in ("event.xml", "event.csv", "again.xml")]
    paths[0].write_bytes(usebio_text(usebio_board(1, 620, 170, 170, -100)))
    for source, target in pairwise(paths):
        assert chelem("event", "score", str(source), "-o", str(target)).status == 0
    first, last = (
        json.loads(chelem("event", "score", str(path), "--json").out)["ranking"] for path in paths[::2]
    )
    assert [(one["entrant"], one["percent"]) for one in first] == [
        (one["entrant"], one["percent"]) for one in last
    ]
    assert chelem("event", "score", str(paths[0]), "-o", "x.doc").status == 2


def test_a_result_is_explained(chelem, tmp_path):
    """Board by board, in words and as codes; an unknown number is refused."""
    path = tmp_path / "event.xml"
    path.write_bytes(usebio_text(usebio_board(1, 620, 170, 170, -100)))
    assert (
        "Scores beaten: 1 (2 each); equalled: 1 (1 each). Matchpoints: 3"
        in chelem("event", "score", str(path), "--why", "2").out
    )
    output = json.loads(chelem("event", "score", str(path), "--why", "2", "--json").out)
    reasons = output["why"][0]["boards"][0]["reasons"]
    assert [reason["code"] for reason in reasons] == ["event.why.matchpoints", "event.why.percent"]
    assert chelem("event", "score", str(path), "--why", "77").status == 2


def test_why_names_the_partner_of_an_individual(chelem, tmp_path):
    """One seat, the partner, and both opponents: in sentences and as JSON."""
    path = tmp_path / "individual.csv"
    path.write_text("board,ns,ew,south,west,score\n1,3,1,7,6,420\n1,2,4,8,5,170\n", "utf-8")
    said = chelem("event", "score", str(path), "--why", "6", "--lang", "fr").out
    assert "Donne 1, Ouest, avec 1, contre 3 et 7 :" in said
    told = json.loads(chelem("event", "score", str(path), "--why", "6", "--json").out)
    (board,) = told["why"][0]["boards"]
    assert ("W", "1", "3 + 7") == (board["seat"], board["partner"], board["opponents"])


def test_both_lines_in_one_ranking(chelem, tmp_path):
    """FFB, RNC art. 82: both winners have the first two places."""
    path = tmp_path / "event.csv"
    path.write_text("board,ns,ew,score\n1,1,1,620\n1,2,2,170\n")
    both = json.loads(chelem("event", "score", str(path), "--json").out)["ranking"]
    command = ("event", "score", str(path), "--single", "--profile", "ffb", "--json")
    one = json.loads(chelem(*command).out)["ranking"]
    assert sorted(each["place"] for each in both) == [1, 1, 2, 2]
    assert [each["place"] for each in one] == [1, 1, 3, 3]
    shown = chelem("event", "score", str(path), "--single", "--lang", "fr").out
    assert "1 Nord-Sud" in shown
    assert "2 Est-Ouest" in shown


def test_a_profile_has_a_name(chelem, tmp_path):
    """Ties are broken by its rules; an unknown one is refused."""
    path = tmp_path / "event.xml"
    path.write_bytes(usebio_text(usebio_board(1, 620, 170, 170, -100)))
    assert chelem("event", "score", str(path), "--profile", "ffb").status == 0
    assert chelem("event", "score", str(path), "--profile", "xyz").status == 2


def test_results_of_the_file_are_compared(chelem, tmp_path):
    """A percentage that the file states otherwise is listed; none are where it states what is found."""
    path = tmp_path / "event.xml"
    text = usebio_text(usebio_board(1, 620, 170, 170, -100)).replace(
        b"<DIRECTION>NS</DIRECTION>", b"<DIRECTION>NS</DIRECTION><PERCENTAGE>50</PERCENTAGE>"
    )
    path.write_bytes(text)
    output = json.loads(chelem("event", "score", str(path), "--compare", "--json").out)
    assert output["differences"] == [
        {"entrant": 1, "of": "result", "board": None, "side": None, "found": 100.0, "stated": 50.0},
        {"entrant": 4, "of": "result", "board": None, "side": None, "found": 0.0, "stated": 50.0},
    ]
    assert "1: 100 here, 50 in the file" in chelem("event", "score", str(path), "--compare").out
    path.write_bytes(usebio_text(usebio_board(1, 620, 170)))
    assert "aucun résultat" in chelem("event", "score", str(path), "--compare", "--lang", "fr").out
    chelem("event", "score", str(path), "-o", str(path))
    assert "Tous les résultats" in chelem("event", "score", str(path), "--compare", "--lang", "fr").out


def test_several_files_are_one_field(tmp_path, chelem):
    """As in a simultaneous: each result is compared with those of all files."""
    (tmp_path / "a.csv").write_text("board,ns,ew,score\n1,1,2,620\n1,3,4,170\n")
    (tmp_path / "b.csv").write_text("board,ns,ew,score\n1,1,2,600\n1,3,4,200\n")
    paths = [str(tmp_path / name) for name in ("a.csv", "b.csv")]
    ranked = json.loads(chelem("event", "score", *paths, "--json").out)["ranking"]
    assert len(ranked) == 8
    assert sum(one["place"] == 1 for one in ranked) == 2


def test_averages_of_bridgemate_keep_their_imps_with_a_profile(chelem, tmp_path):
    """Its scoring method 20 has 2 IMPs for average plus, whatever separates equal results."""
    path = tmp_path / "event.json"
    averages = {"Level": -7, "ScoringDirection": 3, "BoardNumber": 1, "TableNumber": 1, "RoundNumber": 1}
    group = {"ScoringMethod": 20, "Sections": [{"Letters": "A"}]}
    event = {
        "Sessions": [{"SessionGuid": "A", "ScoringGroups": [group]}],
        "Results": [
            {"SessionGuid": "A", "SectionLetters": "A", "PairNorthSouth": 1, "PairEastWest": 2, **averages}
        ],
    }
    path.write_text(json.dumps(event))
    for profile in ((), ("--profile", "ebu")):
        output = json.loads(chelem("event", "score", str(path), "--json", *profile).out)
        assert {one["entrant"]: one["imps"] for one in output["ranking"]} == {1: 2, 2: -2}


def test_what_a_format_does_not_hold_is_said(chelem, tmp_path):
    """Boxes have no weighted scores: a sentence each for it and for the places that change; CSV has them."""
    log = odd_event("howell", 0)
    write(log, BoardRuled("A", 1, 1, 1, WeightedScore(((420, Fraction(1, 2)), (-50, Fraction(1, 2))))))
    path = tmp_path / "event.jsonl"
    path.write_bytes(write_event_log(log.entries))
    output = chelem("event", "score", str(path), "-o", str(tmp_path / "boxes.json"), "--lang", "en")
    assert output.status == 0
    assert "Weighted scores that the format cannot hold are left out: board 1." in output.err
    assert "places or results differ: " in output.err
    assert chelem("event", "score", str(path), "-o", str(tmp_path / "event.csv")).err == ""


def test_entrants_of_several_files_are_told_apart(chelem, tmp_path):
    """By the number of their file, which is named; number 1 of file 1 too. `--why` knows them by it."""
    paths = [str(tmp_path / f"{name}.jsonl") for name in ("one", "two")]
    for seed, path in enumerate(paths):
        Path(path).write_bytes(write_event_log(odd_event("howell", seed).entries))
    output = chelem("event", "score", *paths, "--lang", "en").out
    assert "1 = one.jsonl\n2 = two.jsonl\n" in output
    assert {f"{file} {number}" for file in (1, 2) for number in range(1, 7)} == set(
        re.findall(r"│ (\d \d+) +│", output)
    )
    assert chelem("event", "score", *paths, "--why", "2 3").out.count("· 3\n") == 1
