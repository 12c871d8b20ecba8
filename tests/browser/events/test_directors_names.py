"""The names of an event on the director's page: typed, corrected, agreed to, deleted."""

import re

from playwright.sync_api import Route

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.events.event import Evening
from tests.browser.events.test_director import Directing
from tests.browser.person import PHONE


def test_one_box_is_the_consent_of_all(revisit: Visit) -> None:
    """Half ticked where some agree, it ticks all or unticks all; who had agreed before can be restored."""
    person = revisit(size=PHONE)
    say, page = person.say, person.page
    evening = Evening(page.request)
    people = {number: f"Zoé{number}" for number in (1, 2, 3)}
    for number, name in people.items():
        evening.name(number, name)
    page.goto(evening.director_page)
    person.tab("director-tab-pairs")
    every = page.get_by_role("checkbox", name=say("director-consent-all"))

    def counted(agreed: int) -> None:
        page.get_by_text(say("director-consent-count", agreed=agreed, all=3), exact=True).wait_for()

    def public() -> list[str]:
        entrants = page.request.get(evening.path).json()["entrants"]
        return [name for each in entrants for name in each["names"]]

    counted(3)
    assert every.is_checked()
    entries = len(evening.log())
    page.get_by_role("checkbox", name=f"{say('director-consent')} Zoé2").uncheck()
    counted(2)
    assert every.evaluate("box => box.indeterminate")
    assert violations(page) == []
    every.click()
    counted(3)
    assert list(people.values()) == public()
    every.click()
    counted(0)
    assert [] == public()
    person.button(say("director-consent-restore")).click()
    counted(2)
    assert ["Zoé1", "Zoé3"] == public()
    assert entries == len(evening.log())


def test_a_name_is_corrected_where_it_is(revisit: Visit) -> None:
    """During the event and after it, without an entry in the log; a forgotten one does not come back."""
    directing = Directing(revisit(size=PHONE, refusals=True))
    say, page = directing.person.say, directing.page
    evening = Evening(page.request)
    evening.name(1, "Dupond")
    evening.play(1)
    entries = len(evening.log())
    page.goto(evening.director_page)
    directing.person.tab("director-tab-pairs")

    def edit() -> None:
        directing.button("ruling-edit-who", pair=1).click()
        directing.in_dialog("button", say("ruling-names")).click()

    def known() -> list[tuple[str, str]]:
        return [(each["name"], each["licence"]) for each in evening.ask("persons")]

    edit()
    dialog = page.get_by_role("dialog")
    name = dialog.get_by_label(say("ruling-name"), exact=True)
    assert "Dupond" == name.first.input_value()
    assert violations(page) == []
    name.first.fill("Dupont")
    dialog.get_by_label(say("ruling-licence")).first.fill("0123")
    directing.in_dialog("button", say("ruling-names-save")).click()
    dialog.wait_for(state="detached")
    page.locator(".name").get_by_text("Dupont", exact=True).wait_for()
    assert [("Dupont", "0123")] == known()
    assert entries == len(evening.log())
    assert ["Dupont"] == page.request.get(evening.path).json()["entrants"][0]["names"]

    edit()
    headers = {"authorization": f"Bearer {evening.director}"}
    assert page.request.delete(f"{evening.path}/persons/p1", headers=headers).ok
    name.first.fill("Dupuis")
    directing.in_dialog("button", say("ruling-names-save")).click()
    dialog.get_by_role("alert").wait_for()
    assert [] == known()


def test_a_list_that_is_saved_again_leaves_no_earlier_name(revisit: Visit) -> None:
    """Who is in it again keeps the consent; the others are deleted; taking it back brings them back."""
    directing = Directing(revisit(size=PHONE))
    say, page = directing.person.say, directing.page
    evening = Evening(page.request)
    page.goto(evening.director_page)
    directing.person.tab("director-tab-pairs")
    field = page.get_by_label(say("director-names"))

    def save(text: str) -> None:
        field.fill(text)
        page.get_by_role("button", name=re.compile(say("director-names-save", pairs=0))).click()
        directing.person.until(lambda: not field.input_value())

    def known() -> dict[str, bool]:
        return {each["name"]: each["consent"] for each in evening.ask("persons")}

    save("1 Dupont - Martin")
    page.get_by_role("checkbox", name=f"{say('director-consent')} Martin").check()
    directing.person.until(lambda: known() == {"Dupont": False, "Martin": True})
    save("1 Martin - Petit")
    assert {"Martin": True, "Petit": False} == known()
    directing.button("director-undo").click()
    directing.person.until(lambda: known() == {"Dupont": False, "Martin": True})
    page.locator(".name").get_by_text("Dupont", exact=True).wait_for()


def test_names_typed_while_others_are_saved_stay(revisit: Visit) -> None:
    """The field is emptied only of what was saved."""
    directing = Directing(revisit(size=PHONE))
    say, page = directing.person.say, directing.page
    evening = Evening(page.request)
    page.goto(evening.director_page)
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
