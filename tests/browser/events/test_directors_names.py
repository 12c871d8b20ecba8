"""The names of an event on the director's page: typed, corrected, agreed to, deleted."""

from playwright.sync_api import Route

from tests.browser.conftest import Visit
from tests.browser.events.event import Evening
from tests.browser.events.test_director import Directing
from tests.browser.person import PHONE


def test_names_typed_while_others_are_saved_stay(revisit: Visit) -> None:
    """The field is emptied only of what was saved."""
    directing = Directing(revisit(size=PHONE))
    say, page = directing.person.say, directing.page
    evening = Evening(page.request)
    directing.person.open(evening.director_page)
    directing.person.tab("director-tab-pairs")
    field = page.get_by_label(say("director-names"))
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/persons/*", hold, times=1)
    field.fill("1 Dupont")
    directing.button("director-names-save", pairs=1).click()
    directing.person.until(lambda: bool(held))
    field.fill("1 Dupont\n2 Petit")
    held[0].continue_()
    directing.button("director-undo").wait_for()
    assert "1 Dupont\n2 Petit" == field.input_value()
    directing.button("director-names-save", pairs=2).click()
    directing.person.until(lambda: not field.input_value())
    assert ["Dupont", "Petit"] == sorted(each["name"] for each in evening.ask("persons"))
