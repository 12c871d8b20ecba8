"""A director opens other kinds of events, draws Swiss rounds, and changes a movement under way, by taps."""

import re

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.events.test_director import Directing
from tests.browser.person import PHONE


def open_kind(directing: Directing, kind: str, *counts: int) -> None:
    """Open an event of a kind with a section of each size."""
    say, page = directing.person.say, directing.page
    page.goto("/club")
    directing.button("director-new").click()
    page.get_by_text(say("plan-kind", kind=kind), exact=True).click()
    for _ in counts[1:]:
        directing.button("plan-add-section").click()
    for field, count in zip(page.get_by_role("spinbutton").all(), counts, strict=False):
        field.fill(str(count))
    directing.button("director-open").click()
    page.wait_for_url("**/arbitre")


def test_two_teams_play_one_match_from_one_set_of_boards(revisit: Visit) -> None:
    """Each table begins with half of the boards, and is told when to exchange them for the others."""
    directing = Directing(revisit(size=PHONE))
    say, page = directing.person.say, directing.page
    page.goto("/club")
    directing.button("director-new").click()
    page.get_by_text(say("plan-kind", kind="teams"), exact=True).click()
    page.get_by_role("spinbutton").first.fill("2")
    copies = page.get_by_role("group", name=say("plan-ask-copies"))
    copies.get_by_text(say("plan-copies", copies=1), exact=True).click()
    page.get_by_text(say("plan-copies-why", kind="teams", copies=1)).wait_for()
    directing.button("director-open").click()
    page.wait_for_url("**/arbitre")
    directing.button("director-start", round=1).click()
    page.get_by_role("timer").wait_for()
    one, other = (each["boards"] for each in directing.seen()["sections"][0]["rounds"][0])
    half = len(one) // 2
    first, second = one[:half], one[half:]
    assert second + first == other

    phone = directing.person.another()
    keys = {each["table"]: each["key"] for each in directing.ask("/table-keys", directing.director)}
    phone.page.goto(f"/tournoi/{directing.code}/A1#key={keys['A1']}")
    boards = f"{first[0]}–{first[-1]}"
    phone.page.get_by_text(say("desk-exchange-first", count=half, boards=boards, table=2)).wait_for()
    assert violations(phone.page) == []
    directing.report({1: first, 2: second})
    boards = f"{second[0]}–{second[-1]}"
    phone.page.get_by_text(say("desk-exchange-now", count=half, boards=boards, table=2)).wait_for()
    directing.report({1: second, 2: first})
    directing.button("director-start", round=2).click()
    page.get_by_text(say("director-round", round=2, rounds=2)).wait_for()
    directing.report(directing.tables(), 2)
    page.get_by_text(re.compile("^Tous les résultats")).wait_for()
    (match,) = page.request.get(f"/api/events/{directing.code}/matches").json()
    assert (1, 4 * half) == (match["round"], match["boards"])
    assert ["vp"] == [ranking["unit"] for ranking in directing.seen()["rankings"]]
