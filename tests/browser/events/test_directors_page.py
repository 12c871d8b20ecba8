"""The director's page in a club: what is shown before it is done, and what other people must be told."""

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.events.event import Evening
from tests.browser.person import PHONE


def test_an_event_is_removed_after_a_question(revisit: Visit) -> None:
    """From its page, and from the list where it is over; what is lost and what stays is said before."""
    director = revisit(size=PHONE, refusals=True)
    page, say = director.page, director.say
    kept, over = (Evening(page.request, title) for title in ("Essai", "Lundi passé"))
    over.write({"event": "closed"})
    for evening in (kept, over):
        director.open(evening.director_page)
        director.tab("director-tab-more")
    director.open("/club")
    page.get_by_role("link", name="Essai").wait_for()
    removal = page.get_by_role("button", name=say("director-remove-named", title="Essai"))
    assert 0 == removal.count(), "it is still played"
    director.button(say("director-remove-named", title="Lundi passé")).click()
    page.get_by_text(say("director-remove-lost")).wait_for()
    page.get_by_text(say("director-remove-stays")).wait_for()
    director.button(say("director-cancel")).click()
    director.button(say("director-remove-named", title="Lundi passé")).click()
    director.button(say("director-remove-sure")).click()
    page.get_by_role("link", name="Lundi passé").wait_for(state="detached")
    assert 404 == page.request.get(over.path).status

    director.open(f"/tournoi/{kept.code}/arbitre")
    director.tab("director-tab-more")
    director.button(say("director-remove-do")).click()
    page.get_by_text(say("director-remove-lost")).wait_for()
    assert violations(page) == []
    director.button(say("director-remove-sure")).click()
    page.wait_for_url("**/club")
    director.button(say("director-new")).wait_for()
    assert 404 == page.request.get(kept.path).status
    assert [] == page.evaluate("Object.keys(localStorage).filter((each) => /director$/.test(each))")
