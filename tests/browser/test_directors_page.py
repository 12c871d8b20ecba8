"""The director's page in a club: what other people must be told, and who is who."""

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.event import Evening
from tests.browser.person import PHONE


def test_another_director_is_told_a_whole_address(revisit: Visit) -> None:
    """One that can be typed on a phone: the path alone is no address."""
    person = revisit(size=PHONE)
    page = person.page
    evening = Evening(page.request)
    page.goto(evening.director_page)
    person.tab("director-tab-more")
    page.get_by_text(f"{page.evaluate('location.origin')}/club").wait_for()


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
