"""Matches that have begun: the deals that lead to part-scores and games, bid, led to and claimed."""

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

_BIDS: Mapping[int, tuple[Bid, ...]] = FrozenMap(
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

_POSSIBLE_GAMES = ((0, 0), (1, 0), (0, 1), (1, 1))
_MOST_FAILED = 3
"""Contracts that fail before the deal, to come to a later one: a Chicago has four deals."""


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


_FAILED = EarlierDeal(SIDES[0], Bid.parse("1NT"), 6)


def match_at(form: str, standing: Standing, dealer: Seat, vulnerable: Vulnerability) -> Log:
    """Return the log of a match of contract bridge before a deal with this dealer and vulnerability.

    `form` is a form of match with a line; players are named by their seats. Contracts just made, games first,
    lead to the standing, after contracts that failed where the vulnerability needs more deals. `Refused` if
    no deals lead there.
    """
    return _match_at(form, standing, dealer, vulnerable).copy()


@lru_cache(maxsize=1024)
def _match_at(form: str, standing: Standing, dealer: Seat, vulnerable: Vulnerability) -> Log:
    for games in _POSSIBLE_GAMES if standing.games is None else (standing.games,):
        for failed in range(_MOST_FAILED + 1):
            deals = [*_scoring_games(games), *[_FAILED] * failed, *_scoring(standing.below)]
            log = _played(form, dealer, deals)
            state = log.state
            if state.verdict is not None or len(state.sheet.rows) < len(deals):
                break
            if state.match.next(state.game, state.sheet, dealer).vulnerable is vulnerable:
                return log
    raise Refused(f"standing.{form}", vulnerable=str(vulnerable))


def _scoring_games(games: SidePair) -> Iterator[EarlierDeal]:
    north_south, east_west = games
    return _scoring((GAME_POINTS * north_south, GAME_POINTS * east_west))


def _scoring(points: SidePair) -> Iterator[EarlierDeal]:
    """Yield the deals by which each side scores its points below the line."""
    for side, scored in zip(SIDES, points, strict=True):
        for bid in _BIDS[scored]:
            yield EarlierDeal.made(side, bid)


def _played(form: str, dealer: Seat, deals: list[EarlierDeal]) -> Log:
    """Return the log of a match with these deals, before one by `dealer`; it may end before the last."""
    game = game_of_files()
    log = Log(Started(game, new_match(game.name, form), {seat: str(seat) for seat in SEATS}))
    first = SEATS[(dealer - len(deals)) % 4]
    for deal in deals:
        state = log.state
        if state.verdict is None:
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
