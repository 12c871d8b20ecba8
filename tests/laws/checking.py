"""The Laws of the log's contract, checked on a growing log."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from chelem.core.calls import TRUMP_CHOICES, Bid, SimpleCall
from chelem.core.cards import DECK, STRAINS, Card
from chelem.core.errors import Refused
from chelem.core.hands import PACK, Hand
from chelem.core.seats import SEATS, Seat, Side
from chelem.engine.audience import (
    Player,
    Spectator,
    Viewer,
    hide,
    redact,
)
from chelem.engine.decide import decide
from chelem.engine.events import Acted, Answered, Claimed, Dealt, Hidden, Started
from chelem.engine.log import Log
from chelem.engine.moves import AnswerClaim, MakeClaim
from chelem.engine.replay import replay
from chelem.formats.log.read import read_log
from chelem.formats.log.write import write_log
from tests.support.matches.random_match import HANDS_SHOWN, PEOPLE

from .knowledge import NOTHING, Knowledge, cards_in, may_read

VIEWERS: list[Viewer] = [*map(Player, PEOPLE), Player("a stranger"), *map(Spectator, HANDS_SHOWN)]
ACTIONS = (
    *DECK,
    *(Bid(number, strain) for number in range(1, 14) for strain in STRAINS),
    *TRUMP_CHOICES,
    *SimpleCall,
)


class Readers:
    """All readers of a log, each of whom gets their own copy entry by entry."""

    def __init__(self, log: Log, viewers: Sequence[Viewer] = VIEWERS) -> None:
        started = log.entries[0].event
        assert isinstance(started, Started)
        self.whole = Log(started)
        self.knowledge = Knowledge(started, list(viewers))
        self.copies = {viewer: Log(started) for viewer in viewers}

    def follow(self, log: Log) -> None:
        """Send each reader their copy of new entries, and check what it discloses."""
        for entry in log.since(self.whole.version):
            before = self.whole.state
            self.knowledge.update(entry.event)
            for viewer, copy in self.copies.items():
                sent = redact(before, entry.event, viewer)
                assert cards_in(sent) - self.knowledge.known[viewer] == NOTHING
                assert (sent == Hidden()) == (not may_read(entry.event, viewer))
                copy.record(replace(entry, event=sent))
            self.whole.record(entry)
        assert self.whole.state == log.state

    def agree(self, log: Log) -> None:
        """fold(redact(log)) = view(fold(log)); legal(view) = legal(state) for those to act (LOG, Laws)."""
        for viewer, copy in self.copies.items():
            view = log.view(viewer)
            assert copy.state == view.state
            assert (copy.version, copy.position) == (view.version, view.position)
        for turn in log.state.turns:
            player = log.state.chairs[turn.actor]
            if player is not None:
                view = log.view(Player(player))
                assert view.state.turns == log.state.turns
                assert view.state.legal() == log.state.legal()

    def know_no_more_than_they_may(self, log: Log) -> None:
        """A view discloses only what its events disclosed, and one's own hand always (LOG, Who sees what)."""
        board = log.state.board
        if board is None:
            return
        for viewer in self.copies:
            seen = hide(log.state, viewer).board
            assert seen is not None
            for seat in SEATS:
                shown, own = seen.holdings.hands[seat], self.knowledge.behind[seat]
                assert shown in (None, own)
                assert (shown or NOTHING) - self.knowledge.known[viewer] == NOTHING
                if isinstance(viewer, Player) and self.knowledge.chairs[seat] == viewer.id:
                    assert shown == own


def the_log_is_its_fold(log: Log) -> None:
    """fold(effective(log)) = fold(log), and so is each reader's copy made at once (LOG, Laws)."""
    assert Log.fold(log.effective()).state == log.state
    assert Log.fold(log.entries).state == log.state
    for viewer in (*map(Player, PEOPLE), Spectator(), Spectator(frozenset(SEATS))):
        copy = Log.fold(log.redacted(viewer))
        assert copy.state == hide(log.state, viewer)
        assert (copy.version, copy.position) == (log.version, log.position)
        assert Log.fold(copy.effective()).state == copy.state


def json_reads_back(log: Log) -> None:
    """A log read back from JSON is the same log, in every language, a reader's copy too (LOG, Laws)."""
    for viewer in (None, Player("N"), Player("ana"), Spectator()):
        entries = log.entries if viewer is None else tuple(log.redacted(viewer))
        for language in ("fr", "en"):
            lines = list(write_log(entries, language))
            again = tuple(read_log(lines))
            assert again == entries
            assert list(write_log(again, language)) == lines


def replay_proves_it(log: Log) -> None:
    """A legal log is valid, and so is every reader's copy (LOG, Laws)."""
    again = replay(log.entries)
    assert (again.state, again.entries, again.position) == (log.state, log.entries, log.position)
    for viewer in (*map(Player, PEOPLE), Spectator(), Spectator(frozenset(SEATS))):
        copy = replay(log.redacted(viewer), partial=True)
        assert copy.state == hide(log.state, viewer)


def cards_are_conserved(log: Log) -> None:
    """52 cards, each once, in hands or played by the hand that held it (RULES Common)."""
    board = log.state.board
    if board is None:
        return
    hands = [board.hand(seat) or NOTHING for seat in SEATS]
    gone = Hand(board.play.gone) if board.play else NOTHING
    assert sum(map(len, hands)) + len(gone) == 52
    assert hands[0] | hands[1] | hands[2] | hands[3] | gone == PACK
    assert [board.count(seat) for seat in SEATS] == [len(hand) for hand in hands]
    if board.play:
        for seat in SEATS:
            assert board.play.played(seat) == (board.holdings.hands[seat] or NOTHING) - hands[seat]


def only_what_is_legal_is_accepted(log: Log) -> None:
    """What is legal is accepted, and the log records what `decide` returns; all else is refused.

    Refused means `Refused`, with the state and the log as they were (LOG; DESIGN, The flow).
    """
    state, entries, position = log.state, log.entries, log.position
    for player in (*PEOPLE, "a stranger"):
        for move in moves_of(log, player):
            assert decide(state, player, move) == log.copy().act(player, move)[0].event
    for player in (*{player for player in state.chairs if player}, "a stranger"):
        legal = moves_of(log, player)
        for move in (
            *ACTIONS,
            *map(MakeClaim, range(-1, 15)),
            AnswerClaim(accept=True),
            AnswerClaim(accept=False),
        ):
            if move not in legal:
                with pytest.raises(Refused):
                    log.act(player, move)
    assert (log.state, log.entries, log.position) == (state, entries, position)


def moves_of(log: Log, player: str) -> set[object]:
    """Return the moves that a player may make now, claims and answers included (RULES Common, Claim)."""
    state, board = log.state, log.state.board
    if player not in state.chairs or board is None or board.closed or state.verdict:
        return set()
    seat = state.seat(player)
    if board.claim:
        mine = seat in board.claim.waiting
        return {AnswerClaim(accept=True), AnswerClaim(accept=False)} if mine else set()
    moves: set[object] = set()
    if state.turn and state.turn.actor is seat:
        moves |= set(state.legal())
    if (
        board.play
        and board.led
        and board.contract
        and seat is not board.contract.dummy
        and may_claim(log, seat)
    ):
        moves |= set(map(MakeClaim, range(board.play.left + 1)))
    return moves


def may_claim(log: Log, seat: Seat) -> bool:
    """Return whether a trick has ended since the side's last claim was refused (RULES Common, Claim)."""
    refused: set[Side] = set()
    claimant, cards = seat, 0
    for entry in log.effective():
        match entry.event:
            case Dealt():
                refused, cards = set(), 0
            case Claimed(by):
                claimant = by
            case Answered(accept=False):
                refused.add(claimant.side)
            case Acted(action=Card()):
                cards += 1
                refused = refused if cards % 4 else set()
    return seat.side not in refused


def a_past_position_is_refused(log: Log) -> None:
    """An action for another position is stale, whatever its sender (LOG, Two counters)."""
    entries = log.entries
    for player in filter(None, log.state.chairs):
        for position in {0, log.position - 1, log.position + 1} - {log.position}:
            with pytest.raises(Refused) as refused:
                log.act(player, SimpleCall.PASS, position=position)
            assert refused.value.code == "turn.stale"
    assert log.entries == entries
