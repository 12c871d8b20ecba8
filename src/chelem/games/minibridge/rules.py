"""Mini-bridge: points are announced, the stronger side plays, declarer names the contract (RULES 5)."""

from dataclasses import dataclass, field
from typing import ClassVar, Literal

from chelem.core.calls import Call
from chelem.core.contracts import Contract
from chelem.core.hands import Hand
from chelem.core.lines import Line
from chelem.core.seats import Seat
from chelem.engine.board import Board
from chelem.engine.game import Game
from chelem.engine.game_info import ActionKind, GameInfo
from chelem.engine.options import Options
from chelem.engine.sheet import Played
from chelem.games.minibridge.advice import choose
from chelem.games.minibridge.announcing import POINTS, Announcing
from chelem.games.minibridge.naming import GAMES, PART_SCORES, Naming
from chelem.games.minibridge.scoring import score_of
from chelem.phases.phase import Phase


@dataclass(frozen=True, slots=True)
class MiniBridgeOptions(Options):
    """`vulnerability`: never, or by the number of the board."""

    vulnerability: Literal["never", "board"] = "never"


@dataclass(frozen=True, slots=True)
class MiniBridge(Game):
    """Four players, two sides; no auction, and dummy lies open before the contract is named."""

    info: ClassVar[GameInfo] = GameInfo(
        id="minibridge",
        order=50,
        alerts=False,
        kinds=(
            ActionKind("points", POINTS),
            ActionKind("part", PART_SCORES),
            ActionKind("game", GAMES),
        ),
    )
    options: MiniBridgeOptions = field(default_factory=MiniBridgeOptions)

    @property
    def vulnerability(self) -> bool:
        """Whether boards have a vulnerability."""
        return self.options.vulnerability == "board"

    @property
    def redeals(self) -> bool:
        """With twenty points a side the same dealer deals again (RULES 5.1)."""
        return True

    def then(self, dealer: Seat, seats: tuple[Seat, ...], over: tuple[Phase, ...]) -> Phase | Contract | None:
        """Announcing points; naming the contract, where one side has more; then the play."""
        match over:
            case (Announcing(declarer=None),):
                return None
            case (Announcing(declarer=Seat() as declarer),):
                return Naming(declarer)
            case (Announcing(), Naming(contract=contract)):
                return contract
            case _:
                return Announcing(dealer)

    def shown(self, board: Board, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """Dummy's hand, as soon as the declarer is known (RULES 5.2)."""
        match board.past_phases:
            case (Announcing(declarer=Seat() as declarer), *_):
                return (declarer.partner,)
            case _:
                return ()

    def meaning(self, phase: Phase, before: tuple[Call, ...], call: Call) -> str | None:
        """What announcing and naming say."""
        return "minibridge.points" if isinstance(phase, Announcing) else "minibridge.contract"

    def advise(self, board: Board, hand: Hand, seats: tuple[Seat, ...]) -> Call | None:
        """The points held; the contract for the two hands in sight."""
        match board.phase:
            case Announcing() as announcing:
                return announcing.legal(hand)[0]
            case Naming(declarer=declarer):
                dummy = board.hand(declarer.partner)
                return None if dummy is None else choose(hand, dummy)
            case _:
                return None

    def score(self, played: Played) -> tuple[Line, ...]:
        """Tricks, and a part-score or a game."""
        contract = played.contract
        vulnerable = self.vulnerability and contract.declarer in played.setting.vulnerable
        return score_of(contract, played.tricks[contract.declarer.side], vulnerable=vulnerable)
