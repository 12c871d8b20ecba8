"""All entries of an event's log: their codec, the schema and the documents are made from this list."""

from chelem.events.log.entries.calling import DirectorCalled
from chelem.events.log.entries.drawing import DrawsAssigned, RoundDrawn
from chelem.events.log.entries.entrants import (
    EntrantArrived,
    EntrantEntered,
    EntrantWithdrew,
    PlayerSubstituted,
    StandingSet,
)
from chelem.events.log.entries.fielding import PlayersFielded
from chelem.events.log.entries.match_rulings import MatchVoided, OpponentsMismatched
from chelem.events.log.entries.membership import (
    InvitationWithdrawn,
    MemberAdmitted,
    MemberInvited,
    MemberJoined,
    MemberRemoved,
    MembershipChanged,
)
from chelem.events.log.entries.opening import EventClosed, EventOpened
from chelem.events.log.entries.penalising import EntrantPenalised
from chelem.events.log.entries.planning import CellReplaced, EntrantsSeated, MovementPlanned
from chelem.events.log.entries.promising import BoardsCommitted, BoardsPledged, BoardsRevealed
from chelem.events.log.entries.publishing import RankingPublished
from chelem.events.log.entries.reporting import (
    ResultConfirmed,
    ResultCorrected,
    ResultDisputed,
    ResultReported,
)
from chelem.events.log.entries.rounds import (
    BoardTimed,
    BreakPlanned,
    RoundExtended,
    RoundPaused,
    RoundStarted,
)
from chelem.events.log.entries.ruling import BoardFouled, BoardRuled
from chelem.events.log.entries.undoing import EntryTakenBack
from chelem.events.log.event import EntryContent

ENTRIES: tuple[type[EntryContent], ...] = (
    EventOpened,
    EntrantEntered,
    EntrantArrived,
    EntrantWithdrew,
    StandingSet,
    MovementPlanned,
    EntrantsSeated,
    RoundStarted,
    RoundPaused,
    BoardTimed,
    RoundExtended,
    BreakPlanned,
    DrawsAssigned,
    DirectorCalled,
    ResultReported,
    ResultConfirmed,
    ResultDisputed,
    ResultCorrected,
    CellReplaced,
    PlayersFielded,
    BoardFouled,
    BoardRuled,
    MatchVoided,
    OpponentsMismatched,
    EntrantPenalised,
    PlayerSubstituted,
    RoundDrawn,
    RankingPublished,
    BoardsCommitted,
    BoardsPledged,
    MemberInvited,
    InvitationWithdrawn,
    MemberJoined,
    MemberAdmitted,
    MemberRemoved,
    MembershipChanged,
    BoardsRevealed,
    EventClosed,
    EntryTakenBack,
)
"""In the order of the log's schema."""
