"""Mini-bridge: HCP are announced, the stronger side declares, declarer chooses the contract (RULES 5)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Literal

from chelem.core import Call, Contract, Hand, Line, Seat, Statement
from chelem.engine import ActionKind, Board, Drawing, Game, GameInfo, Options, PlayedDeal
from chelem.games.minibridge.advice import choose, contracts_to_compare
from chelem.games.minibridge.announcing import POINTS, Announcing
from chelem.games.minibridge.naming import GAMES, PART_SCORES, Naming
from chelem.games.minibridge.reasons import reason_for_contract
from chelem.games.minibridge.scoring import score_of
from chelem.i18n import Fact
from chelem.phases import Phase


@dataclass(frozen=True, slots=True)
class MiniBridgeOptions(Options):
    """`vulnerability` is never in force, or depends on the board number."""

    vulnerability: Literal["never", "board"] = "never"


@dataclass(frozen=True, slots=True)
class MiniBridge(Game):
    """Four players, two sides, no auction; dummy is open before the contract is chosen."""

    info: ClassVar[GameInfo] = GameInfo(
        id="minibridge",
        order=50,
        alerts=False,
        kinds=(
            ActionKind("points", POINTS),
            ActionKind("part", PART_SCORES, Drawing.PAD),
            ActionKind("game", GAMES, Drawing.PAD),
        ),
    )
    options: MiniBridgeOptions = field(default_factory=MiniBridgeOptions)

    @property
    def vulnerability(self) -> bool:
        """Whether boards have a vulnerability."""
        return self.options.vulnerability == "board"

    @property
    def redeals(self) -> bool:
        """With twenty HCP on each side, the same dealer deals again (RULES 5.1)."""
        return True

    def then(self, dealer: Seat, seats: tuple[Seat, ...], over: tuple[Phase, ...]) -> Phase | Contract | None:
        """Return announcing, then naming if one side is stronger, then the contract."""
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
        """Return dummy's seat as soon as declarer is known (RULES 5.2)."""
        match board.past_phases:
            case (Announcing(declarer=Seat() as declarer), *_):
                return (declarer.partner,)
            case _:
                return ()

    def meaning(self, phase: Phase, before: tuple[Call, ...], call: Call) -> str | None:
        """Return the meaning of an announcement or a choice."""
        return "minibridge.points" if isinstance(phase, Announcing) else "minibridge.contract"

    def advise(self, board: Board, hand: Hand, seats: tuple[Seat, ...]) -> Call | None:
        """Return the HCP held, or the contract for the two visible hands."""
        match board.phase:
            case Announcing() as announcing:
                return announcing.legal(hand)[0]
            case Naming(declarer=declarer):
                dummy = board.hand(declarer.partner)
                return None if dummy is None else choose(hand, dummy)
            case _:
                return None

    def explain_advice(
        self, board: Board, hand: Hand, seats: tuple[Seat, ...], call: Call
    ) -> tuple[str, Mapping[str, Fact]] | None:
        """Return the points and trumps of the two visible hands."""
        match board.phase, call:
            case Naming(declarer=declarer), Statement():
                dummy = board.hand(declarer.partner)
                return None if dummy is None else reason_for_contract(hand, dummy, call)
            case Announcing(), _:
                return "minibridge.why-points", {"points": hand.hcp}
            case _:
                return None

    def alternatives(self, board: Board, hand: Hand, seats: tuple[Seat, ...]) -> tuple[Call, ...]:
        """Return part-score and game in the strains that the two visible hands allow."""
        match board.phase:
            case Naming(declarer=declarer) if (dummy := board.hand(declarer.partner)) is not None:
                return contracts_to_compare(hand, dummy)
            case _:
                return ()

    def score(self, played: PlayedDeal) -> tuple[Line, ...]:
        """Return the score: trick points, and a bonus for part-score or game."""
        contract = played.contract
        vulnerable = self.vulnerability and contract.declarer in played.setting.vulnerable
        return score_of(contract, played.tricks[contract.declarer.side], vulnerable=vulnerable)
