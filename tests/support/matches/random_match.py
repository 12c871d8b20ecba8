"""A random match in which everything that the rules allow may happen."""

from collections.abc import Sequence
from itertools import product
from typing import TypeVar

from chelem.core.calls import Action, Bid, SimpleCall
from chelem.core.seats import SEATS, Seat
from chelem.engine.admit import commitment_hash
from chelem.engine.board import Board
from chelem.engine.events import (
    Alerted,
    Allowed,
    Asked,
    Chatted,
    Committed,
    Dealt,
    Explained,
    Finished,
    Left,
    Revealed,
    Scored,
    Seated,
    Started,
)
from chelem.engine.log import Log
from chelem.engine.moves import AnswerClaim, MakeClaim, Move
from chelem.formats.log.chain import link
from chelem.formats.log.seal import Signer
from chelem.games.forms import sized
from chelem.games.options import new_game
from chelem.matches.dealing import deal_event, next_setting
from chelem.phases.auction import Auction
from tests.support.chance import Below
from tests.support.matches.forms import some_options
from tests.support.matches.promising import chosen, promised

T = TypeVar("T")

SIGNER = Signer(bytes(range(32)))
"""Signs random matches of format 2."""

PEOPLE = (*map(str, SEATS), "ana", "béa", "cléo", "dan", "🂡")
"""Everybody who may ever take a chair."""

TEXTS = ("", "5 cœurs", "« forcing »", '♠\n\t"x"', "\u2028")


class RandomMatch:
    """A match that makes one random change per step, chosen by `below`."""

    def __init__(self, game: str, match: str, below: Below) -> None:
        rules = new_game(game, some_options(game, below))
        domy = SEATS[below(4)] if rules.info.players == 3 else None
        players = {seat: str(seat) for seat in SEATS if seat is not domy}
        self.format = 1 + below(2)
        self.log = Log(Started(rules, sized(game, match), players, self.format), link=link)
        self.below = below
        for seat, player in players.items() if self.format > 1 else ():
            self.log.add(Seated(seat, player, kind=self._pick(("person", "bot"))))
        self.proofs = below(3) > 0
        self.proof: Revealed | None = None
        self.sent: dict[tuple[str, str], Move] = {}

    @property
    def deals(self) -> int:
        """The number of scored deals."""
        return len(self.log.state.sheet.rows)

    def step(self) -> bool:
        """Take another random step; False once the match is over."""
        state = self.log.state
        if state.verdict is not None:
            return False
        if state.board is None or state.board.closed:
            self._between()
        else:
            self._during(state.board)
        return True

    def _between(self) -> None:
        state = self.log.state
        match self.below(10):
            case 0 | 1:
                self._chairs()
            case 2:
                self._words()
            case 3 | 4 | 5 | 6 if self.proof and state.board:
                self.log.add(self.proof)
                if self.log.chain is not None:
                    self.log.add(SIGNER.seal(self.log.chain))
                self.proof = None
            case 7 | 8 if (verdict := state.match.stopped(state.game, state.sheet)) and self.deals:
                self.log.add(Finished(verdict))
            case _:
                self._deal()

    def _deal(self) -> None:
        """Add the next deal, with its commitment if the match has them; a seat may be empty."""
        state = self.log.state
        if self.format > 1:
            self.proof = promised(self.log, self.below) if self.proofs else chosen(self.log, self.below)
            return
        setting = next_setting(state, self.below)
        cards = state.game.prepare(setting, self.below)
        if self.proofs:
            salt = f"salt {self.log.version}"
            self.log.add(Committed(setting.deal, setting.attempt, commitment_hash(cards.number, salt)))
            hands = dict(zip(SEATS, cards.hands, strict=True))
            self.proof = Revealed(setting.deal, cards.number, salt, hands, attempt=setting.attempt)
        self.log.add(deal_event(state, setting, cards))

    def _during(self, board: Board) -> None:
        match self.below(40):
            case 0:
                self._words()
            case 1 | 2:
                self._chairs()
            case 3:
                by = self._pick(self._seated())
                self.log.add(self._pick((Asked(by, self.below(9)), Allowed(by, self.below(2) == 0))))
            case 4:
                self._undo()
            case 5 | 6 if not board.claim and self._claimants(board):
                left = board.play.left if board.play else 0
                self._send(self._pick(self._claimants(board)), MakeClaim(self.below(left + 1)))
            case 7 if self.sent:
                self._again()
            case _:
                self._act(board)

    def _act(self, board: Board) -> None:
        """Make a call, play a card or answer, for a player to act, after filling an empty seat."""
        turn = self._pick(board.turns)
        if self.log.state.chairs[turn.actor] is None:
            self._sit(turn.actor)
            return
        move: Move = AnswerClaim(self.below(3) > 0) if board.claim else self._choice(board)
        self._send(turn.actor, move)

    def _choice(self, board: Board) -> Action:
        """Choose a legal action; in an auction mostly a pass or a bid not much higher than the last."""
        legal = self.log.state.legal()
        if isinstance(board.phase, Auction):
            raises = [call for call in legal if call in (SimpleCall.DOUBLE, SimpleCall.REDOUBLE)]
            bids = [call for call in legal if isinstance(call, Bid)][:6]
            match self.below(8):
                case 0 | 1 | 2 if bids:
                    return self._pick(bids)
                case 3 if raises:
                    return raises[0]
                case _:
                    return SimpleCall.PASS
        return self._pick(legal)

    def _send(self, seat: Seat, move: Move) -> None:
        """Make the move, with or without its position and a client's id."""
        player = self.log.state.chairs[seat]
        assert player is not None
        if self.below(2):
            self.log.act(player, move)
            return
        sent = f"{self.log.version}"
        self.log.act(player, move, position=self.log.position, id=sent, at=f"2026-01-01T00:00:{sent}Z")
        self.sent[player, sent] = move

    def _again(self) -> None:
        """Resend a move, perhaps with a stale position: it is not made twice."""
        (player, sent), move = self._pick(list(self.sent.items()))
        before = self.log.entries
        (entry,) = self.log.act(player, move, position=-1, id=sent)
        assert entry.id == sent
        assert self.log.entries == before

    def _undo(self) -> None:
        """Undo to any version of the deal, even to an undone one; in format 2 not to before cards shown."""
        start = max(e.version for e in self.log.entries if isinstance(e.event, (Started, Dealt, Scored)))
        if self.format > 1:
            start = max(start, self.log.last_shown)
        if start < self.log.version:
            self.log.undo(start + self.below(self.log.version - start))

    def _chairs(self) -> None:
        """Let a player leave or take an empty seat."""
        seats = self.log.state.sheet.seats
        seat = self._pick(seats)
        player = self.log.state.chairs[seat]
        if player is None:
            self._sit(seat)
        elif len(self._seated()) > 1:
            self.log.add(Left(seat, player, self._name(player), "person"))

    def _sit(self, seat: Seat) -> None:
        player = self._pick([person for person in PEOPLE if person not in self.log.state.chairs])
        self.log.add(Seated(seat, player, self._name(player), self._pick(("person", "bot"))))

    def _name(self, player: str) -> str | None:
        """Return a name, which format 2 does not have."""
        return player.title() if self.format == 1 else None

    def _words(self) -> None:
        by = self._pick(PEOPLE)
        audience = self._pick((None, (), (self._pick(PEOPLE),), (self._pick(PEOPLE), self._pick(PEOPLE))))
        text, about = self._pick(TEXTS), self.below(self.log.version + 1)
        salt = None if self.format == 1 else f"salt {self.log.version}"
        said = (
            Alerted(by, about, text, audience, salt),
            Explained(by, about, text, audience, salt),
            Chatted(by, text, audience, salt),
        )
        self.log.add(self._pick(said))

    def _seated(self) -> list[Seat]:
        return [seat for seat in SEATS if self.log.state.chairs[seat] is not None]

    def _claimants(self, board: Board) -> list[Seat]:
        """Return the seats that may claim now: after the first card, all but the open hand; once a trick."""
        if not board.led or board.contract is None:
            return []
        return [
            seat
            for seat in self._seated()
            if seat is not board.contract.dummy and board.may_claim_again(seat.side)
        ]

    def _pick(self, values: Sequence[T]) -> T:
        return values[self.below(len(values))]


def random_log(game: str, match: str, below: Below, *, deals: int, steps: int = 600) -> Log:
    """Return a random match of at most a number of deals, sometimes stopped in mid-deal."""
    table = RandomMatch(game, match, below)
    for _ in range(steps):
        if table.deals >= deals or not table.step():
            break
    return table.log


HANDS_SHOWN = [
    frozenset(seat for seat, shown in zip(SEATS, chosen, strict=True) if shown)
    for chosen in product((False, True), repeat=4)
]
"""Every list of hands that a spectator may be allowed to see."""
