"""Render the sections of a table for its pages; sections that readers share are rendered once."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, assert_never, get_args

import orjson

from chelem.core import SEATS, Card, Seat, Side
from chelem.engine import Board, Log, Player, PlayerId, Spectator, State, View, Viewer
from chelem.engine.events import Acted
from chelem.site.edge import VisitorId
from chelem.site.tables.domain.auction_only import board_to_settle
from chelem.site.tables.domain.table import Table
from chelem.site.tables.domain.undo import UndoRequest, open_request
from chelem.site.tables.live.changes import PersonalName, PublicName, SectionName
from chelem.site.tables.live.entry_writer import Announcement, EntryWriter
from chelem.site.tables.views import deal, room
from chelem.site.tables.views.comparison import comparison_sections, known_deal_section, standing_section
from chelem.site.tables.views.deal import CallShape, MoveCallShape
from chelem.site.tables.views.meanings import CallMeanings
from chelem.site.tables.views.names import names_for
from chelem.site.tables.views.promise import promise_section
from chelem.site.tables.views.sheet import SheetShape, empty_sheet, sheet_section

Sections = dict[SectionName, bytes]
_PUBLIC_NAMES: Mapping[SectionName, PublicName] = {name: name for name in get_args(PublicName)}
_PERSONAL_NAMES: Mapping[SectionName, PersonalName] = {name: name for name in get_args(PersonalName)}


@dataclass(frozen=True, slots=True)
class PageReader:
    """The reader of a page: a visitor, their seat, as whom they read the log, and their language.

    If `delayed`, they read the log up to the last finished deal.
    """

    visitor: VisitorId | None
    seat: Seat | None
    viewer: Viewer
    language: str
    delayed: bool = False


@dataclass(frozen=True, slots=True)
class UnloggedState:
    """What a page shows that is not in the log: the running clock as JSON, and announcements."""

    clock: Mapping[str, Any] | None = None
    announcements: Sequence[Announcement] = ()


class Publisher:
    """Renders the sections of a table at one moment, from its log or from a delayed one."""

    def __init__(
        self,
        table: Table,
        log: Log | None,
        secret: bytes,
        meanings: CallMeanings,
        unlogged: UnloggedState | None = None,
    ) -> None:
        self._table = table
        self.log = log
        self._secret = secret
        self._meanings = meanings
        unlogged = unlogged or UnloggedState()
        self._clock = unlogged.clock
        self._public_state = None if log is None else log.view(Spectator()).state
        self._request: tuple[UndoRequest | None] | None = None
        self._shared: dict[tuple[SectionName, str, Viewer | None], bytes] = {}
        self._hands: dict[tuple[Seat, int | None], orjson.Fragment] = {}
        self._moves: dict[str, bytes] = {}
        self.writer = EntryWriter(log, self._public_state, table.people, unlogged.announcements)

    def sections(self, reader: PageReader, names: Collection[SectionName]) -> Sections:
        """Return the sections with these names, each as JSON."""
        return {name: self._section(name, reader) for name in names}

    def _section(self, name: SectionName, reader: PageReader) -> bytes:
        if (personal := _PERSONAL_NAMES.get(name)) is not None:
            return _dumps(self._personal(personal, reader))
        if name == "sheet":
            return self._shared_section(name, reader.language, reader.viewer)
        return self._shared_section(_PUBLIC_NAMES[name], reader.language, None)

    def _shared_section(
        self, name: PublicName | Literal["sheet"], language: str, viewer: Viewer | None
    ) -> bytes:
        key = (name, language, viewer)
        if key not in self._shared:
            section = self._sheet(viewer, language) if name == "sheet" else self._public(name, language)
            self._shared[key] = _dumps(section)
        return self._shared[key]

    def _public(self, name: PublicName, language: str) -> object:
        """Return a section that is the same for everyone."""
        table, log, state = self._table, self.log, self._public_state
        match name:
            case "chairs":
                return room.chairs_section(table)
            case "watching":
                return table.presence.watching
            case "between":
                return room.between_section(table)
            case "clock":
                return self._clock
            case "promise":
                return None if state is None else promise_section(table, state)
            case _ if state is None or log is None:
                return None
            case "deal":
                return deal.deal_section(table, state, deal.last_dealt(log), language)
            case "contract":
                return deal.contract_section(state, language)
            case "play":
                return deal.play_section(state)
            case "turn":
                return deal.turn_section(state)
            case _:
                assert_never(name)

    def _personal(self, name: PersonalName, reader: PageReader) -> object:
        """Return a section that differs from reader to reader."""
        table, log, state = self._table, self.log, self._public_state
        match name:
            case "table":
                return room.table_section(table, reader.visitor)
            case "you":
                return room.you_section(table, reader.visitor, self._secret)
            case "hands":
                return self._hand_sections(None if log is None else log.view(reader.viewer))
            case "calls":
                return self._calls(reader)
            case "legal":
                return self._legal(reader.viewer)
            case "claim":
                return deal.claim_section(state.board, reader.seat) if state else None
            case "undo":
                return room.undo_section(table, reader.seat, self._open_request())
            case "chat":
                return [] if log is None else room.chat_section(table, log, reader.viewer)
            case "seen":
                return known_deal_section(table.known_deal, state, self._side(reader.viewer), reader.language)
            case _:
                assert_never(name)

    def _open_request(self) -> UndoRequest | None:
        if self._request is None:
            self._request = (open_request(self._table),)
        return self._request[0]

    def _hand_sections(self, view: View | None) -> Any:
        """Return the hands as the viewer knows them; a hand that several viewers know is rendered once."""
        board = view.state.board if view else None
        if view is None or board is None:
            return deal.no_hands()
        return {str(seat): self._hand(view.state, board, seat) for seat in SEATS}

    def _hand(self, state: State, board: Board, seat: Seat) -> orjson.Fragment:
        hand = deal.hand_known(board, seat)
        key = (seat, None if hand is None else hand.bits)
        if key not in self._hands:
            self._hands[key] = orjson.Fragment(orjson.dumps(deal.hand_section(state, board, seat, hand)))
        return self._hands[key]

    def _legal(self, viewer: Viewer) -> list[str]:
        """Return the viewer's legal calls or cards, if it is their turn; none if no card is to be played."""
        log = self.log
        if log is None or not isinstance(viewer, Player) or log.state.player != viewer.id:
            return []
        if self._table.training is not None and board_to_settle(self._table) is not None:
            return []
        return [str(action) for action in log.state.legal()]  # the same as in the view of this player

    # Moves, which the page applies itself

    def move_fields(self, move: Acted, language: str) -> bytes:
        """Return the fields, each with a comma, that a page needs besides the entries to apply a move.

        `won` is the winner of the trick that the card completes, `call` the fields of the call that are not
        in its entry.
        """
        if language not in self._moves:
            self._moves[language] = (
                self._won_field() if isinstance(move.action, Card) else self._call_field(language)
            )
        return self._moves[language]

    def _won_field(self) -> bytes:
        board = self._public_state.board if self._public_state else None
        play = board.play if board else None
        if play is None or play.trick or not play.done:
            return b""
        return b'"won":"%b",' % str(play.done[-1].winner).encode()

    def _call_field(self, language: str) -> bytes:
        log, state = self.log, self._public_state
        if log is None or state is None:
            return b""
        version, event = deal.calls_in_deal(log)[-1]
        call = deal.write_call(state, version, event, None)
        fields: MoveCallShape = {}
        if call["call"] != str(event.action):
            fields["call"] = call["call"]
        if (text := self._alert_by_bot(version, log.state.chairs[event.by], language)) is not None:
            fields["alert"], fields["text"] = True, text
        return b'"call":%b,' % orjson.dumps(fields) if fields else b""

    def _calls(self, reader: PageReader) -> list[CallShape]:
        """Return the auction, with the meanings explained to this reader."""
        log, state = self.log, self._public_state
        if log is None or state is None or state.board is None:
            return []
        explained, players = room.readable_explanations(log, reader.viewer), deal.dealt_seating(log)
        calls = []
        for version, event in deal.calls_in_deal(log):
            call = deal.write_call(state, version, event, players.get(event.seat))
            if version in explained:
                call["alert"], call["text"] = True, explained[version] or None
            elif (text := self._alert_by_bot(version, call["player"], reader.language)) is not None:
                call["alert"], call["text"] = True, text
            calls.append(call)
        return calls

    def _alert_by_bot(self, version: int, player: PlayerId | None, language: str) -> str | None:
        """Return the meaning of a bot's call, if its system alerts it; `player` made the call."""
        person = self._table.people.known.get(player) if player else None
        if person is None or person.visitor is not None:
            return None
        meaning = self._meanings.of(version)
        return meaning.say(language) if meaning is not None and meaning.alert else None

    # The sheet

    def _sheet(self, viewer: Viewer | None, language: str) -> SheetShape:
        if self._public_state is None:
            return empty_sheet()
        side, names = self._side(viewer), names_for(viewer, self._table.people, language)
        compared = comparison_sections(self._table.compared, self._public_state, side, language)
        place = standing_section(self._table.compared, self._public_state, side)
        return sheet_section(self._public_state, names, language, compared, place)

    def _side(self, viewer: Viewer | None) -> Side:
        """Return the side that comparisons are made for: the viewer's, North-South for spectators."""
        seat = (
            self._public_state.seat(viewer.id) if self._public_state and isinstance(viewer, Player) else None
        )
        return Side.NS if seat is None else seat.side


def _dumps(section: object) -> bytes:
    """Serialise to bytes of the exact size: subscribers keep them, and orjson over-allocates."""
    return bytes(memoryview(orjson.dumps(section)))
