"""Random entries, sensible and not, by anybody, as JSON, for events of all kinds in any state."""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

from chelem.core.contracts import Contract
from chelem.core.draws import hash_of_text
from chelem.core.errors import ChelemError
from chelem.events.log.author import PROGRAM, Author
from chelem.events.log.entry_json import CODECS
from chelem.events.log.event import Event
from chelem.events.log.section import EventSection
from chelem.events.log.swiss_rounds import inputs_of_round
from chelem.events.log.values import MOVEMENT, event_codec_of
from chelem.events.swiss.draw_json import DRAW_CODEC
from chelem.events.swiss.drawing import draw_round
from chelem.events.table_result import TableResult
from chelem.formats.log.values import CONTRACT
from chelem.movements.generators.howell import howell
from chelem.movements.generators.individual import individual, rainbow
from chelem.movements.generators.mitchell import mitchell
from chelem.movements.generators.round_robin import round_robin
from chelem.movements.movement import Movement

Written = dict[str, Any]
RESULTS: tuple[Written, ...] = tuple(
    event_codec_of(TableResult).write(TableResult.parse(text))
    for text in ("3NT= by S", "3NT-1 by S H7", "4S+1 by N", "4SX-2 by N", "2H+1 by E", "passed", "unplayed")
)
OUTCOMES: tuple[Written | None, ...] = (
    None,
    {"ns": "60", "ew": "40"},
    {"points": 620},
    {"points": 625},
    {"points": 9000},
    {"points": 420, "contract": CONTRACT.write(Contract.parse("4S by N")), "tricks": 10},
    {"weighted": [{"points": 620, "weight": "1/2"}, {"points": -100, "weight": "1/2"}]},
    {"weighted": [{"points": 10 * at, "weight": "1/6"} for at in range(6)]},
    {"split": [{"percent": "60"}, {"points": -50}]},
    {"not_played": "missing"},
)
NAMES = (
    *("opened", "entered", "arrived", "withdrew", "standing", "planned", "seated", "started", "paused"),
    *("timed", "extended", "break", "assigned", "called", "reported", "confirmed", "disputed", "corrected"),
    *("cell", "fielded", "fouled", "ruled", "voided", "mismatched", "penalised", "substituted", "drawn"),
    *("published", "committed", "pledged", "invited", "uninvited", "joined", "admitted", "removed"),
    *("membership", "revealed", "closed", "undone"),
)
"""The entries that may come: others, as other fields, leave the random numbers as they were."""
RARE = ("opened", "planned", "seated", "closed")
"""What changes nearly everything."""
JUNK = (None, -1, 0, "", "x", [], {}, [1], 1.5, True)
MANY = [f"p{number}" for number in range(1, 14)]


class RandomEvent:
    """An event of some kind, and what may happen next in it."""

    def __init__(self, seed: object) -> None:
        self.random = Random(f"{seed}")  # noqa: S311 - no secret
        self.event = Event()
        choose = self.random.choice
        self.swiss, self.online, self.simultaneous = (self.random.random() < part for part in (0.3, 0.3, 0.2))
        self.kind = choose(("pairs", "pairs", "teams", "individual"))
        self.terms: Written = {
            "event": "opened",
            "title": "Tuesday",
            "date": "2026-11-24",
            "kind": self.kind,
            "profile": choose(("plain", "ffb", "ebu", "wbf")),
            "method": choose(("matchpoints", "cross-imps", "butler")),
            "scale": choose(("continuous", "board-a-match")) if self.kind == "teams" else "continuous",
            "in_matches": self.swiss and self.kind == "pairs",
            "hidden_rounds": choose((0, 0, 1)),
            "online": self.online,
            "sit_outs": choose((False, True)),
            "simultaneous": self.simultaneous and choose((False, True)),
            "club_invitations": choose((False, True)),
            "format": 1,
        }

    def steps(self) -> Iterator[tuple[Written, Author]]:
        """Yield entries and their authors without end: the caller adds those that are admitted."""
        yield self._odd()
        yield self.terms, Author("organiser")
        while True:
            yield self._spoiled(*(self._sensible() if self.random.random() < 0.55 else self._odd()))

    def _spoiled(self, written: Written, author: Author) -> tuple[Written, Author]:
        """Return an entry, rarely with a field of nonsense or without one, or by somebody else."""
        if self.random.random() < 0.04:
            field = self.random.choice(list(written))
            if self.random.random() < 0.5:
                written = {**written, field: self.random.choice(JUNK)}
            else:
                written = {name: value for name, value in written.items() if name != field}
        return written, self._author() if self.random.random() < 0.1 else author

    def _author(self) -> Author:
        number = self.random.randint(1, 6)
        return self.random.choice(
            (
                PROGRAM,
                Author("organiser"),
                Author("director", "d1"),
                Author("director", "d2"),
                Author("table", f"A{number}"),
                Author("table", f"B{number}"),
                Author("player", str(number)),
                Author("player"),
            )
        )

    # What is likely to come next.

    def _sensible(self) -> tuple[Written, Author]:
        state, director = self.event.state, Author("director", "d1")
        section = self.random.choice(list(state.sections.values())) if state.sections else None
        if state.opened is None:
            return self.terms, Author("organiser")
        if section is None or (len(state.sections) < 2 and self.random.random() < 0.01):
            return self._planned("B" if state.sections else "A"), director
        if not section.places:
            return self._seated(section), director
        if self.online and not state.committed:
            return self._promise("committed"), PROGRAM
        if section.round == 0:
            return self._begun(section)
        if state.closed or self.random.random() < 0.35:
            return self._likely("undone" if self.random.random() < 0.1 else ""), director
        unplayed = [
            (at, sitting, board)
            for at in section.places_in(section.round)
            for sitting in section.sittings(at)
            if sitting.is_played
            for board in sitting.boards
            if (*at, board) not in section.reports
        ]
        if not unplayed:
            return self._begun(section)
        at, sitting, board = self.random.choice(unplayed)
        report = {"event": "reported", **self._place(section, at, board), "result": self._result()}
        authors = [Author("table", f"{section.name}{at[1]}"), director, PROGRAM]
        return report, self.random.choice(
            [*authors, *(Author("player", str(one)) for one in sitting.entrants)]
        )

    def _begun(self, section: EventSection) -> tuple[Written, Author]:
        number = section.round + 1
        if number > section.rounds:
            return {"event": "closed"} if self.random.random() < 0.2 else self._likely(""), Author(
                "organiser"
            )
        if section.swiss is not None and not section.movement.rounds[number - 1]:
            return self._drawn(section, number), self.random.choice((PROGRAM, Author("director", "d1")))
        return {"event": "started", "section": section.name, "round": number}, Author("director", "d1")

    def _drawn(self, section: EventSection, number: int) -> Written:
        try:
            draw = DRAW_CODEC.write(draw_round(inputs_of_round(self.event, section, number)))
        except ChelemError:
            drawn = [entry.content for entry in self.event.entries if entry.content.entry == "drawn"]
            draw = CODECS["drawn"].write(self.random.choice(drawn))["draw"] if drawn else {}
        return {"event": "drawn", "section": section.name, "round": number, "draw": draw}

    def _planned(self, section: str) -> Written:
        movement = self._movement()
        plan = {"rounds": 3, "boards": 4, "odd": "bye", "first": "halves", "seed": 7, "exchange": False}
        if self.swiss:
            movement = Movement("swiss", movement.kind, movement.entrants, ((),) * 3)
        return {
            "event": "planned",
            "section": section,
            "movement": MOVEMENT.write(movement),
            "round": 1,
            "minutes": 7,
            "online": self.online,
            **({"swiss": plan} if self.swiss else {}),
        }

    def _movement(self) -> Movement:
        return self.random.choice(_movements(self.kind))

    def _seated(self, section: EventSection) -> Written:
        first = 1 if section.name == "A" else 21
        places = {str(at): first + at - 1 for at in range(1, section.movement.entrants + 1)}
        return {"event": "seated", "section": section.name, "places": places}

    def _promise(self, name: str) -> Written:
        return {"event": name, "hash": hash_of_text("salt")}

    def _likely(self, name: str) -> Written:
        """Return an entry about a table, a board or an entrant that the event has."""
        written = self._written(name or self.random.choice([name for name in NAMES if name not in RARE]))
        sections = [section for section in self.event.state.sections.values() if section.places_to_play()]
        if sections and {"round", "table"} <= written.keys():
            section = self.random.choice(sections)
            at = self.random.choice(section.places_to_play())
            boards = [board for sitting in section.sittings(at) for board in sitting.boards] or [1]
            written |= {"section": section.name, "round": at[0], "table": at[1]}
            if "board" in written:
                written["board"] = self.random.choice(boards)
        elif "section" in written and self.event.state.sections:
            written["section"] = self.random.choice(list(self.event.state.sections))
        return written

    # What somebody may send.

    def _odd(self) -> tuple[Written, Author]:
        weights = [0.05 if name in RARE else 1 for name in NAMES]
        (name,) = self.random.choices(NAMES, weights)
        return self._written(name), self._author()

    def _written(self, name: str) -> Written:
        """Return an entry of a name, each field of the right type."""
        if name == "opened":
            return self.terms
        if name == "planned":
            return {**self._planned(self._name()), "round": self._small()}
        sections = list(self.event.state.sections.values())
        if name == "drawn":
            return (
                self._drawn(sections[-1], self._small()) if sections else {"event": "drawn", "section": "A"}
            )
        schema, makers, fields = CODECS[name].schema, self._makers(), {}
        for field in schema["properties"]:
            make = makers.get(f"{name}.{field}", makers.get(field))
            if make and (field in schema["required"] or self.random.random() < 0.5):
                fields[field] = make()
        return {"event": name, **fields}

    def _place(self, section: EventSection, at: tuple[int, int], board: int) -> Written:
        return {"section": section.name, "round": at[0], "table": at[1], "board": board}

    def _makers(self) -> dict[str, Callable[[], Any]]:
        choose, small = self.random.choice, self._small
        some = lambda: choose((1, 2, 3, 4, 9))  # noqa: E731 - as short as the others
        return {
            "section": self._name,
            "round": small,
            "table": small,
            "board": lambda: self.random.randint(0, 14),
            "minutes": lambda: choose((-200, -3, 0, 1, 5, 7, 61, 130, 250)),
            "entrant": lambda: choose((0, 1, 2, 3, 4, 5, 6, 21, 22, 99)),
            "first": lambda: choose((1, 2, 3, 4)),
            "second": lambda: choose((1, 2, 3, 4)),
            "of": lambda: self.random.randint(-1, self.event.version + 1),
            "result": self._result,
            "outcome": lambda: choose(OUTCOMES),
            "reason": lambda: choose(("", "slow", "late", "other", "Mr Smith was slow")),
            "players": lambda: choose(([], ["p1"], ["p1", "p2"], ["p1", "p1"], ["Smith"], MANY[:6], MANY)),
            "line": lambda: choose(("NS", "EW")),
            "side": lambda: choose(("NS", "EW")),
            "mismatched.side": lambda: choose(("higher", "lower", None)),
            "fault": lambda: choose((None, "both", "director", "first", "second", "withdrawal")),
            "standing": lambda: choose(("ranked", "unranked")),
            "membership.standing": lambda: choose(("asked", "member", "removed")),
            "simultaneous": lambda: "abcdefgh",
            "amount": lambda: choose(("1", "-1/2", "10", "30", "200")),
            "handicap": lambda: choose(("1/3", "-2")),
            "carried": lambda: choose(("0", "5")),
            "unit": lambda: choose(("result", "top")),
            "stationary": lambda: choose((False, True)),
            "going": lambda: choose((False, True)),
            "answered": lambda: choose((False, True)),
            "here": lambda: choose((False, True)),
            "final": lambda: choose((False, True)),
            "accepted": lambda: choose((False, True)),
            "to": lambda: choose(("program", "director")),
            "places": lambda: {str(small()): small() for _ in range(3)},
            "sittings": lambda: [
                {"ns": [some()], "ew": [some()], "boards": [small()]} for _ in range(choose((1, 1, 2)))
            ],
            "groups": lambda: [
                [{"section": self._name(), "round": small(), "table": small()}]
                for _ in range(choose((0, 1, 2)))
            ],
            "hash": lambda: choose((hash_of_text("salt"), hash_of_text("nonce"), "0" * 64, "no hash")),
            "salt": lambda: "salt",
            "nonces": lambda: choose(([], ["nonce"])),
            "invitation": lambda: choose((1, 1, 2, 3, len(self.event.state.memberships.invited) + 1)),
            "club": lambda: choose(("Club", " ", "C" * 200)),
            "member": lambda: choose(("m1", "m2", "m3")),
        }

    def _name(self) -> str:
        return self.random.choice(("A", "A", "A", "A", "B", "Z", ""))

    def _small(self) -> int:
        return self.random.choice((-1, 0, 1, 1, 1, 2, 2, 3, 3, 4, 5, 9))

    def _result(self) -> Written:
        return self.random.choice(RESULTS)


@cache
def _movements(kind: str) -> tuple[Movement, ...]:
    if kind == "pairs":
        return mitchell(3, 3, 2), howell(3, 5, 2), mitchell(4, 3, 1)
    if kind == "teams":
        return round_robin(4, 3, 2), round_robin(5, 5, 2)
    return individual(8, 4, 2), rainbow(5, 3)
