"""The texts of a system as pages show them: for each chapter where it comes from, and where it differs."""

import pytest

from chelem.bots.systems.names import known_systems
from chelem.bots.systems.system import System
from chelem.i18n import LANGUAGES
from chelem.learning.study.listed_auction import stored_chapters
from chelem.learning.study.system_texts import open_sources, sources_of

FILE = """system small "Small" / "Petit"
text book "The Book, 2006" / "Le Livre, 2006": "All of it." / "Tout."
chapter "Openings" / "Ouvertures"
cites book "page 3" / "page 3"
deviation book: "Lighter." / "Plus léger."
when opening:
  1NT: 15-17 hcp, balanced
as played
when opening:
  pass: any
chapter "The rest" / "Le reste"
when not opening:
  pass: any
"""


def test_a_chapter_names_its_texts_or_is_as_played():
    """Passages and deviations are in the language; a chapter without any is as played."""
    openings, rest = sources_of(System.parse(FILE, file="small.system"), "fr")["chapters"]
    assert [{"title": "Le Livre, 2006", "passage": "page 3"}] == openings["cites"]
    assert openings["as_played"]
    assert [{"title": "Le Livre, 2006", "sentence": "Plus léger."}] == openings["deviations"]
    assert ([], True, []) == (rest["cites"], rest["as_played"], rest["deviations"])


@pytest.mark.parametrize("name", known_systems())
def test_every_chapter_of_a_page_has_its_texts(name):
    """The page finds the texts of each of its chapters by id, and no deviation is lost between chapters."""
    system = System.load(name)
    for language in LANGUAGES:
        found = open_sources(name, language)
        assert stored_chapters(name).keys() <= {chapter["id"] for chapter in found["chapters"]}
        shown = [each["sentence"] for chapter in found["chapters"] for each in chapter["deviations"]]
        assert sorted(shown) == sorted(each.sentence.say(language) for each in system.deviations)
