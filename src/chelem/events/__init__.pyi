from .entrant import Entrant
from .event_results import EventResults
from .explaining import explain_entrant, explain_line
from .files.files import read_event, write_event
from .matches import score_matches
from .outcome import PASSED_OUT, Artificial, Award, NotPlayed, Outcome, Split, TableScore, Weighted
from .ranking import RankedEntrant, Ranking, rank
from .settings import PROFILES, ScoringSettings, find_profile
from .traveller import Traveller, TravellerLine
from .withdrawals import award_missing, withdraw

__all__ = [
    "PASSED_OUT",
    "PROFILES",
    "Artificial",
    "Award",
    "Entrant",
    "EventResults",
    "NotPlayed",
    "Outcome",
    "RankedEntrant",
    "Ranking",
    "ScoringSettings",
    "Split",
    "TableScore",
    "Traveller",
    "TravellerLine",
    "Weighted",
    "award_missing",
    "explain_entrant",
    "explain_line",
    "find_profile",
    "rank",
    "read_event",
    "score_matches",
    "withdraw",
    "write_event",
]
