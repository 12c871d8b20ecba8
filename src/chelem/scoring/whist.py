"""The score of bridge-whist: tricks, honours, chicane, slam, settlement (RULES 1.1, 1.5–1.10)."""

from collections.abc import Collection, Mapping

from chelem.core import SEATS, SIDES, Contract, Deal, Line, ParseError, Score, Seat, Side, Strain, coerce
from chelem.i18n import Fact, add_messages
from chelem.scoring.honours import honours_held

add_messages("chelem.games.whist")  # the sentences of its lines lie with the game

# RULES 1.1: points for each trick above six.
TRICK_VALUES: Mapping[Strain, int] = {Strain.H: 8, Strain.D: 6, Strain.C: 4, Strain.S: 2, Strain.NT: 12}

# RULES 1.6: value in tricks, by a side's trump honours and the most of them in one hand.
HONOURS: Mapping[tuple[int, int], int] = {
    (3, 2): 2,
    (3, 3): 2,
    (4, 2): 4,
    (4, 3): 4,
    (4, 4): 8,
    (5, 3): 5,
    (5, 4): 9,
    (5, 5): 10,
}

# RULES 1.7: points, by a side's aces and the most of them in one hand.
ACES: Mapping[tuple[int, int], int] = {(3, 2): 30, (3, 3): 30, (4, 2): 40, (4, 3): 40, (4, 4): 100}

# RULES 1.8: tricks, by the number of a side's hands without trumps.
CHICANE: Mapping[int, int] = {1: 2, 2: 4}

# RULES 1.9, 1.10.
SMALL_SLAM = 20
GRAND_SLAM = 40
WINNER = 100


def score_whist(contract: Contract | str, tricks: Mapping[Side, int], deal: Deal) -> Score:
    """Return the score of one deal: tricks below the line; honours, chicane and slam above.

    Only strain and stake of the contract count. `tricks` are those of each side; `ParseError` unless they add
    up to 13.
    """
    played = coerce(Contract, contract)
    return Score(
        (
            *tricks_line(played.strain, played.stake, tricks),
            *_honours(played.strain, deal),
            *whist_slam(tricks),
        )
    )


def tricks_line(strain: Strain, stake: int, tricks: Mapping[Side, int]) -> tuple[Line, ...]:
    """Return the line for tricks above six, at the strain's value times the stake (RULES 1.5).

    It goes to the side that took them. `ParseError` unless the tricks add up to 13.
    """
    side = _taker(tricks)
    count, value = tricks[side] - 6, TRICK_VALUES[strain]
    facts: dict[str, Fact] = {"count": count, "strain": strain.name, "each": value, "stake": stake}
    return (Line(side.seats, count * value * stake, "whist.tricks", facts, below=True),)


def trump_honours(strain: Strain, counts: Mapping[Seat, int], void: Collection[Seat]) -> tuple[Line, ...]:
    """Return the honours of a deal with trumps, and what chicane adds or takes, undoubled (RULES 1.6, 1.8).

    `counts` has the A K Q J T of trumps in each hand, five in all; `void` are the hands without trumps.
    `ParseError` for impossible counts.
    """
    if wrong := [seat for seat in void if counts.get(seat, 0)]:
        raise ParseError("score.honours.void", seat=wrong[0])
    value = TRICK_VALUES[strain]
    side, count, most = _holdings(counts, of=5, least=3)[0]
    worth = HONOURS[count, most]
    facts = {"count": count, "most": most, "worth": worth, "each": value}
    return (
        Line(side.seats, worth * value, "whist.honours", facts),
        *_own_chicane(side, value, void),
        *_adverse_chicane(side, worth, value, void),
    )


def ace_honours(counts: Mapping[Seat, int]) -> tuple[Line, ...]:
    """Return the line for aces at notrump (RULES 1.7); two for each side score nothing.

    `counts` has the aces of each hand; `ParseError` unless there are four in all.
    """
    return tuple(
        Line(side.seats, ACES[count, most], "whist.aces", {"count": count, "most": most})
        for side, count, most in _holdings(counts, of=4, least=3)
    )


def whist_slam(tricks: Mapping[Side, int]) -> tuple[Line, ...]:
    """Return the slam bonus, above the line and undoubled: 20 for twelve tricks, 40 for 13 (RULES 1.9)."""
    side = _taker(tricks)
    match tricks[side]:
        case 12:
            return (Line(side.seats, SMALL_SLAM, "whist.slam.small"),)
        case 13:
            return (Line(side.seats, GRAND_SLAM, "whist.slam.grand"),)
        case _:
            return ()


def settlement(
    winner: Side, tricks_points: Mapping[Side, int], honour_points: Mapping[Side, int]
) -> tuple[Line, ...]:
    """Return the lines at the end of the game (RULES 1.10).

    The winner scores 100, and the loser's points are subtracted from the winner's. `tricks_points` and
    `honour_points` are the sums of all deals, below and above the line. With the lines of the deals, the
    winner's total is the settlement, which may be negative, and the loser's is 0.
    """
    loser = winner.opponents
    tricks, above = tricks_points.get(loser, 0), honour_points.get(loser, 0)
    lines = (
        Line(winner.seats, WINNER, "whist.won"),
        Line(winner.seats, -tricks, "whist.loser.tricks"),
        Line(winner.seats, -above, "whist.loser.honours"),
        Line(loser.seats, -tricks - above, "whist.settled", {"tricks": tricks, "honours": above}),
    )
    return tuple(line for line in lines if line.points)


def _honours(strain: Strain, deal: Deal) -> tuple[Line, ...]:
    counts, suit = honours_held(strain, deal), strain.suit
    if suit is None:
        return ace_honours(counts)
    return trump_honours(strain, counts, [seat for seat in SEATS if not deal[seat].length(suit)])


def _own_chicane(side: Side, value: int, void: Collection[Seat]) -> tuple[Line, ...]:
    """Return what the honours gain for hands of their own side without trumps."""
    count = CHICANE[1]
    return tuple(
        Line(
            side.seats, count * value, "whist.chicane.own", {"seat": seat.name, "count": count, "each": value}
        )
        for seat in side.seats
        if seat in void
    )


def _adverse_chicane(side: Side, worth: int, value: int, void: Collection[Seat]) -> tuple[Line, ...]:
    """Return what the honours lose, but never below 0, for hands of the opponents without trumps."""
    empty = [seat for seat in side.opponents.seats if seat in void]
    if not empty:
        return ()
    count = min(CHICANE[len(empty)], worth)
    points, facts = -count * value, {"count": count, "each": value}
    if len(empty) == 2:
        return (Line(side.seats, points, "whist.chicane.double", {"side": side.opponents.name, **facts}),)
    return (Line(side.seats, points, "whist.chicane.adverse", {"seat": empty[0].name, **facts}),)


def _holdings(counts: Mapping[Seat, int], *, of: int, least: int) -> list[tuple[Side, int, int]]:
    """Return the sides with `least` or more of the `of` honours: how many in all, and most in one hand."""
    if sum(counts.values()) != of:
        raise ParseError("score.honours.held", held=sum(counts.values()), of=of)
    by_side = {side: [counts.get(seat, 0) for seat in side.seats] for side in SIDES}
    return [(side, sum(hands), max(hands)) for side, hands in by_side.items() if sum(hands) >= least]


def _taker(tricks: Mapping[Side, int]) -> Side:
    """Return the side with more than six of the 13 tricks."""
    if sum(tricks.values()) != 13:
        raise ParseError("score.sum", tricks=sum(tricks.values()))
    return max(SIDES, key=lambda side: tricks.get(side, 0))
