"""An event of teams on the pages of its director, its tables and its players."""

import re

import pytest

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.events.event import Evening
from tests.browser.person import PHONE, Person


def open_teams(person: Person, evening: Evening) -> None:
    """Open the list of teams on the director's page."""
    person.open(evening.director_page)
    person.page.get_by_role("tab", name=person.say("director-tab-pairs-in-teams"), exact=True).click()


@pytest.mark.slow
def test_a_team_has_a_name_that_the_public_reads_once_it_may(revisit: Visit) -> None:
    """Typed before its players, with a box of its own; removed with any of them, as the page says first."""
    person = revisit(size=PHONE)
    say, page = person.say, person.page
    evening = Evening(page.request, kind="teams")
    open_teams(person, evening)
    typed = "1 Les As : Dupont - Martin - Petit - Roux - Blanc\n2 Leroy - Moreau - Simon - Michel"
    page.get_by_label(say("director-names-in-teams")).fill(typed)
    page.get_by_text(say("names-understood-in-teams", pairs=2)).wait_for()
    person.button(say("director-names-save-in-teams", pairs=2)).click()
    page.get_by_role("checkbox", name=f"{say('director-consent')} Les As").check()
    assert violations(page) == []
    person.button(say("ruling-edit-who-in-teams", pair=1)).click()
    person.button(say("ruling-names")).click()
    page.get_by_label(say("ruling-team-name")).fill("Les Rois")
    page.get_by_role("dialog").get_by_role("button", name=say("ruling-names-save")).click()
    agreed = page.get_by_role("checkbox", name=f"{say('director-consent')} Les Rois")
    agreed.wait_for()
    assert agreed.is_checked()

    evening.play(1)
    public = person.another()
    public.open(f"/tournoi/{evening.code}")
    public.page.get_by_role("cell", name="Les Rois", exact=True).first.wait_for()
    assert 0 == public.page.get_by_text("Dupont").count()
    assert violations(public.page) == []

    person.button(say("director-forget-who", name="Petit")).click()
    page.get_by_text(say("director-forget-team")).wait_for()
    person.button(say("director-forget-sure", name="Petit")).click()
    agreed.wait_for(state="hidden")
    public.page.get_by_text("Les Rois").first.wait_for(state="hidden")


@pytest.mark.slow
def test_a_substitute_plays_from_the_next_round_and_is_erased_as_others_are(revisit: Visit) -> None:
    """The form says who replaces whom from when; the name has a box, and goes if that is undone."""
    person = revisit(size=PHONE)
    say, page = person.say, person.page
    evening = Evening(page.request, kind="teams")
    players = ["p1", "p2", "p3", "p4"]
    evening.write({"event": "entered", "entrant": 1, "players": players})
    for each, name in zip(players, ("Dupont", "Martin", "Petit", "Roux"), strict=True):
        evening.put_person(each, name)
    evening.play(1)
    open_teams(person, evening)
    person.button(re.compile(f"^{say('ruling-edit-who-in-teams', pair=1)}")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name=say("director-view-substitute"), exact=True).click()
    assert "2" == dialog.get_by_label(say("ruling-from-round")).input_value()
    dialog.get_by_role("radio", name="Martin").check()
    dialog.get_by_label(say("ruling-substitute-name")).fill("Leroy")
    dialog.get_by_label(say("director-consent")).check()
    sentence = say("ruling-did-substitute", who="Leroy", whom="Martin", round=2)
    dialog.get_by_text(sentence).wait_for()
    assert violations(page) == []
    dialog.get_by_role("button", name=say("director-confirm"), exact=True).click()
    dialog.wait_for(state="hidden")
    page.get_by_role("listitem").get_by_text(sentence).wait_for()
    assert page.get_by_role("checkbox", name=f"{say('director-consent')} Leroy").is_checked()
    person.button(say("director-undo")).click()
    page.get_by_role("checkbox", name=f"{say('director-consent')} Leroy").wait_for(state="hidden")
    assert "Leroy" not in [each["name"] for each in evening.ask("persons")]
