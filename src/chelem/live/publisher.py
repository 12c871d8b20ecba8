"""Paints a table for those who look at it: what is the same for all is made once, what changed is sent."""

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any

import orjson

from chelem.core.seats import SEATS, Seat
from chelem.engine.audience import (
    Player,
    Spectator,
    View,
    Viewer,
)
from chelem.engine.board import Board
from chelem.engine.events import Acted
from chelem.engine.log import Entry, Log
from chelem.engine.state import State
from chelem.formats.log.write import entry_json
from chelem.i18n import Fact, say
from chelem.tables.known_deal import seen_section
from chelem.tables.people import VisitorId
from chelem.tables.table import Table
from chelem.text.speech import heard
from chelem.views import deal, room
from chelem.views.shapes import CallShape, ClaimShape, SheetShape
from chelem.views.sheet import empty_sheet, sheet_section

Sections = dict[str, bytes]
Aside = tuple[str, Mapping[str, Fact]]
"""What is said beside the log's own entries: a code of the catalogue and its facts."""

PLAY = frozenset({"hands", "play", "turn", "legal", "undo", "clock"})
"""What a card changes."""
TALK = frozenset({"calls", "contract", "play", "turn", "legal", "undo", "clock"})
"""What a call changes."""
PRESENCE = frozenset({"chairs", "between"})
"""What somebody changes who comes, goes or is ready."""
ALL = frozenset({"table", "you", "chairs", "deal", "claim", "between", "sheet", "chat", "seen"}) | PLAY | TALK


class Painter:
    """The picture of one table at one moment, by one log: the table's, or the late one of lookers-on."""

    def __init__(
        self,
        table: Table,
        log: Log | None,
        secret: bytes,
        clock: Mapping[str, Any] | None,
        asides: tuple[Aside, ...] = (),
    ) -> None:
        self._table = table
        self._log = log
        self._secret = secret
        self._clock = clock
        self._asides = asides
        self._state = log.view(Spectator()).state if log else None
        self._shared: dict[str, bytes] = {}
        self._written: dict[tuple[Seat, int | None], orjson.Fragment] = {}
        self._entries: dict[tuple[int, str], bytes] = {}
        self._said: dict[tuple[int, str], bytes] = {}

    def sections(
        self, visitor: VisitorId | None, viewer: Viewer, language: str, names: Collection[str] = ALL
    ) -> Sections:
        """The sections of these names, each as JSON, for one viewer."""
        view = self._log.view(viewer) if self._log else None
        own = self._own(visitor, viewer, view, language)
        public = self._public(viewer, language)
        painted = {name: _dumps(own[name]()) for name in names if name in own}
        for name in names:
            if name in public:
                key = f"{name} {language} {viewer if name == 'sheet' else ''}"
                if key not in self._shared:
                    self._shared[key] = _dumps(public[name]())
                painted[name] = self._shared[key]
        return painted

    def _public(self, viewer: Viewer, language: str) -> Mapping[str, Callable[[], Any]]:
        """The sections that are the same for everybody; the sheet is, for one who reads it twice."""
        table, state = self._table, self._state
        return {
            "chairs": lambda: room.chairs_section(table),
            "deal": lambda: deal.deal_section(table, state) if state else None,
            "contract": lambda: deal.contract_section(state, language) if state else None,
            "play": lambda: deal.play_section(state) if state else None,
            "turn": lambda: deal.turn_section(state) if state else None,
            "between": lambda: room.between_section(table),
            "clock": lambda: self._clock,
            "sheet": lambda: self._sheet(viewer, language),
        }

    def _own(
        self, visitor: VisitorId | None, viewer: Viewer, view: View | None, language: str
    ) -> Mapping[str, Callable[[], Any]]:
        """The sections that differ from viewer to viewer."""
        table, log = self._table, self._log
        return {
            "table": lambda: room.table_section(table, visitor),
            "you": lambda: room.you_section(table, visitor, self._secret),
            "hands": lambda: self._hands(view),
            "calls": lambda: self._calls(viewer, language),
            "legal": lambda: legal_actions(view),
            "claim": lambda: self._claim(visitor),
            "undo": lambda: room.undo_section(table, visitor),
            "chat": lambda: room.chat_section(table, log, viewer) if log else [],
            "seen": lambda: seen_section(table.seen, self._state, self._side(viewer), language),
        }

    def _hands(self, view: View | None) -> Any:
        """The hands as the viewer knows them; what several know of one is written once."""
        board = view.state.board if view else None
        if view is None or board is None:
            return deal.no_hands()
        return {str(seat): self._hand(view.state, board, seat) for seat in SEATS}

    def _hand(self, state: State, board: Board, seat: Seat) -> orjson.Fragment:
        hand = deal.hand_known(board, seat)
        key = (seat, None if hand is None else hand.bits)
        if key not in self._written:
            self._written[key] = orjson.Fragment(orjson.dumps(deal.hand_section(state, board, seat, hand)))
        return self._written[key]

    def _claim(self, visitor: VisitorId | None) -> ClaimShape | None:
        return deal.claim_section(self._state.board, self._table.seat(visitor)) if self._state else None

    def _calls(self, viewer: Viewer, language: str) -> list[CallShape]:
        """What was said before the play, with what this viewer was told of it."""
        log, state = self._log, self._state
        if log is None or state is None or state.board is None:
            return []
        told, who = room.words_on_calls(log, viewer), deal.callers(log)
        made = []
        for place, (version, event) in enumerate(deal.calls_made(log)):
            call = deal.call_json(state, version, event, who.get(event.seat))
            if version in told:
                call["alert"], call["text"] = True, told[version] or None
            elif (
                self._by_bot(event)
                and (known := self._table.meaning(version, state, place)) is not None
                and known.alert
            ):
                call["alert"], call["text"] = True, known.say(language)
            made.append(call)
        return made

    def _by_bot(self, event: Acted) -> bool:
        person = self._table.sitting(event.by)
        return person is not None and person.visitor is None

    def _sheet(self, viewer: Viewer, language: str) -> SheetShape:
        if self._state is None:
            return empty_sheet()
        side, names = self._side(viewer), self._table.names(language)
        if isinstance(viewer, Player) and not self._table.people.known[viewer.id].name:
            names[viewer.id] = say("player.you", {}, language)
        compared = self._table.compared(side, language)
        return sheet_section(self._state, names, language, compared)

    def _side(self, viewer: Viewer) -> str:
        """From whose side comparisons are told: the viewer's, North-South's for lookers-on."""
        seat = self._state.seat(viewer.id) if self._state and isinstance(viewer, Player) else None
        return "NS" if seat is None else str(seat.side)

    # Entries and what is said of them

    def entries(self, entries: Iterable[Entry], language: str) -> bytes:
        """A reader's entries as a JSON list."""
        return b"[" + b",".join(self._entry(entry, language) for entry in entries) + b"]"

    def _entry(self, entry: Entry, language: str) -> bytes:
        if not self._public_entry(entry):
            return orjson.dumps(entry_json(entry, language))
        key = (entry.version, language)
        if key not in self._entries:
            self._entries[key] = orjson.dumps(entry_json(entry, language))
        return self._entries[key]

    def said(self, entries: list[Entry], language: str, viewer: Viewer) -> bytes:
        """The sentences for a reader's entries, made once for all where all read the same."""
        if self._log is None or not entries:
            return b"[]"
        if not all(map(self._public_entry, entries)):
            return self._sentences(entries, language, viewer)
        key = (entries[0].version, language)
        if key not in self._said:
            self._said[key] = self._sentences(entries, language, viewer)
        return self._said[key]

    def _sentences(self, entries: list[Entry], language: str, viewer: Viewer) -> bytes:
        told = [say(code, facts, language) for code, facts in self._asides]
        if self._state is not None:
            names, own = self._table.names(language), isinstance(viewer, Player)
            told += heard(entries, self._state, names, language, own=own)
        return orjson.dumps(told)

    def _public_entry(self, entry: Entry) -> bool:
        """Whether everybody reads the entry as it stands in the log."""
        return self._log is not None and self._log[entry.version] is entry


def legal_actions(view: View | None) -> list[str]:
    """What is open to the viewer, if it is their turn."""
    if view is None or not isinstance(view.viewer, Player) or view.state.player != view.viewer.id:
        return []
    return [str(action) for action in view.state.legal()]


def _dumps(section: object) -> bytes:
    """JSON in no more memory than it fills: watchers keep it, and orjson leaves a text its whole buffer."""
    return bytes(memoryview(orjson.dumps(section)))
