"""The director's page in a club: what other people must be told, and who is who."""

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
