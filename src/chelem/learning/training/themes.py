"""The themes of training: the deals of each, by the auction that robots make with them."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, reduce
from importlib.resources import files
from operator import and_, or_
from typing import Any

from chelem.core import SEATS, Bid, Contract, Seat, SimpleCall
from chelem.learning.training.plan import ThemeName, Training
from chelem.learning.training.system_auction import CallByRule
from chelem.simulation import ANY_DEAL, Condition, hand, side

_NORTH_SOUTH = (Seat.N, Seat.S)
_EAST_WEST = (Seat.E, Seat.W)


@dataclass(frozen=True, slots=True)
class Theme:
    """The deals of a theme (see `themes.toml`): a condition on the hands, and conditions on the auction.

    `hands` are those of deals whose maker sits South.
    """

    hands: Condition
    makers: tuple[Seat, ...]
    opening: frozenset[str] = frozenset()
    kind: str = ""
    conventions: frozenset[str] = frozenset()
    contract: str = ""
    makers_beside_best: tuple[Seat, ...] = ()

    def makers_in(self, training: Training) -> tuple[Seat, ...]:
        """Return the seats of the maker: of declarer's side, where the learner only plays the cards.

        A maker who is declarer is then the learner, who declares.
        """
        if training.best_hand and self.makers_beside_best:
            return self.makers_beside_best
        declaring = (Seat.S,) if self.contract else _NORTH_SOUTH
        return {"declare": declaring, "defend": _EAST_WEST}.get(training.activity, self.makers)

    def may_fit(self, calls: Sequence[CallByRule], maker: Seat) -> bool:
        """Return whether an auction that began so may belong to the theme."""
        opening = _first_bid(calls)
        if opening is None or not self.opening:
            return True
        by_maker = bool(self.conventions) or opening.seat is maker
        fits_kind = not self.kind or self.kind in opening.conventions
        return by_maker and fits_kind and str(opening.call) in self.opening

    def fits(self, calls: Sequence[CallByRule], contract: Contract | None, maker: Seat) -> bool:
        """Return whether a finished auction belongs to the theme."""
        if self.opening and (_first_bid(calls) is None or not self.may_fit(calls, maker)):
            return False
        if self.conventions and not self._is_conventional(_first_action(calls, maker)):
            return False
        return not self.contract or (
            contract is not None and contract.declarer is maker and self.contract in contract_kinds(contract)
        )

    def _is_conventional(self, made: CallByRule | None) -> bool:
        """Return whether a call has the name; a double with a name of its own is not called takeout too."""
        if made is None:
            return False
        doubles = {name for name in made.conventions if name.endswith("-double")}
        return bool(made.conventions & self.conventions) and not doubles


def contract_kinds(contract: Contract) -> set[str]:
    """Return which kinds of contract it is, of those that themes ask for."""
    kinds = {"doubled"} if contract.stake > 1 else set()
    return kinds | ({"slam"} if contract.tricks >= 12 else {"game"} if _is_game(contract) else set())


def _is_game(contract: Contract) -> bool:
    return contract.tricks >= {"NT": 9, "S": 10, "H": 10}.get(str(contract.strain), 11)


def _first_bid(calls: Sequence[CallByRule]) -> CallByRule | None:
    return next((made for made in calls if isinstance(made.call, Bid)), None)


def _first_action(calls: Sequence[CallByRule], maker: Seat) -> CallByRule | None:
    """Return the maker's first call that is not a pass."""
    own = (made for made in calls if made.seat is maker)
    return next((made for made in own if made.call is not SimpleCall.PASS), None)


@cache
def known_themes() -> Mapping[ThemeName, Theme]:
    """Return the themes by name."""
    text = files("chelem.learning.training").joinpath("themes.toml").read_text(encoding="utf-8")
    return {name: _read(table) for name, table in tomllib.loads(text).items()}  # type: ignore[misc] # checked by a test


def _read(table: Mapping[str, Any]) -> Theme:
    condition: Condition = reduce(and_, map(_condition, table.get("hands", ())), ANY_DEAL)
    if alternatives := table.get("either"):
        condition &= reduce(or_, (reduce(and_, map(_condition, alternative)) for alternative in alternatives))
    return Theme(
        condition,
        tuple(map(Seat.parse, table["makers"])),
        frozenset(table.get("opening", ())),
        table.get("kind", ""),
        frozenset(table.get("conventions", ())),
        table.get("contract", ""),
        tuple(map(Seat.parse, table.get("makers_beside_best", ()))),
    )


def _condition(terms: Mapping[str, Any]) -> Condition:
    """Return a condition that is given by the keywords of `hand` or `side`."""
    if "seat" in terms:
        return hand(**terms)
    return side(terms["side"], **{key: value for key, value in terms.items() if key != "side"})


def turned_from_south(hands: Sequence[Any], maker: Seat) -> tuple[Any, ...]:
    """Return what belongs to N, E, S, W, turned so that `maker` gets South's."""
    steps = (maker - Seat.S) % 4
    return tuple(hands[(place - steps) % 4] for place in SEATS)
