"""An event on the server of the browser tests, and the phones of its tables."""

import json
from typing import Any

from playwright.sync_api import APIRequestContext, Locator

from chelem.events.log.values import event_codec_of
from chelem.movements.generators.individual import individual
from chelem.movements.generators.mitchell import mitchell
from chelem.movements.generators.round_robin import round_robin
from chelem.movements.movement import Movement
from tests.browser.person import Person

TABLES = 3
SUITS = "AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
DEALS = "".join(f'[Board "{board}"]\n[Deal "N:{SUITS}"]\n\n' for board in (1, 2))
"""A file in which North has the spades of both boards, East the hearts, South the diamonds."""
MOVEMENT = event_codec_of(Movement).write(mitchell(TABLES, 3, 2))
TEAMS = 4
PEOPLE = 8
OTHERS = {
    "teams": event_codec_of(Movement).write(round_robin(TEAMS, 3, 2)),
    "individual": event_codec_of(Movement).write(individual(PEOPLE, 3, 2)),
}


class Evening:
    """An event of three tables, four teams or eight people, three rounds of two boards, and its director."""

    def __init__(self, http: APIRequestContext, title: str = "Mardi", kind: str = "pairs") -> None:
        self._movement = OTHERS.get(kind, MOVEMENT)
        self._open(http, int(self._movement["entrants"]), {"title": title, "kind": kind})

    def _open(self, http: APIRequestContext, entrants: int, terms: dict[str, object], **plan: object) -> None:
        self._http, self.kind = http, terms["kind"]
        made = http.post("/api/events", data=terms).json()
        self.code, self.director = made["code"], made["key"]
        self.path = f"/api/events/{self.code}"
        planned = {"event": "planned", "section": "A", "movement": self._movement, "round": 1, "minutes": 7}
        self.write({**planned, **plan})
        self.write(
            {
                "event": "seated",
                "section": "A",
                "places": {str(one): one for one in range(1, entrants + 1)},
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

    def name(self, entrant: int, name: str) -> None:
        """Name somebody who agrees that everybody reads it."""
        self.write({"event": "entered", "entrant": entrant, "players": [f"p{entrant}"]})
        self.put_person(f"p{entrant}", name)

    def put_person(self, person: str, name: str) -> None:
        """Store the name of somebody who agrees that everybody reads it."""
        data = {"name": name, "consent": True}
        answer = self._http.put(f"{self.path}/persons/{person}", data=data, headers=self._headers)
        assert answer.ok, answer.text()

    def forget(self, person: str) -> None:
        """Delete the name of somebody."""
        answer = self._http.delete(f"{self.path}/persons/{person}", headers=self._headers)
        assert answer.ok, answer.text()

    def publish(self) -> None:
        """Publish the ranking as it is."""
        answer = self._http.post(f"{self.path}/rankings", data={}, headers=self._headers)
        assert answer.ok, answer.text()

    def facts(self) -> dict[str, str]:
        """What a page may know: the code, the director's key, the keys of the tables and their letters."""
        keys = {table: str(key) for table, key in self.keys.items()}
        letters = {f"letters-{table}": self.letters(table) for table in self.keys}
        return {"code": str(self.code), "key": str(self.director), **keys, **letters}

    def card(self, entrant: int) -> str:
        """Return the letters on an entrant's guide card."""
        return str(next(each["code"] for each in self.ask("cards") if each["entrant"] == entrant))

    def letters(self, table: str) -> str:
        """Return the letters on the card of a table, such as `A1`."""
        return str(next(each["code"] for each in self.ask("table-keys") if each["table"] == table))

    def deal(self) -> None:
        """Give the file of the deals of boards 1 and 2."""
        headers = {**self._headers, "content-type": "application/octet-stream"}
        answer = self._http.post(f"{self.path}/deals?name=soir.pbn", data=DEALS.encode(), headers=headers)
        assert answer.ok, answer.text()

    def join(self, invitation: str) -> None:
        """Play the boards of a simultaneous."""
        body = {"invitation": invitation}
        answer = self._http.post(f"{self.path}/simultaneous", data=body, headers=self._headers)
        assert answer.ok, answer.text()

    def let_direct(self) -> None:
        """Let another device direct."""
        letters = self._http.post(f"{self.path}/directors", headers=self._headers).json()["code"]
        answer = self._http.post(f"{self.path}/join", data={"code": letters})
        assert answer.ok, answer.text()

    def grant(self, number: int) -> None:
        """Say yes to the phone that shows this number."""
        path = f"{self.path}/claims/{number}"
        answer = self._http.post(path, data={"granted": True}, headers=self._headers)
        assert answer.ok, answer.text()

    def replace_key(self, holder: str) -> None:
        """Replace the key of `tables/A1` or `entrants/1`."""
        answer = self._http.post(f"{self.path}/{holder}/key", headers=self._headers)
        assert answer.ok, answer.text()
        self.keys = {each["table"]: each["key"] for each in self.ask("table-keys")}

    def start(self, number: int) -> None:
        """Start a round."""
        self.write({"event": "started", "section": "A", "round": number})

    def play(self, number: int, fewest: int = 8) -> None:
        """Start a round and report every board of it, each table a trick more than the one before."""
        self.start(number)
        for cell in self.cells(number):
            for board in cell["boards"]:
                self.report(number, cell["table"], board, fewest - 1 + cell["table"])

    def report(self, number: int, table: int, board: int, tricks: int = 9) -> None:
        """Report a result of 3NT by South, as the director who types it."""
        contract = {"strain": "NT", "tricks": 9, "stake": 1, "declarer": "S"}
        result = {"contract": contract, "tricks": tricks, "lead": "H7"}
        at = {"section": "A", "round": number, "table": table, "board": board}
        self.write({"event": "reported", **at, "result": result})

    def cells(self, number: int) -> list[dict[str, Any]]:
        """Return the tables of a round with their boards."""
        cells: list[dict[str, Any]] = self._movement["rounds"][number - 1]
        return cells

    @property
    def director_page(self) -> str:
        """The address of the director's page, with the key."""
        return f"/tournoi/{self.code}/arbitre#key={self.director}"

    def log(self) -> list[dict[str, Any]]:
        """Return the entries of the log."""
        text = self._http.get(f"{self.path}/log", headers=self._headers).text()
        return [json.loads(line) for line in text.splitlines()]

    @property
    def _headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.director}"}


class LongRounds(Evening):
    """Three tables with five boards a round, the most that a phone shows in two rows."""

    def __init__(self, http: APIRequestContext) -> None:
        self._movement = event_codec_of(Movement).write(mitchell(TABLES, 3, 5))
        self._open(http, 2 * TABLES, {"title": "Mardi", "kind": "pairs"})


class SwissEvening(Evening):
    """A Swiss with rounds of two boards; where the number of entrants is odd, one has no opponents."""

    def __init__(self, http: APIRequestContext, entrants: int, rounds: int = 3, kind: str = "pairs") -> None:
        movement = {"name": "swiss", "kind": kind, "entrants": entrants, "winners": 1}
        self._movement = {**movement, "rounds": [[]] * rounds}
        plan = {"rounds": rounds, "boards": 2, "odd": "bye", "first": "halves", "seed": 5}
        self._open(http, entrants, {"title": "Suisse", "kind": kind, "in_matches": True}, swiss=plan)

    def draw(self, number: int) -> None:
        """Draw a round as the program proposes it."""
        proposed = self.ask(f"sections/A/draws/{number}")["draw"]
        draw = {part: proposed[part] for part in ("inputs", "matches", "left_over")}
        self.write({"event": "drawn", "section": "A", "round": number, "draw": draw})
        self.keys = {each["table"]: each["key"] for each in self.ask("table-keys")}

    def alone(self, number: int) -> tuple[int, str]:
        """Return who has no opponents in a round, with the table, such as `A3`."""
        cell = next(each for each in self._sittings(number) if not (each["ns"] and each["ew"]))
        return (cell["ns"] or cell["ew"])[0], f"A{cell['table']}"

    def cells(self, number: int) -> list[dict[str, Any]]:
        return [each for each in self._sittings(number) if each["ns"] and each["ew"]]

    def _sittings(self, number: int) -> list[dict[str, Any]]:
        rounds: list[list[dict[str, Any]]] = self._http.get(self.path).json()["sections"][0]["rounds"]
        return rounds[number - 1]


class EventPhone:
    """A phone in an event; it counts taps."""

    def __init__(self, person: Person, address: str) -> None:
        self.person, self.page = person, person.page
        self.taps = 0
        person.open(address)

    def tap(self, name: str) -> None:
        """Tap a button with this name."""
        self.taps += 1
        self.person.button(name).click()

    def enter(self, level: int, declarer: str, result: str) -> None:
        """Enter a notrump contract on the next board; where deals are known, the lead is asked for next."""
        say = self.person.say
        self.tap(str(level))
        self.tap(say("strain-name-NT"))
        self.tap(say(f"seat-{declarer}"))
        self.tap(result)

    def shows(self, code: str, **facts: str | int) -> None:
        """Wait for a heading."""
        self.page.get_by_role("heading", name=self.person.say(code, **facts)).wait_for()

    def reads(self, code: str, **facts: str | int) -> None:
        """Wait for a sentence."""
        self.page.get_by_text(self.person.say(code, **facts)).wait_for()


class Phone(EventPhone):
    """The phone of a table."""

    def __init__(self, person: Person, evening: Evening, table: str) -> None:
        super().__init__(person, f"/tournoi/{evening.code}/{table}#key={evening.keys[table]}")

    def sit(self) -> None:
        """Say that the right people sit here."""
        self.tap(self.person.say("desk-seats-right"))

    def confirm(self) -> None:
        """Let the other side agree."""
        self.tap(self.person.say("desk-confirm-yes"))


class PlayerPhone(EventPhone):
    """A player's own phone, which has still to get the key of its pair."""

    def __init__(self, person: Person, evening: Evening, entrant: int) -> None:
        super().__init__(person, f"/tournoi/{evening.code}")
        self.entrant = entrant
        self._claims = f"player-claim-do{'-in-individual' if evening.kind == 'individual' else ''}"
        self.page.get_by_role("link", name=person.say("player-here")).click()

    def claim(self, letters: str) -> None:
        """Type the letters on the guide card."""
        self._choose()
        self.page.get_by_label(self.person.say("player-letters")).fill(letters)
        self.tap(self.person.say(self._claims))

    def ask(self) -> None:
        """Ask the director, and wait for the number to say."""
        self._choose()
        self.tap(self.person.say("player-ask"))
        self.page.locator(".number").wait_for()

    def _choose(self) -> None:
        self.page.get_by_role("combobox").select_option(str(self.entrant))

    def board(self, board: int, standing: str) -> Locator:
        """The key of a board."""
        return self.person.button(self.person.say("desk-board-state", board=board, standing=standing))

    def enter_board(self, board: int, level: int, declarer: str, result: str) -> None:
        """Tap a board and enter its result."""
        self.board(board, "open").click()
        self.enter(level, declarer, result)
