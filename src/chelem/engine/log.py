"""The log of a match: an append-only list of entries from which everything else is derived."""

from collections.abc import Callable, Iterable, Iterator
from copy import copy
from dataclasses import dataclass, replace
from typing import Self

from chelem.core import BadLog, Refused, parse_action
from chelem.core.frozen import exactly
from chelem.engine import events
from chelem.engine.admit import admit, check_start
from chelem.engine.audience import (
    View,
    Viewer,
    hide,
    redact,
)
from chelem.engine.decide import decide, due
from chelem.engine.evolve import begin, evolve
from chelem.engine.moves import Move
from chelem.engine.sheet import PlayerId
from chelem.engine.state import State

UNDO_BARRIERS = frozenset(
    {
        events.Committed,
        events.Pledged,
        events.Unrevealed,
        events.Dealt,
        events.PassedOut,
        events.Scored,
        events.Revealed,
        events.Sealed,
    }
)
"""An undo never goes back beyond one of these: what was promised, dealt, scored, revealed or signed stays."""

_SHOWING_EVENTS = frozenset({events.Exposed, events.Claimed})


@dataclass(frozen=True, slots=True)
class Entry:
    """An event and its version, its index in the log.

    `at` is a UTC time that no rule reads. `id` is the client's id of the move, by which a move sent twice is
    recognised. `chain` is a hash of this entry and all before it, which logs of format 2 have; a seal, which
    signs that of the entry before it, has none of its own.
    """

    version: int
    event: events.Event
    at: str | None = None
    id: str | None = None
    chain: str | None = None


ChainRule = Callable[[str, Entry], str]
"""Returns the `chain` of an entry, given that of the entry before, which is empty for the first one."""


class Log:
    """The entries of a match. Entries are only ever appended, by an undo too.

    `state` is the fold of the effective entries, those that were not undone. With a `link`, each new entry of
    a log of format 2 is chained to the one before (`formats.log.chain.link`).
    """

    def __init__(
        self, started: events.Started, at: str | None = None, *, link: ChainRule | None = None
    ) -> None:
        check_start(started)
        self._link = link if started.format > 1 else None
        self._chain: str | None = ""  # that of the last entry; None if it has none
        self._entries = [self._chained(Entry(0, started, at))]
        self._state = begin(started)
        self._states = {0: self._state}  # by version, as far back as an undo can go
        self._before_seating: dict[int, State] = {}  # the state before somebody sat down, by version
        self._undone: dict[int, int] = {}
        self._sent: dict[tuple[PlayerId, str], int] = {}
        self._position = 0
        self._last_shown = 0
        self._dealt = 0  # the version of the last deal
        self._concealed: int | None = None  # that of the first deal whose cards were not revealed

    @classmethod
    def fold(cls, entries: Iterable[Entry], *, link: ChainRule | None = None) -> Self:
        """Return the log of entries known to be valid: one's own log, or a viewer's copy.

        Entries keep their `chain`; with a `link`, those added later are chained to them.
        """
        incoming = iter(entries)
        first = next(incoming, None)
        if first is None or not isinstance(first.event, events.Started):
            raise BadLog(0, Refused("log.empty" if first is None else "log.start"))
        log = cls(first.event, first.at)
        log._entries[0], log._chain = first, first.chain
        for entry in incoming:
            log.record(entry)
        log._link = link if first.event.format > 1 else None
        return log

    def copy(self) -> Self:
        """Return an independent copy."""
        twin = copy(self)
        twin._entries = list(self._entries)
        twin._states = dict(self._states)
        twin._before_seating = dict(self._before_seating)
        twin._undone = dict(self._undone)
        twin._sent = dict(self._sent)
        return twin

    def __len__(self) -> int:
        return len(self._entries)

    def __iter__(self) -> Iterator[Entry]:
        return iter(self._entries)

    def __getitem__(self, version: int) -> Entry:
        return self._entries[version]

    def __reversed__(self) -> Iterator[Entry]:
        return reversed(self._entries)

    def __repr__(self) -> str:
        state = self._state
        return f"<Log {state.game.name} {state.match.kind}, {len(self)} entries>"

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All entries, including those undone."""
        return tuple(self._entries)

    def since(self, version: int) -> tuple[Entry, ...]:
        """Return the entries after `version`."""
        return tuple(self._entries[version + 1 :])

    @property
    def version(self) -> int:
        """The version of the last entry."""
        return len(self._entries) - 1

    @property
    def position(self) -> int:
        """The number of changes of the turn or of the legal moves."""
        return self._position

    @property
    def last_shown(self) -> int:
        """The version of the last entry that showed a hand or claimed tricks, even if undone; 0 if none.

        Players take back nothing that came before it (RULES Common, The lead stands); `undo` does not check
        that in logs of format 1, which hold such undos.
        """
        return self._last_shown

    @property
    def chain(self) -> str | None:
        """The chain of the last entry, or the one that it signs; None in logs without a chain."""
        return self._chain

    @property
    def state(self) -> State:
        """The current state."""
        return self._state

    def view(self, viewer: Viewer) -> View:
        """Return what the viewer knows now."""
        return View(viewer, hide(self.state, viewer), self.version, self._position)

    def act(
        self,
        player: PlayerId,
        move: Move | str,
        *,
        position: int | None = None,
        id: str | None = None,  # noqa: A002 - the name that docs/log.md defines
        at: str | None = None,
    ) -> tuple[Entry, ...]:
        """Make a player's move; return the new entries, including its consequences.

        Text stands for the call or card that it writes. A move sent again under the same `id` is not made
        twice: its first entry is returned. Raises `Refused`, and leaves the log unchanged, if the rules do
        not allow the move or `position`, the one that the move answers, is out of date.
        """
        if id is not None and (player, id) in self._sent:
            return (self._entries[self._sent[player, id]],)
        if position not in (None, self._position):
            raise Refused("turn.stale")
        action = parse_action(move) if isinstance(move, str) else move
        if not isinstance(action, Move):
            raise TypeError(f"{move!r} is not a move")
        return self._append(decide(self._state, player, action), at, id)

    def add(
        self,
        event: events.Event,
        at: str | None = None,
        id: str | None = None,  # noqa: A002 - the name that docs/log.md defines
    ) -> tuple[Entry, ...]:
        """Append an external event (a deal, a person, a message); return the new entries."""
        admit(self.state, event)
        return self._append(event, at, id)

    def undo(
        self,
        to: int,
        at: str | None = None,
        id: str | None = None,  # noqa: A002 - the name that docs/log.md defines
    ) -> tuple[Entry, ...]:
        """Return to the state after version `to`; return the new entries."""
        self.check_undo(to)
        return self._append(events.Undone(to), at, id)

    def has_sent(self, player: PlayerId | None, id: str) -> bool:  # noqa: A002
        """Return whether an entry has this id of a player's, or of anybody's if it names no player."""
        return (player, id) in self._sent or ("", id) in self._sent

    def can_undo(self, to: int) -> bool:
        """Return whether `to` is an earlier version of the deal in progress; see `last_shown`."""
        earliest = 0 if self._state.format == 1 else self._last_shown
        return to >= earliest and to in self._states and to != self.version and self._state.verdict is None

    def has_shown_since(self, to: int) -> bool:
        """Return whether cards were shown or tricks claimed after version `to` of the deal in progress."""
        return to in self._states and to < self._last_shown

    def check_undo(self, to: int) -> None:
        """Raise `Refused` unless `to` is an earlier version of the deal in progress."""
        exactly(int, to)
        if not self.can_undo(to):
            raise Refused("undo.far", to=to)

    def effective(self) -> tuple[Entry, ...]:
        """Return the entries that count: neither undone nor undos."""
        return tuple(self.backwards())[::-1]

    def backwards(self) -> Iterator[Entry]:
        """Yield the entries that count, latest first."""
        version = self.version
        while version >= 0:
            if version in self._undone:
                version = self._undone[version]
            else:
                yield self._entries[version]
                version -= 1

    def redacted(self, viewer: Viewer, after: int = -1) -> Iterator[Entry]:
        """Yield the entries after a version as the viewer may read them; versions have no gaps."""
        for entry in self._entries[after + 1 :]:
            event = redact(self._before_seating.get(entry.version), entry.event, viewer)
            if self._is_concealed(entry.version):
                event = events.Hidden() if isinstance(event, events.Sealed) else event
                yield Entry(entry.version, event, entry.at, entry.id)
            else:
                yield entry if event is entry.event else replace(entry, event=event)

    def _conceal(self, event: events.Event) -> None:
        """Note from where on the chain depends on hidden cards."""
        if isinstance(event, events.Dealt):
            self._dealt = len(self._entries)
            self._concealed = self._dealt if self._concealed is None else self._concealed
        elif isinstance(event, events.Revealed) and self._concealed == self._dealt:
            self._concealed = None

    def _is_concealed(self, version: int) -> bool:
        """Return whether the chain there would let somebody find hidden cards by trying all of them."""
        return self._concealed is not None and version >= self._concealed and self._chain is not None

    def _chained(self, entry: Entry) -> Entry:
        """Return the entry with its chain, if this log makes one and has one up to here."""
        if isinstance(entry.event, events.Sealed):
            return entry
        if self._link and self._chain is not None and entry.chain is None:
            entry = replace(entry, chain=self._link(self._chain, entry))
        self._chain = entry.chain
        return entry

    def record(self, entry: Entry) -> None:
        """Append an entry known to be valid."""
        event, version = entry.event, len(self._entries)
        if entry.id is not None:
            self._sent[self._sender(event), entry.id] = version
        if isinstance(event, events.Seated):
            self._before_seating[version] = self._state
        if isinstance(event, events.Undone):
            self._state = self._states[event.to]
            self._undone[version] = event.to
        else:
            self._state = evolve(self._state, event)
        if type(event) in UNDO_BARRIERS:
            self._states.clear()
            self._conceal(event)
        if type(event) in _SHOWING_EVENTS:
            self._last_shown = version
        self._states[version] = self._state
        self._entries.append(self._chained(entry))
        if type(event) not in events.NEUTRAL_EVENTS:
            self._position += 1

    def _sender(self, event: events.Event) -> PlayerId:
        """Return the player who sent an event; empty if it does not say who did."""
        match event:
            case (
                events.Acted(by=seat)
                | events.Claimed(by=seat)
                | events.Answered(by=seat)
                | events.Asked(by=seat)
                | events.Allowed(by=seat)
            ):
                return self._state.chairs[seat] or ""
            case (
                events.Chatted(by=player)
                | events.Alerted(by=player)
                | events.Explained(by=player)
                | events.Pledged(player=player)
            ):
                return player
            case _:
                return ""

    def _append(self, event: events.Event, at: str | None, move: str | None = None) -> tuple[Entry, ...]:
        """Append an event and everything that follows from it by the rules."""
        first = len(self._entries)
        self.record(Entry(first, event, at, move))
        while owed := due(self._state):
            self.record(Entry(len(self._entries), owed, at))
        return tuple(self._entries[first:])
