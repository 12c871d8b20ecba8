"""`chelem event score`: rankings of files, in JSON and for people (INTERFACES)."""

import json

from tests.events.files.usebio_text import usebio_board, usebio_text


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


def test_other_files_are_refused_in_one_sentence(chelem, tmp_path):
    """Status 2 and a sentence; so for an unknown subcommand."""
    path = tmp_path / "event.xml"
    path.write_bytes(b"nothing")
    result = chelem("event", "score", str(path))
    assert (result.status, result.err.count("\n")) == (2, 1)
    assert chelem("event", "rien").status == 2
