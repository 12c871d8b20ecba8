"""A form of event of another distribution works like a built-in one."""

import re
from dataclasses import replace
from fractions import Fraction
from io import BytesIO

import pytest

from chelem.core.errors import BadOption, ParseError, Refused
from chelem.events.chosen_settings import ChosenSettings
from chelem.events.event_results import EventResults
from chelem.events.explaining import explain_entrant
from chelem.events.files.bridgemate_settings import method_of_form, settings_of_method
from chelem.events.files.files import read_event, write_event
from chelem.events.forms.registry import EVENT_FORMS, form_of
from chelem.events.log.entries.opening import EventOpened
from chelem.events.log.event import Event
from chelem.events.log.penalty_bounds import check_amount
from chelem.events.outcome import ArtificialScore, Award
from chelem.events.ranking import rank_event
from chelem.events.settings import PLAIN
from chelem.i18n import LANGUAGES
from chelem.site.events.views.form import form_view
from tests.events.events_of_pairs import pairs_event
from tests.events.log.evenings import write
from tests.support.toy import install

CSV = b"""round,table,board,ns,ew,score
1,1,1,1,2,420
1,2,1,2,1,50
1,1,2,1,2,-50
1,2,2,2,1,100

setting,value
matches,teams
victory points,%s
"""


@pytest.fixture
def toy(tmp_path, monkeypatch):
    """The toy form is installed for one test."""
    site = install(tmp_path, "knockout", "chelem_toy_form", "chelem.event_forms")
    monkeypatch.syspath_prepend(str(site))
    EVENT_FORMS.reload()
    yield "knockout"
    monkeypatch.undo()
    EVENT_FORMS.reload()


def read(word: str) -> EventResults:
    """The file of an event of teams of this form."""
    return read_event(BytesIO(CSV % word.encode()), "event.csv").results


def test_it_is_found_by_its_entry_point(toy):
    """The group is `chelem.event_forms`; our own forms come first."""
    assert [toy, "median"] == list(EVENT_FORMS)[-2:]


def test_a_file_names_it_and_it_ranks(toy):
    """420 − 50 points are won, −50 − 100 lost: 220 points decide the match for team 1."""
    (ranking,) = rank_event(read(toy))
    assert [(0, 1, 1), (1, 2, 0)] == [(one.entrant, one.place, one.result) for one in ranking]


def test_bridgemate_knows_its_number(toy):
    """The method that it states means it, and is written for it."""
    settings = settings_of_method(99)
    assert toy == form_of(settings).name
    assert method_of_form(form_of(settings)) == 99


@pytest.mark.parametrize("name", ["x.csv", "x.xml"])
def test_formats_write_and_read_it(toy, name):
    """CSV and USEBIO hold its own words."""
    results = read(toy)
    again = read_event(BytesIO(write_event(results, name)), name).results
    assert again.form.name == toy
    assert [one.result for one in rank_event(again)[0]] == [1, 0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_explains_in_its_own_words(toy, language):
    """Its package has the sentences."""
    said = [reason.say(language) for reason in explain_entrant(read(toy), 0).reasons]
    assert "220" in said[0]
    assert not [text for text in said if text.startswith("event.")]


def test_a_log_names_it(toy):
    """An event is opened with it among the settings."""
    event = Event()
    write(event, EventOpened("Toy", "2026-11-28", "teams", settings=ChosenSettings(form=toy)))
    assert toy == event.results().form.name


def test_pairs_cannot_play_a_form_of_teams(toy):
    """The event is not opened."""
    with pytest.raises((BadOption, Refused)):
        write(Event(), EventOpened("Toy", "2026-11-28", settings=ChosenSettings(form=toy)))


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_comparison_of_its_own(language):
    """420 is the median of the first board, 185 of the second; results are called as the form says."""
    ruled = ArtificialScore(Award.parse("60"), Award.parse("40"))
    settings = EVENT_FORMS["median"].stored()
    results = pairs_event((450, 420, -50), (420, ruled, -50)).with_settings(settings)
    (ranking,) = rank_event(results)
    expected = {0: 2, 1: Fraction(1, 5), 2: -2, 3: -2, 4: Fraction(-1, 5), 5: 2}
    assert expected == {row.entrant: row.result for row in ranking}
    explained = explain_entrant(results, 0)
    texts = [reason.say(language) for board in explained.boards for reason in board.reasons]
    assert ["420" in texts[0], "185" in texts[1]] == [True, True]
    assert not [text for text in texts if text.startswith("event.")]
    assert results.form.shown_board_unit == form_view(results.form, "pairs")["unit"] == "medians"


def test_an_unknown_form_is_refused_by_name():
    """Also where its package was removed: nothing is ranked by other rules instead."""
    with pytest.raises(BadOption) as refused:
        form_of(replace(PLAIN, matches="teams", form="elsewhere"))
    assert refused.value.code == "event.form.unknown"
    with pytest.raises(ParseError):
        read("elsewhere")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_penalty_beyond_its_bounds_is_not_called_victory_points(toy, language):
    """A package that says nothing of penalties has them refused without a unit."""
    with pytest.raises(Refused) as refused:
        check_amount(read(toy), Fraction(1000), "result")
    sentence = refused.value.say(language)
    assert not re.search(r"VP|PV|=", sentence)
