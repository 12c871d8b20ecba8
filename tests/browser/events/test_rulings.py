"""Rulings and penalties in four taps; a correction after the end makes a ranking beside the old one."""

import re

import pytest
from playwright.sync_api import Locator

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.events.event import Evening
from tests.browser.events.test_director import MOST_TAPS, Directing
from tests.browser.person import PHONE


def directing_of(directing: Directing, evening: Evening) -> None:
    """Open the director's page of an evening."""
    page = directing.page
    page.goto("/club")
    page.evaluate(f"localStorage.setItem('chelem-event-{evening.code}-director', '{evening.director}')")
    page.goto(f"/tournoi/{evening.code}/arbitre")


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
    page.goto(f"/tournoi/{evening.code}/classements")
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


@pytest.mark.slow
def test_each_ruling_is_four_taps_away(revisit: Visit) -> None:
    """Its effect is shown before it is done; one tap undoes it, and the event is as it was."""
    directing = Directing(revisit(size=PHONE))
    say, page = directing.person.say, directing.page
    directing.open_event(4)  # two tables, which share their boards: results of a round are compared
    directing.report(directing.tables())
    page.get_by_text(say("director-all-in")).wait_for()

    def button(name: str) -> Locator:
        return page.get_by_role("dialog").get_by_role("button", name=name, exact=True)

    rulings = {
        "assigned": directing.in_dialog("button", say("seat-E")),
        "split": page.get_by_role("dialog").get_by_role("button", name=say("ruling-award", percent=40)).first,
        "penalty": page.get_by_role("dialog").get_by_role("button", name=re.compile("^−10")).first,
        "substitute": page.get_by_role("dialog").get_by_role("radio").first,
    }
    before = directing.seen()
    for ruling, choice in rulings.items():
        directing.taps = 0
        directing.tap(directing.table(1))
        directing.tap(button(say(f"director-view-{ruling}")))
        directing.tap(choice)
        if ruling == "substitute":
            page.get_by_label(say("ruling-substitute-name")).fill("Zzyzx")
        page.get_by_role("dialog").get_by_text(
            re.compile("^(Le classement|Le résultat|Les résultats)")
        ).wait_for()
        assert violations(page) == [], ruling
        directing.tap(button(say("director-confirm")))
        assert MOST_TAPS == directing.taps, ruling
        undo = directing.button("director-undo")
        undo.wait_for()
        done = directing.seen()
        assert done["version"] > before["version"], ruling
        assert (ruling == "substitute") == (done["rankings"] == before["rankings"]), ruling
        undo.click()
        undo.wait_for(state="hidden")
        again = directing.seen()
        for part in ("sections", "entrants", "rankings"):
            assert before[part] == again[part], ruling


UNCOVERED = """() => {
  const { left, top, bottom } = document.activeElement.getBoundingClientRect();
  return document.elementFromPoint(left + 5, (top + bottom) / 2) === document.activeElement;
}"""
"""Whether the field that is typed in can be seen."""


@pytest.mark.slow
def test_an_unusual_penalty_is_remarked_and_an_absurd_one_refused(revisit: Visit) -> None:
    """With its effect, before it is done; what is refused cannot be confirmed."""
    directing = Directing(revisit(size=PHONE, refusals=True))
    say, page = directing.person.say, directing.page
    evening = Evening(page.request)
    evening.play(1)
    directing_of(directing, evening)
    directing.table(1).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name=say("director-view-penalty"), exact=True).click()
    dialog.get_by_text(say("ruling-other-amount")).click()
    amount, confirm = (
        dialog.get_by_label(say("ruling-how-much")),
        directing.in_dialog("button", say("director-confirm")),
    )
    remark = dialog.get_by_text(say("event-unusual-penalty", unit="top", usual=50))
    amount.fill("60")
    remark.wait_for()
    assert confirm.is_enabled()
    page.wait_for_function(UNCOVERED)
    assert violations(page) == []
    amount.fill("1000")
    dialog.get_by_text(say("event-log-penalty", unit="top", most=100)).wait_for()
    assert confirm.is_disabled()
    amount.fill("50")
    remark.wait_for(state="detached")
    dialog.get_by_text(re.compile("^(Le classement|Le résultat|Les résultats)")).wait_for()
    assert confirm.is_enabled()
