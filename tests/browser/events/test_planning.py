"""A director opens other kinds of events, draws Swiss rounds, and changes a movement under way, by taps."""

import re

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.events.event import SwissEvening
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


def test_a_swiss_of_teams_is_drawn_and_played_for_two_rounds(revisit: Visit) -> None:
    """The second draw says why, is changed by two taps, and is seen by everybody with all its inputs."""
    directing = Directing(revisit(size=PHONE))
    say, page = directing.person.say, directing.page
    open_kind(directing, "swiss-teams", 6)
    directing.button("director-start", round=1).click()
    page.get_by_role("timer").wait_for()
    directing.report(directing.tables())
    page.get_by_text(say("director-all-in")).wait_for()
    directing.button("plan-draw", round=2).click()
    dialog = page.get_by_role("dialog")
    numbers = dialog.get_by_role("button", name=re.compile(f"^{say('plan-draw-number', number='')[:6]}"))
    numbers.first.wait_for()
    assert 6 == numbers.count()
    assert violations(page) == []
    numbers.nth(0).click()
    numbers.nth(2).click()
    dialog.get_by_text(say("plan-draw-changed")).wait_for()
    directing.in_dialog("button", say("plan-draw-restore")).click()
    directing.in_dialog("button", say("plan-draw-confirm")).click()
    dialog.wait_for(state="hidden")
    directing.button("director-start", round=2).click()
    rounds = len(directing.seen()["sections"][0]["rounds"])
    page.get_by_text(say("director-round", round=2, rounds=rounds)).wait_for()
    directing.report(directing.tables(), 2)
    page.get_by_text(re.compile("^Tous les résultats")).wait_for()
    assert "vp" == directing.seen()["rankings"][0]["unit"]

    page.goto(f"/tournoi/{directing.code}")
    page.get_by_role("heading", name=say("plan-draws")).wait_for()
    assert 2 == page.get_by_text(say("plan-draw-file")).count()
    assert violations(page) == []


def test_two_sections_and_another_movement_for_one(revisit: Visit) -> None:
    """Each has its own round; the next rounds of one are changed with the effect shown, and changed back."""
    directing = Directing(revisit(size=PHONE))
    say, page = directing.person.say, directing.page
    open_kind(directing, "pairs", 10, 8)
    second = page.get_by_role("region", name=say("director-section", section="B"))
    second.get_by_role("button", name=say("director-start", round=1)).click()
    second.get_by_role("timer").wait_for()
    seen = directing.seen()
    assert [0, 1] == [section["round"] for section in seen["sections"]]
    assert 18 == len(seen["entrants"])
    second.get_by_role("button", name=say("plan-change")).click()
    dialog = page.get_by_role("dialog")
    confirm = directing.in_dialog("button", say("plan-change-save", round=2))
    dialog.get_by_label(say("plan-change-rounds")).fill("2")
    confirm.wait_for()
    assert violations(page) == []
    confirm.click()
    dialog.wait_for(state="hidden")
    assert 3 == len(directing.seen()["sections"][1]["rounds"])
    directing.button("director-undo").click()
    directing.button("director-undo").wait_for(state="hidden")
    assert seen["sections"][1]["rounds"] == directing.seen()["sections"][1]["rounds"]


def test_a_draw_with_somebody_who_has_left_is_drawn_again(revisit: Visit) -> None:
    """Before a round begins, the page names who left and offers a draw without them, shown first."""
    directing = Directing(revisit(size=PHONE))
    say, page = directing.person.say, directing.page
    evening = SwissEvening(page.request, 8)
    evening.draw(1)
    page.goto(evening.director_page)
    directing.button("plan-draw-show").wait_for()
    again = directing.button("plan-draw-again", round=1)
    assert not again.count()
    evening.write({"event": "withdrew", "entrant": 5, "round": 1})
    page.get_by_text(say("plan-draw-gone", count=1, pairs="5", round=1), exact=True).wait_for()
    assert violations(page) == []
    again.click()
    directing.in_dialog("button", say("plan-draw-confirm")).click()
    page.get_by_role("dialog").wait_for(state="hidden")
    again.wait_for(state="detached")
    round_one = directing.seen()["sections"][0]["rounds"][0]
    assert 5 not in [pair for table in round_one for side in ("ns", "ew") for pair in table[side]]
    directing.button("director-undo").click()
    again.wait_for()
    directing.button("director-start", round=1).click()
    again.wait_for(state="detached")


def test_what_is_played_by_an_odd_number_is_asked_of_an_odd_number(revisit: Visit) -> None:
    """Six teams have no question about three teams that are left; seven have."""
    directing = Directing(revisit(size=PHONE))
    say, page = directing.person.say, directing.page
    page.goto("/club")
    directing.button("director-new").click()
    page.get_by_text(say("plan-kind", kind="swiss-teams"), exact=True).click()
    number = page.get_by_role("spinbutton").first
    odd = page.get_by_role("group", name=say("plan-swiss-odd"))
    number.fill("7")
    odd.wait_for()
    number.fill("6")
    page.get_by_role("group", name=say("plan-swiss-first")).wait_for()
    odd.wait_for(state="detached")


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
