"""Contract bridge: duplicate, rubber, Chicago."""

from chelem.games.contract.chicago import Chicago
from chelem.games.contract.rubber import Rubber
from chelem.games.contract.rules import ContractBridge, ContractOptions
from chelem.games.contract.scoring_methods import ChicagoScoring, DuplicateScoring, RubberScoring
from chelem.matches import Duplicate

__all__ = ["FORMS", "GAME", "SCORING", "Chicago", "ContractBridge", "ContractOptions", "Rubber"]

GAME = ContractBridge
FORMS = (Duplicate, Rubber, Chicago)
SCORING = (DuplicateScoring(), RubberScoring(), ChicagoScoring())
