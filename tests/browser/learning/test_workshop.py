"""A visitor's own system: a rule is changed on a page, its fault is named and mended, and robots play it."""

import re
from pathlib import Path

from tests.browser.conftest import Visit
from tests.browser.person import PHONE

PATIENCE = 240_000
FILE = """system club "Our club" / "Notre club"

chapter "Openings" / "Ouvertures"
when opening:
  1NT: 15-17 hcp, balanced
  1M: 12+ hcp, 5+ M, M longest
  pass: any

include "natural.system"
"""
DEAL = {"number": "38984935349931862370799006077", "dealer": "S"}


def test_a_rule_is_changed_its_fault_mended_and_the_system_played(visit: Visit, tmp_path: Path) -> None:
    """As a teacher does: open a file, write a rule wrongly, mend it, undo, save the file, play it."""
    person = visit(language="en", size=PHONE, refusals=True)
    page = person.page
    file = tmp_path / "club.system"
    file.write_text(FILE, encoding="utf-8")
    person.open("/systemes/atelier")
    person.button(person.say("workshop-import")).wait_for(timeout=PATIENCE)
    page.locator("input[type=file]").set_input_files(file)
    rules = page.get_by_role("textbox", name=person.say("workshop-rules"))
    rules.wait_for(timeout=PATIENCE)
    code = page.url.rpartition("/")[2]

    rules.fill(FILE.replace("15-17 hcp", "13-15 pints"))
    fault = page.get_by_role("alert")
    fault.wait_for(timeout=PATIENCE)
    assert "pints" in fault.inner_text()
    fault.get_by_role("button", name=person.say("workshop-line", line=5)).click()
    chosen = "(area) => area.value.slice(area.selectionStart, area.selectionEnd)"
    assert "  1NT: 13-15 pints, balanced" == rules.evaluate(chosen)

    rules.fill(FILE.replace("15-17 hcp", "13-15 hcp"))
    page.get_by_text(re.compile("13–15 HCP, balanced")).first.wait_for(timeout=PATIENCE)
    report = page.get_by_role("region", name=person.say("workshop-report"))
    report.get_by_text("15–17 HCP, balanced").first.wait_for(timeout=PATIENCE)
    person.button(person.say("workshop-save")).click()
    page.get_by_text(person.say("workshop-saved")).wait_for(timeout=PATIENCE)
    page.get_by_text(person.say("workshop-version", number=2)).wait_for(timeout=PATIENCE)
    person.button(person.say("workshop-undo")).click()
    page.get_by_text(person.say("workshop-version", number=1)).wait_for(timeout=PATIENCE)
    person.button(person.say("workshop-redo")).click()
    page.get_by_text(person.say("workshop-version", number=2)).wait_for(timeout=PATIENCE)
    with page.expect_download() as saved:
        person.button(person.say("workshop-export")).click()
    assert FILE.replace("15-17", "13-15") == saved.value.path().read_text(encoding="utf-8")

    person.enter(person.make("contract", deal=DEAL, sides={"NS": {"own_system": code}}))
    person.until(lambda: bool(person.witness.legal))
    assert "Our club" == person.witness.picture["table"]["sides"]["NS"]["card"]
    person.move(lambda _: "1S")
    person.until(lambda: len(person.witness.picture["calls"]) >= 4)


def test_who_has_the_link_reads_and_copies_a_system(visit: Visit) -> None:
    """The copy is theirs to change."""
    owner = visit(language="en")
    owner.open("/systemes")
    owner.link(owner.say("study-workshop")).click()
    owner.page.get_by_label(owner.say("workshop-name"), exact=True).fill("Tuesday")
    owner.button(owner.say("workshop-make")).click()
    owner.page.get_by_role("heading", name="Tuesday").wait_for(timeout=PATIENCE)
    path = owner.page.url.partition("/systemes")[2]
    other = visit(language="en")
    other.open(f"/systemes{path}")
    other.button(other.say("workshop-copy")).wait_for(timeout=PATIENCE)
    other.page.get_by_text(re.compile("15–17 HCP, balanced")).first.wait_for(timeout=PATIENCE)
    assert not other.button(other.say("workshop-save")).count()
    other.button(other.say("workshop-copy")).click()
    other.button(other.say("workshop-save")).wait_for(timeout=PATIENCE)
    assert path not in other.page.url
