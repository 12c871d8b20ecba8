"""Asks a server again what a recording asked, and finds the first answer that is another one."""

import json
import time
from dataclasses import dataclass

from tests.support.recordings.exchanges import Exchange, Recording, lasting
from tests.support.recordings.recorder import Session

PATIENCE = 60.0
"""Seconds that what everybody reads may be behind what was just written."""
NAMED = ("code", "key", "client")
"""Fields by whose values later calls name something."""
SHORTEST = 5
ASKED = ("method", "path", "query", "key", "body")
"""The fields of an exchange that are asked."""


@dataclass(frozen=True, slots=True)
class Difference:
    """A call whose answer is no longer the one that is kept."""

    call: str
    kept: object
    found: object


class Repetition:
    """A recording that is repeated at a server, with the codes and keys that are drawn there."""

    def __init__(self, recording: Recording, session: Session) -> None:
        self._recording, self._session = recording, session
        found = session.prepared.facts
        self._names = {fact: found[name] for name, fact in recording.facts.items()}

    def first_difference(self) -> Difference | None:
        """Repeat all calls in their order, and what others did in between."""
        for exchange in self._recording.exchanges:
            if exchange.step:
                self._session.prepared.steps[exchange.step]()
            elif difference := self._repeat(exchange):
                return difference
        return None

    def _repeat(self, exchange: Exchange) -> Difference | None:
        patience = time.monotonic() + PATIENCE
        call = self._here({name: getattr(exchange, name) for name in ASKED})
        while True:
            status, answer = self._ask(Exchange(**call))
            self._learn(exchange.answer, answer)
            kept = exchange.status, lasting(self._here(exchange.answer))
            if kept == (found := (status, lasting(answer))):
                return None
            if not exchange.is_read or time.monotonic() > patience:
                return Difference(f"{exchange.method} {exchange.address}", kept, found)
            time.sleep(0.05)

    def _ask(self, call: Exchange) -> tuple[int, object]:
        body = call.body if isinstance(call.body, str) or call.body is None else json.dumps(call.body)
        answered = self._session.ask(call.method, call.address, call.key, body or "")
        return answered.status, answered.value()

    def _here(self, value: object) -> object:
        """What is called otherwise here, by its name here."""
        text = json.dumps(value, ensure_ascii=False)
        for kept, found in self._names.items():
            text = text.replace(kept, found)
        return json.loads(text)

    def _learn(self, kept: object, found: object) -> None:
        """Note how what has a name in both answers is called here."""
        match kept, found:
            case dict(), dict():
                for name in kept.keys() & found.keys():
                    if name in NAMED and isinstance(kept[name], str) and len(kept[name]) >= SHORTEST:
                        self._names[kept[name]] = found[name]
                    self._learn(kept[name], found[name])
            case list(), list():
                for one, other in zip(kept, found, strict=False):
                    self._learn(one, other)
