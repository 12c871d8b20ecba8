from .american_whist import american_whist
from .arrow_switch import arrow_switch, best_switch
from .balance import CompetitionSums, balance, competition
from .barometer import barometer
from .board_travel import BoardTravel, follow_boards
from .cell import Cell
from .directions import best_directions
from .hesitation import hesitation
from .howell import howell
from .individual import individual, rainbow
from .itinerary import Itinerary, Stop, itineraries
from .joined_sections import joined_sections, numbered_on
from .laws import Breach, breaches
from .mitchell import MitchellForm, mitchell
from .movement import EventKind, Movement
from .movement_file import (
    BrokenMovement,
    MovementFile,
    breach_facts,
    check_movement,
    movement_title,
    playable_movements,
    read_movements,
)
from .movement_json import movement_json
from .proposals import Proposal, propose
from .round_robin import round_robin
from .rover import rover
from .section_sizes import section_letter
from .web import web
from .wish import Wish, rounds_in

__all__ = [
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
