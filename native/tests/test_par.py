"""Par is the value of the auction when all four hands are known."""

import random
from functools import cache

import pytest

from chelem_dd import Par, ParContract, Table, par, solve_table
from dealing import DEALERS_AND_VULNERABILITIES, VULNERABLE, deal

STRAINS = ("C", "D", "H", "S", "NT")  # as bids rank


def score(level: int, strain: str, tricks: int, *, doubled: bool, vulnerable: bool) -> int:
    """The score of the declaring side, by the Laws of Duplicate Bridge (2017), law 77."""
    over = tricks - 6 - level
    if over < 0 and doubled:
        prices = (200, 300, 300) if vulnerable else (100, 200, 200)
        return -sum(prices[n] if n < 3 else 300 for n in range(-over))
    if over < 0:
        return over * (100 if vulnerable else 50)
    each = 20 if strain in "CD" else 30
    points = (level * each + 10 * (strain == "NT")) * (2 if doubled else 1)
    bonus = 50 if points < 100 else 500 if vulnerable else 300
    bonus += {6: 500, 7: 1000}.get(level, 0) * (3 if vulnerable else 2) // 2
    extra = (200 if vulnerable else 100) if doubled else each
    return points + bonus + 50 * doubled + over * extra


class Auction:
    """The game whose value is par, call by call: pass, double the other side's bid, or bid higher."""

    def __init__(self, table: Table, vulnerable: str) -> None:
        self.table = table
        self.vulnerable = (vulnerable in {"NS", "both"}, vulnerable in {"EW", "both"})
        self.worth = cache(self.worth)

    def final(self, bid: int, declarer: int, *, doubled: bool) -> int:
        """The score of North and South; bids are numbered from 0, one club."""
        level, strain = bid // 5 + 1, STRAINS[bid % 5]
        tricks = self.table[strain]["NESW"[declarer]]
        declaring = score(level, strain, tricks, doubled=doubled, vulnerable=self.vulnerable[declarer % 2])
        return declaring if declarer % 2 == 0 else -declaring

    def worth(self, caller: int, bid: int = -1, declarer: int = 0, passes: int = 0, doubled: int = 0) -> int:
        """The score of North and South when `caller` is next, after a last bid, a double, and passes."""
        if passes == 4 or (passes == 3 and bid >= 0):
            return self.final(bid, declarer, doubled=bool(doubled)) if bid >= 0 else 0
        following = (caller + 1) % 4
        outcomes = [self.worth(following, bid, declarer, passes + 1, doubled)]
        outcomes += [self.worth(following, higher, caller) for higher in range(bid + 1, 35)]
        if bid >= 0 and not doubled and caller % 2 != declarer % 2:
            outcomes.append(self.worth(following, bid, declarer, 0, 1))
        return max(outcomes) if caller % 2 == 0 else min(outcomes)


def any_table(rng: random.Random) -> Table:
    """The table of a deal, or one of no deal, in which partners take different numbers of tricks."""
    if rng.random() < 0.3:
        return solve_table(deal(rng))
    rows = []
    for _ in range(5):
        ours = rng.randrange(14)
        around = [ours, 13 - ours, ours, 13 - ours]
        rows.append(tuple(min(13, max(0, tricks + rng.choice([-1, 0, 0, 0, 1, 2]))) for tricks in around))
    return Table(tuple(rows))


@pytest.mark.parametrize("seed", range(12))
def test_par_is_what_the_auction_is_worth(seed: int) -> None:
    """For every dealer and vulnerability, the score is that of the game searched call by call."""
    rng = random.Random(seed)
    table, vulnerable = any_table(rng), VULNERABLE[seed % 4]
    auction = Auction(table, vulnerable)
    for i, dealer in enumerate("NESW"):
        assert auction.worth(i) == par(table, dealer, vulnerable).score


@pytest.mark.parametrize("seed", range(50))
def test_par_contracts(seed: int) -> None:
    """They are all contracts that score par and over which the other side has no better one."""
    rng = random.Random(seed)
    table = any_table(rng)
    for dealer, vulnerable in DEALERS_AND_VULNERABILITIES:
        auction, found = Auction(table, vulnerable), par(table, dealer, vulnerable)
        finals = {
            (bid, seat): auction.final(
                bid, seat, doubled=table[STRAINS[bid % 5]]["NESW"[seat]] < bid // 5 + 7
            )
            for bid in range(35)
            for seat in range(4)
        }
        expected = {
            (bid, seat)
            for (bid, seat), score in finals.items()
            if score == found.score
            and not any(
                other > bid and (seat + by) % 2 and (final - score) * (-1) ** by > 0
                for (other, by), final in finals.items()
            )
        }
        assert expected == {
            (5 * int(contract.contract[0]) - 5 + STRAINS.index(contract.contract[1:].rstrip("X")), seat)
            for contract in found.contracts
            for seat in map("NESW".index, contract.declarers)
        }
        assert bool(expected) == bool(found.score)
        for contract in found.contracts:
            strain = contract.contract[1:].rstrip("X")
            for declarer in contract.declarers:
                assert table[strain][declarer] == 6 + int(contract.contract[0]) + contract.result
            assert contract.contract.endswith("X") == (contract.result < 0)


def test_all_pass_when_nobody_can_make_anything() -> None:
    assert Par(0, ()) == par(Table(((6, 6, 6, 6),) * 5), "N", "none")


def test_the_first_to_bid_has_what_both_can_make() -> None:
    """Both sides can make one no-trump and nothing else: the dealer's side gets it."""
    table = Table((*(((6, 6, 6, 6),) * 4), (7, 7, 7, 7)))
    assert Par(90, (ParContract("1NT", "NS", 0),)) == par(table, "S", "none")
    assert Par(-90, (ParContract("1NT", "EW", 0),)) == par(table, "W", "none")


def test_a_declarer_who_would_bid_too_late_is_none() -> None:
    """North deals, but only South can make one no-trump for the side, and East calls before South."""
    table = Table((*(((6, 6, 6, 6),) * 4), (6, 7, 7, 7)))
    assert -90 == par(table, "N", "none").score
    assert Par(90, (ParContract("1NT", "S", 0),)) == par(table, "S", "none")


def test_a_sacrifice_costs_less_than_the_game() -> None:
    """Against four spades, 420, five clubs doubled costs 300 two down; vulnerable, it costs too much."""
    table = Table(((10, 3, 10, 3), (6, 7, 6, 7), (5, 7, 5, 7), (4, 9, 4, 8), (7, 4, 7, 4)))
    assert Par(300, (ParContract("5CX", "E", -2),)) == par(table, "N", "none")
    assert Par(420, (ParContract("4S", "NS", 0),)) == par(table, "N", "EW")


def test_the_score_of_known_tables() -> None:
    """As DDS 2.9 scores it, whoever deals."""
    row = ((5, 8, 5, 8), (6, 6, 6, 6), (5, 7, 5, 7), (7, 5, 7, 5), (6, 6, 6, 6))
    assert Par(-110, (ParContract("2S", "EW", 0),)) == par(Table(row), "N", "none")


@pytest.mark.parametrize(
    ("dealer", "vulnerable", "fault"),
    [("n", "none", "a dealer is N, E, S or W"), ("N", "All", "vulnerable is none, NS, EW or both")],
)
def test_what_is_no_dealer_or_vulnerability(dealer: str, vulnerable: str, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        par(Table(((7, 6, 7, 6),) * 5), dealer, vulnerable)
