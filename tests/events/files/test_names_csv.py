"""Lists of who plays, as clubs keep them in spreadsheets."""

from contextlib import suppress
from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chelem.core.errors import ParseError
from chelem.core.seats import Side
from chelem.events.files.names_csv import ListedEntrant, ListedPerson, read_names_csv, read_names_rows
from chelem.events.files.names_writing import write_names_csv
from chelem.i18n import LANGUAGES

AB = (ListedPerson("Alix A", "123"), ListedPerson("Béa B", "456"))


@pytest.mark.parametrize(
    "text",
    [
        "number,name 1,licence 1,name 2,licence 2\n7,Alix A,123,Béa B,456\n",
        "N°;Noms;Licence\n7;Alix A - Béa B;123 & 456\n",
        "Paire\tNom\tLicence\n7\tAlix A\t123\n7\tBéa B\t456\n",
        'sep=;\n"numéro";"joueur_1";"joueur_2";"licence_1";"licence_2"\n7;Alix A;Béa B;123;456\n',
    ],
)
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252"])
def test_an_entrant_in_one_row_or_in_one_for_each_person(text, encoding):
    """In columns of their own, in one cell, or in rows; in both languages."""
    assert read_names_csv(BytesIO(text.encode(encoding))) == (ListedEntrant("7", AB),)


def test_section_and_line():
    """A number may be in both lines and in several sections."""
    text = "numéro,nom,section,ligne\n1,A,A,NS\n1,B,A,EO\n1,C,B,nord-sud\n"
    found = read_names_csv(BytesIO(text.encode()))
    assert [(one.section, one.line, one.people[0].name) for one in found] == [
        ("A", Side.NS, "A"),
        ("A", Side.EW, "B"),
        ("B", Side.NS, "C"),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "event.names-header"),
        ("a,b\n1,2\n", "event.names-header"),
        ("number,name\n", "event.no-names"),
        ("number,name\n,A\n", "event.csv-row"),
        ("number,name,line\n1,A,up\n", "event.csv-row"),
    ],
)
def test_other_lists_are_refused(text, code, language):
    """In a sentence."""
    with pytest.raises(ParseError) as refused:
        read_names_csv(BytesIO(text.encode()))
    assert refused.value.code == code
    assert not refused.value.say(language).startswith("event")


@given(st.binary(max_size=60))
def test_any_bytes_give_a_list_or_a_sentence(content):
    """Never another error."""
    with suppress(ParseError):
        assert read_names_csv(BytesIO(b"number,name\n" + content))


def test_each_line_is_understood_by_itself():
    """One that is wrong says why, and does not cost the others."""
    text = "N°;Nom 1;Nom 2;Ligne\n7;Alix A;Béa B;NS\n;Chloé C;;\n8;;;\n9;Dan D;Eve E;haut\n10;Fay F;;eo\n"
    header, rows = read_names_rows(text.encode())
    assert header == "N°;Nom 1;Nom 2;Ligne"
    assert [row.error and row.error.code for row in rows] == [
        None,
        "event.nameless",
        "event.names-nobody",
        "event.names-line",
        None,
    ]
    assert [row.text for row in rows] == text.splitlines()[1:]
    understood = [row.entrant for row in rows if row.entrant is not None]
    assert [(each.number, each.line) for each in understood] == [("7", Side.NS), ("10", Side.EW)]


def test_what_is_written_is_read():
    """Licences beside their names, also where one is missing; no name becomes a formula."""
    listed = (
        ListedEntrant("1", (ListedPerson("=Alix", ""), ListedPerson("Béa, B", "456")), "A", Side.NS),
        ListedEntrant("2", (ListedPerson("Chloé"),), "B"),
        ListedEntrant("3", tuple(ListedPerson(name) for name in "wxyz")),
    )
    assert read_names_csv(BytesIO(write_names_csv(listed).encode())) == listed
    teams = (ListedEntrant("1", AB, team="=Les As"), ListedEntrant("2", (), team="Zoé et les autres"))
    assert read_names_csv(BytesIO(write_names_csv(teams).encode())) == teams


@pytest.mark.parametrize("head", ["team name", "Nom de l’équipe", "nom d'équipe"])
def test_a_team_has_a_name_of_its_own(head):
    """In the row of the team, or in that of any of its players; a column of teams is their numbers."""
    text = f"équipe;{head};nom\n7;Les As;Alix A\n7;;Béa B\n8;;Chloé C\n"
    first, second = read_names_csv(BytesIO(text.encode()))
    assert ("7", "Les As", ["Alix A", "Béa B"]) == (
        first.number,
        first.team,
        [one.name for one in first.people],
    )
    assert "" == second.team


@pytest.mark.parametrize(
    ("rows", "place"), [("\n\n1;Ann\n;Bob\n", 4), ('1;Ann\n\n2;"Bob\n', 3), ("\n1;Ann;NS\n2;Bob;up\n", 3)]
)
def test_a_bad_row_is_counted_as_a_spreadsheet_does(rows, place):
    """Empty ones too: without a number, with an open quote, with another line."""
    with pytest.raises(ParseError, match=f"Row {place} below the heading"):
        read_names_csv(BytesIO(f"number;name;line\n{rows}".encode()))
