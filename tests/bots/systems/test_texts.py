"""Texts that a system cites: which sections come from them, where it differs, and what `check` finds."""

import pytest

from chelem.bots.systems.system import System
from chelem.i18n import LANGUAGES, say

FILE = """system small "Small" / "Petit"
text book "The Book, 2006" / "Le Livre, 2006": "All of it was read." / "Tout a été lu."
option strong = on
chapter "Openings" / "Ouvertures"
cites book "page 3" / "page 3"
when opening:
  1NT: 15-17 hcp, balanced
as played
when opening:
  pass: any
cites book "page 4", notes
deviation book, strong: "Responses are stronger." / "Les réponses sont plus fortes."
when 1NT -:
  pass: any
chapter "The rest" / "Le reste"
when not opening:
  pass: any
"""


def cited(system: System) -> list[list[str]]:
    """Return what each section cites."""
    return [[str(citation) for citation in section.cited] for section in system.sections]


def faults(text: str) -> list[tuple[str, str]]:
    """Return the codes and the names of what is wrong with the citations of a file."""
    return [(fault.code, fault.name) for fault in System.parse(text, file="small.system").faults_of_citations]


def test_sections_cite_up_to_the_next_statement():
    """`cites`, `as played` and a chapter each end what the `cites` before began."""
    expected = [['book "page 3" / "page 3"'], [], ['book "page 4"', "notes"], []]
    assert expected == cited(System.parse(FILE))


def test_a_deviation_with_an_option_lasts_while_that_is_on():
    """Its chapter and both sentences are kept."""
    (deviation,) = System.parse(FILE).deviations
    assert "Openings" == deviation.chapter.en
    assert "Les réponses sont plus fortes." == deviation.sentence.say("fr")
    assert () == System.parse(FILE.replace("strong = on", "strong = off")).deviations


def test_a_text_is_declared_and_cited():
    """A name that nothing declares, and a text that nothing cites, are faults with a sentence."""
    assert [("system.text-undeclared", "notes")] == faults(FILE)
    assert [] == faults(FILE.replace(", notes", ""))
    unused = FILE.replace(", notes", "").replace("chapter", 'text notes "Notes": "Some"\nchapter', 1)
    assert [("system.text-uncited", "notes")] == faults(unused)
    for language in LANGUAGES:
        for code in ("system.text-undeclared", "system.text-uncited"):
            assert "notes" in say(code, {"at": "small.system:1:1", "text": "notes"}, language)


@pytest.mark.parametrize("name", ["sayc", "sef"])
def test_systems_of_the_program_cite_what_they_declare(name):
    """Both declare texts, in both languages, and each is cited."""
    system = System.load(name)
    assert system.texts
    assert () == system.faults_of_citations
    for text in system.texts.values():
        assert text.titles.fr
        assert text.read.fr
    for deviation in system.deviations:
        assert deviation.sentence.fr


def test_a_shared_file_may_cite_the_text_of_another_system():
    """Such a citation does not count in a system that has no such text."""
    shared = 'system small "Small"\ninclude "slam.system"\n'
    assert [] == faults(shared)
    assert {} == System.parse(shared).texts
