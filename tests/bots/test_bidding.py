"""How bots bid: legally, repeatably, from their own cards alone, as high as the cards are worth."""

import os
import random
from collections import Counter
from collections.abc import Iterator

import pytest

from chelem.bots import Baseline
from chelem.core.cards import DECK
from chelem.core.contracts import Contract
from chelem.core.deals import Deal
from chelem.core.hands import Hand
from chelem.core.seats import SEATS, SIDES, Seat
from chelem.engine.audience import Player, View
from chelem.engine.events import Started
from chelem.engine.game import AuctionGame
from chelem.engine.log import Log
from chelem.engine.match import Match
from chelem.games.comptoir import Comptoir, ComptoirOptions
from chelem.games.comptoir.seven import Seven
from chelem.games.contract import ContractBridge
from chelem.games.contract.chicago import Chicago
from chelem.games.contract.rubber import Rubber
from chelem.matches.dealing import deal_event, next_setting
from chelem.matches.duplicate import Duplicate
from tests.bots.positions import fill_deal, play_actions
from tests.support.calls import calls_made

pytestmark = pytest.mark.slow

PLAYERS = dict(zip(SEATS, ("north", "east", "south", "west"), strict=True))
GAME_LEVEL = (5, 5, 4, 4, 3)
BOT = Baseline(seed=1)
MANY = "CHELEM_LAWS" in os.environ
"""Whether `make laws` runs these tests, on more deals."""
GAMES = (
    (ContractBridge(), Duplicate()),
    (ContractBridge(), Rubber()),
    (ContractBridge(), Chicago()),
    (Comptoir(), Seven(first=5)),
    (Comptoir(ComptoirOptions(redouble=True)), Seven()),
    (Comptoir(ComptoirOptions(mark="traditional")), Seven()),
)


def seeded(start: int) -> random.Random:
    return random.Random(start)  # noqa: S311 - a test repeats itself


def new_log(
    deal: Deal | None = None, seed: int = 1, game: AuctionGame = GAMES[0][0], match: Match = GAMES[0][1]
) -> Log:
    """Return the log of a match whose first deal, given or drawn, is dealt by North."""
    log, draw = Log(Started(game, match, PLAYERS)), seeded(seed).randrange
    setting = next_setting(log.state, draw, Seat.N)
    log.add(deal_event(log.state, setting, deal or game.prepare(setting, draw)))
    return log


def turns(log: Log) -> Iterator[View]:
    """Yield the view of each player who is to call; the caller makes the calls."""
    while (board := log.state.board) is not None and board.play is None and log.state.turn is not None:
        yield log.view(Player(PLAYERS[log.state.turn.actor]))


def bid(log: Log) -> Log:
    """Let four bots bid."""
    for view in turns(log):
        log.act(view.viewer.id, BOT.move(view))
    return log


def deals(count: int, seed: int) -> list[Deal]:
    draw = seeded(seed).randrange
    return [Deal.draw(draw) for _ in range(count)]


@pytest.mark.parametrize(("game", "match"), GAMES, ids=lambda each: str(each)[:60])
def test_every_auction_is_legal_and_repeatable(game: AuctionGame, match: Match) -> None:
    """In each game and form of match a call is legal, the same each time, and the auction ends."""
    for seed in range(6):
        log = new_log(None, seed, game, match)
        for view in turns(log):
            call = BOT.move(view)
            assert call in view.state.legal()
            assert call == Baseline(seed=1).move(view)
            log.act(view.viewer.id, call)
        assert len(calls_made(log.state.board)) < 60


def test_any_legal_auction_has_a_legal_call() -> None:
    """After any legal calls, sensible or not, a bot makes a legal call."""
    rng = seeded(13)
    for deal in deals(60 if MANY else 25, seed=13):
        log, strange = new_log(deal), rng.choice((0.1, 0.4, 1.0))
        for view in turns(log):
            legal, call = view.state.legal(), BOT.move(view)
            assert call in legal
            log.act(view.viewer.id, rng.choice(legal[:10]) if rng.random() < strange else call)


def test_hidden_hands_change_nothing() -> None:
    """A call depends on the caller's hand and the auction, not on the other hands."""
    rng = seeded(5)
    for deal in deals(20, seed=5):
        seat, auction = rng.choice(SEATS), calls_made(bid(new_log(deal)).state.board)
        others = [card for card in DECK if card not in deal[seat]]
        rng.shuffle(others)
        hands = {
            other: Hand.of(others[13 * i : 13 * i + 13]) for i, other in enumerate(seat.clockwise(1)[:3])
        }
        log = new_log(Deal.of(*map({**hands, seat: deal[seat]}.__getitem__, SEATS)))
        for view, call in zip(turns(log), auction, strict=False):
            assert view.seat is not seat or call == BOT.move(view)
            log.act(view.viewer.id, call)


def test_games_and_slams_are_bid_with_the_points() -> None:
    """With 26 HCP a side bids game nine times in ten; slams are rare and have the points."""
    count, of = Counter[str](), 100 if MANY else 60
    for deal in deals(of, seed=9):
        contract = _contract(new_log(deal))
        for side in SIDES:
            points = sum(deal[seat].hcp for seat in side.seats)
            ours = contract is not None and contract.declarer.side is side
            level = contract.level if ours and contract is not None else 0
            game = ours and contract is not None and level >= GAME_LEVEL[contract.strain]
            count["rich"] += points >= 26
            count["reached"] += points >= 26 and game
            count["poor"] += game and points < 18
            count["slam"] += level >= 6
            count["poor slam"] += level >= 6 and points < 26
    assert count["reached"] >= 0.9 * count["rich"]
    assert count["poor"] <= 0.05 * of
    assert 0.01 * of <= count["slam"] <= 0.08 * of
    assert count["poor slam"] <= 0.01 * of


def _contract(log: Log) -> Contract | None:
    """Let four bots bid, and return the contract; None if all pass."""
    board = bid(log).state.board
    return None if board is None else board.contract


@pytest.mark.parametrize("deal", [5, 6])
def test_slams_in_comptoir(deal: int) -> None:
    """On deals 5 and 6, with 31 points on average, the dealer's side bids many slams and few part-scores."""
    count, of = Counter[str](), 30 if MANY else 20
    for seed in range(of):
        contract = _contract(new_log(None, seed, Comptoir(), Seven(first=deal)))
        level = contract.level if contract is not None and contract.declarer in (Seat.N, Seat.S) else 0
        count["slam"] += level >= 6
        count["low"] += contract is None or level < GAME_LEVEL[contract.strain]
    assert count["slam"] >= 0.4 * of
    assert count["low"] <= 0.05 * of


@pytest.mark.parametrize(
    ("calls", "hand", "sensible"),
    [
        ("7C P", "K82.Q743.873.942", {"P"}),
        ("6S", "Q82.Q743.8732.94", {"P"}),
    ],
)
def test_calls_outside_the_system(calls: str, hand: str, sensible: set[str]) -> None:
    """After a call that nobody plays a bot still makes a sensible call."""
    seat = SEATS[len(calls.split()) % 4]
    log = play_actions(new_log(fill_deal({seat.name: hand})), calls)
    assert str(BOT.move(log.view(Player(PLAYERS[seat])))) in sensible
