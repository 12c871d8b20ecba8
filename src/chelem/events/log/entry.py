"""An entry of an event's log."""

from dataclasses import dataclass

from chelem.events.log.author import Author
from chelem.events.log.directing import (
    BoardFouled,
    BoardRuled,
    BoardTimed,
    BreakPlanned,
    DirectorCalled,
    DrawsAssigned,
    EntrantPenalised,
    EntryTakenBack,
    MatchVoided,
    OpponentsMismatched,
    RoundExtended,
    RoundPaused,
    RoundStarted,
)
from chelem.events.log.membership import (
    InvitationWithdrawn,
    MemberAdmitted,
    MemberInvited,
    MemberJoined,
    MemberRemoved,
    MembershipChanged,
)
from chelem.events.log.organising import (
    EntrantArrived,
    EntrantEntered,
    EntrantsSeated,
    EntrantWithdrew,
    EventClosed,
    EventOpened,
    MovementPlanned,
    PlayerSubstituted,
    StandingSet,
)
from chelem.events.log.publishing import (
    BoardsCommitted,
    BoardsPledged,
    BoardsRevealed,
    RankingPublished,
    RoundDrawn,
)
from chelem.events.log.reporting import (
    CellReplaced,
    PlayersFielded,
    ResultConfirmed,
    ResultCorrected,
    ResultDisputed,
    ResultReported,
)

EntryContent = (
    EventOpened
    | EntrantEntered
    | EntrantArrived
    | EntrantWithdrew
    | StandingSet
    | MovementPlanned
    | EntrantsSeated
    | RoundStarted
    | RoundPaused
    | BoardTimed
    | RoundExtended
    | BreakPlanned
    | DrawsAssigned
    | DirectorCalled
    | ResultReported
    | ResultConfirmed
    | ResultDisputed
    | ResultCorrected
    | CellReplaced
    | PlayersFielded
    | BoardFouled
    | BoardRuled
    | MatchVoided
    | OpponentsMismatched
    | EntrantPenalised
    | PlayerSubstituted
    | RoundDrawn
    | RankingPublished
    | BoardsCommitted
    | BoardsPledged
    | MemberInvited
    | InvitationWithdrawn
    | MemberJoined
    | MemberAdmitted
    | MemberRemoved
    | MembershipChanged
    | BoardsRevealed
    | EventClosed
    | EntryTakenBack
)
"""What an entry may say."""


@dataclass(frozen=True, slots=True)
class EventEntry:
    """Its content, who wrote it on which device, and when (UTC, ISO 8601; ignored by the fold).

    `version` counts the entries of a log from 0. `client` is the sender's own id of the entry: what the
    same author sends again after a lost connection is recognised by it; empty for the program's own entries.
    """

    version: int
    content: EntryContent
    author: Author
    device: str = ""
    client: str = ""
    at: str = ""
