"""Forms of events with options of their own."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from chelem.events.forms.registry import EVENT_FORMS
from tests.browser.conftest import Visit
from tests.browser.events.test_director import Directing
from tests.browser.person import PHONE


def open_teams(directing: Directing, form: str) -> None:
    """Begin the form that opens an event of two teams, in a form of event."""
    say, page = directing.person.say, directing.page
    directing.person.open("/club")
    directing.button("director-new").click()
    page.get_by_text(say("plan-kind", kind="teams"), exact=True).click()
    page.get_by_role("spinbutton").first.fill("2")
    page.get_by_text(say("scoring-title"), exact=True).click()
    page.get_by_text(form, exact=True).click()


def terms_of(directing: Directing) -> dict[str, object]:
    """What the event was opened with."""
    opened: dict[str, object] = directing.log()[0]
    return opened


@pytest.mark.slow
def test_patton_has_its_thresholds_from_a_file(revisit: Visit, tmp_path: Path) -> None:
    """They may be typed as well; without them a difference of points is refused, until they are there."""
    directing = Directing(revisit(size=PHONE, refusals=True))
    say, page = directing.person.say, directing.page
    assert "patton" in EVENT_FORMS  # whose sentences are known from here on
    open_teams(directing, say("form-patton"))
    page.get_by_text(say("form-patton-result-aggregate"), exact=True).click()
    directing.button("director-open").click()
    page.get_by_text(say("event-patton-thresholds")).wait_for()
    file = tmp_path / "seuils.txt"
    file.write_text("30; 70\n120\n")
    page.get_by_label(say("scoring-from-file")).first.set_input_files(file)
    expect(page.get_by_label(say("form-patton-thresholds"))).to_have_value("30 70 120")
    expect(page.get_by_text(say("event-patton-thresholds"))).to_have_count(0)
    directing.button("director-open").click()
    page.wait_for_url("**/arbitre")
    options = {"result": "aggregate", "thresholds": "30 70 120"}
    assert {"form": "patton", "form_options": options} == terms_of(directing)["settings"]
