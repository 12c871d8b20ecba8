"""The forms that a director fills in less often: options of the wizard, clock, void match, an entrant."""

import json
import re
from pathlib import Path

import pytest

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.events.event import MOVEMENT
from tests.browser.events.test_director import Directing
from tests.browser.events.test_planning import open_kind
from tests.browser.person import PHONE

EFFECT = re.compile("^(Le classement|Le résultat|Les résultats)")


def proposals(directing: Directing, words: str) -> None:
    """Wait until the first proposed movement is described in these words."""
    movements = directing.page.get_by_role("group", name=directing.person.say("director-ask-movement"))
    first = movements.locator("label").first
    first.filter(has_text=words).wait_for()


@pytest.mark.slow
def test_the_options_of_the_wizard_and_a_movement_from_a_file(revisit: Visit, tmp_path: Path) -> None:
    """Rankings and those who cannot move change what is proposed; a file replaces it, or is refused."""
    directing = Directing(revisit(size=PHONE, refusals=True))
    say, page = directing.person.say, directing.page
    page.goto("/club")
    directing.button("director-new").click()
    page.get_by_label(say("plan-ask-count", kind="pairs")).fill("14")
    page.get_by_text(say("director-winners", winners=2), exact=True).click()
    proposals(directing, "classés séparément")
    page.get_by_text(say("director-winners", winners=1), exact=True).click()
    page.get_by_text(say("director-options"), exact=True).click()
    page.get_by_label(say("director-ask-stationary")).fill("7")
    proposals(directing, "lignes inversées")
    page.get_by_text(say("scoring-title"), exact=True).click()
    page.get_by_text(say("form-butler"), exact=True).click()
    assert violations(page) == []

    wrong, right = tmp_path / "faux.json", tmp_path / "soir.json"
    twice = {**MOVEMENT, "rounds": [MOVEMENT["rounds"][0]] * 2}
    wrong.write_text(json.dumps(twice))
    right.write_text(json.dumps(MOVEMENT))
    chosen = page.get_by_label(say("plan-read"))
    chosen.set_input_files(wrong)
    refusal = page.get_by_role("alert")
    refusal.wait_for()
    chosen.set_input_files(right)
    refusal.wait_for(state="hidden")
    proposals(directing, "6 donnes en 3 tours de 2")
    directing.button("director-open").click()
    page.wait_for_url("**/arbitre")
    seen = directing.seen()
    assert 3 == len(seen["sections"][0]["rounds"])
    assert 6 == len(seen["entrants"])
    assert "butler" == next(entry for entry in log_of(directing) if entry["event"] == "opened")["method"]


def log_of(directing: Directing) -> list[dict[str, object]]:
    """The entries of the log."""
    headers = {"authorization": f"Bearer {directing.director}"}
    text = directing.page.request.get(f"/api/events/{directing.code}/log", headers=headers).text()
    return [json.loads(line) for line in text.splitlines()]


def note_arrivals(directing: Directing) -> None:
    """Note who is here, once by mistake; those who are missing are named, to directors alone."""
    say, page = directing.person.say, directing.page
    page.get_by_text(say("arrivals-title"), exact=True).click()
    for pair in range(1, 6):
        pressed = page.get_by_role("button", name=f"Paire {pair}", exact=True)
        pressed.click()
        page.get_by_role("button", name=f"Paire {pair}", exact=True, pressed=True).wait_for()
    page.get_by_text("5 sur 7 sont là. Il manque les paires 6, 7.", exact=True).wait_for()
    directing.button("director-undo").click()
    page.get_by_text("4 sur 7 sont là. Il manque les paires 5, 6, 7.", exact=True).wait_for()
    assert violations(page) == []
    assert [1, 2, 3, 4] == [each["entrant"] for each in directing.seen()["entrants"] if each["here"]]
    public = page.request.get(f"/api/events/{directing.code}").json()
    assert not any(each["here"] for each in public["entrants"])
    directing.button("arrivals-all").click()
    page.get_by_text("Toutes les paires sont là.", exact=True).wait_for()


@pytest.mark.slow
def test_a_barometer_whose_clock_changes_and_to_which_pairs_come(revisit: Visit) -> None:
    """Arrivals; one minute more, a break; a pair that nobody expected; a section that is a barometer too."""
    directing = Directing(revisit(size=PHONE))
    say, page = directing.person.say, directing.page
    open_kind(directing, "barometer", 7)
    note_arrivals(directing)
    directing.button("director-start", round=1).click()
    page.get_by_role("timer").wait_for()
    page.get_by_text(say("clock-title"), exact=True).click()
    directing.button("clock-minutes-more").click()
    page.get_by_text(say("director-done", what=say("clock-did-minutes", minutes=8))).wait_for()
    page.get_by_text(say("clock-break-of", minutes=15), exact=True).click()
    page.get_by_text(say("clock-break-planned", minutes=15, round=2)).wait_for()
    assert violations(page) == []
    section = directing.seen()["sections"][0]
    assert (8, {"2": 15}) == (section["minutes"], section["breaks"])

    directing.person.tab("director-tab-pairs")
    directing.button("director-add", pair=8).click()
    directing.button("director-add", pair=8).wait_for(state="hidden")
    directing.person.tab("director-tab-room")
    directing.report(directing.tables())
    directing.button("plan-change").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(say("plan-change-arriving")).fill("2")
    confirm = directing.in_dialog("button", say("plan-change-save", round=2))
    confirm.wait_for()
    confirm.click()
    dialog.wait_for(state="hidden")
    later = directing.seen()["sections"][0]["rounds"][1]
    assert set(range(1, 11)) == {each for sitting in later for each in sitting["ns"] + sitting["ew"]}

    directing.person.tab("director-tab-more")
    directing.button("plan-new-section").click()
    page.get_by_role("spinbutton").last.fill("6")
    proposals(directing, "baromètre")
    directing.button("plan-new-section-do", section="B").click()
    page.get_by_text(say("director-done", what=say("plan-did-section", section="B"))).wait_for()
    for sittings in directing.seen()["sections"][1]["rounds"]:
        assert 1 == len({tuple(each["boards"]) for each in sittings})
