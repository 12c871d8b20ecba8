"""A director who has never directed: from the first tap to the second round, and each accident."""

import json
import re
from typing import Any

from playwright.sync_api import Locator

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.person import PHONE, Person

MOST_TAPS = 4
"""From the table concerned to the accident done."""
GAME = {"contract": {"strain": "NT", "tricks": 9, "stake": 1, "declarer": "S"}, "tricks": 9}


FIVE_PAST = """{
  const minute = 60_000;
  const shift = ((20 - (new Date().getMinutes() % 15)) % 15) * minute;
  const Real = Date;
  window.Date = class extends Real {
    constructor(...given) { given.length ? super(...given) : super(Real.now() + shift); }
    static now() { return Real.now() + shift; }
  };
}"""
"""It is five minutes past a quarter of an hour. An evening ends at a quarter, so that its length, and with it
the movement proposed first, would depend on the minute at which a test begins."""


class Directing:
    """A director's page, whose taps are counted, and the same event over HTTP for what others do."""

    def __init__(self, person: Person) -> None:
        self.person, self.page = person, person.page
        self.taps = 0

    def tap(self, target: Locator) -> None:
        target.click()
        self.taps += 1

    def button(self, code: str, **facts: Any) -> Locator:
        return self.person.button(self.person.say(code, **facts))

    def table(self, number: int) -> Locator:
        """The tile of a table."""
        name = re.compile(f"^{self.person.say('director-table', table=number)} ")
        return self.page.get_by_role("button", name=name)

    def in_dialog(self, role: Any, name: str) -> Locator:
        return self.page.get_by_role("dialog").get_by_role(role, name=name, exact=True)

    def instead(self, line: str, pair: int, other: int) -> Locator:
        """The key of the pair that played in another one's place."""
        place = f"{self.person.say(f'director-{line}')} {pair}"
        row = self.page.get_by_role("group", name=self.person.say("director-other-where", place=place))
        return row.locator("label").filter(has_text=re.compile(f"^\\s*{other}\\s*$"))

    def open_event(self, pairs: int) -> None:
        """Answer the three questions; only the first has no usual answer."""
        self.person.alter(FIVE_PAST)
        self.person.open("/club")
        self.tap(self.button("director-new"))
        self.page.get_by_label(self.person.say("plan-ask-count", kind="pairs")).fill(str(pairs))
        self.taps += len(str(pairs))
        self.tap(self.button("director-open"))
        self.page.wait_for_url("**/arbitre")
        self.tap(self.button("director-start", round=1))
        self.page.get_by_role("timer").wait_for()

    # Over HTTP

    def ask(self, path: str, key: str, body: object = None) -> Any:
        headers = {"authorization": f"Bearer {key}"}
        answer = self.page.request.fetch(
            f"/api/events/{self.code}{path}", method="POST" if body else "GET", data=body, headers=headers
        )
        assert answer.ok, answer.text()
        return answer.json()

    @property
    def code(self) -> str:
        return self.page.url.split("/")[-2]

    @property
    def director(self) -> str:
        return str(self.page.evaluate(f"localStorage.getItem('chelem-event-{self.code}-director')"))

    def log(self) -> list[Any]:
        headers = {"authorization": f"Bearer {self.director}"}
        text = self.page.request.get(f"/api/events/{self.code}/log", headers=headers).text()
        return [json.loads(line) for line in text.splitlines()]

    def seen(self) -> Any:
        return self.ask("", self.director)

    def tables(self) -> dict[int, list[int]]:
        """The boards of each table in the round in play."""
        tables = self.seen()["sections"][0]["tables"]
        return {each["table"]: [board["board"] for board in each["boards"]] for each in tables}

    def report(self, boards: dict[int, list[int]], round_number: int = 1) -> None:
        """Report results of which some differ, as the phones at the tables do."""
        keys = {each["table"]: each["key"] for each in self.ask("/table-keys", self.director)}
        for table, numbers in boards.items():
            for board in numbers:
                at = {"section": "A", "round": round_number, "table": table, "board": board}
                result = {**GAME, "tricks": 8 + (table + board) % 3}
                entry = {"event": "reported", **at, "result": result}
                self.ask("/entries", keys[f"A{table}"], {"entry": entry})


def put_right(directing: Directing, earlier: dict[str, Any]) -> None:
    """Say in four taps that another pair played at table 1 in the first round."""
    (ns,), (ew,) = earlier["ns"], earlier["ew"]
    other = next(number for number in range(1, 19) if number not in (ns, ew))
    say, page = directing.person.say, directing.page
    directing.taps = 0
    directing.tap(directing.table(1))
    directing.tap(directing.in_dialog("button", say("director-other-round", round=1)))
    directing.tap(directing.instead("ns", ns, other))
    page.get_by_text(say("director-pair", pair=other), exact=True).wait_for()
    directing.tap(directing.in_dialog("button", say("director-confirm")))
    assert MOST_TAPS == directing.taps
    page.get_by_role("dialog").wait_for(state="hidden")
    first = next(entry for entry in directing.log() if entry["event"] == "cell")
    assert (1, 1, [other]) == (first["round"], first["table"], first["sittings"][0]["ns"])


def test_an_evening_from_the_first_tap_to_the_second_round(revisit: Visit) -> None:
    """Nine tables are playing after five taps; a wrong result is corrected in four, and one tap undoes that.

    So are a wrong result of an earlier round, and a wrong pair there.
    """
    directing = Directing(revisit(size=PHONE))
    say, page = directing.person.say, directing.page
    directing.open_event(18)
    assert 5 == directing.taps
    tables = directing.tables()
    assert 9 == len(tables)
    directing.report(tables)
    page.get_by_text(say("director-all-in")).wait_for()
    directing.tap(directing.button("director-start", round=2))
    rounds = len(directing.seen()["sections"][0]["rounds"])  # until when is by the clock on the wall
    page.get_by_text(say("director-round", round=2, rounds=rounds)).wait_for()
    tables = directing.tables()
    directing.report(tables, 2)
    page.get_by_text(say("director-all-in")).wait_for()
    before = directing.seen()["rankings"]

    directing.taps = 0
    directing.tap(directing.table(1))
    directing.tap(page.get_by_role("dialog").get_by_role("button", name=re.compile(rf"^\S+ {tables[1][0]} ")))
    directing.tap(directing.in_dialog("button", say("seat-E")))
    here = next(each for each in directing.seen()["sections"][0]["rounds"][1] if 1 == each["table"])
    page.get_by_text(say("director-pair", pair=here["ns"][0]), exact=True).wait_for()
    directing.tap(directing.in_dialog("button", say("director-confirm")))
    assert MOST_TAPS == directing.taps
    undo = directing.button("director-undo")
    page.get_by_role("dialog").wait_for(state="hidden")
    assert before != directing.seen()["rankings"]
    undo.click()
    undo.wait_for(state="hidden")
    assert before == directing.seen()["rankings"]

    earlier = next(each for each in directing.seen()["sections"][0]["rounds"][0] if 1 == each["table"])
    board = earlier["boards"][-1]
    directing.taps = 0
    directing.tap(directing.table(1))
    assert violations(page) == []
    directing.tap(directing.in_dialog("button", say("director-board-round", board=board, round=1)))
    directing.tap(directing.in_dialog("button", say("seat-E")))
    page.get_by_text(say("director-pair", pair=earlier["ns"][0]), exact=True).wait_for()
    directing.tap(directing.in_dialog("button", say("director-confirm")))
    assert MOST_TAPS == directing.taps
    page.get_by_role("dialog").wait_for(state="hidden")
    corrected = directing.log()[-1]
    assert ("corrected", 1, 1, board) == tuple(corrected[key] for key in ("event", "round", "table", "board"))

    put_right(directing, earlier)
