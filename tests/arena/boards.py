"""Boards of a team match, worked by hand.

| board | vulnerable | open room, A NS | closed room, B NS | A's points | IMPs | at double dummy |
|---|---|---|---|---|---|---|
| 1 | none | 4S by N (A), 10 tricks of 10 | 3S by N (B), 9 of 10 | 420 − 140 | 7 | 420 − 170: 6 |
| 2 | NS | 2H by E (B), 7 of 8 | 2S by S (B), 8 of 7 | 50 − 110 | −2 | −110 + 100: 0 |
| 4 | both | passed out | 6NT by W (A), 9 of 12 | 0 − 300 | −7 | 1440: 16 |
"""

from chelem.arena.decision_times import DecisionTimes, TeamTimes
from chelem.arena.paired_board import PairedBoard, RoomResult, TricksGivenUp
from chelem.arena.teams import Team
from chelem.core.contracts import Contract
from chelem.core.seats import Side
from chelem.core.vulnerability import Vulnerability


def room(north_south, vulnerable, contract, *, contested=False, given_up=None):
    """Return a room from text such as `4S by N 10/9`: possible tricks, then those taken."""
    text, _, tricks = contract.rpartition(" ")
    possible, taken = map(int, tricks.split("/"))
    lost = TricksGivenUp(*given_up) if given_up else None
    return RoomResult(north_south, vulnerable, Contract.parse(text), possible, taken, contested, lost)


_NONE, _NS, _BOTH = Vulnerability.NONE, Vulnerability.NS, Vulnerability.BOTH
_QUICK, _LONG = DecisionTimes(10, 1.0, 0.5), DecisionTimes(30, 6.0, 2.0)

FIRST = PairedBoard(
    1,
    room(Team.A, _NONE, "4S by N 10/10", given_up=(1, 1, 0)),
    room(Team.B, _NONE, "3S by N 10/9", given_up=(0, 2, 1)),
    times=(TeamTimes(_QUICK, _LONG), TeamTimes(_QUICK, _QUICK)),
)
SECOND = PairedBoard(
    2,
    room(Team.A, _NS, "2H by E 8/7", contested=True, given_up=(0, 1, 0)),
    room(Team.B, _NS, "2S by S 7/8", contested=True, given_up=(0, 0, 1)),
    times=(TeamTimes(_LONG, _QUICK), TeamTimes(_QUICK, _QUICK)),
)
FOURTH = PairedBoard(
    4,
    RoomResult(Team.A, _BOTH),
    room(Team.B, _BOTH, "6NT by W 12/9", given_up=(0, 3, 0)),
    slam_sides=frozenset({Side.EW}),
)
BOARDS = (FIRST, SECOND, FOURTH)
