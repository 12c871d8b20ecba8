"""A running duplicate event over HTTP."""

from typing import Any

import httpx

from chelem.events.log.values import event_codec_of
from chelem.movements.generators.mitchell import mitchell
from chelem.movements.movement import Movement
from tests.support.servers.serving import Server

GAME = {"contract": {"strain": "NT", "tricks": 9, "stake": 1, "declarer": "S"}, "tricks": 9, "lead": "H7"}
MOVEMENT = event_codec_of(Movement).write(mitchell(3, 3, 2))


class Office:
    """A running event and the keys of its devices."""

    def __init__(self, server: Server, **terms: object) -> None:
        self.http = httpx.Client(base_url=server.address, timeout=30)
        made = self.ask("POST", "/api/events", {"title": "Tuesday", **terms}, status=201)
        self.path, self.director = f"/api/events/{made['code']}", made["key"]
        self.write({"event": "planned", "section": "A", "movement": MOVEMENT, "round": 1, "minutes": 7})
        self.write({"event": "seated", "section": "A", "places": {str(one): one for one in range(1, 7)}})
        self.write({"event": "started", "section": "A", "round": 1})
        keys = self.ask("GET", f"{self.path}/table-keys", key=self.director)
        self.tables = {each["table"]: each["key"] for each in keys}

    def ask(self, method: str, path: str, body: object = None, *, key: str = "", status: int = 200) -> Any:
        """Make a call and return its JSON, checked for its status."""
        headers = {"authorization": f"Bearer {key}"} if key else {}
        answer = self.http.request(method, path, json=body, headers=headers)
        assert status == answer.status_code, answer.text
        return answer.json()

    def write(self, entry: dict[str, object], key: str = "", status: int = 200, **more: str) -> Any:
        """Write an entry, by default as the director."""
        body = {"entry": entry, **more}
        return self.ask("POST", f"{self.path}/entries", body, key=key or self.director, status=status)

    def report(self, table: int, board: int, key: str = "", status: int = 200, **more: str) -> Any:
        """Report a game made in the first round."""
        at = {"section": "A", "round": 1, "table": table, "board": board}
        return self.write({"event": "reported", **at, "result": GAME}, key, status, **more)

    def seen(self, key: str = "") -> Any:
        """The event as the holder of a key sees it; without one, once the public page is up to date."""
        while True:
            page = self.ask("GET", self.path, key=key)
            if page["tag"] == self.ask("GET", self.path, key=self.director)["tag"]:
                return page
