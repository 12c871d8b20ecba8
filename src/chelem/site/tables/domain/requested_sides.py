"""What the sides of a new table bid by, as it was requested."""

from collections.abc import Mapping

from chelem.bots import Configuration, SideBots
from chelem.bots.configuration import DEFAULT_STYLE
from chelem.bots.convention_cards.given_card import configuration_of_card
from chelem.bots.table_bots import check_bidding
from chelem.core import BadOption, Unknown
from chelem.engine import AuctionGame, Game
from chelem.site.tables.domain.table_request import SideRequest, SidesRequest


def read_sides(
    request: SidesRequest | None, game: Game, bots: Configuration, cards: Mapping[str, str]
) -> SideBots | None:
    """Return what each side bids by, None if both bid as the bots do; `cards` are texts by code.

    Raise `Unknown` for a card that there is not, `BadOption` or `ParseError` for what cannot be played.
    """
    if request is None or request == SidesRequest():
        return None
    if not isinstance(game, AuctionGame):
        raise BadOption("sides.game", game=game.name)
    found = SideBots(*(_of_side(asked, bots, cards) for asked in (request.NS, request.EW)))
    return None if found == SideBots.alike(bots) else found


def codes_of_cards(request: SidesRequest | None) -> frozenset[str]:
    """Return the codes of the cards that are requested."""
    asked = () if request is None else (request.NS, request.EW)
    return frozenset(side.card for side in asked if side is not None and side.card is not None)


def _of_side(asked: SideRequest | None, bots: Configuration, cards: Mapping[str, str]) -> Configuration:
    if asked is None:
        return bots
    if asked.card is None:
        system, style = asked.system or bots.system, asked.style or DEFAULT_STYLE
        chosen = Configuration(bots.strength, system.lower(), style.lower())
        check_bidding(chosen)
        return chosen
    if asked.system or asked.style:
        raise BadOption("sides.card")
    if asked.card not in cards:
        raise Unknown("card-file.none")
    return configuration_of_card(cards[asked.card], bots.strength)
