"""The bots' bidding: each rule with a given hand, and general properties of random deals."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from chelem.bots.bidding import choose_call
from chelem.bots.bidding.choice import call_with
from chelem.bots.bidding.description import Force
from chelem.bots.bidding.evaluation import EvaluatedHand
from chelem.bots.bidding.system import understand_auction
from chelem.core.calls import (
    Bid,
    Call,
    SimpleCall,
    parse_action,
)
from chelem.core.cards import DECK, Suit
from chelem.core.deals import Deal
from chelem.core.hands import Hand
from chelem.core.seats import SEATS, SIDES, Seat
from chelem.engine.audience import Player
from chelem.engine.events import Started
from chelem.engine.log import Log
from chelem.engine.setting import Setting
from chelem.engine.style import STANDARD
from chelem.games.comptoir import Comptoir, ComptoirOptions
from chelem.games.comptoir.seven import Seven
from chelem.games.contract import ContractBridge
from chelem.matches.dealing import deal_event, next_setting
from chelem.matches.duplicate import Duplicate
from chelem.phases.auction import Auction

pytestmark = pytest.mark.slow

PLAYERS = dict(zip(SEATS, ("north", "east", "south", "west"), strict=True))
GAME_LEVEL = (5, 5, 4, 4, 3)
CONTRACT = ContractBridge()
GAMES = (
    CONTRACT,
    Comptoir(),
    Comptoir(ComptoirOptions(redouble=True)),
    Comptoir(ComptoirOptions(mark="traditional")),
)


def seeded(start: int) -> random.Random:
    return random.Random(start)  # noqa: S311 - a test repeats itself


def calls_of(text: str) -> tuple[Call, ...]:
    found = tuple(map(parse_action, text.split()))
    return tuple(call for call in found if isinstance(call, (Bid, SimpleCall)))


def bid_on(hand: str, auction: str = "") -> str:
    """Return the bot's call with a hand after an auction, given from the dealer's call on."""
    calls = calls_of(auction)
    phase = CONTRACT.auction(Seat.N)
    for call in calls:
        phase.check(call, None)
        phase = phase.after(call)
    legal = frozenset(phase.legal(Hand.parse(hand)))
    return str(call_with(EvaluatedHand.of(Hand.parse(hand)), STANDARD, calls, legal))


def auction_of(game: ContractBridge | Comptoir, deal: Deal, dealer: Seat = Seat.N) -> Auction:
    """Return the auction of four bots on a deal."""
    phase = game.auction(dealer)
    style = replace(game.style, redouble=phase.doubling > 1)
    while (turn := phase.turn) is not None:
        hand = deal[turn.actor]
        calls = tuple(call for call in phase.calls if isinstance(call, (Bid, SimpleCall)))
        call = call_with(EvaluatedHand.of(hand), style, calls, frozenset(phase.legal(hand)))
        phase.check(call, hand)
        phase = phase.after(call)
    return phase


def deals(count: int, seed: int = 1) -> list[Deal]:
    draw = seeded(seed).randrange
    return [Deal.draw(draw) for _ in range(count)]


def new_log(game: ContractBridge | Comptoir) -> Log:
    return Log(Started(game, Duplicate() if isinstance(game, ContractBridge) else Seven(), PLAYERS))


@pytest.mark.parametrize(
    ("hand", "call"),
    [
        pytest.param("AQ.KJ7.KQ83.T942", "1NT", id="1NT is 15-17 balanced"),
        pytest.param("AQJ82.K7.A83.K94", "1NT", id="5332 with 15-17 opens 1NT"),
        pytest.param("AQ.KQ7.KQJ3.AJ94", "2C", id="a balanced 22 opens 2C"),
        pytest.param("AQ.KJ7.KQJ3.AT94", "2NT", id="2NT is 20-21 balanced"),
        pytest.param("AQJ82.K7.83.K942", "1S", id="a major opening has five cards"),
        pytest.param("AQJ8.KJ72.83.K94", "1C", id="the better minor with four-card majors"),
        pytest.param("AQJ8.K872.K83.94", "1D", id="4432: 1D on three with two clubs"),
        pytest.param("AQ8.K872.K83.942", "1C", id="1C with three of each minor"),
        pytest.param("A8.K2.KQ83.Q9742", "1C", id="the longer minor"),
        pytest.param("K8.82.AQ83.AQ742", "1C", id="five clubs rather than four diamonds"),
        pytest.param("KQ872.AQ832.K8.4", "1S", id="the higher of two five-card suits"),
        pytest.param("K9872.AQ983.A8.4", "1S", id="rule of twenty: 13 points and 5-5"),
        pytest.param("A9872.KQ983.Q8.4", "1S", id="11 points and 5-5 open"),
        pytest.param("A982.KQ83.Q84.42", "P", id="a balanced 11 does not open"),
        pytest.param("KQJ872.83.Q84.42", "2S", id="weak two: a good six-card suit, 6-10"),
        pytest.param("J98732.K3.Q84.42", "P", id="no weak two on a poor suit"),
        pytest.param("8.83.KQJ8742.Q42", "3D", id="seven cards preempt at three"),
        pytest.param("KQJ98742.8.Q84.4", "4S", id="an eight-card major opens at four"),
        pytest.param("A.AKQJ872.AQ8.K4", "2C", id="a hand with game by itself opens 2C"),
    ],
)
def test_openings(hand: str, call: str) -> None:
    """Openings: five-card majors, better minor, strong 2C, weak twos, preempts."""
    assert bid_on(hand) == call


def test_fourth_seat_does_not_preempt() -> None:
    """A weak hand in fourth seat passes the deal out."""
    assert bid_on("KQJ872.83.Q84.42", "P P P") == "P"


RESPONSES = [
    ("K83.A742.J832.42", "1S P", "2S", "a single raise with three trumps and 6-10"),
    ("K83.A742.KJ832.4", "1S P", "2D", "a new suit first with a fit and game values"),
    ("K832.A742.K32.42", "1S P", "3S", "a limit raise with 11-12"),
    ("KT832.4.Q9632.42", "1S P", "4S", "five trumps and shape: the preemptive raise"),
    ("83.A74.QJ832.942", "1S P", "1NT", "6-10 without a fit"),
    ("83.Q74.J9832.942", "1S P", "P", "fewer than six points"),
    ("83.AQ4.KQ832.942", "1S P", "2D", "two over one with eleven points"),
    ("83.AQJ74.K32.Q42", "1S P", "2H", "2H over 1S shows five"),
    ("Q3.KJ4.K832.QT42", "1S P", "2C", "four-card minors up the line"),
    ("AQ83.74.K832.942", "1H P", "1S", "1S over 1H shows four"),
    ("Q832.KQ74.83.942", "1C P", "1H", "majors up the line"),
    ("KQ832.KQ742.83.9", "1C P", "1S", "the higher of two five-card suits"),
    ("Q83.K74.KJ3.9742", "1D P", "1NT", "1NT without a major, 6-10"),
    ("Q83.KJ4.KJ3.Q742", "1D P", "2NT", "11-12 balanced"),
    ("QJ3.KJ4.AJ3.Q742", "1D P", "3NT", "13 or more balanced"),
    ("AKQ832.4.AK3.Q42", "1H P", "2S", "a jump shift shows 17 and a fine suit"),
    ("83.74.K832.AJ942", "1C P", "1D", "a four-card suit before raising a minor"),
    ("83.743.A8.QJ9742", "1C P", "2C", "a club raise shows five"),
]
NOTRUMP = [
    ("KJ83.Q742.KJ3.42", "1NT P", "2C", "Stayman with a four-card major"),
    ("KJ832.Q74.KJ3.42", "1NT P", "2H", "transfer to spades"),
    ("83.QJ742.843.942", "1NT P", "2D", "transfer on a weak hand"),
    ("AQ5.KJ72.KQ8.T94", "1NT P 2D P", "2H", "the transfer is completed"),
    ("AQ5.AJ72.KQ8.T94", "1NT P 2D P", "2H", "sixteen is not a maximum"),
    ("AQ5.AJ72.KQ8.J94", "1NT P 2D P", "3H", "super-accept with four cards and a maximum"),
    ("AQ52.KJ72.KQ8.94", "1NT P 2C P", "2H", "hearts first"),
    ("AQ52.KJ7.KQ82.94", "1NT P 2C P", "2S", "spades"),
    ("AQ5.KJ7.KQ82.T94", "1NT P 2C P", "2D", "no major"),
    ("KJ83.Q742.KJ3.42", "1NT P 2C P 2D P", "3NT", "3NT without a fit"),
    ("KJ83.Q742.KJ3.42", "1NT P 2C P 2H P", "4H", "the fit is found"),
    ("AQ52.KJ72.KQ8.94", "1NT P 2C P 2H P 3NT P", "4S", "a fit in the other major"),
    ("Q83.K74.KJ3.Q742", "1NT P", "3NT", "game with ten points"),
    ("Q83.K74.K83.9742", "1NT P", "2NT", "invitation with eight points"),
    ("Q83.K74.983.9742", "1NT P", "P", "pass with five points"),
    ("KJ832.Q74.KJ3.42", "1NT P 2H P 2S P", "3NT", "choice of games"),
    ("AQ5.KJ72.KQ8.T94", "1NT P 2H P 2S P 3NT P", "P", "4333 prefers 3NT"),
    ("AQ5.K7.KQ82.AT94", "1NT P 2H P 2S P 3NT P", "4S", "three trumps prefer the major"),
    ("KQ5.AJ7.KJ82.AQ4", "1NT P 4NT P", "6NT", "quantitative 4NT accepted with a maximum"),
    ("KJ832.4.8743.942", "2NT P", "3H", "transfer over 2NT"),
    ("KJ83.Q742.843.42", "2NT P", "3C", "Stayman over 2NT"),
]
REBIDS = [
    ("AQ5.KJ72.Q8.KJ94", "1C P 1D P", "1H", "a four-card major up the line"),
    ("AQ5.J72.Q82.KJ94", "1C P 1H P", "1NT", "12-14 balanced"),
    ("AQ52.J2.Q8.AKJ94", "1C P 1H P", "1S", "a second suit at the one level"),
    ("AQ52.J82.Q8.KT94", "1C P 1S P", "2S", "four trumps, a minimum"),
    ("AQ52.A2.82.AKJ94", "1C P 1S P", "4S", "nineteen with the fit: game"),
    ("A5.KJ2.AQ8.KJT94", "1C P 1S P", "2NT", "18-19 balanced"),
    ("A5.J2.KQJ874.Q94", "1D P 1S P", "2D", "rebid of six cards, a minimum"),
    ("A5.J2.AKQ874.K94", "1D P 1S P", "3D", "jump rebid with six cards and 16-18"),
    ("AQ854.K2.KJ74.94", "1S P 1NT P", "2D", "a second suit below the first"),
    ("A5.AQ74.AKQ84.94", "1D P 1S P", "2H", "a reverse shows seventeen"),
    ("AQ854.K2.AKJ4.A4", "1S P 1NT P", "3D", "a jump in a new suit forces to game"),
    ("AQ854.K72.KJ4.94", "1S P 2S P", "P", "a minimum passes the raise"),
    ("AQ854.AK7.KJ4.94", "1S P 2S P", "3S", "an invitation with seventeen or so"),
    ("AQ8542.AK7.KQ4.4", "1S P 2S P", "4S", "game opposite the raise"),
    ("AQ854.KQ7.K74.94", "1S P 3S P", "4S", "more than a minimum accepts"),
    ("KQ854.Q72.KJ4.94", "1S P 3S P", "P", "a minimum declines"),
    ("AQ854.K72.KJ4.94", "1S P 1NT P", "P", "a balanced minimum passes 1NT"),
]
CONTINUATIONS = [
    ("KQ832.74.A83.J42", "1C P 1S P 1NT P", "2C", "checkback with five spades and eleven"),
    ("A5.KJ72.Q82.KJ94", "1C P 1S P 1NT P 2C P", "2NT", "two spades, a maximum"),
    ("KQ8432.74.83.J42", "1C P 1S P 1NT P", "2S", "six weak spades"),
    ("83.AQJ4.83.KQ942", "1D P 1H P 1S P", "3NT", "game values and every suit held"),
    ("A3.AQJ42.843.K42", "1S P 2H P 3H P", "4H", "game with the fit"),
    ("K8.AQ942.KT8.842", "1D P 1H P 1S P", "2C", "fourth suit forcing"),
    ("832.74.T832.T942", "2C P", "2D", "2D waits"),
    ("AKQ84.AKJ7.AK.94", "2C P 2D P", "2S", "the strong suit"),
    ("8.742.T8432.T942", "2C P 2D P 2S P", "2NT", "nothing to show in a game force"),
    ("K83.AQ94.AKJ4.94", "2S P", "4S", "a fit and seventeen points over a weak two"),
    ("A3.AJ94.AK54.943", "2H P", "4H", "an ace in each suit and four trumps"),
    ("83.AJ94.K854.943", "2S P", "P", "nothing opposite a weak two"),
]
SLAMS = [
    ("AQ8542.AK7.AQ4.4", "1S P 3S P", "4NT", "Blackwood with slam values"),
    ("KJ83.A742.K32.42", "1S P 3S P 4NT P", "5D", "one ace"),
    ("KQJ3.KQ42.K32.42", "1S P 3S P 4NT P", "5C", "no ace"),
    ("KQJ542.AK7.KQ4.4", "1S P 3S P 4NT P 5C P", "5S", "sign-off with three aces missing"),
    ("KQJ542.AK7.AQ4.4", "1S P 3S P 4NT P 5D P", "6S", "six with one ace missing"),
    ("AQ5.KJ7.KQ82.AJ4", "1NT P", "6NT", "18 opposite 15"),
]
DEFENCE = [
    ("AQJ82.74.K83.942", "1H", "1S", "one-level overcall on a good suit"),
    ("J9742.K4.Q83.942", "1H", "P", "no overcall on five poor cards"),
    ("74.K4.Q83.AKJ942", "1S", "2C", "six good cards at the two level"),
    ("KQ82.7.AQ83.K942", "1H", "X", "takeout double: short in their suit"),
    ("K82.AQ7.AQ83.K94", "1H", "1NT", "15-18 with a stopper"),
    ("K2.AQJ.AKQ832.94", "1S", "X", "too strong for an overcall"),
    ("KQJ874.7.J83.942", "1H", "2S", "weak jump overcall"),
    ("K8742.73.K83.942", "1H X P", "1S", "minimum advance of a double"),
    ("K8742.73.AK3.942", "1H X P", "2S", "jump advance with 9-11"),
    ("AK874.73.AK3.942", "1H X P", "4S", "game with five cards and twelve points"),
    ("742.7432.Q83.942", "1H X P", "1S", "forced advance in a three-card suit"),
    ("K82.AQ73.983.942", "1H X P", "1NT", "a stopper and 6-10"),
    ("K82.A743.8.QJ942", "1D 1S P", "2D", "cue-bid with a fit and a strong raise"),
    ("K82.Q743.87.QJ94", "1D 1S P", "2S", "a simple raise of the overcall"),
    ("82.Q7432.K87.Q94", "1D 1S P", "P", "no fit, few points"),
    ("Q982.K7.K83.9842", "1H P P", "P", "pass out with eight poor points"),
    ("AJ82.7.K983.Q942", "1H P P", "X", "balancing double with nine points"),
    ("AQ8.AJ7.Q983.942", "1H P P", "1NT", "balancing 1NT with 11-14"),
    ("KQ82.73.AQ83.K94", "2H", "X", "takeout of a weak two"),
    ("A8.KQ7.AQ83.K942", "2H", "2NT", "15-18 over a weak two"),
    ("KQJT9.A73.AK.942", "1NT", "X", "penalty double of 1NT with sixteen"),
]
COMPETITION = [
    ("Q82.KQ74.K832.94", "1C 1S", "X", "a negative double: the other major"),
    ("Q82.K74.QJ832.94", "1H 1S", "2H", "support comes first"),
    ("82.AQ74.KJ832.94", "1H 1S", "2S", "cue-bid raise with eleven or more"),
    ("KJ2.874.KJ832.94", "1C 1S", "1NT", "a stopper and 7-10"),
    ("KJ82.A74.KJ8.942", "1H X", "XX", "redouble with ten points"),
    ("82.KJ7.98432.Q94", "1H X", "2H", "a weak raise over the double"),
    ("AQ82.K4.982.AK94", "1C 1H X P", "2S", "opener shows the major by points"),
    ("7.AQ4.K982.AQ942", "1C 1S P P", "X", "opener reopens, short in their suit"),
    ("KQJ9.A842.K82.94", "1NT 2S", "X", "trumps behind the overcall"),
    ("82.K74.AKJ83.Q94", "1H 2S", "4H", "game with the fit and no room"),
]
SITUATIONS = (RESPONSES, NOTRUMP, REBIDS, CONTINUATIONS, SLAMS, DEFENCE, COMPETITION)


@pytest.mark.parametrize(
    ("hand", "auction", "call"),
    [pytest.param(*case[:3], id=case[3]) for situation in SITUATIONS for case in situation],
)
def test_a_rule_of_the_system(hand: str, auction: str, call: str) -> None:
    """Each rule makes its call on a hand that fits it; the name of the case gives the reason."""
    assert bid_on(hand, auction) == call


def test_a_call_shows_the_hands_of_its_rule() -> None:
    """A call is understood by the same rule that makes it."""
    shown = understand_auction(STANDARD, calls_of("1NT P 2H P 2S P 2NT P")).shown
    assert (15, 17, True) == (shown[0].low, shown[0].high, shown[0].balanced)
    assert 5 == shown[2].min_length(Suit.S)
    assert 2 == understand_auction(STANDARD, calls_of("1NT")).shown[0].min_length(Suit.C)


def test_a_call_outside_the_system() -> None:
    """After a call outside the system the bot still makes a sensible call."""
    assert "P" == bid_on("K82.Q743.873.942", "7C P")
    assert bid_on("AQ8.AJ43.873.AK2", "1C P 5D P") in {"P", "6D"}
    assert "X" != bid_on("Q82.Q743.8732.94", "6S")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.name}-{game.options}")
def test_every_auction_is_legal_and_ends(game: ContractBridge | Comptoir) -> None:
    """Every call is legal, in each game and scoring, and every auction ends."""
    draw = seeded(7).randrange
    for number in range(250):
        setting = Setting(number % 7 + 1, 1, SEATS[number % 4])
        auction = auction_of(game, game.prepare(setting, draw), setting.dealer)
        assert auction.over
        assert len(auction.calls) < 60


def test_any_legal_auction_has_a_legal_call() -> None:
    """After any legal calls, sensible or not, a bot makes a legal call."""
    rng = seeded(13)
    for number, deal in enumerate(deals(150, seed=13)):
        phase, randomness = CONTRACT.auction(SEATS[number % 4]), rng.choice((0.1, 0.4, 1.0))
        while (turn := phase.turn) is not None:
            legal = phase.legal(deal[turn.actor])
            calls = tuple(call for call in phase.calls if isinstance(call, (Bid, SimpleCall)))
            call = call_with(EvaluatedHand.of(deal[turn.actor]), STANDARD, calls, frozenset(legal))
            assert call in legal
            phase = phase.after(rng.choice(legal[:10]) if rng.random() < randomness else call)


def test_a_forcing_bid_is_never_passed() -> None:
    """Partner bids after a forcing call if the next player passes."""
    for deal in deals(400, seed=3):
        calls = tuple(
            call for call in auction_of(CONTRACT, deal).calls if isinstance(call, (Bid, SimpleCall))
        )
        rules = understand_auction(STANDARD, calls).rules
        for asked, between, answered in zip(rules, calls[1:], calls[2:], strict=False):
            if asked.force is not Force.NONE and between is SimpleCall.PASS:
                assert answered is not SimpleCall.PASS, (deal, calls)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.name}-{game.options}")
def test_choose_call_with_a_view(game: ContractBridge | Comptoir) -> None:
    """The call for a view is legal, and the same each time."""
    draw = seeded(11).randrange
    for _ in range(8):
        log = new_log(game)
        setting = next_setting(log.state, draw)
        log.add(deal_event(log.state, setting, game.prepare(setting, draw)))
        while isinstance(log.state.board and log.state.board.phase, Auction) and log.state.turn:
            player = PLAYERS[log.state.turn.actor]
            view = log.view(Player(player))
            call = choose_call(view)
            assert call in view.state.legal()
            assert choose_call(view) == call
            log.act(player, call)


def test_hidden_hands_change_nothing() -> None:
    """A call depends on the caller's hand and the auction, not on the other hands."""
    rng = seeded(5)
    for deal in deals(40, seed=5):
        auction = auction_of(CONTRACT, deal)
        seat = rng.choice(SEATS)
        others = [card for card in DECK if card not in deal[seat]]
        rng.shuffle(others)
        hands = {
            other: Hand.of(others[13 * i : 13 * i + 13]) for i, other in enumerate(seat.clockwise(1)[:3])
        }
        again = Deal.of(*map({**hands, seat: deal[seat]}.__getitem__, SEATS))
        log = new_log(CONTRACT)
        log.add(deal_event(log.state, next_setting(log.state, rng.randrange, Seat.N), again))
        for caller, call in auction.said():
            if caller is seat:
                assert call == choose_call(log.view(Player(PLAYERS[seat])))
            log.act(PLAYERS[caller], call)


def test_games_and_slams_are_bid_with_the_points() -> None:
    """With 26 HCP a side bids game nine times in ten; slams are rare and have the points."""
    count = Counter[str]()
    for deal in deals(600, seed=9):
        contract = auction_of(CONTRACT, deal).contract()
        for side in SIDES:
            points = sum(deal[seat].hcp for seat in side.seats)
            ours = contract is not None and contract.declarer.side is side
            game = ours and contract is not None and contract.level >= GAME_LEVEL[contract.strain]
            count["rich"] += points >= 26
            count["reached"] += points >= 26 and game
            count["poor"] += game and points < 18
            count["slam"] += ours and contract is not None and contract.level >= 6
            count["poor slam"] += ours and contract is not None and contract.level >= 6 and points < 26
    assert count["reached"] >= 0.9 * count["rich"]
    assert count["poor"] <= 0.05 * 600
    assert 0.01 * 600 <= count["slam"] <= 0.08 * 600
    assert count["poor slam"] <= 0.01 * 600


@pytest.mark.parametrize("deal", [5, 6])
def test_slams_in_comptoir(deal: int) -> None:
    """On deals 5 and 6, with 31 points on average, the dealer's side bids many slams and few part-scores."""
    draw, game, count = seeded(deal).randrange, Comptoir(), Counter[str]()
    for _ in range(150):
        setting = Setting(deal, 1, Seat.N)
        contract = auction_of(game, game.prepare(setting, draw)).contract()
        level = contract.level if contract is not None and contract.declarer in (Seat.N, Seat.S) else 0
        game_bid = contract is not None and level >= GAME_LEVEL[contract.strain]
        count["slam"] += level >= 6
        count["low"] += not game_bid
    assert count["slam"] >= 0.4 * 150
    assert count["low"] <= 0.05 * 150
