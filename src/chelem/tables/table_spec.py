"""The specification of a new table: game, match, chairs, policy, first cards."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from chelem.core.deals import Deal
from chelem.core.errors import BadOption
from chelem.core.frozen import freeze
from chelem.core.numbers import whole_number
from chelem.core.seats import SEATS, Seat
from chelem.core.vulnerability import Vulnerability
from chelem.engine.game import Game
from chelem.engine.match import Match
from chelem.games.options import new_game
from chelem.matches.duplicate import board_dealer
from chelem.matches.forms import new_match
from chelem.tables.policy import Policy

CHAIRS = ("me", "bot", "open")
CYCLE = 16
LONGEST = 9999
"""The boards, deals or points of the longest match."""


@dataclass(frozen=True, slots=True)
class FirstDeal:
    """Cards to begin with, and who deals them."""

    deal: Deal
    dealer: Seat


@dataclass(frozen=True, slots=True)
class TableSpec:
    """A table to be made; `chairs` says by seat `me`, `bot` or `open`."""

    game: Game
    match: Match
    chairs: Mapping[Seat, str]
    policy: Policy
    first: FirstDeal | None = None

    def __post_init__(self) -> None:
        freeze(self, "chairs")


def read_table_spec(given: Mapping[str, Any]) -> TableSpec:
    """The plan in the JSON of docs/protocol.md; `ParseError` or `BadOption` name what is wrong."""
    for name in given:
        if name not in ("game", "match", "options", "chairs", "policy", "deal"):
            raise BadOption(
                "option.unknown", option=name, options="game, match, options, chairs, policy, deal"
            )
    game = new_game(_text(given.get("game", "contract")), _object(given, "options"))
    first, fixed = _first(game, given)
    match = _match(game, given, fixed)
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


def _match(game: Game, given: Mapping[str, Any], fixed: Mapping[str, int]) -> Match:
    """The match asked for; one that begins with given cards begins at their board or deal."""
    wanted = _object(given, "match")
    kind = wanted.pop("kind", None)
    for name, size in wanted.items():
        if type(size) is int and size > LONGEST:
            raise BadOption("option.value", option=name, value=str(size), values=f"1–{LONGEST}")
    form = new_match(game.name, None if kind is None else _text(kind))
    known = {name: value for name, value in fixed.items() if hasattr(form, name)}
    return new_match(game.name, form.kind, {**known, **wanted})


def _players(game: Game) -> tuple[Seat, ...]:
    return SEATS if game.players == 4 else tuple(seat for seat in SEATS if seat is not Seat.N)


def _chairs(game: Game, given: Mapping[str, Any]) -> dict[Seat, str]:
    """The chairs asked for; in a game for three North is Domy's (RULES 4.3)."""
    players = _players(game)
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


def _first(game: Game, given: Mapping[str, Any]) -> tuple[FirstDeal | None, dict[str, int]]:
    """The cards of the first deal, and what of the match its setting fixes: the first board or deal."""
    wanted = _object(given, "deal")
    if not wanted:
        return None, {}
    number = whole_number(_text(wanted.get("number", "")))
    deal = Deal.from_number(-1 if number is None else number)
    players = _players(game)
    dealer = Seat.parse(_text(wanted.get("dealer", players[0])))
    if dealer not in players:
        raise BadOption("deal.domy", seat=str(dealer))
    first = FirstDeal(deal, dealer)
    match game.name:
        case "contract":
            return first, {"boards": 1, "first": board_for(dealer, wanted.get("vulnerable") or ())}
        case "comptoir":
            return first, {"first": wanted.get("deal", 1)}
        case _:
            return first, {}


def board_for(dealer: Seat, vulnerable: Iterable[object]) -> int:
    """The first board with that dealer and these seats vulnerable; `BadOption` where no board has them."""
    seats = {Seat.parse(_text(seat)) for seat in vulnerable}
    boards = range(1, CYCLE + 1)
    fits = (b for b in boards if board_dealer(b) is dealer and set(Vulnerability.on_board(b)) == seats)
    board = next(fits, None)
    if board is None:
        shown = "".join(str(seat) for seat in sorted(seats))
        raise BadOption("option.value", option="vulnerable", value=shown, values="–, N S, E W, N E S W")
    return board
