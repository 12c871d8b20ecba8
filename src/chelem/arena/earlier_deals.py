"""Matches that have begun: rubbers and Chicagos with the deals that lead to a standing, bid and claimed."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from chelem.arena.standing import SidePair, Standing
from chelem.core import SEATS, SIDES, Bid, Deal, FrozenMap, Refused, Seat, Side, SimpleCall, Vulnerability
from chelem.engine import AnswerClaim, Log, MakeClaim
from chelem.engine.events import Started
from chelem.games.forms import new_match
from chelem.games.registry import game_of_files
from chelem.matches import deal_event
from chelem.scoring.contract import GAME_POINTS

_CARDS = Deal.parse("N:AJ92.KT5.Q84.763 763.AJ92.KT5.Q84 Q84.763.AJ92.KT5 KT5.Q84.763.AJ92")
"""Nobody has honours, so that a contract scores below the line alone."""

_CONTRACTS: Mapping[int, tuple[Bid, ...]] = FrozenMap(
    {
        points: tuple(map(Bid.parse, bids.split()))
        for points, bids in {
            0: "",
            20: "1C",
            30: "1H",
            40: "1NT",
            50: "1C 1H",
            60: "2H",
            70: "2NT",
            80: "4C",
            90: "3H",
            GAME_POINTS: "3NT",
        }.items()
    }
)
"""The fewest undoubled contracts that are worth so many points below the line."""


@dataclass(frozen=True, slots=True)
class EarlierDeal:
    """A contract that a side has bid, and the tricks that it took."""

    side: Side
    bid: Bid
    tricks: int

    @classmethod
    def made(cls, side: Side, bid: Bid) -> "EarlierDeal":
        """Return a contract made without an overtrick."""
        return cls(side, bid, bid.number + 6)


@lru_cache(maxsize=512)
def _rubber(standing: Standing, dealer: Seat) -> Log:
    north_south, east_west = standing.games
    won = _scoring((GAME_POINTS * north_south, GAME_POINTS * east_west))
    return _played("rubber", dealer, [*won, *_scoring(standing.below)])


def rubber_at(standing: Standing, dealer: Seat) -> Log:
    """Return the log of a rubber that stands so, before a deal by `dealer`; players are named by their seats.

    Games come first, North-South's before East-West's, then part-scores; every contract was just made.
    """
    return _rubber(standing, dealer).copy()


def chicago_at(below: SidePair, dealer: Seat, vulnerable: Vulnerability) -> Log:
    """Return the log of a Chicago before the first deal with this dealer and vulnerability that can have
    these part-scores; `Refused` if there is none: nothing comes before the first deal, on which nobody is
    vulnerable.
    """  # noqa: D205 - one sentence
    scoring = list(_scoring(below))
    for earlier in range(len(scoring), 4):
        down = [EarlierDeal(SIDES[0], Bid.parse("1NT"), 6)] * (earlier - len(scoring))
        log = _played("chicago", dealer, [*down, *scoring])
        state = log.state
        if state.match.next(state.game, state.sheet, dealer).vulnerable is vulnerable:
            return log
    raise Refused("standing.chicago", vulnerable=vulnerable)


def _scoring(points: SidePair) -> Iterator[EarlierDeal]:
    """Yield the deals by which each side scores its points below the line."""
    for side, scored in zip(SIDES, points, strict=True):
        for bid in _CONTRACTS[scored]:
            yield EarlierDeal.made(side, bid)


def _played(kind: str, dealer: Seat, deals: list[EarlierDeal]) -> Log:
    """Return the log of a match of a form of contract bridge with these deals, before one by `dealer`."""
    game = game_of_files()
    log = Log(Started(game, new_match(game.name, kind), {seat: str(seat) for seat in SEATS}))
    first = SEATS[(dealer - len(deals)) % 4]
    for deal in deals:
        state = log.state
        log.add(deal_event(state, state.match.next(state.game, state.sheet, first), _CARDS))
        _play(log, deal)
    return log


def _play(log: Log, deal: EarlierDeal) -> None:
    """Let the first player of the side bid its contract, and claim its tricks after the lead."""
    while (turn := log.state.turn) is not None and turn.actor.side is not deal.side:
        log.act(str(turn.actor), SimpleCall.PASS)
    log.act(log.state.player or "", deal.bid)
    for _ in range(3):
        log.act(log.state.player or "", SimpleCall.PASS)
    log.act(log.state.player or "", log.state.legal()[0])
    board = log.state.board
    declarer = board.contract.declarer if board and board.contract else None
    log.act(str(declarer), MakeClaim(deal.tricks))
    while (board := log.state.board) is not None and not board.closed and board.claim is not None:
        log.act(str(board.claim.waiting[0]), AnswerClaim(accept=True))
