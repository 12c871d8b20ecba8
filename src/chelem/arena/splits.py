"""The ways to divide the boards of a team match into parts, each a whole number of boards."""

from collections.abc import Callable, Iterable, Mapping

from chelem.arena.first_difference import FirstDifference
from chelem.arena.paired_board import ContractClass, PairedBoard
from chelem.arena.sample_mean import SampleMean
from chelem.arena.teams import Team
from chelem.core import FrozenMap

Split = Callable[[PairedBoard], str]
"""A function that names the part to which a board belongs."""


def by_auction(board: PairedBoard) -> str:
    """Contested if both sides called something other than pass, in either room."""
    return "contested" if any(room.contested for room in board.rooms) else "uncontested"


def by_contract(board: PairedBoard) -> str:
    """The same contract in both rooms, by the same declarer, or two different ones."""
    return "same" if board.open.contract == board.closed.contract else "different"


def by_declarer(board: PairedBoard) -> str:
    """Who declared: the same side at both tables, hence each team once, or one team at both."""
    declaring = [room.declaring for room in board.rooms]
    if None in declaring:
        return "passed_out"
    if declaring[0] is not declaring[1]:
        return "same_side"
    return "a_twice" if declaring[0] is Team.A else "b_twice"


def by_level(board: PairedBoard) -> str:
    """The highest level reached in either room."""
    classes = [room.contract_class for room in board.rooms]
    return next(
        contract_class for contract_class in reversed(ContractClass) if contract_class in classes
    ).value


def by_slam(board: PairedBoard) -> str:
    """Which team bid a slam with its cards."""
    return _who_reached(board, ContractClass.SLAM)


def by_game(board: PairedBoard) -> str:
    """Which team bid a game or more with its cards."""
    return _who_reached(board, ContractClass.GAME)


def by_vulnerability(board: PairedBoard) -> str:
    """How many sides were vulnerable."""
    return ("none", "one", "both")[len(board.open.vulnerable.sides)]


def by_first_difference(board: PairedBoard) -> str:
    """Where the two auctions part."""
    return board.first_difference.value


SPLITS: Mapping[str, Split] = FrozenMap(
    {
        "auction": by_auction,
        "first_difference": by_first_difference,
        "contract": by_contract,
        "declarer": by_declarer,
        "level": by_level,
        "slam": by_slam,
        "game": by_game,
        "vulnerability": by_vulnerability,
    }
)

PARTS: Mapping[str, tuple[str, ...]] = FrozenMap(
    {
        "auction": ("contested", "uncontested"),
        "first_difference": tuple(place.value for place in FirstDifference),
        "contract": ("same", "different"),
        "declarer": ("same_side", "a_twice", "b_twice", "passed_out"),
        "level": ("slam", "game", "part_score", "passed_out"),
        "slam": ("a_only", "b_only", "both", "neither"),
        "game": ("a_only", "b_only", "both", "neither"),
        "vulnerability": ("none", "one", "both"),
    }
)
"""The parts of each split, in the order in which they are shown."""


def scores_by_part(boards: Iterable[PairedBoard]) -> dict[str, dict[str, SampleMean]]:
    """Return team A's result a board in each part of each split."""
    listed = tuple(boards)
    return {
        name: {
            part: SampleMean.of(board.swing for board in listed if split(board) == part)
            for part in PARTS[name]
        }
        for name, split in SPLITS.items()
    }


def _who_reached(board: PairedBoard, wanted: ContractClass) -> str:
    """Return which team declared a contract of that class or a higher one."""
    reached = {room.declaring for room in board.rooms if room.contract_class.reaches(wanted)}
    if not reached:
        return "neither"
    if len(reached) == 2:
        return "both"
    return "a_only" if Team.A in reached else "b_only"
