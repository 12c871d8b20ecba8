"""The specification of a new table: game, match, chairs, policy, first cards."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from chelem.core.deals import Deal
from chelem.core.errors import BadOption
from chelem.core.frozen import freeze
from chelem.core.numbers import whole_number
from chelem.core.seats import Seat
from chelem.core.vulnerability import Vulnerability
from chelem.engine.game import Game
from chelem.engine.match import Match
from chelem.games.forms import new_match
from chelem.games.options import new_game
from chelem.games.registry import usual_game
from chelem.tables.policy import Policy

CHAIRS = ("me", "bot", "open")
LONGEST = 9999
"""The boards, deals or points of the longest match."""


@dataclass(frozen=True, slots=True)
class FirstDeal:
    """The cards of the first deal, and its dealer."""

    deal: Deal
    dealer: Seat


@dataclass(frozen=True, slots=True)
class TableSpec:
    """What a new table should be; `chairs` maps each seat to `me`, `bot` or `open`."""

    game: Game
    match: Match
    chairs: Mapping[Seat, str]
    policy: Policy
    first: FirstDeal | None = None

    def __post_init__(self) -> None:
        freeze(self, "chairs")


def read_table_spec(given: Mapping[str, Any]) -> TableSpec:
    """Read the JSON described in docs/protocol.md; `ParseError` or `BadOption` names what is wrong."""
    for name in given:
        if name not in ("game", "match", "options", "chairs", "policy", "deal"):
            raise BadOption(
                "option.unknown", option=name, options="game, match, options, chairs, policy, deal"
            )
    wanted = given.get("game")
    game = new_game(usual_game() if wanted is None else _text(wanted), _object(given, "options"))
    cards = _object(given, "deal")
    first = _first(game, cards)
    match = _match(game, given, first, cards)
    chairs = _chairs(game, _object(given, "chairs"))
    alone = "open" not in chairs.values()
    policy = Policy(undo="free" if alone else "consent").changed(_object(given, "policy"))
    return TableSpec(game, match, chairs, policy, first)


def _object(given: Mapping[str, Any], name: str) -> dict[str, Any]:
    value = given.get(name)
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise BadOption("option.value", option=name, value=str(value), values="{…}")
    return value


def _text(value: object) -> str:
    return value if isinstance(value, str) else str(value)


def _match(game: Game, given: Mapping[str, Any], first: FirstDeal | None, deal: Mapping[str, Any]) -> Match:
    """The requested match; if the first deal is given, it starts at the board or deal with that number."""
    wanted = _object(given, "match")
    kind = wanted.pop("kind", None)
    for name, size in wanted.items():
        if type(size) is int and size > LONGEST:
            raise BadOption("option.value", option=name, value=str(size), values=f"1–{LONGEST}")
    form = new_match(game.name, None if kind is None else _text(kind))
    if first is None:
        return new_match(game.name, form.kind, wanted)
    vulnerable = Vulnerability.of_seats(Seat.parse(_text(seat)) for seat in deal.get("vulnerable") or ())
    fixed = form.from_deal(first.dealer, vulnerable, deal.get("deal", 1))
    return new_match(game.name, form.kind, {**fixed, **wanted})


def _chairs(game: Game, given: Mapping[str, Any]) -> dict[Seat, str]:
    """The requested chairs, without the game's empty seat (RULES 4.3)."""
    players = game.info.seats
    asked = {Seat.parse(seat): kind for seat, kind in given.items()}
    for seat, kind in asked.items():
        if kind not in CHAIRS:
            raise BadOption("option.value", option=str(seat), value=str(kind), values=", ".join(CHAIRS))
        if seat not in players:
            raise BadOption("chair.domy", seat=str(seat))
    if list(asked.values()).count("me") > 1:
        raise BadOption("option.value", option="chairs", value="me, me", values="me, bot, open")
    mine = () if "me" in asked.values() else (Seat.S,)
    return {seat: asked.get(seat, "me" if seat in mine else "bot") for seat in players}


def _first(game: Game, wanted: Mapping[str, Any]) -> FirstDeal | None:
    """The cards of the first deal, if given."""
    if not wanted:
        return None
    number = whole_number(_text(wanted.get("number", "")))
    deal = Deal.from_number(-1 if number is None else number)
    players = game.info.seats
    dealer = Seat.parse(_text(wanted.get("dealer", players[0])))
    if dealer not in players:
        raise BadOption("deal.domy", seat=str(dealer))
    return FirstDeal(deal, dealer)
