"""The pages of events online and of simultaneous events, each in a state to be looked at."""

from typing import Any

import httpx

from chelem.events.log.values import event_codec_of
from chelem.movements.generators.barometer import barometer
from chelem.movements.generators.mitchell import mitchell
from chelem.movements.movement import Movement
from tests.browser.events.event import Evening, PlayerPhone
from tests.browser.person import Person

MITCHELL = mitchell(2, 2, 1)
BREAK = 10
"""The minutes before the second round, in which a page is looked at in peace."""


class OnlineEvening:
    """An online event of two tables and two rounds; people enter it from browsers of their own."""

    def __init__(self, person: Person, **terms: object) -> None:
        self.person = person
        person.open("/club")
        self.origin = str(person.page.evaluate("location.origin"))
        opened = {"title": "Mardi en ligne", "online": True} | terms
        made = person.page.request.post("/api/events", data=opened).json()
        self.code, self.director = made["code"], made["key"]
        self.path = f"/api/events/{self.code}"

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Return what the server answers the director."""
        headers = {"authorization": f"Bearer {self.director}"}
        with httpx.Client(base_url=self.origin, timeout=60) as http:
            answer = http.request(method, self.path + path, json=body, headers=headers)
        assert answer.is_success, answer.text
        return answer.json()

    def enter(self, name: str, partner: str = "robot") -> None:
        """Enter somebody else, from a browser of their own."""
        self.ask("PUT", "/place", {"name": name, "partner": partner, "consent": True})

    def enter_here(self, partner: str = "robot") -> None:
        """Enter the person at this page."""
        body = {"name": "Ève", "partner": partner, "consent": True}
        answer = self.person.page.request.put(f"{self.path}/place", data=body)
        assert answer.ok, answer.text()

    def start(self) -> None:
        """Seat all, and begin the first round."""
        movement = event_codec_of(Movement).write(barometer(MITCHELL))
        self.ask("POST", "/start", {"movement": movement, "minutes": 5})

    def rest(self) -> None:
        """Rule on all boards of the first round, so that the break after it begins."""
        self.write({"event": "break", "section": "A", "round": 2, "minutes": BREAK})
        for _, cell in [each for each in barometer(MITCHELL) if each[0] == 1]:
            for board in cell.boards:
                at = {"section": "A", "round": 1, "table": cell.table, "board": board}
                self.write({"event": "ruled", **at, "outcome": {"ns": "50", "ew": "50"}, "reason": ""})

    def write(self, entry: dict[str, object]) -> None:
        """Write an entry as the director."""
        self.ask("POST", "/entries", {"entry": entry})

    def until_break(self) -> None:
        """Wait until the person at this page has a place in the next round."""
        place = f"{self.path}/place"
        self.person.until(lambda: self.person.page.request.get(place).json()["next"] is not None)

    def direct(self) -> None:
        """Open the director's page."""
        self.person.open(f"/tournoi/{self.code}/arbitre#key={self.director}")


def online_entry(person: Person) -> None:
    """The form of who has not entered yet."""
    person.open(f"/tournoi/{OnlineEvening(person).code}")
    person.button(person.say("online-enter")).wait_for()


def online_start(person: Person) -> None:
    """The director sees who has entered, and proposed movements."""
    evening = OnlineEvening(person)
    for name in ("Anne Dupont", "Bernard Lefèvre", "Chloé"):
        evening.enter(name)
    evening.direct()
    person.page.get_by_text("Chloé").wait_for()
    person.page.get_by_text(person.say("director-proposal-best")).wait_for()


def online_desk(person: Person) -> None:
    """The plan of an online section, and somebody who waits for a place."""
    evening = OnlineEvening(person)
    evening.enter("Anne Dupont")
    evening.start()
    evening.enter("Bernard Lefèvre", "substitute")
    evening.direct()
    person.page.get_by_label(person.say("online-substitutes-who")).wait_for()


def online_table(person: Person) -> None:
    """A table with what is left of the round."""
    evening = OnlineEvening(person)
    evening.enter_here()
    evening.start()
    person.open(f"/tournoi/{evening.code}")
    person.page.wait_for_url("**/table/*")
    person.page.get_by_role("timer").wait_for()
    person.until(lambda: bool(person.witness.legal))


def online_break(person: Person) -> None:
    """Back from the table in the break: one's place in the next round, and when it begins."""
    evening = OnlineEvening(person)
    evening.enter_here()
    evening.start()
    evening.rest()
    evening.until_break()  # a page that had seen the table of the first round would be led to the second one
    person.open(f"/tournoi/{evening.code}")
    person.page.wait_for_url("**/table/*")
    person.open(f"/tournoi/{evening.code}")
    person.page.get_by_role("link", name=person.say("online-go")).wait_for()
    person.page.get_by_role("timer").first.wait_for()


class SimultaneousEvening:
    """A simultaneous of two clubs that are closed; the tables of the second one made a trick more."""

    def __init__(self, person: Person) -> None:
        self._http = person.page.request
        terms = {"title": "Simultané d’automne", "simultaneous": True}
        made = self._http.post("/api/events", data=terms).json()
        self.code, self.key = made["code"], made["key"]
        self._path, self._headers = f"/api/events/{self.code}", {"authorization": f"Bearer {self.key}"}
        titles = "Club des Remparts", "Lundi de Saint-Malo"
        self.clubs = [Evening(self._http, title) for title in titles]
        for place, club in enumerate(self.clubs):
            club.join(self._invite(titles[place]))
            club.play(1, fewest=8 + place)
            club.write({"event": "closed"})

    def _invite(self, club: str) -> str:
        """Return the code of a club, which is accepted beforehand."""
        data = {"club": club, "accepted": True}
        answer = self._http.post(f"{self._path}/invitations", data=data, headers=self._headers)
        assert answer.ok, answer.text()
        return str(answer.json()[-1]["invitation"])

    def close(self) -> None:
        """Close the simultaneous, and wait until its boards are revealed."""
        body = {"entry": {"event": "closed"}}
        answer = self._http.post(f"{self._path}/entries", data=body, headers=self._headers)
        assert answer.ok, answer.text()
        for _ in range(600):
            if (event := self._http.get(self._path).json())["revealed"]:
                return
            self._http.get(self._path, params={"tag": event["tag"], "wait": 1})
        raise AssertionError("the boards are not revealed")


def simultaneous(person: Person) -> None:
    """Two clubs play the boards of a simultaneous: its code, its members, and the ranking of all."""
    evening = SimultaneousEvening(person)
    person.open(f"/tournoi/{evening.code}/arbitre#key={evening.key}")
    person.page.get_by_role("table").first.wait_for()


def field_traveller(person: Person) -> None:
    """A board at a club, then in the whole simultaneous."""
    evening = SimultaneousEvening(person)
    evening.close()
    person.open(f"/tournoi/{evening.clubs[0].code}/boards/1")
    person.page.get_by_role("checkbox").wait_for()


def field_ranking(person: Person) -> None:
    """Everybody's page of a simultaneous that is over."""
    evening = SimultaneousEvening(person)
    evening.close()
    person.open(f"/tournoi/{evening.code}")
    person.page.get_by_role("table").first.wait_for()


def director_more(person: Person) -> None:
    """A phone asks for a pair's key; the letters of all pairs, another director, a simultaneous to join."""
    evening = Evening(person.page.request)
    evening.let_direct()
    PlayerPhone(person.another(), evening, 1).ask()
    person.open(evening.director_page)
    person.page.get_by_role("heading", name=person.say("keys-claims")).wait_for()
    person.tab("director-tab-more")
    person.button(person.say("keys-players-show")).click()
    person.button(person.say("keys-replace-who", who=person.say("director-pair", pair="1"))).click()
    person.button(person.say("keys-replace-sure")).wait_for()
    person.button(person.say("keys-director-remove")).wait_for()


def director_names(person: Person) -> None:
    """A table of names, of which a line is wrong."""
    evening = Evening(person.page.request)
    person.open(evening.director_page)
    person.tab("director-tab-pairs")
    names = person.page.get_by_label(person.say("director-names"))
    names.fill("numéro;nom 1;nom 2\n1;Anne Dupont;Bernard Lefèvre\n2;Chloé Martin;Denis Roux\nx;Ève;Fred")
    person.page.get_by_role("heading", name=person.say("names-wrong", lines=1)).wait_for()


STATES = (
    online_entry,
    online_start,
    online_desk,
    online_table,
    online_break,
    simultaneous,
    field_traveller,
    field_ranking,
    director_more,
    director_names,
)
"""The states to be looked at."""
