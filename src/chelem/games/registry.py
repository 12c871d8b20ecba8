"""The games by name: one line each."""

from chelem.engine.game import Game
from chelem.games.comptoir import Comptoir
from chelem.games.contract import ContractBridge
from chelem.games.whist import BridgeWhist
from chelem.games.whiz import Whiz

GAMES: dict[str, type[Game]] = {
    ContractBridge.name: ContractBridge,
    BridgeWhist.name: BridgeWhist,
    Comptoir.name: Comptoir,
    Whiz.name: Whiz,
}
