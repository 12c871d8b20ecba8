"""A table where a deal takes one line of test: bid, lead, claim, accept."""

from collections.abc import Mapping
from typing import Self

from chelem.core.calls import Action, parse_action
from chelem.core.contracts import Contract
from chelem.core.deals import Deal
from chelem.core.errors import ChelemError
from chelem.core.lines import Line
from chelem.core.seats import SEATS, SIDES, Seat
from chelem.engine.events import Finished, Scored, Started
from chelem.engine.log import Log
from chelem.engine.moves import AnswerClaim, MakeClaim, Move
from chelem.engine.state import State
from chelem.games.forms import sized
from chelem.games.options import new_game
from chelem.matches.dealing import deal_event, next_setting
from tests.support.chance import seeded
from tests.support.deals import SPREAD


def refusal(error: ChelemError) -> tuple[str, dict[str, int | str]]:
    """Return a refusal's code and facts."""
    return error.code, error.facts


class Table:
    """A match whose players' ids are the letters of their first seats."""

    def __init__(
        self,
        game: str = "contract",
        match: str = "duplicate",
        options: Mapping[str, object] | None = None,
        *,
        first: Seat = Seat.N,
        domy: Seat = Seat.N,
        log_format: int = 1,
    ) -> None:
        chosen = new_game(game, options)
        seats = [seat for seat in SEATS if chosen.info.players == 4 or seat is not domy]
        self.first = first
        players = {seat: str(seat) for seat in seats}
        self.log = Log(Started(chosen, sized(game, match), players, log_format))

    @property
    def state(self) -> State:
        return self.log.state

    def player(self, seat: Seat) -> str:
        """Return the player in a seat."""
        player = self.state.chairs[seat]
        assert player is not None
        return player

    def deal(self, cards: Deal | None = None) -> Self:
        """Deal: these cards, else evenly spread ones, or prepared ones in a game that prepares."""
        setting = next_setting(self.state, seeded(1), self.first)
        if cards is None:
            cards = self.state.game.prepare(setting, seeded(1)) if self._prepares else SPREAD
        self.log.add(deal_event(self.state, setting, cards))
        return self

    @property
    def _prepares(self) -> bool:
        return self.state.game.name == "comptoir"

    def move(self, seat: Seat, move: Move) -> Self:
        """Return a move of the player in a seat."""
        self.log.act(self.player(seat), move)
        return self

    def do(self, *actions: Action) -> Self:
        """Make calls and cards, each by the player whose turn it is."""
        for action in actions:
            turn = self.state.turn
            assert turn is not None
            self.move(turn.actor, action)
        return self

    def call(self, text: str) -> Self:
        """Make calls or cards in the codes of a log, each by the player whose turn it is."""
        return self.do(*map(parse_action, text.split()))

    def lead(self, cards: int = 1) -> Self:
        """Play the first legal card a number of times."""
        for _ in range(cards):
            self.do(self.state.legal()[0])
        return self

    def answer(self, *, accept: bool = True) -> Self:
        """Answer the claim for all those asked; one refusal is enough."""
        while self.state.board and self.state.board.claim and not self.state.board.closed:
            self.move(self.state.turns[0].actor, AnswerClaim(accept))
        return self

    def claim(self, tricks: int) -> Self:
        """Let declarer claim a number of the remaining tricks, and the defenders accept."""
        return self.move(self.contract.declarer, MakeClaim(tricks)).answer()

    @property
    def contract(self) -> Contract:
        board = self.state.board
        assert board is not None
        assert board.contract is not None
        return board.contract

    def bid(self, text: str) -> Self:
        """Make the calls that lead to a contract given as text, from any dealer."""
        return self.do(*calls_to(Contract.parse(text), self.state))

    def score(self, text: str, tricks: int, cards: Deal | None = None) -> Self:
        """Play a deal with this contract and these tricks of declarer's side."""
        return self.deal(cards).bid(text).lead().claim(tricks)

    def pass_out(self, cards: Deal | None = None) -> Self:
        """Pass a deal out."""
        return self.deal(cards).call("P " * self.state.game.info.players)

    @property
    def lines(self) -> tuple[Line, ...]:
        """Return the lines of the last scored deal."""
        return self.state.sheet.rows[-1].lines

    @property
    def points(self) -> dict[str, int]:
        """Return the totals of the two sides so far, the match's last lines included."""
        sheet, verdict = self.state.sheet, self.state.verdict
        if verdict:
            return {str(key): points for key, points in verdict.totals.items()}
        return {str(side): sheet.points(side) for side in SIDES}

    @property
    def winner(self) -> str | None:
        """Return the winners' seats or names in one word; None during the match."""
        return "".join(map(str, self.state.verdict.winner)) if self.state.verdict else None

    @property
    def last(self) -> object:
        """The last event."""
        return self.log.entries[-1].event

    def stop(self) -> Self:
        """Stop the match before its end."""
        verdict = self.state.match.stopped(self.state.game, self.state.sheet)
        assert verdict is not None
        self.log.add(Finished(verdict))
        return self

    def scored(self) -> Scored:
        """Return the score of the last deal."""
        return next(e.event for e in reversed(self.log.entries) if isinstance(e.event, Scored))


def calls_to(contract: Contract, state: State) -> tuple[Action, ...]:
    """Return the shortest auction from the start of a deal to a contract."""
    board = state.board
    assert board is not None
    dealer, doublings = board.setting.dealer, contract.doublings
    match state.game.name:
        case "whist":
            raised = ["X"] * doublings + ["P", "P"] if doublings else ["ask", "yes"]
            words = [f"name:{contract.strain}", *raised]
        case "whiz":
            seats = [seat for seat in dealer.clockwise() if seat in state.sheet.seats]
            words = ["P"] * seats.index(contract.declarer) + [f"{contract.tricks}{contract.strain}", "P", "P"]
        case _:
            before = (contract.declarer - dealer) % 4
            bid = f"{contract.level}{contract.strain}"
            words = ["P"] * before + [bid, *("X", "XX")[:doublings], "P", "P", "P"]
    return tuple(map(parse_action, words))
