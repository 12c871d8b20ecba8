from .competitor import ROBOT, Competitor, CompetitorId
from .entrant import Entrant
from .event_results import EventResults
from .explaining import explain_board, explain_entrant
from .files.files import read_event, write_event
from .files.names_csv import ListedEntrant, ListedPerson, read_names_csv
from .key_holder import KeyHolder
from .log.author import PROGRAM, Author
from .log.event import Event, EventEntry
from .log.log_file import is_event_log, read_event_log, write_event_log
from .log.section import EventSection
from .log.state import EventState
from .match_rulings import MismatchedEntrant, VoidMatch
from .matches import score_matches
from .outcome import (
    PASSED_OUT,
    ArtificialScore,
    Award,
    LineOutcome,
    NotPlayed,
    PlayedScore,
    SplitScore,
    WeightedScore,
)
from .ranking import RankedEntrant, Ranking, rank_as_one, rank_event
from .settings import PROFILES, ScoringSettings, find_profile
from .solved_board import SolvedBoard
from .traveller import Traveller, TravellerLine
from .typed_result import TypedResult
from .withdrawals import arrive_late, award_missing, withdraw

__all__ = [
    "PASSED_OUT",
    "PROFILES",
    "PROGRAM",
    "ROBOT",
    "ArtificialScore",
    "Author",
    "Award",
    "Competitor",
    "CompetitorId",
    "Entrant",
    "Event",
    "EventEntry",
    "EventResults",
    "EventSection",
    "EventState",
    "KeyHolder",
    "LineOutcome",
    "ListedEntrant",
    "ListedPerson",
    "MismatchedEntrant",
    "NotPlayed",
    "PlayedScore",
    "RankedEntrant",
    "Ranking",
    "ScoringSettings",
    "SolvedBoard",
    "SplitScore",
    "Traveller",
    "TravellerLine",
    "TypedResult",
    "VoidMatch",
    "WeightedScore",
    "arrive_late",
    "award_missing",
    "explain_board",
    "explain_entrant",
    "find_profile",
    "is_event_log",
    "rank_as_one",
    "rank_event",
    "read_event",
    "read_event_log",
    "read_names_csv",
    "score_matches",
    "withdraw",
    "write_event",
    "write_event_log",
]
