"""Rulings and penalties in four taps; a correction after the end makes a ranking beside the old one."""

import re

import pytest

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.events.event import Evening
from tests.browser.events.test_director import MOST_TAPS, Directing
from tests.browser.person import PHONE


def directing_of(directing: Directing, evening: Evening) -> None:
    """Open the director's page of an evening."""
    page = directing.page
    directing.person.open("/club")
    page.evaluate(f"localStorage.setItem('chelem-event-{evening.code}-director', '{evening.director}')")
    directing.person.go(f"/tournoi/{evening.code}/arbitre")


@pytest.mark.slow
def test_a_correction_after_the_end_is_published_beside_the_old_ranking(revisit: Visit) -> None:
    """Closed and published; a result corrected in four taps; both rankings, the board and why, for all."""
    directing = Directing(revisit(size=PHONE))
    say, page = directing.person.say, directing.page
    evening = Evening(page.request)
    for number in (1, 2, 3):
        evening.play(number)
    directing_of(directing, evening)
    directing.person.tab("director-tab-more")
    directing.button("director-end-do").click()
    directing.button("director-end-sure").click()
    directing.person.tab("director-tab-ranking")
    directing.button("director-publish-final").click()
    page.get_by_text(say("publish-nothing")).wait_for()
    before = directing.seen()["rankings"]

    directing.person.tab("director-tab-room")
    board = directing.tables()[3][0]
    directing.taps = 0
    directing.tap(directing.table(3))
    directing.tap(page.get_by_role("dialog").get_by_role("button", name=re.compile(f"^Donne {board} ")))
    directing.tap(directing.in_dialog("button", say("seat-E")))
    page.get_by_label(say("ruling-reason"), exact=True).select_option("scoring")
    page.get_by_role("dialog").get_by_text(re.compile("^(Le résultat|Les résultats)")).wait_for()
    assert violations(page) == []
    directing.tap(directing.in_dialog("button", say("director-confirm")))
    assert MOST_TAPS == directing.taps
    page.get_by_role("dialog").wait_for(state="hidden")
    directing.person.tab("director-tab-ranking")
    page.get_by_text(say("event-reason", reason="scoring")).wait_for()
    directing.button("director-publish-final").click()
    page.get_by_text(say("publish-nothing")).wait_for()
    after = directing.seen()["rankings"]
    assert before != after

    public = directing.person.page.request.get(f"/api/events/{evening.code}/rankings?language=en").json()[
        "published"
    ]
    assert [after, before] == [each["rankings"] for each in public]
    directing.person.go(f"/tournoi/{evening.code}/classements")
    new, old = (page.get_by_role("article").nth(at) for at in (0, 1))
    new.get_by_text(say("published-newest"), exact=True).wait_for()
    old.get_by_text(say("published-replaced"), exact=True).wait_for()
    (cause,) = public[0]["changed"]["causes"]
    assert f"Board {board}, round 3, table 3: 3NT East +1 instead of 3NT South +1" in cause["sentence"]
    told = " ".join(" ".join(new.get_by_role("listitem").all_inner_texts()).split())
    assert f"Donne {board}, tour 3, table 3" in told, told
    assert new.get_by_text(say("published-reason", reason=say("event-reason", reason="scoring"))).count()
    assert 2 == page.get_by_text(say("published-verified")).count()
    assert violations(page) == []
