"""The result objects of Bridgemate's Data Connector: a contract, a pass, or averages by a negative level."""

from collections.abc import Mapping
from itertools import product

from chelem.core import Contract, ParseError, Seat, Side
from chelem.core.cards import RANKS, SUITS, Card, Strain
from chelem.events.outcome import (
    PASSED_OUT,
    ArtificialScore,
    Award,
    LineOutcome,
    NotPlayed,
    PlayedScore,
    SideOutcome,
    SplitScore,
)
from chelem.scoring import Average

NORTH_SOUTH, EAST_WEST, BOTH = 1, 2, 3
"""`ScoringDirection`: whom a result counts for."""
PASS, NOT_PLAYED = 0, -10
AVERAGES: Mapping[int, tuple[Average, Average]] = {
    -1 - place: pair for place, pair in enumerate(product(Average, Average))
}
"""By `Level`: the averages of the side the result is for, and of its opponents; both minus is −1."""
_LEVELS = {pair: level for level, pair in AVERAGES.items()}
_STRAINS = (Strain.C, Strain.D, Strain.H, Strain.S, Strain.NT)
_STAKES = (1, 2, 4)
NUMBERS = (
    *("TableNumber", "RoundNumber", "BoardNumber", "ScoringDirection", "PairNorthSouth", "PairEastWest"),
    *("Level", "Denomination", "Stake", "DeclarerDirection", "TotalTricks", "LeadCardRank", "LeadCardSuit"),
)
"""The fields of a result that are read as whole numbers; those that are absent are 0."""


def result_numbers(result: Mapping[str, object]) -> dict[str, int]:
    """Return the numbers of a result; `ParseError` for other values."""
    numbers = {}
    for name in NUMBERS:
        value = result.get(name) or 0
        if not isinstance(value, int) or isinstance(value, bool) or abs(value) > 999_999:
            raise ParseError("event.bridgemate", field=name)
        numbers[name] = value
    if not 1 <= numbers["BoardNumber"] <= 9999:
        raise ParseError("event.board", text=str(numbers["BoardNumber"]))
    return numbers


def outcome_of_result(numbers: Mapping[str, int]) -> LineOutcome:
    """Return the outcome of a result; where it is for East-West, its first average is theirs."""
    level, board = numbers["Level"], numbers["BoardNumber"]
    if level == NOT_PLAYED:
        return NotPlayed()
    if level == PASS:
        return PASSED_OUT
    if level in AVERAGES:
        own, other = (Award.of(average) for average in AVERAGES[level])
        turned = numbers["ScoringDirection"] == EAST_WEST
        return ArtificialScore(other, own) if turned else ArtificialScore(own, other)
    seat, strain, stake = numbers["DeclarerDirection"], numbers["Denomination"], numbers["Stake"]
    tricks = numbers["TotalTricks"]
    if not (
        1 <= level <= 7 and 1 <= seat <= 4 and 1 <= strain <= 5 and 0 <= stake <= 2 and 0 <= tricks <= 13
    ):
        raise ParseError("event.bridgemate", field="Level")
    contract = Contract(Seat(seat - 1), _STRAINS[strain - 1], 6 + level, _STAKES[stake])
    return PlayedScore.of(contract, tricks, board, _lead(numbers["LeadCardRank"], numbers["LeadCardSuit"]))


def _lead(rank: int, suit: int) -> Card | None:
    """Return the card led: its suit from clubs, its rank from 2 to 14, the ace; None for other numbers."""
    if not (2 <= rank < 2 + len(RANKS) and 1 <= suit <= len(SUITS)):
        return None
    return Card(SUITS[suit - 1], RANKS[rank - 2])


def joined_outcome(north_south: LineOutcome, east_west: LineOutcome) -> LineOutcome:
    """Return the outcome of a board that has a result of its own for each side."""
    own_ns, own_ew = _of_side(north_south, Side.NS), _of_side(east_west, Side.EW)
    if own_ns is None or own_ew is None:
        return NotPlayed()
    if isinstance(own_ns, Award) and isinstance(own_ew, Award):
        return ArtificialScore(own_ns, own_ew)
    return own_ns if own_ns == own_ew and isinstance(own_ns, PlayedScore) else SplitScore(own_ns, own_ew)


def _of_side(outcome: LineOutcome, side: Side) -> SideOutcome | None:
    if isinstance(outcome, ArtificialScore):
        return outcome.north_south if side is Side.NS else outcome.east_west
    return outcome if isinstance(outcome, PlayedScore) else None


def fields_of_outcome(outcome: LineOutcome, pairs: tuple[int, int]) -> dict[str, int] | None:
    """Return the fields of a result that say what happened; None for what the format cannot say."""
    fields = dict.fromkeys(("DeclaringPair", "DeclarerDirection", "Level", "Denomination", "Stake"), 0)
    fields |= dict.fromkeys(("TotalTricks", "LeadCardRank", "LeadCardSuit"), 0)
    match outcome:
        case PlayedScore(passed=True):
            return fields
        case PlayedScore(contract=Contract() as contract, tricks=int() as tricks, lead=lead):
            return (
                fields
                | _lead_fields(lead)
                | {
                    "DeclaringPair": pairs[contract.declarer % 2],
                    "DeclarerDirection": contract.declarer + 1,
                    "Level": contract.tricks - 6,
                    "Denomination": _STRAINS.index(contract.strain) + 1,
                    "Stake": _STAKES.index(contract.stake),
                    "TotalTricks": tricks,
                }
            )
        case ArtificialScore(Award(average=Average() as one), Award(average=Average() as other)):
            return fields | {"Level": _LEVELS[one, other]}
        case NotPlayed("missing"):
            return fields | {"Level": NOT_PLAYED}
        case _:
            return None


def _lead_fields(lead: Card | None) -> dict[str, int]:
    if lead is None:
        return {}
    return {"LeadCardRank": RANKS.index(lead.rank) + 2, "LeadCardSuit": SUITS.index(lead.suit) + 1}
