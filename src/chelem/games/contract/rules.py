"""Contract bridge: an auction, card play, the score of duplicate (RULES 0)."""

from dataclasses import dataclass, field
from typing import ClassVar, Literal

from chelem.core import Line
from chelem.engine import AuctionGame, GameInfo, Options, PlayedDeal
from chelem.scoring import score_duplicate


@dataclass(frozen=True, slots=True)
class ContractOptions(Options):
    """Options of the forms of contract bridge.

    `unfinished_partscore` is the bonus for the only part-score of an unfinished rubber (RULES 0.10);
    `chicago_vulnerable` is the side vulnerable on deals 2 and 3, `chicago_honours` whether honours count in
    Chicago; with `chicago_partscores` "fifty" its deals have the scores of duplicate: 50 for a part-score,
    which does not carry over, and no honours (RULES 0.11).
    """

    unfinished_partscore: Literal[100, 50] = 100
    chicago_vulnerable: Literal["dealer", "non-dealer"] = "dealer"
    chicago_honours: bool = True
    chicago_partscores: Literal["carried", "fifty"] = "carried"


@dataclass(frozen=True, slots=True)
class ContractBridge(AuctionGame):
    """Four players, two sides, an auction with doubles and redoubles."""

    info: ClassVar[GameInfo] = GameInfo(id="contract", order=10, vulnerability=True, files=True)
    options: ContractOptions = field(default_factory=ContractOptions)

    def score(self, played: PlayedDeal) -> tuple[Line, ...]:
        """The score of duplicate."""
        contract = played.contract
        made = played.tricks[contract.declarer.side]
        return score_duplicate(contract, made, vulnerable=played.setting.vulnerable)
