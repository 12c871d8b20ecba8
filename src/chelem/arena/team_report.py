"""One team's part in the result of a match: tricks given up, contracts, processor time."""

from collections.abc import Iterable
from dataclasses import dataclass

from chelem.arena.decision_times import TeamTimes
from chelem.arena.paired_board import ContractClass, PairedBoard, RoomResult
from chelem.arena.sample_mean import SampleMean
from chelem.arena.teams import TEAMS, Team, team_of
from chelem.core import Strain

DOWN_BADLY = 3
"""Undertricks from which a contract counts as a bad one."""


@dataclass(frozen=True, slots=True)
class StrainMeans:
    """Tricks given up a deal: in all contracts, in suits, and at notrump."""

    all: SampleMean
    suit: SampleMean
    notrump: SampleMean


@dataclass(frozen=True, slots=True)
class ContractCounts:
    """Numbers of contracts that a team declared.

    `makeable` contracts could be made double dummy, `down_badly` are those that failed by three tricks or
    more. `slam_chances` are the boards on which the team's side could make a slam double dummy.
    """

    declared: int
    doubled: int
    made: int
    makeable: int
    down_badly: int
    games: int
    games_makeable: int
    slams: int
    slams_makeable: int
    slam_chances: int


@dataclass(frozen=True, slots=True)
class TeamReport:
    """A team's tricks given up a deal, as leader, as declarer and in defence; its contracts; its time."""

    lead: StrainMeans
    declarer: StrainMeans
    defence: StrainMeans
    contracts: ContractCounts
    times: TeamTimes


def report_team(boards: Iterable[PairedBoard], team: Team) -> TeamReport:
    """Return a team's part in the result of these boards."""
    listed = tuple(boards)
    rooms = [room for board in listed for room in board.rooms if room.declaring is not None]
    own = [room for room in rooms if room.declaring is team]
    defended = [room for room in rooms if room.declaring is not team]
    chances = sum(
        team_of(side, room.north_south) is team
        for board in listed
        for room in board.rooms
        for side in board.slam_sides
    )
    return TeamReport(
        lead=_by_strain(defended, "lead"),
        declarer=_by_strain(own, "declarer"),
        defence=_by_strain(defended, "defence"),
        contracts=_count_contracts(own, chances),
        times=sum((board.times[TEAMS.index(team)] for board in listed), TeamTimes()),
    )


def _by_strain(rooms: Iterable[RoomResult], part: str) -> StrainMeans:
    """Return the tricks given up by one part of the play, a deal."""
    costs = [
        (room.contract.strain is Strain.NT, getattr(room.given_up, part))
        for room in rooms
        if room.contract is not None and room.given_up is not None
    ]
    suit, notrump = (
        SampleMean.of(cost for at_notrump, cost in costs if at_notrump is kind) for kind in (False, True)
    )
    return StrainMeans(SampleMean.of(cost for _, cost in costs), suit, notrump)


def _count_contracts(rooms: Iterable[RoomResult], slam_chances: int) -> ContractCounts:
    """Count the contracts that a team declared; without play, double dummy decides whether they were made."""
    listed = [
        (
            room.contract,
            room.possible,
            room.possible if room.tricks is None else room.tricks,
            room.contract_class,
        )
        for room in rooms
        if room.contract is not None
    ]
    makeable = [
        (contract_class, possible >= contract.tricks) for contract, possible, _, contract_class in listed
    ]
    games = [can for contract_class, can in makeable if contract_class is ContractClass.GAME]
    slams = [can for contract_class, can in makeable if contract_class is ContractClass.SLAM]
    return ContractCounts(
        declared=len(listed),
        doubled=sum(contract.stake > 1 for contract, *_ in listed),
        made=sum(tricks >= contract.tricks for contract, _, tricks, _ in listed),
        makeable=sum(can for _, can in makeable),
        down_badly=sum(contract.tricks - tricks >= DOWN_BADLY for contract, _, tricks, _ in listed),
        games=len(games),
        games_makeable=sum(games),
        slams=len(slams),
        slams_makeable=sum(slams),
        slam_chances=slam_chances,
    )
