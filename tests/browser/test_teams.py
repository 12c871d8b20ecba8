"""An event of teams on the pages of its director, its tables and its players."""

import pytest

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.event import Evening
from tests.browser.person import PHONE, Person


def open_teams(person: Person, evening: Evening) -> None:
    """Open the list of teams on the director's page."""
    person.page.goto(evening.director_page)
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
    public.page.goto(f"/tournoi/{evening.code}")
    public.page.get_by_role("cell", name="Les Rois", exact=True).first.wait_for()
    assert 0 == public.page.get_by_text("Dupont").count()
    assert violations(public.page) == []

    person.button(say("director-forget-who", name="Petit")).click()
    page.get_by_text(say("director-forget-team")).wait_for()
    person.button(say("director-forget-sure", name="Petit")).click()
    agreed.wait_for(state="hidden")
    public.page.get_by_text("Les Rois").first.wait_for(state="hidden")
