from .arrow_switch import arrow_switch, best_switch
from .balance import CompetitionSums, balance, competition
from .board_travel import BoardTravel, follow_boards
from .cell import Cell
from .directions import best_directions
from .files.movement_file import (
    BrokenMovement,
    MovementFile,
    breach_facts,
    check_movement,
    movement_title,
    playable_movements,
    read_movements,
)
from .files.movement_json import movement_json
from .generators.american_whist import american_whist
from .generators.barometer import barometer
from .generators.hesitation import hesitation
from .generators.howell import howell
from .generators.individual import individual, rainbow
from .generators.mitchell import MitchellForm, mitchell
from .generators.round_robin import round_robin
from .generators.rover import rover
from .generators.web import web
from .itinerary import Itinerary, Stop, itineraries
from .joined_sections import joined_sections, numbered_on
from .laws import Breach, breaches
from .movement import EventKind, Movement, entrants_of
from .proposals.proposals import Proposal, propose
from .proposals.section_sizes import section_letter
from .proposals.wish import MINUTES_A_BOARD, Wish, rounds_in

__all__ = [
    "MINUTES_A_BOARD",
    "BoardTravel",
    "Breach",
    "BrokenMovement",
    "Cell",
    "CompetitionSums",
    "EventKind",
    "Itinerary",
    "MitchellForm",
    "Movement",
    "MovementFile",
    "Proposal",
    "Stop",
    "Wish",
    "american_whist",
    "arrow_switch",
    "balance",
    "barometer",
    "best_directions",
    "best_switch",
    "breach_facts",
    "breaches",
    "check_movement",
    "competition",
    "entrants_of",
    "follow_boards",
    "hesitation",
    "howell",
    "individual",
    "itineraries",
    "joined_sections",
    "mitchell",
    "movement_json",
    "movement_title",
    "numbered_on",
    "playable_movements",
    "propose",
    "rainbow",
    "read_movements",
    "round_robin",
    "rounds_in",
    "rover",
    "section_letter",
    "web",
]
