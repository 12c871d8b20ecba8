"""An event on the server of the browser tests, and the phones of its tables."""

import json
from typing import Any

from playwright.sync_api import APIRequestContext

from chelem.events.log.values import event_codec_of
from chelem.movements.mitchell import mitchell
from chelem.movements.movement import Movement
from tests.browser.person import Person

TABLES = 3
MOVEMENT = event_codec_of(Movement).write(mitchell(TABLES, 3, 2))


class Evening:
    """An event of three tables, three rounds of two boards, and what its director does."""

    def __init__(self, http: APIRequestContext) -> None:
        self._http = http
        made = http.post("/api/events", data={"title": "Mardi"}).json()
        self.code, self.director = made["code"], made["key"]
        self.path = f"/api/events/{self.code}"
        self.write({"event": "planned", "section": "A", "movement": MOVEMENT, "round": 1, "minutes": 7})
        self.write(
            {
                "event": "seated",
                "section": "A",
                "places": {str(one): one for one in range(1, 2 * TABLES + 1)},
            }
        )
        self.keys = {each["table"]: each["key"] for each in self.ask("table-keys")}

    def ask(self, what: str) -> Any:
        """Return what only directors may read."""
        return self._http.get(f"{self.path}/{what}", headers=self._headers).json()

    def write(self, entry: dict[str, object]) -> None:
        """Write an entry as the director."""
        answer = self._http.post(f"{self.path}/entries", data={"entry": entry}, headers=self._headers)
        assert answer.ok, answer.text()

    def publish(self) -> None:
        """Publish the ranking as it is."""
        answer = self._http.post(f"{self.path}/rankings", data={}, headers=self._headers)
        assert answer.ok, answer.text()

    def start(self, number: int) -> None:
        """Start a round."""
        self.write({"event": "started", "section": "A", "round": number})

    def play(self, number: int) -> None:
        """Start a round and report every board of it, each table another result."""
        self.start(number)
        for cell in MOVEMENT["rounds"][number - 1]:
            for board in cell["boards"]:
                contract = {"strain": "NT", "tricks": 9, "stake": 1, "declarer": "S"}
                result = {"contract": contract, "tricks": 7 + cell["table"], "lead": "H7"}
                at = {"section": "A", "round": number, "table": cell["table"], "board": board}
                self.write({"event": "reported", **at, "result": result})

    def log(self) -> list[dict[str, Any]]:
        """Return the entries of the log."""
        text = self._http.get(f"{self.path}/log", headers=self._headers).text()
        return [json.loads(line) for line in text.splitlines()]

    @property
    def _headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.director}"}


class Phone:
    """The phone of a table; it counts taps."""

    def __init__(self, person: Person, evening: Evening, table: str) -> None:
        self.person, self.page = person, person.page
        self.taps = 0
        self.page.goto(f"/tournoi/{evening.code}/{table}#key={evening.keys[table]}")

    def tap(self, name: str) -> None:
        """Tap a button with this name."""
        self.taps += 1
        self.person.button(name).click()

    def sit(self) -> None:
        """Say that the right people sit here."""
        self.tap(self.person.say("desk-seats-right"))

    def enter(self, level: int, declarer: str, result: str) -> None:
        """Enter a notrump contract on the next board, without the lead."""
        say = self.person.say
        self.tap(str(level))
        self.tap(say("strain-name-NT"))
        self.tap(say(f"seat-{declarer}"))
        self.tap(result)
        self.tap(say("desk-lead-skip"))

    def confirm(self) -> None:
        """Let the other side agree."""
        self.tap(self.person.say("desk-confirm-yes"))

    def shows(self, code: str, **facts: str | int) -> None:
        """Wait for a heading."""
        self.page.get_by_role("heading", name=self.person.say(code, **facts)).wait_for()

    def reads(self, code: str, **facts: str | int) -> None:
        """Wait for a sentence."""
        self.page.get_by_text(self.person.say(code, **facts)).wait_for()
