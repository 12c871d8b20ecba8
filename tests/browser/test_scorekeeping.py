"""The score sheet for real cards: typed in by taps, without a line, it has the numbers of a table."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator

from chelem.core.seats import SEATS
from tests.browser.conftest import Visit
from tests.browser.person import DESKTOP, PHONE, Person
from tests.support.kept_matches import MATCHES, NAMES
from tests.support.thorough import first_of

STRAINS = {True: ["C", "D", "H", "S", "NT"], False: ["H", "D", "C", "S", "NT"]}
RULES = json.loads((MATCHES.parents[1] / "scorekeeping" / "rules.json").read_text("utf-8"))
SHORTEST = 8
"""The most deals of a match to be typed in."""


def typed_matches() -> list[dict[str, Any]]:
    """A match of each form in French, the one with most lines among those that are not long."""
    matches = json.loads(MATCHES.read_text("utf-8"))
    chosen = {}
    for match in matches:
        sheet = match["expected"].get("fr")
        if sheet is None or not sheet["verdict"] or len(match["entries"]) > SHORTEST:
            continue
        sizes = RULES["forms"][match["setup"]["form"]]["sizes"]
        if sizes and match["setup"]["size"] not in sizes:
            continue
        lines = sum(len(row["lines"]) for row in sheet["rows"])
        best = chosen.get(match["setup"]["form"])
        if best is None or lines > best[0]:
            chosen[match["setup"]["form"]] = (lines, match)
    return [match for _, match in chosen.values()]


TYPED = typed_matches()


class Sheet:
    """A sheet, filled in by a person."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    def begin(self, setup: dict[str, Any]) -> None:
        """Choose the form, the names, the dealer and the options."""
        person, form = self.person, RULES["forms"][setup["form"]]
        self.page.goto("/marque")
        self.page.get_by_role("button", name=person.say(f"keep-form-{setup['form']}")).first.click()
        for seat in form["seats"]:
            self.page.get_by_label(person.say(f"seat-{seat}"), exact=True).fill(NAMES[seat])
        dealer = self._select("keep-dealer")
        if dealer.count():
            dealer.select_option(setup["dealer"])
        if form["size"] and form["sizes"]:
            self._select(f"form-{setup['form']}-size").select_option(str(setup["size"]))
        for name in form["options"]:
            value = json.dumps(setup["options"][name]).strip('"')
            self._select(f"choice-{name}").select_option(value)
        person.button(person.say("keep-start")).click()
        person.button(person.say("keep-enter")).wait_for()

    def _select(self, label: str) -> Locator:
        """The menu with this label."""
        return self.page.get_by_role("combobox", name=self.person.say(label), exact=True)

    def enter(self, entry: dict[str, Any], setup: dict[str, Any]) -> None:
        """Type in one deal."""
        person, form = self.person, RULES["forms"][setup["form"]]
        person.button(person.say("keep-enter")).click()
        contract = entry["contract"]
        if contract is None:
            person.button(person.say("keep-passed")).click()
            return
        game = form["game"]
        if form["numbered"]:
            self.tap(person.say("calc-level", game=game), contract["tricks"] - 7)
        self.tap(person.say("calc-strain", game=game), STRAINS[form["numbered"]].index(contract["strain"]))
        if contract["stake"] > 1:
            self.tap(person.say("calc-doubling"), contract["stake"].bit_length() - 1)
        if form["numbered"]:
            self.tap(person.say("keep-declarer"), form["seats"].index(contract["player"]))
        over = entry["tricks"] - contract["tricks"]
        if form["individual"]:
            self.tap(person.say("calc-result"), int(over < 0))
        elif form["numbered"]:
            self.tap(person.say("calc-result"), over if over >= 0 else 13 - contract["tricks"] - over)
        else:
            self.tap(person.say("calc-tricks", game=game), 13 - entry["tricks"])
        self._honours(entry["honours"], contract["strain"], numbered=form["numbered"])
        person.button(person.say("keep-save")).click()

    def tap(self, legend: str, place: int) -> None:
        self.page.get_by_role("group", name=legend, exact=True).locator("label").nth(place).click()

    def _honours(self, honours: dict[str, Any], strain: str, *, numbered: bool) -> None:
        person = self.person
        if numbered:
            select = self._select("keep-honours-hand")
            rich = [seat for seat, count in honours["held"].items() if count >= 4]
            if rich and select.count():
                select.select_option(f"{honours['held'][rich[0]]}{rich[0]}")
            return
        for seat, count in honours["held"].items():
            for _ in range(count):
                person.button(person.say("calc-more", name=NAMES[seat])).click()
        for seat in honours["void"] if strain != "NT" else ():
            self.page.get_by_role("checkbox", name=person.say("calc-void-of", name=NAMES[seat])).check()

    def rows(self) -> list[list[str]]:
        """The points of each line of each deal."""
        found = []
        buttons = self.page.locator("tbody th[scope=row] button")
        for place in range(buttons.count()):
            if buttons.nth(place).get_attribute("aria-expanded") == "false":
                buttons.nth(place).click()
            texts = self.page.locator("td.inside .points").all_inner_texts()
            found.append([re.sub(r"\s", "", text) for text in texts])
            buttons.nth(place).click()
        return found


def printed(points: int) -> str:
    return str(points).replace("-", "−")


@pytest.mark.parametrize("match", first_of(TYPED, *TYPED[:4:3]), ids=[match["name"] for match in TYPED])
def test_a_match_typed_in_has_the_numbers_of_a_table(revisit: Visit, match: dict[str, Any]) -> None:
    """Line by line, the total and the end; the line is cut once the page is open."""
    person = revisit(language="fr", size=PHONE)
    sheet, expected = Sheet(person), match["expected"]["fr"]
    sheet.begin(match["setup"])
    person.page.context.set_offline(True)
    for entry in match["entries"]:
        sheet.enter(entry, match["setup"])
    if match["stopped"]:
        person.button(person.say("keep-stop")).click()
    verdict = person.page.get_by_role("region", name=person.say("verdict-title"))
    names = [NAMES[seat] for key in expected["verdict"]["winner"] for seat in key if seat in NAMES]
    winners = verdict.locator("p").first.inner_text()
    assert names
    assert all(name in winners for name in names)
    totals = [re.sub(r"\s", "", total) for total in verdict.locator("dd").all_inner_texts()]
    assert totals == [printed(expected["totals"][column["key"]]) for column in expected["columns"]]
    assert sheet.rows() == [[printed(line["points"]) for line in row["lines"]] for row in expected["rows"]]


def test_every_form_is_typed_in() -> None:
    """Each form of match that the sheet has is among the matches above."""
    assert {match["setup"]["form"] for match in TYPED} == set(RULES["forms"])


def test_a_deal_is_corrected_deleted_and_brought_back(revisit: Visit) -> None:
    """Undo of any entry; the sheet is still there after a reload."""
    person = revisit(language="en")
    sheet = Sheet(person)
    setup = {"form": "rubber", "dealer": "N", "size": None, "options": {"unfinished_partscore": 100}}
    held = {"held": dict.fromkeys(map(str, SEATS), 0), "void": []}
    contract = {"player": "S", "strain": "NT", "tricks": 9, "stake": 1}
    sheet.begin(setup)
    sheet.enter({"contract": contract, "tricks": 10, "honours": held}, setup)
    sheet.enter({"contract": {**contract, "tricks": 7}, "tricks": 6, "honours": held}, setup)
    total = person.page.locator("tfoot td.number").first
    assert total.inner_text() == "130"
    deals = person.page.locator("tbody th[scope=row] button")
    deals.first.click()
    person.button(person.say("keep-correct")).click()
    sheet.tap(person.say("calc-result"), 0)
    person.button(person.say("keep-save")).click()
    assert sheet.rows() == [["100"], ["100"]]
    deals.nth(1).click()
    person.button(person.say("keep-remove")).click()
    assert deals.count() == 1
    person.button(person.say("keep-undo")).click()
    assert deals.count() == 2
    person.page.reload()
    deals.nth(1).wait_for()
    person.button(person.say("keep-undo")).click()
    assert deals.count() == 1


def test_boards_go_among_the_deals_of_the_visitor(revisit: Visit) -> None:
    """Duplicate boards without cards are stored with their results."""
    person = revisit(language="en", size=DESKTOP)
    sheet = Sheet(person)
    setup = {"form": "duplicate", "dealer": "N", "size": 1, "options": {}}
    held = {"held": dict.fromkeys(map(str, SEATS), 0), "void": []}
    contract = {"player": "S", "strain": "S", "tricks": 10, "stake": 2}
    sheet.begin(setup)
    sheet.enter({"contract": contract, "tricks": 9, "honours": held}, setup)
    person.button(person.say("keep-send")).click()
    person.page.get_by_role("link", name=person.say("keep-sent-open"), exact=True).click()
    person.page.get_by_text("4").first.wait_for()
    assert "/analyser/" in person.page.url
