"""The parts of a contract bridge score: tricks, bonuses, undertricks (RULES 0.7, 0.8)."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, groupby, islice, repeat

from chelem.core import Contract, Line, ParseError, Strain, coerce
from chelem.i18n import Fact

# RULES 0.7. Pairs are (not vulnerable, vulnerable); the keys 1, 2, 4 are stakes.
PER_TRICK: Mapping[Strain, int] = {Strain.C: 20, Strain.D: 20, Strain.H: 30, Strain.S: 30, Strain.NT: 30}
NO_TRUMP_EXTRA = 10
GAME_POINTS = 100
GAME_TRICKS: Mapping[Strain, int] = {Strain.C: 11, Strain.D: 11, Strain.H: 10, Strain.S: 10, Strain.NT: 9}
PART_SCORE = 50
GAME = (300, 500)
SMALL_SLAM = (500, 750)
GRAND_SLAM = (1000, 1500)
INSULT: Mapping[int, int] = {2: 50, 4: 100}
OVERTRICK: Mapping[int, tuple[int, int]] = {2: (100, 200), 4: (200, 400)}

# RULES 0.8. The price of the first undertrick, of the second …; the last price repeats.
UNDERTRICK: Mapping[int, tuple[tuple[int, ...], tuple[int, ...]]] = {
    1: ((50,), (100,)),
    2: ((100, 200, 200, 300), (200, 300)),
    4: ((200, 400, 400, 600), (400, 600)),
}


def contract_and_tricks(contract: Contract | str, tricks: int | None) -> tuple[Contract, int]:
    """Return the contract and declarer's tricks; without `tricks`, `contract` must be text with a result.

    `ParseError` if the result is missing or the text is not a contract.
    """
    if tricks is not None:
        return coerce(Contract, contract), tricks
    if isinstance(contract, Contract):
        raise ParseError("contract.no_result", text=contract)
    return Contract.parse_result(contract)


def margin(contract: Contract, tricks: int) -> int:
    """Return the number of overtricks, negative for undertricks.

    `ParseError` unless `tricks` is 0–13 and the stake 1, 2 or 4.
    """
    if not 0 <= tricks <= 13:
        raise ParseError("score.range", tricks=tricks)
    if contract.stake not in UNDERTRICK:
        raise ParseError("score.doubling", stake=contract.stake)
    return tricks - contract.tricks


def trick_points(contract: Contract) -> int:
    """Return the points for the tricks of the contract, multiplied by the stake (RULES 0.7).

    >>> trick_points(Contract.parse("3NT by S")), trick_points(Contract.parse("2SX by S"))
    (100, 120)
    """
    return (contract.level * PER_TRICK[contract.strain] + _extra(contract.strain)) * contract.stake


def is_game(contract: Contract) -> bool:
    """Return whether the trick points, doubling included, make a game (RULES 2.2)."""
    return trick_points(contract) >= GAME_POINTS


def trick_lines(contract: Contract, *, below: bool = False) -> tuple[Line, ...]:
    """Return the line for the trick points of a contract that was made."""
    facts: dict[str, Fact] = {
        "level": contract.level,
        "strain": contract.strain.name,
        "each": PER_TRICK[contract.strain],
        "extra": _extra(contract.strain),
        "stake": contract.stake,
    }
    return (Line(contract.declarer.side.seats, trick_points(contract), "mark.tricks", facts, below),)


def part_score_bonus(contract: Contract) -> tuple[Line, ...]:
    """Return the duplicate bonus for a part-score made."""
    return (Line(contract.declarer.side.seats, PART_SCORE, "mark.partscore"),)


def game_bonus(contract: Contract, *, vulnerable: bool) -> tuple[Line, ...]:
    """Return the bonus for a game made in one deal."""
    facts = {"vulnerable": int(vulnerable)}
    return (Line(contract.declarer.side.seats, GAME[vulnerable], "mark.game", facts),)


def premium_lines(contract: Contract, tricks: int, *, vulnerable: bool) -> tuple[Line, ...]:
    """Return what every form of the game adds for a contract made: slam, insult, overtricks (RULES 0.7)."""
    return (
        *slam_bonus(contract, vulnerable=vulnerable),
        *insult_bonus(contract),
        *overtrick_lines(contract, tricks, vulnerable=vulnerable),
    )


def slam_bonus(contract: Contract, *, vulnerable: bool) -> tuple[Line, ...]:
    """Return the bonus for a slam bid and made; doubling does not change it."""
    to, facts = contract.declarer.side.seats, {"vulnerable": int(vulnerable)}
    match contract.tricks:
        case 12:
            return (Line(to, SMALL_SLAM[vulnerable], "mark.slam.small", facts),)
        case 13:
            return (Line(to, GRAND_SLAM[vulnerable], "mark.slam.grand", facts),)
        case _:
            return ()


def insult_bonus(contract: Contract) -> tuple[Line, ...]:
    """Return the bonus for making a doubled or redoubled contract ("insult")."""
    if contract.stake == 1:
        return ()
    to, points = contract.declarer.side.seats, INSULT[contract.stake]
    return (Line(to, points, "mark.insult", {"stake": contract.stake}),)


def overtrick_lines(contract: Contract, tricks: int, *, vulnerable: bool) -> tuple[Line, ...]:
    """Return the line for overtricks, at the strain's price, or by stake and vulnerability if doubled."""
    count = margin(contract, tricks)
    if count == 0:
        return ()
    undoubled = contract.stake == 1
    price = PER_TRICK[contract.strain] if undoubled else OVERTRICK[contract.stake][vulnerable]
    facts = {"count": count, "each": price, "stake": contract.stake, "vulnerable": int(vulnerable)}
    return (Line(contract.declarer.side.seats, count * price, "mark.overtricks", facts),)


def undertrick_lines(contract: Contract, tricks: int, *, vulnerable: bool) -> tuple[Line, ...]:
    """Return the defenders' lines, one for each run of equally priced undertricks (RULES 0.8)."""
    facts = {"stake": contract.stake, "vulnerable": int(vulnerable)}
    prices = UNDERTRICK[contract.stake][vulnerable]
    return tuple(
        Line(
            contract.declarer.side.opponents.seats,
            count * price,
            "mark.undertricks",
            {"count": count, "each": price, "after": after, **facts},
        )
        for after, count, price in undertrick_runs(-margin(contract, tricks), prices)
    )


def undertrick_runs(down: int, prices: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    """Yield runs of equally priced undertricks: number before the run, number in the run, price of each.

    >>> list(undertrick_runs(5, (100, 200, 200, 300)))
    [(0, 1, 100), (1, 2, 200), (3, 2, 300)]
    """
    after = 0
    for price, equal in groupby(islice(chain(prices, repeat(prices[-1])), down)):
        count = len(list(equal))
        yield after, count, price
        after += count


def _extra(strain: Strain) -> int:
    return NO_TRUMP_EXTRA if strain is Strain.NT else 0
